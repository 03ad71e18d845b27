import { addDays } from '#base/dates.ts';
import type { SourceTable } from '#currency/sources/source.ts';
import { isTargetDay } from '#currency/sources/target-calendar.ts';

/** A quote that is not believed: the last one, and the one that is offered. */
export interface Suspect {
  readonly code: string;
  readonly before: number;
  readonly after: number;
}

/** A currency may move by a fifth in a day, … */
const MAX_DAILY_MOVE = 0.2;
/**
 * … but by less than an eighth in a table in which another one jumps: two quotes may have been exchanged.
 * From 1999 to 2026 the ECB's table of one day alone had two such moves, that of 2008-10-08.
 */
const MAX_MOVE_BESIDE_A_JUMP = 0.12;
/** … and over more days of trade by that once for each, but no more than in seven. */
const MAX_DAYS = 7;
/** Two sources agree on a quote when they are no further apart. */
const AGREEMENT = 1.05;
/** A quote further than this from 1, now that close to its inverse, stands upside down. */
const TELLING_DISTANCE = 1.5;

/** The currencies of a table that jump against a reference, by more than any of `others` shows. */
export function findSuspects(
  candidate: SourceTable,
  reference: SourceTable,
  others: readonly SourceTable[],
): Suspect[] {
  const jumps = findJumps(candidate, reference, others, MAX_DAILY_MOVE);
  return jumps.length === 0 ? [] : findJumps(candidate, reference, others, MAX_MOVE_BESIDE_A_JUMP);
}

/** Whether most telling quotes are near the inverse of what they should be. */
export function isUpsideDown(candidate: SourceTable, reference: SourceTable): boolean {
  const moves = listMoves(candidate, reference);
  const telling = moves.filter(({ before }) => distance(before, 1) > TELLING_DISTANCE);
  const inverted = telling.filter(({ before, after }) => distance(after, 1 / before) < TELLING_DISTANCE);
  return inverted.length > telling.length / 2;
}

export function shorten(quote: number): string {
  return String(Number(quote.toPrecision(6)));
}

function findJumps(
  candidate: SourceTable,
  reference: SourceTable,
  others: readonly SourceTable[],
  largestMove: number,
): Suspect[] {
  const { base, observedOn = '' } = candidate;
  return listMoves(candidate, reference).filter(({ code, before, after }) => {
    const seenOn = reference.held?.[code]?.observedOn ?? reference.observedOn ?? observedOn;
    const days = countTradingDays(seenOn, observedOn);
    const isWithin =
      after / before >= (1 - largestMove) ** days && after / before <= (1 + largestMove) ** days;
    return !isWithin && !others.some((other) => agrees(after, quoteAgainst(base, other, code)));
  });
}

/**
 * The days of trade after one date up to another, from 1 to 7; over a weekend no rate moves more than in a
 * day.
 */
function countTradingDays(from: string, to: string): number {
  let days = 0;
  for (let date = addDays(from, 1); date <= to && days < MAX_DAYS; date = addDays(date, 1)) {
    if (isTargetDay(date)) days += 1;
  }
  return Math.max(days, 1);
}

function listMoves({ base, quotes }: SourceTable, reference: SourceTable): Suspect[] {
  return Object.entries(quotes).flatMap(([code, quote]) => {
    const [before, after] = [quoteAgainst(base, reference, code), Number(quote)];
    return before === undefined || !(after > 0) ? [] : [{ code, before, after }];
  });
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
