import { createPatterns } from './patterns.ts';
import { ENDS, fill, hasWords, PLACE } from './places.ts';
import type { Style } from './style.ts';

/** What a text with places is in another language; undefined where there are no words for it. */
export type WordsOf = (text: string) => string | undefined;

export interface Resolver {
  /**
   * As a whole, or put together from parts that all have words; a text without words of people is its own.
   */
  readonly resolve: WordsOf;
  /** The same for a text whose values are places: no names are searched in it. */
  readonly resolveMessage: WordsOf;
  /** As a whole. */
  readonly findWhole: WordsOf;
  /** As a sentence with names in it, for which others find the words. */
  readonly findPattern: (text: string, wordsOf: WordsOf) => string | undefined;
}

/** Where a text that has no words as a whole is taken apart, the coarsest first. */
export const SEPARATORS = [
  /(?<=[.?!]["”)]?)(?<!\b(?:U\.S|vs|St|Nos?)\.) (?=\S)/,
  / – /,
  / · /,
  /: /,
  /; /,
  /, /,
  / (?=[\ue000-\uf8ff])/,
];

const [SENTENCES, DASH, , , CLAUSES] = SEPARATORS;

/** Separators that a name never contains. */
const NAME_ENDS = [SENTENCES!, DASH!];

/** More than the pages of a calculator have. */
const MAX_KNOWN = 20_000;
/** Longer texts are those of callers. */
const MAX_KNOWN_CHARACTERS = 1_000;

export function createResolver(dictionary: Readonly<Record<string, string>>, style: Style): Resolver {
  const patterns = createPatterns(dictionary);
  const resolve = createResolve(true);
  const resolveMessage = createResolve(false);

  function createResolve(hasPatterns: boolean): WordsOf {
    const known = new Map<string, string | undefined>();
    const find: WordsOf = (text) => {
      if (!hasWords(text)) return text;
      if (known.has(text)) return known.get(text);
      const isMessage = !hasPatterns;
      const found =
        findWhole(text) ??
        findEnded(text, find) ??
        findParts(text, find, style, isMessage ? SEPARATORS.slice(0, -1) : [CLAUSES!]) ??
        (isMessage ? undefined : findPattern(text, find)) ??
        findCore(text, find) ??
        (isMessage ? undefined : findParts(text, find, style, SEPARATORS));
      if (known.size >= MAX_KNOWN) known.clear();
      if (text.length <= MAX_KNOWN_CHARACTERS) known.set(text, found);
      return found;
    };
    return find;
  }

  function findWhole(text: string): string | undefined {
    const written = findWritten(dictionary, text.replace(PLACE, '{}'), style);
    return written === undefined ? undefined : fill(written, text.match(PLACE) ?? []);
  }

  /** A text without the mark at its end. */
  function findEnded(text: string, find: WordsOf): string | undefined {
    const [, core, mark = ''] = /^(.*?)([.,:;…?!]+)$/s.exec(text) ?? [];
    const found = core === undefined ? undefined : find(core);
    return found === undefined ? undefined : found + style.marks(mark);
  }

  /**
   * A sentence with names in it, for which there are words, too; a name is never more than a sentence, or
   * what is before a dash.
   */
  function findPattern(text: string, wordsOf: (part: string) => string | undefined): string | undefined {
    for (const { expression, written } of patterns.of(text)) {
      const parts = expression.exec(text)?.slice(1);
      if (parts === undefined || parts.some((part) => NAME_ENDS.some((end) => end.test(part)))) continue;
      const captured = parts.map(wordsOf);
      if (captured.every((one) => one !== undefined)) return fill(written, captured);
    }
    return undefined;
  }

  /** A text without the marks, the numbers and the elements at its ends, or at one of them. */
  function findCore(text: string, find: WordsOf): string | undefined {
    // The end of the last sentence is not that of the first.
    if (SENTENCES!.test(text)) return undefined;
    const [, before = '', core = '', after = ''] = ENDS.exec(text) ?? [];
    if (core === '' || core.length === text.length) return undefined;
    const [begun, ended] = [findWhole(core + after), findWhole(before + core)];
    if (begun !== undefined) return style.marksBefore(before) + begun;
    if (ended !== undefined) return ended + style.marks(after);
    const found = find(core);
    return found === undefined ? undefined : style.marksBefore(before) + found + style.marks(after);
  }

  return { resolve, resolveMessage, findPattern, findWhole };
}

function findParts(
  text: string,
  find: WordsOf,
  style: Style,
  separators: readonly RegExp[],
): string | undefined {
  for (const separator of separators) {
    const parts = text.split(separator);
    if (parts.length === 1) continue;
    const found = parts.map(find);
    if (found.every((one) => one !== undefined)) return found.join(style.separator(separator, text));
  }
  return undefined;
}

export function ownWord(dictionary: Readonly<Record<string, string>>, key: string): string | undefined {
  return Object.hasOwn(dictionary, key) ? dictionary[key] : undefined;
}

/** The translation of a phrase, or of the same one with a capital or a small first letter. */
function findWritten(
  dictionary: Readonly<Record<string, string>>,
  phrase: string,
  style: Style,
): string | undefined {
  const found = labelOf(dictionary, phrase);
  if (found !== undefined) return found;
  const [upper, lower] = [capitalized(phrase), phrase.slice(0, 1).toLowerCase() + phrase.slice(1)];
  if (upper !== phrase) {
    const label = labelOf(dictionary, upper);
    return label === undefined ? undefined : style.inSentence(label);
  }
  const word = lower === phrase ? undefined : labelOf(dictionary, lower);
  return word === undefined ? undefined : capitalized(word);
}

function capitalized(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** The translation of a phrase, which may be a label whose unit is shown elsewhere. */
function labelOf(dictionary: Readonly<Record<string, string>>, phrase: string): string | undefined {
  return (
    ownWord(dictionary, phrase) ?? ownWord(dictionary, `${phrase} (%)`)?.replace(/\s?[(（][%％][)）]$/, '')
  );
}
