import type { Steps } from '#base/steps.ts';
import type { AnyCalculator } from '#catalogue/declare/define.ts';
import type { Filling } from './complete.ts';
import { fill } from './fill.ts';
import type { Lexicon } from './lexicon.ts';
import { detectLanguage, findAsked, findNouns, tokenize } from './matches.ts';
import { normalizeQuestion, readQuantities } from './quantities.ts';
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

const MAX_TRIED = 24;

export function* readQuestion(text: string, lexicon: Lexicon, hint?: AskLanguage): Steps<Reading> {
  const plain = normalizeQuestion(text);
  const language = detectLanguage(plain, lexicon, hint);
  const quantities = readQuantities(plain, language);
  const tokens = tokenize(plain, quantities, lexicon, language);
  const places = quantities.map((_, place) => tokens.findIndex(({ quantity }) => quantity === place));
  const nouns = findNouns(tokens, lexicon, language);
  const isAge = (field: string) => /(?:^|_)age$/.test(field);
  const ages = findAges({ tokens, quantities, nouns, places }, isAge);
  const question: Question = { tokens, quantities, nouns, places, ages, lexicon };
  yield;
  const asked = findAsked(tokens, lexicon, language);
  const known = new Map<string, number>();
  for (const { field, weight, factor } of nouns)
    known.set(field, Math.max(known.get(field) ?? 0, weight * factor * lexicon.fieldRarity(field)));
  const first = (calculator: AnyCalculator) =>
    (asked.calculators.get(calculator.id) ?? 0) +
    Object.keys(calculator.input).reduce((sum, name) => sum + (known.get(name) ?? 0) * 0.4, 0);
  const tried = lexicon.catalogue
    .map((calculator, place) => ({ calculator, place, points: first(calculator) }))
    .toSorted((one, other) => other.points - one.points || one.place - other.place)
    .slice(0, MAX_TRIED);
  const ranked: Ranked[] = [];
  for (const { calculator } of tried) {
    yield;
    const filling = fill(calculator, question);
    const name = asked.calculators.get(calculator.id) ?? 0;
    ranked.push({ filling, asked: name, points: name + filling.points });
  }
  const sorted = ranked.toSorted((one, other) => other.points - one.points);
  const [subject] = [...asked.subjects].toSorted((one, other) => other[1] - one[1]);
  return {
    question,
    language,
    ranked: sorted,
    unknown: tokens.filter(
      ({ text, keys, isMark }) => isMark !== true && keys.length === 0 && text.length > 2,
    ).length,
    subject: subject === undefined ? undefined : { name: subject[0], points: subject[1] },
  };
}
