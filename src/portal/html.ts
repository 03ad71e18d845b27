/** Text that is already HTML. Everything else in a template is escaped. */
export interface Html {
  readonly html: string;
}

/** A value in a template; undefined and false write nothing. */
export type Piece = Html | string | number | undefined | false | readonly Piece[];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** HTML with every value in it escaped, for text and for attributes in quotes. */
export function html(strings: TemplateStringsArray, ...pieces: readonly Piece[]): Html {
  const texts = textsOf(strings);
  let text = texts[0]!;
  for (const [index, piece] of pieces.entries()) text += write(piece) + texts[index + 1]!;
  return { html: text };
}

const known = new WeakMap<TemplateStringsArray, readonly string[]>();

/** The fixed parts of a template without their indentation; a page has thousands of them. */
function textsOf(strings: TemplateStringsArray): readonly string[] {
  const texts = known.get(strings) ?? strings.map((part) => part.replace(/\n\s+/g, '\n'));
  known.set(strings, texts);
  return texts;
}

function write(piece: Piece): string {
  if (piece === undefined || piece === false) return '';
  if (typeof piece === 'number') return String(piece);
  if (typeof piece === 'string') return escape(piece);
  return 'html' in piece ? piece.html : piece.map(write).join('');
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character]!);
}

/** Trusted HTML from elsewhere, such as our own charts. */
export function trusted(text: string): Html {
  return { html: text };
}

/**
 * Attributes with a space before each; those that are undefined or false are left out, true ones have no
 * value.
 */
export function attributes(values: Readonly<Record<string, string | number | boolean | undefined>>): Html {
  const texts = Object.entries(values).map(([name, value]) => {
    if (value === undefined || value === false) return '';
    return value === true ? ` ${name}` : ` ${name}="${escape(String(value))}"`;
  });
  return { html: texts.join('') };
}
