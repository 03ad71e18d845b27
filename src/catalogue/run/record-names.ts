import type { AnyDeclaration } from '#catalogue/declare/define.ts';

type Results = Readonly<Record<string, unknown>>;

/** Gives the fields of records that code answered the names that they have in a preset. */
export function createRenaming({ output }: AnyDeclaration): <All extends Results>(results: All) => All {
  const renamed = Object.entries(output).flatMap(([name, { fields = {} }]) => {
    const sources = Object.entries(fields).map(([own, { source = own }]) => [own, source] as const);
    return sources.some(([own, source]) => own !== source) ? [{ name, sources }] : [];
  });
  if (renamed.length === 0) return (results) => results;
  return (results) => {
    const all: Record<string, unknown> = { ...results };
    for (const { name, sources } of renamed) {
      all[name] = (results[name] as readonly Results[] | undefined)?.map((record) =>
        Object.fromEntries(sources.map(([own, source]) => [own, record[source]])),
      );
    }
    return all as typeof results;
  };
}
