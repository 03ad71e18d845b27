import { daysBetween, isDate, toDate } from './dates.ts';
import { minorUnitOf } from './iso4217.ts';
import type { SourceTable } from './source.ts';

export type Admission =
  | { readonly accepted: true }
  | { readonly accepted: false; readonly reasons: readonly string[] };

/** A currency may move by a fifth in a day, … */
const LARGEST_DAILY_MOVE = 0.2;
/** … and over more days by that once for each, but no more than in a week. */
const MOST_DAYS = 7;
/** Two sources agree on a quote when they are no further apart. */
const AGREEMENT = 1.05;
/** A source may drop a currency, but not so many at once. */
const SMALLEST_SHARE = 0.8;
/** A quote further than this from 1, now that close to its inverse, stands upside down. */
const TELLING_DISTANCE = 1.5;
/** At most 36 digits, so that `rate-table.ts` multiplies exactly. */
const DECIMAL = /^\d{1,12}(\.\d{1,24})?([eE][+-]?\d{1,2})?$/;
const LEAST = 1e-9;
const GREATEST = 1e9;

/**
 * Whether a table may be served: of a day that is neither to come nor before `previous`, whole, of known
 * currencies and sane decimals, the right way up, and without a jump that no table of `others` shows too.
 * `previous` is the last good table of the same source; without one, the first of `others` takes its place.
 * All faults are reported at once.
 */
export function admit(
  candidate: SourceTable,
  previous: SourceTable | undefined,
  nowMs: number,
  others: readonly SourceTable[] = [],
): Admission {
  const reference = previous ?? others[0];
  const reasons = [
    ...findDateFaults(candidate, previous, nowMs),
    ...findQuoteFaults(candidate),
    ...findGaps(candidate, previous),
    ...(reference === undefined ? [] : findMoves(candidate, reference, others)),
  ];
  return reasons.length === 0 ? { accepted: true } : { accepted: false, reasons };
}

function findDateFaults(candidate: SourceTable, previous: SourceTable | undefined, nowMs: number): string[] {
  const { observedOn = '' } = candidate;
  if (!isDate(observedOn)) return [`"${observedOn}" is no date`];
  if (observedOn > toDate(nowMs)) return [`${observedOn} is in the future`];
  const held = previous?.observedOn;
  return held !== undefined && observedOn < held ? [`${observedOn} is before ${held}, which is held`] : [];
}

function findQuoteFaults({ quotes }: SourceTable): string[] {
  return Object.entries(quotes).flatMap(([code, quote]) => {
    if (minorUnitOf(code) === undefined) return [`${code} is no active currency`];
    if (!DECIMAL.test(quote)) return [`${code} ${quote.slice(0, 40)} is no decimal of at most 36 digits`];
    return Number(quote) > LEAST && Number(quote) < GREATEST ? [] : [`${code} ${quote} is no possible rate`];
  });
}

function findGaps({ base, quotes }: SourceTable, previous: SourceTable | undefined): string[] {
  const codes = Object.keys(quotes);
  if (codes.length === 0) return ['the table is empty'];
  const reasons = base === 'USD' || 'USD' in quotes ? [] : ['USD is missing'];
  if (base in quotes) reasons.push(`${base} is quoted against itself`);
  const before = Object.keys(previous?.quotes ?? {});
  const kept = before.filter((code) => code in quotes);
  if (kept.length < before.length * SMALLEST_SHARE) {
    reasons.push(`${before.length - kept.length} of ${before.length} currencies are missing`);
  }
  return reasons;
}

function findMoves(candidate: SourceTable, reference: SourceTable, others: readonly SourceTable[]): string[] {
  const { base, quotes } = candidate;
  const moves = Object.entries(quotes).flatMap(([code, quote]) => {
    const [before, after] = [quoteAgainst(base, reference, code), Number(quote)];
    return before === undefined || !(after > 0) ? [] : [{ code, before, after }];
  });
  const telling = moves.filter(({ before }) => distance(before, 1) > TELLING_DISTANCE);
  const inverted = telling.filter(({ before, after }) => distance(after, 1 / before) < TELLING_DISTANCE);
  if (inverted.length > telling.length / 2) return ['the table is upside down'];

  const daysApart = daysBetween(reference.observedOn ?? '', candidate.observedOn ?? '') || 1;
  const days = Math.min(Math.max(daysApart, 1), MOST_DAYS);
  const [fall, rise] = [(1 - LARGEST_DAILY_MOVE) ** days, (1 + LARGEST_DAILY_MOVE) ** days];
  return moves
    .filter(({ before, after }) => after / before < fall || after / before > rise)
    .filter(({ code, after }) => !others.some((other) => agrees(after, quoteAgainst(base, other, code))))
    .map(({ code, before, after }) => `${code} moved from ${shorten(before)} to ${shorten(after)}`);
}

/** Units of a currency for 1 unit of `base`, as a table says that may have another base. */
function quoteAgainst(base: string, table: SourceTable, code: string): number | undefined {
  const quoteOf = (code: string) => (code === table.base ? 1 : Number(table.quotes[code]));
  const quote = quoteOf(code) / quoteOf(base);
  return Number.isFinite(quote) && quote > 0 ? quote : undefined;
}

function agrees(quote: number, other: number | undefined): boolean {
  return other !== undefined && distance(quote, other) < AGREEMENT;
}

/** How many times the larger is the smaller. */
function distance(a: number, b: number): number {
  return Math.max(a / b, b / a);
}

function shorten(quote: number): string {
  return String(Number(quote.toPrecision(6)));
}
