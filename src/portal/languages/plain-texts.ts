import { createPlacing, ENDS, fill, PLACE } from './places.ts';
import { createResolver, ownWord, SEPARATORS, type WordsOf } from './resolver.ts';
import { type Style, styleOf } from './style.ts';

export interface PhrasesOptions {
  /** The language, as a tag of BCP 47. */
  readonly language: string;
  /** Receives each part of a text that has no words: with {} for its numbers, and with these. */
  readonly onMissing?: (phrase: string, asIs: string) => void;
}

/** Texts as they come: numbers and names are searched in them. Numbers join the values as places. */
export interface PlainTexts {
  readonly style: Style;
  /** A text whose values are places. */
  readonly resolveMessage: WordsOf;
  readonly isPhrase: (text: string) => boolean;
  readonly sayNow: (text: string, values: string[]) => string | undefined;
  readonly sayText: (text: string, values: string[]) => string;
}

export function createPlainTexts(
  dictionary: Readonly<Record<string, string>>,
  { language, onMissing }: PhrasesOptions,
): PlainTexts {
  const style = styleOf(language);
  const { resolve, resolveMessage, findPattern, findWhole } = createResolver(dictionary, style);
  const placeValues = createPlacing(language);

  /** Of a list of which most has words, what has none. */
  function reportMissing(text: string, asIs?: string): void {
    if (onMissing === undefined) return;
    const lists = SEPARATORS.slice(1).map((separator) => text.split(separator));
    const isMostlyKnown = (list: readonly string[]) =>
      list.length > 1 && list.filter((one) => resolve(one) !== undefined).length * 2 >= list.length;
    const parts = lists.find(isMostlyKnown);
    if (parts !== undefined)
      return parts.filter((one) => resolve(one) === undefined).forEach((one) => reportMissing(one));
    const phraseOf = (one: string) => (ENDS.exec(one)?.[2] ?? one).replace(PLACE, '{}');
    onMissing(phraseOf(text), asIs === undefined ? phraseOf(text) : phraseOf(asIs));
  }

  return { style, resolveMessage, isPhrase, sayNow, sayText };

  /** Whether a text is a phrase as a whole, with the values that were put in. */
  function isPhrase(text: string): boolean {
    const core = text.replace(/[.,:;…?!]+$/, '');
    const placed = placeValues(core, []);
    const [, before = '', inner = placed] = ENDS.exec(placed) ?? [];
    if (Object.hasOwn(dictionary, core) || findWhole(placed) !== undefined) return true;
    return before === '' && inner.search(PLACE) >= 0 && findWhole(inner) !== undefined;
  }

  /** The text as it is, or else with places for its numbers, which join the values. */
  function sayNow(text: string, values: string[]): string | undefined {
    const [, before = '', core = text, after = ''] = ENDS.exec(text) ?? [];
    const asIs = ownWord(dictionary, core.replace(PLACE, '{}'));
    if (asIs !== undefined)
      return style.marksBefore(before) + fill(asIs, core.match(PLACE) ?? []) + style.marks(after);
    return resolve(placeValues(text, values));
  }

  function sayText(text: string, values: string[]): string {
    return sayNow(text, values) ?? saySentences(text, values);
  }

  /** Sentence by sentence; those that have no words stay as they are. */
  function saySentences(text: string, values: string[]): string {
    const written = text.split(SEPARATORS[0]!).map((sentence) => {
      const found = sayNow(sentence, values);
      if (found !== undefined) return found;
      reportMissing(placeValues(sentence, []), sentence);
      // Names that users typed are not translated.
      const [, core = sentence, end = ''] = /^(.*?)([.?!]?)$/s.exec(sentence) ?? [];
      const named = findPattern(placeValues(core, values), (part) => resolve(part) ?? part);
      return named === undefined ? sentence : named + style.marks(end);
    });
    return written.join(' ');
  }
}
