import type { Input, Relation } from './tree.ts';

export const comparisons: Readonly<Record<Relation, string>> = {
  '=': '===',
  '<': '<',
  '≤': '<=',
  '>': '>',
  '≥': '>=',
};

/** JavaScript for an input, with its default where it was left out; `v` are the values of a request, or of a record. */
export function inputPlace(name: string, input: Input, values = 'v'): string {
  const place = `${values}[${JSON.stringify(name)}]`;
  return input.default === undefined ? place : `(${place} ?? ${JSON.stringify(input.default)})`;
}
