import { power } from './elementary.ts';
import { checksumOf, marketColumns, textOf, type MarketData } from './market-file.ts';
import shipped from './us-market.json' with { type: 'json' };

/** A market ready to be asked, month by month from its first one. */
export interface Market {
  readonly source: string;
  readonly licence: string;
  /** Of month 0, since the year 0. */
  readonly first: number;
  /** How many months have a return. */
  readonly returns: number;
  /** Growth of shares with dividends, and of consumer prices, in a month, as factors. */
  readonly stocks: Float64Array;
  readonly inflation: Float64Array;
  /** The index of consumer prices, also of months without a return; NaN where it is not known. */
  readonly cpi: Float64Array;
  readonly cape: Float64Array;
  /** Growth of bonds of so many years, in each month. */
  bonds(maturityYears: number): Float64Array;
}

type ColumnsOfMarket = readonly [Float64Array, Float64Array, Float64Array, Float64Array, Float64Array];

let market: Market | undefined;

/** The market data that an operator imported, or else those that ship with the program. */
export function currentMarket(): Market {
  return (market ??= openMarket(shipped));
}

/** Uses other market data from now on. */
export function useMarket(data: MarketData): void {
  market = openMarket(data);
}

/** Throws an Error where the data are not those that were written. */
export function openMarket(data: MarketData): Market {
  if (checksumOf(data) !== data.checksum)
    throw new Error('The market data have been changed: their checksum differs.');
  const { months } = data;
  const columns = Object.keys(marketColumns).map((_, index) =>
    Float64Array.from(months, (row) => row[index] ?? NaN),
  );
  const [price, dividend, indexes, yields, cape] = columns as unknown as ColumnsOfMarket;
  const cpi = bridged(indexes);
  let returns = 0;
  while (isKnown(price, dividend, cpi, yields, returns + 1)) returns++;
  const factor = (of: (month: number) => number) =>
    Float64Array.from({ length: returns }, (_, month) => of(month));
  const bonds = new Map<number, Float64Array>();
  const [year, month] = data.first.split('-').map(Number) as [number, number];
  return {
    source: data.source,
    licence: data.licence,
    first: 12 * year + month - 1,
    returns,
    cpi,
    cape,
    stocks: factor((at) => (price[at + 1]! + dividend[at + 1]! / 12) / price[at]!),
    inflation: factor((at) => cpi[at + 1]! / cpi[at]!),
    bonds(maturityYears) {
      let known = bonds.get(maturityYears);
      if (known === undefined) {
        known = factor((at) => bondGrowth(yields[at]! / 100, yields[at + 1]! / 100, 12 * maturityYears));
        bonds.set(maturityYears, known);
      }
      return known;
    },
  };
}

/** The month as 1966-01. */
export function monthText({ first }: Market, month: number): string {
  return textOf(first + month);
}

/**
 * Growth in a month of a bond bought at par that pays the yield of the beginning each month, and is sold at
 * that of the end: its yield is taken to be that of ten years whatever its maturity. As in column R of
 * Shiller's sheet.
 */
function bondGrowth(before: number, after: number, months: number): number {
  return before / after + before / 12 + power(1 + after / 12, 1 - months) * (1 - before / after);
}

function isKnown(
  price: Float64Array,
  dividend: Float64Array,
  cpi: Float64Array,
  yields: Float64Array,
  month: number,
): boolean {
  return month < price.length && price[month]! + dividend[month]! + cpi[month]! + yields[month]! > 0;
}

/**
 * A month without an index, as October 2025, which was never published, has the geometric mean of its
 * neighbours.
 */
function bridged(cpi: Float64Array): Float64Array {
  return cpi.map((value, month) =>
    Number.isNaN(value) && month > 0 ? Math.sqrt(cpi[month - 1]! * (cpi[month + 1] ?? NaN)) : value,
  );
}
