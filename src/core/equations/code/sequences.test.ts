import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { countQuarter } from '../../../../test/kit/quarters.ts';
import { createRandom } from '../../../../test/kit/accuracy/random.ts';
import { ballArithmetic } from '#core/arithmetic/ball.ts';
import { createDecimalArithmetic } from '#core/arithmetic/decimal.ts';
import { DomainError } from '#base/errors.ts';
import { MAX_STEPS } from './sequences.ts';
import { compileCalls, compileDoubles, writeDoubles } from '#core/equations/compile/compile.ts';
import { createDoubles } from '#core/equations/over-doubles/doubles.ts';
import { readProgram } from '#core/equations/language/program.ts';
import type { Inputs } from '#core/equations/language/tree.ts';

// Expected values: by hand, or from a ledger in whole cents (bigint) that knows nothing of the language.

const number = { kind: 'number', isWhole: false, minimum: 0, maximum: 1e12, default: undefined } as const;
const inputs: Inputs = {
  amount: number,
  rate: number,
  n: { ...number, isWhole: true, minimum: 0, maximum: 5000 },
  x: { ...number, isOptional: true },
};
const decimals = createDecimalArithmetic(60);

/** The outputs in hundredths, the same by doubles and over decimals; doubles may leave them undecided. */
function outcomes(block: string, values: Readonly<Record<string, number>>, outputs: readonly string[]) {
  const program = readProgram(block, inputs, outputs, outputs);
  const over = compileCalls(program, outputs)(decimals, values, 2);
  const exact = outputs.map((name) => {
    const value = over[name];
    return value === undefined ? undefined : Number(decimals.round(value, 2));
  });
  const asked = outputs.map((name) => ({ name, decimals: 2 }));
  const inDoubles = compileDoubles(program, asked, 2)(values);
  if (inDoubles !== undefined) assert.deepEqual(inDoubles, exact);
  return { exact, isDecided: inDoubles !== undefined };
}

describe('sequences', () => {
  const cases: readonly (readonly [string, Readonly<Record<string, number>>, number | undefined])[] = [
    // 100·1.1³ and what 10 a year adds to it: 133.1 + 33.1.
    ['W(0) = amount\nW(k) = W(k − 1)·1.1 + 10\nz = W(n)', { amount: 100, n: 3 }, 16_620],
    ['W(0) = amount\nW(k) = 2·W(k − 1)\nz = W(0) + W(2) + W(1)', { amount: 1 }, 700],
    // Fibonacci numbers: two sequences side by side, the second by the first of the same step.
    ['A(0) = 0\nB(0) = 1\nA(k) = B(k − 1)\nB(k) = A(k − 1) + A(k)\nz = B(n)', { n: 10 }, 8_900],
    // What stands between the start and the step may use the value before.
    ['W(0) = 1\nf(j) = W(j − 1)·j\nW(k) = f(k)\nz = W(n)', { n: 6 }, 72_000],
    // One sequence of another that is complete, at any index.
    ['W(0) = 1\nW(k) = 2·W(k − 1)\nV(0) = 0\nV(m) = V(m − 1) + W(2·m)\nz = V(n)', { n: 3 }, 8_400],
    ['z = sum(k = 1…n, k·k)', { n: 10 }, 38_500],
    ['z = sum(k = 2…1, k)', {}, 0],
    ['z = sum(k = 1…n, k if k·k > amount and k < 10)', { n: 10, amount: 50 }, 1_700],
    ['z = sum(k = 1…2, round(amount) if k = 3)', { amount: 1 }, 0],
    ['z = sum(k = 1…2, k if k > x)', {}, undefined],
    ['z = sum(k = 1…2, x if k > 2)', {}, undefined],
    ['f(x, y) = sum(k = 1…n, x·k + y)\nz = f(2, 0.5) + f(1, 0)', { n: 4 }, 3_200],
    ['z = sum(k = 1…3, round(amount))', { amount: 0.005 }, 3],
    // An amount or nothing is an amount: 0.4 is 4 times 0.1, which bounds of doubles would leave open.
    [
      'W(0) = round(amount)\nW(k) = 0 if k = n\n = W(k − 1) + round(amount)\nz = 1 if W(3) = 4·round(amount)\n = 2',
      { n: 4, amount: 0.1 },
      100,
    ],
    ['z = first(k = 1…n, k·k > amount)', { n: 10, amount: 50 }, 800],
    ['z = first(k = 1…n, k·k > amount)', { n: 5, amount: 50 }, undefined],
    ['f = first(k = 1…n, k·k > amount)\nz = 7 if f is absent\n = f otherwise', { n: 5, amount: 50 }, 700],
    ['z = first(k = 1…9, k > x)', {}, undefined],
    ['z = first(k = 1…9, k > x)', { x: 2.5 }, 300],
    ['z = first(k = 1…x, k > 2)', {}, undefined],
    ['z = first(k = 1…9, k > 2) if amount > 1\n = 4 otherwise', { amount: 0.5 }, 400],
  ];
  for (const [block, values, expected] of cases) {
    test(`${block.replaceAll('\n', '; ')} of ${JSON.stringify(values)}`, () => {
      if (block.includes('…x')) {
        // A bound that doubles cannot tell to be whole is a mistake of the author.
        const program = readProgram(block, inputs, ['z'], ['z']);
        assert.throws(() => compileDoubles(program, [{ name: 'z', decimals: 2 }], 2)(values), /whole number/);
        return;
      }
      const { exact, isDecided } = outcomes(block, values, ['z']);
      assert.deepEqual(exact, [expected]);
      assert.ok(isDecided);
    });
  }

  const codeOf = (block: string) =>
    writeDoubles(readProgram(block, inputs, ['z']), [{ name: 'z', decimals: 2 }], {}, createDoubles(2)).join(
      '\n',
    );

  test('are summed once where the names of a sum stand for the same', () => {
    const block = `
      f(y) = sum(k = 1…n, y·k)
      g(y, r) = f(y) + r
      z = g(amount, 1) + 2·g(amount, 2) + f(rate)
    `;
    assert.deepEqual(outcomes(block, { amount: 1, rate: 10, n: 3 }, ['z']).exact, [8_300]);
    assert.equal(codeOf(block).match(/for \(/g)?.length, 2);
  });

  test('of which numbers decide the case have code for that case alone', () => {
    const block = (relation: string) =>
      `f(y, r) = floor(y) if r ${relation} 1\n = sum(k = 1…n, y·k) otherwise\nz = f(amount, 0) + 10·f(amount, 1) + 100·f(amount, 2)`;
    for (const [relation, expected] of [
      ['=', 46_450],
      ['<', 49_600],
      ['≤', 46_100],
      ['>', 14_950],
      ['≥', 11_450],
    ] as const) {
      const { exact } = outcomes(block(relation), { amount: 1.5, n: 2 }, ['z']);
      assert.deepEqual([relation, ...exact], [relation, expected]);
      assert.doesNotMatch(codeOf(block(relation)), /else/);
    }
  });

  test('end where they would go on for too long', () => {
    const program = readProgram('W(0) = 1\nW(k) = W(k − 1)\nz = W(n)', inputs, ['z']);
    const over = compileCalls(program, ['z']);
    assert.equal(ballArithmetic.round(over(ballArithmetic, { n: MAX_STEPS }, 2)['z']!, 2), 100);
    assert.throws(
      () => over(ballArithmetic, { n: MAX_STEPS + 1 }, 2),
      (error) => error instanceof DomainError && error.code === 'result-out-of-range',
    );
    const inDoubles = compileDoubles(program, [{ name: 'z', decimals: 2 }], 2);
    assert.deepEqual(inDoubles({ n: MAX_STEPS }), [100]);
    assert.equal(inDoubles({ n: MAX_STEPS + 1 }), undefined);
  });
});

describe('roots', () => {
  const cases: readonly (readonly [string, Readonly<Record<string, number>>, number])[] = [
    ['z = 100·root(t = 0…1, (1 + t)^2 − 1.21)', {}, 1_000],
    // The rate of 12 payments of 10 for 100, by its own equation: an annuity of 10 a year is worth 100.
    ['i = root(t = 0…1, rate·a(n, t) − amount)\nz = rate·a(n, i)', { amount: 100, rate: 10, n: 12 }, 10_000],
    // Money, whole numbers and a value less 1 go in.
    [
      'p = round(amount)\ng = 1 + rate\nz = root(t = −5…50, p·(g − 1)·t − n·p)',
      { amount: 3.333, rate: 0.5, n: 7 },
      1_400,
    ],
    ['f(y) = y·n\nz = root(t = 0…9, f(t) − 1) + 1', { n: 2 }, 150],
    // Items of a sequence that was calculated outside: 1·t + 2·t + 4·t = 7.
    ['W(0) = 1/3\nW(k) = 2·W(k − 1)\nz = root(t = 0…9, sum(k = 0…2, W(k)·t) − n)', { n: 7 }, 300],
  ];
  for (const [block, values, expected] of cases) {
    test(block.replaceAll('\n', '; '), () => {
      const program = readProgram(block, inputs, ['z']);
      const over = compileCalls(program, ['z']);
      for (const a of [createDecimalArithmetic(40), decimals]) {
        assert.equal(Number(a.round(over(a, values, 2)['z']!, 2)), expected);
      }
      assert.equal(ballArithmetic.round(over(ballArithmetic, values, 2)['z']!, 2), expected);
      assert.deepEqual(compileDoubles(program, [{ name: 'z', decimals: 2 }], 2)(values), [expected]);
    });
  }

  test('are left open by doubles where these do not know the sign at an end', () => {
    const program = readProgram('z = root(t = 0…1, t·(amount − 0.3))', inputs, ['z']);
    const inDoubles = compileDoubles(program, [{ name: 'z', decimals: 2 }], 2);
    assert.equal(inDoubles({ amount: 0.1 + 0.2 }), undefined);
  });
});

const ledger = `
  i = rate/1200
  p = round(amount/a(n, i))
  B(0) = round(amount)
  owed(k) = B(k − 1) + round(B(k − 1)·i)
  payment(k) = owed(k)    if owed(k) ≤ p or k = n
             = p          otherwise
  B(k) = owed(k) − payment(k)
  months = first(k = 1…n, B(k) = 0)
  paid   = sum(k = 1…months, payment(k))
  final  = payment(months)
`;

/** All that is paid, in cents, and the last payment; the rate is in hundredths of a percent. */
function keepInCents(balance: bigint, rate: bigint, payment: bigint, months: number) {
  let [owed, paid, last] = [balance, 0n, 0n];
  for (let month = 1; owed > 0n; month++) {
    owed += (2n * owed * rate + 120_000n) / 240_000n;
    last = owed <= payment || month === months ? owed : payment;
    owed -= last;
    paid += last;
  }
  return { paid: Number(paid), last: Number(last) };
}

test('a ledger in cents is decided in doubles, also where the interest of a month lies on a tie', () => {
  const random = createRandom(3, 'ledger');
  const counts = { ties: 0, decided: 0 };
  const cases = countQuarter(300);
  for (let i = 0; i < cases; i++) {
    const cents = random.integer(100_000, 90_000_000);
    const hundredths = random.pick([600, 300, 475, 1200, random.integer(1, 2500)]);
    const values = { amount: cents / 100, rate: hundredths / 100, n: random.pick([12, 36, 60, 180, 360]) };
    const { exact, isDecided } = outcomes(ledger, values, ['p', 'paid', 'final']);
    const { paid, last } = keepInCents(BigInt(cents), BigInt(hundredths), BigInt(exact[0]!), values.n);
    assert.deepEqual(exact.slice(1), [paid, last], JSON.stringify(values));
    if (isDecided) counts.decided++;
    if ((2 * cents * hundredths) % 240_000 === 120_000) counts.ties++;
  }
  assert.ok(counts.decided >= 0.99 * cases && counts.ties > 0, JSON.stringify(counts));
});
