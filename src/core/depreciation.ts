import type { Arithmetic } from './arithmetic.ts';
import { wholePower } from './growth.ts';

export type DepreciationMethod =
  | 'straight-line'
  | 'sum-of-years'
  | 'declining-balance'
  | 'double-declining'
  | 'variable-declining';

/** What loses its value, and how. */
export interface Asset<N> {
  readonly cost: N;
  readonly salvage: N;
  /** In years. */
  readonly life: number;
  readonly method: DepreciationMethod;
  /** Months of use in the first year; with fewer than 12 the rest is a year more at the end. */
  readonly firstMonths: number;
  /** How many times the straight-line share declines, of the methods double- and variable-declining. */
  readonly factor: N;
}

/** How many years of depreciation there are. */
export function depreciationYears(asset: { readonly life: number; readonly firstMonths: number }): number {
  return asset.life + (asset.firstMonths < 12 ? 1 : 0);
}

/** The book value at the end of a year; 0 is the beginning. */
export function bookValuesOf<N>(a: Arithmetic<N>, asset: Asset<N>): (year: number) => N {
  const after = {
    'straight-line': straightLine,
    'sum-of-years': sumOfYears,
    'declining-balance': decliningBalance,
    'double-declining': doubleDeclining,
    'variable-declining': variableDeclining,
  }[asset.method];
  return (year) => (year === 0 ? asset.cost : after(a, asset, year));
}

/** Twelfths of a year of use at the end of a year, not above the life. */
function monthsUsed({ life, firstMonths }: Asset<unknown>, year: number): number {
  return Math.min(12 * life, 12 * (year - 1) + firstMonths);
}

function straightLine<N>(a: Arithmetic<N>, asset: Asset<N>, year: number): N {
  const left = 12 * asset.life - monthsUsed(asset, year);
  const base = a.subtract(asset.cost, asset.salvage);
  return a.add(asset.salvage, a.divide(a.multiply(base, left), 12 * asset.life));
}

/** Each year of life has its share, and a calendar year its parts of two of them. */
function sumOfYears<N>(a: Arithmetic<N>, asset: Asset<N>, year: number): N {
  const used = monthsUsed(asset, year);
  const rest = asset.life - Math.floor(used / 12);
  const shares = 6 * rest * (rest + 1) - rest * (used % 12);
  const base = a.subtract(asset.cost, asset.salvage);
  return a.add(asset.salvage, a.divide(a.multiply(base, shares), 6 * asset.life * (asset.life + 1)));
}

/** What the share of each year leaves, where the first year and one after the life are parts of a year. */
function declined<N>(a: Arithmetic<N>, asset: Asset<N>, share: N, year: number): N {
  const { life, firstMonths } = asset;
  const afterPart = (months: number) => a.subtract(1, a.divide(a.multiply(share, months), 12));
  const full = wholePower(a, a.subtract(1, share), Math.min(year, life) - 1);
  const book = a.multiply(a.multiply(asset.cost, afterPart(firstMonths)), full);
  return year > life ? a.multiply(book, afterPart(12 - firstMonths)) : book;
}

function decliningBalance<N>(a: Arithmetic<N>, asset: Asset<N>, year: number): N {
  return declined(a, asset, roundedShare(a, asset), year);
}

/** 1 − (salvage/cost)^(1/life) with 3 decimals, as Excel has it. */
function roundedShare<N>(a: Arithmetic<N>, asset: Asset<N>): N {
  if (a.isZero(asset.salvage)) return a.of(1);
  const ratio = a.log(a.divide(asset.salvage, asset.cost));
  return a.ofUnits(a.round(a.negate(a.expm1(a.divide(ratio, asset.life))), 3), 3);
}

function doubleDeclining<N>(a: Arithmetic<N>, asset: Asset<N>, year: number): N {
  const book = declined(a, asset, decliningShare(a, asset), year);
  return a.compare(book, asset.salvage) > 0 ? book : asset.salvage;
}

/** No more than all of it. */
function decliningShare<N>(a: Arithmetic<N>, asset: Asset<N>): N {
  return a.compare(asset.factor, asset.life) > 0 ? a.of(1) : a.divide(asset.factor, asset.life);
}

function variableDeclining<N>(a: Arithmetic<N>, asset: Asset<N>, year: number): N {
  const share = decliningShare(a, asset);
  let book = asset.cost;
  for (let one = 1; one <= year; one++) {
    const used = one === 1 ? 0 : monthsUsed(asset, one - 1);
    const span = monthsUsed(asset, one) - used;
    const above = a.subtract(book, asset.salvage);
    const straight = a.divide(a.multiply(above, span), 12 * asset.life - used);
    const declining = a.divide(a.multiply(a.multiply(book, share), span), 12);
    if (a.compare(straight, declining) >= 0)
      return straightFrom(a, asset, book, used, monthsUsed(asset, year));
    const after = a.subtract(book, declining);
    if (a.compare(after, asset.salvage) <= 0) return asset.salvage;
    book = after;
  }
  return book;
}

/** From the month of the switch on what is above the salvage value goes in equal parts. */
function straightFrom<N>(a: Arithmetic<N>, asset: Asset<N>, book: N, from: number, to: number): N {
  const life = 12 * asset.life;
  const above = a.subtract(book, asset.salvage);
  return a.add(asset.salvage, a.divide(a.multiply(above, life - to), life - from));
}
