import type { Input, Relation } from './tree.ts';

export const comparisons: Readonly<Record<Relation, string>> = {
  '=': '===',
  '<': '<',
  '≤': '<=',
  '>': '>',
  '≥': '>=',
};

/** JavaScript for an input, with its default where it was left out; `v` are the values of a request. */
export function inputPlace(name: string, input: Input): string {
  const place = `v[${JSON.stringify(name)}]`;
  return input.default === undefined ? place : `(${place} ?? ${JSON.stringify(input.default)})`;
}
