/**
 * Elementary functions of binary fixed-point numbers: a bigint x stands for x/2^bits. Results are within
 * 4/2^bits.
 */

/** Bits inside of a function beyond those of its result: the roundings of a few hundred operations. */
const GUARD_BITS = 16;

/** Up to this size the logarithm is a short series by itself. */
const SMALL_BITS = 20;

const counts: bigint[] = [];

function big(count: number): bigint {
  return (counts[count] ??= BigInt(count));
}

/** e^x for |x| < 4, by its series for x/2^halvings, which is squared as often. */
export function fixedExp(x: bigint, bits: number): bigint {
  const halvings = Math.round(0.6 * Math.sqrt(bits));
  // Each squaring doubles the relative error; e^x has at most 6 bits before the point.
  const inner = bits + halvings + GUARD_BITS;
  const part = (x << big(inner - bits)) >> big(halvings);
  const shift = big(inner);
  let term = part;
  let total = (1n << shift) + part;
  for (let k = 2; term !== 0n && term !== -1n; k++) {
    term = ((term * part) >> shift) / big(k);
    total += term;
  }
  for (let k = 0; k < halvings; k++) total = (total * total) >> shift;
  return total >> big(inner - bits);
}

/** ln(1 + x) for −0.9 < x < 9: what a double knows of it, and the rest, which is small, by the series. */
export function fixedLog1p(x: bigint, bits: number): bigint {
  const inner = bits + GUARD_BITS;
  const wide = x << big(GUARD_BITS);
  const one = 1n << big(inner);
  const start = startOfLog1p(wide, inner);
  const power = start === 0n ? one : fixedExp(start, inner);
  // ln((1 + x)/e^start) = 2·artanh(z)
  const z = ((one + wide - power) << big(inner)) / (one + wide + power);
  return (start + 2n * artanh(z, inner)) >> big(GUARD_BITS);
}

/** ln(1 + x) to some 50 bits, as an exact number; 0 for a small x. */
function startOfLog1p(x: bigint, bits: number): bigint {
  const near = Number(x >> big(bits - 60)) / 2 ** 60;
  if (Math.abs(near) < 2 ** -SMALL_BITS) return 0n;
  return BigInt(Math.round(Math.log1p(near) * 2 ** 50)) << big(bits - 50);
}

/** Σ z^k/k over odd k. */
function artanh(z: bigint, bits: number): bigint {
  const shift = big(bits);
  const square = (z * z) >> shift;
  let power = z;
  let total = z;
  for (let k = 3; power !== 0n && power !== -1n; k += 2) {
    power = (power * square) >> shift;
    total += power / big(k);
  }
  return total;
}

let knownLn10 = { bits: 0, value: 0n };

/** ln 10, kept with the most bits that were asked for so far. */
export function fixedLn10(bits: number): bigint {
  if (knownLn10.bits < bits) knownLn10 = { bits: bits + GUARD_BITS, value: ln10(bits + GUARD_BITS) };
  return knownLn10.value >> big(knownLn10.bits - bits);
}

/**
 * 46·arcoth 31 + 34·arcoth 49 + 20·arcoth 161: with e^(2·arcoth n) = (n + 1)/(n − 1) the product of powers is
 * 10.
 */
function ln10(bits: number): bigint {
  const inner = bits + GUARD_BITS;
  const sum = 46n * arcoth(31n, inner) + 34n * arcoth(49n, inner) + 20n * arcoth(161n, inner);
  return sum >> big(GUARD_BITS);
}

/** Σ 1/(k·n^k) over odd k. */
function arcoth(n: bigint, bits: number): bigint {
  let power = (1n << big(bits)) / n;
  let total = power;
  for (let k = 3; power !== 0n; k += 2) {
    power /= n * n;
    total += power / big(k);
  }
  return total;
}
