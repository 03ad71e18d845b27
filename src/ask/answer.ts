import { bounds } from '#base/bounds.ts';
import type { Steps } from '#base/steps.ts';
import type { AnyCalculator } from '#catalogue/declare/define.ts';
import type { InputCheck } from '#calculate/check/validation.ts';
import type { Filling } from './complete.ts';
import { type Conversion, readConversion, type Understood } from './conversion.ts';
import { assumptionsOf } from './assumptions.ts';
import { findWanted, type Wanted } from './inverse.ts';
import { createLexicon, type Lexicon } from './lexicon.ts';
import { normalizeQuestion } from './quantities.ts';
import { type Ranked, readQuestion, type Reading } from './ask.ts';
import type { AskLanguage } from './words.ts';

/** The inputs of a calculator that a question says. */
export interface Asked {
  readonly calculator: AnyCalculator;
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly understood: readonly Understood[];
  /** Required inputs that the question leaves out, with what is taken for them. */
  readonly assumed: Readonly<Record<string, unknown>>;
  /** What is asked the other way round. */
  readonly wanted?: Wanted | undefined;
  /** Required inputs for which nothing can be taken. */
  readonly missing: readonly string[];
  /** Numbers that have no place, as typed. */
  readonly unplaced: readonly string[];
}

/** What a question asks for. */
export interface Understanding {
  readonly language: AskLanguage;
  /** The currency that a sign or a word states. */
  readonly currency: string | undefined;
  readonly conversion?: Conversion | undefined;
  /** The likeliest calculators, the best first; none where nothing here answers. */
  readonly answers: readonly Asked[];
  /** What nothing here calculates, where the question names it. */
  readonly subject?: string | undefined;
  /** Where nothing answers: the calculators that are nearest. */
  readonly nearest: readonly AnyCalculator[];
}

export type Understand = (question: string, hint?: AskLanguage) => Steps<Understanding>;

/** How many calculators an answer names. */
const MAX_ANSWERS = 4;
/** A subject that nothing calculates counts more than the calculators that share its words. */
const SUBJECT = 1.45;
/** The cost of an input that the calculator rejects, or of one that it lacks besides those required. */
const FAULT = -2;
/** Of the points of the best, calculators with less are no alternatives. */
const MIN_SHARE = 0.7;

/** A calculator with the check of its inputs. */
interface Checked {
  readonly calculator: AnyCalculator;
  readonly check: InputCheck;
}

/** Reads questions; what is known of words is made for the first. */
export function createUnderstanding(calculators: readonly Checked[]): Understand {
  const checks = new Map(calculators.map(({ calculator, check }) => [calculator, check]));
  let making: Steps<Lexicon> | undefined;
  let lexicon: Lexicon | undefined;

  /** Goes on where another question has left off. */
  function* requireLexicon(): Steps<Lexicon> {
    while (lexicon === undefined) {
      making ??= createLexicon(calculators.map(({ calculator }) => calculator));
      const step = making.next();
      if (step.done === true) lexicon = step.value;
      else yield;
    }
    return lexicon;
  }

  return function* understand(question, hint) {
    const words = yield* requireLexicon();
    const text = question.slice(0, bounds.searchCharacters);
    const reading = yield* readQuestion(text, words, hint);
    const { language, question: parts, ranked, subject } = reading;
    const conversion = readConversion(normalizeQuestion(text), parts.quantities);
    const currency = parts.quantities.find((one) => one.currency !== undefined)?.currency;
    if (conversion !== undefined) return { language, currency, conversion, answers: [], nearest: [] };
    const isNone = isUnanswered(reading);
    const nearest = isNone ? nearestOf(ranked) : [];
    const named = subject !== undefined && subject.points > 0 && isNone ? subject.name : undefined;
    const likely = ranked
      .filter(({ points }) => points >= ranked[0]!.points * MIN_SHARE)
      .slice(0, MAX_ANSWERS);
    const described = isNone
      ? []
      : likely.map(({ filling, points }) => {
          const asked = describe(filling, reading, currency);
          const { inputs, assumed, wanted } = asked;
          const sought = wanted && { [wanted.field]: wanted.target };
          const faults = checks.get(asked.calculator)!({ ...inputs, ...assumed, ...sought }) ?? [];
          const others = faults.filter(({ field }) => !asked.missing.includes(field));
          return { asked, points: points + FAULT * others.length };
        });
    const answers = described.toSorted((one, other) => other.points - one.points).map(({ asked }) => asked);
    return { language, currency, answers, subject: named, nearest };
  };
}

/** Whether the words ask for what nothing calculates, or say too little. */
function isUnanswered({ ranked, subject, question, unknown }: Reading): boolean {
  const best = ranked[0];
  if (best === undefined) return true;
  const isElsewhere = best.filling.placed.some(({ field }) => field === 'country');
  if (subject !== undefined && subject.points > 0 && subject.points * SUBJECT >= best.asked && !isElsewhere)
    return true;
  if (best.filling.placed.length === 0) return best.asked < MIN_ASKED;
  const isSilent = question.tokens.every(({ quantity, isMark }) => quantity !== undefined || isMark === true);
  return (
    !isSilent &&
    best.asked + best.filling.said < MIN_ASKED &&
    (unknown > 0 || best.filling.unplaced.length > 0)
  );
}

const MIN_ASKED = 1;

function nearestOf(ranked: readonly Ranked[]): readonly AnyCalculator[] {
  return ranked
    .filter(({ asked }) => asked > MIN_ASKED)
    .toSorted((one, other) => other.asked - one.asked)
    .slice(0, 3)
    .map(({ filling }) => filling.calculator);
}

function describe(filling: Filling, { question, language }: Reading, currency: string | undefined): Asked {
  const { calculator, missing, unplaced } = filling;
  const { quantities } = question;
  const wanted = findWanted(filling, question);
  const placed = filling.placed.filter(({ field }) => field !== wanted?.field);
  const sought = wanted === undefined ? [] : [{ ...wanted, field: wanted.output, value: wanted.target }];
  const understood = [...placed, ...sought].map(({ field, value, from }) => ({
    field,
    value,
    text: from.map((place) => quantities[place]!.text).join(' '),
  }));
  const said = Object.fromEntries(placed.map(({ field, value }) => [field, value]));
  const isStated = currency !== undefined && calculator.input['currency']?.kind === 'currency';
  const assumed = assumptionsOf(filling, currency, language);
  return {
    calculator,
    inputs: isStated ? { ...said, currency } : said,
    understood,
    assumed,
    wanted: wanted && { field: wanted.field, output: wanted.output, target: wanted.target },
    missing: missing.filter((name) => !Object.hasOwn(assumed, name)),
    unplaced: unplaced.map((place) => quantities[place]!.text),
  };
}
