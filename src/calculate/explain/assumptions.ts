import {
  ROUNDS_NOTHING,
  type AnyDeclaration,
  type Convention,
  type InputFields,
  type InputValues,
} from '#catalogue/declare/define.ts';
import type { Schedule } from '#catalogue/declare/schedule.ts';
import type { Evaluator } from '#catalogue/run/evaluate.ts';
import type { OutputField } from '#catalogue/declare/fields.ts';
import type { Json } from '#calculate/result/json.ts';
import type { Calculation } from '#calculate/result/result.ts';

/** What the calculation assumes, as a plain object. */
export function listAssumptions(
  calculator: AnyDeclaration,
  evaluator: Evaluator,
  { values, moneyDecimals, currency }: Calculation,
  engine: string,
): Readonly<Record<string, Json>> {
  const complete = evaluator.complete(values);
  const { timing, compounding, rounding } = calculator.conventions;
  const { forecast, regional_defaults } = listCautions(calculator, values, currency);
  return {
    timing: conventionText(timing, complete),
    compounding: conventionText(compounding, complete),
    rounding: describeRounding(
      rounding && conventionText(rounding, complete),
      `money to ${moneyDecimals} decimals (${currency ?? 'no currency given'})${describeDecimals(calculator.output)}`,
    ),
    ...(calculator.schedule !== undefined && { schedule: describeRows(calculator.schedule, complete) }),
    ...(forecast !== undefined && { forecast }),
    defaults: takenDefaults(calculator.input, values),
    ...(regional_defaults !== undefined && { regional_defaults }),
    engine,
  };
}

/** Those assumptions that a reader should know of before using a result. */
export interface Cautions {
  readonly forecast?: string;
  readonly regional_defaults?: string;
}

export function listCautions(
  { conventions, input }: Pick<AnyDeclaration, 'conventions' | 'input'>,
  values: InputValues,
  currency: string | undefined,
): Cautions {
  const { forecast } = conventions;
  const regional = currency === undefined || currency === 'USD' ? [] : takenFromUnitedStates(input, values);
  return {
    ...(forecast !== undefined && { forecast }),
    ...(regional.length > 0 && {
      regional_defaults: `Defaults usual in the United States were taken for ${regional.join(', ')}.`,
    }),
  };
}

function describeRounding(onTheWay: string | undefined, decimals: string): string {
  return onTheWay === undefined || onTheWay === ROUNDS_NOTHING
    ? `every result is exact and rounded once, half away from zero: ${decimals}`
    : `${onTheWay}; results are rounded half away from zero: ${decimals}`;
}

/** How the rows of a schedule are rounded. */
function describeRows({ kind }: Schedule, { payment_rounding: rounding }: InputValues): string {
  if (kind === 'loan' && rounding === 'cent')
    return 'the books of a lender: every row and every column adds up';
  const balance =
    kind === 'loan' || kind === 'depreciation' || kind === 'table' ? '' : ', and each row adds up';
  return `every cell is exact and rounded once${balance}; sums of cells may differ from totals in the last digits`;
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
function takenFromUnitedStates(input: InputFields, values: InputValues): readonly string[] {
  return Object.keys(takenDefaults(input, values)).filter((name) => {
    const { schema } = input[name]!;
    return (schema as { readonly 'x-default-country'?: string })['x-default-country'] === 'US';
  });
}

function conventionText(convention: Convention, values: InputValues): string {
  if (typeof convention === 'string') return convention;
  return convention.options[values[convention.by] as string] ?? '';
}

/** The fields that the caller left out, with the values that stood in for them. */
function takenDefaults(input: InputFields, values: InputValues): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(input)
      .filter(([name, field]) => values[name] === undefined && field.default !== undefined)
      .map(([name, field]) => [name, field.default]),
  );
}
