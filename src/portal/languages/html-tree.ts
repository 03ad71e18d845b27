/** A part of an HTML text: a text as it is written, with its entities, or an element. */
export type Node = string | Element;

export interface Element {
  readonly name: string;
  /** Its tags as they are written; one that cannot have content has no closing tag. */
  readonly open: string;
  readonly children: Node[];
  close: string;
}

/** Elements without content. */
const voids = new Set('area base br col hr img input link meta source track wbr !doctype'.split(' '));
/** Elements whose content is not HTML. */
const raw = new Set(['script', 'style', 'textarea']);

const TAG = /<(\/?)([a-z!][^\s/>]*)[^>]*>/gi;

/**
 * Reads HTML that this service has written: every element is closed, and ">" in an attribute is an entity.
 */
export function readTree(text: string): readonly Node[] {
  const root: Element = { name: '', open: '', children: [], close: '' };
  const path = [root];
  let end = 0;
  TAG.lastIndex = 0;
  for (let found = TAG.exec(text); found !== null; found = TAG.exec(text)) {
    const [tag, slash, written] = found as unknown as [string, string, string];
    const parent = path.at(-1)!;
    if (found.index > end) parent.children.push(text.slice(end, found.index));
    end = TAG.lastIndex;
    if (slash !== '') {
      const closed = path.pop()!;
      if (closed.name !== written.toLowerCase()) throw new Error(`${tag} does not close <${closed.name}>.`);
      closed.close = tag;
      continue;
    }
    const element: Element = { name: written.toLowerCase(), open: tag, children: [], close: '' };
    parent.children.push(element);
    if (voids.has(element.name) || tag.endsWith('/>')) continue;
    if (raw.has(element.name)) {
      const close = text.indexOf(`</${written}`, end);
      if (close > end) element.children.push(text.slice(end, close));
      end = close;
      TAG.lastIndex = close;
    }
    path.push(element);
  }
  if (end < text.length) path.at(-1)!.children.push(text.slice(end));
  return root.children;
}
