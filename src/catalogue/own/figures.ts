import type { Schema } from '#base/json-schema.ts';
import * as Type from '#base/json-schema.ts';
import {
  bandsOf,
  type Figure,
  type Figures,
  type FigureValues,
  valuesOf,
} from '#catalogue/declare/figures.ts';
import { line, NAME_PATTERN, type Written } from './kinds.ts';
import type { Add } from './places.ts';

/** The published numbers of a file: their schema, what must hold of them, and what they become. */

/** A figure as a file has it. */
export interface WrittenFigure extends Omit<Figure, 'from'> {
  readonly valid_from?: string;
}

const strict = { additionalProperties: false };
const MAX_FIGURES = 60;
const MAX_NUMBERS = 200;
const MAX_KEYS = 60;
/** The inputs that may decide one figure. */
const MAX_BY = 3;
const MAX_FIGURE = 1e15;

const number = Type.number({ minimum: -MAX_FIGURE, maximum: MAX_FIGURE });
const band = Type.list(number, { minItems: 2, maxItems: 2 });
const list = Type.list(Type.anyOf([number, band]), { minItems: 1, maxItems: MAX_NUMBERS });

/** A value, or objects of values within so many others. */
function valuesSchema(depth: number): Schema {
  if (depth === 0) return Type.anyOf([number, list]);
  const names = '^[a-z0-9][a-z0-9]*(?:[-_.][a-z0-9]+)*$';
  const table = Type.map(valuesSchema(depth - 1), {
    names,
    minProperties: 1,
    maxProperties: MAX_KEYS,
    ...strict,
  });
  return Type.anyOf([number, list, table]);
}

const figureSchema = Type.object(
  {
    description: line(300),
    by: Type.optional(
      Type.list(Type.string({ pattern: NAME_PATTERN, description: 'the name of an input' }), {
        minItems: 1,
        maxItems: MAX_BY,
      }),
    ),
    values: valuesSchema(MAX_BY),
    valid_from: Type.optional(
      Type.string({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'a date such as 2026-01-31' }),
    ),
    source: line(300),
  },
  strict,
);

export const figuresSchema = Type.map(figureSchema, {
  names: NAME_PATTERN,
  minProperties: 1,
  maxProperties: MAX_FIGURES,
  ...strict,
});

/** What is wrong with the figures beside inputs; names are checked elsewhere. */
export function checkFigures(
  figures: Readonly<Record<string, WrittenFigure>>,
  input: Readonly<Record<string, Written>>,
  add: Add,
): void {
  for (const [name, { by = [], values }] of Object.entries(figures)) {
    const at = ['figures', name] as const;
    if (Object.hasOwn(input, name)) add(`${name} is an input already; a figure needs another name.`, ...at);
    for (const [index, one] of by.entries()) {
      if (!Object.hasOwn(input, one))
        add(`${one} is not an input; a figure is by inputs.`, ...at, 'by', index);
    }
    checkTable(values, by, input, add, ...at, 'values');
    const kinds = new Set(valuesOf(values).map(kindOf));
    if (kinds.size > 1 || kinds.has('mixed'))
      add('The values must be all numbers, all lists of numbers, or all lists of bands.', ...at, 'values');
  }
}

function checkTable(
  values: FigureValues,
  [name, ...rest]: readonly string[],
  input: Readonly<Record<string, Written>>,
  add: Add,
  ...path: readonly (string | number)[]
): void {
  if (typeof values === 'number' || Array.isArray(values)) {
    if (name !== undefined) add(`There must be an object with a value for each ${name}.`, ...path);
    checkBands(values, add, ...path);
    return;
  }
  if (name === undefined) {
    add('There must be a number or a list, as no further input of "by" decides.', ...path);
    return;
  }
  const { kind, options = {} } = input[name] ?? { kind: '' };
  for (const [key, one] of Object.entries(values)) {
    if (kind === 'choice' && !Object.hasOwn(options, key))
      add(`${key} is not an option of ${name}; ${Object.keys(options).join(', ')} are.`, ...path, key);
    checkTable(one, rest, input, add, ...path, key);
  }
}

/** Each band is above the one before. */
function checkBands(value: FigureValues, add: Add, ...path: readonly (string | number)[]): void {
  if (typeof value === 'number' || !Array.isArray(value)) return;
  const bands = bandsOf(value) ?? [];
  const wrong = bands.findIndex(({ over }, index) => index > 0 && over <= bands[index - 1]!.over);
  if (wrong > 0) add('The bounds of bands must ascend.', ...path, wrong, 0);
}

function kindOf(value: FigureValues): string {
  if (typeof value === 'number') return 'number';
  const isMixed = Array.isArray(value) && value.some(Array.isArray) && !value.every(Array.isArray);
  return isMixed ? 'mixed' : bandsOf(value as readonly number[]) === undefined ? 'list' : 'bands';
}

export function makeFigures(figures: Readonly<Record<string, WrittenFigure>>): Figures {
  return Object.fromEntries(
    Object.entries(figures).map(([name, { valid_from: from, ...figure }]) => [
      name,
      { ...figure, ...(from !== undefined && { from }) },
    ]),
  );
}
