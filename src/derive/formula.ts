import { Decimal } from 'decimal.js';
import type { AnyCalculator, InputValues, Step, StepCase } from '#catalogue/define.ts';
import { evaluateCondition, evaluateExpression, parseExpression, type Names } from '#core/expression.ts';

/** How the formula of a calculator reads: the general equations, and what holds in special cases. */
export interface FormulaText {
  readonly equation: string;
  readonly limits: readonly string[];
  readonly reference: string;
}

export function describeFormula({ note }: AnyCalculator): FormulaText {
  const general = note.steps.filter(({ cases }) => cases.at(-1)!.when === undefined);
  return {
    equation: general.map(({ symbol, cases }) => `${symbol} = ${textOf(cases.at(-1)!)}`).join('; '),
    limits: note.steps.flatMap(({ symbol, cases }) =>
      cases.filter(({ when }) => when !== undefined).map((one) => `${one.when}: ${symbol} = ${textOf(one)}`),
    ),
    reference: note.references.join('; '),
  };
}

function textOf({ equation, words }: StepCase): string {
  return equation ?? words ?? '';
}

/** One step with its numbers. `value` is undefined where only words say what it is. */
export interface SolvedStep {
  readonly symbol: string;
  readonly meaning: string;
  readonly equation: string;
  readonly value: Decimal | undefined;
}

/** Digits beyond those that tiny inputs cost in 1 + i and (1 + i)^n − 1. */
const SPARE_DIGITS = 60;

/**
 * The steps of the formula as people write it, evaluated one after the other with many digits: not by the formula that
 * the service runs, so that each can be held against the other. `values` are complete; `results` has what only words say.
 */
export function solveSteps(
  calculator: AnyCalculator,
  values: InputValues,
  results: ReadonlyMap<string, Decimal>,
  moneyDecimals: number,
): readonly SolvedStep[] {
  const digits = digitsFor(values);
  const names = new Map<string, Decimal | string>([['decimals', new Decimal(moneyDecimals)]]);
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'number') names.set(name, new Decimal(value));
    else if (typeof value === 'string') names.set(name, value);
  }
  const solved: SolvedStep[] = [];
  for (const step of calculator.note.steps) {
    const applicable = step.cases.find(
      ({ when }) => when === undefined || evaluateCondition(when, names, digits),
    );
    if (applicable === undefined) continue;
    const value = valueOf(applicable, names, digits) ?? results.get(step.symbol);
    if (value !== undefined) names.set(step.symbol, value);
    solved.push({
      symbol: step.symbol,
      meaning: meaningOf(step, calculator),
      equation: textOf(applicable),
      value,
    });
  }
  return solved;
}

function valueOf({ equation }: StepCase, names: Names, digits: number): Decimal | undefined {
  return equation === undefined ? undefined : evaluateExpression(parseExpression(equation), names, digits);
}

function meaningOf({ symbol, meaning }: Step, { output }: AnyCalculator): string {
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
