import type { AnyCalculator, InputFields, InputValues } from '#catalogue/define.ts';
import type { Evaluator } from '#catalogue/evaluate.ts';
import { LARGEST_RESULT, UNDECIDED, type Units } from '#core/arithmetic.ts';
import { ballArithmetic, type Ball } from '#core/ball.ts';
import { DomainError, outOfRange } from '#core/errors.ts';
import { decimalText } from '#core/rounding.ts';
import { settle } from '#core/settle.ts';
import { findSolutions, simplestBetween, type Domain, type Distance } from '#core/solve.ts';
import { moneyOf } from './result.ts';
import { brokenRules } from './rules.ts';

/** What is asked: the input for which an output has a value, with all other inputs given. All of it is valid. */
export interface Question {
  readonly solveFor: string;
  readonly output: string;
  readonly target: number;
  readonly inputs: InputValues;
}

/** An input, and whether it gives the very target or is the nearest that there is. */
export interface Answer {
  readonly value: number;
  readonly isExact: boolean;
}

/** The inputs that can be solved for: the numbers. */
export function solvableFields({ input }: AnyCalculator): readonly string[] {
  return Object.keys(input).filter((name) => input[name]!.kind === 'real' || input[name]!.kind === 'integer');
}

/** The outputs that can be a target: the numbers, but for those that jump. */
export function targetOutputs({ output }: AnyCalculator): readonly string[] {
  return Object.keys(output).filter((name) => output[name]!.kind === 'number' && !output[name]!.isJumping);
}

/** How many decimals the outputs have that can be a target. */
export function outputDecimals(
  calculator: AnyCalculator,
  evaluator: Evaluator,
  inputs: InputValues,
  output: string,
): number {
  return evaluator.decimals(moneyOf(inputs).decimals)[Object.keys(calculator.output).indexOf(output)]!;
}

/**
 * All answers to a question, lowest first, each with the fewest decimals that give the target back.
 * Throws a DomainError `no-solution` that names the nearest target that can be reached. `inTurns` may break a search off.
 */
export function solve(
  calculator: AnyCalculator,
  evaluator: Evaluator,
  question: Question,
  inTurns: (distance: Distance) => Distance = (distance) => distance,
): readonly Answer[] {
  const { solveFor, output, target, inputs } = question;
  const moneyDecimals = moneyOf(inputs).decimals;
  const index = Object.keys(calculator.output).indexOf(output);
  const decimals = evaluator.decimals(moneyDecimals)[index]!;
  const wanted = unitsOf(target, decimals);

  /** Undefined where the calculator has no answer. */
  const attempt = <T>(x: number, run: (values: InputValues) => T): T | undefined => {
    const values = { ...inputs, [solveFor]: x };
    if (brokenRules(calculator.rules, evaluator.complete(values)).length > 0) return undefined;
    try {
      return run(values);
    } catch (error) {
      if (error instanceof DomainError) return undefined;
      throw error;
    }
  };
  const distance = inTurns((x) =>
    attempt(x, (values) => {
      const far = farDistance(evaluator, values, moneyDecimals, output, target) * 10 ** decimals;
      if (Math.abs(far) > 1) return far;
      const units = unitsAt(values);
      return units === undefined ? undefined : Number(BigInt(units) - wanted);
    }),
  );
  /** The one output as the reply has it, undefined where that lacks it: the ties of all others need no decision. */
  const unitsAt = (values: InputValues) =>
    settle((a) => {
      const result = evaluator.results(a, values, moneyDecimals)[output];
      return result === undefined ? undefined : a.round(result as never, decimals);
    });
  const resultAt = (x: number) => attempt(x, unitsAt);

  const { solutions, nearest } = findSolutions(distance, domainOf(calculator.input, solveFor));
  const hasReply = (x: number) =>
    attempt(x, (values) => evaluator.evaluate(values, moneyDecimals)) !== undefined;
  const answers = solutions.flatMap(({ low, high, isExact }): Answer[] => {
    const value = resultAt(low) === undefined ? undefined : choose(distance, hasReply, low, high);
    return value === undefined ? [] : [{ value, isExact }];
  });
  if (answers.length > 0) return answers;
  throw new DomainError(
    'no-solution',
    describeNearest(question, nearest, nearest && resultAt(nearest), decimals),
  );
}

/**
 * How far an unrounded result is from the target for certain, as balls tell at once; 0 where they do not. Most of a search
 * is far from its target, where no last digit matters.
 */
function farDistance(
  evaluator: Evaluator,
  values: InputValues,
  moneyDecimals: number,
  output: string,
  target: number,
): number {
  try {
    const results = evaluator.results(ballArithmetic, values, moneyDecimals);
    // A reply without the other outputs is none.
    if (Object.values(results).some(isBeyondReplies)) throw outOfRange();
    const result = results[output] as Ball | number | undefined;
    if (result === undefined) return 0;
    const { middle, radius } = ballArithmetic.subtract(result, target);
    const certain = Math.abs(middle) - radius;
    return certain > 0 ? Math.sign(middle) * certain : 0;
  } catch (error) {
    if (error === UNDECIDED) return 0;
    throw error;
  }
}

/** Whether a result is a number that no reply can have, as far as a ball tells. */
function isBeyondReplies(result: unknown): boolean {
  if (typeof result !== 'object' || result === null || !('middle' in result)) return false;
  const { middle, radius } = result as Ball;
  return Math.abs(middle) - radius > LARGEST_RESULT || Math.abs(middle) === Infinity;
}

/** The simplest number of the run, unless it is in a gap of it or only this output has a value there. */
function choose(
  distance: Distance,
  hasReply: (x: number) => boolean,
  low: number,
  high: number,
): number | undefined {
  const candidates = [simplestBetween(low, high), low, high];
  return candidates.find((x) => distance(x) === distance(low) && hasReply(x));
}

function describeNearest(
  { solveFor, output, target }: Question,
  nearest: number | undefined,
  result: Units | undefined,
  decimals: number,
): string {
  if (nearest === undefined || result === undefined) {
    return `no ${solveFor} gives any ${output} with these inputs`;
  }
  const reachable = `${decimalText(result, decimals)}, at ${solveFor} ${nearest}`;
  return `no ${solveFor} gives ${output} ${target}; the nearest that can be reached is ${reachable}`;
}

/** A decimal with no more than `decimals` decimals, in units of the last. */
function unitsOf(value: number, decimals: number): bigint {
  const [mantissa, exponentText = '0'] = String(value).split('e') as [string, string?];
  const [whole, fraction = ''] = mantissa.split('.') as [string, string?];
  const zeros = decimals + Number(exponentText) - fraction.length;
  const digits = BigInt(whole + fraction);
  return zeros >= 0 ? digits * 10n ** BigInt(zeros) : digits / 10n ** BigInt(-zeros);
}

/** Just above a lower bound that does not itself belong. */
const OPEN_END = 1e-9;

function domainOf(fields: InputFields, name: string): Domain {
  const { kind, schema } = fields[name]!;
  const { minimum, exclusiveMinimum, maximum } = schema as unknown as Readonly<Record<string, number>>;
  return { minimum: minimum ?? exclusiveMinimum! + OPEN_END, maximum: maximum!, isWhole: kind === 'integer' };
}
