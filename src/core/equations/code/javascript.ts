import { figureOf } from './figures.ts';
import type { Input, Inputs, Relation } from '#core/equations/language/tree.ts';

export const comparisons: Readonly<Record<Relation, string>> = {
  '=': '===',
  '<': '<',
  '≤': '<=',
  '>': '>',
  '≥': '>=',
};

/**
 * JavaScript for an input, with its default where it was left out; `v` are the values of a request, or of a
 * record.
 */
export function inputAccess(name: string, input: Input, values = 'v'): string {
  if (figureOf(input) !== undefined) return figureAccess(name);
  const access = `${values}[${JSON.stringify(name)}]`;
  const value = input.default === undefined ? access : `(${access} ?? ${JSON.stringify(input.default)})`;
  return input.kind === 'number' && input.isDate === true ? `h.dayOf(${value})` : value;
}

/** JavaScript for the value that a word stands for. */
export function wordValue(word: string): string {
  return word === 'true' || word === 'false' ? word : JSON.stringify(word);
}

/** JavaScript for a figure; `f` are the functions that find them. */
function figureAccess(name: string): string {
  return `f[${JSON.stringify(name)}](v)`;
}

/** JavaScript that is true where an optional input was not left out, or where there is a figure. */
export function presenceTest(name: string, input: Input): string {
  const access = figureOf(input) === undefined ? `v[${JSON.stringify(name)}]` : figureAccess(name);
  return `${access} !== undefined`;
}

/** JavaScript for an input as natives are given it. */
export function givenInput(name: string, input: Input): string {
  const given = input.kind === 'list' ? givenList(name, input) : inputAccess(name, input);
  return input.isOptional === true ? `(${presenceTest(name, input)} ? ${given} : undefined)` : given;
}

/** JavaScript for a record of all inputs, as natives are given them. */
export function givenInputs(inputs: Inputs): string {
  const given = Object.entries(inputs).filter(([, input]) => figureOf(input) === undefined);
  const members = given.map(([name, input]) => `${JSON.stringify(name)}: ${givenInput(name, input)}`);
  return `{ ${members.join(', ')} }`;
}

function givenList(name: string, input: Input & { readonly kind: 'list' }): string {
  const access = inputAccess(name, input);
  const dates = (input.dates ?? []).map((field) => {
    const text = `x[${JSON.stringify(field)}]`;
    return `${JSON.stringify(field)}: ${text} && h.dayOf(${text})`;
  });
  const others = Object.entries(input.defaults ?? {}).map(([field, value]) => {
    const text = JSON.stringify(field);
    return `${text}: x[${text}] ?? ${JSON.stringify(value)}`;
  });
  const changed = [...dates, ...others];
  return changed.length === 0 ? access : `h.complete(${access}, (x) => ({ ...x, ${changed.join(', ')} }))`;
}
