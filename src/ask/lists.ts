import type { AnyCalculator } from '#catalogue/declare/define.ts';
import type { InputField } from '#catalogue/declare/fields.ts';
import { stopWords } from '#text/search/search-words.ts';
import { fitOf, type Slot, slotsOf, unitOf } from './fields.ts';
import { nearnessOf, type Placed, type Question } from './question.ts';
import type { Quantity } from './quantities.ts';

/** The lists and records of a calculator that a question fills. */
export interface ListFilling {
  readonly placed: readonly Placed[];
  readonly taken: ReadonlySet<number>;
  readonly points: number;
}

const PER_ITEM = 0.9;

export function fillLists(calculator: AnyCalculator, question: Question): ListFilling {
  const placed: Placed[] = [];
  const taken = new Set<number>();
  const add = (field: string, value: unknown, from: readonly number[]) => {
    placed.push({ field, value, from });
    for (const place of from) taken.add(place);
  };
  const lists = Object.entries(calculator.input).filter(
    ([, { kind }]) => kind === 'list' || kind === 'records',
  );
  for (const [name, field] of lists) {
    const hasNoun = question.nouns.some((noun) => noun.field === name);
    if (field.kind === 'list' && (field.required || hasNoun)) {
      const run = findRun(field, name, question, taken);
      if (run !== undefined)
        add(
          name,
          run.map((place) => question.quantities[place]!.value),
          run,
        );
    } else if (field.kind === 'records' && (field.required || hasNoun)) {
      const records = readRecords(calculator, name, field, question, taken);
      if (records.length > 0)
        add(
          name,
          records.map(({ record }) => record),
          records.flatMap(({ from }) => from),
        );
    }
  }
  return { placed, taken, points: PER_ITEM * taken.size };
}

/** Numbers in a row without words between them: cash flows, where one is negative, or at least three. */
function findRun(
  field: InputField,
  name: string,
  question: Question,
  taken: ReadonlySet<number>,
): readonly number[] | undefined {
  const { quantities, places, tokens, nouns } = question;
  const own = unitOf(field.item!);
  const fits = ({ unit, date, parts, period, value }: Quantity) =>
    date === undefined &&
    (!own.startsWith('percent') || Math.abs(value) < 100) &&
    parts === undefined &&
    period === undefined &&
    (unit === undefined || (unit === 'percent' && own.startsWith('percent')));
  const runs: number[][] = [];
  for (const [place, quantity] of quantities.entries()) {
    if (taken.has(place) || !fits(quantity)) continue;
    const last = runs.at(-1);
    const isNext =
      last?.at(-1) === place - 1 &&
      tokens.slice(places[place - 1]! + 1, places[place]).every(({ isMark }) => isMark === true);
    if (isNext && quantities[place - 1]!.unit === quantity.unit) last.push(place);
    else runs.push([place]);
  }
  const isNamed = nouns.some((noun) => noun.field === name);
  return runs
    .filter((run) => {
      const hasMinus = run.some((place) => quantities[place]!.value < 0);
      return run.length >= (hasMinus || isNamed ? 2 : 3);
    })
    .toSorted((one, other) => other.length - one.length)[0];
}

interface Record {
  readonly record: { readonly [name: string]: unknown };
  readonly from: readonly number[];
}

function readRecords(
  calculator: AnyCalculator,
  name: string,
  field: InputField,
  question: Question,
  taken: ReadonlySet<number>,
): readonly Record[] {
  const others = slotsOf(calculator);
  const isOutside = (name: string) => others.some((other) => other.name === name);
  const slots = slotsOf({ input: field.fields! }).filter((slot) => !isOutside(slot.name));
  // A sum of anything needs a word for what it is.
  const isVague = slots.length === 1 && !question.nouns.some((noun) => noun.field === name);
  if (isVague && field.fields!['name'] !== undefined && slots[0]!.group === 'money') return [];
  const rivals = Object.entries(calculator.input).filter(
    ([other, { kind }]) => kind === 'records' && other !== name,
  );
  const required = Object.entries(field.fields!).filter(([, { required }]) => required);
  const isSaidOf = (place: number) => isBeside([name, ...slots.map((slot) => slot.name)], place, question);
  const isOneSaid = slots.length === 1 && [...question.quantities.keys()].some(isSaidOf);
  const records: { values: Map<string, unknown>; from: number[] }[] = [];
  for (const [place, quantity] of question.quantities.entries()) {
    // "6%, property tax 1.25%" has one tax rate.
    if (
      taken.has(place) ||
      (isOneSaid && !isSaidOf(place)) ||
      isNamedElsewhere(
        place,
        slots,
        others,
        rivals.map(([other]) => other),
        name,
        question,
      )
    )
      continue;
    const last = records.at(-1);
    const free = (slot: Slot) => last !== undefined && !last.values.has(slot.name);
    const ranked = slots
      .flatMap((slot) => {
        const fit = fitOf(quantity, slot);
        const isLikely = slot.field.required || strengthOf(slot.name, place, question) > 0.5;
        return fit === undefined || fit.percentOf !== undefined || !isLikely
          ? []
          : [{ slot, value: fit.value, points: 0.2 * fit.fits + 2 * strengthOf(slot.name, place, question) }];
      })
      .toSorted((one, other) => other.points - one.points);
    const chosen =
      ranked.find(({ slot, points }) => free(slot) && points >= ranked[0]!.points - 0.5) ?? ranked[0];
    if (chosen === undefined) continue;
    if (!free(chosen.slot)) records.push({ values: new Map(), from: [] });
    const record = records.at(-1)!;
    record.values.set(chosen.slot.name, chosen.value);
    record.from.push(place);
  }
  const scalars = new Set(others.filter(({ isOpen }) => isOpen).map(({ group }) => group));
  const isSaid = records.some(({ from }) =>
    from.some((place) =>
      [name, ...slots.map((slot) => slot.name)].some((each) => strengthOf(each, place, question) > 0),
    ),
  );
  // One record alone may as well be the other inputs.
  if (records.length === 1 && !isSaid && slots.some(({ group }) => scalars.has(group))) return [];
  return records
    .filter(({ values }) => required.every(([each, { kind }]) => values.has(each) || kind === 'text'))
    .map(({ values, from }) => {
      const label = field.fields!['name'] === undefined ? undefined : labelNear(from[0]!, others, question);
      return { record: { ...(label !== undefined && { name: label }), ...Object.fromEntries(values) }, from };
    });
}

/** Whether nothing is between a number and a noun of one of these fields. */
function isBeside(names: readonly string[], place: number, question: Question): boolean {
  return question.nouns.some((noun) => names.includes(noun.field) && nearnessOf(question, place, noun) === 1);
}

/** Less is said across another number. */
const WEAK = 0.45;

function strengthOf(name: string, place: number, question: Question): number {
  const all = question.nouns.filter(({ field }) => field === name);
  const strengths = all.map((noun) => noun.weight * noun.factor * nearnessOf(question, place, noun));
  return Math.max(0, ...strengths.filter((strength) => strength > WEAK));
}

/** A noun of one word directly beside a number counts more than a longer one before it. */
const CLOSER = 0.9;

/** Whether the words beside a quantity name a field outside of the records. */
function isNamedElsewhere(
  place: number,
  slots: readonly Slot[],
  others: readonly Slot[],
  rivals: readonly string[],
  own: string,
  question: Question,
): boolean {
  const quantity = question.quantities[place]!;
  const within = Math.max(
    strengthOf(own, place, question),
    ...slots.map(({ name }) => strengthOf(name, place, question)),
  );
  const outside = others.filter((slot) => fitOf(quantity, slot) !== undefined).map(({ name }) => name);
  return [...outside, ...rivals].some((name) => {
    const strength = strengthOf(name, place, question);
    return strength > 0.7 && strength > within * CLOSER;
  });
}

/** The word beside the first number of a record, such as the name of a card; not that of another field. */
function labelNear(
  place: number,
  others: readonly Slot[],
  { tokens, places, nouns }: Question,
): string | undefined {
  const at = places[place]!;
  const isNoun = (index: number) =>
    nouns.some(
      ({ field, from, to }) => from <= index && index <= to && others.some(({ name }) => name === field),
    );
  const isLabel = (index: number) => {
    const token = tokens[index];
    if (token === undefined || token.quantity !== undefined || token.isMark === true || isNoun(index))
      return false;
    return token.text.length > 1 && !token.keys.some(({ key }) => stopWords.has(key));
  };
  const near = [at - 1, at + 1].find(isLabel);
  return near === undefined ? undefined : tokens[near]!.text;
}
