import type { AnyCalculator } from '#catalogue/define.ts';
import type { InputField } from '#catalogue/fields.ts';
import { expectationOf } from '#derive/violations.ts';
import { formatTable } from './table.ts';

/** home-price for home_price. */
export function optionOf(field: string): string {
  return field.replaceAll('_', '-');
}

/** The inputs that were given, as JSON has them; what is wrong with them is for the check of the calculator to say. */
export function readInputs(
  { input }: AnyCalculator,
  textOf: (option: string) => string | undefined,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(input).flatMap(([name, field]) => {
      const text = textOf(optionOf(name));
      return text === undefined ? [] : [[name, readValue(field, text)]];
    }),
  );
}

const numberPattern = /^-?(0|[1-9]\d*)(\.\d+)?([eE][-+]?\d+)?$/;

function readValue(field: InputField, text: string): unknown {
  const { kind, item } = field;
  if (kind === 'real' || kind === 'integer') return numberPattern.test(text) ? Number(text) : text;
  if (kind === 'records' || (kind === 'list' && text.startsWith('['))) return readJson(text);
  return kind === 'list' ? text.split(',').map((part) => readValue(item!, part.trim())) : text;
}

/** A text that is no JSON stays one, and is then refused by its field. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** One line for each input: what it is, what is accepted, and what stands in for it. */
export function describeOptions({ input }: AnyCalculator): string {
  const rows = Object.entries(input).map(([name, field]) => [
    `--${optionOf(name)}`,
    presenceOf(field),
    [descriptionOf(field), howToWrite(field)].filter((part) => part !== '').join(': '),
  ]);
  return formatTable(['OPTION', 'DEFAULT', 'WHAT IT IS'], rows);
}

function descriptionOf({ schema }: InputField): string {
  return (schema as unknown as { readonly description: string }).description;
}

function presenceOf(field: InputField): string {
  if (field.required) return 'required';
  return field.default === undefined ? '-' : JSON.stringify(field.default);
}

function howToWrite(field: InputField): string {
  // Their descriptions say it.
  if (field.kind === 'choice' || field.kind === 'currency') return '';
  const expected = expectationOf(field);
  if (field.kind === 'list') return `${expected}, with commas between`;
  return field.kind === 'records' ? `${expected}, as JSON` : expected;
}
