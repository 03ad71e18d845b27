import type { InputField } from '#catalogue/declare/fields.ts';
import { writeHeadline } from '#text/write/headline-text.ts';
import { PLACE, unitOf } from '#catalogue/declare/units.ts';
import { valuesAround } from '#portal/calculator/form/around.ts';
import type { FormReading, PageCalculator, PageResult } from '#portal/calculator/form/form-reading.ts';
import type { ResultContext } from '#portal/calculator/result/results.ts';
import { pageParameters } from '#portal/rows.ts';
import { type TypedRange, withRange } from './map-range.ts';

/** A table of one result over values of two inputs around those that are filled in: "what if". */
export interface MapOrder {
  readonly output: string;
  readonly rows: MapAxis;
  /** Undefined for a single number to change. */
  readonly columns: MapAxis | undefined;
  /** What the table shows of this result where nothing else is asked for. */
  readonly usual: MapNames;
}

export interface MapAxis {
  readonly field: string;
  readonly values: readonly number[];
  readonly current: number;
  /** The values that a reader asked for, as typed. */
  readonly range?: TypedRange;
}

export interface MapNames {
  readonly output: string;
  readonly rows: string;
  readonly columns: string | undefined;
}

/** The table of a page; without an order where no input that can vary changes any result. */
export interface MapChoice {
  readonly order?: MapOrder;
  /** The main result, where no input that can vary changes it. */
  readonly fixed?: string;
}

/** The results for the values of an axis; those that there are. */
export type Tried = readonly Readonly<Record<string, unknown>>[];

export const VALUES = 5;

/** More inputs are not tried: each costs as many calculations as it has values. */
const MAX_TRIED = 12;

/** The results that a map can have. */
export function mapOutputs({ output }: PageCalculator, result: PageResult): readonly string[] {
  return Object.keys(output).filter(
    (name) =>
      output[name]!.kind === 'number' &&
      // A position in a list is not a quantity.
      unitOf(output[name]!) !== PLACE &&
      result.outputs[name] !== undefined,
  );
}

/** The inputs that a map can vary: numbers with a value. */
export function mapFields({ calculator, values }: FormReading): readonly string[] {
  const { input } = calculator;
  return Object.keys(input).filter((name) => {
    const { kind, isOfMethod, default: usual } = input[name]!;
    const isNumber = (kind === 'real' || kind === 'integer') && isOfMethod !== true;
    return isNumber && (values[name] ?? usual) !== undefined;
  });
}

/**
 * Chooses what is asked for, and else the main result over the first two inputs that change it. Yields the
 * axes of inputs that are to be tried, and continues with their results. Undefined where there is no number
 * to show.
 */
export function* chooseMap(
  reading: FormReading,
  result: PageResult,
  query: URLSearchParams,
  context: ResultContext,
): Generator<MapAxis, MapChoice | undefined, Tried> {
  const { calculator, values } = reading;
  const [outputs, fields] = [mapOutputs(calculator, result), byInterest(reading)];
  const headline = writeHeadline(calculator, { values, outputs: result.outputs }, context)?.name;
  const main = among(outputs, headline, outputs[0]);
  if (main === undefined) return undefined;
  const findMovers = createTrials(reading, fields.slice(0, MAX_TRIED));
  const usualOutput = yield* findUsualOutput(main, outputs, findMovers);
  if (usualOutput === undefined) return { fixed: main };
  const output = among(outputs, query.get(pageParameters.mapOutput)) ?? usualOutput;
  const [first = fields[0]!, second] = yield* findMovers(output, 2);
  const usual = {
    output: usualOutput,
    rows: second ?? first,
    columns: second === undefined ? undefined : first,
  };
  const rows = among(fields, query.get(pageParameters.mapRows)) ?? usual.rows;
  const others = fields.filter((one) => one !== rows);
  const columns = among(others, query.get(pageParameters.mapColumns), usual.columns, usual.rows);
  const ranged = (name: string) => withRange(axisOf(reading, name), reading, query, context);
  const order = {
    output,
    rows: ranged(rows),
    columns: columns === undefined ? undefined : ranged(columns),
    usual,
  };
  return { order, ...(usualOutput !== main && { fixed: main }) };
}

type FindMovers = (output: string, count: number) => Generator<MapAxis, readonly string[], Tried>;

/**
 * Finds the first inputs that change a result, those before others that have results for all their values.
 */
function createTrials(reading: FormReading, fields: readonly string[]): FindMovers {
  const known = new Map<string, Tried>();
  return function* findMovers(output, count) {
    const [complete, partial]: [string[], string[]] = [[], []];
    for (const field of fields) {
      if (complete.length === count) break;
      const axis = axisOf(reading, field);
      // Each input is tried once for all results.
      const tried = known.get(field) ?? (yield axis);
      known.set(field, tried);
      const texts = tried.map((results) => results[output]).filter((text) => text !== undefined);
      if (new Set(texts).size < 2) continue;
      (texts.length === axis.values.length ? complete : partial).push(field);
    }
    return [...complete, ...partial].slice(0, count);
  };
}

/** The main result, or else the first that two inputs change, or one. */
function* findUsualOutput(
  main: string,
  outputs: readonly string[],
  findMovers: FindMovers,
): Generator<MapAxis, string | undefined, Tried> {
  if ((yield* findMovers(main, 1)).length > 0) return main;
  for (const count of [2, 1]) {
    for (const output of outputs) {
      if ((yield* findMovers(output, count)).length === count) return output;
    }
  }
  return undefined;
}

function among(
  names: readonly string[],
  ...wanted: readonly (string | null | undefined)[]
): string | undefined {
  return wanted.find((one): one is string => typeof one === 'string' && names.includes(one));
}

/** Values of a field around the one that it has. */
export function axisOf({ calculator, values }: FormReading, field: string): MapAxis {
  const declared: InputField = calculator.input[field]!;
  const current = (values[field] ?? declared.default) as number;
  return { field, current, values: valuesAround(declared, current, VALUES) };
}

/** Rates first, then durations, then what is given or prominent; other defaults last. */
function byInterest(reading: FormReading): readonly string[] {
  const { calculator, values } = reading;
  const rank = (name: string) => {
    const unit = (calculator.input[name]!.schema as { readonly 'x-unit'?: string })['x-unit'] ?? '';
    const isGiven = values[name] !== undefined || calculator.prominent?.includes(name) === true;
    const kind = unit.startsWith('percent') ? 0 : unit === 'years' || unit === 'months' ? 1 : 2;
    return kind + (isGiven ? 0 : 10) + (calculator.input[name]!.required ? 0 : 5);
  };
  return mapFields(reading).toSorted((one, other) => rank(one) - rank(other));
}

/** The inputs of each cell, row by row. */
export function cellInputs({ rows, columns }: MapOrder): readonly (readonly Record<string, number>[])[] {
  const columnValues = columns?.values ?? [undefined];
  return rows.values.map((row) =>
    columnValues.map((column) => ({
      [rows.field]: row,
      ...(columns !== undefined && column !== undefined && { [columns.field]: column }),
    })),
  );
}
