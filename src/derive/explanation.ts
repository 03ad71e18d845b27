import { Decimal } from 'decimal.js';
import type { AnyCalculator, Convention, InputValues } from '#catalogue/define.ts';
import type { Evaluator } from '#catalogue/evaluate.ts';
import { describeFormula, solveSteps } from './formula.ts';
import type { Calculation } from './result.ts';

/** Digits of the values in an explanation: more than a double has, so that every rounding can be checked. */
const SHOWN_DIGITS = 20;

const Shown = Decimal.clone({ precision: SHOWN_DIGITS, toExpNeg: -30, toExpPos: 30 });

/** The formula, the numbers put in, every step with its value, and the sources, as JSON text. */
export function explain(calculator: AnyCalculator, evaluator: Evaluator, calculation: Calculation): string {
  const values = evaluator.complete(calculation.values);
  const results = JSON.parse(`${calculation.text}}`) as Record<string, number | string>;
  const known = new Map(
    Object.entries(results).flatMap(([name, value]) =>
      typeof value === 'number' ? [[name, new Decimal(value)]] : [],
    ),
  );
  const steps = solveSteps(calculator, values, known, calculation.moneyDecimals).map((step) => {
    const { symbol, meaning, equation, value } = step;
    const members = [
      `"symbol":${JSON.stringify(symbol)}`,
      `"meaning":${JSON.stringify(meaning)}`,
      `"equation":${JSON.stringify(equation)}`,
      ...(value === undefined
        ? []
        : [`"value":${new Shown(value).toSignificantDigits(SHOWN_DIGITS).toString()}`]),
      ...(symbol in results ? [`"result":${JSON.stringify(results[symbol])}`] : []),
    ];
    return `{${members.join(',')}}`;
  });
  const { equation } = describeFormula(calculator);
  return (
    `{"formula":${JSON.stringify(equation)},"inputs":${JSON.stringify(values)},` +
    `"steps":[${steps.join(',')}],"sources":${JSON.stringify(calculator.note.references)}}`
  );
}

/** What the calculation took for granted, as a plain object. */
export function listAssumptions(
  calculator: AnyCalculator,
  evaluator: Evaluator,
  { values, moneyDecimals, currency }: Calculation,
  engine: string,
): Readonly<Record<string, unknown>> {
  const complete = evaluator.complete(values);
  const { timing, compounding, rounding } = calculator.conventions;
  const money = `money to ${moneyDecimals} decimals (${currency ?? 'no currency given'})`;
  const general = `every result is exact and rounded once, half away from zero: ${money}, percentages to 4, durations to 2`;
  const isOnTheWay = rounding !== undefined && conventionText(rounding, complete);
  return {
    timing: conventionText(timing, complete),
    compounding: conventionText(compounding, complete),
    rounding: isOnTheWay ? `${isOnTheWay}; ${general}` : general,
    defaults: takenDefaults(calculator, values),
    engine,
  };
}

function conventionText(convention: Convention, values: InputValues): string {
  if (typeof convention === 'string') return convention;
  return convention.words[values[convention.by] as string] ?? '';
}

/** The fields that the caller left out, with the values that stood in for them. */
function takenDefaults(calculator: AnyCalculator, values: InputValues): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(calculator.input)
      .filter(([name, field]) => values[name] === undefined && field.default !== undefined)
      .map(([name, field]) => [name, field.default]),
  );
}
