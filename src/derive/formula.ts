import { Decimal } from 'decimal.js';
import type { AnyDeclaration, InputValues, Step, StepCase } from '#catalogue/define.ts';
import { programOf } from '#catalogue/program.ts';
import { requireEffort } from '#base/effort.ts';
import {
  evaluateCondition,
  evaluateExpression,
  parseExpression,
  type Names,
} from '#core/equations/expression.ts';
import { textOf, textOfCondition } from '#core/equations/text.ts';
import { listDefinitions, wordsOf } from './equations.ts';

/** How the formula of a calculator reads: the general equations, and what holds in special cases. */
export interface FormulaText {
  readonly equation: string;
  readonly limits: readonly string[];
  readonly reference: string;
}

export function describeFormula(calculator: AnyDeclaration): FormulaText {
  const steps = stepsOf(calculator);
  const general = steps.filter(({ cases }) => cases.at(-1)!.when === undefined);
  return {
    equation: general.map(({ symbol, cases }) => `${symbol} = ${equationOf(cases.at(-1)!)}`).join('; '),
    limits: steps.flatMap(({ symbol, cases }) =>
      cases
        .filter(({ when }) => when !== undefined)
        .map((one) => `${one.when}: ${symbol} = ${equationOf(one)}`),
    ),
    reference: referencesOf(calculator).join('; '),
  };
}

export function referencesOf(calculator: AnyDeclaration): readonly string[] {
  return calculator.note === undefined ? calculator.references : calculator.note.references;
}

function stepsOf(calculator: AnyDeclaration): readonly Step[] {
  if (calculator.note !== undefined) return calculator.note.steps;
  const program = programOf(calculator)!;
  return listDefinitions(program).map(({ symbol, cases }) => ({
    symbol,
    cases: cases.flatMap((one) => {
      const { value, when } = one;
      if (value === undefined) return [];
      const equation = [textOf(value), wordsOf(program, one)].filter((text) => text !== '').join(': ');
      return { equation, ...(when !== undefined && { when: textOfCondition(when) }) };
    }),
  }));
}

function equationOf({ equation, words }: StepCase): string {
  return equation ?? words ?? '';
}

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
  /** Undefined where only words say what it is, and of functions and sequences. */
  readonly value: Decimal | undefined;
  /** Of a function or sequence some of its values; of a sum some of its terms; of a search where it ends. */
  readonly rows?: readonly SolvedRow[];
}

export interface SolvedRow {
  /** "B(2)", or "k = 2". */
  readonly symbol: string;
  readonly condition?: string;
  readonly withNumbers?: string;
  readonly value?: Decimal;
  /** Of a search: whether its condition holds there. */
  readonly holds?: boolean;
  /** Of a field of an output: the index of its item, or the word of its row. */
  readonly item?: number | string;
}

/** Digits beyond those that tiny inputs cost in 1 + i and (1 + i)^n − 1. */
const SPARE_DIGITS = 60;
/** With so many all steps take less than a millisecond. */
const MAX_QUICK_DIGITS = 100;

/**
 * The steps of the formula as people write it, evaluated one after the other with many digits: not by the formula that
 * the service runs, so that each can be held against the other. `values` are complete; `resultOf` knows what only words say.
 */
export function solveSteps(
  calculator: AnyDeclaration,
  values: InputValues,
  resultOf: (name: string) => Decimal | undefined,
  moneyDecimals: number,
): readonly SolvedStep[] {
  const digits = digitsFor(values);
  if (digits > MAX_QUICK_DIGITS) requireEffort();
  const names = new Map<string, Decimal | string>([['decimals', new Decimal(moneyDecimals)]]);
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'number') names.set(name, new Decimal(value));
    else if (typeof value === 'string') names.set(name, value);
  }
  const solved: SolvedStep[] = [];
  const isAbsent = (name: string) => !names.has(name) && isDeclared(calculator, name);
  const isKnown = (text = '') => !namesIn(text).some(isAbsent);
  const holds = (when: string) =>
    (when.endsWith(' is given') || isKnown(when)) && evaluateCondition(when, names, digits);
  for (const step of stepsOf(calculator)) {
    const applicable = step.cases.find(({ when }) => when === undefined || holds(when));
    // What is calculated from something absent is absent itself.
    if (applicable === undefined || !isKnown(applicable.equation)) continue;
    const value = valueOf(applicable, names, digits) ?? resultOf(step.symbol);
    if (value?.isNaN() === true) continue;
    if (value !== undefined) names.set(step.symbol, value);
    solved.push({
      symbol: step.symbol,
      meaning: meaningOf(step, calculator),
      equation: equationOf(applicable),
      value,
    });
  }
  return solved;
}

/** Whether a name is an input or the symbol of a step. */
function isDeclared(calculator: AnyDeclaration, name: string): boolean {
  return name in calculator.input || stepsOf(calculator).some(({ symbol }) => symbol === name);
}

function namesIn(equation: string): readonly string[] {
  return equation.match(/[A-Za-z]\w*/g) ?? [];
}

function valueOf({ equation }: StepCase, names: Names, digits: number): Decimal | undefined {
  return equation === undefined ? undefined : evaluateExpression(parseExpression(equation), names, digits);
}

function meaningOf({ symbol, meaning }: Step, { output }: AnyDeclaration): string {
  return meaning ?? output[symbol]?.description ?? '';
}

/** A rate of 1e-300 is lost beside 1 unless there are more than 300 digits, and twice that where a power cancels. */
function digitsFor(values: InputValues): number {
  let smallest = 0;
  for (const value of Object.values(values)) {
    if (typeof value !== 'number' || value === 0) continue;
    smallest = Math.max(smallest, -Math.floor(Math.log10(Math.abs(value))));
  }
  return SPARE_DIGITS + 2 * smallest;
}
