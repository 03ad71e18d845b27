import type { Ball } from '#core/arithmetic/ball.ts';
import type { Course } from '#catalogue/declare/schedule.ts';
import type {
  AnyCalculator,
  AnyDeclaration,
  InputValue,
  InputValues,
  OutputFields,
} from '#catalogue/declare/define.ts';
import { createEvaluator, type Evaluator, type Rounded } from '#catalogue/run/evaluate.ts';
import { createFindLaw } from '#catalogue/law/find-law.ts';
import type { LawStatement } from '#catalogue/declare/law.ts';
import type { OutputField } from '#catalogue/declare/fields.ts';
import { decimalText } from '#core/arithmetic/rounding.ts';
import { activeByCode, type Currency, findCurrency } from '#core/money/iso4217.ts';
import { type Json, JsonText, toJson } from './json.ts';
import { createPhrase, type JsonWriter } from './json-writer.ts';
import type { Warn } from './warnings.ts';

/** Stands for the currency when none is given. */
const noCurrency = { code: undefined, minorUnit: 2 };

/** The active currency of a code in any case. */
function currencyOf(code: InputValue): Pick<Currency, 'minorUnit'> & { readonly code: string | undefined } {
  return (typeof code === 'string' ? findCurrency(code) : undefined) ?? noCurrency;
}

/** The currency named in the inputs, if any, and the decimal places of its money. */
export function moneyOf(values: InputValues): {
  readonly currency: string | undefined;
  readonly decimals: number;
} {
  const { code, minorUnit } = currencyOf(values['currency']);
  return { currency: code, decimals: minorUnit };
}

/** The currency of a calculation and its decimal places. */
interface Money {
  readonly moneyDecimals: number;
  /** Upper case; undefined when none was given. */
  readonly currency: string | undefined;
}

/** The results of one calculation. */
export interface Calculation extends Money {
  readonly values: InputValues;
  /** The results in the order of the outputs, as whole counts of the last decimal. */
  readonly rounded: readonly Rounded[];
  /** The course that code has answered, over balls; undefined where it has none, or more digits decided. */
  readonly course: (() => Course<Ball> | undefined) | undefined;
  /** The members of the reply, in their order. */
  readonly results: Readonly<Record<string, Json>>;
}

/**
 * Runs a calculator with valid values and writes its reply, with every digit, including digits that a double
 * would lose, after members `beside` that no result replaces. Throws a DomainError when the calculator has no
 * answer; then nothing is written.
 */
export type WriteResult = (writer: JsonWriter, values: InputValues, beside?: Beside) => void;
type Beside = Readonly<Record<string, number | string>>;

/**
 * As `createCalculation`, for replies without anything else: it makes no values on the way, which is twice as
 * fast. Without `warn` nothing is warned of, and `shown` names the results to write, and no more.
 */
export function createResultWriter(
  calculator: AnyCalculator,
  evaluator: Evaluator,
  { warn, shown }: { readonly warn?: Warn; readonly shown?: readonly string[] } = {},
): WriteResult {
  const names = Object.keys(calculator.output);
  const places = new Map((shown ?? names).map((name) => [name, names.indexOf(name)]));
  let members: ReturnType<typeof createMembers> | undefined;
  /** Filled by every calculation that omits a result. */
  const omitted = new Map<string, string>();
  const findLaw = createFindLaw(calculator);

  return function write(writer, values, beside) {
    const given = values['currency'];
    // Most codes are in upper case.
    const { code: currency, minorUnit: moneyDecimals } =
      activeByCode.get(given as string) ?? currencyOf(given);
    if (omitted.size > 0) omitted.clear();
    const units = evaluator.evaluate(values, moneyDecimals, omitted);
    members ??= createMembers(calculator.output, places);
    let isFirst = beside === undefined || !writeBeside(writer, beside, units);
    for (let i = 0; i < members.length; i++) {
      const { place, opening, prefix, decimals, writeValue } = members[i]!;
      const result = units[place];
      if (result === undefined) continue;
      writer.phrase(isFirst ? opening : prefix);
      isFirst = false;
      if (typeof result !== 'number' && typeof result !== 'bigint') writeValue(writer, result, moneyDecimals);
      else writer.decimal(result, decimals === 'currency' ? moneyDecimals : decimals);
    }
    if (shown !== undefined) return writer.text(isFirst ? '{}' : '}');
    if (currency !== undefined) {
      writer.phrase(isFirst ? onlyCurrency : lastCurrency);
      writer.text(currency);
      writer.text('"');
      isFirst = false;
    }
    const law = findLaw?.(values);
    if (law !== undefined) {
      writer.text(isFirst ? '{"law":' : ',"law":');
      writer.text(lawText(law));
      isFirst = false;
    }
    const warnings = warn?.(values, units);
    if (omitted.size === 0 && warnings === undefined) return writer.text(isFirst ? '{}' : '}');
    const reasons = omitted.size === 0 ? undefined : Object.fromEntries(omitted);
    const more = toJson({ omitted: reasons, warnings });
    writer.text(isFirst ? more : `,${more.slice(1)}`);
  };

  /** Whether there are any. */
  function writeBeside(writer: JsonWriter, beside: Beside, units: readonly Rounded[]): boolean {
    let isFirst = true;
    for (const [name, value] of Object.entries(beside)) {
      if (units[places.get(name) ?? -1] !== undefined || (name === 'currency' && shown === undefined))
        continue;
      writer.text(`${isFirst ? '{' : ','}${JSON.stringify(name)}:${JSON.stringify(value)}`);
      isFirst = false;
    }
    return !isFirst;
  }
}

const [onlyCurrency, lastCurrency] = [createPhrase('{"currency":"'), createPhrase(',"currency":"')];

/** Results at their places; any may be the first of those that a reply has. */
function createMembers(output: OutputFields, places: ReadonlyMap<string, number>) {
  return Array.from(places, ([name, place]) => ({
    place,
    opening: createPhrase(`{${JSON.stringify(name)}:`),
    prefix: createPhrase(`,${JSON.stringify(name)}:`),
    decimals: output[name]!.decimals,
    writeValue: createValueWriter(output[name]!),
  }));
}

type WriteValue = (writer: JsonWriter, value: Present, moneyDecimals: number) => void;

/** As `roundedValue`. */
function createValueWriter(output: OutputField): WriteValue {
  const { item, fields, decimals } = output;
  if (item === undefined && fields === undefined) {
    return (writer, value, moneyDecimals) => {
      if (typeof value !== 'number' && typeof value !== 'bigint') writer.text(JSON.stringify(value));
      else writer.decimal(value, decimals === 'currency' ? moneyDecimals : decimals);
    };
  }
  const writeItem = item === undefined ? createRecordWriter(fields!) : createValueWriter(item);
  return (writer, values, moneyDecimals) => {
    let mark = '[';
    for (const value of values as readonly Present[]) {
      writer.text(mark);
      writeItem(writer, value, moneyDecimals);
      mark = ',';
    }
    writer.text(mark === '[' ? '[]' : ']');
  };
}

function createRecordWriter(fields: OutputFields): WriteValue {
  const members = Object.entries(fields).map(([name, field]) => ({
    name: `${JSON.stringify(name)}:`,
    writeValue: createValueWriter(field),
  }));
  return (writer, record, moneyDecimals) => {
    let mark = '{';
    for (let i = 0; i < members.length; i++) {
      const value = (record as readonly Rounded[])[i];
      if (value === undefined) continue;
      writer.text(mark);
      writer.text(members[i]!.name);
      members[i]!.writeValue(writer, value, moneyDecimals);
      mark = ',';
    }
    writer.text(mark === '{' ? '{}' : '}');
  };
}

/** Runs a calculator with valid values. Throws a DomainError when it has no answer. */
export function createCalculation(
  calculator: Pick<AnyDeclaration, 'output'> & Partial<Pick<AnyDeclaration, 'input' | 'law'>>,
  evaluator: Pick<Evaluator, 'evaluate'>,
): (values: InputValues) => Calculation {
  const outputs = Object.entries(calculator.output);
  const findLaw = createFindLaw(calculator);
  return function calculate(values) {
    const { currency, decimals: moneyDecimals } = moneyOf(values);
    const omitted = new Map<string, string>();
    const rounded = evaluator.evaluate(values, moneyDecimals, omitted);
    const results: Record<string, Json> = {};
    for (const [index, [name, output]] of outputs.entries()) {
      const result = rounded[index];
      if (result !== undefined) results[name] = roundedValue(output, result, moneyDecimals);
    }
    if (currency !== undefined) results['currency'] = currency;
    const law = findLaw?.(values);
    if (law !== undefined) results['law'] = law;
    if (omitted.size > 0) results['omitted'] = Object.fromEntries(omitted);
    const course = rounded[outputs.length] as Calculation['course'] | Rounded;
    return {
      values,
      rounded,
      moneyDecimals,
      currency,
      results,
      course: typeof course === 'function' ? course : undefined,
    };
  };
}

const lawTexts = new WeakMap<LawStatement, string>();

/** As JSON, which is written once. */
function lawText(statement: LawStatement): string {
  let text = lawTexts.get(statement);
  if (text === undefined) lawTexts.set(statement, (text = JSON.stringify(statement)));
  return text;
}

type Present = Exclude<Rounded, undefined>;

/** A rounded result, with every digit of its numbers. */
export function roundedValue(output: OutputField, result: Present, moneyDecimals: number): Json {
  if (typeof result === 'string' || typeof result === 'boolean') return result;
  if (typeof result === 'number' || typeof result === 'bigint') {
    return new JsonText(decimalText(result, decimalsOf(output, moneyDecimals)));
  }
  const { item, fields } = output;
  if (item !== undefined) return result.map((one) => roundedValue(item, one!, moneyDecimals));
  const named = Object.entries(fields!);
  return result.map((record) => {
    const values = record as readonly Rounded[];
    const members = named.flatMap(([name, field], index) => {
      const value = values[index];
      return value === undefined ? [] : [[name, roundedValue(field, value, moneyDecimals)] as const];
    });
    return Object.fromEntries(members);
  });
}

/** The decimals of an output when money has `moneyDecimals`. */
export function decimalsOf({ decimals }: OutputField, moneyDecimals: number): number {
  return decimals === 'currency' ? moneyDecimals : decimals;
}

/** The whole reply, as text, but for what it says of the law. */
export function createReply(calculator: AnyDeclaration): (values: InputValues) => string {
  const { output } = calculator;
  const calculate = createCalculation({ output }, createEvaluator(calculator));
  return (values) => toJson(calculate(values).results);
}
