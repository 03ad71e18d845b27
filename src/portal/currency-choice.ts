import { findCurrency, currencies } from '#currency/iso4217.ts';
import { commonCodes } from '#currency/common-codes.ts';

/** The currencies of a select: that of the reader's country first, then the common ones. */
export function currencyOptions(own: string | undefined): readonly (readonly [string, string])[] {
  const first = new Set([...(own === undefined ? [] : [own]), ...commonCodes]);
  const codes = [...first, ...currencies.map(({ code }) => code).filter((code) => !first.has(code))];
  return [
    ['', 'no currency: 2 decimal places'],
    ...codes.map((code) => [code, `${code} – ${findCurrency(code)!.name}`] as const),
  ];
}
