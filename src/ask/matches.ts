import { isOneLetterOff } from '#base/nearest.ts';
import { stopWords } from '#text/search/search-words.ts';
import type { Called, Lexicon, Noun } from './lexicon.ts';
import type { Quantity } from './quantities.ts';
import { type AskLanguage, isUnspaced, keysOf } from './words.ts';

/** A word, a quantity or a comma of a question. */
export interface Token {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** What the word may be, with how sure that is; empty for a word that is not known. */
  readonly keys: readonly Key[];
  readonly quantity?: number | undefined;
  readonly isMark?: boolean;
}

interface Key {
  readonly key: string;
  readonly factor: number;
}

/** A noun at a place of the question. */
export interface NounMatch extends Noun {
  readonly from: number;
  readonly to: number;
  readonly factor: number;
}

/** Whether a token is a word that nothing here has. */
export function isUnknown({ text, keys, isMark, quantity }: Token): boolean {
  return isMark !== true && quantity === undefined && keys.length === 0 && text.length > 2;
}

const wordPattern = /[\p{Script=Latin}\p{M}\d'’%]+|[぀-ヿ㐀-鿿ー々]+|[,;:.(|)]+(?= |$)|[、。，]/gu;

/** The tokens of a question, with its quantities in their places. */
export function tokenize(
  text: string,
  quantities: readonly Quantity[],
  lexicon: Lexicon,
  language: AskLanguage,
): readonly Token[] {
  const tokens: Token[] = [];
  let at = 0;
  const addWords = (end: number) => {
    for (const found of text.slice(at, end).matchAll(wordPattern)) {
      const start = at + found.index;
      tokens.push(...tokensOf(found[0], start, lexicon, language));
    }
  };
  for (const [quantity, one] of quantities.entries()) {
    addWords(one.start);
    const key = one.text.toLowerCase().replaceAll(' ', '');
    tokens.push({ ...one, keys: [{ key, factor: 1 }], quantity });
    at = one.end;
  }
  addWords(text.length);
  return tokens;
}

function tokensOf(text: string, start: number, lexicon: Lexicon, language: AskLanguage): readonly Token[] {
  if (/^[^\p{L}\p{N}%]/u.test(text))
    return [{ start, end: start + text.length, text, keys: [], isMark: true }];
  if (isUnspaced(text)) return splitUnspaced(text, start, lexicon);
  const words = keysOf(text);
  return words.map((key) => ({
    start,
    end: start + text.length,
    text,
    keys: knownKeys(key, lexicon, language),
  }));
}

/** The longest known phrases; what is between them is one unknown word. */
function splitUnspaced(text: string, start: number, { languages, maxUnspaced }: Lexicon): readonly Token[] {
  const tokens: Token[] = [];
  let rest = '';
  const addRest = (end: number) => {
    if (rest !== '') tokens.push({ start: end - rest.length, end, text: rest, keys: [] });
    rest = '';
  };
  for (let at = 0; at < text.length;) {
    let length = Math.min(maxUnspaced, text.length - at);
    while (length > 0 && !languages.has(text.slice(at, at + length))) length -= 1;
    if (length === 0) {
      rest += text[at];
      at += 1;
      continue;
    }
    addRest(start + at);
    const word = text.slice(at, at + length);
    const keys = [{ key: word, factor: 1 }, ...partsOf(word, languages)];
    tokens.push({ start: start + at, end: start + at + length, text: word, keys });
    at += length;
  }
  addRest(start + text.length);
  return tokens;
}

/** Known words within a longer one: ローン in 住宅ローン. */
function partsOf(word: string, languages: Lexicon['languages']): readonly Key[] {
  const parts: Key[] = [];
  for (let from = 0; from < word.length; from += 1) {
    for (let to = word.length; to - from >= 2; to -= 1) {
      const part = word.slice(from, to);
      if (part !== word && languages.has(part)) parts.push({ key: part, factor: 0.5 });
    }
  }
  return parts;
}

const [MIN_NEAR, MIN_STEM, MIN_PART, MIN_REST] = [5, 5, 4, 3];
const factors = { near: 0.85, stem: 0.75, part: 0.75 } as const;

function knownKeys(key: string, lexicon: Lexicon, language: AskLanguage): readonly Key[] {
  const { languages } = lexicon;
  if (languages.has(key) || stopWords.has(key)) return [{ key, factor: 1 }];
  const found: Key[] = [];
  for (const known of languages.keys()) {
    if (known.charCodeAt(0) !== key.charCodeAt(0) && known.charCodeAt(1) !== key.charCodeAt(1)) continue;
    if (Math.abs(known.length - key.length) > 3) continue;
    if (key.length >= MIN_NEAR && known.length >= MIN_NEAR - 1 && isOneLetterOff(key, known)) {
      found.push({ key: known, factor: factors.near });
    } else if (
      Math.min(key.length, known.length) >= MIN_STEM &&
      (known.startsWith(key) || key.startsWith(known))
    ) {
      found.push({ key: known, factor: factors.stem });
    }
  }
  if (language === 'de') found.push(...compoundsOf(key, languages));
  return found.toSorted((one, other) => other.factor - one.factor).slice(0, 6);
}

/** The known words at the beginning and the end of a German compound. */
function compoundsOf(key: string, languages: Lexicon['languages']): readonly Key[] {
  const found: Key[] = [];
  for (let at = MIN_PART; at <= key.length - MIN_REST; at += 1) {
    const head = key.slice(0, at);
    for (const one of [head, head.replace(/s$/, '')]) {
      if (one.length >= MIN_PART && languages.has(one)) found.push({ key: one, factor: factors.part });
    }
  }
  for (let at = MIN_REST; at <= key.length - MIN_PART; at += 1) {
    if (languages.has(key.slice(at))) found.push({ key: key.slice(at), factor: factors.part });
  }
  return found;
}

/** The nouns of fields in a question, in its language and in English. */
export function findNouns(
  tokens: readonly Token[],
  lexicon: Lexicon,
  language: AskLanguage,
): readonly NounMatch[] {
  const found: NounMatch[] = [];
  for (const [from, token] of tokens.entries()) {
    for (const { key, factor } of token.keys) {
      for (const noun of lexicon.nouns.get(key) ?? []) {
        const isOwn = noun.language === language;
        if (!isOwn && (noun.side !== undefined || noun.language !== 'en')) continue;
        const rest = matchRest(noun.keys, tokens, from);
        if (rest === undefined) continue;
        const length = noun.keys.length > 1 ? 1.2 : 1;
        found.push({
          ...noun,
          from,
          to: from + noun.keys.length - 1,
          factor: factor * rest * length * (isOwn ? 1 : 0.8),
        });
      }
    }
  }
  return found;
}

function matchRest(keys: readonly string[], tokens: readonly Token[], from: number): number | undefined {
  let factor = 1;
  for (let place = 1; place < keys.length; place += 1) {
    const key = tokens[from + place]?.keys.find((one) => one.key === keys[place]);
    if (key === undefined) return undefined;
    factor *= key.factor;
  }
  return factor;
}

/** How strongly the words of a question ask for each calculator, and for subjects that nothing calculates. */
export interface Asked {
  readonly calculators: ReadonlyMap<string, number>;
  readonly subjects: ReadonlyMap<string, number>;
}

/** Words of a phrase one behind another, or scattered over the question. */
const [WHOLE, SCATTERED] = [1.15, 0.6];
/** A second phrase of the same calculator adds less. */
const SECOND = 0.3;

export function findAsked(tokens: readonly Token[], lexicon: Lexicon, language: AskLanguage): Asked {
  const said = new Map<string, number>();
  for (const { keys } of tokens) {
    for (const { key, factor } of keys) said.set(key, Math.max(factor, said.get(key) ?? 0));
  }
  const text = ` ${tokens.map(({ keys }) => keys[0]?.key ?? '?').join(' ')} `;
  const points = {
    calculator: new Map<string, Map<Called, number>>(),
    subject: new Map<string, Map<Called, number>>(),
  };
  for (const key of said.keys()) {
    for (const one of lexicon.called.get(key) ?? []) {
      const of = points[one.kind].get(one.target) ?? new Map<Called, number>();
      points[one.kind].set(one.target, of);
      if (!of.has(one)) of.set(one, pointsOf(one, said, text, lexicon, language));
    }
  }
  const sum = (all: Map<string, Map<Called, number>>) =>
    new Map(
      [...all].map(([target, phrases]) => {
        const [best = 0, next = 0] = [...phrases.values()].toSorted((one, other) => other - one);
        return [target, best + SECOND * next];
      }),
    );
  return { calculators: sum(points.calculator), subjects: sum(points.subject) };
}

function pointsOf(
  { keys, kind, weight, language: own }: Called,
  said: ReadonlyMap<string, number>,
  text: string,
  { rarity }: Lexicon,
  language: AskLanguage,
): number {
  let [have, all] = [0, 0];
  for (const key of keys) {
    all += rarity(key);
    have += rarity(key) * (said.get(key) ?? 0);
  }
  if (all === 0) return 0;
  // Stop words alone ask for nothing.
  if (!keys.some((key) => said.has(key) && rarity(key) > 0.5)) return 0;
  const share = have / all;
  const isWhole = text.includes(` ${keys.join(' ')} `);
  if (kind === 'subject' && (share < 0.84 || !(isWhole || isUnspaced(keys[0]!) || keys.length === 1)))
    return 0;
  const foreign = own === language || own === 'en' ? 1 : 0.6;
  return weight * have * share ** 1.5 * (isWhole ? WHOLE : SCATTERED) * foreign;
}

/** The quantities that belong to a name, as in "rule of 78". */
export function findNamedNumbers(tokens: readonly Token[], { called }: Lexicon): ReadonlySet<number> {
  const found = new Set<number>();
  for (const [at, { quantity, keys }] of tokens.entries()) {
    if (quantity === undefined || /^\d+\/\d+$/.test(keys[0]!.key)) continue;
    const isName = (called.get(keys[0]!.key) ?? []).some((one) => {
      const first = at - one.keys.indexOf(keys[0]!.key);
      return (
        one.keys.length > 1 &&
        !one.keys.some((key) => key.includes('/')) &&
        one.keys.every((key, place) => tokens[first + place]?.keys.some((each) => each.key === key))
      );
    });
    if (isName) found.add(quantity);
  }
  return found;
}
