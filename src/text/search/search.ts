import { setImmediate } from 'node:timers/promises';
import { bounds } from '#base/bounds.ts';
import { uncalculatedSubjects } from '#catalogue/texts/searches.ts';
import { spreadsheetFunctions } from '#catalogue/texts/spreadsheet-functions.ts';
import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { findCurrency } from '#core/money/iso4217.ts';
import { codeOfName } from './currency-names.ts';
import { readCurrencyQuestion } from './currency-question.ts';
import {
  beginIndex,
  createIndex,
  findTerms,
  isUnknownTerm,
  rank,
  type Postings,
  type Searchable,
  type SearchIndex,
} from './search-index.ts';
import {
  foldWord,
  isAmount,
  phraseOf,
  splitWords,
  stopWords,
  termsOf,
  withoutStopWords,
} from './search-words.ts';

/** The result of a search. */
export interface SearchResult {
  /** Best first. */
  readonly calculators: readonly AnyCalculator[];
  /** Whether the words ask for a conversion or an exchange rate, such as "usd to eur". */
  readonly asksForCurrency: boolean;
  /** Words that no calculator has, and subjects that none calculates: what is found is only related. */
  readonly unknown: readonly string[];
}

/** What is said of what no calculator answers, beside those that are found. */
export function describeUnknown({ unknown }: SearchResult): string | undefined {
  return unknown.length === 0
    ? undefined
    : `Nothing here calculates ${unknown.join(', ')}; what is listed is only related.`;
}

export type Search = (words: string) => SearchResult;

/** What a search needs of another language. */
export interface SearchLanguage {
  /** Writes an English text in the language. */
  readonly text: (english: string) => string;
  /**
   * What people search for in the language, by the id of the calculator that they mean: "home loan, house
   * loan"; and words that ask for exchange rates on their own, as those of "currency".
   */
  readonly searches: Readonly<Record<string, string>>;
}

/** The weight of a word by the place where it is found, beside names and synonyms. */
const weights = { category: 3, summary: 2, field: 1 } as const;

/** The key of the words that ask for exchange rates. */
const CURRENCY = 'currency';

/** Calculators below this share of the best score are left out. */
const minShare = 0.25;

/**
 * Finds calculators by plain words: names, synonyms, categories, summaries and fields, best match first; in
 * another language too.
 */
export function createSearch(catalogue: readonly AnyCalculator[], language?: SearchLanguage): Search {
  let search: Search | undefined;
  // Many a search is never used, and an index takes a tenth of a second.
  const make = () =>
    searchIn(createIndex(catalogue.map((one) => searchableOf(one, language))), catalogue, language);
  return (words) => (search ??= make())(words);
}

/** Calculators that are added to an index, in a few milliseconds, before other requests have their turn. */
const AT_A_TIME = 8;

/** The same search, which is made in turns. */
export async function prepareSearch(
  catalogue: readonly AnyCalculator[],
  language?: SearchLanguage,
): Promise<Search> {
  const { index, add } = beginIndex();
  for (const [place, calculator] of catalogue.entries()) {
    if (place % AT_A_TIME === 0) await setImmediate();
    add(searchableOf(calculator, language));
  }
  return searchIn(index, catalogue, language);
}

function searchIn(
  index: SearchIndex,
  catalogue: readonly AnyCalculator[],
  language: SearchLanguage | undefined,
): Search {
  const exchange = new Set([...exchangeWords, ...searchesOf(CURRENCY, language).flatMap(splitWords)]);
  const subjects = uncalculatedSubjects.filter((one) => {
    // An operator may have declared a calculator of it.
    return !catalogue.some(({ id }) => id.includes(one.replaceAll(' ', '-')));
  });
  return (words) => {
    const { asked, asksForCurrency } = readQuestion(words, index, exchange);
    const terms = asked.map(foldWord);
    const hits = findTerms(index, terms, true);
    const found = subjects.filter((one) => ` ${phraseOf(terms)} `.includes(` ${phraseOf(termsOf(one))} `));
    const unknown = asked.filter((word, place) => {
      return (
        isUnknownTerm(terms[place]!, hits[place]) && !found.some((one) => one.split(/[ -]/).includes(word))
      );
    });
    const ranked = rank(index, terms, hits, { minShare, query: words, isStrict: true });
    const answering = findFunction(words).flatMap((id) => catalogue.find((one) => one.id === id) ?? []);
    const calculators = [...new Set([...answering, ...ranked.map(({ position }) => catalogue[position]!)])];
    return { calculators, asksForCurrency, unknown: answering.length > 0 ? [] : [...found, ...unknown] };
  };
}

function searchableOf(calculator: AnyCalculator, language?: SearchLanguage): Searchable {
  const { category, summary, input, output } = calculator;
  const summaries = language === undefined ? [summary] : [summary, language.text(summary)];
  return {
    ...namesOf(calculator, language),
    texts: [
      [category, weights.category],
      ...summaries.map((text) => [text, weights.summary] as const),
      [Object.keys({ ...input, ...output }).join(' '), weights.field],
    ],
  };
}

/** Names of functions that are words of their own, unless they are written as functions are. */
const plainWords = new Set(['disc', 'duration', 'effect', 'nominal', 'price', 'rate', 'received', 'yield']);

/** The ids of the calculators that answer the spreadsheet function that the words name, if they name one. */
function findFunction(words: string): readonly string[] {
  const name = words
    .replaceAll(/\b(?:excel|sheets|spreadsheet|function|formula|in|the|google)\b|[=()]/gi, ' ')
    .trim();
  const isWritten = name === name.toUpperCase() || name.length < words.trim().length;
  if (plainWords.has(name.toLowerCase()) && !isWritten) return [];
  return spreadsheetFunctions.get(name.toUpperCase()) ?? [];
}

/** What a calculator is called. In another language, what it is called there counts more than the English. */
function namesOf(
  { id, name, synonyms = [] }: AnyCalculator,
  language?: SearchLanguage,
): Pick<Searchable, 'names' | 'synonyms'> {
  const english = [id, name];
  if (language === undefined) return { names: english, synonyms };
  const own = [name, name.replace(/ Calculator$/, '')].map(language.text);
  return { names: [...own, ...searchesOf(id, language)], synonyms: [...english, ...synonyms] };
}

function searchesOf(id: string, language: SearchLanguage | undefined): readonly string[] {
  return language?.searches[id]?.split(', ') ?? [];
}

/**
 * The words of a query to search for, and whether it asks for currency: it names two currencies, one with a
 * conversion word, or one alone.
 */
function readQuestion(
  text: string,
  { words: known, phrases }: SearchIndex,
  exchange: ReadonlySet<string>,
): { readonly asked: readonly string[]; readonly asksForCurrency: boolean } {
  const words = splitWords(text.slice(0, bounds.searchCharacters));
  const currencies = new Set(words.filter((word) => isCurrency(word, known)));
  const has = (set: ReadonlySet<string>) => words.some((word) => set.has(word));
  const isWhole = isQuestion(text, words, known);
  const asksForCurrency =
    isWhole ||
    has(exchange) ||
    currencies.size > 1 ||
    (currencies.size === 1 && (words.length === 1 || has(conversionWords)));
  const isAnswered = (word: string) =>
    isWhole ||
    currencies.has(word) ||
    (asksForCurrency && (exchange.has(word) || conversionWords.has(word) || isAmount(word)));
  const all = withoutStopWords(words);
  // What a calculator is called asks for that calculator, too.
  const isName = phrases.some((one) => one.has(phraseOf(all.map(foldWord))));
  if (!isName && all.every((word) => stopWords.has(word))) return { asked: [], asksForCurrency };
  return { asked: isName ? all : all.filter((word) => !isAnswered(word)), asksForCurrency };
}

/**
 * A question of amounts and currencies alone. A single code that is also a word, such as ALL, needs an
 * amount.
 */
function isQuestion(text: string, words: readonly string[], known: Postings): boolean {
  const question = readCurrencyQuestion(text);
  if (question === undefined) return false;
  const isPair = question.from !== undefined && question.to !== undefined;
  return isPair || question.amount !== undefined || words.some((word) => isCurrency(word, known));
}

/**
 * A code or name such as IRR or real may also be a word of calculators; then it means the calculators.
 * Dollars are always currency.
 */
function isCurrency(word: string, known: Postings): boolean {
  if (word === 'dollar' || word === 'dollars') return true;
  const isNamed = findCurrency(word) !== undefined || codeOfName(word) !== undefined;
  return isNamed && !stopWords.has(word) && !known.has(foldWord(word));
}

/** Words that ask for exchange rates on their own. */
const exchangeWords: ReadonlySet<string> = new Set([
  'currency',
  'currencies',
  'currancy',
  'curency',
  'exchange',
  'forex',
  'fx',
]);

/** Words that ask for exchange rates together with a currency. */
const conversionWords: ReadonlySet<string> = new Set([
  'convert',
  'converter',
  'converting',
  'conversion',
  'rate',
  'rates',
]);
