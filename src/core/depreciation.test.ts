import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ballArithmetic as a } from './ball.ts';
import { bookValuesOf, depreciationYears, type DepreciationMethod } from './depreciation.ts';

// Expected values: the examples that Microsoft documents with Excel's functions SLN, SYD, DB, DDB and VDB.
const examples = [
  ['straight-line', 30000, 7500, 10, 12, 1, 2250],
  ['sum-of-years', 30000, 7500, 10, 12, 1, 4090.91],
  ['sum-of-years', 30000, 7500, 10, 12, 10, 409.09],
  ['declining-balance', 1000000, 100000, 6, 7, 1, 186083.33],
  ['declining-balance', 1000000, 100000, 6, 7, 2, 259639.42],
  ['declining-balance', 1000000, 100000, 6, 7, 7, 15845.1],
  ['double-declining', 2400, 300, 10, 12, 1, 480],
  ['double-declining', 2400, 300, 10, 12, 10, 22.12],
  ['variable-declining', 2400, 300, 10, 12, 1, 480],
] as const satisfies readonly (readonly [
  DepreciationMethod,
  number,
  number,
  number,
  number,
  number,
  number,
])[];

describe('depreciation', () => {
  for (const [method, cost, salvage, life, firstMonths, year, expected] of examples) {
    test(`of year ${year}, ${method}, is ${expected}`, () => {
      const asset = { cost: a.of(cost), salvage: a.of(salvage), life, method, firstMonths, factor: a.of(2) };
      const bookValueAfter = bookValuesOf(a, asset);
      const loss = a.subtract(bookValueAfter(year - 1), bookValueAfter(year));
      assert.equal(a.round(loss, 2), Math.round(expected * 100));
    });
  }

  test('lasts a year longer when the first one is not whole', () => {
    assert.equal(depreciationYears({ life: 6, firstMonths: 7 }), 7);
    assert.equal(depreciationYears({ life: 6, firstMonths: 12 }), 6);
  });
});
