import type { Figure, FigureChoice, Input, Inputs } from '#core/equations/language/tree.ts';

/** Finds a figure for the values of a request; undefined where there is none for these. */
export type FigureReader = (values: Readonly<Record<string, unknown>>) => unknown;

export function figureOf(input: Input): Figure | undefined {
  return input.kind === 'number' || input.kind === 'list' ? input.figure : undefined;
}

/** Those of the inputs that are figures. */
export function figuresAmong(inputs: Inputs): Readonly<Record<string, Figure>> {
  const figures = Object.entries(inputs).flatMap(([name, input]): [string, Figure][] => {
    const figure = figureOf(input);
    return figure === undefined ? [] : [[name, figure]];
  });
  return Object.fromEntries(figures);
}

/** What the code of equations reads figures by. */
export function createFigures(
  figures: Readonly<Record<string, Figure>>,
): Readonly<Record<string, FigureReader>> {
  return Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name, readerOf(figure)]));
}

/** The key of a value that applies whatever the input is. */
export const ANY = '*';

export function readerOf({ by, values }: Figure): FigureReader {
  return (given) => {
    let found: unknown = values;
    for (const choice of by) {
      if (!isTable(found)) return undefined;
      found = choice.isFrom === true ? valueFrom(found, given[choice.name]) : valueAt(found, choice, given);
    }
    return found;
  };
}

function valueAt(
  table: Readonly<Record<string, unknown>>,
  { name, default: usual }: FigureChoice,
  given: Readonly<Record<string, unknown>>,
): unknown {
  const key = String(given[name] ?? usual);
  return Object.hasOwn(table, key) ? table[key] : table[ANY];
}

/** A day, or a number that is at least the key; above it, where a plus follows. */
function isReached(key: string, given: unknown): boolean {
  if (given === undefined) return true;
  if (typeof given === 'string') return key <= given;
  return key.endsWith('+') ? Number(given) > Number(key.slice(0, -1)) : Number(given) >= Number(key);
}

/** The value of the last key up to a day or a number; the first where none is given. */
function valueFrom(table: Readonly<Record<string, unknown>>, given: unknown): unknown {
  let found = table[ANY];
  if (found !== undefined) return found;
  for (const [key, value] of Object.entries(table)) {
    if (!isReached(key, given)) break;
    found = value;
    if (given === undefined) break;
  }
  return found;
}

function isTable(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
