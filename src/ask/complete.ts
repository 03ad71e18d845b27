import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { type Fit, fitOf, type Group, type Slot } from './fields.ts';
import type { State } from './fill.ts';
import type { ListFilling } from './lists.ts';
import type { Quantity } from './quantities.ts';
import type { Placed, Question } from './question.ts';
import { frequencyOf, type Period, round } from './units.ts';

/** The inputs of a calculator that a question fills. */
export interface Filling {
  readonly calculator: AnyCalculator;
  readonly placed: readonly Placed[];
  readonly unplaced: readonly number[];
  /** Required inputs that nothing says. */
  readonly missing: readonly string[];
  readonly points: number;
  /** The part of the points that is due to nouns and words of choices. */
  readonly said: number;
}

interface Filled {
  readonly fit: Fit;
  readonly from: readonly number[];
  readonly period: Period | undefined;
}

/** Points for each number without a noun, without a place, and for each required input without a number. */
const [OPEN, UNPLACED, OPTIONAL] = [0.75, -1.6, 0.1];
const [FIRST_MISSING, MISSING, MAX_MISSING] = [-1.6, -0.6, 4];
/** For an amount without a period that can only be paid regularly. */
const PERIODIC = 0.5;
const WORD_OF_CHOICE = 1;

/** Gives the numbers that no noun has placed to the fields that take one without, and counts the points. */
export function complete(
  calculator: AnyCalculator,
  slots: readonly Slot[],
  { choices, points }: State,
  lists: ListFilling,
  question: Question,
): Filling {
  const { quantities } = question;
  const filled = new Map<string, Filled>();
  const put = ({ name, frequency }: Slot, fit: Fit, from: readonly number[]) =>
    filled.set(name, {
      fit,
      from,
      period: frequency === undefined ? undefined : quantities[from[0]!]!.period,
    });
  for (const [place, choice] of choices.entries())
    if (choice !== undefined) put(choice.slot, choice.fit, [place]);
  const rest = [...quantities.keys()].filter(
    (place) => choices[place] === undefined && !lists.taken.has(place),
  );
  const unplaced = new Set(rest);
  let sum = points + lists.points;
  for (const place of inOrder(rest, quantities)) {
    const open = openSlot(place, slots, filled, question);
    if (open === undefined) continue;
    put(open.slot, open.fit, [place]);
    unplaced.delete(place);
    const isPeriodic = open.slot.period !== undefined && quantities[place]!.period === undefined;
    // Of two calculators, the one that needs the number is meant.
    if (!open.slot.field.required) sum -= OPTIONAL;
    sum += OPEN * open.fit.fits * (isPeriodic ? PERIODIC : 1);
  }
  const term = termOfAges(
    [...unplaced].filter((place) => question.ages.has(place)),
    slots,
    filled,
    quantities,
  );
  if (term !== undefined) {
    put(term.slot, term.fit, term.from);
    for (const place of term.from) unplaced.delete(place);
    sum += OPEN;
  }
  const placed = [...lists.placed, ...listPlaced(calculator, slots, filled, unplaced)];
  const words = wordsOfChoices(calculator, placed, question);
  placed.push(...words);
  const missing = Object.entries(calculator.input)
    .filter(([name, { required }]) => required && !placed.some(({ field }) => field === name))
    .map(([name]) => name);
  const needed = missing.filter((name) => calculator.input[name]!.percentOf === undefined).length;
  sum += UNPLACED * unplaced.size + costOfMissing(needed) + WORD_OF_CHOICE * words.length;
  sum += likenessOf(calculator, placed, quantities.find(({ currency }) => currency !== undefined)?.currency);
  const said = choices.reduce(
    (most, choice) => Math.max(most, choice?.strength ?? 0),
    words.length + lists.points,
  );
  return {
    calculator,
    placed,
    unplaced: [...unplaced].toSorted((a, b) => a - b),
    missing,
    points: sum,
    said,
  };
}

/** The values of the fields; a percentage of a price that is not known has none. */
function listPlaced(
  { input }: AnyCalculator,
  slots: readonly Slot[],
  filled: ReadonlyMap<string, Filled>,
  unplaced: Set<number>,
): readonly Placed[] {
  const placed: Placed[] = [];
  for (const [field, { fit, from, period }] of filled) {
    const value = valueOf(fit, filled);
    if (value === undefined) {
      for (const place of from) unplaced.add(place);
      continue;
    }
    placed.push({ field, value, from });
    const choice = slots.find(({ name }) => name === field)!.frequency;
    const often = choice === undefined ? undefined : frequencyOf(period, input[choice]!);
    if (often !== undefined) placed.push({ field: choice!, value: often, from });
  }
  return placed;
}

function costOfMissing(count: number): number {
  return count === 0 ? 0 : FIRST_MISSING + MISSING * Math.min(count - 1, MAX_MISSING);
}

/** Amounts and rates without nouns: those with a unit first, then plain numbers. */
function inOrder(places: readonly number[], quantities: readonly Quantity[]): readonly number[] {
  const rank = (place: number) => {
    const { unit, isMoney, period, isFraction } = quantities[place]!;
    return unit !== undefined || isMoney || period !== undefined || isFraction === true ? 0 : 1;
  };
  return [...places].toSorted((one, other) => rank(one) - rank(other) || one - other);
}

interface Open {
  readonly slot: Slot;
  readonly fit: Fit;
}

/** The first field without a value that takes such a number without a noun, or the one that fits best. */
function openSlot(
  place: number,
  slots: readonly Slot[],
  filled: ReadonlyMap<string, Filled>,
  { quantities, ages }: Question,
): Open | undefined {
  const quantity = quantities[place]!;
  for (const group of ages.has(place) ? (['age'] as const) : groupsFor(quantity)) {
    const members = slots.filter((slot) => slot.group === group);
    // Years, months and days of one term.
    const isOneOf = members.every(({ field }) => !field.required);
    if (isOneOf && members.some(({ isOpen, name }) => isOpen && filled.has(name))) continue;
    const isPeriodic = members.filter(({ isOpen }) => isOpen).every(({ period }) => period !== undefined);
    const found = members.flatMap((slot): readonly Open[] => {
      if (filled.has(slot.name)) return [];
      const { period } = quantity;
      const isOfPeriod = period !== undefined && group === 'money' && isFirstOf(period, slot, slots);
      if (!slot.isOpen && !isOfPeriod) return [];
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

function isFirstOf(period: Period, slot: Slot, slots: readonly Slot[]): boolean {
  const paid = slots.filter(
    (one) => one.group === 'money' && (one.period !== undefined || one.frequency !== undefined),
  );
  return (paid.find((one) => one.period === period || one.frequency !== undefined) ?? paid[0]) === slot;
}

const MAX_RATE = 40;

function groupsFor({ unit, isMoney, period, date, parts, isFraction, value }: Quantity): readonly Group[] {
  if (date !== undefined) return ['date'];
  if (parts !== undefined) return parts[0] + parts[1] === 100 ? ['percent'] : ['duration'];
  if (unit === 'percent' || isFraction === true) return ['percent'];
  if (unit === 'age') return ['age'];
  if (unit === 'years' || unit === 'months' || unit === 'days') return ['duration'];
  if (unit !== undefined) return [];
  if (isMoney || period !== undefined || value >= 100) return ['money'];
  return value <= MAX_RATE && !Number.isInteger(value) ? ['percent', 'money'] : ['money'];
}

/** The years between two ages as the term of a calculator without ages. */
function termOfAges(
  ages: readonly number[],
  slots: readonly Slot[],
  filled: ReadonlyMap<string, Filled>,
  quantities: readonly Quantity[],
): (Open & { readonly from: readonly number[] }) | undefined {
  if (ages.length !== 2) return undefined;
  const [one, other] = ages.map((place) => quantities[place]!.value) as [number, number];
  const span = { ...quantities[ages[0]!]!, value: Math.abs(other - one), unit: 'years' as const };
  const terms = slots.filter(({ group }) => group === 'duration');
  if (terms.some(({ name }) => filled.has(name))) return undefined;
  const slot = terms.find(({ isOpen }) => isOpen);
  const fit = slot === undefined ? undefined : fitOf(span, slot);
  return fit === undefined ? undefined : { slot: slot!, fit, from: ages };
}

function valueOf(fit: Fit, filled: ReadonlyMap<string, Filled>): unknown {
  if (fit.percentOf === undefined) return fit.value;
  const whole = filled.get(fit.percentOf)?.fit.value;
  return typeof whole === 'number' ? round((whole * Number(fit.value)) / 100) : undefined;
}

/** The words of choices that a question says, such as call or put. */
function wordsOfChoices(
  { input }: AnyCalculator,
  placed: readonly Placed[],
  { nouns, places, tokens }: Question,
): readonly Placed[] {
  const found = new Map<string, Placed>();
  for (const { field: named, from, to } of nouns) {
    const [name = '', word] = named.split('=');
    const field = word === undefined ? undefined : input[name];
    if (field === undefined || field.default === word || placed.some((one) => one.field === name)) continue;
    if (field.options?.[word!] === undefined || found.has(name)) continue;
    const numbers = [...places.entries()].filter(([, at]) => at >= from && at <= to && tokens.length > at);
    found.set(name, { field: name, value: word, from: numbers.map(([place]) => place) });
  }
  return [...found.values()];
}

const [LIKENESS, MAX_UNLIKE, SAME_CURRENCY] = [0.08, 3, 0.2];

/** Of calculators that all numbers fit, the one whose examples have similar numbers is likelier. */
function likenessOf(
  { examples }: AnyCalculator,
  placed: readonly Placed[],
  currency: string | undefined,
): number {
  const usual = examples[0].input;
  const ofCurrency = currency !== undefined && usual['currency'] === currency ? SAME_CURRENCY : 0;
  const ratios = placed.flatMap(({ field, value }) => {
    const other = usual[field];
    const isComparable = typeof value === 'number' && typeof other === 'number' && value > 0 && other > 0;
    return isComparable ? [Math.min(MAX_UNLIKE, Math.abs(Math.log(value / other)))] : [];
  });
  const unlike = ratios.reduce((sum, one) => sum + one, 0) / Math.max(1, ratios.length);
  return ofCurrency - LIKENESS * unlike;
}
