import { FIRST_PLACE, FIRST_VALUE, hasWords, markOf, PLACE, placeOf, VALUE } from './places.ts';
import { createPlainTexts, type PhrasesOptions } from './plain-texts.ts';

/**
 * A part of a message: its fixed text, a value that is put in, a text that is in the language already, or the
 * number of an element.
 */
export type Part =
  | string
  | { readonly value: string }
  | { readonly said: string }
  | { readonly element: number };

/** Finds what a message is in another language. */
export interface Phrases {
  /**
   * The message in the language, with marks for its elements; parts that have no words stay as they are.
   */
  readonly say: (parts: readonly Part[]) => string;
}

export function createPhrases(
  dictionary: Readonly<Record<string, string>>,
  options: PhrasesOptions,
): Phrases {
  const { style, resolveMessage, isPhrase, sayNow, sayText } = createPlainTexts(dictionary, options);

  /** Fixed texts of templates, each said once. */
  const known = new Map<string, string>();

  return {
    say(parts) {
      const [only] = parts;
      if (parts.length > 1 || typeof only !== 'string') return sayParts(parts);
      const said = known.get(only) ?? sayParts(parts);
      known.set(only, said);
      return said;
    },
  };

  function sayParts(parts: readonly Part[]): string {
    const values: string[] = [];
    const taken = parts.map((part) => takePart(part, values));
    const [, before = '', core = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(taken.map(textOf).join(''))!;
    const plain = core.replace(BLANKS, ' ');
    const isSaid = hasWords(plain) || Object.hasOwn(dictionary, plain);
    const said = isSaid
      ? (sayMessage(taken, plain, values) ?? sayText(plain, values))
      : taken.length === 1
        ? plain
        : sayApart(taken, values);
    return before + style.whole(said).replace(VALUE, (mark) => values[placeOf(mark)]!) + after;
  }

  /**
   * A message of fixed texts and values: its fixed text is a phrase, in which each value has words or needs
   * none; or it has no words of its own.
   */
  function sayMessage(parts: readonly Taken[], plain: string, values: string[]): string | undefined {
    if (!parts.some((part) => typeof part === 'object') || parts.length === 1) return undefined;
    if (isPhrase(plain)) return undefined;
    if (!parts.some((part) => typeof part === 'string' && hasWords(part))) return sayApart(parts, values);
    const said = new Map<string, string | undefined>();
    const marked = parts.map((part) => {
      if (typeof part === 'string') return part;
      const mark = markOf(FIRST_VALUE, values.push('') - 1);
      const value = part.value.trim();
      said.set(mark, hasWords(value) ? sayNow(value, values) : markOf(FIRST_VALUE, values.push(value) - 1));
      return mark;
    });
    const found = resolveMessage(marked.join('').trim().replace(BLANKS, ' '));
    if ([...said.values()].some((one) => one === undefined)) return undefined;
    return found?.replace(VALUE, (mark) => said.get(mark) ?? mark);
  }

  /** Values with nothing but marks between them. */
  function sayApart(parts: readonly Taken[], values: string[]): string {
    const said = parts.map((part) => {
      if (typeof part === 'string') return style.marks(part.replace(BLANKS, ' '));
      return hasWords(part.value)
        ? sayText(part.value, values)
        : markOf(FIRST_VALUE, values.push(part.value) - 1);
    });
    return said.join('').trim();
  }
}

const BLANKS = /[\t\n\r ]+/g;

/** A fixed text with marks for elements and for what is said already, or a value that is yet to be said. */
type Taken = string | { readonly value: string };

/** Without the characters that are marks, which people do not type. Signs between values are fixed text. */
function takePart(part: Part, values: string[]): Taken {
  if (typeof part === 'string') return part.replaceAll(PLACE, '');
  if ('element' in part) return markOf(FIRST_PLACE, part.element);
  if ('said' in part) return markOf(FIRST_VALUE, values.push(part.said) - 1);
  const value = part.value.replaceAll(PLACE, '');
  return /[\p{L}\d]/u.test(value) ? { value } : value;
}

function textOf(part: Taken): string {
  return typeof part === 'string' ? part : part.value;
}
