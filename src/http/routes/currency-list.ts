import { currencies } from '#core/money/iso4217.ts';
import type { RateTable } from '#currency/table/rate-table.ts';
import type { RatesService } from '#currency/service.ts';
import { pegSince } from '#currency/sources/official-pegs.ts';
import type { Coverage } from '#currency/store/store.ts';

/** One currency as GET /currency/currencies lists it. */
export interface ListedCurrency {
  readonly code: string;
  readonly name: string;
  readonly minor_unit: number;
  readonly sources: readonly string[];
  readonly since: string;
}

/** The active currencies that have a rate. */
export function listCurrencies(
  table: RateTable,
  service: RatesService,
  coverage: readonly Coverage[],
): ListedCurrency[] {
  const ids = service.health().map(({ source }) => source.id);
  const firstOf = (code: string) => earliest(coverage.filter((span) => span.code === code));
  const firstEuro = earliest(coverage.filter(({ source }) => source === 'ecb'));
  const firstDollar = firstOf('USD');
  return currencies.flatMap(({ code, name, minorUnit }): ListedCurrency[] => {
    const used = table.quotes.get(code);
    if (used === undefined) return [];
    const sources = ids.filter((id) => id === used.source || code in (service.held(id)?.table.quotes ?? {}));
    // The rates of the ECB are of the euro; what is pegged to the dollar has a rate from its peg and the
    // dollar's on.
    const pegged = [pegSince(code), firstDollar].filter((date) => date !== undefined).toSorted()[1];
    const starts = [firstOf(code), code === 'EUR' ? firstEuro : pegSince(code) && pegged];
    const since = starts.filter((date) => date !== undefined).toSorted()[0] ?? used.observedOn;
    return since === undefined ? [] : [{ code, name, minor_unit: minorUnit, sources, since }];
  });
}

function earliest(spans: readonly Coverage[]): string | undefined {
  return spans.map(({ firstOn }) => firstOn).toSorted()[0];
}
