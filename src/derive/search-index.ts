import { bounds } from '#base/bounds.ts';

/** Text that is searched. Names count more than other words, and a query that is a whole name counts twice. */
export interface Searchable {
  readonly names: readonly string[];
  readonly synonyms?: readonly string[];
  /** Other words, with the weight of each place where they stand. */
  readonly texts: readonly (readonly [text: string, weight: number])[];
}

export interface SearchIndex {
  readonly words: Postings;
  /** Neighboring words of a name or a synonym, written as one: "payoff" for "pay off". */
  readonly pairs: Postings;
  /** The names and synonyms of each item, as `phraseOf` writes them. */
  readonly phrases: readonly ReadonlySet<string>[];
}

/** The weight of a word for each item, by the item's position in the list. */
export type Postings = ReadonlyMap<string, ReadonlyMap<number, number>>;

/** The weights of names and synonyms. */
const NAME = 8;
const SYNONYM = 6;

/** The factor for a word that only starts with the term, or is one letter off. */
const INEXACT = 0.5;

/** The factor for an item whose name or synonym is exactly the query. */
const WHOLE_PHRASE = 2;

export function createIndex(items: readonly Searchable[]): SearchIndex {
  const words = new Map<string, Map<number, number>>();
  const pairs = new Map<string, Map<number, number>>();
  const phrases: ReadonlySet<string>[] = [];
  for (const [position, { names, synonyms = [], texts }] of items.entries()) {
    const add = (postings: typeof words, terms: readonly string[], weight: number) => {
      for (const term of terms) addPosting(postings, term, position, weight);
    };
    const called = [
      ...names.map((name) => [termsOf(name), NAME] as const),
      ...synonyms.map((name) => [termsOf(name), SYNONYM] as const),
    ];
    phrases.push(new Set(called.map(([terms]) => phraseOf(terms))));
    for (const [terms, weight] of called) {
      add(words, terms, weight);
      add(pairs, pairsOf(terms), weight);
    }
    for (const [text, weight] of texts) add(words, termsOf(text), weight);
  }
  return { words, pairs, phrases };
}

/** The positions and scores of the items that a query finds, best first; without those below a share of the best score. */
export function rank(
  index: SearchIndex,
  terms: readonly string[],
  minShare: number,
): readonly { position: number; points: number }[] {
  const scores = score(index, terms.slice(0, bounds.searchTerms), index.phrases.length);
  const threshold = minShare * Math.max(...scores);
  return scores
    .map((points, position) => ({ position, points }))
    .filter(({ points }) => points > 0 && points >= threshold)
    .toSorted((one, other) => other.points - one.points);
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
function score(index: SearchIndex, terms: readonly string[], count: number): readonly number[] {
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

/** The points of each item for one term, by itself or as one word with a neighbor. */
function scoreTerm(
  { words, pairs }: SearchIndex,
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
  const similar = similarWords(term, words, pairs);
  const reached = new Set(similar.flatMap((postings) => [...postings.keys()]));
  for (const postings of similar) add(postings, INEXACT * rarity(reached.size));
  return best;
}

/**
 * The words that start with a term or, when neither they nor the term exist, the words that are one letter
 * off.
 */
function similarWords(
  term: string,
  words: Postings,
  pairs: Postings,
): readonly ReadonlyMap<number, number>[] {
  if (term.length < 2 || /\d/.test(term)) return [];
  const longer: ReadonlyMap<number, number>[] = [];
  for (const [word, postings] of words) if (word.startsWith(term) && word !== term) longer.push(postings);
  if (longer.length > 0 || words.has(term) || term.length < 4) return longer;
  const near: ReadonlyMap<number, number>[] = [];
  for (const [word, postings] of words) if (isOneLetterOff(term, word)) near.push(postings);
  if (near.length > 0 || pairs.has(term)) return near;
  for (const [pair, postings] of pairs) if (isOneLetterOff(term, pair)) near.push(postings);
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

export function isAmount(word: string): boolean {
  return /^\d+$/.test(word);
}

/** The words of a text, without accents and apostrophes. */
export function splitWords(text: string): readonly string[] {
  return (
    text
      .normalize('NFKD')
      .replaceAll(/[\p{M}'’]/gu, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  );
}

/** The words that are searched for. */
export function termsOf(text: string): readonly string[] {
  return splitWords(text)
    .filter((word) => !stopWords.has(word))
    .map(foldWord);
}

/** A word without its ending and without differences between American and British spelling. */
export function foldWord(word: string): string {
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

export function phraseOf(terms: readonly string[]): string {
  return terms.join(' ');
}

/** Words of a question that say nothing about its subject. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a about all am an and any are as at be best but by calculate calculation calculator can compute could do does ' +
    'each find for from get good have help how i if in is it its just long many may me much must my need of on or our ' +
    'per please should so some than that the their them then there these they this to try use want was we what when ' +
    'where which who will with work would year you your'
  ).split(' '),
);
