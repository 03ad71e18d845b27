import { isLocale, numberFormatsOf, type NumberFormats } from '#text/write/number-formats.ts';
import { dateOrderOf } from '#text/read/typed-date.ts';
import { type NumberStyle, numberStyleOf, unknownStyle } from '#text/read/typed-number.ts';
import type { Typing } from '#portal/calculator/form/draft.ts';
import { pageParameters } from '#portal/rows.ts';

/** Formats numbers as the reader expects. */
export interface Reader extends NumberFormats {
  /** The language tag of the formats; undefined when unknown. */
  readonly locale: string | undefined;
  /** The style in which the reader types numbers and dates; undefined when unknown. */
  readonly typing: Typing | undefined;
}

const readers = new Map<string, Reader>();
const MAX_READERS = 200;
const DEFAULT_LOCALE = 'en';

/** The reader of the first of these languages for which numbers can be formatted. */
export function readerOf(tags: readonly string[]): Reader {
  const tag = tags.find(isLocale);
  const name = tag ?? '';
  const known = readers.get(name) ?? createReader(tag);
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
 * The country of a reader of these languages, as ISO 3166 writes it: DE for de-DE, and for de, which says
 * nothing else.
 */
export function regionOf(tags: readonly string[]): string | undefined {
  const locale = tags.find(isLocale);
  return locale === undefined ? undefined : new Intl.Locale(locale).maximize().region;
}

function createReader(tag: string | undefined): Reader {
  // What is not known of a tag is left out, so that there are no more readers than languages.
  const locale = tag && new Intl.NumberFormat(tag).resolvedOptions().locale;
  const typing = locale === undefined ? undefined : typingOfLocale(locale);
  const formats = numberFormatsOf(locale ?? DEFAULT_LOCALE);
  return {
    locale,
    typing,
    date: formats.date,
    number: (...given) => withMinus(formats.number(...given)),
    percent: (...given) => withMinus(formats.percent(...given)),
    money: (...given) => withMinus(formats.money(...given)),
    wholeMoney: (...given) => withMinus(formats.wholeMoney(...given)),
    price: (...given) => withMinus(formats.price(...given)),
    amount: (...given) => withMinus(formats.amount(...given)),
  };
}

/** The minus sign of typesetting, which is as wide as a digit. */
function withMinus(text: string): string {
  return text.replaceAll('-', '−');
}

function typingOfLocale(locale: string): Typing {
  const style = numberStyleOf(locale);
  return { typed: style, shown: style, dates: dateOrderOf(locale) };
}

/** Nov 21, 2026 at 15:00 UTC for an instant of RFC 3339, as the reader writes dates. */
export function instantWords(instant: string, reader: Reader): string {
  return `${reader.date(instant.slice(0, 10))} at ${instant.slice(11, 16)} UTC`;
}
