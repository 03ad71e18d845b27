import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Decimal } from 'decimal.js';
import { middleOf, radiusOf } from '../../../../test/kit/accuracy/decimal-ball.ts';
import { evaluateBlock } from '../../../../test/kit/accuracy/evaluated.ts';
import { createRandom, type Random } from '../../../../test/kit/accuracy/random.ts';
import {
  drawExpression,
  drawValues,
  randomInputs,
} from '../../../../test/kit/accuracy/random-expressions.ts';
import { createReference } from '../../../../test/kit/accuracy/reference.ts';
import { UNDECIDED } from '#core/arithmetic/arithmetic.ts';
import { ballArithmetic, type Ball } from '#core/arithmetic/ball.ts';
import { writeBall } from '#core/equations/over-doubles/bounded-functions.ts';
import { createDecimalArithmetic } from '#core/arithmetic/decimal.ts';
import { DomainError } from '#base/errors.ts';
import { compileCalls, compileDoubles } from './compile.ts';
import { readProgram } from '#core/equations/language/program.ts';
import { compileTrace } from './trace.ts';
import type { Definition, Inputs } from '#core/equations/language/tree.ts';
import { countDraws, drawUntil } from '../../../../test/kit/draws.ts';

// Expected values: by hand, or the same equations evaluated by decimal.js with many digits.

const DIGITS = 120;
/** Covers the rounding of the expected values, far below any bound of a double. */
const SLACK = '1e-60';
const PROGRAMS = countDraws(300);
const VALUES = 3;
const { ofDouble } = createReference(DIGITS);
const decimals = createDecimalArithmetic(40);

function drawBlock(random: Random): string {
  const condition = random.pick(['timing = begin', 'x < y', 'x ≥ amount', 'rate = 0', 'age > 0', 'y ≤ 1']);
  const general = random.pick(['x·y', 'x − 1', 'x^count − y', 'ln(x)', drawExpression(random, 2)]);
  return [
    `x = ${drawExpression(random, 1)}`,
    `y = ${drawExpression(random, 1)}`,
    `z = ${drawExpression(random, 2)} if ${condition}`,
    `  = ${general} otherwise`,
  ].join('\n');
}

function outcome<Answer>(run: () => Answer): Answer | undefined {
  try {
    return run();
  } catch (error) {
    if (error !== UNDECIDED) throw error;
    return undefined;
  }
}

test(`${PROGRAMS} random programs, in doubles and over decimals, contain what many digits give`, () => {
  const random = createRandom(1, 'equations');
  const compared = { balls: 0, units: 0, decimals: 0 };
  const isEnough = () => Math.min(compared.balls, compared.decimals, 2 * compared.units) > PROGRAMS;
  drawUntil(PROGRAMS, isEnough, () => {
    const block = drawBlock(random);
    const program = readProgram(block, randomInputs, ['z']);
    const outputs = [{ name: 'z', decimals: 2 }];
    const toBalls = compileDoubles<Ball>(program, outputs, 2, writeBall);
    const toUnits = compileDoubles(program, outputs, 2);
    const over = compileCalls(program, ['z']);
    for (let j = 0; j < VALUES; j++) {
      const values = drawValues(random);
      const exact = evaluateBlock(program.statements as readonly Definition[], values, DIGITS);
      const text = () => `${block} of ${JSON.stringify(values)} is ${exact.toString()}`;
      const slack = Decimal.max(1, exact.abs()).times(SLACK);
      const precise = outcome(() => decimals.add(over(decimals, values, 2)['z']!, 0));
      if (precise !== undefined && !exact.isNaN()) {
        const reach = radiusOf(precise).plus(slack);
        assert.ok(exact.minus(middleOf(precise)).abs().lessThanOrEqualTo(reach), text());
        compared.decimals++;
      }
      const [ball] = toBalls(values) ?? [];
      const [units] = toUnits(values) ?? [];
      if (ball === undefined || !Number.isFinite(ball.middle + ball.radius)) {
        assert.equal(units, undefined);
        continue;
      }
      const reach = ofDouble(ball.radius).plus(slack);
      assert.ok(exact.minus(ofDouble(ball.middle)).abs().lessThanOrEqualTo(reach), text());
      compared.balls++;
      if (units === undefined) continue;
      const rounded = exact.times(100).toDecimalPlaces(0, Decimal.ROUND_HALF_UP);
      assert.ok(Object.is(units, rounded.toNumber() + 0), `${units}: ${text()}`);
      compared.units++;
    }
  });
});

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

function compile(block: string) {
  const program = readProgram(block, inputs, ['z']);
  const inUnits = compileDoubles(program, [{ name: 'z', decimals: 4 }], 2);
  return { over: compileCalls(program, ['z']), trace: compileTrace(program, ['z']), inUnits };
}

describe('compiled equations', () => {
  test('lose nothing where a number near 1 is taken less 1', () => {
    // By hand: each is i, with terms of the order of i² that 16 digits do not show.
    const blocks = [
      'z = ((1 + i)^2 − 1)/2',
      'z = 1 − (1 + i)^−1',
      'z = ln(1 + i)',
      'z = exp(i) − 1',
      'z = exp(ln(1 + i)) − 1',
      'g = 1 + i\nz = g·(1 + 2·i) − 1 − 2·i',
      'z = (1 + 3·i)/(1 + 2·i) − 1',
    ];
    for (const block of blocks) {
      const { over } = compile(block);
      const { middle, radius } = ballArithmetic.add(over(ballArithmetic, { i: 1e-12, n: 1 }, 2)['z']!, 0);
      assert.ok(Math.abs(middle - 1e-12) < 1e-15 && radius < 1e-15, `${block}: ${middle} ± ${radius}`);
    }
  });

  test('keep all digits of a power of which next to nothing is left', () => {
    const { over } = compile('z = 1/(1 + i)^n');
    const { middle, radius } = ballArithmetic.add(over(ballArithmetic, { i: -0.999, n: 50 }, 2)['z']!, 0);
    assert.ok(Math.abs(middle / 1e150 - 1) < 1e-10 && radius < 1e140, `${middle} ± ${radius}`);
  });

  test('take words as numbers, defaults for what was left out, and the case that holds', () => {
    const { over, trace, inUnits } = compile(
      'z = pay·j if pay = half-year\n = −1 if i > 3 and i < 4 or i = n\n = max(pay, n) otherwise',
    );
    const expected = [
      [{ i: 0, n: 5, pay: 'half-year' }, 0.04, 0],
      [{ i: 0, n: 5, pay: 'half-year', j: 3 }, 6, 0],
      [{ i: 3.5, n: 5 }, -1, 1],
      [{ i: 5, n: 5 }, -1, 1],
      [{ i: 6, n: 5 }, 12, 2],
      [{ i: 2.5, n: 50, pay: 'month' }, 50, 2],
    ] as const;
    for (const [values, result, index] of expected) {
      assert.equal(ballArithmetic.round(over(ballArithmetic, values, 2)['z']!, 4), result * 10_000);
      // Whether a real number equals another is not for doubles to decide.
      if (values.i !== values.n) assert.deepEqual(inUnits(values), [result * 10_000]);
      const { z } = trace(ballArithmetic, values, 2, () => undefined).values;
      assert.deepEqual([ballArithmetic.round(z!.value!, 4), z!.taken], [result * 10_000, index]);
    }
  });

  test('have the normal distribution, also in doubles', () => {
    // Φ(1) = 0.84134…, φ(1) = 0.24197… and Φ⁻¹(0.975) = 1.95996…: Abramowitz and Stegun, tables 26.1 and
    // 26.5.
    const published = [
      ['z = normal_cdf(i)', 1, 8413],
      ['z = normal_density(−i)', 1, 2420],
      ['z = normal_quantile(i)', 0.975, 19_600],
      ['z = normal_quantile(1 − i)', 0.975, -19_600],
    ] as const;
    for (const [block, i, units] of published) {
      const { over, inUnits } = compile(block);
      assert.deepEqual(inUnits({ i, n: 1 }), [units], block);
      assert.equal(ballArithmetic.round(over(ballArithmetic, { i, n: 1 }, 2)['z']!, 4), units, block);
    }
    assert.equal(compile('z = normal_quantile(i)').inUnits({ i: 1, n: 1 }), undefined);
  });

  test('round to whole numbers', () => {
    const { inUnits } = compile('z = 100·floor(i) + 10·ceil(i) + min(i, 1)');
    assert.deepEqual(inUnits({ i: 2.5, n: 1 }), [2_310_000]);
    assert.deepEqual(inUnits({ i: -2.5, n: 1 }), [-3_225_000]);
    // A product of whole numbers is one, so that doubles decide what lies on it; 12·(1/3) they leave to
    // others.
    const months = compile('z = 100·floor(12·i) + ceil(i·i)');
    assert.deepEqual(months.inUnits({ i: 3, n: 1 }), [36_090_000]);
    assert.equal(months.inUnits({ i: 1 / 3, n: 1 }), undefined);
  });

  test('round money half away from zero to its minor unit', () => {
    const program = readProgram('z = round(i) − round(j)', inputs, ['z']);
    const values = { i: -2.7184, j: 3.1426, n: 1 };
    // −3 − 3, −2.7 − 3.1, −2.72 − 3.14 and −2.718 − 3.143.
    for (const [moneyDecimals, expected] of [-60_000, -58_000, -58_600, -58_610].entries()) {
      const { z } = compileCalls(program, ['z'])(ballArithmetic, values, moneyDecimals);
      assert.equal(ballArithmetic.round(z!, 4), expected);
      const inUnits = compileDoubles(program, [{ name: 'z', decimals: 4 }], moneyDecimals);
      assert.deepEqual(inUnits(values), [expected]);
    }
  });

  test('end with the problem of a requirement, which doubles leave to others', () => {
    const { over, inUnits } = compile('require i > j else goal-unreachable: raise i\nz = i');
    assert.throws(
      () => over(ballArithmetic, { i: 0.5, j: 0.5, n: 1 }, 2),
      (error) =>
        error instanceof DomainError && error.code === 'goal-unreachable' && error.message === 'raise i',
    );
    assert.equal(inUnits({ i: 0.02, n: 1 }), undefined);
    assert.deepEqual(inUnits({ i: 0.03, n: 1 }), [300]);
  });

  test('find the smallest amount of money above a value', () => {
    const program = readProgram('z = above(i) + 2·above(0)', inputs, ['z']);
    const values = { i: -0.54321, n: 1 };
    // 0 + 2, −0.5 + 0.2, −0.54 + 0.02 and −0.543 + 0.002.
    for (const [moneyDecimals, expected] of [20_000, -3000, -5200, -5410].entries()) {
      const { z } = compileCalls(program, ['z'])(ballArithmetic, values, moneyDecimals);
      assert.equal(ballArithmetic.round(z!, 4), expected);
      const inUnits = compileDoubles(program, [{ name: 'z', decimals: 4 }], moneyDecimals);
      assert.deepEqual(inUnits(values), [expected]);
    }
  });

  test('name the smallest amount above a value in a message', () => {
    const { over } = compile('require i > 1 else no-solution: i must be {above(i·2)} or {above(−1)}\nz = i');
    // Above 1.25 is 1.26, above −1 is −0.99.
    assert.throws(
      () => over(ballArithmetic, { i: 0.625, n: 1 }, 2),
      (error) => error instanceof DomainError && error.message === 'i must be 1.26 or -0.99',
    );
  });
});
