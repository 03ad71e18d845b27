// Beside each number of a pack, income tax neither falls nor jumps, but where the law itself does.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { catalogue } from '#catalogue/index.ts';
import type { InputValues } from '#catalogue/declare/define.ts';
import { createEvaluator } from '#catalogue/run/evaluate.ts';
import { regionsOf } from '#catalogue/law/fields.ts';
import { packs } from '#law/packs.ts';

const incomeTax = catalogue.find(({ id }) => id === 'income-tax')!;
const { evaluate } = createEvaluator(incomeTax);
const place = Object.keys(incomeTax.output).indexOf('tax');

/** In cents. */
const taxOf = (values: InputValues) => Number(evaluate(values, 2)[place]);

/** Numbers that may be amounts. */
function amountsIn(value: unknown): readonly number[] {
  if (typeof value === 'number') return value > 100 ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(amountsIn) : [];
}

const calendar = ['2024', '2025', '2026'];
const split = ['2024-25', '2025-26', '2026-27'];
const married = { filing_status: 'married_joint' };
/** What the law adds to an amount before it applies an edge, or how often it applies that. */
const shifts: Readonly<Record<string, (edge: number) => readonly number[]>> = {
  IN: (edge) => [edge, edge + 50_000, edge + 75_000],
  DE: (edge) => [edge, 2 * edge],
};
const cases: readonly (readonly [
  country: string,
  years: readonly string[],
  variants: readonly InputValues[],
  rounding: number,
])[] = [
  ['US', calendar, [{}, married, { age_at_year_end: 70 }, { filing_status: 'head_of_household' }], 1],
  ['GB', split, [{}, { region: 'SCT' }], 45],
  ['IN', split, [{}, { tax_regime: 'old' }, { tax_regime: 'old', age_at_year_end: 65 }], 1_000],
  ['DE', calendar, [{}, married], 211],
  ['CA', calendar, regionsOf('CA').map((region) => ({ region })), 2],
  ['AU', split, [{}], 2],
];

describe('at each number of the law of income tax', () => {
  for (const [country, years, variants, rounding] of cases) {
    const pack = packs.find(({ id }) => id === `${country.toLowerCase()}-income-tax`)!;
    const edges = amountsIn(
      Object.values(pack.figures).map(({ values }) => values.map(({ value }) => value)),
    );
    const places = [...new Set(edges)].flatMap(shifts[country] ?? ((edge) => [edge]));
    const incomes = places.flatMap((edge) =>
      [-1, 0, 1].map((cents) => (Math.round(edge * 100) + cents) / 100),
    );
    const ascending = incomes.filter((income) => income < 1e8).toSorted((one, other) => one - other);

    test(`${country} never falls, and rises by at most what the law rounds to`, () => {
      const cliffs = new Set<string>();
      for (const tax_year of years) {
        for (const variant of variants) {
          let [before, below] = [0, 0];
          for (const annual_income of ascending) {
            const tax = taxOf({ country, tax_year, ...variant, annual_income });
            const at = `${country} ${tax_year} ${JSON.stringify(variant)} ${annual_income}`;
            assert.ok(tax >= below, at);
            if (annual_income - before < 0.011 && tax - below > rounding)
              cliffs.add(`${annual_income} ${tax - below}`);
            [before, below] = [annual_income, tax];
          }
        }
      }
      assert.deepEqual([...cliffs], []);
    });
  }

  test('the cliffs of the law are there: a rebate that ends, and a credit that falls by 50 for each 1,000', () => {
    const india = { country: 'IN', tax_year: '2026-27', tax_regime: 'old' };
    // 500,000 after the deduction of 50,000, rounded to tens: below 5 it is rounded down.
    assert.deepEqual(
      [550_004.99, 550_005].map((annual_income) => taxOf({ ...india, annual_income })),
      [0, 1_300_000],
    );
    const parent = { country: 'US', tax_year: '2026', dependent_count: 2 };
    const [at, above] = [200_000, 200_000.01].map((annual_income) => taxOf({ ...parent, annual_income }));
    assert.equal(above! - at!, 5_000);
  });
});
