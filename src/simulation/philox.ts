/**
 * Philox4x32-10, a generator by counter: the words of any draw follow from the seed and the place of the draw alone, so that a
 * path can be drawn by itself, in any order and on any thread. J. K. Salmon, M. A. Moraes, R. O. Dror and D. E. Shaw, Parallel
 * random numbers: as easy as 1, 2, 3, Proceedings of SC11 (2011).
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

/** The upper half of the product of two words, of which one comes as its halves: their products are whole numbers of 32 bits. */
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

/** Draws of one path after the other, each by its place: the path, the year in it, and the number of the draw in the year. */
export class Draws {
  readonly #seed: Seed;
  readonly #counter = new Int32Array(4);
  readonly #words = new Int32Array(4);
  #isMirrored = false;

  constructor(seed: Seed) {
    this.#seed = seed;
  }

  /** Goes to a path. One that is mirrored has 1 − u wherever the other has u. */
  goTo(path: number, isMirrored: boolean): void {
    this.#counter[0] = path;
    this.#isMirrored = isMirrored;
  }

  /** Writes the first `count` numbers of a year, strictly between 0 and 1, to `uniforms`. */
  fill(year: number, count: number, uniforms: Float64Array): void {
    const words = this.#words;
    const counter = this.#counter;
    counter[2] = year;
    for (let draw = 0; draw < count; draw += 2) {
      counter[3] = draw >>> 1;
      philox(this.#seed, counter, words);
      uniforms[draw] = uniform(words[0]!, words[1]!);
      if (draw + 1 < count) uniforms[draw + 1] = uniform(words[2]!, words[3]!);
    }
    if (!this.#isMirrored) return;
    for (let draw = 0; draw < count; draw++) uniforms[draw] = 1 - uniforms[draw]!;
  }
}
