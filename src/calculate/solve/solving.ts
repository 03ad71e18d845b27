import type { AnyCalculator } from '#catalogue/declare/define.ts';
import type { Evaluator } from '#catalogue/run/evaluate.ts';
import type { InputField } from '#catalogue/declare/fields.ts';
import { DomainError } from '#base/errors.ts';
import { ceilTo, floorTo, roundTo, simplestBetween } from '#core/search/simplest.ts';
import type { Domain } from '#core/search/domain.ts';
import { findSolutions, type Solution } from '#core/search/solve.ts';
import type { Steps } from '#base/steps.ts';
import { isWantedLow } from './goals.ts';
import { findListField, type Question } from './questions.ts';
import type { Prepare } from '#calculate/result/preparation.ts';
import { createProbe, type Probe } from './probe.ts';
import { moneyOf } from '#calculate/result/result.ts';

export interface Answer {
  readonly value: number;
  /** Whether the value gives exactly the target; otherwise the output jumps over the target there. */
  readonly isExact: boolean;
  /** Whether the goal is met: at least the target, or at most where people want little of the output. */
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
  /** The place of the one that a person would choose. */
  readonly main: number;
  /** The number of further answers. */
  readonly omitted: number;
}

/**
 * All answers to a question. Throws a DomainError `no-solution` that names the nearest target that can be
 * reached, or that says that the output does not depend on the field. A step is one evaluation.
 */
export function* solve(
  calculator: AnyCalculator,
  evaluator: Evaluator,
  question: Question,
  prepare?: Prepare,
): Steps<Answers> {
  const probe = createProbe(calculator, evaluator, question, prepare);
  const field =
    calculator.input[question.solveFor] ?? findListField(calculator, question.inputs, question.solveFor)!;
  const domain = {
    ...domainOf(field),
    landmarks: numbersIn(question.inputs),
    // What threads share takes milliseconds.
    isCostly: calculator.help !== undefined,
  };
  const search = findSolutions(domain);
  let step = search.next();
  while (step.done !== true) {
    yield* probe.approach(step.value);
    step = search.next(probe.at(step.value));
  }
  const { solutions, omitted, nearest, isConstant } = step.value;
  if (isConstant && nearest !== undefined) {
    yield* probe.approach(nearest, 'reply');
    throw independent(question, probe.outputText(nearest));
  }
  const decimals = decimalsOf(field, moneyOf(question.inputs).decimals);
  const choice = {
    decimals,
    isMoney: unitOf(calculator.output[question.output]!) === 'currency',
    // Of what is wanted, a distance above 0 is more.
    sign: isWantedLow(question.output, calculator.output[question.output]!) ? -1 : 1,
  };
  const answers: Answer[] = [];
  for (const solution of solutions) {
    const answer = yield* chooseAnswer(solution, probe, domain, choice);
    if (answer !== undefined && answers.at(-1)?.value !== answer.value) answers.push(answer);
  }
  if (answers.length > 0) return { answers, main: mainOf(answers, decimals), omitted };
  yield* probe.approach(nearest ?? domain.minimum, 'reply');
  if (nearest === undefined) throw noValue(question, probe.reasonAt(domain.minimum));
  throw noSolution(question, nearest, probe.outputText(nearest));
}

/**
 * The first that gives the target, or else that meets the goal: among these rather one from 0 on, and rather
 * one with the decimals of its kind.
 */
function mainOf(answers: readonly Answer[], decimals: number): number {
  const rank = ({ value, isExact, isReached }: Answer) =>
    (isExact ? 8 : 0) +
    (isReached ? 4 : 0) +
    (value >= 0 ? 2 : 0) +
    (roundTo(value, decimals) === value ? 1 : 0);
  const ranks = answers.map(rank);
  return ranks.indexOf(Math.max(...ranks));
}

/** What decides among the values of a solution. */
interface Choice {
  /** Of the field, as people write it. */
  readonly decimals: number;
  /** Whether the output is money. */
  readonly isMoney: boolean;
  /** 1 where more of the output is wanted, −1 where less is. */
  readonly sign: number;
}

/**
 * The value of a solution that a person would choose. Within one rounding unit it is the number with the
 * fewest decimals; on a flat stretch the end where the output changes: the lower one if it changes at both,
 * and from 0 on the upper one only where more would miss the goal. At a jump it is the last or
 * first number with the decimals of the field, if no rounder one gives the target.
 */
function* chooseAnswer(
  solution: Solution,
  probe: Probe,
  { minimum, maximum }: Domain,
  { decimals, isMoney, sign }: Choice,
): Steps<Answer | undefined> {
  const { low, high, flatLow = low, flatHigh = high, kind, below, above } = solution;
  const isExact = kind === 'sloped' || kind === 'flat';
  const isLimit =
    kind === 'flat' && below === undefined && above !== undefined && (minimum < 0 || sign * above < 0);
  const isUpperEnd = kind === 'before' || isLimit;
  // A formula that itself rounds to the minor unit has steps of one unit.
  const isRounded = isMoney && kind === 'flat' && (yield* isUnitStep(solution, probe, { minimum, maximum }));
  const candidates =
    kind === 'sloped' || isRounded
      ? [simplestBetween(low, high), low, high]
      : isUpperEnd
        ? roundedFrom(flatHigh, floorTo, decimals)
        : roundedFrom(flatLow, ceilTo, decimals);
  yield* probe.approach(low);
  const { distance } = probe.at(low)!;
  if (!isExact) {
    const round = yield* roundNumberAt(low, probe, decimals);
    if (round !== undefined) return round;
  }
  const belongs = (value: number): boolean => {
    const found = probe.at(value);
    return isExact ? found?.distance === 0 : found !== undefined && found.distance * distance > 0;
  };
  for (const value of candidates) {
    // A rounded end may lie on an excluded bound.
    if (value < minimum || value > maximum) continue;
    yield* probe.approach(value, 'reply');
    if (!belongs(value) || !probe.hasReply(value)) continue;
    // The search finds ends to about as many digits.
    const slack = Math.abs(high) * 10 ** -END_DIGITS;
    const isWithin = value >= low - slack && value <= high + slack;
    const [from, to] = isWithin ? [withEndDigits(low, ceilTo), withEndDigits(high, floorTo)] : [value, value];
    yield* probe.approach(from);
    const isLow = belongs(from);
    yield* probe.approach(to);
    return {
      value,
      isExact,
      isReached: sign * distance >= 0,
      // A sawtooth output may differ at an end with fewer digits.
      from: Math.min(value, isLow ? from : low),
      to: Math.max(value, belongs(to) ? to : high),
      isFlat: kind !== 'sloped' && !isRounded,
    };
  }
  return undefined;
}

/** Whether the output has steps of one unit there: whether it changes by that at both ends, or goes on so. */
function* isUnitStep(
  { low, high, below, above }: Solution,
  probe: Probe,
  { minimum, maximum }: Pick<Domain, 'minimum' | 'maximum'>,
): Steps<boolean> {
  if (below !== undefined && above !== undefined) return Math.abs(below) === 1 && below === -above;
  const next = above === undefined ? low - (high - low) / 4 : high + (high - low) / 4;
  if (Math.abs(above ?? below ?? 0) !== 1 || next < minimum || next > maximum) return false;
  yield* probe.approach(next);
  return probe.at(next)?.distance === (above ?? below);
}

/**
 * Beside a jump over the target, a rounder number that gives it: an output that roundings move to and fro has
 * the target there, too.
 */
function* roundNumberAt(place: number, probe: Probe, decimals: number): Steps<Answer | undefined> {
  for (let digits = decimals - 1; digits >= decimals - MAX_ROUNDED; digits--) {
    const value = roundTo(place, digits);
    if (Math.abs(value - place) > MAX_ROUNDING * Math.abs(place)) break;
    yield* probe.approach(value, 'reply');
    if (probe.at(value)?.distance === 0 && probe.hasReply(value))
      return { value, isExact: true, isReached: true, from: value, to: value, isFlat: false };
  }
  return undefined;
}

/** How many digits are rounded away, and how much of a number may go with them. */
const [MAX_ROUNDED, MAX_ROUNDING] = [6, 1e-4];

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

/** No calculation has the output; `reason` is that of one of them. */
function noValue({ solveFor, output }: Question, reason: string | undefined): DomainError {
  const detail = `no value of ${solveFor} gives any ${output} with these inputs`;
  return new DomainError('no-solution', reason === undefined ? detail : `${detail}: ${reason}`);
}

function noSolution(question: Question, nearest: number, outputText: string | undefined): DomainError {
  const { solveFor, output, target } = question;
  if (outputText === undefined) return noValue(question, undefined);
  const reachable = `${outputText}, with ${solveFor} ${nearest}`;
  const detail = `no value of ${solveFor} gives ${output} ${target}; the nearest that can be reached is ${reachable}`;
  return new DomainError('no-solution', detail);
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
