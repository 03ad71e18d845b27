import type { AnyCalculator, InputValues } from '#catalogue/define.ts';
import { createEvaluator, type Evaluator, type Rounded } from '#catalogue/evaluate.ts';
import type { OutputField } from '#catalogue/fields.ts';
import { decimalText } from '#core/rounding.ts';
import { findCurrency } from '#currency/iso4217.ts';

/** Decimals of money when no currency is given. */
const DEFAULT_MINOR_UNIT = 2;

/** The currency of an input, when it names one, and the decimals of its money. */
export function moneyOf(values: InputValues): {
  readonly currency: string | undefined;
  readonly decimals: number;
} {
  const code = values['currency'];
  const currency = typeof code === 'string' ? findCurrency(code) : undefined;
  return { currency: currency?.code, decimals: currency?.minorUnit ?? DEFAULT_MINOR_UNIT };
}

/** The results of one calculation and how they are written. */
export interface Calculation {
  readonly values: InputValues;
  readonly moneyDecimals: number;
  /** Upper case; undefined when none was given. */
  readonly currency: string | undefined;
  /** The reply's members as JSON text, without the closing brace. */
  readonly text: string;
}

/**
 * Runs a calculator over valid values and writes its reply as JSON text, so that every digit is in it, also those a
 * double would lose. Throws a DomainError where the calculator has no answer.
 */
export function createCalculation(
  calculator: AnyCalculator,
  evaluator: Evaluator,
): (values: InputValues) => Calculation {
  const names = Object.keys(calculator.output);
  const outputs = Object.values(calculator.output);
  // The first output may be an optional one that is not there.
  const openings = names.map((name) => `{${JSON.stringify(name)}:`);
  const prefixes = names.map((name) => `,${JSON.stringify(name)}:`);

  return (values) => {
    const { currency, decimals: moneyDecimals } = moneyOf(values);
    const decimals = evaluator.decimals(moneyDecimals);
    const units = evaluator.evaluate(values, moneyDecimals);
    let text = '';
    for (let i = 0; i < prefixes.length; i++) {
      const result = units[i];
      if (result === undefined) continue;
      text += (text.length === 0 ? openings : prefixes)[i];
      text +=
        typeof result === 'number' || typeof result === 'bigint'
          ? decimalText(result, decimals[i]!)
          : roundedText(outputs[i]!, result, moneyDecimals);
    }
    if (currency !== undefined) text += `,"currency":"${currency}"`;
    return { values, moneyDecimals, currency, text };
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

/** As a whole reply: what `createCalculation` writes, closed. */
export function createReply(calculator: AnyCalculator): (values: InputValues) => string {
  const calculate = createCalculation(calculator, createEvaluator(calculator));
  return (values) => `${calculate(values).text}}`;
}
