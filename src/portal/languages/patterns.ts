import { hasWords } from './places.ts';

/** A phrase with {} in it, such as "Rows for {}". */
export interface Pattern {
  readonly expression: RegExp;
  readonly written: string;
}

/** The phrases with {}, by the word they begin or end with; those that say most come first. */
export function createPatterns(dictionary: Readonly<Record<string, string>>): {
  readonly of: (text: string) => readonly Pattern[];
} {
  const byWord = new Map<string, string[]>();
  const others: string[] = [];
  for (const key of Object.keys(dictionary)) {
    if (!key.includes('{}') || !hasWords(key)) continue;
    const word = wordOf(key);
    if (word === undefined) others.push(key);
    else byWord.set(word, [...(byWord.get(word) ?? []), key]);
  }
  const read = new Map<string, readonly Pattern[]>();
  function patternsOf(word: string, keys: readonly string[]): readonly Pattern[] {
    const patterns =
      read.get(word) ??
      [...keys]
        .toSorted((one, other) => other.length - one.length)
        .map((key) => readPattern(key, dictionary[key]!));
    read.set(word, patterns);
    return patterns;
  }
  return {
    of(text) {
      if (text.length > MAX_CHARACTERS) return [];
      const found = [/^\S+/.exec(text)?.[0], /\S+$/.exec(text)?.[0]].flatMap((word) =>
        word === undefined ? [] : patternsOf(word, byWord.get(word) ?? []),
      );
      return [...found, ...patternsOf('', others)];
    },
  };
}

/** A text of people may be longer than any sentence, and would take long to compare. */
const MAX_CHARACTERS = 600;

/** The first word of a phrase, or else its last one. */
function wordOf(key: string): string | undefined {
  const [first, last] = [/^\S+/.exec(key)![0], /\S+$/.exec(key)![0]];
  return [first, last].find((word) => !word.includes('{}'));
}

function readPattern(key: string, written: string): Pattern {
  const literals = key.split('{}').map((part) => part.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`));
  return { expression: new RegExp(`^${literals.join('(.+?)')}$`, 's'), written };
}
