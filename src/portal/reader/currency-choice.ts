import { commonCodes } from '#core/money/common-codes.ts';
import { currencyName, paidCurrencies } from './currency-labels.ts';

/** The currencies of a select: that of the reader's country first, then the common ones. */
export function currencyOptions(own: string | undefined): readonly (readonly [string, string])[] {
  const first = new Set([...(own === undefined ? [] : [own]), ...commonCodes]);
  const codes = [...first, ...paidCurrencies.map(({ code }) => code).filter((code) => !first.has(code))];
  return [
    ['', 'no currency: 2 decimal places'],
    ...codes.map((code) => [code, `${code} – ${currencyName(code)}`] as const),
  ];
}
