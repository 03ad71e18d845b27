import type { AnyDeclaration } from '#catalogue/declare/define.ts';
import type { InputField } from '#catalogue/declare/fields.ts';
import { type Expectation, type Fault, formatExpectation } from '#calculate/check/violations.ts';
import { describeInput } from '#calculate/explain/named-equations.ts';
import { createLabels, labelInSentence, type Named } from '#text/write/labels.ts';
import { shortUnits } from '#catalogue/declare/units.ts';
import { html, type Html } from './html.ts';

/** The display names of API names. */
export interface Naming {
  /** "Home price" for home_price. */
  readonly label: (name: string) => string;
  /** "Real estate" for real-estate. */
  readonly category: (name: string) => string;
  /**
   * A text of the catalogue that contains names of fields and words of choices, with their labels instead.
   */
  readonly sentence: (text: string, names: Iterable<string>) => string;
}

export function createNaming(catalogue: readonly Named[]): Naming {
  const label = createLabels(catalogue);

  function sentence(text: string, names: Iterable<string>): string {
    let known: ReadonlySet<string> | undefined;
    // A sentence may begin with one.
    const named = text.replace(/\b[A-Za-z][a-z0-9]*(_[a-z0-9]+)+\b/g, (word) => {
      const name = word.toLowerCase();
      known ??= new Set(names);
      return known.has(name) ? `“${label(name)}”` : labelInSentence(label(name));
    });
    return named === '' ? '' : named[0]!.toUpperCase() + named.slice(1);
  }

  return { label, sentence, category: (name) => label(name.replaceAll('-', '_')) };
}

/** How a page says what is wrong with a value. */
interface Wording {
  /** What is in the field; without it, the value as the API shows it. */
  readonly typed?: string | undefined;
  readonly formatNumber?: (number: string) => string;
  /** Writes the labels of names in a text. */
  readonly say?: (text: string) => string;
}

/**
 * What is wrong with a value, for the person who typed it into a field of a page. What was typed is not
 * translated.
 */
export function fieldMessage({ detail, facts }: Fault, wording: Wording = {}): Html {
  const { formatNumber, say = unchanged } = wording;
  if (facts === undefined) return html`${say(asSentence(detail))}`;
  const { expected, got } = facts;
  const phrase = pageExpectation(expected, formatNumber);
  const typed = wording.typed ?? got?.replace(/^"(.*)"$/, '$1');
  if (typed === undefined || typed.trim() === '') return html`${say(`Please enter ${phrase}.`)}`;
  if (expected.kind === 'list') return html`${say(`Must have ${phrase}.`)}`;
  return html`${say(`Must be ${phrase}`)}; got “<span translate="no">${shortened(typed)}</span>”.`;
}

function unchanged(text: string): string {
  return text;
}

const MAX_TYPED_CHARACTERS = 40;

function shortened(text: string): string {
  return text.length <= MAX_TYPED_CHARACTERS ? text : `${text.slice(0, MAX_TYPED_CHARACTERS - 1)}…`;
}

/** A page has rows where the API has items. */
function pageExpectation(expected: Expectation, formatNumber: Wording['formatNumber']): string {
  if (expected.kind !== 'list') return formatExpectation(expected, pageUnit, formatNumber);
  const [min, max] = [expected.minItems, expected.maxItems].map(String);
  return `${formatNumber?.(min!) ?? min} to ${formatNumber?.(max!) ?? max} rows`;
}

/** Money has its currency beside the field, where every other unit is named in the message. */
function pageUnit(unit: string): string {
  return unit === 'currency' || shortUnits[unit] === '' ? '' : ` (${unit})`;
}

function asSentence(detail: string): string {
  const end = detail.endsWith('?') ? '' : '.';
  return `${detail[0]!.toUpperCase()}${detail.slice(1)}${end}`;
}

/** The hint of a field: its description without the meanings of its options, which are shown with them. */
export function hintOf(field: InputField): string {
  if (field.kind === 'currency') return 'Applies to all amounts and sets their decimal places';
  return describeInput(field);
}

/** The names of all inputs and outputs of a calculator. */
export function namesOf({ input, output }: Pick<AnyDeclaration, 'input' | 'output'>): readonly string[] {
  const nested = [...Object.values(input), ...Object.values(output)].flatMap(({ fields = {} }) =>
    Object.keys(fields),
  );
  return [...Object.keys(input), ...Object.keys(output), ...nested];
}
