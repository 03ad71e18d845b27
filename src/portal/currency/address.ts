import { pageParameters } from '../rows.ts';
import type { HistoryChoice } from './history-range.ts';
import { currencyOfReader, type Pair, pairPath } from '#portal/reader/currency-labels.ts';
import { bodyOf, onDate, type Typed } from './typed.ts';

/** The amount of a page whose address names none. */
export const usualAmount = '100';

/**
 * A pair of which one or both are not known: with the currency of the reader's country, the dollar and the
 * euro.
 */
export function completePair({ from, to }: Partial<Pair>, acceptLanguage: string | null): Pair {
  const likely = [currencyOfReader(acceptLanguage) ?? 'USD', 'USD', 'EUR'];
  const chosen = from ?? likely.find((code) => code !== to)!;
  return { from: chosen, to: to ?? likely.find((code) => code !== chosen)! };
}

export function pathOf({ from, to }: Pair): string | undefined {
  return pairPath({ from: from.toUpperCase(), to: to.toUpperCase() });
}

/**
 * The address of a conversion, with what is chosen of its history, without what a reader would not miss.
 */
export function addressOf(typed: Typed, { range, year }: HistoryChoice = {}): string {
  const { from, to, date } = typed;
  const path = pathOf(typed);
  const query = new URLSearchParams({
    ...sharedAmount(typed),
    ...(path === undefined && { from, to }),
    ...onDate(date),
    ...(range !== undefined && { [pageParameters.historyRange]: range }),
    ...(year !== undefined && { [pageParameters.historyYear]: year }),
  });
  return query.size === 0 ? path! : `${path ?? '/currency'}?${query.toString()}`;
}

/** The amount as anybody reads it. A decimal mark needs to be named, since readers have different ones. */
function sharedAmount(typed: Typed): Record<string, string> {
  const amount = String(bodyOf(typed).amount);
  if (amount === usualAmount) return {};
  return /^\d+$/.test(amount) ? { amount } : { amount, [pageParameters.numberMarks]: '.' };
}
