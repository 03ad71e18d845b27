import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compileDoubles } from './compile.ts';
import { readProgram } from './program.ts';

// Expected values: by hand.

test('fractions of inputs compare exactly where bounds leave it open', () => {
  const number = { kind: 'number', isWhole: false, minimum: 0, maximum: 1e12, default: undefined } as const;
  const block = 'z = 1 if x < 5·y/100\n  = 2 if x = 5·y/100\n  = 3 otherwise';
  const program = readProgram(block, { x: number, y: number }, ['z']);
  const run = compileDoubles(program, [{ name: 'z', decimals: 0 }], 2);
  const cases = [
    // 5 % of 0.022 is 0.0011, but in doubles 5·0.022/100 is below it.
    [0.0011, 0.022, 2],
    [0.001, 0.022, 1],
    [0.0012, 0.022, 3],
    [20_000, 400_000, 2],
    [0, 0, 2],
    // More digits than are known to be exact.
    [0.00005, 0.001, undefined],
    [5e9, 1e11, undefined],
  ] as const;
  for (const [x, y, expected] of cases) {
    assert.deepEqual(run({ x, y }), expected && [expected], `${x} and 5 % of ${y}`);
  }
});
