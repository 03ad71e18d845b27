import assert from 'node:assert/strict';
import { test } from 'node:test';
import { catalogue } from '#catalogue/index.ts';
import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { isWantedLow } from './goals.ts';

const isLow = (id: string, output: string) =>
  isWantedLow(output, (catalogue as readonly AnyCalculator[]).find((one) => one.id === id)!.output[output]!);

test('a goal is at most what is paid, owed, risked or lost, and at least what is received', () => {
  for (const [id, output] of [
    ['debt-to-income', 'back_end_dti'],
    ['auto-lease', 'monthly_depreciation'],
    ['closing-cost', 'loan_amount'],
    ['cash-on-cash', 'cash_invested'],
    ['currency-exchange', 'spread_pct'],
    ['risk-metrics', 'tracking_error'],
    ['wacc', 'cost_of_debt_rate_after_tax'],
    ['vat', 'vat_amount'],
    ['inflation', 'price_increase'],
  ] as const)
    assert.ok(isLow(id, output), `${id} ${output}`);
  for (const [id, output] of [
    ['annuity-payout', 'payment'],
    ['annuity-payout', 'total_paid'],
    ['home-equity', 'max_loan_amount'],
    ['mortgage-affordability', 'back_end_dti'],
    ['apr-apy', 'rate_spread_pct'],
    ['depreciation', 'depreciation'],
    ['capital-gains', 'gain_after_tax'],
  ] as const)
    assert.ok(!isLow(id, output), `${id} ${output}`);
});
