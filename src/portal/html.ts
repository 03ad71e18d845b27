import { type Said, type Text, textOf } from '#text/write/said.ts';

/**
 * A part of a page as it was put together: its texts are written once, when the page is whole, in English by
 * `writeHtml` or in another language by a translator.
 */
export type Html = Template | Trusted | Formula | Attributes | Term;

/** The fixed parts of a template and the values between them. */
export interface Template {
  readonly strings: TemplateStringsArray;
  readonly pieces: readonly Piece[];
}

/** HTML from elsewhere, in which there is nothing to translate. */
interface Trusted {
  readonly trusted: string;
}

/** An element of MathML, which stands in a sentence. */
interface Formula {
  readonly formula: string;
}

/** A label, and the term in its place for which other languages have a word of their own. */
interface Term {
  readonly label: string;
  readonly term: string;
}

export type AttributeValue = Text | number | boolean | undefined;

interface Attributes {
  readonly attributes: Readonly<Record<string, AttributeValue>>;
}

/** A value in a template; undefined and false write nothing. */
export type Piece = Html | Said<Piece> | string | number | undefined | false | readonly Piece[];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** HTML with every value in it escaped, for text and for attributes in quotes. */
export function html(strings: TemplateStringsArray, ...pieces: readonly Piece[]): Html {
  return { strings, pieces };
}

/** Trusted HTML from elsewhere, such as our own charts. */
export function trusted(text: string): Html {
  return { trusted: text };
}

/** An element of MathML that this service has written. */
export function formula(text: string): Html {
  return { formula: text };
}

/**
 * Attributes with a space before each; those that are undefined or false are left out, true ones have no
 * value.
 */
export function attributes(values: Attributes['attributes']): Html {
  return { attributes: values };
}

/** A label that other languages write as another term than the same label elsewhere. */
export function labelAs(label: string, term: string): Html {
  return { label, term };
}

/** The text of a page or of a part of it, in English. */
export function writeHtml(piece: Piece): string {
  if (piece === undefined || piece === false) return '';
  if (typeof piece === 'number') return String(piece);
  if (typeof piece === 'string') return escapeHtml(piece);
  if ('strings' in piece) return writeTemplate(piece);
  if ('texts' in piece) return writeSaid(piece);
  if ('trusted' in piece) return piece.trusted;
  if ('formula' in piece) return piece.formula;
  if ('label' in piece) return escapeHtml(piece.label);
  if ('attributes' in piece) return writeAttributes(piece.attributes);
  return piece.map(writeHtml).join('');
}

function writeTemplate({ strings, pieces }: Template): string {
  const texts = textsOf(strings);
  let text = texts[0]!;
  for (const [index, piece] of pieces.entries()) text += writeHtml(piece) + texts[index + 1]!;
  return text;
}

function writeSaid({ texts, values }: Said<Piece>): string {
  return texts.map((text, index) => escapeHtml(text) + writeHtml(values[index])).join('');
}

const known = new WeakMap<TemplateStringsArray, readonly string[]>();

/** The fixed parts of a template without their indentation; a page has thousands of them. */
export function textsOf(strings: TemplateStringsArray): readonly string[] {
  const texts = known.get(strings) ?? strings.map((part) => part.replace(/\n\s+/g, '\n'));
  known.set(strings, texts);
  return texts;
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character]!);
}

/** `say` receives the value of each attribute and its name, and returns what it is in a language. */
export function writeAttributes(
  values: Attributes['attributes'],
  say: (text: Text | number, name: string) => string = textOf,
): string {
  const texts = Object.entries(values).map(([name, value]) => {
    if (value === undefined || value === false) return '';
    return value === true ? ` ${name}` : ` ${name}="${escapeHtml(say(value, name))}"`;
  });
  return texts.join('');
}
