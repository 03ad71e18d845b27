import type { Figure } from '#catalogue/declare/figures.ts';
import { packs } from '#law/packs.ts';

/** What a pack has last, for a calculator that does not ask for a year: a value, or a member of one. */
export function lastFigure(id: string, name: string, description: string, member?: string): Figure {
  const figure = packs.find((pack) => pack.id === id)?.figures[name];
  const row = figure?.values.at(-1);
  if (figure === undefined || row === undefined) throw new Error(`${id} has no figure ${name}`);
  const value = member === undefined ? row.value : (row.value as Readonly<Record<string, unknown>>)[member];
  return { description, values: value as number, source: figure.provision, from: row.from };
}

/** The same as the default of an input. */
export function lastValue(id: string, name: string): number {
  return lastFigure(id, name, '').values as number;
}

/** All that a pack has of a figure, a value for each of its rows, which are of consecutive years. */
export function seriesFigure(id: string, name: string, description: string, part?: number): Figure {
  const figure = packs.find((pack) => pack.id === id)?.figures[name];
  if (figure === undefined) throw new Error(`${id} has no figure ${name}`);
  const values = figure.values.map(
    ({ value }) => (part === undefined ? value : (value as unknown[])[part]) as number,
  );
  return { description, values, source: figure.provision, from: figure.values[0]!.from };
}
