// Published examples: the law as authorities and others print it. Where a published figure follows another
// rounding, the difference is named, and the value of the statute stands beside it.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { catalogue } from '#catalogue/index.ts';
import { calculate } from '#library/engine.ts';

interface Published {
  readonly calculator: string;
  readonly input: Readonly<Record<string, unknown>>;
  /** By names of the reply. */
  readonly published: Readonly<Record<string, number>>;
  /** What the program answers where it differs. */
  readonly exact?: Readonly<Record<string, number>>;
  readonly difference?: string;
  readonly source: string;
}

const text = readFileSync(new URL('published.json', import.meta.url), 'utf8');
const all = JSON.parse(text) as readonly Published[];
const ids = new Set(catalogue.map(({ id }) => id));

describe('published examples', () => {
  for (const { calculator, input, published, exact = {}, difference, source } of all) {
    test(`${calculator} ${JSON.stringify(input).slice(0, 120)}: ${source.slice(0, 80)}`, () => {
      assert.ok(ids.has(calculator));
      assert.equal(difference === undefined, Object.keys(exact).length === 0);
      const reply = calculate(calculator, input) as Readonly<Record<string, unknown>>;
      for (const [name, value] of Object.entries({ ...published, ...exact }))
        assert.equal(reply[name], value, name);
    });
  }
});
