import { isOneLetterOff } from '#base/nearest.ts';
import { bounds } from '#base/bounds.ts';
import { foldWord, isAmount, phraseOf, splitWords, withoutStopWords } from './search-words.ts';

/**
 * Text that is searched. Names count more than other words, and a query that is a whole name counts twice.
 */
export interface Searchable {
  readonly names: readonly string[];
  readonly synonyms?: readonly string[];
  /** Other words, with the weight of each place where they stand. */
  readonly texts: readonly (readonly [text: string, weight: number])[];
}

export interface SearchIndex {
  readonly words: Postings;
  /** The words in the order of their letters. */
  readonly sorted: () => readonly string[];
  /** Neighboring words of a name or a synonym, written as one: "payoff" for "pay off". */
  readonly pairs: Postings;
  /** The names and synonyms of each item, with and without stop words, as `phraseOf` writes them. */
  readonly phrases: readonly ReadonlySet<string>[];
}

/** The weight of a word for each item, by the item's position in the list. */
export type Postings = ReadonlyMap<string, ReadonlyMap<number, number>>;

/** The weights of names and synonyms. */
const NAME = 8;
const SYNONYM = 6;

/** The factor for a word that only starts with the term, or is one letter off. */
const INEXACT = 0.5;

/**
 * The factor for an item with a name or synonym that is the query without its stop words, and again for one
 * that is exactly the query.
 */
const WHOLE_PHRASE = 2;

export function createIndex(items: readonly Searchable[]): SearchIndex {
  const { index, add } = beginIndex();
  items.forEach(add);
  return index;
}

/** An index to which items are added one by one, as all of the documentation take a tenth of a second. */
export function beginIndex(): { readonly index: SearchIndex; readonly add: (item: Searchable) => void } {
  const words = new Map<string, Map<number, number>>();
  const pairs = new Map<string, Map<number, number>>();
  const phrases: ReadonlySet<string>[] = [];
  const folded = new Map<string, string>();
  let sorted: readonly string[] | undefined;
  const fold = (word: string) => folded.get(word) ?? folded.set(word, foldWord(word)).get(word)!;

  const add = ({ names, synonyms = [], texts }: Searchable) => {
    const position = phrases.length;
    sorted = undefined;
    const addAll = (postings: typeof words, terms: readonly string[], weight: number) => {
      for (const term of terms) addPosting(postings, term, position, weight);
    };
    const called = [
      ...names.map((name) => [splitWords(name), NAME] as const),
      ...synonyms.map((name) => [splitWords(name), SYNONYM] as const),
    ];
    const known = new Set<string>();
    for (const [name, weight] of called) {
      const terms = withoutStopWords(name).map(fold);
      addAll(words, terms, weight);
      addAll(pairs, pairsOf(terms), weight);
      for (const phrase of [name.map(fold), terms].map(phraseOf)) if (phrase !== '') known.add(phrase);
    }
    phrases.push(known);
    for (const [text, weight] of texts) addAll(words, withoutStopWords(splitWords(text)).map(fold), weight);
  };
  const index = { words, sorted: () => (sorted ??= [...words.keys()].toSorted()), pairs, phrases };
  return { index, add };
}

interface Ranking {
  /** Items below this share of the best score are left out. */
  readonly minShare: number;
  /** The whole query, with its stop words. */
  readonly query?: string;
  /** Whether a query with unknown words finds only what is called by another. */
  readonly isStrict?: boolean;
}

/** What each item has of one term, by the item's position. */
export type Hits = ReadonlyMap<number, Hit>;

/**
 * Looks up the first terms of a query. With `isStrict`, a spelling error is looked for in names alone.
 */
export function findTerms(index: SearchIndex, terms: readonly string[], isStrict = false): readonly Hits[] {
  const asked = terms.slice(0, bounds.searchTerms);
  return asked.map((_, place) => findTerm(index, asked, place, isStrict));
}

/** The positions and scores of the items that a query finds, best first. */
export function rank(
  index: SearchIndex,
  terms: readonly string[],
  hits: readonly Hits[],
  { minShare, query = '', isStrict = false }: Ranking,
): readonly { position: number; points: number }[] {
  const whole = phraseOf(splitWords(query.slice(0, bounds.searchCharacters)).map(foldWord));
  const scores = score(index, terms.slice(0, hits.length), hits, whole, isStrict);
  const threshold = minShare * Math.max(...scores);
  return scores
    .map((points, position) => ({ position, points }))
    .filter(({ points }) => points > 0 && points >= threshold)
    .toSorted((one, other) => other.points - one.points);
}

/** Whether no item has anything of a term; one with digits is an amount or a year. */
export function isUnknownTerm(term: string, hits: Hits | undefined): boolean {
  return hits?.size === 0 && !/\d/.test(term);
}

function addPosting(
  postings: Map<string, Map<number, number>>,
  term: string,
  position: number,
  weight: number,
): void {
  const found = postings.get(term) ?? new Map<number, number>();
  postings.set(term, found.set(position, Math.max(weight, found.get(position) ?? 0)));
}

/**
 * The score of each item: for each term the weight of its best occurrence, more for a rare term, times
 * the share of the terms that occur.
 */
function score(
  index: SearchIndex,
  terms: readonly string[],
  hits: readonly Hits[],
  whole: string,
  isStrict: boolean,
): readonly number[] {
  const totals = index.phrases.map(() => 0);
  const matched = index.phrases.map(() => 0);
  const hasUnknown = isStrict && terms.some((term, place) => isUnknownTerm(term, hits[place]));
  const named = new Set(
    hits.flatMap((found) => [...found].flatMap(([item, hit]) => (hit.isName ? [item] : []))),
  );
  for (const found of hits) {
    for (const [position, { points }] of found) {
      if (hasUnknown && !named.has(position)) continue;
      totals[position]! += points;
      matched[position]! += 1;
    }
  }
  const phrase = phraseOf(terms);
  return totals.map((total, position) => {
    const known = index.phrases[position]!;
    const bonus =
      (known.has(phrase) ? WHOLE_PHRASE : 1) * (whole !== phrase && known.has(whole) ? WHOLE_PHRASE : 1);
    return (bonus * total * matched[position]!) / Math.max(1, terms.length);
  });
}

interface Hit {
  readonly points: number;
  /** Whether the item is called by the whole term, but for the error in a long one. */
  readonly isName: boolean;
}

/** What each item has of one term, by itself or as one word with a neighbor. */
function findTerm(
  { words, sorted, pairs, phrases }: SearchIndex,
  terms: readonly string[],
  place: number,
  isStrict: boolean,
): Hits {
  const term = terms[place]!;
  const best = new Map<number, Hit>();
  const add = (postings: ReadonlyMap<number, number>, factor: number, isWhole: boolean) => {
    for (const [position, weight] of postings) {
      const known = best.get(position);
      best.set(position, {
        points: Math.max(known?.points ?? 0, factor * weight),
        isName: known?.isName === true || (isWhole && weight >= SYNONYM),
      });
    }
  };
  const rarity = (occurrences: number) => Math.log(1 + phrases.length / occurrences);
  const neighbors = pairsOf(terms.slice(Math.max(0, place - 1), place + 2));
  // A number beside words is an amount in the question, not a search term.
  const exact = [...neighbors, ...(isAmount(term) && terms.length > 1 ? [] : [term])];
  for (const postings of exact.flatMap((word) => [words.get(word), pairs.get(word)]))
    if (postings !== undefined) add(postings, rarity(postings.size), true);
  const longer = longerWords(term, words, sorted());
  const isKnown = longer.length > 0 || words.has(term);
  const others = terms.slice(0, place).filter((one) => !words.has(one));
  const near = isKnown || others.length >= MAX_MISSPELLED ? [] : nearWords(term, words, pairs, isStrict);
  const similar = [...longer, ...near];
  const reached = new Set(similar.flatMap((postings) => [...postings.keys()]));
  const isLong = near.length > 0 && term.length >= MIN_LONG;
  for (const postings of similar) add(postings, INEXACT * rarity(reached.size), isLong);
  return best;
}

/** Words of a search that may be misspelled; each is compared with all words that there are. */
const MAX_MISSPELLED = 4;

/** The words that start with a term. */
function longerWords(
  term: string,
  words: Postings,
  sorted: readonly string[],
): readonly ReadonlyMap<number, number>[] {
  if (term.length < 2 || /\d/.test(term)) return [];
  let [first, end] = [0, sorted.length];
  while (first < end) {
    const middle = (first + end) >> 1;
    if (sorted[middle]! <= term) first = middle + 1;
    else end = middle;
  }
  const longer: ReadonlyMap<number, number>[] = [];
  for (; sorted[first]?.startsWith(term) === true; first++) longer.push(words.get(sorted[first]!)!);
  return longer;
}

/** Shorter terms are other words rather than misspellings; in a long term, a misspelling is certain. */
const [MIN_NEAR, MIN_SURE_NEAR, MIN_LONG] = [4, 5, 6];

/** The words that are one letter off a term. */
function nearWords(
  term: string,
  words: Postings,
  pairs: Postings,
  isStrict: boolean,
): readonly ReadonlyMap<number, number>[] {
  if (term.length < (isStrict ? MIN_SURE_NEAR : MIN_NEAR) || /\d/.test(term)) return [];
  const nearIn = (postings: Postings) => {
    const found: ReadonlyMap<number, number>[] = [];
    for (const [word, places] of postings) {
      if (!isOneLetterOff(term, word)) continue;
      const kept = isStrict ? new Map([...places].filter(([, weight]) => weight >= SYNONYM)) : places;
      if (kept.size > 0) found.push(kept);
    }
    return found;
  };
  const near = nearIn(words);
  return near.length > 0 || pairs.has(term) ? near : nearIn(pairs);
}

function pairsOf(terms: readonly string[]): readonly string[] {
  return terms.slice(1).map((term, index) => `${terms[index]}${term}`);
}
