import { exp, log } from './elementary.ts';
import { moduleText } from './kernel-module.ts';
import { normalQuantile } from './normal.ts';
import { drawRows, type Draws } from './philox.ts';

/**
 * Operations on many numbers at once, in WebAssembly or in TypeScript, with the same digits. The numbers are
 * in rows of the same even length, the first of which begins at index 0. They are scratch space: other
 * simulations overwrite them between two steps.
 */
export interface Kernel {
  readonly numbers: Float64Array;
  /** Fills an even number of rows, one for each draw of a year, with numbers strictly between 0 and 1. */
  readonly draw: (draws: Draws, rows: number, length: number) => void;
  /** Replaces each p by the p-quantile of the standard normal distribution. */
  readonly quantiles: (from: number, count: number) => void;
  readonly logarithms: (from: number, count: number) => void;
  /** Replaces each x by e^(mean + deviation·x). */
  readonly exponentials: (from: number, count: number, mean: number, deviation: number) => void;
  /**
   * Sets the row at index `to` to the sum of the first rows, each times a coefficient; those begin at index
   * `first`.
   */
  readonly combine: (
    to: number,
    rows: number,
    length: number,
    coefficients: Float64Array,
    first?: number,
  ) => void;
}

/** Numbers in all rows; the module keeps coefficients after them. */
const CAPACITY = 65_472;
/** Longest row with which 62 rows fit: a model of ten assets and a hundred degrees of freedom needs 61. */
export const MAX_LENGTH = 1024;

let kernel: Kernel | undefined;

/**
 * In TypeScript where the content security policy of a page forbids WebAssembly, or an old browser or
 * processor has no SIMD.
 */
export function currentKernel(): Kernel {
  if (kernel === undefined) {
    try {
      kernel = createCompiledKernel();
    } catch {
      kernel = createPlainKernel();
    }
  }
  return kernel;
}

/** The exports of kernel.c. */
interface Exports {
  readonly memory: WebAssembly.Memory;
  readonly numbers: () => number;
  readonly draw: (
    low: number,
    high: number,
    path: number,
    isAntithetic: number,
    years: number,
    rows: number,
    length: number,
  ) => void;
  readonly quantiles: Kernel['quantiles'];
  readonly logarithms: Kernel['logarithms'];
  readonly exponentials: Kernel['exponentials'];
  readonly combine: (to: number, from: number, length: number, rows: number, coefficients: number) => void;
}

/** Throws if the runtime does not support it. */
export function createCompiledKernel(): Kernel {
  const bytes = Uint8Array.from(atob(moduleText), (letter) => letter.charCodeAt(0));
  const instance = new WebAssembly.Instance(new WebAssembly.Module(bytes));
  const exports = instance.exports as unknown as Exports;
  const { quantiles, logarithms, exponentials } = exports;
  const all = new Float64Array(exports.memory.buffer, exports.numbers(), 2 ** 16);
  return {
    numbers: all.subarray(0, CAPACITY),
    draw({ seed, firstPath, isAntithetic, years }, rows, length) {
      if (rows * length > CAPACITY) throw new RangeError(`${rows} rows of ${length} numbers do not fit`);
      exports.draw(seed.low, seed.high, firstPath, Number(isAntithetic), years, rows, length);
    },
    quantiles,
    logarithms,
    exponentials,
    combine(to, rows, length, coefficients, first = 0) {
      for (let row = 0; row < rows; row++) all[CAPACITY + row] = coefficients[first + row]!;
      exports.combine(to, 0, length, rows, CAPACITY);
    },
  };
}

export function createPlainKernel(): Kernel {
  const numbers = new Float64Array(CAPACITY);
  const change = (from: number, count: number, of: (x: number) => number) => {
    for (let index = from; index < from + count; index++) numbers[index] = of(numbers[index]!);
  };
  return {
    numbers,
    draw: (draws, rows, length) => drawRows(draws, rows, length, numbers),
    quantiles: (from, count) => change(from, count, normalQuantile),
    logarithms: (from, count) => change(from, count, log),
    exponentials: (from, count, mean, deviation) => change(from, count, (x) => exp(mean + deviation * x)),
    combine(to, rows, length, coefficients, first = 0) {
      for (let index = 0; index < length; index++) {
        let sum = 0;
        for (let row = 0; row < rows; row++)
          sum += coefficients[first + row]! * numbers[row * length + index]!;
        numbers[to + index] = sum;
      }
    },
  };
}
