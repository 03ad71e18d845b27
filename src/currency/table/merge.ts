import { multiply, readDecimal } from '#core/arithmetic/exact-decimal.ts';
import type { Quote, RateTable } from './rate-table.ts';
import type { SourceTable } from '#currency/sources/source.ts';

/**
 * One table out of those of several sources, the most trusted first: of two sources that quote a currency the
 * earlier one wins. The base of the first is the common one; each other must quote against a currency that an
 * earlier one quotes.
 */
export function merge(tables: readonly SourceTable[]): RateTable {
  const quotes = new Map<string, Quote>();
  const [first] = tables;
  if (first !== undefined) {
    // Of those that quote against it, one with a date says more of it than a peg does.
    const dated = tables.find(({ base, observedOn }) => base === first.base && observedOn !== undefined);
    quotes.set(
      first.base,
      describe(dated ?? first, first.base, () => readDecimal(1)),
    );
  }

  for (const table of tables) {
    const base = quotes.get(table.base);
    if (base === undefined) {
      throw new Error(`${table.source} quotes against ${table.base}, which no source before it quotes.`);
    }
    for (const [code, quote] of Object.entries(table.quotes)) {
      if (quotes.has(code)) continue;
      quotes.set(
        code,
        describe(table, code, () => multiply(base.units, readDecimal(quote))),
      );
    }
  }
  return { quotes: new Map([...quotes].sort(([a], [b]) => (a < b ? -1 : 1))) };
}

/** `makeUnits` is called when they are first asked for: of the tables of a year, most are asked for few. */
function describe(
  { source, observedOn, held }: SourceTable,
  code: string,
  makeUnits: () => Quote['units'],
): Quote {
  const observed = held?.[code]?.observedOn ?? observedOn;
  let units: Quote['units'] | undefined;
  return {
    get units() {
      return (units ??= makeUnits());
    },
    source,
    ...(observed !== undefined && { observedOn: observed }),
  };
}
