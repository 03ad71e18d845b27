import { Decimal } from 'decimal.js';
import { ROUNDS_NOTHING, type AnyDeclaration, type Convention, type InputValues } from '#catalogue/define.ts';
import { programOf } from '#catalogue/program.ts';
import type { Evaluator, Results } from '#catalogue/evaluate.ts';
import type { OutputField } from '#catalogue/fields.ts';
import { UNDECIDED } from '#core/arithmetic.ts';
import { createDecimalArithmetic } from '#core/decimal.ts';
import type { DecimalBall } from '#core/decimal-ball.ts';
import { requireEffort } from '#core/effort.ts';
import { describeFormula, referencesOf, solveSteps, type SolvedStep } from './formula.ts';
import { solveEquations } from './equations.ts';
import type { Calculation } from './result.ts';

/** Digits of the values in an explanation: more than a double has, so that every rounding can be checked. */
const SHOWN_DIGITS = 20;

/** Digits over which the results are calculated for an explanation, one try after the other. */
const DIGITS = [80, 160, 320, 640] as const;

const Shown = Decimal.clone({ precision: SHOWN_DIGITS, toExpNeg: -30, toExpPos: 30 });

/** The formula, the numbers put in, every step with its value, and the sources, as JSON text. */
export function explain(calculator: AnyDeclaration, evaluator: Evaluator, calculation: Calculation): string {
  const values = evaluator.complete(calculation.values);
  const results = JSON.parse(`${calculation.text}}`) as Record<string, number | string>;
  const steps = solve(calculator, evaluator, calculation)
    // An output that the reply lacks has no step.
    .filter(({ symbol }) => symbol in results || calculator.output[symbol] === undefined)
    .map(({ symbol, meaning, equation, value }) => {
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
    `"steps":[${steps.join(',')}],"sources":${JSON.stringify(referencesOf(calculator))}}`
  );
}

/** The steps of the formula with their values. */
export function solve(
  calculator: AnyDeclaration,
  evaluator: Evaluator,
  calculation: Pick<Calculation, 'values' | 'moneyDecimals'>,
): readonly SolvedStep[] {
  const { moneyDecimals } = calculation;
  const values = evaluator.complete(calculation.values);
  const program = programOf(calculator);
  if (program !== undefined)
    return solveEquations(program, calculator, evaluator.trace!, values, moneyDecimals);
  return solveSteps(calculator, values, createUnrounded(calculator, evaluator, calculation), moneyDecimals);
}

/** The numbers among the results, unrounded, for steps that only words describe: calculated when one is asked for. */
function createUnrounded(
  { output }: AnyDeclaration,
  evaluator: Evaluator,
  { values, moneyDecimals }: Pick<Calculation, 'values' | 'moneyDecimals'>,
): (name: string) => Decimal | undefined {
  const made = new Map<number, Results<DecimalBall>>();
  const resultsWith = (digits: number) => {
    const known =
      made.get(digits) ?? evaluator.results(createDecimalArithmetic(digits), values, moneyDecimals);
    made.set(digits, known);
    return known;
  };
  return (name) => {
    if (output[name] !== undefined && output[name].kind !== 'number') return undefined;
    requireEffort();
    for (const digits of DIGITS) {
      try {
        return decimalOf(resultsWith(digits)[name]);
      } catch (error) {
        if (error !== UNDECIDED) throw error;
      }
    }
    return undefined;
  };
}

/** Undefined for what is not a number. */
function decimalOf(result: Results<DecimalBall>[string]): Decimal | undefined {
  if (typeof result === 'number') return new Decimal(result);
  const isBall = typeof result === 'object' && 'middle' in result;
  return isBall ? new Decimal(`${result.middle}e${result.exponent}`) : undefined;
}

/** What the calculation assumes, as a plain object. */
export function listAssumptions(
  calculator: AnyDeclaration,
  evaluator: Evaluator,
  { values, moneyDecimals, currency }: Calculation,
  engine: string,
): Readonly<Record<string, unknown>> {
  const complete = evaluator.complete(values);
  const { timing, compounding, rounding, forecast } = calculator.conventions;
  const regional =
    currency === undefined || currency === 'USD' ? [] : takenFromUnitedStates(calculator, values);
  return {
    timing: conventionText(timing, complete),
    compounding: conventionText(compounding, complete),
    rounding: describeRounding(
      rounding && conventionText(rounding, complete),
      `money to ${moneyDecimals} decimals (${currency ?? 'no currency given'})${describeDecimals(calculator.output)}`,
    ),
    ...(forecast !== undefined && { forecast }),
    defaults: takenDefaults(calculator, values),
    ...(regional.length > 0 && {
      regional_defaults: `Defaults usual in the United States were taken for ${regional.join(', ')}.`,
    }),
    engine,
  };
}

function describeRounding(onTheWay: string | undefined, decimals: string): string {
  return onTheWay === undefined || onTheWay === ROUNDS_NOTHING
    ? `every result is exact and rounded once, half away from zero: ${decimals}`
    : `${onTheWay}; results are rounded half away from zero: ${decimals}`;
}

/** Decimals that results of a unit have everywhere but where their name says so. */
const usualDecimals: Readonly<Record<string, number>> = { percent: 4, years: 2 };

/** ", percent to 4, years to 2" for the numbers among outputs that are neither money nor whole. */
function describeDecimals(output: Readonly<Record<string, OutputField>>): string {
  const labels = numbersIn(output).map(([name, { decimals, schema }]) => {
    const unit = String((schema as { readonly 'x-unit'?: string })['x-unit']).split(' ')[0]!;
    const isUsual = usualDecimals[unit] === decimals || (unit !== 'currency' && !(unit in usualDecimals));
    return `, ${isUsual ? unit : name} to ${decimals}`;
  });
  return [...new Set(labels)].join('');
}

function numbersIn(output: Readonly<Record<string, OutputField>>): [string, OutputField][] {
  return Object.entries(output).flatMap(([name, field]): [string, OutputField][] => {
    if (field.kind === 'number') {
      return field.decimals === 'currency' || field.decimals === 0 ? [] : [[name, field]];
    }
    return numbersIn(field.fields ?? (field.item === undefined ? {} : { [name]: field.item }));
  });
}

/** The fields that were left out whose defaults are those of one country. */
function takenFromUnitedStates(calculator: AnyDeclaration, values: InputValues): readonly string[] {
  return Object.keys(takenDefaults(calculator, values)).filter((name) => {
    const { schema } = calculator.input[name]!;
    return (schema as { readonly 'x-default-country'?: string })['x-default-country'] === 'US';
  });
}

function conventionText(convention: Convention, values: InputValues): string {
  if (typeof convention === 'string') return convention;
  return convention.words[values[convention.by] as string] ?? '';
}

/** The fields that the caller left out, with the values that stood in for them. */
function takenDefaults(calculator: AnyDeclaration, values: InputValues): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(calculator.input)
      .filter(([name, field]) => values[name] === undefined && field.default !== undefined)
      .map(([name, field]) => [name, field.default]),
  );
}
