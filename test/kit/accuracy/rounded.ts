import type { Rational } from './rational.ts';

/**
 * 1 or −1 when the exact value is above or below the bound; 0 when it is equal, or the precision leaves it
 * open.
 */
export type Side = (bound: Rational) => number;

export interface ExactOutput {
  readonly name: string;
  /** Undefined for money, which has the decimals of its currency. */
  readonly decimals?: number;
  /** A ceiling is the smallest whole number that is not below; everything else is rounded. */
  readonly isCeiling?: boolean;
  /** Added after the ceiling. */
  readonly offset?: number;
  readonly side: Side;
}

export type Values = Readonly<Record<string, number | string | undefined>>;

type Rounding = Omit<ExactOutput, 'name' | 'decimals'>;

/** Whether so many units are the value, rounded half away from zero, or its ceiling. */
export function isRounded(
  { side, isCeiling, offset = 0 }: Rounding,
  units: bigint,
  decimals: number,
): boolean {
  if (isCeiling) {
    const count = units - BigInt(offset);
    const [low, high] = [count - 1n, count].map((numerator) => ({ numerator, denominator: 1n }));
    return side(low!) > 0 && side(high!) <= 0;
  }
  const denominator = 2n * 10n ** BigInt(decimals);
  const low = side({ numerator: 2n * units - 1n, denominator });
  const high = side({ numerator: 2n * units + 1n, denominator });
  return (units > 0n ? low >= 0 : low > 0) && (units < 0n ? high <= 0 : high < 0);
}

/** What the rounded value has to be, by bisection. */
export function findUnits(output: Rounding, decimals: number): bigint {
  let low = -(10n ** 27n);
  let high = 10n ** 27n;
  while (low < high) {
    const middle = (low + high) >> 1n;
    if (isRounded(output, middle, decimals)) return middle;
    const isBelow =
      output.side({
        numerator: 2n * (middle - BigInt(output.offset ?? 0)) + 1n,
        denominator: 2n * 10n ** BigInt(decimals),
      }) < 0;
    if (isBelow) high = middle;
    else low = middle + 1n;
  }
  return low;
}
