import { Exact, type Quote, type RateTable } from './rate-table.ts';
import type { SourceTable } from './source.ts';

/**
 * One table out of those of several sources, the most trusted first: of two sources that quote a currency the
 * earlier one wins. The first must quote against the euro; each other against a currency that an earlier one
 * quotes.
 */
export function merge(tables: readonly SourceTable[]): RateTable {
  const quotes = new Map<string, Quote>();
  const [first] = tables;
  if (first !== undefined) quotes.set('EUR', describe(first, new Exact(1)));

  for (const table of tables) {
    const basePerEuro = quotes.get(table.base)?.perEuro;
    if (basePerEuro === undefined) {
      throw new Error(`${table.source} quotes against ${table.base}, which no source before it quotes.`);
    }
    for (const [code, quote] of Object.entries(table.quotes)) {
      if (!quotes.has(code)) quotes.set(code, describe(table, basePerEuro.times(quote)));
    }
  }
  return { quotes: new Map([...quotes].sort(([a], [b]) => (a < b ? -1 : 1))) };
}

function describe(table: SourceTable, perEuro: Quote['perEuro']): Quote {
  const { source, observedOn } = table;
  return observedOn === undefined ? { perEuro, source } : { perEuro, source, observedOn };
}
