import { define, once, type Code } from './code.ts';

/**
 * Writes JavaScript that calculates in doubles with a proven bound of the error: what `ball.ts` does, without
 * its objects, and with most bounds known when the code is written. The assumptions are those of `ball.ts`.
 *
 * Where a bound would not hold (underflow, a divisor that may be 0, the logarithm of what may be) or a
 * decision is not certain, the code returns nothing. All checks are written so that NaN fails them.
 */
export interface BoundedTerm {
  /** A variable or a literal. */
  readonly value: string;
  /**
   * |value − true value| is at most |value| times this constant, and the value is 0, or its size is about
   * from MIN_SIZE to MAX_SIZE, or it is NaN. Undefined where the bound is not known before the code runs.
   */
  readonly relative?: number;
  /** The variable that has the bound then. */
  readonly radius?: string;
  /**
   * 1 where neither value nor true value is below 0, −1 where neither is above, 0 where that is not known.
   */
  readonly sign: Sign;
  /** Of a whole number without an error: how large it is at most. */
  readonly whole?: number;
  /** JavaScript that is true where it is a whole number without an error, if it is also below 2^53. */
  readonly isWhole?: string;
  /**
   * Of the quotient of whole numbers so small that it lies on a whole number or beyond just where theirs
   * does: how large it is at most.
   */
  readonly smallQuotient?: number;
  /**
   * JavaScript for the denominator of the true value (see denominators.ts); undefined where none is known.
   */
  readonly denominator?: string;
}

export type Sign = 1 | 0 | -1;

export type BoundedCode = Code<BoundedTerm>;

/** Bounds the relative rounding of an operation, and of the double beside a decimal: 2^−53 and some slack. */
export const ROUNDING = 1.2e-16;
/**
 * Covers the roundings in the calculation of a bound, and the products of constant bounds that it leaves out:
 * for bounds of a sum s, at most MAX_RELATIVE, Π(1 + eₖ)^±1 differs from 1 by at most s/(1 − s) < s·OUTWARD.
 */
export const OUTWARD = 1 + 2 ** -28;
const MAX_RELATIVE = 2 ** -30;
/**
 * Covers the underflow of a value and of the parts of its bound. Four times the smallest positive double
 * would do, but processors take a hundred times as long for numbers so small, and for products of such
 * bounds.
 */
export const TINY = 2 ** -450;
/** A bound of 10^−16 of what is larger than this does not underflow. */
const MIN_SIZE = 1e-250;
const MAX_SIZE = 1e250;
/**
 * A quotient of whole numbers, the upper one below this, is further from the next whole number than it is
 * rounded.
 */
const MAX_DIVIDED = 2 ** 51;
/** Below it, sums and products of whole numbers are exact. */
export const MAX_WHOLE = 2 ** 53;

export const ONE: BoundedTerm = literal('1');

/** A number as the language of expressions writes it, never negative. */
export function literal(text: string): BoundedTerm {
  const value = Number(text);
  return Number.isSafeInteger(value)
    ? { value: text, relative: 0, sign: 1, whole: value }
    : { value: text, relative: ROUNDING, sign: 1 };
}

export function demand(code: BoundedCode, condition: string): void {
  code.lines.push(`if (!(${condition})) return;`);
}

/** A number from outside; it stands for its shortest decimal form. */
export function read(code: BoundedCode, expression: string, sign: Sign): BoundedTerm {
  return once(code, expression, () => {
    const value = define(code, expression);
    const isWhole = `Math.floor(${value}) === ${value}`;
    return relativeTerm(code, { value, relative: ROUNDING, sign, isWhole }, `${value} === 0`);
  });
}

/** A whole number from outside, of at most this size, below 2^53. */
export function readWhole(code: BoundedCode, expression: string, sign: Sign, most: number): BoundedTerm {
  return once(code, expression, () => {
    const term: BoundedTerm = { value: define(code, expression), relative: 0, sign, whole: most };
    demand(code, `${sizeOf(term)} >= 0 && ${sizeOf(term)} <= ${most}`);
    return term;
  });
}

/** The size is checked but where `isZero`. */
function relativeTerm(code: BoundedCode, term: BoundedTerm, isZero: string): BoundedTerm {
  if (term.relative! > MAX_RELATIVE) throw new Error('a constant bound is too large');
  const size = sizeOf(term);
  demand(code, `(${size} > ${MIN_SIZE} && ${size} < ${MAX_SIZE}) || ${isZero}`);
  return term;
}

export function boundedTerm(code: BoundedCode, value: string, bound: string, sign: Sign): BoundedTerm {
  return { value, radius: define(code, bound), sign };
}

export function sizeOf({ value, sign }: BoundedTerm): string {
  if (sign === 0) return `Math.abs(${value})`;
  return sign === 1 ? value : `-${value}`;
}

/** How far the true value is away at most. */
export function errorOf(term: BoundedTerm): string {
  if (term.radius !== undefined) return term.radius;
  return term.relative === 0 ? '0' : `${sizeOf(term)} * ${term.relative}`;
}

/** The sign of a product or a quotient. */
function commonSign(a: BoundedTerm, b: BoundedTerm): Sign {
  return (a.sign * b.sign) as Sign;
}

export function negate(code: BoundedCode, a: BoundedTerm): BoundedTerm {
  return once(code, `-${a.value}`, () => ({
    ...a,
    value: define(code, `-${a.value}`),
    sign: -a.sign as Sign,
  }));
}

export function add(code: BoundedCode, a: BoundedTerm, b: BoundedTerm): BoundedTerm {
  const expression = `${a.value} + ${b.value}`;
  return once(code, expression, () => sum(code, expression, a, b, a.sign === b.sign ? a.sign : 0));
}

export function subtract(code: BoundedCode, a: BoundedTerm, b: BoundedTerm): BoundedTerm {
  const expression = `${a.value} - ${b.value}`;
  return once(code, expression, () => sum(code, expression, a, b, a.sign === -b.sign ? a.sign : 0));
}

/** A sum or difference; where it underflows it is exact. */
function sum(code: BoundedCode, expression: string, a: BoundedTerm, b: BoundedTerm, sign: Sign): BoundedTerm {
  const value = define(code, expression);
  const whole = (a.whole ?? Infinity) + (b.whole ?? Infinity);
  if (whole < MAX_WHOLE) return { value, relative: 0, sign, whole };
  const rounding = `Math.abs(${value}) * ${ROUNDING}`;
  return boundedTerm(code, value, `(${errorOf(a)} + ${errorOf(b)} + ${rounding}) * ${OUTWARD}`, sign);
}

export function multiply(code: BoundedCode, a: BoundedTerm, b: BoundedTerm): BoundedTerm {
  return once(code, `${a.value} * ${b.value}`, () => {
    const value = define(code, `${a.value} * ${b.value}`);
    const sign = commonSign(a, b);
    const whole = (a.whole ?? Infinity) * (b.whole ?? Infinity);
    if (whole < MAX_WHOLE) return { value, relative: 0, sign, whole };
    if (a.relative !== undefined && b.relative !== undefined) {
      const relative = (a.relative + b.relative + ROUNDING) * OUTWARD;
      const isWhole = wholeTest(a, b);
      const term = { value, relative, sign, ...(isWhole !== undefined && { isWhole }) };
      return relativeTerm(code, term, `${a.value} === 0 || ${b.value} === 0`);
    }
    const parts = [`Math.abs(${value}) * ${ROUNDING + (a.relative ?? 0) + (b.relative ?? 0)}`];
    if (a.radius !== undefined) parts.push(`${a.radius} * ${sizeOf(b)}`);
    if (b.radius !== undefined) parts.push(`${b.radius} * ${sizeOf(a)}`);
    if (a.radius !== undefined && b.radius !== undefined) parts.push(`${a.radius} * ${b.radius}`);
    return boundedTerm(code, value, `(${parts.join(' + ')}) * ${OUTWARD} + ${TINY}`, sign);
  });
}

/** Of a product, which is no smaller than its factors or 0. */
function wholeTest(a: BoundedTerm, b: BoundedTerm): string | undefined {
  const [one, other] = [a, b].map(({ whole, isWhole }) => (whole === undefined ? isWhole : 'true'));
  return one === undefined || other === undefined ? undefined : `${one} && ${other}`;
}

export function divide(code: BoundedCode, a: BoundedTerm, b: BoundedTerm): BoundedTerm {
  return once(code, `${a.value} / ${b.value}`, () => {
    const value = define(code, `${a.value} / ${b.value}`);
    const sign = commonSign(a, b);
    if (a.relative !== undefined && b.relative !== undefined) {
      const relative = (a.relative + b.relative + ROUNDING) * OUTWARD;
      const smallQuotient = b.whole !== undefined && a.whole! <= MAX_DIVIDED ? a.whole : undefined;
      const term = { value, relative, sign, ...(smallQuotient !== undefined && { smallQuotient }) };
      return relativeTerm(code, term, `${a.value} === 0`);
    }
    const rounding = `Math.abs(${value}) * ${ROUNDING + (b.relative ?? 0)}`;
    const bound =
      b.radius === undefined
        ? `${a.radius} / ${sizeOf(b)} + ${rounding}`
        : `(${errorOf(a)} + (Math.abs(${value}) + ${TINY}) * ${b.radius} + ${TINY}) / ${roomOf(code, b)} + ${rounding}`;
    return boundedTerm(code, value, `(${bound}) * ${OUTWARD} + ${TINY}`, sign);
  });
}

/** How far the true value is away from 0 at least, which is more than nothing. */
export function roomOf(code: BoundedCode, a: BoundedTerm): string {
  return once(code, `room of ${a.value}`, () => {
    const value = define(code, `${sizeOf(a)} - ${errorOf(a)}`);
    demand(code, `${value} > 0`);
    return { value, sign: 1 };
  }).value;
}
