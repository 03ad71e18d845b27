import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { catalogue } from '#catalogue/index.ts';
import { rulesOf } from '#catalogue/run/rules.ts';
import { merge } from '#currency/table/merge.ts';
import { rate } from '#currency/table/rate-table.ts';
import { snapshot } from '#currency/table/snapshot.ts';
import { createInputCheck } from '#calculate/check/validation.ts';
import { convertSizes } from '#portal/reader/amount-sizes.ts';
import { paidCurrencies } from '#portal/reader/currency-labels.ts';

test('an example of a dollar is worth between 5 cents and 4 dollars in every currency', () => {
  const table = merge(snapshot);
  const { input } = catalogue.find(({ id }) => id === 'mortgage')!;
  for (const { code } of paidCurrencies) {
    const units = rate(table, 'USD', code);
    if (units === undefined) continue;
    const { home_price: price } = convertSizes(input, { home_price: 1, currency: 'USD' }, code);
    const worth = Number(price) / Number(units);
    assert.ok(worth > 0.05 && worth < 4, `${code}: ${worth}`);
  }
});

test('every example is accepted in every size', () => {
  for (const calculator of catalogue as readonly AnyCalculator[]) {
    const { id, input, examples } = calculator;
    if (input['currency'] === undefined) continue;
    const check = createInputCheck(input, rulesOf(calculator));
    for (const code of ['USD', 'INR', 'JPY', 'KRW', 'VND', 'IRR', 'KWD']) {
      const values = convertSizes(input, examples[0].input, code);
      assert.equal(values['currency'], code);
      assert.equal(check(values), undefined, `${id} in ${code}`);
    }
  }
});

test('amounts change alone, in lists and records too, by fewer zeros where a field would not allow them', () => {
  const sizesOf = (id: string, code: string) => {
    const { input, examples } = catalogue.find((one) => one.id === id)!;
    return convertSizes(input, examples[0].input, code);
  };
  assert.deepEqual(sizesOf('npv', 'JPY')['cash_flows'], [-4_000_000, 500_000, 800_000, 1_200_000, 3_000_000]);
  assert.deepEqual(sizesOf('stock-average', 'KRW')['purchases'], [
    { shares: 100, price: 50_000 },
    { shares: 50, price: 38_000, fee: 5000 },
  ]);
  // Ten thousand times 600 million would be above the bound of 1e12.
  assert.equal(sizesOf('wacc', 'VND')['equity_value'], 600_000_000_000);
});
