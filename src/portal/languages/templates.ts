import { textsOf } from '../html.ts';

/** Where in HTML a text or a value stands: between tags, in a tag, or in an attribute in quotes. */
export type Place = 'text' | 'tag' | 'value' | 'said value';

/** What the fixed texts of a template are made of. */
export type Step =
  /** A text between tags: as people read it, and as it is written. */
  | { readonly kind: 'text'; readonly text: string; readonly written: string }
  /** A part of a tag as it is written. */
  | { readonly kind: 'tag'; readonly written: string }
  /** A part of an attribute that people read, and its end. */
  | { readonly kind: 'value'; readonly text: string }
  | { readonly kind: 'end of value' }
  /** The end of an opening tag, and a closing tag. */
  | { readonly kind: 'open'; readonly name: string; readonly isVoid: boolean }
  | { readonly kind: 'close'; readonly written: string };

export interface TemplateSteps {
  /** The steps of each fixed text. */
  readonly texts: readonly (readonly Step[])[];
  /** The places of the values between them. */
  readonly places: readonly Place[];
}

/** Elements without content. */
const voids = new Set('area base br col hr img input link meta source track wbr !doctype'.split(' '));

/** Attributes that people read or hear. */
export const saidAttributes = new Set(
  'title aria-label aria-description placeholder alt data-hint data-tap-hint'.split(' '),
);
/** A tag up to the attribute that previews of a link show. */
const DESCRIPTION = /^<meta (?:name|property)="(?:[a-z]+:)?(?:description|title)"\s+content="$/;

const known = new Map<Place, WeakMap<TemplateStringsArray, TemplateSteps>>();

/** Reads a template that stands at a place, once in a process. */
export function stepsOf(strings: TemplateStringsArray, place: Place): TemplateSteps {
  const here = known.get(place) ?? new WeakMap<TemplateStringsArray, TemplateSteps>();
  known.set(place, here);
  const steps = here.get(strings) ?? readTemplate(textsOf(strings), place);
  here.set(strings, steps);
  return steps;
}

function readTemplate(texts: readonly string[], first: Place): TemplateSteps {
  let place = first;
  let tag = '';
  const places: Place[] = [];

  function readStep(text: string): { readonly steps: readonly Step[]; readonly length: number } {
    if (place === 'text') return readText(text);
    if (place === 'tag') return readTag(text);
    const end = text.indexOf('"');
    const part = end < 0 ? text : text.slice(0, end);
    const written = end < 0 ? part : `${part}"`;
    const said: readonly Step[] = [{ kind: 'value', text: decode(part) }];
    const ended: readonly Step[] = end < 0 ? [] : [{ kind: 'end of value' }, { kind: 'tag', written: '"' }];
    const steps: readonly Step[] = place === 'value' ? [{ kind: 'tag', written }] : [...said, ...ended];
    tag += written;
    if (end >= 0) place = 'tag';
    return { steps, length: written.length };
  }

  function readText(text: string): { readonly steps: readonly Step[]; readonly length: number } {
    const [, phrases = '', written = ''] = /^([^<]*)(<\/[^>]*>|<[^\s/>]*)?/.exec(text)!;
    const said: readonly Step[] =
      phrases === '' ? [] : [{ kind: 'text', text: decode(phrases), written: phrases }];
    const length = phrases.length + written.length;
    if (written === '') return { steps: said, length };
    if (written.startsWith('</')) return { steps: [...said, { kind: 'close', written }], length };
    place = 'tag';
    tag = written;
    return { steps: [...said, { kind: 'tag', written }], length };
  }

  function readTag(text: string): { readonly steps: readonly Step[]; readonly length: number } {
    const [written, mark] = /^[^">]*(["]|>)?/.exec(text) as unknown as [string, string | undefined];
    tag += written;
    const step: Step = { kind: 'tag', written };
    if (mark === undefined) return { steps: [step], length: written.length };
    if (mark === '"') {
      const name = /([\w-]+)="$/.exec(tag)?.[1] ?? '';
      place = saidAttributes.has(name) || DESCRIPTION.test(tag) ? 'said value' : 'value';
      return { steps: [step], length: written.length };
    }
    place = 'text';
    const name = /^<([^\s/>]+)/.exec(tag)![1]!.toLowerCase();
    const isVoid = voids.has(name) || tag.endsWith('/>');
    return { steps: [step, { kind: 'open', name, isVoid }], length: written.length };
  }

  const steps = texts.map((text, index) => {
    const read: Step[] = [];
    for (let rest = text; rest !== '';) {
      const next = readStep(rest);
      read.push(...next.steps);
      rest = rest.slice(next.length);
    }
    if (index < texts.length - 1) places.push(place);
    return read;
  });
  return { texts: steps, places };
}

const characters: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: '\u00a0',
};

function decode(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => characters[name]!);
}
