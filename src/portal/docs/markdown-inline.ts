import { html, type Html, type Piece } from '../html.ts';

/**
 * The address that a link leads to on these pages; undefined where there is none, so that only its text is
 * shown.
 */
export type ResolveLink = (target: string) => string | undefined;

const pattern =
  /\\(?<escaped>[\\`*_|[\]])|`(?<code>[^`]+)`|\*\*(?<strong>.+?)\*\*|(?<!\w)_(?<emphasis>[^_\s][^_]*)_(?!\w)|\[(?<label>[^\]]+)\]\((?<target>[^)\s]+)\)/g;

/** Code, emphasis and links within a line. */
export function renderInline(text: string, resolve: ResolveLink): Html {
  const pieces: Piece[] = [];
  let start = 0;
  for (const found of text.matchAll(pattern)) {
    pieces.push(text.slice(start, found.index), renderPart(found.groups!, resolve));
    start = found.index + found[0].length;
  }
  return html`${[...pieces, text.slice(start)]}`;
}

type Groups = Readonly<Record<string, string | undefined>>;

function renderPart({ escaped, code, strong, emphasis, label, target }: Groups, resolve: ResolveLink): Piece {
  if (escaped !== undefined) return escaped;
  if (code !== undefined) return html`<code>${breakable(code.replaceAll('\\|', '|'))}</code>`;
  if (strong !== undefined) return html`<strong>${renderInline(strong, resolve)}</strong>`;
  if (emphasis !== undefined) return html`<em>${renderInline(emphasis, resolve)}</em>`;
  const content = renderInline(label!, resolve);
  const address = resolve(target!);
  return address === undefined ? content : html`<a href="${address}">${content}</a>`;
}

/** The name of a setting and an address with a port may break, where a phone has no room for them. */
function breakable(code: string): readonly Piece[] {
  const words = code.split(/(?<=[A-Z]_)(?=[A-Z])|(?<=\d:)(?=\d)/);
  return words.flatMap((word, index) => (index === 0 ? [word] : [html`<wbr />`, word]));
}
