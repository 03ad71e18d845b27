import type { AnyCalculator } from '#catalogue/define.ts';
import type { InputField } from '#catalogue/fields.ts';
import { type Fault, formatExpectation } from '#derive/violations.ts';
import { describeInput } from '#derive/equations.ts';

/** The display names of API names. */
export interface Words {
  /** "Home price" for home_price. */
  readonly label: (name: string) => string;
  /** "Real estate" for real-estate. */
  readonly category: (name: string) => string;
  /** A text of the catalogue that contains field names, with their labels instead. */
  readonly sentence: (text: string, names: Iterable<string>) => string;
}

/** Abbreviations in names, in full. */
const spellings: Readonly<Record<string, string>> = {
  dscr: 'DSCR',
  fi: 'financial independence',
  ltv: 'loan-to-value',
  pct: '(%)',
  pmi: 'mortgage insurance',
  xnpv: 'XNPV',
};

/** Words that the catalogue writes in capitals, such as EMI or FIRE, are also in capitals in labels. */
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

/** What is wrong with a value, for the person who typed it into a field of a page. */
export function fieldMessage({ detail, facts }: Fault): string {
  if (facts === undefined) return asSentence(detail);
  const expected = formatExpectation(facts.expected, pageUnit);
  if (facts.got === undefined) return `Please enter ${expected}.`;
  return `Must be ${expected}; got ${facts.got}.`;
}

/** Money has its currency beside the field, where every other unit is named in the message. */
function pageUnit(unit: string): string {
  return unit === 'currency' || shortUnits[unit] === '' ? '' : ` (${unit})`;
}

function asSentence(detail: string): string {
  const end = detail.endsWith('?') ? '' : '.';
  return `${detail[0]!.toUpperCase()}${detail.slice(1)}${end}`;
}

const shortUnits: Readonly<Record<string, string>> = {
  'percent per year': '% per year',
  'percent per period': '% per period',
  percent: '%',
  currency: '',
  // The label says what these count.
  age: '',
  ordinal: '',
  count: '',
  ratio: '',
  number: '',
};

/** The unit next to a field; empty for money, whose currency is another field. */
export function unitOf({ schema }: Pick<InputField, 'schema'>): string {
  const unit = (schema as { readonly 'x-unit'?: string })['x-unit'] ?? '';
  return shortUnits[unit] ?? unit;
}

/** The hint of a field: its description without the meanings of its options, which are shown with them. */
export function hintOf(field: InputField): string {
  if (field.kind === 'currency') return 'Applies to all amounts and sets their decimal places';
  return describeInput(field);
}

/** The names of all inputs and outputs of a calculator. */
export function namesOf({ input, output }: AnyCalculator): readonly string[] {
  const nested = [...Object.values(input), ...Object.values(output)].flatMap(({ fields = {} }) =>
    Object.keys(fields),
  );
  return [...Object.keys(input), ...Object.keys(output), ...nested];
}
