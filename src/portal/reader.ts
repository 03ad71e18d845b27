import { findCurrency } from '#currency/iso4217.ts';

/** Writes numbers as a reader is used to, in Western digits, since the text around them is English. */
export interface Reader {
  /** A decimal text with all its decimals. */
  readonly number: (decimal: string) => string;
  /** With the decimals of its currency, and at least two without one. */
  readonly money: (decimal: string, currency: string | undefined) => string;
  /** As `money`, without the sign of the currency, for columns. */
  readonly amount: (decimal: string, currency: string | undefined) => string;
}

const readers = new Map<string, Reader>();
const MOST_READERS = 200;
const DEFAULT_LOCALE = 'en';

/** The reader that an Accept-Language header speaks of. */
export function readerOf(header: string | null): Reader {
  const locale = preferredLocale(header);
  const known = readers.get(locale) ?? createReader(locale);
  if (readers.size >= MOST_READERS) readers.clear();
  readers.set(locale, known);
  return known;
}

/** The first language of the header for which numbers can be written; quality values do not matter before it. */
function preferredLocale(header: string | null): string {
  const tags = (header ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) => part.split(';')[0]!.trim());
  const usable = tags.find((tag) => {
    if (!/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(tag)) return false;
    try {
      return Intl.NumberFormat.supportedLocalesOf(tag).length > 0;
    } catch {
      return false;
    }
  });
  return usable ?? DEFAULT_LOCALE;
}

function createReader(locale: string): Reader {
  const formats = new Map<string, Intl.NumberFormat>();
  const formatOf = (key: string, options: Intl.NumberFormatOptions) => {
    const known = formats.get(key) ?? new Intl.NumberFormat(locale, { numberingSystem: 'latn', ...options });
    formats.set(key, known);
    return known;
  };
  const plain = formatOf('plain', { maximumFractionDigits: 20 });
  const scientific = formatOf('scientific', { notation: 'scientific', maximumSignificantDigits: 10 });
  const decimalsOf = (code: string | undefined) =>
    code === undefined ? 2 : (findCurrency(code)?.minorUnit ?? 2);
  const fixed = (decimals: number) => ({ minimumFractionDigits: decimals, maximumFractionDigits: decimals });

  return {
    number: (decimal) =>
      (decimal.includes('e') ? scientific : plain).format(decimal as Intl.StringNumericLiteral),
    money(decimal, currency) {
      if (currency === undefined) return this.amount(decimal, undefined);
      const options = { style: 'currency', currency, ...fixed(decimalsOf(currency)) } as const;
      return formatOf(currency, options).format(decimal as Intl.StringNumericLiteral);
    },
    amount(decimal, currency) {
      const decimals = decimalsOf(currency);
      return formatOf(String(decimals), fixed(decimals)).format(decimal as Intl.StringNumericLiteral);
    },
  };
}

/** 21 November 2026 for 2026-11-21. */
export function dateWords(date: string): string {
  const instant = new Date(`${date}T00:00:00Z`);
  return Number.isNaN(instant.getTime()) ? date : dateFormat.format(instant);
}

/** 21 November 2026 at 15:00 UTC for an instant of RFC 3339. */
export function instantWords(instant: string): string {
  return `${dateWords(instant.slice(0, 10))} at ${instant.slice(11, 16)} UTC`;
}

const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** JSON in which every number is its text, so that no digit is lost on the way to the page. */
export function parseExact(text: string): unknown {
  const revive = (_: string, value: unknown, context?: { readonly source?: string }) =>
    typeof value === 'number' ? context!.source : value;
  return JSON.parse(text, revive);
}
