import { findCurrency, currencies } from '#currency/iso4217.ts';
import { commonCodes } from '#currency/common-codes.ts';
import type { CalculatorView } from './calculation.ts';
import { draftCurrency } from './draft-values.ts';
import { html, type Html } from './html.ts';
import { writeOffer } from './messages.ts';

/** The currencies of a select: that of the reader's country first, then the common ones. */
export function currencyOptions(own: string | undefined): readonly (readonly [string, string])[] {
  const first = new Set([...(own === undefined ? [] : [own]), ...commonCodes]);
  const codes = [...first, ...currencies.map(({ code }) => code).filter((code) => !first.has(code))];
  return [
    ['', 'no currency: 2 decimal places'],
    ...codes.map((code) => [code, `${code} – ${findCurrency(code)!.name}`] as const),
  ];
}

/** For a reader of another country, who sees an example in the currency of the catalogue. */
export function writeCurrencyOffer({ calculator, drafts, ownCurrency: own }: CalculatorView): Html | false {
  const shown = draftCurrency(drafts);
  const example = (calculator.examples[0].input as Readonly<Record<string, unknown>>)['currency'];
  if (own === undefined || shown === undefined || shown !== example || own === shown) return false;
  return html`<p class="field hint">
    Amounts are in ${shown}. ${writeOffer({ text: `Use ${own}`, name: 'currency', value: own })}
  </p>`;
}
