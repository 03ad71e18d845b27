import type { LawStatement } from '#catalogue/declare/law.ts';
import type { FoundRow } from '#law/find-row.ts';
import { type Pack, seenSources } from '#law/pack.ts';

/** What a reply says of these rows, which exist; undefined without any. `named` is the law that it names. */
export function statementOf(named: Pack, all: readonly FoundRow[]): LawStatement | undefined {
  if (all.length === 0) return undefined;
  const titles = all.flatMap(({ pack, row }) => row!.sources.map((key) => pack.sources[key]!.title));
  const single = all.filter(({ pack, row }) => seenSources(pack, row!).length < 2).map(nameOf);
  const days = all.map(({ pack, row }) => row!.checked ?? pack.checked);
  return {
    id: named.id,
    name: named.name,
    currency: named.currency,
    valid_from: all.map(({ row }) => row!.from).reduce((a, b) => (a > b ? a : b)),
    valid_to: all.map(({ row }) => row!.to).reduce((a, b) => (a < b ? a : b)),
    checked: days.reduce((a, b) => (a < b ? a : b)),
    sources: [...new Set(titles)],
    ...(single.length > 0 && { single }),
    ...(all.some(({ row }) => row!.own) && { own: true as const }),
  };
}

/** The name of the figure in its pack. */
export function nameOf({ pack, figure }: Pick<FoundRow, 'pack' | 'figure'>): string {
  return Object.keys(pack.figures).find((name) => pack.figures[name] === figure)!;
}
