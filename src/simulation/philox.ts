/**
 * Philox4x32-10, a generator by counter: the words of any draw follow from the seed and the place of the draw
 * alone, so that a path can be drawn by itself, in any order and on any thread. J. K. Salmon, M. A. Moraes,
 * R. O. Dror and D. E. Shaw, Parallel random numbers: as easy as 1, 2, 3, Proceedings of SC11 (2011).
 */
const FIRST_MULTIPLIER = 0xd2511f53;
const SECOND_MULTIPLIER = 0xcd9e8d57;
const FIRST_STEP = 0x9e3779b9;
const SECOND_STEP = 0xbb67ae85;
const ROUNDS = 10;

const HALF = 0xffff;
/** Two words make 52 bits: with 53, half a step above the largest would be 1. */
const SHIFT = 12;
const SCALE = 2 ** -52;

/**
 * The upper half of the product of two words, of which one comes as its halves: their products are whole
 * numbers of 32 bits.
 */
function upperProduct(lowX: number, highX: number, y: number): number {
  const lowY = y & HALF;
  const highY = y >>> 16;
  const first = (Math.imul(highX, lowY) + (Math.imul(lowX, lowY) >>> 16)) | 0;
  const second = (Math.imul(lowX, highY) + (first & HALF)) | 0;
  return (Math.imul(highX, highY) + (first >>> 16) + (second >>> 16)) | 0;
}

/** Two words of a seed of 64 bits. */
export interface Seed {
  readonly low: number;
  readonly high: number;
}

/** Writes the four words of the block at a counter of four words to `words`. */
export function philox(seed: Seed, counter: Int32Array, words: Int32Array): void {
  let a = counter[0]! | 0;
  let b = counter[1]! | 0;
  let c = counter[2]! | 0;
  let d = counter[3]! | 0;
  let first = seed.low | 0;
  let second = seed.high | 0;
  for (let round = 0; round < ROUNDS; round++) {
    const upperA = upperProduct(0x1f53, 0xd251, a);
    const upperC = upperProduct(0x8d57, 0xcd9e, c);
    const lowerA = Math.imul(FIRST_MULTIPLIER, a);
    a = upperC ^ b ^ first;
    b = Math.imul(SECOND_MULTIPLIER, c);
    c = upperA ^ d ^ second;
    d = lowerA;
    first = (first + FIRST_STEP) | 0;
    second = (second + SECOND_STEP) | 0;
  }
  words[0] = a;
  words[1] = b;
  words[2] = c;
  words[3] = d;
}

/** A number strictly between 0 and 1: one of 2^52 that lie evenly, each with its mirror image 1 − u. */
function uniform(upper: number, lower: number): number {
  return ((upper >>> SHIFT) * 2 ** 32 + (lower >>> 0) + 0.5) * SCALE;
}

/** The draws of all years of several paths, one path after the other. */
export interface Draws {
  readonly seed: Seed;
  readonly years: number;
  readonly firstPath: number;
  /** Whether odd paths have 1 − u wherever the path before them has u. */
  readonly isAntithetic: boolean;
}

/**
 * Writes an even number of rows, one for each draw of a year, with `length` numbers strictly between 0 and 1
 * in each.
 */
export function drawRows(draws: Draws, rows: number, length: number, numbers: Float64Array): void {
  const { seed, years, firstPath, isAntithetic } = draws;
  const counter = new Int32Array(4);
  const words = new Int32Array(4);
  for (let index = 0; index < length; index++) {
    const path = firstPath + Math.floor(index / years);
    const isMirrored = isAntithetic && path % 2 === 1;
    counter[0] = isAntithetic ? path >>> 1 : path;
    counter[2] = index % years;
    for (let row = 0; row < rows; row += 2) {
      counter[3] = row >>> 1;
      philox(seed, counter, words);
      const [u, v] = [uniform(words[0]!, words[1]!), uniform(words[2]!, words[3]!)];
      numbers[row * length + index] = isMirrored ? 1 - u : u;
      numbers[(row + 1) * length + index] = isMirrored ? 1 - v : v;
    }
  }
}
