import assert from 'node:assert/strict';
import { test } from 'node:test';
import { catalogue } from '#catalogue/index.ts';
import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { valuesAround } from '#portal/calculator/form/around.ts';

function around(id: string, field: string, value: number): string {
  const { input } = (catalogue as readonly AnyCalculator[]).find((one) => one.id === id)!;
  return valuesAround(input[field]!, value, 5).join(' ');
}

test('values around one are those that people would try, within the bounds of the field', () => {
  for (const [id, field, value, expected] of [
    ['emi', 'tenure_months', 360, '240 300 360 420 480'],
    ['emi', 'tenure_months', 84, '60 72 84 96 108'],
    ['emi', 'tenure_months', 36, '24 30 36 42 48'],
    ['emi', 'tenure_months', 3, '1 2 3 4 5'],
    ['mortgage', 'loan_term', 30, '20 25 30 35 40'],
    ['cagr', 'years', 5, '3 4 5 6 7'],
    ['implied-volatility', 'years_to_expiration', 0.25, '0.2 0.225 0.25 0.275 0.3'],
    ['mortgage', 'interest_rate', 7, '5 6 7 8 9'],
    ['mortgage', 'interest_rate', 0, '0 1 2 3 4'],
    ['emi', 'principal', 100_000, '80000 90000 100000 110000 120000'],
    ['ppf', 'annual_deposit', 150_000, '70000 90000 110000 130000 150000'],
  ] as const)
    assert.equal(around(id, field, value), expected, `${id}: ${field} ${value}`);
});
