import { readTypedFlag } from '#text/read/typed-flag.ts';
import type { AnyCalculator } from '#catalogue/declare/define.ts';
import type { InputField } from '#catalogue/declare/fields.ts';
import { expectationOf } from '#calculate/check/violations.ts';
import { isMoney } from '#text/write/result-text.ts';
import { foreignCurrencies } from '#text/read/typed-currencies.ts';
import { type NumberStyle, placeOf } from '#text/read/typed-number.ts';
import { readPercentage } from '#text/read/typed-percentage.ts';
import { currencyOf, readNumberArgument } from './typed.ts';
import { formatList } from '#cli/command.ts';

/** home-price for home_price. */
export function optionOf(field: string): string {
  return field.replaceAll('_', '-');
}

/**
 * The given inputs as JSON values; the calculator's own check reports their errors. Without a currency it is
 * that of the first sign that was typed: €450.
 */
export function readInputs(
  { input }: AnyCalculator,
  textOf: (option: string) => string | undefined,
  style: NumberStyle,
): Readonly<Record<string, unknown>> {
  const texts = Object.entries(input).flatMap(([name, field]) => {
    const text = textOf(optionOf(name));
    return text === undefined ? [] : [{ name, field, text }];
  });
  const [typed] =
    input['currency'] === undefined || textOf('currency') !== undefined
      ? []
      : texts.flatMap(({ field, text }) => (isMoney(field) ? foreignCurrencies(text, style) : []));
  const currency = typed ?? currencyOf(textOf('currency'));
  const typing = { style, currency };
  const values = texts.map(({ name, field, text }) => {
    const read = readPercentage(input, name, (one) => textOf(optionOf(one)), typing) ?? text;
    return [name, readValue(`--${optionOf(name)}`, field, read, typing)];
  });
  return { ...Object.fromEntries(values), ...(typed !== undefined && { currency: typed }) };
}

/** How numbers are typed, and the currency of the amounts. */
interface Typing {
  readonly style: NumberStyle;
  readonly currency: string | undefined;
}

/**
 * A number in a comma-separated list: as in JSON, so that a thousands separator cannot make one number look
 * like two.
 */
const plainNumber = /^-?(0|[1-9]\d*)(\.\d+)?([eE][-+]?\d+)?$/;

export function readValue(
  name: string,
  field: InputField,
  text: string,
  { style, currency }: Typing,
): unknown {
  const { kind, item } = field;
  if (kind === 'real' || kind === 'integer') {
    return readNumberArgument(name, text, style, placeOf(field, currency));
  }
  if (kind === 'boolean') return readTypedFlag(text);
  if (kind === 'records' || (kind === 'list' && text.startsWith('['))) return readJson(text);
  if (kind !== 'list') return text;
  if (/[;\t\n]/.test(text)) {
    const parts = text.split(/[;\t\n]/).filter((part) => part.trim() !== '');
    return parts.map((part) => readValue(name, item!, part, { style, currency }));
  }
  return text.split(',').map((part) => (plainNumber.test(part.trim()) ? Number(part) : part.trim()));
}

/** Text that is not JSON stays text, so that the check of its field rejects it. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** For each input its meaning, what it accepts, and its default. */
export function describeOptions({ input }: AnyCalculator): string {
  return formatList(
    Object.entries(input).map(([name, field]) => {
      const meaning = [descriptionOf(field), howToWrite(field)].filter((part) => part !== '').join(': ');
      return [`--${optionOf(name)}`, `${meaning}${presenceOf(field)}`];
    }),
  );
}

export function descriptionOf({ schema }: InputField): string {
  return (schema as unknown as { readonly description: string }).description;
}

function presenceOf(field: InputField): string {
  if (field.required) return ' (required)';
  const { default: value } = field;
  return value === undefined ? '' : `; default ${typeof value === 'string' ? value : JSON.stringify(value)}`;
}

function howToWrite(field: InputField): string {
  // The descriptions of these kinds already say what they accept.
  if (field.options !== undefined || field.kind === 'currency') return '';
  const expected = expectationOf(field);
  if (field.kind === 'list') return `${expected}, separated by commas or semicolons`;
  return field.kind === 'records' ? `${expected}, as JSON` : expected;
}
