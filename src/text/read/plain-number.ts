import { bounds } from '#base/bounds.ts';

const MAX_EXACT_DIGITS = 15;
const powersOfTen = Float64Array.from({ length: MAX_EXACT_DIGITS + 1 }, (_, exponent) => 10 ** exponent);
const [ZERO, NINE, POINT, MINUS] = [48, 57, 46, 45] as const;
const decoder = new TextDecoder();

/** So many significant digits has the decimal that a double is written as. */
const MAX_DIGITS = 17;

/** Whether a decimal has more digits than a double keeps, so that it would be read as another number. */
export function hasTooManyDigits(decimal: string): boolean {
  if (decimal.length <= MAX_DIGITS) return false;
  const digits = decimal.replace(/e.*$/i, '').replaceAll(/\D/g, '');
  return digits.replaceAll(/^0+|0+$/g, '').length > MAX_DIGITS;
}

/** What is wrong with such a number. */
export const TOO_MANY_DIGITS = `has more than ${MAX_DIGITS} significant digits; round it`;

/** Where the number ends that `readNumberAt` has read. */
let numberEnd = 0;

/**
 * The number that begins here, of digits with at most one point, correctly rounded: both the digits and the
 * power of ten are exact doubles, so that their quotient is rounded once; more digits are read by the engine.
 * NaN for everything else, which has to be read in another way.
 */
function readNumberAt(bytes: Uint8Array, start: number): number {
  const isNegative = bytes[start] === MINUS;
  const first = isNegative ? start + 1 : start;
  let at = first;
  let digits = 0;
  let pointAt = -1;
  for (; at < bytes.length; at++) {
    const byte = bytes[at]!;
    if (byte >= ZERO && byte <= NINE) digits = digits * 10 + (byte - ZERO);
    else if (byte === POINT && pointAt === -1) pointAt = at;
    else break;
  }
  numberEnd = at;
  const length = at - first;
  if (length === 0 || length > bounds.numberCharacters || pointAt === first || pointAt === at - 1) return NaN;
  if (length > MAX_EXACT_DIGITS) {
    const text = decoder.decode(bytes.subarray(start, at));
    return hasTooManyDigits(text) ? NaN : Number(text);
  }
  const size = pointAt === -1 ? digits : digits / powersOfTen[at - pointAt - 1]!;
  return isNegative ? -size : size;
}

/** The number that these bytes are; NaN where `readNumberAt` reads none, or not all of them. */
export function readPlainNumber(bytes: Uint8Array, start: number, end: number): number {
  const value = readNumberAt(bytes, start);
  return numberEnd === end ? value : NaN;
}
