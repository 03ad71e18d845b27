import type { AnyCalculator, InputValues } from '#catalogue/define.ts';
import type { Evaluator } from '#catalogue/evaluate.ts';
import type { InputField } from '#catalogue/fields.ts';
import { MAX_RESULT, UNDECIDED } from '#core/arithmetic/arithmetic.ts';
import { ballArithmetic, type Ball } from '#core/arithmetic/ball.ts';
import { DomainError, outOfRange } from '#base/errors.ts';
import { readDecimal } from '#core/arithmetic/exact-decimal.ts';
import { tenTo } from '#core/arithmetic/ten.ts';
import { decimalText } from '#core/arithmetic/rounding.ts';
import { settle } from '#core/arithmetic/settle.ts';
import { ceilTo, floorTo, roundTo, simplestBetween } from '#core/search/simplest.ts';
import type { Domain } from '#core/search/domain.ts';
import type { Reading } from '#core/search/readings.ts';
import { findSolutions, type Solution } from '#core/search/solve.ts';
import type { Steps } from '#base/steps.ts';
import { findListField, outputDecimals, type Question, withValue } from './questions.ts';
import { moneyOf } from './result.ts';
import { brokenRules } from './validation.ts';

export interface Answer {
  readonly value: number;
  /** Whether the value gives exactly the target; otherwise the output jumps over the target there. */
  readonly isExact: boolean;
  /** Whether the output is at least the target. */
  readonly isReached: boolean;
  /** The interval in which the rounded output stays the same. */
  readonly from: number;
  readonly to: number;
  /** Whether the unrounded output is constant in the interval, so that many values are answers. */
  readonly isFlat: boolean;
}

export interface Answers {
  /** Lowest first; there is at least one. */
  readonly answers: readonly Answer[];
  /** The number of further answers. */
  readonly omitted: number;
}

/**
 * All answers to a question. Throws a DomainError `no-solution` that names the nearest target that can be
 * reached, or that says that the output does not depend on the field. A step is one evaluation.
 */
export function* solve(calculator: AnyCalculator, evaluator: Evaluator, question: Question): Steps<Answers> {
  const probe = createProbe(calculator, evaluator, question);
  const field =
    calculator.input[question.solveFor] ?? findListField(calculator, question.inputs, question.solveFor)!;
  const domain = { ...domainOf(field), landmarks: numbersIn(question.inputs) };
  const search = findSolutions(domain);
  let step = search.next();
  while (step.done !== true) {
    yield;
    step = search.next(probe.at(step.value));
  }
  const { solutions, omitted, nearest, isConstant } = step.value;
  if (isConstant && nearest !== undefined) throw independent(question, probe.outputText(nearest));
  const decimals = decimalsOf(field, moneyOf(question.inputs).decimals);
  const isMoney = unitOf(calculator.output[question.output]!) === 'currency';
  const answers: Answer[] = [];
  for (const solution of solutions) {
    const answer = yield* chooseAnswer(solution, probe, domain, decimals, isMoney);
    if (answer !== undefined) answers.push(answer);
  }
  if (answers.length > 0) return { answers, omitted };
  throw noSolution(question, nearest, nearest === undefined ? undefined : probe.outputText(nearest));
}

/** Evaluates a calculator at values of the field, for the search. */
interface Probe {
  /** Undefined where the calculator has no answer; each value is evaluated once. */
  readonly at: (x: number) => Reading | undefined;
  /** Whether the calculator gives a complete reply. */
  readonly hasReply: (x: number) => boolean;
  /** The output as formatted in a reply; undefined when a reply lacks it. */
  readonly outputText: (x: number) => string | undefined;
}

function createProbe(calculator: AnyCalculator, evaluator: Evaluator, question: Question): Probe {
  const { solveFor, output, target, inputs } = question;
  const moneyDecimals = moneyOf(inputs).decimals;
  const decimals = outputDecimals(calculator, evaluator, inputs, output);
  const wanted = unitsOf(target, decimals);

  /** Undefined where the calculator has no answer. */
  const attempt = <T>(x: number, run: (values: InputValues) => T): T | undefined => {
    const values = withValue(inputs, solveFor, x);
    if (brokenRules(calculator.rules, evaluator.complete(values)).length > 0) return undefined;
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
    const ball = unroundedDistance(calculator.output, evaluator, values, moneyDecimals, output, target);
    const [middle, radius] = [ball.middle * 10 ** decimals, ball.radius * 10 ** decimals];
    if (Math.abs(middle) - radius > 1) return { distance: Math.round(middle), middle, radius };
    const units = unitsAt(values);
    return units === undefined ? undefined : { distance: Number(BigInt(units) - wanted), middle, radius };
  };
  return {
    at: memoize((x) => attempt(x, measure)),
    hasReply: (x) => attempt(x, (values) => evaluator.evaluate(values, moneyDecimals)) !== undefined,
    outputText(x) {
      const units = attempt(x, unitsAt);
      return units === undefined ? undefined : decimalText(units, decimals);
    },
  };
}

/** A function that is evaluated once for each argument. */
function memoize<Value>(evaluate: (x: number) => Value): (x: number) => Value {
  const known = new Map<number, Value>();
  return (x) => {
    if (known.has(x)) return known.get(x)!;
    const value = evaluate(x);
    known.set(x, value);
    return value;
  };
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

/**
 * The value of a solution that a person would choose. Within one rounding unit it is the number with the
 * fewest decimals; on a flat stretch the end where the output changes, and the lower end if it changes at
 * both; at a jump the last or first number with the decimals of the field.
 */
function* chooseAnswer(
  solution: Solution,
  probe: Probe,
  { minimum, maximum }: Domain,
  decimals: number,
  isMoney: boolean,
): Steps<Answer | undefined> {
  const { low, high, flatLow = low, flatHigh = high, kind, below, above } = solution;
  const isExact = kind === 'sloped' || kind === 'flat';
  const isUpperEnd = kind === 'before' || (kind === 'flat' && below === undefined && above !== undefined);
  // A formula that itself rounds to the minor unit has steps of one unit.
  const isRounded = isMoney && Math.abs(below ?? 0) === 1 && below === -(above ?? 0);
  const candidates =
    kind === 'sloped' || isRounded
      ? [simplestBetween(low, high), low, high]
      : isUpperEnd
        ? roundedFrom(flatHigh, floorTo, decimals)
        : roundedFrom(flatLow, ceilTo, decimals);
  yield;
  const { distance } = probe.at(low)!;
  const belongs = (value: number): boolean => {
    const found = probe.at(value);
    return isExact ? found?.distance === 0 : found !== undefined && found.distance * distance > 0;
  };
  for (const value of candidates) {
    // A rounded end may lie on an excluded bound.
    if (value < minimum || value > maximum) continue;
    yield;
    if (!belongs(value) || !probe.hasReply(value)) continue;
    const isWithin = value >= low && value <= high;
    const [from, to] = isWithin ? [withEndDigits(low, ceilTo), withEndDigits(high, floorTo)] : [value, value];
    yield;
    return {
      value,
      isExact,
      isReached: distance >= 0,
      // A sawtooth output may differ at an end with fewer digits.
      from: Math.min(value, belongs(from) ? from : low),
      to: Math.max(value, belongs(to) ? to : high),
      isFlat: kind !== 'sloped',
    };
  }
  return undefined;
}

/**
 * Numbers near an end of an interval: the nearest with this many decimals, then numbers inside it with more
 * and more decimals.
 */
function roundedFrom(
  end: number,
  round: (value: number, decimals: number) => number,
  decimals: number,
): number[] {
  const rounded = Array.from({ length: MAX_DECIMALS - decimals + 1 }, (_, more) =>
    round(end, decimals + more),
  );
  return [roundTo(end, decimals), ...rounded, end];
}

const MAX_DECIMALS = 15;
/** Significant digits of the ends of intervals. */
const END_DIGITS = 12;

function withEndDigits(value: number, round: (value: number, decimals: number) => number): number {
  if (value === 0) return 0;
  return round(value, END_DIGITS - 1 - Math.floor(Math.log10(Math.abs(value)))) + 0;
}

const PERCENT_DECIMALS = 4;
const YEARS_DECIMALS = 2;

/** The decimals with which people write a number of this kind. */
function decimalsOf(field: InputField, moneyDecimals: number): number {
  if (field.kind === 'integer') return 0;
  const unit = unitOf(field);
  if (unit === 'currency') return moneyDecimals;
  return unit === 'years' ? YEARS_DECIMALS : PERCENT_DECIMALS;
}

function unitOf({ schema }: { readonly schema: object }): string | undefined {
  return (schema as { readonly 'x-unit'?: string })['x-unit'];
}

function independent({ solveFor, output, target }: Question, outputText: string | undefined): DomainError {
  const always = `it is ${outputText} for every ${solveFor} with these inputs`;
  const detail =
    Number(outputText) === target
      ? `${output} does not depend on ${solveFor}: ${always}, so every value gives the target`
      : `${output} does not depend on ${solveFor}: ${always}`;
  return new DomainError('no-solution', detail);
}

function noSolution(
  { solveFor, output, target }: Question,
  nearest: number | undefined,
  outputText: string | undefined,
): DomainError {
  if (nearest === undefined || outputText === undefined) {
    return new DomainError('no-solution', `no value of ${solveFor} gives any ${output} with these inputs`);
  }
  const reachable = `${outputText}, with ${solveFor} ${nearest}`;
  const detail = `no value of ${solveFor} gives ${output} ${target}; the nearest that can be reached is ${reachable}`;
  return new DomainError('no-solution', detail);
}

/** A number with at most `decimals` decimals, in units of the last decimal. */
function unitsOf(value: number, decimals: number): bigint {
  const { digits, exponent } = readDecimal(value);
  const zeros = decimals + exponent;
  return zeros >= 0 ? digits * tenTo(zeros) : digits / tenTo(-zeros);
}

function numbersIn(value: unknown): readonly number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

/** Just above an excluded lower bound. */
const OPEN_END = 1e-9;

function domainOf({ kind, schema }: InputField): Domain {
  const { minimum, exclusiveMinimum, maximum } = schema as unknown as Readonly<Record<string, number>>;
  return { minimum: minimum ?? exclusiveMinimum! + OPEN_END, maximum: maximum!, isWhole: kind === 'integer' };
}
