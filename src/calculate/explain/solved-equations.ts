import type { AnyDeclaration, InputValues } from '#catalogue/declare/define.ts';
import { namesExplained } from '#catalogue/run/program.ts';
import { UNDECIDED } from '#core/arithmetic/arithmetic.ts';
import { readDecimal, type ExactDecimal } from '#core/arithmetic/exact-decimal.ts';
import { createDecimalArithmetic, WIDE_TIE } from '#core/arithmetic/decimal.ts';
import { requireEffort } from '#base/effort.ts';
import { figureOf, readerOf } from '#core/equations/code/figures.ts';
import type { Program } from '#core/equations/language/program.ts';
import { mentionsOf, mentions, mentionsIn } from '#core/equations/language/mentions.ts';
import { textOf } from '#core/equations/language/text.ts';
import type { TraceOver } from '#core/equations/compile/trace.ts';
import { findOpenCases, type ChosenOptions, chosenOptions } from '#core/equations/language/chosen-options.ts';
import {
  describeInput,
  describeOutput,
  listSteps,
  textOfCases,
  descriptionOf,
  type Named,
} from './named-equations.ts';
import {
  conditionOf,
  decimalOf,
  describeValue,
  listAnswers,
  listRows,
  recordCalls,
  type SolvedRow,
  type Solving,
} from './solved-rows.ts';

/** One step with its numbers. */
export interface SolvedStep {
  readonly symbol: string;
  readonly meaning: string;
  readonly equation: string;
  /** When the equation holds, where it is one of several cases. */
  readonly condition?: string;
  /** All cases between which numbers decide. */
  readonly cases?: string;
  readonly withNumbers?: string;
  /** Undefined for what is not a number, and for functions and sequences. */
  readonly value: ExactDecimal | undefined;
  /** Of a function or sequence some of its values; of a sum some of its terms; of a search where it ends. */
  readonly rows?: readonly SolvedRow[];
}

/** Digits over which the steps are calculated, one try after the other. */
const DIGITS = [80, 160, 320, 640] as const;

/**
 * Every definition that an output needs, with the case that was taken, the numbers put in and its unrounded
 * value, out of one evaluation. Of a function or a sequence the first, the second and the last of the values
 * that were needed. `isResult` says whether an output was rounded from a value: fractions and more digits
 * decide what 80 digits take for a tie, such as half a cent less 1e-300.
 */
export function solveEquations(
  program: Program,
  calculator: AnyDeclaration,
  traceOver: TraceOver,
  { values, moneyDecimals }: Values,
  isResult: (name: string, value: ExactDecimal) => boolean,
): readonly SolvedStep[] {
  requireEffort();
  let steps: readonly SolvedStep[] = [];
  for (const digits of DIGITS) {
    try {
      const a = createDecimalArithmetic(digits, WIDE_TIE);
      const { calls, called } = recordCalls();
      const trace = traceOver(a, values, moneyDecimals, called);
      steps = listSolved(program, calculator, values, { a, calls, trace });
      if (steps.every(({ symbol, value }) => value === undefined || isResult(symbol, value))) break;
    } catch (error) {
      if (error !== UNDECIDED) throw error;
    }
  }
  return steps;
}

/** Complete values of a request. */
interface Values {
  readonly values: InputValues;
  readonly moneyDecimals: number;
}

function listSolved(
  program: Program,
  { input, output }: AnyDeclaration,
  values: InputValues,
  traced: Pick<Solving, 'a' | 'calls' | 'trace'>,
): readonly SolvedStep[] {
  const chosen = chosenOptions(program.choices, values);
  const itemsOf = (list: string) => program.rows[list]?.options ?? itemsRead(program, list, values);
  const solving = { ...traced, chosen, itemsOf };
  // What has no value has no steps, nor has what only it needs.
  const names = namesExplained(output).filter(
    (name) => traced.trace.values[name] !== undefined || output[name]?.fields !== undefined,
  );
  const definitions = listSteps(program, chosen, names);
  const steps = new Map<Named, Unnamed | undefined>();
  const needed = calledByItems(program, definitions);
  for (const one of definitions.toSorted((x, y) => orderOf(x) - orderOf(y))) {
    steps.set(
      one,
      one.parameters === undefined ? solveNamed(solving, one) : solveCalled(solving, one, needed),
    );
  }
  const solved = definitions.flatMap((definition) => {
    const step = steps.get(definition);
    if (step === undefined) return [];
    const traced = solving.trace.values[definition.name];
    const chosen =
      traced && definition.parameters === undefined
        ? descriptionOf(program, definition.cases[traced.taken]!)
        : '';
    const about = [
      meaningOf(definition, definitions) ?? describeOutput(output, definition.name) ?? '',
      chosen,
    ];
    return [{ definition, step: { meaning: about.filter((text) => text !== '').join(': '), ...step } }];
  });
  const shown = solved.map(({ definition }) => definition);
  return [...solveChoices(program, input, chosen, shown), ...solved.map(({ step }) => step)];
}

/** The indices of a list of the request, or of a figure. */
function itemsRead({ inputs }: Program, list: string, values: InputValues): readonly number[] {
  const figure = inputs[list] && figureOf(inputs[list]);
  const items = figure === undefined ? values[list] : readerOf(figure)(values);
  return (items as readonly unknown[]).map((_, index) => index);
}

/** Where a sequence starts, that of its terms. */
function meaningOf({ name, meaning }: Named, definitions: readonly Named[]): string | undefined {
  return meaning ?? definitions.find((one) => one.name === name && one.meaning !== undefined)?.meaning;
}

/** Functions come last: the rows of a root call some of them, and those of a list more. */
function orderOf({ parameters, list }: Named): number {
  if (parameters === undefined) return 0;
  return list === undefined ? 2 : 1;
}

/** The functions that the items of outputs need, not only those that are shown. */
function calledByItems({ functions }: Program, definitions: readonly Named[]): ReadonlySet<string> {
  const called = new Set(
    definitions.filter(({ list }) => list !== undefined).flatMap((one) => mentionsOf(one)),
  );
  for (const name of called) {
    const definition = functions.get(name);
    for (const other of definition === undefined ? [] : mentionsOf(definition)) called.add(other);
  }
  return called;
}

/** The number that the word of a choice stands for, where an equation needs it. */
function solveChoices(
  { inputs }: Program,
  fields: AnyDeclaration['input'],
  chosen: ChosenOptions,
  shown: readonly Named[],
): readonly SolvedStep[] {
  const mentioned = shown.flatMap(({ cases }) =>
    findOpenCases(cases, chosen).open.flatMap(({ one: { value, when } }) => [
      ...(value === undefined ? [] : mentions(value)),
      ...(when === undefined ? [] : mentionsIn(when)),
    ]),
  );
  const used = new Set(mentioned);
  return Object.entries(inputs).flatMap(([name, one]): SolvedStep[] => {
    const number = one.kind === 'word' ? one.numbers?.[chosen[name] ?? ''] : undefined;
    if (number === undefined || !used.has(name)) return [];
    const meaning = describeInput(fields[name]!);
    return [{ symbol: name, meaning, equation: chosen[name]!, value: readDecimal(number) }];
  });
}

type Unnamed = Omit<SolvedStep, 'meaning'>;

/** Undefined for what is absent. */
function solveNamed(solving: Solving, definition: Named): Unnamed | undefined {
  const { name, isStart } = definition;
  const { trace, calls } = solving;
  if (isStart === true && !calls.has(name)) return undefined;
  const traced = isStart === true ? trace.starts[name]!() : trace.values[name];
  return traced && solveValue(solving, definition, traced);
}

/** Undefined for a function that was not called. */
function solveCalled(solving: Solving, definition: Named, needed: ReadonlySet<string>): Unnamed | undefined {
  const { name, symbol, cases } = definition;
  const rows = listRows(solving, definition);
  if (rows.length === 0 && !needed.has(name)) return undefined;
  const { open, isDecided } = findOpenCases(cases, solving.chosen);
  const [only] = open;
  const isOne = isDecided && open.length === 1;
  const equation = isOne ? textOf(only!.one.value!) : textOfCases(open.map(({ one }) => one));
  return {
    symbol,
    equation,
    ...(isOne && conditionOf(cases, only!.index)),
    value: undefined,
    ...(rows.length > 0 && { rows }),
  };
}

function solveValue(
  solving: Solving,
  { name, symbol, cases }: Named,
  traced: Parameters<typeof describeValue>[1],
): Unnamed {
  const { open } = findOpenCases(cases, solving.chosen);
  const { rows: found, ...described } = describeValue(cases, traced);
  const rows = [...found, ...listAnswers(name, solving.trace.answers[name]?.())];
  return {
    symbol,
    equation: textOf(cases[traced.taken]!.value!),
    ...(open.length > 1 && { cases: textOfCases(open.map(({ one }) => one)) }),
    ...described,
    value: traced.value === undefined ? undefined : decimalOf(traced.value),
    ...(rows.length > 0 && { rows }),
  };
}
