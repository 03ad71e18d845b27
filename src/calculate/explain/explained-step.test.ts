import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  conditionOf,
  describeRows,
  isNumber,
  replaceNumbers,
  signBefore,
  splitCases,
} from './explained-step.ts';
import { shortNumber } from './shown-number.ts';

const step = { symbol: 'x', meaning: '', equation: 'a/b' };

describe('a step as people write it', () => {
  test('says when its case was taken', () => {
    const cases = '0 if a = 0; sum(k = 1…n, k if k < a) if b > 1 or c = 2; a/b otherwise';
    assert.deepEqual(conditionOf({ ...step, condition: 'b > 1', cases }), { word: 'if', condition: 'b > 1' });
    assert.deepEqual(conditionOf({ ...step, condition: 'otherwise', cases }), {
      word: 'unless',
      condition: 'a = 0 or b > 1 or c = 2',
    });
    // The options of choices have left this case alone.
    assert.equal(conditionOf({ ...step, condition: 'otherwise' }), undefined);
    assert.equal(conditionOf(step), undefined);
    assert.equal(conditionOf({ ...step, equation: 'x', condition: 'x is given' }), undefined);
  });

  test('has its cases apart from the conditions of sums', () => {
    assert.deepEqual(splitCases('sum(k = 1…n, k if k < 2)'), [
      { value: 'sum(k = 1…n, k if k < 2)', when: undefined },
    ]);
    assert.deepEqual(splitCases('no value if d = 0; sum(k = 1…n, k if k < 2) otherwise'), [
      { value: 'no value', when: 'd = 0' },
      { value: 'sum(k = 1…n, k if k < 2)', when: undefined },
    ]);
  });

  test('has shorter numbers, but the digits of names stay', () => {
    assert.equal(
      replaceNumbers('x12·1.25·10^−9 + rate_3(0.0058333333333333333333)', (text) => `<${text}>`),
      'x12·<1.25>·<10>^−<9> + rate_3(<0.0058333333333333333333>)',
    );
    for (const [long, short] of [
      ['0.0058333333333333333333', '0.005833333333'],
      ['150.30756794782111403', '150.3075679'],
      ['123456789012.34567', '123456789012.35'],
      ['342936040.87245', '342936040.87'],
      ['320000', '320000'],
      ['1.2345678901234567890e-9', '1.23456789e-9'],
      ['0', '0'],
    ] as const) {
      assert.equal(shortNumber(long), short);
    }
  });

  test('says where what is shown is not the whole value', () => {
    assert.equal(signBefore('2128.9679845733860700', '2128.97'), '≈');
    assert.equal(signBefore('26400', '26400.00'), '=');
    assert.equal(isNumber({ ...step, equation: '−1', value: '-1' }), true);
    assert.equal(isNumber({ ...step, equation: 'a', value: '1' }), false);
  });

  test('says what its rows are', () => {
    const rows = (...symbols: string[]) => symbols.map((symbol) => ({ symbol, value: '1' }));
    assert.equal(
      describeRows({ ...step, rows: rows('B(1)', 'B(2)', 'B(9)') }),
      'First, second and last value',
    );
    assert.equal(describeRows({ ...step, rows: rows('B(1)', 'B(2)') }), 'Both values');
    const sum = { ...step, value: '2', rows: rows('k = 0', 'k = 1', 'k = 9') };
    assert.equal(describeRows(sum), 'First, second and last term');
    const root = { ...sum, equation: 'root(x = 0…1, f(x))' };
    assert.equal(describeRows(root), 'Both ends, and the root');
    const search = { ...step, value: '2', rows: [{ symbol: 'k = 0', holds: true }] };
    assert.equal(describeRows(search), 'Beginning and end of the search');
    assert.equal(describeRows({ ...step, rows: rows('rates.only', 'rates.count') }), 'Its values');
  });
});
