import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createRandom } from '../../../../test/kit/accuracy/random.ts';
import { UNDECIDED } from '#core/arithmetic/arithmetic.ts';
import { ballArithmetic } from '#core/arithmetic/ball.ts';
import { compileCalls, compileDoubles } from '#core/equations/compile/compile.ts';
import { compileCourse } from '#core/equations/compile/course.ts';
import { takeOutInvariants } from './invariants.ts';
import { readProgram } from '#core/equations/language/program.ts';
import type { Inputs } from '#core/equations/language/tree.ts';

const number = { kind: 'number', isWhole: false, minimum: 0, maximum: 1e6, default: undefined } as const;
const inputs: Inputs = { rate: number, amount: number, n: { ...number, isWhole: true, maximum: 5000 } };

describe('out of a loop', () => {
  test('comes what each turn calculates alike, in its order, and nothing else', () => {
    const body = [
      'const x10 = x1 / 100;',
      'if (!(x10 > 0)) return;',
      'const x11 = Math.log1p(x10);',
      'const x12 = x9 * x11;',
      'const x13 = x5[x2];',
      'if (x4(x2) !== true) return;',
      'const x14 = x3 + x1;',
      'let x15 = -1, x16;',
      'if (x10 > x11) {',
      'const x17 = x1 * x1;',
      'x15 = x17;',
      '} else {',
      'x15 = 0;',
      '}',
      'x3 = x14;',
      'const x18 = x1 + x15;',
      'if (x12 > 1) { x7 = x9; break; }',
      'const x19 = x7 + 1;',
      'const x20 = h.f(a, x10, () => [x1, x2]);',
    ];
    const { before, body: rest } = takeOutInvariants(body, 'x9');
    const taken = [0, 1, 2, 9, 18];
    assert.deepEqual(
      before,
      taken.map((line) => body[line]),
    );
    assert.deepEqual(
      rest,
      body.filter((_, line) => !taken.includes(line)),
    );
  });

  test('the results are those of powers written out', () => {
    const block = `
      W(0) = amount
      W(k) = W(k − 1)·(1 + rate/100)^0.5 + exp(rate/100)
      z    = W(n) + sum(k = 1…n, k·ln(1 + rate/100)) + sum(k = 2…1, k/rate)
    `;
    const program = readProgram(block, inputs, ['z']);
    const inDoubles = compileDoubles(program, [{ name: 'z', decimals: 4 }], 2);
    const random = createRandom(4, 'invariants');
    for (let i = 0; i < 200; i++) {
      const values = {
        amount: random.integer(0, 1000),
        rate: random.integer(1, 900) / 7,
        n: random.integer(0, 12),
      };
      let expected = values.amount;
      const growth = 1 + values.rate / 100;
      for (let k = 1; k <= values.n; k++)
        expected = expected * Math.sqrt(growth) + Math.exp(values.rate / 100);
      for (let k = 1; k <= values.n; k++) expected += k * Math.log(growth);
      const [units] = inDoubles(values) ?? [];
      assert.ok(Math.abs(units! / 1e4 - expected) <= 1e-4 + 1e-12 * expected, JSON.stringify(values));
    }
  });

  test('comes nothing where there is no turn', () => {
    const program = readProgram('z = sum(k = 1…n, k/rate)', inputs, ['z']);
    assert.deepEqual(compileDoubles(program, [{ name: 'z', decimals: 2 }], 2)({ rate: 0, n: 0 }), [0]);
    assert.equal(
      ballArithmetic.round(compileCalls(program, ['z'])(ballArithmetic, { rate: 0, n: 0 }, 2)['z']!, 2),
      0,
    );
  });
});

test('a step that ended without a decision is begun again', () => {
  const block = `
    A(0) = 1
    B(0) = 1
    A(k) = A(k − 1) + 1
    B(k) = B(k − 1)        if amount/3·3 > amount
         = 2·B(k − 1)      otherwise
    z    = B(n)
  `;
  const program = readProgram(block, inputs, ['z']);
  const course = compileCourse(program, { periods: 'n', at: { balance: 'A(k)', flow: 'B(k)' } });
  const { at } = course(ballArithmetic, { amount: 1, n: 3 }, 2);
  for (let once = 0; once < 2; once++)
    assert.throws(
      () => at(2),
      (error) => error === UNDECIDED,
    );
});

test('the whole quotient of whole numbers is decided in balls, and is small enough to be exact', () => {
  const program = readProgram('z = n − 12·floor(n/12) + ceil((0 − n)/12)', inputs, ['z']);
  for (const [n, expected] of [
    [0, 0],
    [11, 11],
    [12, -1],
    [35, 9],
    [36, -3],
  ] as const) {
    const over = compileCalls(program, ['z'])(ballArithmetic, { n }, 2)['z'];
    assert.equal(over, expected);
    assert.deepEqual(compileDoubles(program, [{ name: 'z', decimals: 0 }], 2)({ n }), [expected]);
  }
});
