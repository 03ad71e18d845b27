import {
  isEqual,
  readDecimal,
  roundToDecimals,
  roundToDigits,
  type ExactDecimal,
} from '#core/arithmetic/exact-decimal.ts';
import type { AnyDeclaration, InputValues } from '#catalogue/declare/define.ts';
import { programOf } from '#catalogue/run/program.ts';
import type { Evaluator } from '#catalogue/run/evaluate.ts';
import type { OutputField } from '#catalogue/declare/fields.ts';
import { describeFormula } from './formula.ts';
import { listUsedFigures } from './used-figures.ts';
import { KNOWN_DIGITS, shownNumber } from './shown-number.ts';
import { solveEquations, type SolvedStep } from './solved-equations.ts';
import type { SolvedRow } from './solved-rows.ts';
import { type Json, JsonText } from '#calculate/result/json.ts';
import { type Calculation, decimalsOf } from '#calculate/result/result.ts';

/** The formula, the numbers put in, every step with its value, and the sources. */
export function explain(calculator: AnyDeclaration, evaluator: Evaluator, calculation: Calculation): Json {
  const { moneyDecimals, results } = calculation;
  const steps = solve(calculator, evaluator, calculation)
    // An output that the reply lacks has no step.
    .filter(({ symbol }) => results[symbol] !== undefined || calculator.output[symbol] === undefined)
    .map(({ symbol, meaning, equation, condition, cases, withNumbers, value, rows }) => ({
      symbol,
      meaning,
      equation,
      condition,
      cases,
      with_numbers: withNumbers,
      value: value && new JsonText(shownNumber(value)),
      ...shownResult(calculator.output[symbol], results[symbol], moneyDecimals),
      rows: rows?.map((row) => shownRow(calculator, row, calculation)),
    }));
  const complete = evaluator.complete(calculation.values);
  const figures = listUsedFigures(calculator, complete, steps);
  return {
    formula: describeFormula(calculator).equation,
    inputs: completeInputs(calculator, complete),
    money_decimals: moneyDecimals,
    ...(figures.length > 0 && { figures }),
    steps,
    sources: calculator.references,
  };
}

function shownRow(calculator: AnyDeclaration, row: SolvedRow, { results, moneyDecimals }: Calculation): Json {
  const { symbol, condition, withNumbers, value, holds, item } = row;
  const [list = '', field = ''] = item === undefined ? [] : symbol.split(/[.(]/);
  const { fields = {} } = calculator.output[list] ?? {};
  const record = findRecord(results[list] as readonly Members[] | undefined, item, fields);
  return {
    symbol,
    condition,
    with_numbers: withNumbers,
    value: value && new JsonText(shownNumber(value)),
    holds,
    ...shownResult(fields[field], record?.[field], moneyDecimals),
  };
}

type Members = Readonly<Record<string, Json>>;

/** An item by its index, or the row that has a word. */
function findRecord(
  items: readonly Members[] | undefined,
  item: SolvedRow['item'],
  fields: Readonly<Record<string, OutputField>>,
): Members | undefined {
  if (typeof item !== 'string') return item === undefined ? undefined : items?.[item];
  const [own = ''] = Object.entries(fields).find(([, { options: words }]) => words !== undefined) ?? [];
  return items?.find((one) => one[own] === item);
}

/** A result as it stands in the reply, and how many decimals a number was rounded to. */
function shownResult(output: OutputField | undefined, result: Json, moneyDecimals: number): Members {
  if (output === undefined || result === undefined) return {};
  return { decimals: output.kind === 'number' ? decimalsOf(output, moneyDecimals) : undefined, result };
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
  { values, moneyDecimals, results }: Calculation,
): readonly SolvedStep[] {
  const isResult = (name: string, value: ExactDecimal) => {
    const result = results[name];
    if (!(result instanceof JsonText)) return true;
    const decimals = decimalsOf(calculator.output[name]!, moneyDecimals);
    // What many digits leave of an exact tie is not half a unit.
    return [value, roundToDigits(value, KNOWN_DIGITS)].some((one) =>
      isEqual(roundToDecimals(one, decimals), readDecimal(result.text)),
    );
  };
  const complete = evaluator.complete(values);
  return solveEquations(
    programOf(calculator),
    calculator,
    evaluator.trace,
    { values: complete, moneyDecimals },
    isResult,
  );
}
