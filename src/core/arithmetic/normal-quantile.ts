import { UNDECIDED, type Arithmetic } from './arithmetic.ts';

/** Newton's method, which doubles the digits at each step, begins with three of them. */
const FIRST_STEPS = 3;
const DIGITS_OF_FIRST_STEPS = 16;
const SPARE_STEPS = 2;

/**
 * The x for which Φ(x) = p, for 0 < p < 1; UNDECIDED where p may be beyond, or is too wide.
 *
 * Newton's method finds a point x near it, and the interval Newton operator proves how near: with e ∋ Φ(x) −
 * p and s = e/φ(x), the root is in the ball X around x that reaches 2·s, as Φ − p changes its sign in X where
 * φ is more than half of φ(x) on all of X; so by the mean value theorem the root is in x − e/φ(X). R. E.
 * Moore, R. B. Kearfott and M. J. Cloud, Introduction to Interval Analysis (2009), §8.1.
 */
export function normalQuantile<N>(a: Arithmetic<N>, p: N): N {
  // Near 1 a probability has fewer digits than what is left of it.
  if (a.enclose(p).middle > 0.5) return a.negate(lowerQuantile(a, a.subtract(1, p)));
  return lowerQuantile(a, p);
}

function lowerQuantile<N>(a: Arithmetic<N>, p: N): N {
  if (a.certainSign(p) !== 1) throw UNDECIDED;
  let x = a.of(estimate(a.enclose(p).middle));
  const digitsLeft = Math.max(1, a.digits / DIGITS_OF_FIRST_STEPS);
  const steps = FIRST_STEPS + Math.ceil(Math.log2(digitsLeft)) + SPARE_STEPS;
  for (let step = 0; step < steps; step++) {
    const excess = a.subtract(a.normalCdf(x), p);
    if (a.certainSign(excess) === 0) break;
    x = a.point(a.subtract(x, a.divide(excess, a.normalDensity(x))));
  }
  return prove(a, p, x);
}

/** A number that certainly contains the quantile, which is near the point x. */
function prove<N>(a: Arithmetic<N>, p: N, x: N): N {
  const excess = a.subtract(a.normalCdf(x), p);
  const density = a.normalDensity(x);
  const reach = a.multiply(a.divide(excess, density), 2);
  const densities = a.normalDensity(a.hull(a.subtract(x, reach), a.add(x, reach)));
  if (a.certainSign(a.subtract(a.multiply(densities, 2), density)) !== 1) throw UNDECIDED;
  return a.subtract(x, a.divide(excess, densities));
}

/**
 * For 0 < p ≤ 1/2 within 4.5e-4: M. Abramowitz and I. A. Stegun, Handbook of Mathematical Functions (1964),
 * 26.2.23.
 */
function estimate(p: number): number {
  if (p === 0.5) return 0;
  const t = Math.sqrt(-2 * Math.log(p));
  const below = 1 + t * (1.432788 + t * (0.189269 + t * 0.001308));
  return (2.515517 + t * (0.802853 + t * 0.010328)) / below - t;
}
