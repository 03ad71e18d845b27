import { type Said, type Text, textOf } from '#text/write/said.ts';
import { escapeHtml, type Html, type Piece, writeAttributes, writeHtml } from '../html.ts';
import { createElements, encode } from './elements.ts';
import { createPhrases, type Part as SaidPart, type Phrases } from './phrases.ts';
import type { PhrasesOptions } from './plain-texts.ts';
import { type Place, saidAttributes, type Step, stepsOf } from './templates.ts';

/** Writes what a page says in another language. */
export interface Translator {
  /** A part of a page, with its texts in the language. */
  readonly html: (piece: Piece) => string;
  /** A text that is not HTML. */
  readonly text: (text: Text) => string;
}

/**
 * A translator whose words are sentences and labels of pages, with {} for numbers, names and what is marked
 * within them.
 */
export function createTranslator(
  dictionary: Readonly<Record<string, string>>,
  options: PhrasesOptions,
): Translator {
  const phrases = createPhrases(dictionary, options);
  return {
    html: (piece) => writeIn(phrases, piece),
    text: (text) => sayIn(phrases, text),
  };
}

/** Writes a part of a page: templates are walked through, and each run of texts is said in the language. */
function writeIn(phrases: Phrases, page: Piece): string {
  const elements = createElements(phrases);
  let tag = '';
  let value: SaidPart[] = [];

  function write(piece: Piece, place: Place): void {
    if (piece === undefined || piece === false) return;
    if (typeof piece === 'string' || typeof piece === 'number') writeValue(String(piece), place);
    else if ('texts' in piece) writeSaid(piece, place);
    else if ('strings' in piece) writeTemplate(piece.strings, piece.pieces, place);
    else if (isList(piece)) for (const one of piece) write(one, place);
    else if ('label' in piece) writeValue(piece.term, place);
    else if (place !== 'text')
      tag += 'attributes' in piece ? sayAttributes(phrases, piece.attributes) : writeHtml(piece);
    else if ('formula' in piece) elements.addElement('math', sayFormula(phrases, piece.formula));
    else elements.addElement('', writeHtml(piece));
  }

  function writeValue(text: string, place: Place): void {
    if (place === 'text') elements.add({ text, isValue: true });
    else if (place === 'said value') value.push({ value: text });
    else tag += escapeHtml(text);
  }

  /** A message of its own, also within another one. */
  function writeSaid(said: Said<Piece>, place: Place): void {
    const { texts, values } = said;
    if (place === 'said value') {
      value.push({ said: sayIn(phrases, { texts, values } as Said) });
      return;
    }
    if (place === 'text' && !elements.isOpaque() && isText(said)) {
      elements.add({ said: sayIn(phrases, said) });
      return;
    }
    const element = elements.apart(() => {
      for (const [index, text] of texts.entries()) {
        elements.add({ text });
        write(values[index], 'text');
      }
    });
    if (place === 'text') elements.add({ element });
    else tag += element;
  }

  function writeTemplate(strings: TemplateStringsArray, pieces: readonly Piece[], place: Place): void {
    const { texts, places } = stepsOf(strings, place);
    for (const [index, steps] of texts.entries()) {
      for (const step of steps) take(step);
      if (index < pieces.length) write(pieces[index], places[index]!);
    }
  }

  function take(step: Step): void {
    if (step.kind === 'text') elements.add(step);
    else if (step.kind === 'tag') tag += step.written;
    else if (step.kind === 'value') value.push(step.text);
    else if (step.kind === 'close') elements.close(step.written);
    else if (step.kind === 'open') {
      if (step.isVoid) elements.addElement(step.name, tag);
      else elements.open(step.name, tag);
      tag = '';
    } else {
      tag += encode(phrases.say(value));
      value = [];
    }
  }

  return elements.apart(() => write(page, 'text'));
}

function sayIn(phrases: Phrases, text: Text): string {
  if (typeof text === 'string') return phrases.say([{ value: text }]);
  const parts = text.texts.flatMap((part, index): SaidPart[] => {
    const value = text.values[index];
    if (value === undefined) return [part];
    return [part, typeof value === 'object' ? { said: sayIn(phrases, value) } : { value: String(value) }];
  });
  return phrases.say(parts);
}

/** Whether there are only texts in it. */
function isText(said: Said<Piece>): said is Said {
  return said.values.every((value) =>
    typeof value === 'object' ? 'texts' in value && isText(value) : value !== undefined && value !== false,
  );
}

function isList(piece: Html | readonly Piece[]): piece is readonly Piece[] {
  return Array.isArray(piece);
}

function sayAttributes(phrases: Phrases, values: Parameters<typeof writeAttributes>[0]): string {
  return writeAttributes(values, (text, name) =>
    saidAttributes.has(name) && typeof text !== 'number' ? sayIn(phrases, text) : textOf(text),
  );
}

/** Words in a formula, such as "otherwise", stay on one line; the words of choices are names. */
function sayFormula(phrases: Phrases, written: string): string {
  return written.replaceAll(/(?<=<mtext>)(?:[^<]*\u00a0[^<]*|otherwise)(?=<)/g, (dictionary) =>
    phrases.say([dictionary.replaceAll('\u00a0', ' ')]).replaceAll(' ', '\u00a0'),
  );
}
