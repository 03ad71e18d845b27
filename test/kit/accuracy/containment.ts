import type { Decimal } from 'decimal.js';
import { UNDECIDED, type Arithmetic } from '#core/arithmetic/arithmetic.ts';
import { ballArithmetic, type Ball } from '#core/arithmetic/ball.ts';
import { createDecimalArithmetic, WIDE_TIE } from '#core/arithmetic/decimal.ts';
import { exactly, fit, sizeOf, type DecimalBall } from '#core/arithmetic/decimal-ball.ts';
import { DomainError } from '#base/errors.ts';
import { middleOf, radiusOf } from './decimal-ball.ts';
import { createRandom, type Random } from './random.ts';
import { createReference, type Reference } from './reference.ts';

/** An arithmetic under test, and how its numbers are made and read. */
export interface Subject<N> {
  readonly arithmetic: Arithmetic<N>;
  readonly reference: Reference;
  /** A number with this middle and a radius of so many times its size. */
  readonly make: (middle: number, relativeRadius: number) => N;
  readonly middle: (value: N) => Decimal;
  readonly radius: (value: N) => Decimal;
  readonly isFinite: (value: N) => boolean;
}

/** Balls of doubles against 80 digits. */
export function createBallSubject(arithmetic: Arithmetic<Ball> = ballArithmetic): Subject<Ball> {
  const reference = createReference(80);
  return {
    arithmetic,
    reference,
    make: (middle, relativeRadius) => ({ middle, radius: Math.abs(middle) * relativeRadius }),
    middle: ({ middle }) => reference.ofDouble(middle),
    radius: ({ radius }) => reference.ofDouble(radius),
    isFinite: ({ middle, radius }) => Number.isFinite(middle) && Number.isFinite(radius),
  };
}

/** Balls of decimals with so many digits against 300. */
export function createDecimalSubject(digits: number): Subject<DecimalBall> {
  const arithmetic = createDecimalArithmetic(digits, WIDE_TIE);
  const reference = createReference(300);
  return {
    arithmetic,
    reference,
    make: (middle, relativeRadius) => {
      // All the digits there are, so that the radius counts in small units.
      const point = arithmetic.add(exactly(middle), { ...exactly(0), exponent: -digits });
      const [size, power] = sizeOf(point);
      return fit(digits, point.middle, point.exponent, [[size * relativeRadius, power]]);
    },
    middle: (value) => new reference.Number(middleOf(value)),
    radius: (value) => new reference.Number(radiusOf(value)),
    isFinite: () => true,
  };
}

/** A number of the arithmetic, and a point in it that is followed exactly. */
interface Pair<N> {
  readonly value: N;
  readonly point: Decimal;
}

export interface Containment {
  readonly operations: number;
  /** Operations that the arithmetic left open. */
  readonly undecided: number;
  /** How many results did not contain their point, or were decided wrongly; and the first of them. */
  readonly escaped: number;
  readonly escapes: readonly string[];
}

/** Covers the rounding of the followed points; in any ball that is not exact, far below its radius. */
const POINT_ROUNDING = '1e-60';
const KEPT_NUMBERS = 8;
const KEPT_ESCAPES = 5;
const MAX_POINT = '1e300';

const operationNames = [
  'add',
  'subtract',
  'multiply',
  'divide',
  'negate',
  'exp',
  'expm1',
  'log',
  'log1p',
  'growthLess1',
  'hull',
] as const;
type OperationName = (typeof operationNames)[number];
const decisionNames = ['compare', 'isZero', 'floor', 'ceiling', 'round', 'certainSign', 'enclose'] as const;
type DecisionName = (typeof decisionNames)[number];

/**
 * Composes so many random operations; each result must contain its point, each decision must be right for it.
 */
export function tallyContainment<N>(
  subject: Subject<N>,
  seed: number,
  chunk: number,
  operations: number,
): Containment {
  const random = createRandom(seed, `operations/${chunk}`);
  const tally = { operations, undecided: 0, escaped: 0, escapes: [] as string[] };
  let kept: Pair<N>[] = [];
  for (let i = 0; i < operations; i++) {
    if (random.chance(0.02)) kept = [];
    const take = () =>
      kept.length > 0 && random.chance(0.6) ? random.pick(kept) : drawPair(subject, random);
    try {
      const fault = random.chance(0.85)
        ? operate(subject, random.pick(operationNames), take(), take(), (pair) => {
            kept[kept.length < KEPT_NUMBERS ? kept.length : random.integer(0, KEPT_NUMBERS - 1)] = pair;
          })
        : decide(subject, random, random.pick(decisionNames), take(), take());
      if (fault === undefined) continue;
      tally.escaped++;
      if (tally.escapes.length < KEPT_ESCAPES) tally.escapes.push(fault);
    } catch (error) {
      if (error !== UNDECIDED && !(error instanceof DomainError)) throw error;
      tally.undecided++;
    }
  }
  return tally;
}

function drawPair<N>(subject: Subject<N>, random: Random): Pair<N> {
  const number = drawNumber(random);
  if (random.chance(0.5)) {
    return { value: subject.arithmetic.of(number), point: new subject.reference.Number(number) };
  }
  const width = random.pick([1e-40, 1e-16, 1e-15, 1e-9, 1e-3, 0.3, 1, 3]) * random.unit();
  const value = subject.make(number, width);
  const place = random.pick([-1, 1, 2 * random.unit() - 1]);
  return { value, point: subject.middle(value).plus(subject.radius(value).times(place)) };
}

function drawNumber(random: Random): number {
  const sign = random.chance(0.3) ? -1 : 1;
  const size = random.pick([
    () => random.integer(0, 1200),
    () => random.integer(0, 1e9) / 100,
    () => random.integer(0, 8e15) / 8,
    () => 2 ** random.integer(40, 60) + random.pick([0.125, 0.5, 1]),
    () => (2 * random.integer(0, 1e6) + 1) / 200,
    () => random.unit(),
    () => random.unit() * 10 ** random.integer(-18, 12),
    () => random.pick([1e-12, 1e-300, 5e-324, 2 ** -1040, 1e12, 1e21, 1e150, 1e300, 0.5, 1, 8.165]),
    () => 1 - 10 ** -random.integer(1, 16),
  ]);
  return sign * random.pick([size, size])();
}

/** Whether the functions have a value there; where a ball has none, the arithmetic has to say so itself. */
function isDefined(name: OperationName, x: Decimal, y: Decimal): boolean {
  if (name === 'divide') return !y.isZero();
  if (name === 'exp' || name === 'expm1') return x.abs().lessThan(800);
  if (name === 'log') return x.greaterThan(0);
  if (name === 'growthLess1') return x.greaterThan(-1) && isMeasurable(x.toNumber(), y.toNumber());
  return name !== 'log1p' || x.greaterThan(-1);
}

/** Whether (1 + rate)^periods stays in the range of doubles, for periods that occur. */
function isMeasurable(rate: number, periods: number): boolean {
  return Math.abs(periods) <= 1200 && Math.abs(Math.log1p(rate) * periods) < 700;
}

function operate<N>(
  { arithmetic, reference, middle, radius, isFinite }: Subject<N>,
  name: OperationName,
  x: Pair<N>,
  y: Pair<N>,
  keep: (pair: Pair<N>) => void,
): string | undefined {
  if (!isDefined(name, x.point, y.point)) return undefined;
  const [value, point] = calculate();
  if (!isFinite(value)) return undefined;
  const reach = radius(value);
  const slack = point.abs().plus(reach).times(POINT_ROUNDING);
  if (point.minus(middle(value)).abs().greaterThan(reach.plus(slack))) {
    return `${name}(${shown(x)}, ${shown(y)}) = ${shown({ value, point })}`;
  }
  if (point.abs().lessThan(MAX_POINT)) keep({ value, point });
  return undefined;

  function calculate(): [N, Decimal] {
    switch (name) {
      case 'add':
        return [arithmetic.add(x.value, y.value), x.point.plus(y.point)];
      case 'subtract':
        return [arithmetic.subtract(x.value, y.value), x.point.minus(y.point)];
      case 'multiply':
        return [arithmetic.multiply(x.value, y.value), x.point.times(y.point)];
      case 'divide':
        return [arithmetic.divide(x.value, y.value), x.point.dividedBy(y.point)];
      case 'negate':
        return [arithmetic.negate(x.value), x.point.negated()];
      case 'exp':
      case 'expm1':
      case 'log':
      case 'log1p':
        return [arithmetic[name](x.value), reference[name](x.point)];
      case 'hull':
        return [arithmetic.hull(x.value, y.value), x.point];
      case 'growthLess1': {
        // A whole number of periods is given plainly, as formulas do.
        const periods = y.point.isInteger() ? y.point.toNumber() : y.value;
        const grown = reference.expm1(reference.log1p(x.point).times(y.point));
        return [arithmetic.growthLess1(x.value, periods), grown];
      }
    }
  }
}

function decide<N>(
  { arithmetic, reference }: Subject<N>,
  random: Random,
  name: DecisionName,
  x: Pair<N>,
  y: Pair<N>,
): string | undefined {
  if ((name === 'floor' || name === 'ceiling') && x.point.abs().greaterThan(2 ** 53)) return undefined;
  const decimals = random.integer(0, 4);
  const [got, expected] = answers();
  return got === expected ? undefined : `${name}(${shown(x)}, ${shown(y)}) is ${got}, not ${expected}`;

  function answers(): [string, string] {
    switch (name) {
      case 'compare':
        return [String(arithmetic.compare(x.value, y.value)), String(x.point.comparedTo(y.point))];
      case 'isZero':
        return [String(arithmetic.isZero(x.value)), String(x.point.isZero())];
      case 'floor':
        return [String(arithmetic.floor(x.value)), String(x.point.floor().toNumber() + 0)];
      case 'ceiling':
        return [String(arithmetic.ceiling(x.value)), String(x.point.ceil().toNumber() + 0)];
      case 'certainSign': {
        const sign = arithmetic.certainSign(x.value);
        return [String(sign), String(sign === 0 ? 0 : x.point.comparedTo(0))];
      }
      case 'enclose': {
        const { middle, radius } = arithmetic.enclose(x.value);
        // A number beyond the doubles has an infinite bound, or none.
        if (!Number.isFinite(middle + radius)) return ['true', 'true'];
        const reach = reference.ofDouble(radius).plus(x.point.abs().times(POINT_ROUNDING));
        return [String(x.point.minus(reference.ofDouble(middle)).abs().lessThanOrEqualTo(reach)), 'true'];
      }
      case 'round': {
        const units = x.point.times(10 ** decimals).toDecimalPlaces(0, reference.Number.ROUND_HALF_UP);
        return [String(arithmetic.round(x.value, decimals)), units.isZero() ? '0' : units.toFixed(0)];
      }
    }
  }
}

function shown<N>({ value, point }: Pair<N>): string {
  const parts = value as { readonly middle: unknown; readonly radius: unknown };
  return `${String(parts.middle)} ± ${String(parts.radius)} with ${point.toSignificantDigits(25).toString()}`;
}
