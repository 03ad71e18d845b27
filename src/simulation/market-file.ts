/** Prices, dividends, consumer prices, bond yields and CAPE of a market, month by month. */
export interface MarketData {
  /** Where the data come from, and their licence, for people. */
  readonly source: string;
  readonly licence: string;
  /** The first month, such as 1871-01. */
  readonly first: string;
  /** In the order of `marketColumns`; null where a month has none. */
  readonly months: readonly (readonly (number | null)[])[];
  /** The `checksumOf` all the rest. */
  readonly checksum: string;
}

interface Column {
  /**
   * Other names that files use for it, in lower case. They come first: Shiller's sheet has real prices as
   * “Price”, too.
   */
  readonly names: readonly string[];
  readonly maximum: number;
  /** The largest factor by which it changes in a month; a larger change is a mistake in the file. */
  readonly maxChange: number;
}

/**
 * Mean price of the month; dividends of a year; index of consumer prices; yield of ten-year government bonds
 * in percent; price divided by the mean of ten years of real earnings. Robert J. Shiller's sheet names them
 * P, D, CPI, Rate GS10 and CAPE.
 */
export const marketColumns = {
  price: { names: ['p', 'sp500'], maximum: 1e6, maxChange: 1.8 },
  dividend: { names: ['d'], maximum: 1e5, maxChange: 2 },
  cpi: { names: ['consumer price index'], maximum: 1e5, maxChange: 1.2 },
  bond_yield: { names: ['gs10', 'rate gs10', 'long interest rate'], maximum: 100, maxChange: 3 },
  cape: { names: ['pe10', 'p/e10 or cape'], maximum: 1000, maxChange: 2 },
} as const satisfies Readonly<Record<string, Column>>;

/**
 * Shows that a file was cut or changed by accident. It is no protection against someone who means to change
 * it.
 */
export function checksumOf({ source, licence, first, months }: Omit<MarketData, 'checksum'>): string {
  const text = JSON.stringify([source, licence, first, months]);
  let [low, high] = [0x811c9dc5, 0x01000193];
  for (let i = 0; i < text.length; i++) {
    low = Math.imul(low ^ text.charCodeAt(i), 0x01000193);
    high = Math.imul(high ^ text.charCodeAt(i), 0x85ebca6b);
  }
  return [high, low].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

/** The month, counted from January of the year 0, such as 1871-01. */
export function textOf(month: number): string {
  return `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}`;
}
