// docs/equations.md has the grammar; what it shows is what the language reads.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { builtIn, library } from './library.ts';
import { readProgram } from './program.ts';
import type { Inputs } from './tree.ts';

const text = readFileSync(new URL('../../../../docs/equations.md', import.meta.url), 'utf8');
const examples = [...text.matchAll(/^```text\n([^`]*)^```$/gm)].map(([, block]) => block!);

const number = { kind: 'number', isWhole: false, minimum: 0, maximum: 1e6, default: undefined } as const;
const kind = { kind: 'word', options: ['card', 'loan'], numbers: undefined, default: undefined } as const;
const inputs: Inputs = {
  principal: number,
  annual_rate: number,
  years: { ...number, isWhole: true, maximum: 40 },
  extra_payment: { ...number, isOptional: true },
  cash_flows: { kind: 'list', item: number, fields: {}, maxItems: 100, default: undefined },
  debts: {
    kind: 'list',
    item: undefined,
    fields: { balance: number, kind },
    maxItems: 100,
    default: undefined,
  },
};

describe('docs/equations.md', () => {
  test('has examples', () => assert.equal(examples.length, 5));

  for (const example of examples) {
    test(`${example.split('\n')[0]} … is read`, () => {
      assert.ok(readProgram(example, inputs, []).statements.length >= 2);
    });
  }

  test('names every function', () => {
    for (const name of [...Object.keys(builtIn), ...library.keys()])
      assert.ok(text.includes(`\`${name}(`), name);
  });
});
