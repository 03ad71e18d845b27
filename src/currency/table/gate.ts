import { daysBetween, isDate, toDate } from '#base/dates.ts';
import { isCurrencyOn } from '#core/money/iso4217.ts';
import { findSuspects, isUpsideDown, shorten, type Suspect } from './suspect-quotes.ts';
import type { DatedTable, HeldQuote, SourceTable } from '#currency/sources/source.ts';

export type Admission =
  | {
      readonly accepted: true;
      /** What may be served: the candidate, with the old quotes of those currencies that are held back. */
      readonly table: SourceTable;
      /** Why each of them is, in words. */
      readonly heldBack: readonly string[];
    }
  | { readonly accepted: false; readonly reasons: readonly string[] };

export interface GateContext {
  readonly nowMs: number;
  /** The last good table of the same source. */
  readonly previous?: SourceTable | undefined;
  /** The last good tables of other sources. Without a previous one, the first of them takes its place. */
  readonly others?: readonly SourceTable[];
  /** For how many days the source may repeat all its quotes. */
  readonly restDays?: number;
}

/** A source may drop a currency, but not so many at once. */
const MIN_SHARE = 0.8;
/** With more suspects than this share of the currencies, and than two, the whole table is not believed. */
const MAX_HELD_SHARE = 0.1;
/** A jump that a source stands by for so many days is believed, as of a currency with three zeros less. */
const CONFIRMED_AFTER_DAYS = 5;
/** How near to each other offers are that stand by the same jump, as a factor. */
const SAME_OFFER = 1.2;
/** The old quote of a currency is served no longer than this. */
const MAX_HOLD_DAYS = 14;
/** At most 36 digits: more than any source quotes, and few enough to calculate with. */
const DECIMAL = /^\d{1,12}(\.\d{1,24})?([eE][+-]?\d{1,2})?$/;
const MIN_RATE = 1e-9;
const MAX_RATE = 1e9;

/**
 * Whether a table may be served: of a day that is neither to come nor before the last, whole, not frozen, of
 * known currencies and sane decimals, and the right way up. A currency that jumps, without another source
 * that shows it too, is held back until the jump is confirmed; the rest is accepted. When too many jump, or
 * the dollar does, nothing is. All faults are reported at once.
 */
export function admit(candidate: SourceTable, context: GateContext): Admission {
  const { previous, others = [], nowMs, restDays = 0 } = context;
  const reference = previous ?? others[0];
  const reasons = [
    ...findDateFaults(candidate, previous, nowMs),
    ...findQuoteFaults(candidate),
    ...findGaps(candidate, previous),
    ...findStillness(candidate, previous, restDays),
  ];
  if (reference !== undefined && isUpsideDown(candidate, reference)) reasons.push('the table is upside down');
  const suspects =
    reference === undefined || reasons.includes('the table is upside down')
      ? []
      : findSuspects(candidate, reference, others).filter(
          (suspect) => !isConfirmed(suspect, candidate, previous),
        );
  const heldBack = suspects.map(
    ({ code, before, after }) => `${code} moved from ${shorten(before)} to ${shorten(after)}`,
  );
  if (isTooMuch(suspects, candidate)) reasons.push(...heldBack);
  if (reasons.length > 0) return { accepted: false, reasons };
  return { accepted: true, table: holdBack(candidate as DatedTable, suspects, previous), heldBack };
}

function findDateFaults(candidate: SourceTable, previous: SourceTable | undefined, nowMs: number): string[] {
  const { observedOn = '' } = candidate;
  if (!isDate(observedOn)) return [`"${observedOn}" is no date`];
  if (observedOn > toDate(nowMs)) return [`${observedOn} is in the future`];
  const held = previous?.observedOn;
  return held !== undefined && observedOn < held ? [`${observedOn} is before ${held}, which is held`] : [];
}

function findQuoteFaults({ quotes, observedOn = '' }: SourceTable): string[] {
  return Object.entries(quotes).flatMap(([code, quote]) => {
    if (!isCurrencyOn(code, observedOn)) return [`${code} is no active currency`];
    if (!DECIMAL.test(quote)) return [`${code} ${quote.slice(0, 40)} is no decimal of at most 36 digits`];
    return Number(quote) > MIN_RATE && Number(quote) < MAX_RATE
      ? []
      : [`${code} ${quote} is no possible rate`];
  });
}

function findGaps({ base, quotes }: SourceTable, previous: SourceTable | undefined): string[] {
  const codes = Object.keys(quotes);
  if (codes.length === 0) return ['the table is empty'];
  const reasons = base === 'USD' || 'USD' in quotes ? [] : ['USD is missing'];
  if (base in quotes) reasons.push(`${base} is quoted against itself`);
  const before = Object.keys(previous?.quotes ?? {});
  const kept = before.filter((code) => code in quotes);
  if (kept.length < before.length * MIN_SHARE) {
    reasons.push(`${before.length - kept.length} of ${before.length} currencies are missing`);
  }
  return reasons;
}

function findStillness(
  candidate: SourceTable,
  previous: SourceTable | undefined,
  restDays: number,
): string[] {
  if (previous?.observedOn === undefined || candidate.observedOn === undefined) return [];
  const days = daysBetween(previous.observedOn, candidate.observedOn);
  if (days <= restDays || !haveSameQuotes(candidate, previous)) return [];
  return [`all quotes are those of ${previous.observedOn}`];
}

/** Whether two tables of one source have the same numbers, however many zeros these end with. */
export function haveSameQuotes(one: SourceTable, other: SourceTable): boolean {
  const entries = Object.entries(one.quotes);
  return (
    one.base === other.base &&
    entries.length === Object.keys(other.quotes).length &&
    entries.every(([code, quote]) => Number(quote) === Number(other.quotes[code]))
  );
}

function isConfirmed(
  { code, after }: Suspect,
  candidate: SourceTable,
  previous: SourceTable | undefined,
): boolean {
  const held = previous?.held?.[code];
  return (
    held !== undefined &&
    isSameOffer(after, held) &&
    daysBetween(held.since, candidate.observedOn ?? '') >= CONFIRMED_AFTER_DAYS
  );
}

function isSameOffer(quote: number, { offered }: HeldQuote): boolean {
  return Math.max(quote / Number(offered), Number(offered) / quote) < SAME_OFFER;
}

function isTooMuch(suspects: readonly Suspect[], { base, quotes }: SourceTable): boolean {
  const most = Math.max(2, Object.keys(quotes).length * MAX_HELD_SHARE);
  // The other currency of each pair of sources: a wrong dollar makes all that is pegged to it wrong.
  const anchor = base === 'USD' ? 'EUR' : 'USD';
  return suspects.length > most || suspects.some(({ code }) => code === anchor);
}

function holdBack(
  candidate: DatedTable,
  suspects: readonly Suspect[],
  previous: SourceTable | undefined,
): SourceTable {
  const { held: _, ...table } = candidate;
  if (suspects.length === 0) return table;
  const quotes = { ...table.quotes };
  const held: Record<string, HeldQuote> = {};
  for (const { code, after } of suspects) {
    const before = previous?.held?.[code];
    const since = before !== undefined && isSameOffer(after, before) ? before.since : table.observedOn;
    const observedOn = before === undefined ? previous?.observedOn : before.observedOn;
    const quote = previous?.quotes[code];
    const offered = candidate.quotes[code]!;
    const stands =
      quote !== undefined &&
      observedOn !== undefined &&
      daysBetween(observedOn, table.observedOn) <= MAX_HOLD_DAYS;
    if (stands) quotes[code] = quote;
    else delete quotes[code];
    held[code] = stands ? { observedOn, offered, since } : { offered, since };
  }
  return { ...table, quotes, held };
}

/** The first three of some reasons, and how many more there are. */
export function summarise(reasons: readonly string[]): string {
  const more = reasons.length > 3 ? ` and ${reasons.length - 3} more` : '';
  return reasons.slice(0, 3).join('; ') + more;
}
