import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ballArithmetic } from '#core/arithmetic/ball.ts';
import { compileCalls, compileDoubles } from '#core/equations/compile/compile.ts';
import { readProgram } from './program.ts';
import type { Inputs } from './tree.ts';

// Expected values: by hand.

const number = { kind: 'number', isWhole: false, minimum: -100, maximum: 1e12, default: undefined } as const;
const inputs: Inputs = {
  i: number,
  j: { ...number, default: 0.02 },
  n: { ...number, isWhole: true, minimum: 1, maximum: 1200 },
  pay: {
    kind: 'word',
    options: ['month', 'half-year'],
    numbers: { month: 12, 'half-year': 2 },
    default: 'month',
  },
};

describe('absent values', () => {
  const optional: Inputs = {
    ...inputs,
    x: { ...number, isOptional: true },
    how: { kind: 'word', options: ['one', 'two'], numbers: undefined, default: undefined, isOptional: true },
  };
  const outcomes = (block: string, values: Readonly<Record<string, number | string>>) => {
    const program = readProgram(block, optional, ['z'], ['z']);
    const omitted = [new Map<string, string>(), new Map<string, string>()] as const;
    const { z } = compileCalls(program, ['z'])(ballArithmetic, values, 2, omitted[0]);
    const answers = compileDoubles(program, [{ name: 'z', decimals: 0 }], 2)(values, omitted[1]);
    const inBalls = z === undefined ? undefined : ballArithmetic.round(z, 0);
    assert.deepEqual(answers, [inBalls]);
    assert.deepEqual([...omitted[0]], [...omitted[1]]);
    return inBalls ?? omitted[0].get('z');
  };
  const cases: readonly (readonly [string, Readonly<Record<string, number | string>>, unknown])[] = [
    // What needs an absent value is absent.
    ['z = 2·x + i', { i: 1, n: 1 }, undefined],
    ['z = 2·x + i', { i: 1, n: 1, x: 3 }, 7],
    ['y = x + 1\nz = y·y', { i: 1, n: 1 }, undefined],
    ['y = x + 1\nz = y·y', { i: 1, n: 1, x: 2 }, 9],
    // A condition on an absent value does not hold, in "and" and "or" too.
    ['z = 1 if x < 5\n = 2 otherwise', { i: 1, n: 1 }, 2],
    ['z = 1 if x < 5 or i > 0.5\n = 2 otherwise', { i: 1, n: 1 }, 1],
    ['z = 1 if i > 0.5 and x < 5\n = 2 otherwise', { i: 1, n: 1 }, 2],
    ['z = 1 if i > 0.5 and x < 5\n = 2 otherwise', { i: 1, n: 1, x: 3 }, 1],
    // Presence is asked for, and known where it was.
    ['z = x if x is given\n = 8 otherwise', { i: 1, n: 1 }, 8],
    ['z = x if x is given\n = 8 otherwise', { i: 1, n: 1, x: 3 }, 3],
    ['z = 8 if x is absent\n = x otherwise', { i: 1, n: 1, x: 3 }, 3],
    ['z = x if i > 0.5 and x is given\n = 8 otherwise', { i: 1, n: 1, x: 3 }, 3],
    ['z = 1 if how is given\n = 2 otherwise', { i: 1, n: 1 }, 2],
    ['z = 1 if how = two\n = 2 if how is absent\n = 3 otherwise', { i: 1, n: 1, how: 'one' }, 3],
    // No case holds, and a reason spreads.
    ['z = i if i > 5', { i: 1, n: 1 }, undefined],
    ['z = i if i > 5', { i: 6, n: 1 }, 6],
    ['y = i if i > 5\n = absent: It is small.\nz = 2·y', { i: 1, n: 1 }, 'It is small.'],
    ['y = i if i > 5\n = absent: It is small.\nz = 2·y', { i: 7, n: 1 }, 14],
    ['z = absent if x is absent\n = x if x > 1\n = absent: It is small.', { i: 1, n: 1 }, undefined],
    [
      'z = absent if x is absent\n = x if x > 1\n = absent: It is small.',
      { i: 1, n: 1, x: 0 },
      'It is small.',
    ],
    ['z = absent if i < 1: It is small.\n = absent if i < 2\n = i', { i: 0, n: 1 }, 'It is small.'],
    ['z = absent if i < 1: It is small.\n = absent if i < 2\n = i', { i: 1, n: 1 }, undefined],
    ['z = absent if i < 1: It is small.\n = absent if i < 2\n = i', { i: 3, n: 1 }, 3],
    ['y = 1 if pay = half-year\nz = y + 1', { i: 1, n: 1 }, undefined],
    ['y = 1 if pay = half-year\nz = y + 1', { i: 1, n: 1, pay: 'half-year' }, 2],
    ['y = 1 if pay = half-year\nz = 5 if y > 0\n = 6 if y is absent\n = 7 otherwise', { i: 1, n: 1 }, 6],
  ];
  for (const [block, values, expected] of cases) {
    test(`${block.replaceAll('\n', '; ')} of ${JSON.stringify(values)}`, () => {
      assert.equal(outcomes(block, values), expected);
    });
  }

  describe('are none where a requirement holds', () => {
    const required: Inputs = { ...optional, y: { ...number, isOptional: true } };
    const problem = 'else no-solution: something must be given';
    const march = 'W(0) = y\nW(k) = W(k − 1) + i\nz = W(n)';
    const blocks: readonly (readonly [string, Readonly<Record<string, number | string>>, number])[] = [
      [`require x is given ${problem}\nz = 2·x`, { i: 1, x: 3 }, 6],
      [`require i < 5 and x > 2 ${problem}\nz = 2·x`, { i: 1, x: 3 }, 6],
      [`require x is given or y is given ${problem}\nz = x if x is given\n = y otherwise`, { y: 4 }, 4],
      [`require x is given or y is given ${problem}\nz = y if x is absent\n = x otherwise`, { x: 3 }, 3],
      [
        `require x > 2 or y > 2 and i > 0 ${problem}\nz = y + i if x is absent\n = 7 otherwise`,
        { i: 1, y: 4 },
        5,
      ],
      [
        `require i > 5 and x > 0 or y > 0 ${problem}\nz = y if x is absent\n = 7 otherwise`,
        { i: 1, y: 4 },
        4,
      ],
      [
        `b = 1 if pay = half-year\nrequire x is given or y is given or b is given ${problem}\nz = x if x is given\n = y if y is given\n = b otherwise`,
        { pay: 'half-year' },
        1,
      ],
      [`require y is given ${problem}\n${march}`, { i: 2, n: 3, y: 4 }, 10],
    ];
    for (const [block, values, expected] of blocks) {
      test(`${block.replaceAll('\n', '; ')} of ${JSON.stringify(values)}`, () => {
        // An output that must have a value.
        const program = readProgram(block, required, ['z']);
        const { z } = compileCalls(program, ['z'])(ballArithmetic, values, 2);
        assert.equal(ballArithmetic.round(z!, 0), expected);
        assert.deepEqual(compileDoubles(program, [{ name: 'z', decimals: 0 }], 2)(values), [expected]);
      });
    }

    test('and what never has a value, although it must, ends the calculation', () => {
      const block = `y = 1 if pay = half-year\nrequire y is given ${problem}\n${march}`;
      const program = readProgram(block, inputs, ['z']);
      const given = { i: 2, n: 3, pay: 'month' };
      assert.throws(() => compileCalls(program, ['z'])(ballArithmetic, given, 2), { code: 'no-solution' });
      assert.equal(compileDoubles(program, [{ name: 'z', decimals: 0 }], 2)(given), undefined);
    });

    test('but only below it, and only where it excludes all else', () => {
      const message = /The output z must always have a value/;
      for (const block of [
        `z = 2·x\nrequire x is given ${problem}`,
        `require x is given or i > 0 ${problem}\nz = 2·x`,
        `require x is given or y is given ${problem}\nz = 1 if i > 0 and x is given\n = y otherwise`,
      ]) {
        assert.throws(() => readProgram(block, required, ['z']), { message });
      }
    });
  });
});
