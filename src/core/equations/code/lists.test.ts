import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createDecimalArithmetic } from '#core/arithmetic/decimal.ts';
import type { DecimalBall } from '#core/arithmetic/decimal-ball.ts';
import { compileCalls, compileDoubles } from '#core/equations/compile/compile.ts';
import { readProgram } from '#core/equations/language/program.ts';
import { EquationError, type Inputs } from '#core/equations/language/tree.ts';

// Expected values: by hand.

const number = { kind: 'number', isWhole: false, minimum: 0, maximum: 1e12, default: undefined } as const;
const decimals = createDecimalArithmetic(60);

describe('lists', () => {
  const price = { ...number, minimum: 0.01 };
  const chosen = {
    kind: 'word',
    options: ['common', 'no-par'],
    numbers: undefined,
    default: 'common',
  } as const;
  const listed: Inputs = {
    flows: {
      kind: 'list',
      item: { ...number, minimum: -1e12 },
      fields: {},
      maxItems: 600,
      default: undefined,
    },
    lots: {
      kind: 'list',
      item: undefined,
      fields: {
        shares: number,
        price,
        fee: { ...number, default: 0.5 },
        kind: chosen,
        cap: { ...number, isOptional: true },
      },
      maxItems: 200,
      default: undefined,
    },
  };
  const flows = [-100, 60, 50.5, 0.25];
  const lots = [
    { shares: 2, price: 10 },
    { shares: 3, price: 12, fee: 1, kind: 'no-par', cap: 4 },
  ];
  const cases: readonly (readonly [string, number])[] = [
    ['z = sum(k = 0…count(flows) − 1, flows(k))', 1_075],
    ['z = flows(1) − flows(0)', 16_000],
    ['z = count(lots)', 200],
    // The fee that was left out is 0.5.
    ['z = sum(j = 0…count(lots) − 1, lots(j).shares·lots(j).price + lots(j).fee)', 5_750],
    // The kind that was left out is common.
    ['z = first(j = 0…1, lots(j).kind = no-par)', 100],
    [
      'f(j) = lots(j).shares if lots(j).kind = common or lots(j).price > 11\n = 0 otherwise\nz = f(0) + f(1)',
      500,
    ],
    ['f(j) = 1 if lots(j).kind = common\n = 10 otherwise\nz = sum(k = 0…1, lots(k).price·f(k))', 13_000],
    ['z = sum(j = 0…1, lots(j).price if lots(j).kind = no-par)', 1_200],
    [
      'f(j) = lots(j).cap if j > 0 and lots(j).cap is given\n = 7 otherwise\nz = sum(j = 0…1, f(j)) + f(0)',
      1_800,
    ],
    ['z = sum(j = 0…1, j + 5 if lots(j).cap is absent)', 500],
    ['z = sum(j = 0…1, lots(j).cap + 1 if lots(j).cap is given and lots(j).cap > 3)', 500],
    // The index of the cheapest, which a sequence keeps.
    [
      'm(0) = 0\nm(k) = k if lots(k).shares < lots(m(k − 1)).shares\n = m(k − 1) otherwise\nz = lots(m(1)).price',
      1_000,
    ],
    // A field of an output, at any item.
    ['lots.cost(j) = lots(j).shares·lots(j).price\nz = lots.cost(0) + lots.cost(1)', 5_600],
    ['C(0) = flows(0)\nC(k) = C(k − 1) + flows(k)\nz = first(k = 1…count(flows) − 1, C(k) > 0)', 200],
  ];
  for (const [block, expected] of cases) {
    test(block.replaceAll('\n', '; '), () => {
      const program = readProgram(block, listed, ['z'], ['z']);
      const { z } = compileCalls(program, ['z'])(decimals, { flows, lots }, 2);
      assert.equal(decimals.round(z!, 2), expected);
      assert.deepEqual(compileDoubles(program, [{ name: 'z', decimals: 2 }], 2)({ flows, lots }), [expected]);
    });
  }

  test('have as many items as outputs of their names', () => {
    const block =
      'total = lots(0).shares + lots(1).shares\nlots.share(j) = 100·lots(j).shares/total\n' +
      'lots.rest(k) = lots(k).price − 11 if lots(k).price > 11';
    const program = readProgram(block, listed, ['total', 'lots.share', 'lots.rest'], ['lots.rest']);
    const fields = ['share', 'rest', 'kind'].map((name) => ({
      name,
      decimals: name === 'kind' ? undefined : 1,
    }));
    const output = { name: 'lots', fields };
    const inDoubles = compileDoubles<unknown>(program, [{ name: 'total', decimals: 0 }, output], 2);
    assert.deepEqual(inDoubles({ lots }), [
      5,
      [
        [400, undefined, undefined],
        [600, 10, 'no-par'],
      ],
    ]);
    const { lots: items } = compileCalls<readonly unknown[]>(program, [output])(decimals, { lots }, 2);
    assert.deepEqual(
      (items as readonly Readonly<Record<string, DecimalBall | undefined>>[]).map(({ share, rest }) => [
        decimals.round(share!, 1),
        rest && decimals.round(rest, 1),
      ]),
      [
        [400, undefined],
        [600, 10],
      ],
    );
    assert.throws(() => readProgram(block, listed, ['total', 'lots.rest']), /must always have a value/);
    assert.throws(() => readProgram(block, listed, ['lots.fee']), /The output lots.fee has no equation/);
  });

  const mistakes: readonly (readonly [string, string, number?])[] = [
    ['z = flows', 'flows is a list; flows(k) is an item, and count(flows) how many there are.'],
    ['z = flows(1, 2)', 'An item of flows has one index.'],
    ['z = flows(1).price', 'The items of flows are numbers.'],
    ['z = lots(1)', 'The items of lots have the fields shares, price, fee, cap.'],
    ['z = lots(1).cost', 'The items of lots have the fields shares, price, fee, cap.'],
    ['total.share(j) = 1', 'total is not a list of the input.', 1],
    ['lots.share(j, k, l) = 1', 'An item of lots has one index, and a second one for a list within it.', 1],
    ['lots.share = 1', 'An item of lots has one index, and a second one for a list within it.', 1],
    ['z = lots(1).kind', 'The items of lots have the fields shares, price, fee, cap.'],
    ['z = lots(1).cap', 'lots(1).cap may be absent; a condition must say that it is given.'],
    [
      'z = lots(1).cap if lots(0).cap is given',
      'lots(1).cap may be absent; a condition must say that it is given.',
    ],
    ['z = 1 if lots(1).cost is given', 'The items of lots have the fields shares, price, fee, cap.', 10],
    ['z = 1 if flows(1).kind = common', 'flows(k).kind is not a choice.', 10],
    ['z = 1 if lots(1).kind = other', '"other" is not a word of kind; common, no-par are.', 25],
  ];
  for (const [block, message, column = 5] of mistakes) {
    test(`are not ${block}`, () => {
      assert.throws(
        () => readProgram(block, listed, ['z']),
        (error) => error instanceof EquationError && error.message === `line 1, column ${column}: ${message}`,
      );
    });
  }
});
