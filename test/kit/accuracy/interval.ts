import type { Rational } from './rational.ts';

/**
 * A number that is not negative and lies in [low, high]·2^exponent. But for 0, `low` has exactly the bits of
 * its precision. Every operation rounds `low` down and `high` up, so the true value is never lost.
 */
export interface Interval {
  readonly low: bigint;
  readonly high: bigint;
  readonly exponent: bigint;
}

/** The operations at one precision. There is no subtraction, hence no cancellation. */
export interface Intervals {
  readonly of: (value: Rational) => Interval;
  readonly add: (x: Interval, y: Interval) => Interval;
  readonly multiply: (x: Interval, y: Interval) => Interval;
  /** By squaring and multiplying; `exponent` is a whole number, not negative. */
  readonly power: (x: Interval, exponent: bigint) => Interval;
  /** The n-th root, by Newton's method on whole numbers. */
  readonly root: (x: Interval, n: number) => Interval;
  /** x^n and 1 + x + … + x^(n−1), by doubling: the sum to 2k is the sum to k times (1 + x^k). */
  readonly series: (x: Interval, n: number) => { readonly power: Interval; readonly sum: Interval };
  /** 1 or −1 when x is surely above or below y, 0 when that is open. */
  readonly compare: (x: Interval, y: Interval) => number;
}

const ZERO: Interval = { low: 0n, high: 0n, exponent: 0n };

function bitLength(value: bigint): bigint {
  const text = value.toString(16);
  return BigInt(4 * text.length - Math.clz32(parseInt(text[0]!, 16)) + 28);
}

/** The largest whole number whose power is not above `value`. */
function wholeRoot(value: bigint, degree: bigint): bigint {
  let guess = 1n << (bitLength(value) / degree + 1n);
  for (;;) {
    const next = ((degree - 1n) * guess + value / guess ** (degree - 1n)) / degree;
    if (next >= guess) return guess;
    guess = next;
  }
}

/** Intervals whose lower ends have so many bits. */
export function createIntervals(precisionBits: number): Intervals {
  const bits = BigInt(precisionBits);
  const top = 1n << bits;
  const productTop = 1n << (2n * bits - 1n);
  const widest = 2n * top;
  /** Says nothing; what becomes so wide stays it. */
  const open: Interval = { low: top >> 1n, high: 4n * top, exponent: 0n };
  const one: Interval = { low: top >> 1n, high: top >> 1n, exponent: 1n - bits };

  function of({ numerator, denominator }: Rational): Interval {
    if (numerator < 0n) throw new RangeError('an interval is not negative');
    if (numerator === 0n) return ZERO;
    const shift = bits - bitLength(numerator) + bitLength(denominator);
    const scaled = shift >= 0n ? numerator << shift : numerator;
    const divisor = shift >= 0n ? denominator : denominator << -shift;
    const low = scaled / divisor;
    const high = low * divisor === scaled ? low : low + 1n;
    return normalise(low, high, -shift);
  }

  function normalise(low: bigint, high: bigint, exponent: bigint): Interval {
    if (low < top) return { low, high, exponent };
    return { low: low >> 1n, high: (high + 1n) >> 1n, exponent: exponent + 1n };
  }

  function add(x: Interval, y: Interval): Interval {
    if (x.low === 0n) return y;
    if (y.low === 0n) return x;
    if (x.high > widest || y.high > widest) return open;
    if (x.exponent < y.exponent) return add(y, x);
    const distance = x.exponent - y.exponent;
    if (distance > bits + 2n) return { low: x.low, high: x.high + 1n, exponent: x.exponent };
    const high = x.high + (y.high >> distance) + (distance === 0n ? 0n : 1n);
    return normalise(x.low + (y.low >> distance), high, x.exponent);
  }

  function multiply(x: Interval, y: Interval): Interval {
    if (x.low === 0n || y.low === 0n) return ZERO;
    if (x.high > widest || y.high > widest) return open;
    const product = x.low * y.low;
    const shift = product >= productTop ? bits : bits - 1n;
    const high = ((x.high * y.high) >> shift) + 1n;
    return { low: product >> shift, high, exponent: x.exponent + y.exponent + shift };
  }

  function power(x: Interval, exponent: bigint): Interval {
    let result = one;
    for (const bit of exponent.toString(2)) {
      result = multiply(result, result);
      if (bit === '1') result = multiply(result, x);
    }
    return result;
  }

  function root(x: Interval, n: number): Interval {
    if (x.low === 0n) return ZERO;
    if (x.high > widest) return open;
    const degree = BigInt(n);
    // So many bits are added that the root has enough of them and its exponent is whole.
    const added = (degree - 1n) * bits + degree + ((((x.exponent + bits) % degree) + degree) % degree);
    const low = wholeRoot(x.low << added, degree);
    const high = wholeRoot(x.high << added, degree) + 1n;
    const excess = bitLength(low) - bits;
    const exponent = (x.exponent - added) / degree;
    return { low: low >> excess, high: (high >> excess) + 1n, exponent: exponent + excess };
  }

  function series(x: Interval, n: number): { power: Interval; sum: Interval } {
    let [grown, sum] = [one, ZERO];
    for (const bit of n.toString(2)) {
      sum = multiply(sum, add(grown, one));
      grown = multiply(grown, grown);
      if (bit === '1') [sum, grown] = [add(multiply(sum, x), one), multiply(grown, x)];
    }
    return { power: grown, sum };
  }

  function compare(x: Interval, y: Interval): number {
    if (x.low === 0n || y.low === 0n) return Number(x.low > 0n) - Number(y.low > 0n);
    if (x.exponent < y.exponent) return -compare(y, x);
    if (x.high > widest || y.high > widest) return 0;
    const distance = x.exponent - y.exponent;
    if (distance > 2n) return 1;
    if (x.low << distance > y.high) return 1;
    return x.high << distance < y.low ? -1 : 0;
  }

  return { of, add, multiply, power, root, series, compare };
}
