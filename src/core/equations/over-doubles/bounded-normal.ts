import {
  boundedTerm,
  errorOf,
  type BoundedCode,
  type BoundedTerm,
} from '#core/equations/code/bounded-code.ts';
import { define, once } from '#core/equations/code/code.ts';

/**
 * The standard normal distribution in the code of `bounded-code.ts`, by the functions and bounds of
 * double-normal.ts.
 */

export function normalDensity(code: BoundedCode, a: BoundedTerm): BoundedTerm {
  return once(code, `normal density ${a.value}`, () => {
    const value = define(code, `h.nearDensity(${a.value})`);
    return boundedTerm(code, value, `h.densityError(${a.value}, ${value}, ${errorOf(a)})`, 1);
  });
}

export function normalCdf(code: BoundedCode, a: BoundedTerm): BoundedTerm {
  return once(code, `normal cdf ${a.value}`, () => {
    const value = define(code, `h.nearCdf(${a.value})`);
    return boundedTerm(code, value, `h.cdfError(${a.value}, ${value}, ${errorOf(a)})`, 1);
  });
}

export function normalQuantile(code: BoundedCode, a: BoundedTerm): BoundedTerm {
  return once(code, `normal quantile ${a.value}`, () => {
    const ball = define(code, `h.quantileBall(${a.value}, ${errorOf(a)})`);
    return boundedTerm(code, define(code, `${ball}.middle`), `${ball}.radius`, 0);
  });
}
