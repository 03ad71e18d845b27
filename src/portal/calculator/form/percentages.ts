import type { InputFields } from '#catalogue/declare/define.ts';
import type { InputField } from '#catalogue/declare/fields.ts';
import { findCurrency } from '#core/money/iso4217.ts';
import { formatTypedNumber, type NumberStyle, placeOf, readTypedNumber } from '#text/read/typed-number.ts';

const CENTS = 2;

/** Whether a text is a percentage in the field of an amount that may be typed as one. */
export function isPercentage(field: InputField | undefined, text: string | undefined): boolean {
  return field?.percentOf !== undefined && text?.trim().endsWith('%') === true;
}

/**
 * The query with amounts for percentages: 80,000 for 20% of a price of 400,000. Where the price cannot be
 * read, the percentage stays, and its field says what to do.
 */
export function readPercentages(
  fields: InputFields,
  query: URLSearchParams,
  style: NumberStyle,
  currency: string | undefined,
): URLSearchParams {
  const decimals = findCurrency(currency ?? '')?.minorUnit ?? CENTS;
  const amounts = Object.entries(fields).flatMap(([name, field]) => {
    const text = query.get(name) ?? '';
    const { percentOf = '' } = field;
    if (!isPercentage(field, text)) return [];
    const percent = readTypedNumber(text, style, { unit: 'percent' });
    const price = readTypedNumber(query.get(percentOf) ?? '', style, placeOf(fields[percentOf]!, currency));
    if (percent.kind !== 'number' || price.kind !== 'number') return [];
    const amount = Number(((price.value * percent.value) / 100).toFixed(decimals));
    return [[name, formatTypedNumber(String(amount), style)] as const];
  });
  if (amounts.length === 0) return query;
  const read = new URLSearchParams(query);
  for (const [name, amount] of amounts) read.set(name, amount);
  return read;
}
