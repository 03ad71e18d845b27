import {
  isEqual,
  readDecimal,
  roundToDecimals,
  roundToDigits,
  type ExactDecimal,
} from '#core/arithmetic/exact-decimal.ts';
import { ROUNDS_NOTHING, type AnyDeclaration, type Convention, type InputValues } from '#catalogue/define.ts';
import { programOf } from '#catalogue/program.ts';
import type { Evaluator } from '#catalogue/evaluate.ts';
import type { OutputField } from '#catalogue/fields.ts';
import { describeFormula } from './formula.ts';
import { KNOWN_DIGITS, shownNumber } from './shown-number.ts';
import { solveEquations, type SolvedStep } from './solved-equations.ts';
import type { SolvedRow } from './solved-rows.ts';
import type { Calculation } from './result.ts';

/** The formula, the numbers put in, every step with its value, and the sources, as JSON text. */
export function explain(calculator: AnyDeclaration, evaluator: Evaluator, calculation: Calculation): string {
  const { moneyDecimals } = calculation;
  const results = readResults(calculation);
  const steps = solveFor(results, calculator, evaluator, calculation)
    // An output that the reply lacks has no step.
    .filter(({ symbol }) => symbol in results.values || calculator.output[symbol] === undefined)
    .map((step) => {
      const { symbol, meaning, equation, condition, cases, withNumbers, value, rows } = step;
      return writeMembers({
        symbol: JSON.stringify(symbol),
        meaning: JSON.stringify(meaning),
        equation: JSON.stringify(equation),
        condition: condition && JSON.stringify(condition),
        cases: cases && JSON.stringify(cases),
        with_numbers: withNumbers && JSON.stringify(withNumbers),
        value: value && shownNumber(value),
        ...writeResult(calculator.output[symbol], results, [symbol], moneyDecimals),
        rows: rows && `[${rows.map((row) => writeRow(calculator, row, results, moneyDecimals)).join(',')}]`,
      });
    });
  return writeMembers({
    formula: JSON.stringify(describeFormula(calculator).equation),
    inputs: JSON.stringify(completeInputs(calculator, evaluator.complete(calculation.values))),
    money_decimals: String(moneyDecimals),
    steps: `[${steps.join(',')}]`,
    sources: JSON.stringify(calculator.references),
  });
}

/** An object of JSON with the members that have a text. */
function writeMembers(members: Readonly<Record<string, string | undefined>>): string {
  const written = Object.entries(members).flatMap(([name, text]) =>
    text === undefined ? [] : [`"${name}":${text}`],
  );
  return `{${written.join(',')}}`;
}

/** The results of a reply, and the same with the text of every number, in which no digit is lost. */
interface Results {
  readonly values: Readonly<Record<string, unknown>>;
  readonly texts: Readonly<Record<string, unknown>>;
}

function readResults({ text }: Calculation): Results {
  const keepDigits = (_name: string, value: unknown, context?: { readonly source?: string }) =>
    typeof value === 'number' ? context!.source : value;
  const [values, texts] = [JSON.parse(`${text}}`), JSON.parse(`${text}}`, keepDigits)] as Results['values'][];
  return { values: values!, texts: texts! };
}

function writeRow(
  calculator: AnyDeclaration,
  row: SolvedRow,
  results: Results,
  moneyDecimals: number,
): string {
  const { symbol, condition, withNumbers, value, holds, item } = row;
  const [list = '', field = ''] = item === undefined ? [] : symbol.split(/[.(]/);
  const { fields = {} } = calculator.output[list] ?? {};
  return writeMembers({
    symbol: JSON.stringify(symbol),
    condition: condition && JSON.stringify(condition),
    with_numbers: withNumbers && JSON.stringify(withNumbers),
    value: value && shownNumber(value),
    holds: holds === undefined ? undefined : String(holds),
    ...writeResult(
      fields[field],
      results,
      [list, indexOf(item, fields, results.values[list]), field],
      moneyDecimals,
    ),
  });
}

/** The index of an item, or of the row that has a word. */
function indexOf(
  item: SolvedRow['item'],
  fields: Readonly<Record<string, OutputField>>,
  items: unknown,
): string {
  if (typeof item !== 'string') return String(item);
  const [own = ''] = Object.entries(fields).find(([, { words }]) => words !== undefined) ?? [];
  const all = items as readonly Readonly<Record<string, unknown>>[] | undefined;
  return String(all?.findIndex((one) => one[own] === item));
}

/** The result at a path of the reply as it stands there, and how many decimals it was rounded to. */
function writeResult(
  output: OutputField | undefined,
  { values, texts }: Results,
  path: readonly string[],
  moneyDecimals: number,
): Readonly<Record<'decimals' | 'result', string | undefined>> {
  const [value, text] = [values, texts].map((reply) =>
    path.reduce<unknown>(
      (part, name) => (part as Readonly<Record<string, unknown>> | undefined)?.[name],
      reply,
    ),
  );
  if (output === undefined || value === undefined) return { decimals: undefined, result: undefined };
  if (output.kind !== 'number') return { decimals: undefined, result: JSON.stringify(value) };
  return { decimals: String(decimalsOf(output, moneyDecimals)), result: text as string };
}

function decimalsOf({ decimals }: OutputField, moneyDecimals: number): number {
  return decimals === 'currency' ? moneyDecimals : decimals;
}

/** Also the defaults of items of lists. */
function completeInputs({ input }: AnyDeclaration, values: InputValues): InputValues {
  const completed = Object.entries(values).map(([name, value]) => {
    const { fields } = input[name] ?? {};
    if (fields === undefined || !Array.isArray(value)) return [name, value] as const;
    const defaults = Object.entries(fields).flatMap(([field, one]) =>
      one.default === undefined ? [] : [[field, one.default] as const],
    );
    return [name, value.map((item: object) => ({ ...Object.fromEntries(defaults), ...item }))] as const;
  });
  return Object.fromEntries(completed) as InputValues;
}

/** The steps of the formula with their values. */
export function solve(
  calculator: AnyDeclaration,
  evaluator: Evaluator,
  calculation: Calculation,
): readonly SolvedStep[] {
  return solveFor(readResults(calculation), calculator, evaluator, calculation);
}

function solveFor(
  { texts }: Results,
  calculator: AnyDeclaration,
  evaluator: Evaluator,
  calculation: Calculation,
): readonly SolvedStep[] {
  const { moneyDecimals } = calculation;
  const values = evaluator.complete(calculation.values);
  const isResult = (name: string, value: ExactDecimal) => {
    const output = calculator.output[name];
    const result = texts[name] as string | undefined;
    if (output?.kind !== 'number' || result === undefined) return true;
    // What many digits leave of an exact tie is not half a unit.
    return [value, roundToDigits(value, KNOWN_DIGITS)].some((one) =>
      isEqual(roundToDecimals(one, decimalsOf(output, moneyDecimals)), readDecimal(result)),
    );
  };
  return solveEquations(
    programOf(calculator),
    calculator,
    evaluator.trace,
    { values, moneyDecimals },
    isResult,
  );
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
