import type { AnyCalculator } from '#catalogue/define.ts';
import type { InputField } from '#catalogue/fields.ts';
import { describeInput } from '#derive/equations.ts';

/** Names of the API as people read them. */
export interface Words {
  /** "Home price" for home_price. */
  readonly label: (name: string) => string;
  /** "Real estate" for real-estate. */
  readonly category: (name: string) => string;
  /** A sentence of the API, with the fields that it names as labels. */
  readonly sentence: (text: string, names: Iterable<string>) => string;
}

/** What stands in names in short, or not as people write it. */
const spellings: Readonly<Record<string, string>> = {
  dscr: 'DSCR',
  fi: 'financial independence',
  ltv: 'loan-to-value',
  pct: '(%)',
  pmi: 'mortgage insurance',
  xnpv: 'XNPV',
};

/** Words that the catalogue itself writes in capitals, as EMI or FIRE, are also in capitals in labels. */
export function createWords(catalogue: readonly AnyCalculator[]): Words {
  const capitals = new Set(catalogue.flatMap(({ name }) => name.match(/\b[A-Z]{2,}\b/g) ?? []));
  const labels = new Map<string, string>();

  function label(name: string): string {
    const known = labels.get(name) ?? writeLabel(name, capitals);
    labels.set(name, known);
    return known;
  }

  function sentence(text: string, names: Iterable<string>): string {
    const known = new Set(names);
    const named = text.replace(/\b[a-z][a-z0-9]*(_[a-z0-9]+)+\b/g, (word) =>
      known.has(word) ? `“${label(word)}”` : word,
    );
    return named === '' ? '' : named[0]!.toUpperCase() + named.slice(1);
  }

  return { label, sentence, category: (name) => label(name.replaceAll('-', '_')) };
}

function writeLabel(name: string, capitals: ReadonlySet<string>): string {
  const words = name.split('_').map((word) => {
    const upper = word.toUpperCase();
    if (capitals.has(upper)) return upper;
    if (upper.endsWith('S') && capitals.has(upper.slice(0, -1))) return `${upper.slice(0, -1)}s`;
    return spellings[word] ?? word;
  });
  const text = words.join(' ');
  return text[0]!.toUpperCase() + text.slice(1);
}

/** What is wrong with a value, for somebody who typed it into a field of a page. */
export function fieldMessage(detail: string): string {
  const plain = detail
    .replace(/^is required: /, 'please fill this in with ')
    .replace('got the string ', 'got ')
    .replace(/ \(currency\)/g, '');
  return `${plain[0]!.toUpperCase()}${plain.slice(1)}.`.replace(/\?\.$/, '?');
}

const shortUnits: Readonly<Record<string, string>> = {
  'percent per year': '% a year',
  'percent per period': '% a period',
  percent: '%',
  currency: '',
};

/** The unit of a field as it stands beside it; empty for money, whose currency is another field. */
export function unitOf({ schema }: Pick<InputField, 'schema'>): string {
  const unit = (schema as { readonly 'x-unit'?: string })['x-unit'] ?? '';
  return shortUnits[unit] ?? unit;
}

/** What a field is for: the meanings of its words stand beside them. */
export function hintOf(field: InputField): string {
  if (field.kind === 'currency') return 'Of all amounts; it decides how many decimals they have';
  return describeInput(field);
}

/** Every name that a calculator has for what goes in and comes out. */
export function namesOf({ input, output }: AnyCalculator): readonly string[] {
  const nested = [...Object.values(input), ...Object.values(output)].flatMap(({ fields = {} }) =>
    Object.keys(fields),
  );
  return [...Object.keys(input), ...Object.keys(output), ...nested];
}
