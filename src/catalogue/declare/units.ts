import type { InputField } from './fields.ts';

/** The unit of a result that is a position in a list. */
export const PLACE = 'index';

export const shortUnits: Readonly<Record<string, string>> = {
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
  'price per 100': '',
};

/** The unit next to a field; empty for money, whose currency is another field. */
export function unitOf({ schema }: Pick<InputField, 'schema'>): string {
  const unit = (schema as { readonly 'x-unit'?: string })['x-unit'] ?? '';
  return shortUnits[unit] ?? unit;
}
