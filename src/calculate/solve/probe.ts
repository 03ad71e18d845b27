import { DomainError, outOfRange } from '#base/errors.ts';
import type { Steps } from '#base/steps.ts';
import type { AnyCalculator, InputValues } from '#catalogue/declare/define.ts';
import type { Evaluator } from '#catalogue/run/evaluate.ts';
import { MAX_RESULT, UNDECIDED } from '#core/arithmetic/arithmetic.ts';
import { ballArithmetic, type Ball } from '#core/arithmetic/ball.ts';
import { readDecimal } from '#core/arithmetic/exact-decimal.ts';
import { decimalText } from '#core/arithmetic/rounding.ts';
import { settle } from '#core/arithmetic/settle.ts';
import { tenTo } from '#core/arithmetic/ten.ts';
import type { Reading } from '#core/search/readings.ts';
import { type Prepare, prepareQuietly } from '#calculate/result/preparation.ts';
import { outputDecimals, type Question, withValue } from './questions.ts';
import { moneyOf } from '#calculate/result/result.ts';
import { rulesOf } from '#catalogue/run/rules.ts';

/** Evaluates a calculator at values of the field, for the search. */
export interface Probe {
  /** Pauses, and does the long work of `at` in steps, or that of a reply. It must come first. */
  readonly approach: (x: number, purpose?: 'reply') => Steps<void>;
  /** Undefined where the calculator has no answer; each value is evaluated once. */
  readonly at: (x: number) => Reading | undefined;
  /** Whether the calculator gives a complete reply. */
  readonly hasReply: (x: number) => boolean;
  /** Why the calculator has no answer; undefined where it has one, or where only the output is absent. */
  readonly reasonAt: (x: number) => string | undefined;
  /** The output as formatted in a reply; undefined when a reply lacks it. */
  readonly outputText: (x: number) => string | undefined;
}

export function createProbe(
  calculator: AnyCalculator,
  evaluator: Evaluator,
  question: Question,
  prepare: Prepare | undefined,
): Probe {
  const { solveFor, output, target, inputs } = question;
  const moneyDecimals = moneyOf(inputs).decimals;
  const decimals = outputDecimals(calculator, evaluator, inputs, output);
  const wanted = unitsOf(target, decimals);

  const { findBroken } = rulesOf(calculator);
  function* approach(x: number, purpose?: 'reply'): Steps<void> {
    yield;
    if (prepare === undefined || (purpose !== 'reply' && at.has(x))) return;
    const values = withValue(inputs, solveFor, x);
    if (findBroken(values).length === 0) yield* prepareQuietly(prepare, values);
  }
  /** Undefined where the calculator has no answer. */
  const attempt = <T>(x: number, run: (values: InputValues) => T): T | undefined => {
    const values = withValue(inputs, solveFor, x);
    if (findBroken(values).length > 0) return undefined;
    try {
      return run(values);
    } catch (error) {
      if (error instanceof DomainError) return undefined;
      throw error;
    }
  };
  /**
   * Only this output, undefined when the reply lacks it, so that ties of other outputs need not be decided.
   */
  const unitsAt = (values: InputValues) =>
    settle((a) => {
      const result = evaluator.resultsAround(output, a, values, moneyDecimals)[output];
      return result === undefined ? undefined : a.round(result as never, decimals);
    });
  const measure = (values: InputValues): Reading | undefined => {
    const known = roundedDistance(calculator, evaluator, values, moneyDecimals, output, wanted);
    if (known !== undefined && known !== 0) return { distance: known, middle: known, radius: 0.5 };
    const ball = unroundedDistance(calculator.output, evaluator, values, moneyDecimals, output, target);
    const [middle, radius] = [ball.middle * 10 ** decimals, ball.radius * 10 ** decimals];
    if (Math.abs(middle) - radius > 1) return { distance: Math.round(middle), middle, radius };
    if (known !== undefined) return { distance: known, middle, radius };
    const units = unitsAt(values);
    return units === undefined ? undefined : { distance: Number(BigInt(units) - wanted), middle, radius };
  };
  const at = memoize((x) => attempt(x, measure));
  return {
    approach,
    at: at.get,
    hasReply: (x) => attempt(x, (values) => evaluator.evaluate(values, moneyDecimals)) !== undefined,
    reasonAt(x) {
      const values = withValue(inputs, solveFor, x);
      const broken = findBroken(values).filter(({ field }) => field !== solveFor);
      if (broken.length > 0) return broken.map(({ field, demand }) => `${field} ${demand}`).join('; ');
      try {
        evaluator.evaluate(values, moneyDecimals);
        return undefined;
      } catch (error) {
        if (error instanceof DomainError) return error.message;
        throw error;
      }
    },
    outputText(x) {
      const units = attempt(x, unitsAt);
      return units === undefined ? undefined : decimalText(units, decimals);
    },
  };
}

/** A function that is evaluated once for each argument. */
function memoize<Value>(evaluate: (x: number) => Value) {
  const known = new Map<number, Value>();
  return {
    has: (x: number): boolean => known.has(x),
    get: (x: number): Value => {
      if (known.has(x)) return known.get(x)!;
      const value = evaluate(x);
      known.set(x, value);
      return value;
    },
  };
}

/** The distance where doubles decide it; of a simulation, one calculation is all that is fast. */
function roundedDistance(
  { prepare }: AnyCalculator,
  evaluator: Evaluator,
  values: InputValues,
  moneyDecimals: number,
  output: string,
  wanted: bigint,
): number | undefined {
  if (prepare !== undefined) return undefined;
  const rounded = evaluator.unitsAround(output, values, moneyDecimals);
  return rounded === undefined ? undefined : Number(BigInt(rounded) - wanted);
}

const NOWHERE: Ball = { middle: 0, radius: Infinity };

/** The unrounded result less the target as a ball; an infinite ball when balls cannot decide. */
function unroundedDistance(
  outputs: AnyCalculator['output'],
  evaluator: Evaluator,
  values: InputValues,
  moneyDecimals: number,
  output: string,
  target: number,
): Ball {
  try {
    const results = evaluator.resultsAround(output, ballArithmetic, values, moneyDecimals);
    // A reply without the other outputs is not a reply.
    for (const name in results) {
      if (outputs[name]!.isOmittable !== true && isBeyondReplies(results[name])) throw outOfRange();
    }
    const result = results[output] as Ball | number | undefined;
    return result === undefined ? NOWHERE : ballArithmetic.subtract(result, target);
  } catch (error) {
    if (error === UNDECIDED) return NOWHERE;
    throw error;
  }
}

/** Whether a result is certainly beyond the range of replies. */
function isBeyondReplies(result: unknown): boolean {
  if (typeof result !== 'object' || result === null || !('middle' in result)) return false;
  const { middle, radius } = result as Ball;
  return Math.abs(middle) - radius > MAX_RESULT || Math.abs(middle) === Infinity;
}

/** A number with at most `decimals` decimals, in units of the last decimal. */
function unitsOf(value: number, decimals: number): bigint {
  const { digits, exponent } = readDecimal(value);
  const zeros = decimals + exponent;
  return zeros >= 0 ? digits * tenTo(zeros) : digits / tenTo(-zeros);
}
