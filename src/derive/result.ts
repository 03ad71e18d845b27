import type { AnyCalculator, InputValues } from '#catalogue/define.ts';
import { createEvaluator, type Evaluator } from '#catalogue/evaluate.ts';
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
  const prefixes = names.map((name, index) => `${index === 0 ? '{' : ','}${JSON.stringify(name)}:`);

  return (values) => {
    const { currency, decimals: moneyDecimals } = moneyOf(values);
    const decimals = evaluator.decimals(moneyDecimals);
    const units = evaluator.evaluate(values, moneyDecimals);
    let text = '';
    for (let i = 0; i < prefixes.length; i++) {
      const result = units[i];
      if (result !== undefined) text += prefixes[i] + decimalText(result, decimals[i]!);
    }
    if (currency !== undefined) text += `,"currency":"${currency}"`;
    return { values, moneyDecimals, currency, text };
  };
}

/** As a whole reply: what `createCalculation` writes, closed. */
export function createReply(calculator: AnyCalculator): (values: InputValues) => string {
  const calculate = createCalculation(calculator, createEvaluator(calculator));
  return (values) => `${calculate(values).text}}`;
}
