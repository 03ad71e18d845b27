import { bounds } from '#base/bounds.ts';
import type { AnyCalculator } from '#catalogue/define.ts';
import { findCurrency } from '#currency/iso4217.ts';

/** The result of a search. */
export interface SearchResult {
  /** Best first. */
  readonly calculators: readonly AnyCalculator[];
  /** Whether the words ask for a conversion or an exchange rate, such as "usd to eur". */
  readonly asksForCurrency: boolean;
}

export type Search = (words: string) => SearchResult;

/** The weight of a word by the place where it is found. */
const weights = { name: 8, synonym: 6, category: 3, summary: 2, field: 1 } as const;

/** The factor for a word that only starts with the term, or is one letter off. */
const INEXACT = 0.5;

/** The factor for a calculator whose name or synonym is exactly the query. */
const WHOLE_PHRASE = 2;

/** Results below this share of the best score are left out. */
const MIN_SHARE = 0.25;

/** The weight of a word for each calculator, by the calculator's position in the catalogue. */
type Postings = Map<string, Map<number, number>>;

interface Index {
  readonly words: Postings;
  /** Neighboring words of a name or a synonym, written as one: "payoff" for "pay off". */
  readonly pairs: Postings;
  /** The names and synonyms of each calculator, as `phraseOf` writes them. */
  readonly phrases: readonly ReadonlySet<string>[];
}

/** Finds calculators by plain words: names, synonyms, categories, summaries and fields, best match first. */
export function createSearch(catalogue: readonly AnyCalculator[]): Search {
  const index = createIndex(catalogue);
  return (words) => {
    const { terms, asksForCurrency } = readQuestion(words, index);
    const scores = score(index, terms, catalogue.length);
    const threshold = MIN_SHARE * Math.max(...scores);
    const calculators = [...catalogue.keys()]
      .filter((position) => scores[position]! > 0 && scores[position]! >= threshold)
      .toSorted((a, b) => scores[b]! - scores[a]!)
      .map((position) => catalogue[position]!);
    return { calculators, asksForCurrency };
  };
}

/**
 * The terms of a query, and whether it asks for currency: it names two currencies, one with a conversion
 * word, or one alone.
 */
function readQuestion(
  text: string,
  { words: known, phrases }: Index,
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
  return { terms: terms.slice(0, bounds.searchTerms), asksForCurrency };
}

/** A code such as IRR may also be a word of calculators; then it means the calculators. */
function isCurrency(word: string, known: Postings): boolean {
  if (currencyNouns.has(word)) return true;
  return findCurrency(word) !== undefined && !stopWords.has(word) && !known.has(foldWord(word));
}

function createIndex(catalogue: readonly AnyCalculator[]): Index {
  const index = { words: new Map(), pairs: new Map(), phrases: [] as Set<string>[] } satisfies Index;
  for (const [position, calculator] of catalogue.entries()) {
    const { id, name, synonyms = [], category, summary, input, output } = calculator;
    const names = [id, name].map(termsOf);
    const others = synonyms.map(termsOf);
    index.phrases.push(new Set([...names, ...others].map(phraseOf)));
    const add = (postings: Postings, terms: readonly string[], weight: number) => {
      for (const term of terms) addPosting(postings, term, position, weight);
    };
    for (const terms of names) {
      add(index.words, terms, weights.name);
      add(index.pairs, pairsOf(terms), weights.name);
    }
    for (const terms of others) {
      add(index.words, terms, weights.synonym);
      add(index.pairs, pairsOf(terms), weights.synonym);
    }
    add(index.words, termsOf(category), weights.category);
    add(index.words, termsOf(summary), weights.summary);
    add(index.words, Object.keys({ ...input, ...output }).flatMap(termsOf), weights.field);
  }
  return index;
}

function addPosting(postings: Postings, term: string, position: number, weight: number): void {
  const found = postings.get(term) ?? new Map<number, number>();
  postings.set(term, found.set(position, Math.max(weight, found.get(position) ?? 0)));
}

/**
 * The score of each calculator: for each term the weight of its best occurrence, more for a rare term, times
 * the share of the terms that occur.
 */
function score(index: Index, terms: readonly string[], count: number): readonly number[] {
  const totals = Array.from({ length: count }, () => 0);
  const matched = Array.from({ length: count }, () => 0);
  for (const place of terms.keys()) {
    for (const [position, points] of scoreTerm(index, terms, place, count)) {
      totals[position]! += points;
      matched[position]! += 1;
    }
  }
  const phrase = phraseOf(terms);
  return totals.map((total, position) => {
    const bonus = index.phrases[position]!.has(phrase) ? WHOLE_PHRASE : 1;
    return (bonus * total * matched[position]!) / Math.max(1, terms.length);
  });
}

/** The points of each calculator for one term, by itself or as one word with a neighbor. */
function scoreTerm(
  { words, pairs }: Index,
  terms: readonly string[],
  place: number,
  count: number,
): ReadonlyMap<number, number> {
  const term = terms[place]!;
  const best = new Map<number, number>();
  const add = (postings: ReadonlyMap<number, number>, points: number) => {
    for (const [position, weight] of postings)
      best.set(position, Math.max(best.get(position) ?? 0, points * weight));
  };
  const rarity = (occurrences: number) => Math.log(1 + count / occurrences);
  const neighbors = pairsOf(terms.slice(Math.max(0, place - 1), place + 2));
  // A number beside words is an amount in the question, not a search term.
  const exact = [...neighbors, ...(isAmount(term) && terms.length > 1 ? [] : [term])];
  for (const postings of exact.flatMap((word) => [words.get(word), pairs.get(word)]))
    if (postings !== undefined) add(postings, rarity(postings.size));
  const similar = similarWords(term, words);
  const reached = new Set(similar.flatMap((postings) => [...postings.keys()]));
  for (const postings of similar) add(postings, INEXACT * rarity(reached.size));
  return best;
}

/**
 * The words that start with a term or, when neither they nor the term exist, the words that are one letter
 * off.
 */
function similarWords(term: string, words: Postings): readonly ReadonlyMap<number, number>[] {
  if (term.length < 2 || /\d/.test(term)) return [];
  const longer: Map<number, number>[] = [];
  for (const [word, postings] of words) if (word.startsWith(term) && word !== term) longer.push(postings);
  if (longer.length > 0 || words.has(term) || term.length < 4) return longer;
  const near: Map<number, number>[] = [];
  for (const [word, postings] of words) if (isOneLetterOff(term, word)) near.push(postings);
  return near;
}

/** Whether one letter is missing, added or replaced, or two neighbors are swapped. */
function isOneLetterOff(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const [x, y] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  return (x.length <= 1 && y.length <= 1) || (x.length === 2 && x === `${y[1]}${y[0]}`);
}

function isAmount(word: string): boolean {
  return /^\d+$/.test(word);
}

function splitWords(text: string): readonly string[] {
  return (
    text
      .normalize('NFKD')
      .replaceAll(/[\p{M}'’]/gu, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  );
}

function termsOf(text: string): readonly string[] {
  return splitWords(text)
    .filter((word) => !stopWords.has(word))
    .map(foldWord);
}

/** A word without its ending and without differences between American and British spelling. */
function foldWord(word: string): string {
  return word
    .replace(/(?<=[a-z]{2})ies$/, 'y')
    .replace(/(?<=x|ss|ch)es$/, '')
    .replace(/(?<=[a-z]{2}[^s])s$/, '')
    .replace(/(?<=[a-z]{4})(ing|ed|ment)$/, '')
    .replace(/(?<=[a-z]{4})e$/, '')
    .replaceAll('iz', 'is')
    .replaceAll('our', 'or')
    .replaceAll('ll', 'l');
}

function pairsOf(terms: readonly string[]): readonly string[] {
  return terms.slice(1).map((term, index) => `${terms[index]}${term}`);
}

function phraseOf(terms: readonly string[]): string {
  return terms.join(' ');
}

/** Words of a question that say nothing about its subject. */
const stopWords: ReadonlySet<string> = new Set(
  (
    'a about all am an and any are as at be best but by calculate calculation calculator can compute could do does ' +
    'each find for from get good have help how i if in is it its just long many may me much must my need of on or our ' +
    'per please should so some than that the their them then there these they this to try use want was we what when ' +
    'where which who will with work would year you your'
  ).split(' '),
);

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
