import { type Fit, fitOf, type Group, type Slot } from './fields.ts';
import { isUnknown } from './matches.ts';
import type { Quantity } from './quantities.ts';
import type { Question } from './question.ts';
import type { Period } from './units.ts';

/** What a field was given. */
export interface Filled {
  readonly fit: Fit;
  readonly from: readonly number[];
  readonly period: Period | undefined;
}

/** A field for a number that no noun has placed. */
export interface Open {
  readonly slot: Slot;
  readonly fit: Fit;
}

/** The first field without a value that takes such a number without a noun, or the one that fits best. */
export function openSlot(
  place: number,
  slots: readonly Slot[],
  filled: ReadonlyMap<string, Filled>,
  question: Question,
): Open | undefined {
  const { quantities, ages } = question;
  const quantity = quantities[place]!;
  if (countsUnknown(place, question)) return undefined;
  for (const group of ages.has(place) ? (['age'] as const) : groupsFor(quantity)) {
    const members = slots.filter((slot) => slot.group === group);
    // Years, months and days of one term.
    const isOneOf = group !== 'other' && members.every(({ field }) => !field.required);
    if (isOneOf && members.some(({ isOpen, name }) => isOpen && filled.has(name))) continue;
    const isPeriodic = members.filter(({ isOpen }) => isOpen).every(({ period }) => period !== undefined);
    const found = members.flatMap((slot): readonly Open[] => {
      if (filled.has(slot.name)) return [];
      const { period } = quantity;
      const isOfPeriod = period !== undefined && group === 'money' && isFirstOf(period, slot, slots);
      if (!slot.isOpen && !isOfPeriod) return [];
      // Percentages of a mix are said as 60/40.
      if (slot.name === 'stock_pct' && quantity.parts === undefined) return [];
      // An amount without a period is paid once, unless no other amount is asked for.
      if (group === 'money' && period === undefined && slot.period !== undefined && !isPeriodic) return [];
      const fit = fitOf(quantity, slot);
      return fit === undefined || fit.percentOf !== undefined ? [] : [{ slot, fit }];
    });
    const [best] = isOneOf ? found.toSorted((one, other) => other.fit.fits - one.fit.fits) : found;
    if (best !== undefined) return best;
  }
  return undefined;
}

/** Whether a plain number counts what nothing here has, such as kangaroos. */
function countsUnknown(place: number, { quantities, tokens, places }: Question): boolean {
  const { unit, isMoney, period, isFraction } = quantities[place]!;
  const isPlain = unit === undefined && !isMoney && period === undefined && isFraction !== true;
  const next = tokens[places[place]! + 1];
  return isPlain && next !== undefined && isUnknown(next);
}

function isFirstOf(period: Period, slot: Slot, slots: readonly Slot[]): boolean {
  const paid = slots.filter(
    (one) => one.group === 'money' && (one.period !== undefined || one.frequency !== undefined),
  );
  return (paid.find((one) => one.period === period || one.frequency !== undefined) ?? paid[0]) === slot;
}

const MAX_RATE = 40;

function groupsFor({ unit, isMoney, period, date, parts, isFraction, value }: Quantity): readonly Group[] {
  if (date !== undefined) return ['date'];
  if (parts !== undefined) return ['percent', 'duration'];
  if (unit === 'percent' || isFraction === true) return ['percent'];
  if (unit === 'age') return ['age'];
  if (unit === 'days' && period === 'week') return ['other', 'duration'];
  if (unit === 'years' || unit === 'months' || unit === 'days') return ['duration', 'other'];
  if (unit === 'hours' || unit === 'weeks') return ['other'];
  if (unit !== undefined) return [];
  if (isMoney || period !== undefined || value >= 100) return ['money'];
  return value <= MAX_RATE && !Number.isInteger(value) ? ['percent', 'money'] : ['money'];
}
