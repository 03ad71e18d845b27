import { exp, log } from './elementary.ts';
import { moduleText } from './kernel-module.ts';
import { normalQuantile } from './normal.ts';
import { drawRows, type Draws } from './philox.ts';

/**
 * What is done with many numbers at once, in WebAssembly or in TypeScript, with the same digits. The numbers stand in rows of one
 * even length, from place 0 on. What is in them belongs to nobody for longer than a call.
 */
export interface Kernel {
  readonly numbers: Float64Array;
  /** Fills rows with numbers strictly between 0 and 1: an even number of rows, one for each draw of a year. */
  readonly draw: (draws: Draws, rows: number, length: number) => void;
  /** Each number p becomes the x below which is a share p of the standard normal distribution. */
  readonly quantiles: (from: number, count: number) => void;
  readonly logarithms: (from: number, count: number) => void;
  /** x becomes e^(mean + deviation·x). */
  readonly exponentials: (from: number, count: number, mean: number, deviation: number) => void;
  /** The row at `to` becomes the sum of the first rows, each times one of the coefficients from `first` on. */
  readonly combine: (
    to: number,
    rows: number,
    length: number,
    coefficients: Float64Array,
    first?: number,
  ) => void;
}

/** Numbers in all rows; behind them is room for coefficients. */
const CAPACITY = 65_472;
/** Of a row, so that 62 rows fit, as a model of ten assets with a hundred degrees of freedom needs them. */
export const MAX_LENGTH = 1024;

let kernel: Kernel | undefined;

/** WebAssembly is missing where a policy of a page forbids it, and its pairs of doubles on old processors and in old browsers. */
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

/** What kernel.c exports. */
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

/** Throws where the runtime does not run it. */
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
    for (let place = from; place < from + count; place++) numbers[place] = of(numbers[place]!);
  };
  return {
    numbers,
    draw: (draws, rows, length) => drawRows(draws, rows, length, numbers),
    quantiles: (from, count) => change(from, count, normalQuantile),
    logarithms: (from, count) => change(from, count, log),
    exponentials: (from, count, mean, deviation) => change(from, count, (x) => exp(mean + deviation * x)),
    combine(to, rows, length, coefficients, first = 0) {
      for (let place = 0; place < length; place++) {
        let sum = 0;
        for (let row = 0; row < rows; row++)
          sum += coefficients[first + row]! * numbers[row * length + place]!;
        numbers[to + place] = sum;
      }
    },
  };
}
