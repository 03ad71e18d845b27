import { varint } from './varint.ts';

const BLOCK = 128;
const MINIBLOCKS = 4;
const MINIBLOCK = BLOCK / MINIBLOCKS;
/** Values of less have differences that doubles hold beside the seven bits before them. */
export const MAX_PACKED = 2 ** 44;
/** Bits that an int32 holds beside the seven bits before them. */
const MAX_SMALL_WIDTH = 24;

/**
 * Whole numbers as the differences from one to the next, with the bits that these need: the encoding
 * DELTA_BINARY_PACKED of Parquet. Each is below MAX_PACKED in size. Source:
 * https://parquet.apache.org/docs/file-format/data-pages/encodings/
 */
export function packDeltas(values: Float64Array, count: number): Uint8Array {
  // A varint of the least difference and four widths a block, and at most 46 bits a value.
  const bytes = new Uint8Array(64 + Math.ceil(count / BLOCK) * (12 + 6 * BLOCK));
  const deltas = new Float64Array(BLOCK);
  /** The greatest difference in each miniblock. */
  const tops = new Float64Array(MINIBLOCKS);
  const head = [BLOCK, MINIBLOCKS, count, zigzag(count === 0 ? 0 : values[0]!)].flatMap(varint);
  bytes.set(head);
  let at = head.length;
  for (let start = 1; start < count; start += BLOCK) {
    const size = Math.min(BLOCK, count - start);
    let [least, greatest] = [Infinity, -Infinity];
    let before = values[start - 1]!;
    for (let mini = 0; mini < MINIBLOCKS; mini++) {
      const end = Math.min((mini + 1) * MINIBLOCK, size);
      let most = -Infinity;
      for (let i = mini * MINIBLOCK; i < end; i++) {
        const value = values[start + i]!;
        const delta = value - before;
        deltas[i] = delta;
        if (delta < least) least = delta;
        if (delta > most) most = delta;
        before = value;
      }
      tops[mini] = most;
      if (most > greatest) greatest = most;
    }
    const opening = varint(zigzag(least));
    bytes.set(opening, at);
    const widths = at + opening.length;
    at = widths + MINIBLOCKS;
    // All widths are 0.
    if (least === greatest) continue;
    deltas.fill(least, size);
    for (let mini = 0; mini < MINIBLOCKS; mini++) {
      const first = mini * MINIBLOCK;
      const width = bitsOf(Math.max(0, tops[mini]! - least));
      bytes[widths + mini] = width;
      if (width > 0)
        at = (width <= MAX_SMALL_WIDTH ? packSmall : packWide)(bytes, at, deltas, first, least, width);
    }
  }
  return bytes.subarray(0, at);
}

/** How many bits a whole number has. */
function bitsOf(whole: number): number {
  const high = Math.floor(whole / 2 ** 32);
  return high > 0 ? 64 - Math.clz32(high) : 32 - Math.clz32(whole);
}

/** What each value is above the least one, the lowest bits first. */
function packSmall(
  bytes: Uint8Array,
  start: number,
  values: Float64Array,
  first: number,
  least: number,
  width: number,
): number {
  let [at, rest, bits] = [start, 0, 0];
  for (let i = first; i < first + MINIBLOCK; i++) {
    rest |= (values[i]! - least) << bits;
    for (bits += width; bits >= 8; bits -= 8) {
      bytes[at++] = rest;
      rest >>>= 8;
    }
  }
  return at;
}

/** The same of wider numbers, in doubles. */
function packWide(
  bytes: Uint8Array,
  start: number,
  values: Float64Array,
  first: number,
  least: number,
  width: number,
): number {
  let [at, rest, bits] = [start, 0, 0];
  for (let i = first; i < first + MINIBLOCK; i++) {
    rest += (values[i]! - least) * 2 ** bits;
    for (bits += width; bits >= 8; bits -= 8) {
      const next = Math.floor(rest / 256);
      bytes[at++] = rest - next * 256;
      rest = next;
    }
  }
  return at;
}

function zigzag(value: number): number {
  return value < 0 ? -2 * value - 1 : 2 * value;
}
