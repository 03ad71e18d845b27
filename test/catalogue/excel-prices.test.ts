import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { bond } from '#catalogue/calculators/investing/bond.ts';
import type { InputValues } from '#catalogue/declare/define.ts';
import { createReply } from '#calculate/result/result.ts';

const { columns, rows } = JSON.parse(readFileSync(new URL('excel-prices.json', import.meta.url), 'utf8')) as {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
};
const reply = createReply(bond);
const calculate = (input: InputValues) => JSON.parse(reply(input)) as Record<string, number>;

describe('a bond costs what Excel recorded', () => {
  for (const row of rows) {
    const { clean_price: expected, ...input } = Object.fromEntries(
      columns.map((column, place) => [column, row[place]!]),
    );
    test(JSON.stringify(input), () => {
      assert.ok(Math.abs(calculate(input)['clean_price_per_100']! - Number(expected)) <= 1e-6);
    });
  }
});

test('a bond that yields its coupon is at par on the date of a coupon, by every day count', () => {
  for (const day_count_convention of [
    'thirty_360',
    'thirty_e_360',
    'actual_360',
    'actual_365',
    'actual_actual',
  ])
    for (const coupon_frequency of ['annually', 'semiannually', 'quarterly']) {
      const { clean_price, dirty_price, macaulay_duration } = calculate({
        coupon_rate: 5,
        yield_to_maturity: 5,
        settlement_date: '2024-01-15',
        maturity_date: '2025-01-15',
        coupon_frequency,
        day_count_convention,
      });
      assert.deepEqual([clean_price, dirty_price], [100, 100]);
      if (coupon_frequency === 'annually') assert.equal(macaulay_duration, 1);
    }
});

test('in the last coupon period, durations and convexity are those of the price by simple interest', () => {
  const at = (yield_to_maturity: number) =>
    calculate({
      face_value: 1e9,
      coupon_rate: 0,
      yield_to_maturity,
      settlement_date: '1992-12-03',
      maturity_date: '1993-07-18',
      coupon_frequency: 'annually',
      day_count_convention: 'actual_365',
    });
  const [below, price, above] = [at(24.99), at(25), at(25.01)].map((reply) => reply['dirty_price']!);
  const slope = (below! - above!) / (2 * price! * 0.0001);
  const bend = (above! - 2 * price! + below!) / (price! * 0.0001 ** 2);
  const { modified_duration, convexity } = at(25);
  assert.ok(Math.abs(modified_duration! - slope) < 1e-4, `${modified_duration} and ${slope}`);
  assert.ok(Math.abs(convexity! - bend) < 1e-2, `${convexity} and ${bend}`);
});

test('the clean price and accrued interest that are shown add up to the dirty price', () => {
  for (let cents = 0; cents < 200; cents++) {
    const { clean_price, accrued_interest, dirty_price } = calculate({
      coupon_rate: 4.75 + cents / 100,
      yield_to_maturity: 5.1,
      years_to_maturity: 7.3,
    });
    assert.equal(Math.round((clean_price! + accrued_interest!) * 100) / 100, dirty_price);
  }
});
