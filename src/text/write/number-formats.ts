import { findCurrency } from '#core/money/iso4217.ts';
import { dateOrderOf } from '#text/read/typed-date.ts';

/**
 * Formats numbers and dates as people of a locale expect, in Western digits and English words as the text
 * around them.
 */
export interface NumberFormats {
  /** A decimal text with all its decimals, or rounded to a number of them. */
  readonly number: (decimal: string, maxDecimals?: number, minDecimals?: number) => string;
  /** A percentage with its sign, before or after it and with or without a space, as the locale has it. */
  readonly percent: (decimal: string, maxDecimals?: number, minDecimals?: number) => string;
  /** With the decimal places of the currency, or at least two without one. */
  readonly money: (decimal: string, currency: string | undefined) => string;
  /**
   * An amount with more decimals than its currency has, such as the price of a unit, with all of them or
   * rounded.
   */
  readonly price: (
    decimal: string,
    currency: string | undefined,
    maxDecimals?: number,
    minDecimals?: number,
  ) => string;
  /**
   * A date (2026-11-21): Nov 21, 2026 in the United States, 2026/11/21 where the year comes first, 21 Nov
   * 2026 elsewhere; another text is left as it is.
   */
  readonly date: (date: string) => string;
  /** As `money`, in whole units. */
  readonly wholeMoney: (decimal: string, currency: string | undefined) => string;
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
  const between = (least: number, most: number) => ({
    minimumFractionDigits: least,
    maximumFractionDigits: Math.max(least, most),
  });
  const plain = (least: number, most: number) => formatOf(`plain ${least} ${most}`, between(least, most));
  const scientific = formatOf('scientific', scientificOptions);
  const write = (format: Intl.NumberFormat, decimal: string) =>
    format.format(decimal as Intl.StringNumericLiteral);
  const writeAmount = createAmountWriter(locale);
  const decimalsOf = (code: string | undefined) =>
    code === undefined ? 2 : (findCurrency(code)?.minorUnit ?? 2);
  const fixed = (decimals: number) => between(decimals, decimals);

  return {
    number(decimal, maxDecimals = MAX_DECIMALS, minDecimals = 0) {
      return write(decimal.includes('e') ? scientific : plain(minDecimals, maxDecimals), decimal);
    },
    percent(decimal, maxDecimals = MAX_DECIMALS, minDecimals = 0) {
      const [digits = '', exponent] = decimal.split('e');
      const style = { style: 'percent' } as const;
      const format =
        exponent === undefined
          ? formatOf(`percent ${minDecimals} ${maxDecimals}`, {
              ...style,
              ...between(minDecimals, maxDecimals),
            })
          : formatOf('percent scientific', { ...style, ...scientificOptions });
      return write(format, `${digits}e${Number(exponent ?? 0) - 2}`);
    },
    money(decimal, currency) {
      if (currency === undefined) return this.amount(decimal, undefined);
      const options = { style: 'currency', currency, ...fixed(decimalsOf(currency)) } as const;
      return writeAmount(formatOf(currency, options), decimal);
    },
    wholeMoney(decimal, currency) {
      const sign = currency === undefined ? {} : ({ style: 'currency', currency } as const);
      return writeAmount(formatOf(`whole ${currency ?? ''}`, { ...sign, ...fixed(0) }), decimal);
    },
    date(date) {
      const instant = Date.parse(/^\d{4}-\d\d-\d\d$/.test(date) ? `${date}T00:00:00Z` : '');
      return Number.isNaN(instant) ? date : datesOf(locale).format(instant);
    },
    price(decimal, currency, maxDecimals = MAX_DECIMALS, minDecimals = 0) {
      const fewest = Math.max(decimalsOf(currency), minDecimals);
      const sign = currency === undefined ? {} : ({ style: 'currency', currency } as const);
      const name = `price ${fewest} ${maxDecimals} ${currency ?? ''}`;
      const format = formatOf(name, { ...sign, ...between(fewest, maxDecimals) });
      return writeAmount(format, decimal);
    },
    amount(decimal, currency) {
      const decimals = decimalsOf(currency);
      return write(formatOf(String(decimals), fixed(decimals)), decimal);
    },
  };
}

const scientificOptions = { notation: 'scientific', maximumSignificantDigits: 10 } as const;

type Marks = Readonly<Partial<Record<Intl.NumberFormatPartTypes, string>>>;

/**
 * Writes amounts with the marks of other numbers. CLDR has a few locales that differ in both, such as English
 * in Germany and French in Switzerland, and a page would mix them.
 */
function createAmountWriter(locale: string): (format: Intl.NumberFormat, decimal: string) => string {
  const [plain, ofAmounts] = [marksIn(locale, {}), marksIn(locale, { style: 'currency', currency: 'USD' })];
  const isSame = plain.group === ofAmounts.group && plain.decimal === ofAmounts.decimal;
  return (format, decimal) => {
    const number = decimal as Intl.StringNumericLiteral;
    if (isSame) return format.format(number);
    const parts = format.formatToParts(number);
    return parts.map(({ type, value }) => plain[type] ?? value).join('');
  };
}

function marksIn(locale: string, options: Intl.NumberFormatOptions): Marks {
  const format = new Intl.NumberFormat(locale, { numberingSystem: 'latn', ...options });
  const marks = format
    .formatToParts(1_234_567.5)
    .filter(({ type }) => type === 'group' || type === 'decimal');
  return Object.fromEntries(marks.map(({ type, value }) => [type, value]));
}

/**
 * In English words; where the year comes first, in digits alone, because the name of the month would be
 * between two numbers.
 */
function datesOf(locale: string): Intl.DateTimeFormat {
  const known = dateFormats.get(locale);
  if (known !== undefined) return known;
  const isEnglish = locale.startsWith('en-');
  const isByYear = !isEnglish && dateOrderOf(locale) === 'ymd';
  // A language without a country has the order that most countries have.
  const format = isByYear
    ? new Intl.DateTimeFormat(locale, { ...digitsOfDates, timeZone: 'UTC' })
    : new Intl.DateTimeFormat(isEnglish ? locale : 'en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
  if (dateFormats.size >= MAX_KNOWN) dateFormats.clear();
  dateFormats.set(locale, format);
  return format;
}

const digitsOfDates = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  calendar: 'gregory',
  numberingSystem: 'latn',
} as const;

const dateFormats = new Map<string, Intl.DateTimeFormat>();
