import lines from './past.json' with { type: 'json' };
import wideLines from './past-wide.json' with { type: 'json' };
import { parseDatedCsv, parseEcbCsv } from '#currency/sources/ecb-csv.ts';
import type { DatedTable } from '#currency/sources/source.ts';
import type { Coverage, RatesStore } from './store.ts';

let tables: readonly DatedTable[] | undefined;

/**
 * The tables of past days that ship, the oldest first: five years as the ECB published them, and then the
 * days of the daily set that its author has kept.
 */
export function shippedPast(): readonly DatedTable[] {
  tables ??= [
    ...parseEcbCsv(lines.join('\n')),
    ...parseDatedCsv(wideLines.join('\n'), { source: 'wide-daily', base: 'USD' }),
  ];
  return tables;
}

/**
 * A store with the tables that ship behind its own, which take precedence. Nothing is added to the store
 * itself.
 */
export function withShippedPast(
  store: Pick<RatesStore, 'between' | 'coverage'>,
  readPast = shippedPast,
): Pick<RatesStore, 'between' | 'coverage'> {
  let shipped: readonly Coverage[] | undefined;
  return {
    async between(from, to) {
      const stored = await store.between(from, to);
      const names = new Set(stored.map(nameOf));
      const added = readPast().filter(
        (table) => from <= table.observedOn && table.observedOn <= to && !names.has(nameOf(table)),
      );
      if (added.length === 0) return stored;
      return [...stored, ...added].sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
    },
    async coverage() {
      shipped ??= join(readPast().flatMap(spansOf));
      return [...join([...(await store.coverage()), ...shipped])];
    },
  };
}

/** One span for each source and currency, from its first day to its last. */
function join(spans: readonly Coverage[]): readonly Coverage[] {
  const joined = new Map<string, Coverage>();
  for (const span of spans) {
    const key = `${span.source} ${span.code}`;
    const { firstOn, lastOn } = joined.get(key) ?? span;
    joined.set(key, {
      ...span,
      firstOn: firstOn < span.firstOn ? firstOn : span.firstOn,
      lastOn: lastOn > span.lastOn ? lastOn : span.lastOn,
    });
  }
  return [...joined.values()];
}

/** Sorts by date, then by source, as the store does. */
function nameOf({ observedOn, source }: DatedTable): string {
  return `${observedOn} ${source}`;
}

function spansOf({ source, observedOn, quotes }: DatedTable): Coverage[] {
  return Object.keys(quotes).map((code) => ({ source, code, firstOn: observedOn, lastOn: observedOn }));
}
