import { commonCodes } from '#core/money/common-codes.ts';
import { currencies, findCurrency } from '#core/money/iso4217.ts';

/** More choices than these are no quicker to find than the list of all currencies. */
const MAX_CHOICES = 3;

/** Whether a text is the sign or the code of a currency: "$", "US$" or "USD" for USD. */
export function isSignOf(text: string, currency: string): boolean {
  return text.toUpperCase() === currency || signsOf(currency).has(plainSign(text));
}

/**
 * The currencies that a sign or code stands for, the likeliest first: INR for "₹", JPY and CNY for "¥".
 * Undefined for a text that is no sign; empty for one that is, of a currency that is not known.
 */
export function currenciesOfSign(text: string): readonly string[] | undefined {
  const code = findCurrency(text)?.code;
  if (code !== undefined) return [code];
  const sign = plainSign(text);
  const isLikely = (one: string) => signsOf(one).has(sign);
  const found = commonCodes.filter(isLikely).slice(0, MAX_CHOICES);
  if (found.length > 0) return found;
  if (!/^[A-Z]{0,2}\p{Sc}$/u.test(sign)) return undefined;
  return currencies
    .map((one) => one.code)
    .filter(isLikely)
    .slice(0, MAX_CHOICES);
}

function plainSign(text: string): string {
  return text.toUpperCase().replace(/\.$/, '');
}

const known = new Map<string, ReadonlySet<string>>();

function signsOf(currency: string): ReadonlySet<string> {
  const signs = known.get(currency) ?? readSigns(currency);
  known.set(currency, signs);
  return signs;
}

/** Further words and signs for currencies, as people write them after an amount. */
const spellings: Readonly<Record<string, readonly string[]>> = {
  CHF: ['FR', 'SFR', 'FRANKEN', 'FRANCS'],
  CNY: ['元', 'YUAN', 'RMB'],
  EUR: ['EURO', 'EUROS'],
  GBP: ['POUND', 'POUNDS', 'STERLING'],
  JPY: ['円', 'YEN'],
};

function readSigns(currency: string): ReadonlySet<string> {
  const signs = (['symbol', 'narrowSymbol'] as const).map((currencyDisplay) =>
    new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay })
      .formatToParts(1)
      .find(({ type }) => type === 'currency')!
      .value.toUpperCase(),
  );
  const country = currency.slice(0, 2);
  const dollars = signs[1] === '$' ? [`${country}$`, `${country[0]}$`] : [];
  // Rupees are often written in Latin letters.
  const rupees = signs[1] === '₹' || signs[1] === 'RS' ? ['RS'] : [];
  const words = signs[1] === '$' ? ['DOLLAR', 'DOLLARS'] : signs[1] === '₹' ? ['RUPEE', 'RUPEES'] : [];
  return new Set([...signs, ...dollars, ...rupees, ...words, ...(spellings[currency] ?? [])]);
}
