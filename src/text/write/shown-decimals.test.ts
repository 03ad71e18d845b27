import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  fractional,
  money,
  percentage,
  precise,
  quote,
  type OutputField,
} from '#catalogue/declare/fields.ts';
import { numberFormatsOf } from './number-formats.ts';
import { cellText, valueText } from './result-text.ts';
import { columnDecimals } from './shown-decimals.ts';

const context = {
  naming: { label: (name: string) => name },
  reader: numberFormatsOf('en-US'),
  currency: 'USD',
};

/** What a person reads of an exact result. */
const table: readonly (readonly [OutputField, exact: string, shown: string])[] = [
  [percentage('Total return', 'percent'), '1.7106', '1.71%'],
  [percentage('Share', 'percent'), '0.0347', '0.0347%'],
  [percentage('Share', 'percent'), '25', '25%'],
  [percentage('Annual percentage rate'), '7.2291', '7.23% per year'],
  [fractional('Months covered', 'months'), '6.6667', '6.7 months'],
  [fractional('Months covered', 'months'), '0.25', '0.25 months'],
  [precise(fractional('Price of a share', 'currency')), '4.759422', '$4.7594'],
  [precise(fractional('Price of a coin', 'currency')), '0.000123456', '$0.000123'],
  [fractional('Average cost', 'currency'), '12.5', '$12.50'],
  [money('Total'), '1234.5', '$1,234.50'],
  [quote('Clean price per 100 of face value'), '108.175717', '108.1757'],
  [fractional('Convexity', 'number'), '75.4725', '75.473'],
  [fractional('Profitability index', 'ratio'), '1.7346', '1.735'],
  [fractional('Beta', 'ratio'), '-0.8316', '-0.832'],
];

test('results have the decimals that people read', () => {
  for (const [output, exact, shown] of table) assert.equal(valueText(output, exact, context), shown);
});

test('steps have all decimals', () => {
  for (const [output, exact] of table.slice(0, 4)) {
    assert.ok(valueText(output, exact, { ...context, isExact: true }).startsWith(`${exact}%`));
  }
});

test('a rate in a table has its sign alone, as the heading says what it is of', () => {
  assert.equal(cellText(percentage('Annual percentage rate'), '6.5612', context), '6.56%');
  assert.equal(cellText(fractional('Months covered', 'months'), '6.6667', context), '6.7 months');
});

test('the numbers of a column have the same decimals, those of the number that needs most', () => {
  for (const [output, exact, shown] of [
    [fractional('Current ratio', 'ratio'), ['1.7', '1.7146', '2'], ['1.700', '1.715', '2.000']],
    [percentage('Rate'), ['5', '4.25'], ['5.00%', '4.25%']],
    [percentage('Rate'), ['5', '0.0137'], ['5.00%', '0.0137%']],
    [percentage('Rate'), ['5', '40'], ['5%', '40%']],
    [fractional('Price per unit', 'currency'), ['12.5', '12.3456'], ['$12.5000', '$12.3456']],
  ] as const) {
    const own = { ...context, minDecimals: columnDecimals(output, exact) };
    assert.deepEqual(
      exact.map((one) => cellText(output, one, own)),
      shown,
    );
  }
});
