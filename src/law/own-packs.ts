import type { Pack, PackFigure, Row } from './pack.ts';
import { dayAfter, dayBefore } from './read-pack.ts';

/** Packs of an operator, which a process sets before it reads the catalogue. */
const own = Symbol.for('centwise.law');

export function ownPacks(): readonly Pack[] {
  return (globalThis as { [own]?: readonly Pack[] })[own] ?? [];
}

export function setOwnPacks(packs: readonly Pack[]): void {
  (globalThis as { [own]?: readonly Pack[] })[own] = packs;
}

/** A pack with the ID of another one replaces the rows of its figures by day, and is added otherwise. */
export function mergePacks(shipped: readonly Pack[], added: readonly Pack[]): readonly Pack[] {
  const merged = new Map(shipped.map((pack) => [pack.id, pack]));
  for (const pack of added) {
    const marked = markOwn(pack);
    const base = merged.get(pack.id);
    merged.set(pack.id, base === undefined ? marked : merge(base, marked));
  }
  return [...merged.values()];
}

function markOwn(pack: Pack): Pack {
  const figures = Object.entries(pack.figures).map(([name, figure]) => {
    return [
      name,
      {
        ...figure,
        values: figure.values.map((row) => ({ checked: pack.checked, ...row, own: true as const })),
      },
    ] as const;
  });
  return { ...pack, figures: Object.fromEntries(figures) };
}

function merge(base: Pack, over: Pack): Pack {
  // Keys of sources are those of each file.
  const sources = Object.entries(over.sources).map(([key, source]) => [`own ${key}`, source] as const);
  const figures = Object.entries(over.figures).map(([name, figure]): [string, PackFigure] => {
    const rows = figure.values.map((row) => ({ ...row, sources: row.sources.map((key) => `own ${key}`) }));
    const { values = [] } = base.figures[name] ?? {};
    return [name, { ...base.figures[name], ...figure, values: replaceRows(values, rows) }];
  });
  return {
    ...base,
    from: base.from < over.from ? base.from : over.from,
    to: base.to > over.to ? base.to : over.to,
    sources: { ...base.sources, ...Object.fromEntries(sources) },
    figures: { ...base.figures, ...Object.fromEntries(figures) },
  };
}

/** The rows with those of `over` in the place of what they overlap. */
function replaceRows(rows: readonly Row[], over: readonly Row[]): readonly Row[] {
  const [first, last] = [over[0]!.from, over.at(-1)!.to];
  const before = rows
    .filter(({ from }) => from < first)
    .map((row) => (row.to < first ? row : { ...row, to: dayBefore(first) }));
  const after = rows
    .filter(({ to }) => to > last)
    .map((row) => (row.from > last ? row : { ...row, from: dayAfter(last) }));
  return [...before, ...over, ...after];
}
