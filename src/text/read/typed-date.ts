import type { Doubt } from './doubts.ts';

/** The order of day, month and year; undefined when unknown. */
export type DateOrder = 'dmy' | 'mdy' | 'ymd' | undefined;

export type TypedDate =
  /** YYYY-MM-DD. */
  { readonly kind: 'date'; readonly value: string } | Doubt | { readonly kind: 'none' };

/** The order of a language tag of BCP 47 that `Intl` knows. */
export function dateOrderOf(locale: string): DateOrder {
  const letters = new Intl.DateTimeFormat(locale, {
    dateStyle: 'short',
    calendar: 'gregory',
    timeZone: 'UTC',
  })
    .formatToParts(0)
    .map(({ type }) => type[0])
    .filter((letter) => letter === 'd' || letter === 'm' || letter === 'y')
    .join('');
  return letters === 'dmy' || letters === 'mdy' || letters === 'ymd' ? letters : undefined;
}

/**
 * Reads a date as people and spreadsheets write it: 2026-01-15, 1/15/2026, 15.01.2026. With points, the order
 * is always day, month, year.
 */
export function readTypedDate(text: string, order: DateOrder): TypedDate {
  const plain = text.trim();
  const byYear = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/.exec(plain);
  if (byYear !== null) return dateOf(byYear[1]!, byYear[3]!, byYear[4]!);
  const [, first, mark, second, year] = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/.exec(plain) ?? [];
  if (first === undefined || second === undefined || year === undefined) return { kind: 'none' };
  const [byDay, byMonth] = [dateOf(year, second, first), dateOf(year, first, second)];
  if (mark === '.' || byMonth.kind === 'none') return byDay;
  if (byDay.kind === 'none' || first === second) return byMonth;
  if (order === 'mdy') return byMonth;
  if (order === 'dmy') return byDay;
  const [one, other] = [byDay, byMonth].map((date) => (date.kind === 'date' ? date.value : ''));
  return { kind: 'unclear', text: plain, readings: [one!, other!] };
}

export function dateOf(year: string, month: string, day: string): TypedDate {
  const value = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const instant = new Date(`${value}T00:00:00Z`);
  const isReal = !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(value);
  return isReal ? { kind: 'date', value } : { kind: 'none' };
}
