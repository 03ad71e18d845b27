import type { Steps } from '#base/steps.ts';
import type { AnyCalculator } from '#catalogue/declare/define.ts';
import type { Filling } from './complete.ts';
import { fitOf, slotsOf } from './fields.ts';
import { fill } from './fill.ts';
import { findWanted, saysResult } from './inverse.ts';
import { detectLanguage } from './language.ts';
import type { Lexicon } from './lexicon.ts';
import { findAsked, findNamedNumbers, findNouns, isUnknown, tokenize } from './matches.ts';
import { normalizeQuestion, type Quantity, readQuantities } from './quantities.ts';
import { findAges, type Question } from './question.ts';
import type { AskLanguage } from './words.ts';

export interface Ranked {
  readonly filling: Filling;
  readonly asked: number;
  readonly points: number;
}

export interface Reading {
  readonly question: Question;
  readonly language: AskLanguage;
  readonly ranked: readonly Ranked[];
  /** How many of its words nothing here has. */
  readonly unknown: number;
  readonly subject: { readonly name: string; readonly points: number } | undefined;
}

/** How many of the numbers a calculator has an input for, and of how many required inputs there are. */
function coverageOf(calculator: AnyCalculator, quantities: readonly Quantity[]): number {
  const slots = slotsOf(calculator);
  const fits = quantities.map((quantity) =>
    Math.max(
      0,
      ...slots.map((slot) => {
        const isSame = quantity.period !== undefined && quantity.period === slot.period;
        return (fitOf(quantity, slot)?.fits ?? 0) * (slot.isOpen ? 1 : 0.5) + (isSame ? 0.5 : 0);
      }),
    ),
  );
  const needed = slots.filter(({ isOpen }) => isOpen).length;
  return fits.reduce((sum, one) => sum + one, 0) - 0.3 * Math.abs(needed - quantities.length);
}

/** Numbers without words are most often of a calculator that the list begins with, and of a loan. */
function likelihoodOf({ category }: AnyCalculator, place: number): number {
  return (place < USUAL ? 0.4 : 0) + (category === 'loans' ? 0.3 : 0);
}

const USUAL = 7;
/** For a number that is a result of the calculator by the word beside it; less for one that lacks it. */
const WANTED = 4;

const MAX_TRIED = { worded: 14, wordless: 32 };
/** Where words say less, the units of the numbers say which calculators are tried. */
const CLEAR = 2;

export function* readQuestion(text: string, lexicon: Lexicon, hint?: AskLanguage): Steps<Reading> {
  const plain = normalizeQuestion(text);
  const language = detectLanguage(plain, lexicon, hint);
  const numbers = readQuantities(plain, language);
  const named = findNamedNumbers(tokenize(plain, numbers, lexicon, language), lexicon);
  const quantities = numbers.filter((_, place) => !named.has(place));
  const tokens = tokenize(plain, quantities, lexicon, language);
  const places = quantities.map((_, place) => tokens.findIndex(({ quantity }) => quantity === place));
  const nouns = findNouns(tokens, lexicon, language);
  const isAge = (field: string) => /(?:^|_)age$/.test(field);
  const ages = findAges({ tokens, quantities, nouns, places }, isAge);
  const question: Question = { tokens, quantities, nouns, places, ages, lexicon };
  yield;
  const isResult = saysResult(question);
  const asked = findAsked(tokens, lexicon, language);
  const known = new Map<string, number>();
  for (const { field, weight, factor } of nouns)
    known.set(field, Math.max(known.get(field) ?? 0, weight * factor * lexicon.fieldRarity(field)));
  const first = (calculator: AnyCalculator) =>
    (asked.calculators.get(calculator.id) ?? 0) +
    Object.keys(calculator.input).reduce((sum, name) => sum + (known.get(name) ?? 0) * 0.4, 0) +
    (isResult && Object.keys(calculator.output).some((name) => known.has(name) && lexicon.isResult(name))
      ? WANTED
      : 0);
  const worded = lexicon.catalogue.map((calculator, place) => ({
    calculator,
    place,
    points: first(calculator),
  }));
  const isClear = worded.some(({ points }) => points >= CLEAR);
  const tried = worded
    .map((one) => (isClear ? one : { ...one, points: one.points + coverageOf(one.calculator, quantities) }))
    .toSorted((one, other) => other.points - one.points || one.place - other.place)
    .slice(0, isClear ? MAX_TRIED.worded : MAX_TRIED.wordless);
  const ranked: Ranked[] = [];
  for (const { calculator, place } of tried) {
    yield;
    const filling = fill(calculator, question);
    const name = asked.calculators.get(calculator.id) ?? 0;
    // Any numbers would make a list.
    const isList = Object.values(calculator.input).some(
      ({ kind, required }) => required && /^(?:list|records)$/.test(kind),
    );
    if (name === 0 && isList) continue;
    const usual = isClear ? 0 : likelihoodOf(calculator, place);
    const wanted = isResult ? (findWanted(filling, question) === undefined ? -WANTED : WANTED) : 0;
    ranked.push({ filling, asked: name, points: name + filling.points + usual + wanted });
  }
  const sorted = ranked.toSorted((one, other) => other.points - one.points);
  const [subject, second] = [...asked.subjects].toSorted((one, other) => other[1] - one[1]);
  return {
    question,
    language,
    ranked: sorted,
    unknown: tokens.filter(isUnknown).length,
    subject:
      subject === undefined ? undefined : { name: subject[0], points: subject[1] + 0.5 * (second?.[1] ?? 0) },
  };
}
