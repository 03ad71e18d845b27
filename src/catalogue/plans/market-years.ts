import { currentMarket } from '#simulation/market.ts';
import type { History } from '#simulation/models.ts';
import type { PathPlan } from '#simulation/plan.ts';

const MONTHS = 12;

/** The calendar years of the market, with the share of stocks of a plan. */
export function historyOf(bondMaturityYears: number, { stocks }: PathPlan): History {
  const market = currentMarket();
  const first = (MONTHS - (market.first % MONTHS)) % MONTHS;
  const count = Math.floor((market.returns - first) / MONTHS);
  const yearly = (months: Float64Array) =>
    Float64Array.from({ length: count }, (_, year) => {
      let product = 1;
      for (let month = 0; month < MONTHS; month++) product *= months[first + MONTHS * year + month]!;
      return product;
    });
  return {
    stocks: yearly(market.stocks),
    bonds: yearly(market.bonds(bondMaturityYears)),
    inflation: yearly(market.inflation),
    shares: stocks,
  };
}
