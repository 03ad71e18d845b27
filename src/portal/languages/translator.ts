import { type Element, type Node, readTree } from './html-tree.ts';
import { PLACE } from './places.ts';
import { createPhrases, type Phrases, type PhrasesOptions } from './phrases.ts';

/** Writes what a page says in another language. */
export interface Translator {
  /** HTML of this service, with its texts in the language. */
  readonly html: (text: string) => string;
  /** A text that is not HTML. */
  readonly text: (text: string) => string;
}

/** Elements that are part of the sentence around them. */
const inline = new Set('a abbr b br code em i kbd math q s small span strong sub sup time wbr'.split(' '));
/** Elements whose content is not prose, and the texts of drawings, which are drawn in the language. */
const opaque = new Set('code kbd math pre script style text textarea'.split(' '));

/**
 * A translator whose words are sentences and labels of pages, with {} for numbers, names and what is marked
 * within them.
 */
export function createTranslator(
  words: Readonly<Record<string, string>>,
  options: PhrasesOptions,
): Translator {
  const phrases = createPhrases(words, options);
  return {
    html: (text) => writeNodes(readTree(text), phrases),
    text: (text) => phrases.say(text.replaceAll(PLACE, ''), []),
  };
}

/** Texts beside each other, with the elements within them, are one message. */
function writeNodes(nodes: readonly Node[], phrases: Phrases): string {
  let written = '';
  let run: Node[] = [];
  for (const node of nodes) {
    if (typeof node === 'string' || inline.has(node.name)) {
      run.push(node);
    } else {
      written += writeRun(run, phrases) + writeElement(node, phrases);
      run = [];
    }
  }
  return written + writeRun(run, phrases);
}

/** What a text is, where other languages have another word for it. */
const MEANT = /\sdata-as="([^"]*)"/;

function writeElement(element: Element, phrases: Phrases): string {
  const { name, open, children, close } = element;
  const meant = MEANT.exec(open)?.[1];
  if (meant !== undefined) return open + encode(phrases.say(decode(meant), [])) + close;
  const isOpaque = opaque.has(name) || open.includes(' translate="no"');
  const content =
    name === 'math'
      ? writeFormula(children, phrases)
      : isOpaque
        ? writeAsIs(children)
        : writeNodes(children, phrases);
  return writeTag(open, phrases) + content + close;
}

/** Words in a formula, such as "otherwise", stay on one line; the words of choices are names. */
function writeFormula(nodes: readonly Node[], phrases: Phrases): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      const content = writeFormula(node.children, phrases);
      const isSaid = node.name === 'mtext' && /\u00a0|^otherwise$/.test(content);
      return node.open + (isSaid ? sayUnbroken(content, phrases) : content) + node.close;
    })
    .join('');
}

function sayUnbroken(text: string, phrases: Phrases): string {
  return phrases.say(text.replaceAll('\u00a0', ' '), []).replaceAll(' ', '\u00a0');
}

function writeAsIs(nodes: readonly Node[]): string {
  return nodes
    .map((node) => (typeof node === 'string' ? node : node.open + writeAsIs(node.children) + node.close))
    .join('');
}

function writeRun(nodes: readonly Node[], phrases: Phrases): string {
  const run = nodes.flatMap(withMarkBeside);
  const isBlank = run.every((node) => typeof node === 'string' && node.trim() === '');
  if (isBlank) return writeAsIs(run);
  const elements = run.filter((node) => typeof node !== 'string').map((node) => writeElement(node, phrases));
  if (elements.length === run.length) return elements.join('');
  let place = 0;
  const text = run.map((node) => (typeof node === 'string' ? decode(node) : phrases.mark(place++))).join('');
  const [, before = '', core = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text)!;
  return (
    before +
    encode(phrases.say(core, elements.map(trustedMark))).replace(MARKED, (_, one) => elements[Number(one)]!) +
    after
  );
}

/**
 * A mark that an element keeps on the line of what is before it belongs to the sentence around the element.
 */
function withMarkBeside(node: Node): readonly Node[] {
  const mark = typeof node === 'string' ? undefined : node.children.at(-1);
  if (typeof node === 'string' || node.children.length === 1 || (mark !== ',' && mark !== ';')) return [node];
  return [{ ...node, children: node.children.slice(0, -1) }, mark];
}

/** Stands for an element within a text that is yet to be written as HTML. */
function trustedMark(_: string, index: number): string {
  return `\uf8fe${index}\uf8ff`;
}

const MARKED = /\uf8fe(\d+)\uf8ff/g;

/** Attributes that people read or hear, and those of previews of a link. */
const ATTRIBUTE =
  /(\s(?:title|aria-label|aria-description|placeholder|alt|data-hint|data-tap-hint)=")([^"]*)"/g;
const DESCRIPTION = /^<meta (?:name|property)="(?:[a-z]+:)?(?:description|title)"/;

function writeTag(open: string, phrases: Phrases): string {
  const say = (text: string) => encode(phrases.say(decode(text), []));
  const tag = open.replace(ATTRIBUTE, (_, name: string, text: string) => `${name}${say(text)}"`);
  return DESCRIPTION.test(tag)
    ? tag.replace(/ content="([^"]*)"/, (_, text: string) => ` content="${say(text)}"`)
    : tag;
}

const characters: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: '\u00a0',
};
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Without the characters that represent places, which people do not type. */
function decode(text: string): string {
  return text
    .replaceAll(PLACE, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => characters[name]!);
}

function encode(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character]!);
}
