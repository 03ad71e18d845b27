import type { Figure, Input, Inputs } from '#core/equations/language/tree.ts';

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

function readerOf({ by, values }: Figure): FigureReader {
  return (given) => {
    let found: unknown = values;
    for (const { name, default: usual } of by) {
      const key = String(given[name] ?? usual);
      found = isTable(found) && Object.hasOwn(found, key) ? found[key] : undefined;
    }
    return found;
  };
}

function isTable(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
