import type { Ball } from '#core/arithmetic/ball.ts';
import type { Course } from '#catalogue/declare/schedule.ts';
import type { AnyCalculator, AnyDeclaration, InputValue, InputValues } from '#catalogue/declare/define.ts';
import { createEvaluator, type Evaluator, type Rounded } from '#catalogue/run/evaluate.ts';
import { createFindLaw } from '#catalogue/law/find-law.ts';
import type { LawStatement } from '#catalogue/declare/law.ts';
import type { OutputField } from '#catalogue/declare/fields.ts';
import { decimalText } from '#core/arithmetic/rounding.ts';
import { activeByCode, type Currency, findCurrency } from '#core/money/iso4217.ts';
import { type Json, JsonText, toJson } from './json.ts';
import { createPhrase, type JsonWriter } from './json-writer.ts';
import { createWarnings } from './warnings.ts';

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
 * would lose. Throws a DomainError when the calculator has no answer; then nothing is written.
 */
export type WriteResult = (writer: JsonWriter, values: InputValues) => void;

/**
 * As `createCalculation`, for replies without anything else: it makes no values on the way, which is twice as
 * fast.
 */
export function createResultWriter(
  calculator: AnyCalculator,
  evaluator: Evaluator,
  warn = createWarnings(calculator),
): WriteResult {
  const outputs = Object.values(calculator.output);
  let phrases: ReturnType<typeof createPhrases> | undefined;
  const decimalsByMoney: (readonly number[])[] = [];
  /** Filled by every calculation that omits a result. */
  const omitted = new Map<string, string>();
  const findLaw = createFindLaw(calculator);

  return function write(writer, values) {
    const given = values['currency'];
    // Most codes are in upper case.
    const { code: currency, minorUnit: moneyDecimals } =
      activeByCode.get(given as string) ?? currencyOf(given);
    const decimals = (decimalsByMoney[moneyDecimals] ??= evaluator.decimals(moneyDecimals));
    if (omitted.size > 0) omitted.clear();
    const units = evaluator.evaluate(values, moneyDecimals, omitted);
    phrases ??= createPhrases(calculator.output);
    const { openings, prefixes, onlyCurrency, lastCurrency } = phrases;
    let isFirst = true;
    for (let i = 0; i < prefixes.length; i++) {
      const result = units[i];
      if (result === undefined) continue;
      writer.phrase((isFirst ? openings : prefixes)[i]!);
      isFirst = false;
      if (typeof result === 'number' || typeof result === 'bigint') writer.decimal(result, decimals[i]!);
      else writer.text(toJson(roundedValue(outputs[i]!, result, moneyDecimals)));
    }
    if (currency !== undefined) {
      writer.phrase(isFirst ? onlyCurrency : lastCurrency);
      writer.text(currency);
      writer.text('"');
      isFirst = false;
    }
    const law = findLaw?.(values);
    if (law !== undefined) {
      writer.text(`${isFirst ? '{' : ','}"law":${lawText(law)}`);
      isFirst = false;
    }
    const warnings = warn(values, units);
    if (omitted.size === 0 && warnings === undefined) return writer.text(isFirst ? '{}' : '}');
    const reasons = omitted.size === 0 ? undefined : Object.fromEntries(omitted);
    const more = toJson({ omitted: reasons, warnings });
    writer.text(isFirst ? more : `,${more.slice(1)}`);
  };
}

/** What is before each value of a reply; any output may be the first of those that it has. */
function createPhrases(output: AnyCalculator['output']) {
  const names = Object.keys(output);
  return {
    openings: names.map((name) => createPhrase(`{${JSON.stringify(name)}:`)),
    prefixes: names.map((name) => createPhrase(`,${JSON.stringify(name)}:`)),
    onlyCurrency: createPhrase('{"currency":"'),
    lastCurrency: createPhrase(',"currency":"'),
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
