import type { Lexicon } from './lexicon.ts';
import type { NounMatch, Token } from './matches.ts';
import type { Quantity } from './quantities.ts';

/** A question that was taken apart. */
export interface Question {
  readonly tokens: readonly Token[];
  readonly quantities: readonly Quantity[];
  readonly nouns: readonly NounMatch[];
  /** The places of quantities among the tokens. */
  readonly places: readonly number[];
  /** The quantities that are ages by the words beside them. */
  readonly ages: ReadonlySet<number>;
  readonly lexicon: Lexicon;
}

/** What a question says of one field. */
export interface Placed {
  readonly field: string;
  readonly value: unknown;
  /** The quantities that it was read from; none for what follows from words. */
  readonly from: readonly number[];
}

const CROSSED = 0.4;
const COMMA = 0.5;
const COLON = 0.9;
const WORD = 0.88;
/** In doubt, a noun belongs to the number after it. */
const AFTER = 0.97;

const LINKED = 0.6;

/** Words between a noun and its number. */
const links: ReadonlySet<string> = new Set(
  'at for of is was to von bei zu fur a de par par pour du des por es del の は が を'.split(' '),
);

function isLink({ keys }: Pick<Token, 'keys'>): boolean {
  return keys.some(({ key }) => links.has(key));
}

/** How near a noun is to a quantity, from 0 to 1. */
export function nearnessOf(
  { tokens, places }: Pick<Question, 'tokens' | 'places'>,
  place: number,
  { from, to, side }: NounMatch,
): number {
  const at = places[place]!;
  if (from <= at && at <= to) return 1;
  const isBefore = to < at;
  const between = isBefore ? tokens.slice(to + 1, at) : tokens.slice(at + 1, from);
  if (side !== undefined) return side === (isBefore ? 'before' : 'after') && between.length === 0 ? 1 : 0;
  let nearness = isBefore ? 1 : AFTER;
  // In "sold at 65,000" the noun has its number behind it.
  const next = tokens[to + 1];
  if (!isBefore && next !== undefined && isLink(next) && tokens[to + 2]?.quantity !== undefined)
    nearness *= LINKED;
  // In "apr to apy 6.5%" the number is of the first.
  const previous = tokens[from - 1];
  if (
    isBefore &&
    previous !== undefined &&
    /^(?:to|into|nach|en|a|à)$/.test(previous.text) &&
    tokens[from - 2]?.quantity === undefined
  )
    nearness *= LINKED;
  for (const { isMark, quantity, text, keys } of between) {
    if (quantity !== undefined) nearness *= CROSSED;
    else if (isBefore && between.length === 1 && isLink({ keys })) continue;
    else if (isMark === true) nearness *= text.startsWith(':') ? COLON : COMMA;
    else nearness *= WORD;
  }
  return nearness;
}

/** Words before ages that stand before other numbers, too. */
const prepositions: ReadonlySet<string> = new Set(
  'at by until now currently mit ab bis a hasta まで で'.split(' '),
);

const [MIN_AGE, MAX_AGE] = [14, 110];

/** The quantities that are ages: by their unit, or as a word for ages is directly beside them. */
export function findAges(
  question: Pick<Question, 'tokens' | 'places' | 'quantities' | 'nouns'>,
  isAge: (field: string) => boolean,
): ReadonlySet<number> {
  const ages = new Set<number>();
  const likely = new Set<number>();
  for (const [place, { unit, value, isMoney, period }] of question.quantities.entries()) {
    const isPlain = (unit === undefined || unit === 'years') && !isMoney && period === undefined;
    const isLikely = isPlain && Number.isInteger(value) && value >= MIN_AGE && value <= MAX_AGE;
    const saying = question.nouns.filter(
      (noun) =>
        isAge(noun.field) &&
        nearnessOf(question, place, noun) > (noun.side === undefined ? WORD - 0.01 : 0) &&
        (unit === undefined || noun.side !== undefined),
    );
    const isSure = saying.some(({ keys }) => keys.length > 1 || !prepositions.has(keys[0]!));
    // One that is said to be an age is nothing else, even where no age is as high.
    if (unit === 'age' || (isPlain && isSure)) ages.add(place);
    else if (isLikely && saying.length > 0) likely.add(place);
  }
  const isAboutAges =
    ages.size > 0 || question.nouns.some(({ field, side }) => isAge(field) && side === undefined);
  return isAboutAges ? new Set([...ages, ...likely]) : ages;
}
