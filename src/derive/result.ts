import type { AnyCalculator, InputValues } from '#catalogue/define.ts';
import { createEvaluator } from '#catalogue/evaluate.ts';
import { decimalText } from '#core/rounding.ts';
import { findCurrency } from '#currency/iso4217.ts';

/** Decimals of money when no currency is given. */
const DEFAULT_MINOR_UNIT = 2;

/**
 * Runs a calculator over valid values and writes its reply as JSON text, so that every digit is in it, also those a
 * double would lose. Throws a DomainError where the calculator has no answer.
 */
export function createCalculation(calculator: AnyCalculator): (values: InputValues) => string {
  const evaluator = createEvaluator(calculator);
  const names = Object.keys(calculator.output);
  const prefixes = names.map((name, index) => `${index === 0 ? '{' : ','}${JSON.stringify(name)}:`);
  const decimalsByMinorUnit: (readonly number[])[] = [];

  return (values) => {
    const code = values['currency'];
    const currency = typeof code === 'string' ? findCurrency(code) : undefined;
    const minorUnit = currency?.minorUnit ?? DEFAULT_MINOR_UNIT;
    const decimals = (decimalsByMinorUnit[minorUnit] ??= evaluator.decimals(minorUnit));
    const units = evaluator.evaluate(values, decimals);
    let text = '';
    for (let i = 0; i < prefixes.length; i++) text += prefixes[i] + decimalText(units[i]!, decimals[i]!);
    return currency === undefined ? `${text}}` : `${text},"currency":"${currency.code}"}`;
  };
}
