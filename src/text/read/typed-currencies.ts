import { readTypedNumber, type NumberStyle } from './typed-number.ts';

/** The code of ISO 4217 for no currency: every sign is that of another one. */
const NO_CURRENCY = 'XXX';

/**
 * The currencies of the sign in an amount, the likeliest first; none for that of the given currency, or
 * without one.
 */
export function foreignCurrencies(
  text: string,
  style: NumberStyle,
  currency: string = NO_CURRENCY,
): readonly string[] {
  const read = readTypedNumber(text, style, { unit: 'currency', currency });
  return read.kind === 'foreign' ? read.currencies : [];
}
