import type { InputFields } from '#catalogue/declare/define.ts';
import type { InputField } from '#catalogue/declare/fields.ts';
import { findCurrency } from '#core/money/iso4217.ts';
import { formatTypedNumber, type NumberStyle, placeOf, readTypedNumber } from './typed-number.ts';

const CENTS = 2;

/** Whether a text is a percentage in the field of an amount that may be typed as one. */
export function isPercentage(field: InputField | undefined, text: string | undefined): text is string {
  return field?.percentOf !== undefined && text?.trim().endsWith('%') === true;
}

/**
 * The amount for a percentage that a field has: 80,000 for 20% of a price of 400,000. Undefined for any other
 * text, and where the price cannot be read.
 */
export function readPercentage(
  fields: InputFields,
  name: string,
  textOf: (name: string) => string | null | undefined,
  { style, currency }: { readonly style: NumberStyle; readonly currency: string | undefined },
): string | undefined {
  const text = textOf(name) ?? undefined;
  const field = fields[name];
  if (!isPercentage(field, text)) return undefined;
  const { percentOf = '' } = field!;
  const percent = readTypedNumber(text, style, { unit: 'percent' });
  const price = readTypedNumber(textOf(percentOf) ?? '', style, placeOf(fields[percentOf]!, currency));
  if (percent.kind !== 'number' || price.kind !== 'number') return undefined;
  const decimals = findCurrency(currency ?? '')?.minorUnit ?? CENTS;
  return formatTypedNumber(String(Number(((price.value * percent.value) / 100).toFixed(decimals))), style);
}
