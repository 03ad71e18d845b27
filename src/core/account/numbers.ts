/** Whole numbers that stand for parts: rounding, roots and powers. */

/** `numerator`/`denominator`, half away from zero; the denominator is positive. */
export function divideRounded(numerator: bigint, denominator: bigint): bigint {
  return numerator < 0n
    ? -divideRounded(-numerator, denominator)
    : (2n * numerator + denominator) / (2n * denominator);
}

export function divideDown(numerator: bigint, denominator: bigint): bigint {
  const quotient = numerator / denominator;
  return quotient * denominator > numerator ? quotient - 1n : quotient;
}

export function divideUp(numerator: bigint, denominator: bigint): bigint {
  return -divideDown(-numerator, denominator);
}

export function least(...values: readonly bigint[]): bigint {
  return values.reduce((one, other) => (other < one ? other : one));
}

export function greatest(...values: readonly bigint[]): bigint {
  return values.reduce((one, other) => (other > one ? other : one));
}

function commonDivisor(x: bigint, y: bigint): bigint {
  return y === 0n ? x : commonDivisor(y, x % y);
}

export function commonMultiple(values: readonly bigint[]): bigint {
  return values.reduce((product, value) => (product / commonDivisor(product, value)) * value, 1n);
}

/** Numbers with so many decimals, as whole ones: those of level payments and of powers. */
const PLACES = 80n;
export const ONE = 10n ** PLACES;
/** What lies nearer to a tie than this part of ONE is one. */
export const NEAR = 10n ** 20n;

export function times(x: bigint, y: bigint): bigint {
  return divideRounded(x * y, ONE);
}

/** x to the power of whole/parts, for x of at least 1: both are whole numbers. */
export function powerOf(x: bigint, whole: number, parts: number): bigint {
  let [result, square] = [ONE, x];
  for (let rest = whole; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result = times(result, square);
    square = times(square, square);
  }
  return parts === 1 ? result : rootOf(result, parts);
}

/** The root of x ≥ 1, by Newton's method from above. */
function rootOf(x: bigint, degree: number): bigint {
  const n = BigInt(degree);
  let guess = x;
  for (;;) {
    let below = ONE;
    for (let count = 1; count < degree; count++) below = times(below, guess);
    const next = ((n - 1n) * guess + (x * ONE) / below) / n;
    if (next >= guess) return guess;
    guess = next;
  }
}
