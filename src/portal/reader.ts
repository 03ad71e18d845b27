import { findCurrency } from '#currency/iso4217.ts';
import { dateOrderOf } from '#derive/typed-date.ts';
import { type NumberStyle, numberStyleOf, unknownStyle } from '#derive/typed-number.ts';
import type { Typing } from './draft.ts';
import { pageParameters } from './rows.ts';

/** Formats numbers as the reader expects, in Western digits because the text around them is English. */
export interface Reader {
  /** A decimal text with all its decimals. */
  readonly number: (decimal: string) => string;
  /** With the decimal places of the currency, or at least two without one. */
  readonly money: (decimal: string, currency: string | undefined) => string;
  /** As `money`, without the sign of the currency, for columns. */
  readonly amount: (decimal: string, currency: string | undefined) => string;
  /** The style in which the reader types numbers and dates; undefined when unknown. */
  readonly typing: Typing | undefined;
}

const readers = new Map<string, Reader>();
const MAX_READERS = 200;
const DEFAULT_LOCALE = 'en';

/** The reader that an Accept-Language header speaks of. */
export function readerOf(header: string | null): Reader {
  const locale = preferredLocale(header);
  const name = locale ?? '';
  const known = readers.get(name) ?? createReader(locale);
  if (readers.size >= MAX_READERS) readers.clear();
  readers.set(name, known);
  return known;
}

/**
 * The styles for the texts of a query. A form names the marks with which its numbers were typed, so that a
 * link means the same to everyone; without them, the style of the reader applies.
 */
export function typingOf({ typing }: Reader, query: URLSearchParams): Typing {
  const marks = query.get(pageParameters.numberMarks);
  const named = marks === null ? undefined : styleOfMarks(marks);
  const shown = typing?.shown ?? named ?? unknownStyle;
  const isSame = named === undefined || marksOf(named) === marksOf(shown);
  return { typed: isSame ? shown : named, shown, dates: typing?.dates };
}

/** ".," for a decimal point and a comma between thousands. */
export function marksOf({ decimal, group }: NumberStyle): string {
  return `${decimal}${group ?? ''}`;
}

function styleOfMarks(marks: string): NumberStyle | undefined {
  if (!/^(\.,?|,\.?)$/.test(marks)) return undefined;
  const group = marks.slice(1) as NumberStyle['group'] | '';
  return { decimal: marks.startsWith(',') ? ',' : '.', group: group === '' ? undefined : group };
}

/**
 * The first language of the header for which numbers can be formatted; quality values are ignored before it.
 */
function preferredLocale(header: string | null): string | undefined {
  const tags = (header ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) => part.split(';')[0]!.trim());
  return tags.find((tag) => {
    if (!/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(tag)) return false;
    try {
      return Intl.NumberFormat.supportedLocalesOf(tag).length > 0;
    } catch {
      return false;
    }
  });
}

function createReader(known: string | undefined): Reader {
  const locale = known ?? DEFAULT_LOCALE;
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
    typing: known === undefined ? undefined : typingOfLocale(known),
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

function typingOfLocale(locale: string): Typing {
  const style = numberStyleOf(locale);
  return { typed: style, shown: style, dates: dateOrderOf(locale) };
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
