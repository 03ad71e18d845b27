import type { Steps } from '#base/steps.ts';
import type { Json } from '#calculate/result/json.ts';
import { withValue, type Question } from './questions.ts';
import type { Calculation } from '#calculate/result/result.ts';
import { solve } from './solving.ts';
import { type Axis, sweepCells } from './sweeping.ts';
import {
  largestOf,
  type Warn,
  type Warning,
  warnOfTarget,
  withinQuestion,
} from '#calculate/result/warnings.ts';
import type { CompiledCalculator } from '#calculate/compiled-calculator.ts';
import { createQuestionCheck } from './solve-check.ts';
import { createSweepCheck, type SweepOrder } from './sweep-check.ts';

/** Answers the body of a question to solve; throws a Problem with all mistakes in it. */
export function createSolver(compiled: CompiledCalculator): (body: unknown) => Steps<Json> {
  const check = createQuestionCheck(compiled.calculator, compiled.evaluator);
  return (body) => answerQuestion(compiled, check(body));
}

export function* answerQuestion(
  { calculator, evaluator, calculate, prepare, warn }: CompiledCalculator,
  question: Question,
): Steps<Json> {
  const { solveFor, inputs, output, target } = question;
  const { answers, main, omitted } = yield* solve(calculator, evaluator, question, prepare);
  const solutions: { readonly [name: string]: Json }[] = [];
  const calculations: Calculation[] = [];
  for (const { value, isExact, isReached, from, to } of answers) {
    yield;
    const values = withValue(inputs, solveFor, value);
    if (prepare !== undefined) yield* prepare(values);
    const calculation = calculate(values);
    calculations.push(calculation);
    solutions.push({ value, exact: isExact, reached: isReached, from, to, result: calculation.results });
  }
  const { values, rounded } = calculations[main]!;
  const pointer = solveFor.startsWith('/') ? solveFor : `/${solveFor}`;
  const ofTarget = warnOfTarget(output, calculator.output[output]!, target);
  const warnings = [
    ...(ofTarget === undefined ? [] : [ofTarget]),
    ...withinQuestion(warn(values, rounded)?.filter((one) => one.pointer !== pointer)),
  ];
  const isUnique = answers.length === 1 && !answers[0]!.isFlat;
  return {
    solve_for: solveFor,
    ...solutions[main],
    unique: isUnique,
    solutions: solutions.length === 1 ? undefined : solutions,
    solutions_omitted: omitted === 0 ? undefined : omitted,
    warnings: warnings.length === 0 ? undefined : warnings,
  };
}

/** Answers the body of a sweep; throws a Problem with all mistakes in it. */
export function createSweeper(compiled: CompiledCalculator): (body: unknown) => Steps<Json> {
  const check = createSweepCheck(compiled.calculator);
  return (body) => answerSweep(compiled, check(body));
}

/** The warnings about the fixed inputs and the varied ones. */
export function warningsOf({ warn }: CompiledCalculator, { inputs, axes }: SweepOrder): readonly Warning[] {
  return [...withinQuestion(warn(inputs)), ...warnOfAxes(warn, axes)];
}

/** `cells` are those of the order. */
export function* answerSweep(
  compiled: CompiledCalculator,
  order: SweepOrder,
  cells: Steps<Json> = sweepCells(compiled, order),
): Steps<Json> {
  const rows = yield* cells;
  const warnings = warningsOf(compiled, order);
  return { axes: order.axes, rows, warnings: warnings.length === 0 ? undefined : warnings };
}

/** The warnings about the varied inputs of a sweep: the values of one are judged as those of a list. */
function warnOfAxes(warn: Warn, axes: readonly Axis[]): readonly Warning[] {
  return axes.flatMap(({ field, values }, index) => {
    const numbers = values.filter((value) => typeof value === 'number');
    const largest = numbers[largestOf(numbers)];
    const found = largest === undefined ? undefined : warn({ [field]: largest });
    return (found ?? []).map((one) => ({ ...one, pointer: `/vary/${index}` }));
  });
}
