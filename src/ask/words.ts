import { readLanguageText } from '#text/languages/language-texts.ts';
import { splitWords } from '#text/search/search-words.ts';

/** The languages of questions; English has no words to translate. */
export const askLanguages = ['en', 'de', 'es', 'fr', 'ja'] as const;
export type AskLanguage = (typeof askLanguages)[number];

/** The country in which most of those live that ask in a language. */
export function regionOf(language: AskLanguage): string {
  return new Intl.Locale(language).maximize().region!;
}

/** What a language has for questions, of the files of src/text/languages/. */
export interface LanguageWords {
  readonly language: AskLanguage;
  /** What people call the inputs of calculators, by name; of a choice, by name and word. */
  readonly nouns: Readonly<Record<string, string>>;
  /** What people ask about that nothing calculates, by subject. */
  readonly uncalculated: Readonly<Record<string, string>>;
  /** What people search for, by the ID of the calculator. */
  readonly searches: Readonly<Record<string, string>>;
  /** An English text in the language; undefined where it has none. */
  readonly text: (english: string) => string | undefined;
}

type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;

export function readWordsOf(language: AskLanguage): LanguageWords {
  const {
    nouns = {},
    uncalculated = {},
    searches = {},
    shared = {},
    ...own
  } = JSON.parse(readLanguageText(language)) as Texts;
  const all = Object.assign({}, ...Object.values(own), shared) as Record<string, string>;
  return { language, nouns, uncalculated, searches, text: (english) => all[english] };
}

const unspaced = /[぀-ヿ㐀-鿿]/u;

/** Whether a text is written without spaces between its words. */
export function isUnspaced(text: string): boolean {
  return unspaced.test(text);
}

const stems: readonly (readonly [RegExp, string])[] = [
  [/(?<=[a-z]{2})ies$/, 'y'],
  [/(?<=x|ss|ch)es$/, ''],
  [/(?<=[a-z]{2}[^s])s$/, ''],
  [/(?<=[a-z]{4})(?:ing|ed|ment)$/, ''],
  [/(?<=[a-z]{4})en$/, ''],
  [/(?<=[a-z]{4})e$/, ''],
];

/** A word without its ending. */
function stemOf(word: string): string {
  return stems.reduce((stem, [ending, by]) => stem.replace(ending, by), word);
}

/**
 * The words of a phrase as they are looked up: without accents and endings, in Japanese as one; a percentage
 * keeps its sign.
 */
export function keysOf(phrase: string): readonly string[] {
  if (isUnspaced(phrase)) return [phrase.normalize('NFKC').replaceAll(' ', '')];
  return phrase
    .split(' ')
    .flatMap((word) => (/^\d+(?:%|\/\d+)$/.test(word) ? [word] : splitWords(word)))
    .map(stemOf);
}
