import { MAX_WHOLE } from '#core/equations/code/bounded-code.ts';
import { define, once, type Code } from '#core/equations/code/code.ts';

/** JavaScript for a number. */
export interface CallTerm {
  /**
   * Of the arithmetic `a`, or a plain one, which most of its operations take as well; empty where there are
   * units.
   */
  readonly text: string;
  readonly isPlain: boolean;
  /** Of a plain whole number: how large it is at most, below 2^53. */
  readonly whole?: number;
  /** Of another number: how large it is at most, where that is known. */
  readonly most?: number;
  /** Of money: a bigint with the count of its minor units. */
  readonly units?: string;
  /**
   * The quotient of two bigints that it is, where it is known to be one: it decides roundings that lie on a
   * tie.
   */
  readonly ratio?: { readonly numerator: string; readonly denominator: string };
}

export type CallCode = Code<CallTerm>;

export function call(code: CallCode, expression: string): CallTerm {
  return once(code, expression, () => ({ text: define(code, expression), isPlain: false }));
}

export function plain(text: string, whole: number): CallTerm {
  return whole < MAX_WHOLE ? { text, isPlain: true, whole } : { text, isPlain: true };
}

/** A number of the arithmetic, also of a plain one. */
export function numberOf(code: CallCode, x: CallTerm): string {
  return x.isPlain ? call(code, `a.of(${x.text})`).text : operandOf(code, x);
}

/** A number of the arithmetic, or a plain one. */
export function operandOf(code: CallCode, { text, units }: CallTerm): string {
  return units === undefined ? text : call(code, `a.ofUnits(${units}, m)`).text;
}
