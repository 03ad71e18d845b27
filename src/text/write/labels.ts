import type { InputField, OutputField } from '#catalogue/declare/fields.ts';
import type { Schedule } from '#catalogue/declare/schedule.ts';

/** Words of names as people write them. */
const spellings: Readonly<Record<string, string>> = {
  cape: 'CAPE',
  cmhc: 'CMHC',
  cohorts: 'start dates',
  cola: 'COLA',
  corpus: 'savings',
  cpi: 'CPI',
  dca: 'DCA',
  dietz: 'Dietz',
  dscr: 'DSCR',
  ebitda: 'EBITDA',
  msrp: 'MSRP',
  fha: 'FHA',
  fi: 'financial independence',
  fisher: 'Fisher',
  guyton: 'Guyton',
  hsa: 'HSA',
  kelly: 'Kelly',
  klinger: 'Klinger',
  ltv: 'loan-to-value',
  macrs: 'MACRS',
  max: 'maximum',
  min: 'minimum',
  mirr: 'MIRR',
  pct: '(%)',
  pmi: 'mortgage insurance',
  us: 'US',
  va: 'VA',
  xnpv: 'XNPV',
};

/** Names that several calculators have, and whose words alone would not say what they mean. */
const wholeNames: Readonly<Record<string, string>> = {
  actual_360: 'Actual/360',
  actual_365: 'Actual/365',
  actual_366: 'Actual/366',
  actual_actual: 'Actual/actual',
  actual_actual_isda: 'Actual/actual (ISDA)',
  child_count: 'Number of children',
  compound_frequency: 'Compounding frequency',
  thirty_360: '30/360',
  thirty_e_360: '30E/360',
};

/** Words that a hyphen joins. */
const compounds = new RegExp(
  `\\b(?:${[
    'back end',
    'break even',
    'cash on cash',
    'front end',
    'interest only',
    'long term',
    'out of pocket',
    'part time',
    'pre tax',
    'risk free',
    'step up',
    'tax equivalent',
    'tax free',
    'time weighted',
    'trade in',
  ].join('|')})\\b`,
  'g',
);

type Fields = Readonly<Record<string, InputField | OutputField>>;

/** What has a name for people, such as a calculator, and fields with labels. */
export interface Named {
  readonly name: string;
  readonly input?: Fields;
  readonly output?: Fields;
  readonly schedule?: Schedule;
}

/**
 * Returns a function that gives the label of a name: "Home price" for home_price, unless a field has another
 * one. Words that the catalogue writes in capitals, such as EMI or FIRE, are also in capitals in labels.
 */
export function createLabels(catalogue: readonly Named[]): (name: string) => string {
  const capitals = new Set(capitalsOf(catalogue));
  const labels = new Map(catalogue.flatMap(declaredLabels));
  return function label(name) {
    const known = labels.get(name) ?? writeLabel(name, capitals);
    labels.set(name, known);
    return known;
  };
}

type Labelled = readonly [name: string, label: string];

function declaredLabels({ input = {}, output = {}, schedule }: Named): readonly Labelled[] {
  const columns = Object.entries(schedule?.columns ?? {}).map(([name, column]) => [name, column.output]);
  return [input, output, Object.fromEntries(columns) as Fields].flatMap(labelsOf);
}

function labelsOf(named: Fields): readonly Labelled[] {
  return Object.entries(named).flatMap(([name, { label, optionLabels = {}, fields = {} }]) => [
    ...(label === undefined ? [] : [[name, label] as const]),
    ...Object.entries(optionLabels),
    ...labelsOf(fields),
  ]);
}

function writeLabel(name: string, capitals: ReadonlySet<string>): string {
  const whole = wholeNames[name];
  if (whole !== undefined) return whole;
  const [, counted] = /^(.+)_count$/.exec(name) ?? [];
  if (counted !== undefined) return `Number of ${labelInSentence(writeLabel(`${counted}s`, capitals))}`;
  const words = name.split('_').map((word) => {
    const upper = word.toUpperCase();
    if (capitals.has(upper)) return upper;
    if (upper.endsWith('S') && capitals.has(upper.slice(0, -1))) return `${upper.slice(0, -1)}s`;
    return spellings[word] ?? word;
  });
  const text = words
    .join(' ')
    .replace(/\btenure (?=(?:days|months|years)\b)/, 'term in ')
    .replace(compounds, (phrase) => phrase.replaceAll(' ', '-'));
  return text[0]!.toUpperCase() + text.slice(1);
}

/** A label within a sentence: "interest rate", but "EMI". */
export function labelInSentence(label: string): string {
  return /^[A-Z]{2}|^(?:Cornish|Guyton|Kelly|Student)/.test(label) ? label : lowerFirst(label);
}

/** A label before a value with its sign: "Discount" for "Discount (%)". */
export function withoutUnit(label: string): string {
  return label.replace(/ \(%\)$/, '');
}

/**
 * A value after a label that says its unit: "8" for "8 hours" after "Hours per day", and "7%" for
 * "7% per year" after "Annual rate".
 */
export function beyondUnit(label: string, value: string): string {
  const words = label.toLowerCase().split(/[^a-z]+/);
  if (words.includes('annual') && value.endsWith(' per year')) return value.slice(0, -' per year'.length);
  const [, number, unit] = /^(.*\d)\s([a-z]+)$/.exec(value) ?? [];
  return number !== undefined && (words.includes(unit!) || words.includes(`${unit}s`)) ? number : value;
}

function lowerFirst(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}

/** The words that names have in capitals. */
export function capitalsOf(catalogue: readonly Named[]): readonly string[] {
  return [...new Set(catalogue.flatMap(({ name }) => name.match(/\b[A-Z]{2,}\b/g) ?? []))];
}
