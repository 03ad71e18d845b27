import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { type Fit, fitOf, type Slot } from './fields.ts';
import type { State } from './fill.ts';
import type { ListFilling } from './lists.ts';
import { type Filled, type Open, openSlot } from './open-slot.ts';
import type { Quantity } from './quantities.ts';
import type { Placed, Question } from './question.ts';
import { frequencyOf, round } from './units.ts';

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

/** Points for each number without a noun, without a place, and for each required input without a number. */
const [OPEN, UNPLACED, OPTIONAL] = [0.75, -2.5, 0.1];
const [FIRST_MISSING, MISSING, MAX_MISSING] = [-1.8, -0.6, 4];
/** For a down payment that nothing says. */
const SHARE = -0.5;
/** For a regular amount of a field that is required and has the same period. */
const SAME_PERIOD = 0.8;
/** For an amount without a period that can only be paid regularly. */
const PERIODIC = 0.5;
const WORD_OF_CHOICE = 1;

/** Gives the numbers that no noun has placed to the fields that take one without, and counts the points. */
export function complete(
  calculator: AnyCalculator,
  slots: readonly Slot[],
  state: State,
  lists: ListFilling,
  question: Question,
): Filling {
  const { quantities } = question;
  const { filled, unplaced, points } = fillOpen(slots, state, lists, question);
  const placed = [...lists.placed, ...listPlaced(calculator, slots, { filled, unplaced, quantities })];
  const words = wordsOfChoices(calculator, placed, question);
  placed.push(...words);
  const missing = Object.entries(calculator.input)
    .filter(([name, { required }]) => required && !placed.some(({ field }) => field === name))
    .map(([name]) => name);
  const needed = missing.filter((name) => calculator.input[name]!.percentOf === undefined).length;
  const currency = quantities.find((one) => one.currency !== undefined)?.currency;
  const costs = UNPLACED * unplaced.size + costOfMissing(needed) + SHARE * (missing.length - needed);
  const strengths = state.choices.map((choice) => choice?.strength ?? 0);
  return {
    calculator,
    placed,
    unplaced: [...unplaced].toSorted((a, b) => a - b),
    missing,
    points: points + costs + WORD_OF_CHOICE * words.length + likenessOf(calculator, placed, currency),
    said: Math.max(words.length + lists.points, ...strengths),
  };
}

/** What nouns have chosen, and the open fields for the rest. */
function fillOpen(
  slots: readonly Slot[],
  { choices, points }: State,
  lists: ListFilling,
  question: Question,
): { readonly filled: Map<string, Filled>; readonly unplaced: Set<number>; readonly points: number } {
  const { quantities } = question;
  const filled = new Map<string, Filled>();
  const put = ({ name, frequency }: Slot, fit: Fit, from: readonly number[]) => {
    const period = frequency === undefined ? undefined : quantities[from[0]!]!.period;
    filled.set(name, { fit, from, period });
  };
  for (const [place, choice] of choices.entries())
    if (choice !== undefined) put(choice.slot, choice.fit, [place]);
  const isLeft = (place: number) => choices[place] === undefined && !lists.taken.has(place);
  const rest = [...quantities.keys()].filter(isLeft);
  const unplaced = new Set(rest);
  let sum = points + lists.points;
  for (const place of inOrder(rest, quantities)) {
    const open = openSlot(place, slots, filled, question);
    if (open === undefined) continue;
    put(open.slot, open.fit, [place]);
    unplaced.delete(place);
    sum += pointsOf(open, quantities[place]!);
  }
  orderPairs(filled);
  const ages = [...unplaced].filter((place) => question.ages.has(place));
  const term = termOfAges(ages, slots, filled, quantities);
  if (term !== undefined) {
    put(term.slot, term.fit, term.from);
    for (const place of term.from) unplaced.delete(place);
    sum += OPEN;
  }
  return { filled, unplaced, points: sum };
}

/** Of two calculators, the one that needs the number is meant, with the period that it has. */
function pointsOf({ slot, fit }: Open, { period }: Quantity): number {
  const { required } = slot.field;
  const isSame = slot.period !== undefined && slot.period === period;
  const isPeriodic = slot.period !== undefined && period === undefined;
  const extra = required ? (isSame ? SAME_PERIOD : 0) : -OPTIONAL;
  return extra + OPEN * fit.fits * (isPeriodic ? PERIODIC : 1);
}

/** The values of the fields; a percentage of a price that is not known has none. */
function listPlaced(
  { input }: AnyCalculator,
  slots: readonly Slot[],
  {
    filled,
    unplaced,
    quantities,
  }: Pick<Question, 'quantities'> & {
    readonly filled: ReadonlyMap<string, Filled>;
    readonly unplaced: Set<number>;
  },
): readonly Placed[] {
  const placed: Placed[] = [];
  for (const [field, { fit, from, period }] of filled) {
    const value = valueOf(fit, filled);
    if (value === undefined) {
      for (const place of from) unplaced.add(place);
      continue;
    }
    placed.push({ field, value, from });
    const days = field === 'discount_pct' ? quantities[from[0]!]!.parts?.[1] : undefined;
    if (days !== undefined) placed.push({ field: 'discount_days', value: days, from });
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

const ordered = [
  ['current_age', 'retirement_age'],
  ['start_date', 'end_date'],
  ['settlement_date', 'maturity_date'],
  ['purchase_date', 'sale_date'],
] as const;

/** Of two ages or dates, the earlier one comes first. */
function orderPairs(filled: Map<string, Filled>): void {
  for (const [earlier, later] of ordered) {
    const [one, other] = [filled.get(earlier), filled.get(later)];
    if (one === undefined || other === undefined || one.fit.value <= other.fit.value) continue;
    filled.set(earlier, other);
    filled.set(later, one);
  }
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
