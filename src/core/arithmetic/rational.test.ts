import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createRandom, type Random } from '../../../test/kit/accuracy/random.ts';
import { minus, order, over, plus, rational, sign, times } from '../../../test/kit/accuracy/rational.ts';
import type { Rational as Exact } from '../../../test/kit/accuracy/rational.ts';
import { UNDECIDED, type Arithmetic } from './arithmetic.ts';
import { pairedArithmetic } from './paired.ts';
import { rationalArithmetic } from './rational.ts';
import { countDraws } from '../../../test/kit/draws.ts';

const OPERATIONS = countDraws(20_000);

// Expected values: the exact fractions of the independent oracle, which share no code with these, and the
// definitions of floor, ceiling and rounding as inequalities.

interface Pair<N> {
  readonly value: N;
  readonly exact: Exact;
}

function drawPair<N>(a: Arithmetic<N>, random: Random): Pair<N> {
  const number = random.pick([
    () => random.integer(-1200, 1200),
    () => random.integer(-1e9, 1e9) / 100,
    () => (2 * random.integer(-1e6, 1e6) + 1) / 200,
    () => random.unit() * 10 ** random.integer(-18, 20),
    () => random.pick([0, 0.1, 5e-7, 1e21, 8.165, -8.165, 2 ** 53, 1e15 + 0.125]),
  ])();
  return { value: a.of(number), exact: rational(number) };
}

function operate<N>(a: Arithmetic<N>, random: Random, x: Pair<N>, y: Pair<N>): Pair<N> | undefined {
  const count = random.integer(-12, 12);
  switch (random.integer(0, 5)) {
    case 0:
      return { value: a.add(x.value, y.value), exact: plus(x.exact, y.exact) };
    case 1:
      return { value: a.subtract(x.value, y.value), exact: minus(x.exact, y.exact) };
    case 2:
      return { value: a.multiply(x.value, y.value), exact: times(x.exact, y.exact) };
    case 3:
      if (sign(y.exact) === 0) return undefined;
      return { value: a.divide(x.value, y.value), exact: over(x.exact, y.exact) };
    case 4:
      return { value: a.negate(x.value), exact: minus(0, x.exact) };
    default:
      if (order(x.exact, -1) <= 0) return undefined;
      return {
        value: a.growthLess1(x.value, random.chance(0.5) ? count : a.of(count)),
        exact: grow(x.exact, count),
      };
  }
}

function grow(exact: Exact, count: number): Exact {
  const factor = count < 0 ? over(1, plus(1, exact)) : plus(1, exact);
  let power = rational(1);
  for (let i = 0; i < Math.abs(count); i++) power = times(power, factor);
  return minus(power, 1);
}

/** Throws where the arithmetic decides wrongly, and UNDECIDED where it does not know. */
function checkDecisions<N>(a: Arithmetic<N>, x: Pair<N>, y: Pair<N>, decimals: number): void {
  assert.equal(a.compare(x.value, y.value), order(x.exact, y.exact));
  assert.equal(a.isZero(x.value), sign(x.exact) === 0);
  const [low, high] = [String(a.floor(x.value)), String(a.ceiling(x.value))].map(wholeOf) as [Exact, Exact];
  assert.ok(order(low, x.exact) <= 0 && order(plus(low, 1), x.exact) > 0, 'floor');
  assert.ok(order(high, x.exact) >= 0 && order(minus(high, 1), x.exact) < 0, 'ceiling');
  if (order(times(x.exact, sign(x.exact)), 1e21) > 0) {
    assert.throws(() => a.round(x.value, decimals), { name: 'DomainError' });
    return;
  }
  const units = wholeOf(String(a.round(x.value, decimals)));
  const [size, scaled] = [units, times(x.exact, 10 ** decimals)].map((it) => times(it, sign(x.exact)));
  assert.ok(order(minus(size!, 0.5), scaled!) <= 0 && order(plus(size!, 0.5), scaled!) > 0, 'round');
}

function wholeOf(text: string): Exact {
  return { numerator: BigInt(text), denominator: 1n };
}

/** How many decisions were left open of so many pairs of random results. */
function checkOperations<N>(a: Arithmetic<N>, count: number): number {
  const random = createRandom(1, 'rational');
  let kept: Pair<N>[] = [];
  let undecided = 0;
  for (let i = 0; i < count; i++) {
    const take = () => (kept.length > 0 && random.chance(0.7) ? random.pick(kept) : drawPair(a, random));
    if (kept.length === 8) kept = [];
    const [x, y] = [take(), take()];
    const made = operate(a, random, x, y);
    if (made !== undefined) kept.push(made);
    try {
      checkDecisions(a, x, y, random.integer(0, 4));
    } catch (error) {
      if (error !== UNDECIDED) throw error;
      undecided++;
    }
  }
  return undecided;
}

describe('exact fractions', () => {
  const a = rationalArithmetic;

  test(`${OPERATIONS} random operations and the decisions on them are those of independent ones`, () => {
    const undecided = checkOperations(a, OPERATIONS);
    assert.ok(undecided < OPERATIONS / 5, `${undecided} undecided`);
  });

  test('a value that is not rational, or that is too long, is never decided', () => {
    const unknown = [
      a.exp(a.of(1)),
      a.expm1(a.of(0.1)),
      a.log(a.of(2)),
      a.log1p(a.of(1)),
      a.growthLess1(a.of(0.5), 0.5),
      a.growthLess1(a.of(0.07), 1_000_000),
      a.growthLess1(a.of(0.07), -1e300),
      a.of(5e-324),
    ];
    for (const value of unknown) {
      for (const made of [
        value,
        a.negate(a.multiply(a.add(value, 1), 0)),
        a.divide(2, value),
        a.exp(value),
      ]) {
        const ask = [
          () => a.isZero(made),
          () => a.compare(1, made),
          () => a.floor(made),
          () => a.ceiling(made),
          () => a.round(made, 2),
        ];
        for (const one of ask) assert.throws(one, (error) => error === UNDECIDED);
      }
    }
    assert.throws(
      () => a.divide(1, a.of(0)),
      (error) => error === UNDECIDED,
    );
  });

  test('functions at 0 and 1 are exact', () => {
    assert.equal(a.compare(a.exp(a.of(0)), 1), 0);
    assert.equal(a.isZero(a.expm1(a.of(0))), true);
    assert.equal(a.isZero(a.log(a.divide(3, 3))), true);
    assert.equal(a.isZero(a.log1p(a.of(0))), true);
  });

  test('units are read to the last one', () => {
    assert.equal(a.round(a.ofUnits(-(10n ** 22n) - 1n, 2), 2), -(10n ** 22n) - 1n);
    assert.ok(Object.is(a.round(a.of(-0.001), 2), 0));
    assert.ok(Object.is(a.ceiling(a.of(-0.5)), 0));
  });
});

describe('exact fractions beside balls', () => {
  test('10,000 random operations are decided as independent fractions are', () => {
    const undecided = checkOperations(pairedArithmetic, 10_000);
    assert.ok(undecided < 2000, `${undecided} undecided`);
  });

  test('a ball decides what has no fraction, a fraction what has no narrow ball', () => {
    const a = pairedArithmetic;
    const nothing = a.subtract(a.of(0.3), a.add(a.of(0.1), 0.2));
    assert.equal(a.isZero(nothing), true);
    assert.equal(a.round(a.add(nothing, 8.165), 2), 817);
    assert.equal(a.floor(a.log(a.of(20))), 2);
    const open = [a.divide(1, nothing), a.log(nothing), a.subtract(a.log(a.of(2)), a.log(a.of(2)))];
    for (const value of open) {
      assert.throws(
        () => a.isZero(value),
        (error) => error === UNDECIDED,
      );
    }
  });
});
