import { bounds } from '#base/bounds.ts';
import type { AnyCalculator } from '#catalogue/define.ts';
import { findCurrency } from '#currency/iso4217.ts';
import {
  createIndex,
  foldWord,
  isAmount,
  phraseOf,
  rank,
  splitWords,
  stopWords,
  type Postings,
  type SearchIndex,
} from './search-index.ts';

/** The result of a search. */
export interface SearchResult {
  /** Best first. */
  readonly calculators: readonly AnyCalculator[];
  /** Whether the words ask for a conversion or an exchange rate, such as "usd to eur". */
  readonly asksForCurrency: boolean;
}

export type Search = (words: string) => SearchResult;

/** The weight of a word by the place where it is found, beside names and synonyms. */
const weights = { category: 3, summary: 2, field: 1 } as const;

/** Calculators below this share of the best score are left out. */
const MIN_SHARE = 0.25;

/** Finds calculators by plain words: names, synonyms, categories, summaries and fields, best match first. */
export function createSearch(catalogue: readonly AnyCalculator[]): Search {
  const index = createIndex(
    catalogue.map(({ id, name, synonyms = [], category, summary, input, output }) => ({
      names: [id, name],
      synonyms,
      texts: [
        [category, weights.category],
        [summary, weights.summary],
        [Object.keys({ ...input, ...output }).join(' '), weights.field],
      ],
    })),
  );
  return (words) => {
    const { terms, asksForCurrency } = readQuestion(words, index);
    const calculators = rank(index, terms, MIN_SHARE).map(({ position }) => catalogue[position]!);
    return { calculators, asksForCurrency };
  };
}

/**
 * The terms of a query, and whether it asks for currency: it names two currencies, one with a conversion
 * word, or one alone.
 */
function readQuestion(
  text: string,
  { words: known, phrases }: SearchIndex,
): { readonly terms: readonly string[]; readonly asksForCurrency: boolean } {
  const words = splitWords(text.slice(0, bounds.searchCharacters));
  const currencies = new Set(words.filter((word) => isCurrency(word, known)));
  const has = (set: ReadonlySet<string>) => words.some((word) => set.has(word));
  const asksForCurrency =
    has(exchangeWords) ||
    currencies.size > 1 ||
    (currencies.size === 1 && (words.length === 1 || has(conversionWords)));
  const isAnswered = (word: string) =>
    currencies.has(word) ||
    (asksForCurrency && (exchangeWords.has(word) || conversionWords.has(word) || isAmount(word)));
  const all = words.filter((word) => !stopWords.has(word));
  // What a calculator is called asks for that calculator, too.
  const isName = phrases.some((one) => one.has(phraseOf(all.map(foldWord))));
  const terms = (isName ? all : all.filter((word) => !isAnswered(word))).map(foldWord);
  return { terms, asksForCurrency };
}

/** A code such as IRR may also be a word of calculators; then it means the calculators. */
function isCurrency(word: string, known: Postings): boolean {
  if (currencyNouns.has(word)) return true;
  return findCurrency(word) !== undefined && !stopWords.has(word) && !known.has(foldWord(word));
}

const currencyNouns: ReadonlySet<string> = new Set(
  (
    'dollar dollars euro euros pound pounds sterling yen yuan renminbi rupee rupees franc francs peso pesos dirham ' +
    'dirhams riyal riyals krona krone won ruble rubles rouble roubles lira rand zloty baht ringgit dinar dinars'
  ).split(' '),
);

/** Words that ask for exchange rates on their own. */
const exchangeWords: ReadonlySet<string> = new Set(['currency', 'currencies', 'exchange', 'forex', 'fx']);

/** Words that ask for exchange rates together with a currency. */
const conversionWords: ReadonlySet<string> = new Set([
  'convert',
  'converter',
  'converting',
  'conversion',
  'rate',
  'rates',
]);
