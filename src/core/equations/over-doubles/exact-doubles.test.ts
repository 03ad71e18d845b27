import assert from 'node:assert/strict';
import { test } from 'node:test';
import { roundUnits } from './bounded-functions.ts';
import { compileDoubles } from '#core/equations/compile/compile.ts';
import { createDoublesWithDenominators } from './denominators.ts';
import { readProgram } from '#core/equations/language/program.ts';

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

test('denominators decide what bounds leave open, and nothing that they do not show', () => {
  const number = {
    kind: 'number',
    isWhole: false,
    minimum: -100,
    maximum: 1e12,
    default: undefined,
  } as const;
  const n = { kind: 'number', isWhole: true, minimum: 1, maximum: 100, default: undefined } as const;
  // Answers in hundredths.
  const cases = [
    ['z = x/100·y', { x: 12.5, y: 100.2 }, 1253],
    ['z = −x/100·y', { x: 12.5, y: 100.2 }, -1253],
    ['z = x + y', { x: 0.1, y: 0.025 }, 13],
    ['z = x/(y + 0.1)', { x: 2.05, y: 0.3 }, 513],
    ['z = floor(x/y)', { x: 0.3, y: 0.1 }, 300],
    ['z = ceil(x/y)', { x: 0.3, y: 0.1 }, 300],
    ['z = 1 if x + y > 0.3\n  = 2 otherwise', { x: 0.1, y: 0.2 }, 200],
    ['z = max(x + y, 0.1)', { x: 0.1, y: 0.025 }, 13],
    ['w = x/y if x > 1\n  = x·y otherwise\nz = w + 0.005', { x: 2.45, y: 0.7 }, 351],
    ['w = x/y if x > 1\n  = x·y otherwise\nz = w + 0.005', { x: 0.4, y: 0.05 }, 3],
    ['z = sum(k = 1…n, x·k)', { x: 0.0015, n: 4 }, 2],
    ['V(0) = x\nV(k) = V(k − 1)·y\nz = V(n)', { x: 0.4, y: 0.5, n: 4 }, 3],
    ['z = 10·((1 + x/100)^n − 1)', { x: 5, n: 2 }, 103],
    ['i = (1 + x/100)^(1/12) − 1\nz = 10·(1 + i)^(12·n)', { x: 5, n: 2 }, 1103],
    ['i = (1 + x/100)^(1/12) − 1\nz = s(n, i)/8', { x: 0, n: 5 }, 63],
    // Near to a tie, but not on it.
    ['z = x + y·y', { x: 0.005, y: 1e-9 }, undefined],
    ['z = x − y·y', { x: 0.005, y: 1e-9 }, undefined],
    ['z = exp(ln(x))', { x: 0.005 }, undefined],
  ] as const;
  for (const [block, given, expected] of cases) {
    const program = readProgram(block, { x: number, y: number, n }, ['z']);
    const outputs = [{ name: 'z', decimals: 2 }];
    const values = { x: 1, y: 1, n: 1, ...(given as object) };
    const run = compileDoubles(program, outputs, 2, roundUnits, createDoublesWithDenominators);
    assert.equal(compileDoubles(program, outputs, 2)(values), undefined, block);
    assert.deepEqual(run(values), expected && [expected], block);
  }
});
