/** How a language writes what is put together from parts. */
export interface Style {
  /** A label within a sentence. */
  readonly inSentence: (label: string) => string;
  /** The marks after a text. */
  readonly marks: (text: string) => string;
  /** The marks and numbers before a text. */
  readonly marksBefore: (text: string) => string;
  readonly separator: (separator: RegExp, text: string) => string;
  /** A text that has been put together, with places for its numbers and elements. */
  readonly whole: (text: string) => string;
}

export function styleOf(language: string): Style {
  const isJapanese = language.startsWith('ja');
  const isFrench = language.startsWith('fr');
  return {
    inSentence: (label) =>
      isLowered(label, language) ? label.slice(0, 1).toLowerCase() + label.slice(1) : label,
    marks: (text) => {
      if (isFrench) return spacedMarks(text);
      return isJapanese ? text.replaceAll(/[.:;,] ?/g, (mark) => JAPANESE_MARKS[mark.trim()]!) : text;
    },
    marksBefore: (text) => (isFrench ? spacedMarks(text) : text),
    separator: (separator, text) => {
      const found = separator.exec(text)![0];
      if (isFrench) return spacedMarks(found);
      if (!isJapanese) return found;
      return found === ' ' ? '' : found.replace(', ', '、').replace('; ', '、').replace(': ', '：');
    },
    whole: (text) => (isJapanese && JAPANESE.test(text) ? writeJapanese(text) : text),
  };
}

/** French has a space before each of these marks, on whose line it stays. */
function spacedMarks(text: string): string {
  return text.replaceAll(/[\s\u00a0]*([:;?!])/g, '\u00a0$1');
}

/**
 * German nouns keep their capital, which the word after an adjective shows; a word in capitals keeps them in
 * every language.
 */
function isLowered(label: string, language: string): boolean {
  if (/^\p{Lu}{2}|^\p{Lu}\b/u.test(label)) return false;
  return !language.startsWith('de') || /^\p{L}+ \p{Lu}\p{Ll}/u.test(label);
}

const JAPANESE = /[\u3000-\u30ff\u3400-\u9fff\uff00-\uff60]/;
const JAPANESE_MARKS: Readonly<Record<string, string>> = { '.': '。', ':': '：', ';': '、', ',': '、' };
const WIDE: Readonly<Record<string, string>> = { ':': '：', '?': '？', '!': '！', ';': '、', ',': '、' };

const own = JAPANESE.source;
const place = '[\ue000-\uf8ff]';
const value = '[\ue800-\uf8ff]';

/**
 * What Japanese writes in another way, in the order in which it is replaced: brackets, marks, spaces, and the
 * full stop.
 */
const replacements: readonly (readonly [RegExp, (found: string, part: string) => string])[] = [
  [new RegExp(`(?<=${own}) ?\\(([^()]*)\\)`, 'g'), (_, content) => `（${content}）`],
  [new RegExp(`(?<=${own})([:?!;,])(?: |$)`, 'g'), (_, mark) => WIDE[mark]!],
  [new RegExp(`(?<=[\ue000-\uf8ff）]), (?=${own}|${place})`, 'g'), () => '、'],
  [new RegExp(`(?<=${own}) (?=${own}|${value})|(?<=${value}) (?=${own})`, 'g'), () => ''],
  [new RegExp(`(?<=[、。：「（]) (?=${place})|(?<=${place}) (?=[、。：」）])`, 'g'), () => ''],
  [new RegExp(`(?<=${own})\\.$`, 'g'), () => '。'],
];

/** Japanese has no spaces between words, at numbers or after marks, and its marks are wide. */
function writeJapanese(text: string): string {
  return replacements.reduce(
    (written, [expression, replace]) => written.replaceAll(expression, replace),
    text,
  );
}
