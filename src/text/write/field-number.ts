import { numberFormatsOf } from './number-formats.ts';
import {
  formatTypedNumber,
  hasThousands,
  readTypedNumber,
  type NumberPlace,
  type NumberStyle,
} from '#text/read/typed-number.ts';

/**
 * A decimal text as a field shows it: 400,000 or 4,00,000 or 400.000, with every digit. A text that would not
 * read back as the same number is written without separators.
 */
export function formatFieldNumber(decimal: string, style: NumberStyle, place: NumberPlace): string {
  const plain = formatTypedNumber(decimal, style);
  const [, sign = '', whole, fraction] = /^(-?)0*(\d+)(?:\.(\d+))?$/.exec(decimal) ?? [];
  if (style.locale === undefined || whole === undefined) return plain;
  const bare = `${sign}${whole}${fraction === undefined ? '' : `.${fraction}`}`;
  const grouped = sign + (hasThousands(place) ? numberFormatsOf(style.locale).number(whole) : whole);
  const shown = fraction === undefined ? grouped : `${grouped}${style.decimal}${fraction}`;
  const read = readTypedNumber(shown, style, place);
  return read.kind === 'number' && read.decimal === bare ? shown : plain;
}

/** A typed text as a field shows it; one that cannot be read, or not in one way alone, stays as it is. */
export function formatFieldText(
  text: string,
  styles: { readonly typed: NumberStyle; readonly shown: NumberStyle },
  place: NumberPlace,
): string {
  const read = readTypedNumber(text, styles.typed, place);
  // A person who writes powers of ten means to.
  if (read.kind !== 'number' || /e/i.test(read.decimal)) return text;
  return formatFieldNumber(read.decimal, styles.shown, place);
}
