import type {
  AnyCalculator,
  AnyDeclaration,
  InputFields,
  InputValue,
  InputValues,
} from '#catalogue/define.ts';
import { createEvaluator, type Evaluator, type Rounded } from '#catalogue/evaluate.ts';
import type { OutputField } from '#catalogue/fields.ts';
import { decimalText } from '#core/arithmetic/rounding.ts';
import { activeByCode, type Currency, findCurrency } from '#currency/iso4217.ts';
import { JsonWriter } from './json-writer.ts';

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

/** The results of one calculation with their text. */
export interface Calculation extends Money {
  readonly values: InputValues;
  /** The reply's members as JSON text, without the closing brace. */
  readonly text: string;
}

/**
 * Runs a calculator with valid values and writes the members of its reply as JSON, without the closing brace
 * and with every digit, including digits that a double would lose. Throws a DomainError when the calculator
 * has no answer; then nothing is written.
 */
export type WriteResult = (writer: JsonWriter, values: InputValues) => Money;

export function createResultWriter(calculator: AnyDeclaration, evaluator: Evaluator): WriteResult {
  const names = Object.keys(calculator.output);
  const outputs = Object.values(calculator.output);
  // The first output may be optional and absent.
  const openings = names.map((name) => `{${JSON.stringify(name)}:`);
  const prefixes = names.map((name) => `,${JSON.stringify(name)}:`);

  const decimalsByMoney: (readonly number[])[] = [];
  /** Filled by every calculation that omits a result. */
  const omitted = new Map<string, string>();

  return function write(writer, values) {
    const given = values['currency'];
    // Most codes are in upper case.
    const { code: currency, minorUnit: moneyDecimals } =
      activeByCode.get(given as string) ?? currencyOf(given);
    const decimals = (decimalsByMoney[moneyDecimals] ??= evaluator.decimals(moneyDecimals));
    omitted.clear();
    const units = evaluator.evaluate(values, moneyDecimals, omitted);
    let isFirst = true;
    for (let i = 0; i < prefixes.length; i++) {
      const result = units[i];
      if (result === undefined) continue;
      writer.text((isFirst ? openings : prefixes)[i]!);
      isFirst = false;
      if (typeof result === 'number' || typeof result === 'bigint') writer.decimal(result, decimals[i]!);
      else writer.text(roundedText(outputs[i]!, result, moneyDecimals));
    }
    if (currency !== undefined) {
      writer.text(isFirst ? '{"currency":"' : ',"currency":"');
      isFirst = false;
      writer.text(currency);
      writer.text('"');
    }
    if (omitted.size > 0) {
      writer.text(isFirst ? '{"omitted":' : ',"omitted":');
      writer.text(JSON.stringify(Object.fromEntries(omitted)));
    }
    return { moneyDecimals, currency };
  };
}

/** A shared writer for texts that are taken synchronously. */
const scratch = new JsonWriter();

/** Runs a calculator with valid values. Throws a DomainError when it has no answer. */
export function createCalculation(
  calculator: AnyDeclaration,
  evaluator: Evaluator,
  write = createResultWriter(calculator, evaluator),
): (values: InputValues) => Calculation {
  return function calculate(values) {
    const { moneyDecimals, currency } = write(scratch, values);
    return { values, moneyDecimals, currency, text: scratch.take() };
  };
}

/** A rounded result as JSON text. */
function roundedText(output: OutputField, result: Rounded, moneyDecimals: number): string {
  if (typeof result === 'string') return JSON.stringify(result);
  if (typeof result === 'number' || typeof result === 'bigint') {
    return decimalText(result, output.decimals === 'currency' ? moneyDecimals : output.decimals);
  }
  const items = result as readonly Rounded[];
  if (output.kind === 'list') {
    return `[${items.map((item) => roundedText(output.item!, item, moneyDecimals)).join(',')}]`;
  }
  return `[${items.map((item) => recordText(output, item as readonly Rounded[], moneyDecimals)).join(',')}]`;
}

function recordText({ fields }: OutputField, record: readonly Rounded[], moneyDecimals: number): string {
  const members = Object.entries(fields!).flatMap(([name, field], index) => {
    const value = record[index];
    return value === undefined ? [] : [`${JSON.stringify(name)}:${roundedText(field, value, moneyDecimals)}`];
  });
  return `{${members.join(',')}}`;
}

/** The whole reply: the text of `createCalculation` with its closing brace. */
export function createReply(calculator: AnyDeclaration): (values: InputValues) => string {
  const calculate = createCalculation(calculator, createEvaluator(calculator));
  return (values) => `${calculate(values).text}}`;
}

/** A rate this small is usually a fraction that was meant as percent: 0.07 for 7. */
const LOOKS_LIKE_A_FRACTION = { from: 0.01, below: 0.3 };

/** A valid input that looks like a mistake. */
interface Warning {
  /** RFC 6901, into the inputs. */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction';
  readonly detail: string;
}

/** The main rates of a calculation: required, in percent per year, and not often that small. */
export function ratesToWatch(fields: InputFields): readonly string[] {
  return Object.keys(fields).filter((name) => {
    const { kind, required, schema, isOftenSmall = false } = fields[name]!;
    const unit = (schema as { readonly 'x-unit'?: string })['x-unit'];
    return kind === 'real' && required && unit === 'percent per year' && !isOftenSmall;
  });
}

/**
 * Returns a function that writes the member `warnings` of a reply, with a leading comma; an empty string
 * without warnings.
 */
export function createWarnings({ input }: AnyCalculator): (values: InputValues) => string {
  const rates = ratesToWatch(input);
  return function warn(values) {
    let warnings: Warning[] | undefined;
    for (const name of rates) {
      const value = values[name] as number | undefined;
      if (value === undefined || value < LOOKS_LIKE_A_FRACTION.from || value >= LOOKS_LIKE_A_FRACTION.below)
        continue;
      (warnings ??= []).push(fractionWarning(name, value));
    }
    return warnings === undefined ? '' : `,"warnings":${JSON.stringify(warnings)}`;
  };
}

function fractionWarning(name: string, value: number): Warning {
  const meant = Number(`${value}e2`);
  const detail = `${name} is in percent, so ${value} means ${value} percent. If you meant ${meant} percent, send ${meant}.`;
  return { pointer: `/${name}`, code: 'looks-like-a-fraction', detail };
}
