import { createPlacing, ENDS, fill, FIRST_PLACE, FIRST_VALUE, hasWords, PLACE } from './places.ts';
import { createResolver, ownWord, SEPARATORS } from './resolver.ts';
import { styleOf } from './style.ts';

/** Finds what a text of a page is in another language. */
export interface Phrases {
  /** The character that represents the element at a place. */
  readonly mark: (place: number) => string;
  /**
   * The text in the language, with the elements in their places; parts that have no words stay as they are.
   */
  readonly say: (text: string, elements: readonly string[]) => string;
}

export interface PhrasesOptions {
  /** The language, as a tag of BCP 47. */
  readonly language: string;
  /** Receives each part of a text that has no words: with {} for its numbers, and with these. */
  readonly onMissing?: (phrase: string, asIs: string) => void;
}

export function createPhrases(words: Readonly<Record<string, string>>, options: PhrasesOptions): Phrases {
  const { language, onMissing } = options;
  const style = styleOf(language);
  const { resolve, findPattern } = createResolver(words, style);
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

  return {
    mark: (place) => String.fromCharCode(FIRST_PLACE + place),
    say(text, elements) {
      const plain = text.replace(/[\t\n\r ]+/g, ' ');
      const values: string[] = [];
      const said =
        hasWords(plain) || Object.hasOwn(words, plain)
          ? (sayNow(plain, values) ?? saySentences(plain, values))
          : plain;
      return style.whole(said).replace(PLACE, (place) => {
        const code = place.charCodeAt(0);
        return (code < FIRST_VALUE ? elements[code - FIRST_PLACE] : values[code - FIRST_VALUE])!;
      });
    },
  };

  /** The text as it is, or else with places for its numbers, which join the values. */
  function sayNow(text: string, values: string[]): string | undefined {
    const [, before = '', core = text, after = ''] = ENDS.exec(text) ?? [];
    const asIs = ownWord(words, core.replace(PLACE, '{}'));
    if (asIs !== undefined)
      return style.marksBefore(before) + fill(asIs, core.match(PLACE) ?? []) + style.marks(after);
    return resolve(placeValues(text, values));
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
