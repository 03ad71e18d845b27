// The figures of the law, typed once more from another source, equal those of the packs.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { catalogue } from '#catalogue/index.ts';
import { figuresNamed } from '#law/find-row.ts';
import { rowAt } from '#law/pack.ts';
import { packs } from '#law/packs.ts';

interface Transcribed {
  /** The last year, where it is not that of all. */
  readonly last?: number;
  readonly sources: readonly string[];
  /** By the year from which it holds. */
  readonly values: Readonly<Record<string, unknown>>;
}

interface Country {
  readonly last: number;
  readonly sources: Readonly<Record<string, string>>;
  readonly packs: Readonly<Record<string, Readonly<Record<string, Transcribed>>>>;
}

const countries = ['au', 'ca', 'de', 'gb', 'in', 'us'].map((code): Country => {
  const file = new URL(`../../golden/law/${code}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Country;
});
const transcribed = countries.flatMap((country) =>
  Object.entries(country.packs).map(([name, figures]) => ({ country, id: name.replace('/', '-'), figures })),
);
const packOf = (id: string) => packs.find((pack) => pack.id === id) ?? assert.fail(id);

describe('a figure of the law in golden/law', () => {
  for (const { country, id, figures } of transcribed) {
    test(`equals that of the pack ${id} in each year`, () => {
      const pack = packOf(id);
      for (const [name, { values, last = country.last }] of Object.entries(figures)) {
        const years = Object.keys(values).map(Number);
        for (let year = Math.min(...years); year <= last; year++) {
          const value = values[Math.max(...years.filter((one) => one <= year))];
          for (const day of [`${year}${pack.from.slice(4)}`, lastDay(year, pack.from)]) {
            const row = rowAt(pack.figures[name] ?? assert.fail(`${id} has no ${name}`), day);
            assert.deepEqual(row?.value, value, `${id} ${name} ${day}`);
          }
        }
      }
    });
  }

  test('names sources that its file has, each of which is named', () => {
    for (const { sources, packs: own } of countries) {
      const named = Object.values(own).flatMap((figures) =>
        Object.values(figures).flatMap((one) => one.sources),
      );
      assert.deepEqual([...new Set(named)].toSorted(), Object.keys(sources).toSorted());
    }
  });
});

test('every figure that income tax, pay and social security read is in golden/law', () => {
  for (const id of ['income-tax', 'take-home-pay', 'social-security']) {
    const read = catalogue.find((one) => one.id === id)!.figures ?? {};
    const names = Object.entries(read).filter(([, figure]) => figure.isLaw === true);
    assert.ok(names.length > 0, id);
    for (const { id: packId, figures } of transcribed) {
      const pack = packOf(packId);
      for (const [name] of names) {
        for (const figure of figuresNamed([pack], name)) {
          const own = Object.keys(pack.figures).find((one) => pack.figures[one] === figure)!;
          // A name may end in that of a part of a figure, which this one need not have.
          const part = name.slice(own.length + 1);
          if (name.startsWith(`${own}_`) && !JSON.stringify(figure.values).includes(`"${part}":`)) continue;
          assert.ok(Object.hasOwn(figures, own), `${packId} ${own}`);
        }
      }
    }
  }
});

/** Of a tax year; the packs begin with the first day of one. */
function lastDay(year: number, first: string): string {
  const end = Date.parse(`${year + 1}${first.slice(4)}`) - 86_400_000;
  return new Date(end).toISOString().slice(0, 10);
}
