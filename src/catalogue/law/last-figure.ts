import type { Figure, FigureValues } from '#catalogue/declare/figures.ts';
import { ANY } from '#core/equations/code/figures.ts';
import { type Law, makeLaw } from '#catalogue/declare/law.ts';
import { choosing, type Pack, type PackFigure, type Row } from '#law/pack.ts';
import { packs } from '#law/packs.ts';
import { statementOf } from './law-statement.ts';

/**
 * What a pack has last, for a calculator that does not ask for a year: a value, or a member of one. The packs
 * of several countries have the words of one input among them.
 */
export function lastFigure(
  ids: string | readonly string[],
  name: string,
  description: string,
  member?: string,
): Figure {
  const found = [ids].flat().map((id) => lastRow(id, name));
  const [{ figure, row }, ...others] = found as [LastRow, ...LastRow[]];
  const by = choosing(figure);
  const value = member === undefined ? row.value : (row.value as Values)[member];
  return {
    description,
    ...(by.length > 0 && member === undefined && { by }),
    values: (others.length === 0
      ? value
      : Object.assign({}, ...found.map((one) => one.row.value as Values))) as FigureValues,
    source: found.map((one) => one.figure.provision).join('; '),
    ...(others.every((one) => one.row.from === row.from) && { from: row.from }),
  };
}

type Values = Readonly<Record<string, unknown>>;

interface LastRow {
  readonly pack: Pack;
  readonly figure: PackFigure;
  readonly row: Row;
}

function lastRow(id: string, name: string): LastRow {
  const pack = packs.find((one) => one.id === id);
  const figure = pack?.figures[name];
  const row = figure?.values.at(-1);
  if (pack === undefined || figure === undefined || row === undefined)
    throw new Error(`${id} has no figure ${name}`);
  return { pack, figure, row };
}

/**
 * What a reply says of the figures that a pack has last. The figure `rate` is the default of annual_rate: a
 * reply by another rate does not rest on it.
 */
export function lastLaw(id: string, names: readonly string[], rate?: string): Law {
  const state = (all: readonly string[]) => {
    const rows = all.map((name) => ({ ...lastRow(id, name), value: undefined }));
    return statementOf(
      packs.find((pack) => pack.id === id)!,
      rows,
    );
  };
  if (rate === undefined) return makeLaw({ by: [] }, () => state(names));
  const usual = String(lastValue(id, rate));
  return makeLaw({ by: ['annual_rate'], isOptional: names.length === 0 }, () => ({
    [usual]: state([...names, rate]),
    [ANY]: state(names),
  }));
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
