import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { complete, type Filling } from './complete.ts';
import { type Fit, fitOf, type Slot, slotsOf } from './fields.ts';
import { fillLists } from './lists.ts';
import type { NounMatch } from './matches.ts';
import type { Quantity } from './quantities.ts';
import { nearnessOf, type Question } from './question.ts';

export interface Choice {
  readonly slot: Slot;
  readonly fit: Fit;
  readonly points: number;
  readonly strength: number;
  readonly noun: NounMatch;
  /** The words of the noun, which no other number may have. */
  readonly from: number;
  readonly to: number;
}

export interface State {
  readonly choices: readonly (Choice | undefined)[];
  readonly points: number;
}

/** The cost of leaving a number that a noun is certain to name to another field. */
const [PASSED, SURE] = [-0.8, 0.7];
const BEAM = 40;
const MAX_CHOICES = 5;

/** Fills the inputs of a calculator with the numbers of a question. */
export function fill(calculator: AnyCalculator, question: Question): Filling {
  const lists = fillLists(calculator, question);
  const slots = slotsOf(calculator);
  const nouns = question.nouns.filter(({ field }) => slots.some(({ name }) => name === field));
  const choices = question.quantities.map((quantity, place) =>
    lists.taken.has(place) ? [] : choicesOf(quantity, place, slots, nouns, question),
  );
  let best: Filling | undefined;
  for (const state of search(choices)) {
    const filling = complete(calculator, slots, state, lists, question);
    if (best === undefined || filling.points > best.points) best = filling;
  }
  return best!;
}

/** The fields whose nouns are near a quantity, the likeliest first. */
function choicesOf(
  quantity: Quantity,
  place: number,
  slots: readonly Slot[],
  nouns: readonly NounMatch[],
  question: Question,
): readonly Choice[] {
  const { lexicon } = question;
  const found: Choice[] = [];
  for (const slot of slots) {
    const fit = fitOf(quantity, slot);
    if (fit === undefined || (question.ages.has(place) && slot.group !== 'age')) continue;
    for (const noun of nouns) {
      if (noun.field !== slot.name) continue;
      const nearness = nearnessOf(question, place, noun);
      if (nearness === 0) continue;
      const sharing = shareOf(noun, nouns, slots, quantity);
      const strength = noun.weight * noun.factor * nearness * sharing;
      const isSame = quantity.period !== undefined && quantity.period === slot.period;
      const hasPeriod = isSame ? (slot.field.required ? 1 : 0.4) : 0;
      const opened = slot.isOpen ? 0.25 : 0;
      const points =
        fit.fits *
          (0.3 + strength * (0.6 + (noun.side === undefined ? lexicon.fieldRarity(slot.name) : MIDDLE))) +
        hasPeriod +
        opened;
      if (strength > MIN_STRENGTH)
        found.push({ slot, fit, points, strength, noun, ...wordsOf(noun, question) });
    }
  }
  const sorted = found.toSorted((one, other) => other.points - one.points);
  const seen = new Set<string>();
  return sorted
    .filter(({ slot, noun }) => {
      const key = `${slot.name} ${noun.from}`;
      return !seen.has(key) && seen.add(key);
    })
    .slice(0, MAX_CHOICES);
}

/** Without a number that belongs to the noun, as in "0% for". */
function wordsOf({ from, to }: NounMatch, { tokens }: Question) {
  return tokens[from]!.quantity === undefined || from === to ? { from, to } : { from: from + 1, to };
}

const MIN_STRENGTH = 0.25;
/** Prepositions say nothing about rare fields. */
const MIDDLE = 0.4;

/** A noun of several fields of a calculator says less about each. */
function shareOf(
  noun: NounMatch,
  nouns: readonly NounMatch[],
  slots: readonly Slot[],
  quantity: Quantity,
): number {
  const fields = new Set(
    nouns
      .filter((one) => one.from === noun.from && one.to === noun.to && one.weight >= noun.weight)
      .map(({ field }) => field),
  );
  const rivals = slots.filter((slot) => fields.has(slot.name) && fitOf(quantity, slot) !== undefined);
  return 1 / Math.sqrt(Math.max(1, rivals.length));
}

/** The best assignments of nouns to quantities; each may also have none. */
function search(choices: readonly (readonly Choice[])[]): readonly State[] {
  let states: readonly State[] = [{ choices: [], points: 0 }];
  for (const options of choices) {
    const next: State[] = [];
    const passed = PASSED * Math.max(0, ...options.map(({ strength }) => (strength > SURE ? strength : 0)));
    for (const state of states) {
      next.push({ choices: [...state.choices, undefined], points: state.points + passed });
      for (const option of options) {
        const isFree = state.choices.every((one) => one === undefined || isApart(one, option));
        if (isFree) next.push({ choices: [...state.choices, option], points: state.points + option.points });
      }
    }
    states = next.toSorted((one, other) => other.points - one.points).slice(0, BEAM);
  }
  return states;
}

function isApart(one: Choice, other: Choice): boolean {
  if (one.slot.name === other.slot.name) return false;
  return one.to < other.from || other.to < one.from;
}
