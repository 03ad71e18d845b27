import { findCurrency } from '#currency/iso4217.ts';

/** Formats numbers and dates as people of a locale expect, in Western digits and English words as the text around them. */
export interface NumberFormats {
  /** A decimal text with all its decimals, or rounded to a number of them. */
  readonly number: (decimal: string, maxDecimals?: number) => string;
  /** With the decimal places of the currency, or at least two without one. */
  readonly money: (decimal: string, currency: string | undefined) => string;
  /** An amount with more decimals than its currency has, such as the price of a unit, with all of them or rounded. */
  readonly price: (decimal: string, currency: string | undefined, maxDecimals?: number) => string;
  /** A date (2026-11-21): Nov 21, 2026 in the United States, 21 Nov 2026 elsewhere; another text is left as it is. */
  readonly date: (date: string) => string;
  /** As `money`, without the sign of the currency, for columns. */
  readonly amount: (decimal: string, currency: string | undefined) => string;
}

/** Whether numbers can be formatted for this language tag (BCP 47). */
export function isLocale(tag: string): boolean {
  if (!/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(tag)) return false;
  try {
    return Intl.NumberFormat.supportedLocalesOf(tag).length > 0;
  } catch {
    return false;
  }
}

/** More than results have. */
const MAX_DECIMALS = 20;

/**
 * A locale of the same country that writes amounts and other numbers with the same marks. CLDR has a few that do not, such as English
 * in Germany and French in Switzerland, and a page would mix both.
 */
export function uniformLocale(locale: string): string {
  const { region } = new Intl.Locale(locale);
  const ofCountry = region === undefined ? [] : [new Intl.Locale('und', { region }).maximize()];
  const candidates = [locale, ...ofCountry.map(({ language }) => `${language}-${region}`), 'de-DE'];
  return candidates.find((one) => marksIn(one, {}) === marksIn(one, { style: 'currency', currency: 'USD' }))!;
}

function marksIn(locale: string, options: Intl.NumberFormatOptions): string {
  const format = new Intl.NumberFormat(locale, { numberingSystem: 'latn', ...options });
  const marks = format
    .formatToParts(1_234_567.5)
    .filter(({ type }) => type === 'group' || type === 'decimal');
  return marks.map(({ value }) => value).join('');
}

const known = new Map<string, NumberFormats>();
/** More than there are languages of people. */
const MAX_KNOWN = 200;

/** The formats of a locale, made once. */
export function numberFormatsOf(locale: string): NumberFormats {
  const formats = known.get(locale) ?? createNumberFormats(locale);
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(locale, formats);
  return formats;
}

/** The formats of a locale, each made on first use: one takes longer than a calculation. */
function createNumberFormats(locale: string): NumberFormats {
  const formats = new Map<string, Intl.NumberFormat>();
  const formatOf = (key: string, options: Intl.NumberFormatOptions) => {
    const known =
      formats.get(key) ??
      new Intl.NumberFormat(locale, {
        numberingSystem: 'latn',
        // Nothing is as much as minus nothing.
        signDisplay: 'negative',
        ...options,
      });
    formats.set(key, known);
    return known;
  };
  const plain = (decimals: number) => formatOf(`plain ${decimals}`, { maximumFractionDigits: decimals });
  const scientific = formatOf('scientific', { notation: 'scientific', maximumSignificantDigits: 10 });
  const decimalsOf = (code: string | undefined) =>
    code === undefined ? 2 : (findCurrency(code)?.minorUnit ?? 2);
  const fixed = (decimals: number) => ({ minimumFractionDigits: decimals, maximumFractionDigits: decimals });

  return {
    number(decimal, maxDecimals = MAX_DECIMALS) {
      const format = decimal.includes('e') ? scientific : plain(maxDecimals);
      return format.format(decimal as Intl.StringNumericLiteral);
    },
    money(decimal, currency) {
      if (currency === undefined) return this.amount(decimal, undefined);
      const options = { style: 'currency', currency, ...fixed(decimalsOf(currency)) } as const;
      return formatOf(currency, options).format(decimal as Intl.StringNumericLiteral);
    },
    date(date) {
      const instant = Date.parse(/^\d{4}-\d\d-\d\d$/.test(date) ? `${date}T00:00:00Z` : '');
      return Number.isNaN(instant) ? date : datesOf(locale).format(instant);
    },
    price(decimal, currency, maxDecimals = MAX_DECIMALS) {
      const fewest = decimalsOf(currency);
      const most = Math.max(fewest, maxDecimals);
      const sign = currency === undefined ? {} : ({ style: 'currency', currency } as const);
      const decimals = { minimumFractionDigits: fewest, maximumFractionDigits: most };
      const format = formatOf(`price ${most} ${currency ?? ''}`, { ...sign, ...decimals });
      return format.format(decimal as Intl.StringNumericLiteral);
    },
    amount(decimal, currency) {
      const decimals = decimalsOf(currency);
      return formatOf(String(decimals), fixed(decimals)).format(decimal as Intl.StringNumericLiteral);
    },
  };
}

/** A language without a country has the order that most countries have. */
function datesOf(locale: string): Intl.DateTimeFormat {
  const name = locale.startsWith('en-') ? locale : 'en-GB';
  const format =
    dateFormats.get(name) ?? new Intl.DateTimeFormat(name, { dateStyle: 'medium', timeZone: 'UTC' });
  if (dateFormats.size >= MAX_KNOWN) dateFormats.clear();
  dateFormats.set(name, format);
  return format;
}

const dateFormats = new Map<string, Intl.DateTimeFormat>();
