import { escapeHtml } from '../html.ts';
import { PLACE, placeOf } from './places.ts';
import type { Phrases } from './phrases.ts';

/** Elements that are part of the sentence around them. */
const inline = new Set('a abbr b br code em i kbd math q s small span strong sub sup time wbr'.split(' '));
/** Elements whose content is not prose. */
const opaque = new Set('code kbd pre script style textarea'.split(' '));

/** A part of a sentence: a text, or an element in the language. */
export type Part =
  | { readonly text: string; readonly written?: string; readonly isValue?: true }
  | { readonly said: string }
  | { readonly element: string };

/** An element that is not closed yet. */
interface Open {
  readonly name: string;
  readonly tag: string;
  /** Whether its content is written as it is. */
  readonly isOpaque: boolean;
  written: string;
  /** The texts and elements beside each other that are not written yet: they are one message. */
  run: Part[];
  /** Whether its content is more than the run. */
  hasMore: boolean;
}

function openAs(name: string, tag: string, isOpaque: boolean): Open {
  return { name, tag, isOpaque, written: '', run: [], hasMore: false };
}

/** A page that is being written: its open elements, and the message that is being read in each. */
export interface Elements {
  readonly isOpaque: () => boolean;
  /** Adds a part to the message. */
  readonly add: (part: Part) => void;
  /** Adds an element; one that is no part of a sentence ends the message before it. */
  readonly addElement: (name: string, element: string) => void;
  readonly open: (name: string, tag: string) => void;
  readonly close: (written: string) => void;
  /** What `write` adds, as a message of its own. */
  readonly apart: (write: () => void) => string;
}

export function createElements(phrases: Phrases): Elements {
  const path: Open[] = [openAs('', '', false)];
  const innermost = () => path.at(-1)!;
  const add = (part: Part) => void innermost().run.push(part);

  function addElement(name: string, element: string): void {
    const parent = innermost();
    if (inline.has(name) || parent.isOpaque) {
      parent.run.push({ element });
      return;
    }
    parent.written = finish(parent) + element;
    parent.hasMore = true;
  }

  function finish(open: Open): string {
    const said = open.isOpaque ? writeAsIs(open.run) : writeRun(open.run, phrases);
    open.run = [];
    return open.written + said;
  }

  return {
    isOpaque: () => innermost().isOpaque,
    add,
    addElement,
    open(name, tag) {
      const isOpaque = innermost().isOpaque || opaque.has(name) || tag.includes(' translate="no"');
      path.push(openAs(name, tag, isOpaque));
    },
    close(written) {
      const closed = path.pop()!;
      const { name, run, isOpaque } = closed;
      const mark = isOpaque || !inline.has(name) ? undefined : markBeside(closed);
      if (mark !== undefined) run.pop();
      addElement(name, closed.tag + finish(closed) + written);
      if (mark !== undefined) add({ text: mark });
    },
    apart(write) {
      path.push(openAs('', '', innermost().isOpaque));
      write();
      return finish(path.pop()!);
    },
  };
}

/**
 * A mark that an element keeps on the line of what is before it belongs to the sentence around the element.
 */
function markBeside({ run, hasMore }: Open): string | undefined {
  const last = run.at(-1);
  if (last === undefined || !('text' in last) || (run.length === 1 && !hasMore)) return undefined;
  return last.text === ',' || last.text === ';' ? last.text : undefined;
}

function writeAsIs(run: readonly Part[]): string {
  return run
    .map((part) => {
      if ('element' in part) return part.element;
      return 'said' in part ? encode(part.said) : (part.written ?? escapeHtml(part.text));
    })
    .join('');
}

function writeRun(run: readonly Part[], phrases: Phrases): string {
  const texts = run.filter((part) => 'text' in part);
  if (texts.every(({ text }) => text.trim() === '')) return writeAsIs(run);
  const elements: string[] = [];
  const said = phrases.say(
    run.map((part) => {
      if ('said' in part) return part;
      if ('text' in part) return part.isValue === true ? { value: part.text } : part.text;
      return { element: elements.push(part.element) - 1 };
    }),
  );
  return encode(said).replace(PLACE, (mark) => elements[placeOf(mark)]!);
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function encode(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character]!);
}
