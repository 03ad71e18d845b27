import type { Code } from './code.ts';

/**
 * The operations that equations are written with: in one table they are doubles with bounds, in another calls
 * of an `Arithmetic`. Each writes code, and a term stands for what that calculates.
 */
export interface Operations<Term> {
  readonly literal: (text: string) => Term;
  readonly negate: (code: Code<Term>, a: Term) => Term;
  readonly add: (code: Code<Term>, a: Term, b: Term) => Term;
  readonly subtract: (code: Code<Term>, a: Term, b: Term) => Term;
  readonly multiply: (code: Code<Term>, a: Term, b: Term) => Term;
  readonly divide: (code: Code<Term>, a: Term, b: Term) => Term;
  readonly log: (code: Code<Term>, a: Term) => Term;
  /** ln(1 + a). */
  readonly log1p: (code: Code<Term>, a: Term) => Term;
  readonly exp: (code: Code<Term>, a: Term) => Term;
  /** e^a − 1. */
  readonly expm1: (code: Code<Term>, a: Term) => Term;
  /** (1 + rate)^periods. */
  readonly growth: (code: Code<Term>, rate: Term, periods: Term) => Term;
  /** (1 + rate)^periods − 1. */
  readonly growthLess1: (code: Code<Term>, rate: Term, periods: Term) => Term;
}

/**
 * A number in equations. It knows what it is less 1 where that can be had without cancellation: i of 1 + i.
 * So an author writes (1 + i)^n − 1, ln(1 + i) or (1 + j)/(1 + g) − 1 as a textbook does, and no digit is
 * lost where i is tiny.
 */
export interface Value<Term> {
  /** Writes the code for it, where that does not stand there yet. */
  readonly term: (code: Code<Term>) => Term;
  readonly lessOne?: () => Value<Term>;
  /** Of a whole number that is known when the code is written. */
  readonly constant?: number;
  /** What was divided, and by what. */
  readonly quotient?: readonly [Value<Term>, Value<Term>];
}

export interface Values<Term> {
  readonly literal: (text: string) => Value<Term>;
  readonly negate: (a: Value<Term>) => Value<Term>;
  readonly add: Binary<Term>;
  readonly subtract: Binary<Term>;
  readonly multiply: Binary<Term>;
  readonly divide: Binary<Term>;
  readonly power: Binary<Term>;
  readonly ln: (a: Value<Term>) => Value<Term>;
  readonly exp: (a: Value<Term>) => Value<Term>;
}

type Binary<Term> = (a: Value<Term>, b: Value<Term>) => Value<Term>;

/** The operations on values: constants are folded, and each result knows what it is less 1. */
export function createValues<Term>(operations: Operations<Term>): Values<Term> {
  const sums = createSums(operations);
  const products = createProducts(operations, sums);
  return { ...sums, ...products, ...createPowers(operations, sums, products) };
}

type Sums<Term> = Pick<Values<Term>, 'literal' | 'negate' | 'add' | 'subtract'> & {
  /** Of two constants, where that is a whole number: so it is exact. */
  readonly fold: (
    a: Value<Term>,
    b: Value<Term>,
    operate: (a: number, b: number) => number,
  ) => Value<Term> | undefined;
};

function createSums<Term>(operations: Operations<Term>): Sums<Term> {
  type Number = Value<Term>;

  function literal(text: string): Number {
    const number = Number(text);
    return {
      term: () => operations.literal(text),
      ...(Number.isSafeInteger(number) && { constant: number }),
    };
  }
  function constant(value: number): Number {
    return value < 0 ? { ...negate(constant(-value)), constant: value } : literal(String(value));
  }
  function fold(a: Number, b: Number, operate: (a: number, b: number) => number): Number | undefined {
    if (a.constant === undefined || b.constant === undefined) return undefined;
    const value = operate(a.constant, b.constant);
    return Number.isSafeInteger(value) ? constant(value) : undefined;
  }
  function negate(a: Number): Number {
    return { term: (code) => operations.negate(code, a.term(code)) };
  }
  function add(a: Number, b: Number): Number {
    const term = (code: Code<Term>) => operations.add(code, a.term(code), b.term(code));
    const rest = isOne(a) ? b : isOne(b) ? a : undefined;
    const sum = rest === undefined ? { term } : { term, lessOne: () => rest };
    return fold(a, b, (x, y) => x + y) ?? sum;
  }
  function subtract(a: Number, b: Number): Number {
    if (isOne(b) && a.lessOne !== undefined) return a.lessOne();
    if (isOne(a) && b.lessOne !== undefined) return negate(b.lessOne());
    const term = (code: Code<Term>) => operations.subtract(code, a.term(code), b.term(code));
    const difference = isOne(a) ? { term, lessOne: () => negate(b) } : { term };
    return fold(a, b, (x, y) => x - y) ?? difference;
  }

  return { literal, negate, add, subtract, fold };
}

type Products<Term> = Pick<Values<Term>, 'multiply' | 'divide'>;

function createProducts<Term>(
  operations: Operations<Term>,
  { add, subtract, fold }: Sums<Term>,
): Products<Term> {
  type Number = Value<Term>;

  function multiply(a: Number, b: Number): Number {
    if (isOne(a)) return b;
    if (isOne(b)) return a;
    const term = (code: Code<Term>) => operations.multiply(code, a.term(code), b.term(code));
    const [u, v] = [a.lessOne, b.lessOne];
    // (1 + u)·(1 + v) − 1 = u·(1 + v) + v
    const product = u && v ? { term, lessOne: () => add(multiply(u(), b), v()) } : { term };
    return fold(a, b, (x, y) => x * y) ?? product;
  }
  function divide(a: Number, b: Number): Number {
    const term = (code: Code<Term>) => operations.divide(code, a.term(code), b.term(code));
    const [u, v] = [a.lessOne, b.lessOne];
    // (1 + u)/(1 + v) − 1 = (u − v)/(1 + v)
    const lessOne = u && v && (() => divide(subtract(u(), v()), b));
    const quotient: Number = { term, quotient: [a, b], ...(lessOne !== undefined && { lessOne }) };
    return fold(a, b, (x, y) => x / y) ?? quotient;
  }

  return { multiply, divide };
}

function createPowers<Term>(
  operations: Operations<Term>,
  { literal, add }: Sums<Term>,
  { multiply }: Products<Term>,
): Pick<Values<Term>, 'power' | 'ln' | 'exp'> {
  type Number = Value<Term>;

  function power(a: Number, b: Number): Number {
    if (isOne(b)) return a;
    const rate = a.lessOne;
    if (rate === undefined) {
      const exponent = multiply(b, ln(a));
      return add(literal('1'), { term: (code) => operations.expm1(code, exponent.term(code)) });
    }
    const lessOne: Number = {
      term: (code) => operations.growthLess1(code, rate().term(code), b.term(code)),
    };
    return {
      term: (code) => operations.growth(code, rate().term(code), b.term(code)),
      lessOne: () => lessOne,
    };
  }
  function ln({ term, lessOne }: Number): Number {
    if (lessOne === undefined) return { term: (code) => operations.log(code, term(code)) };
    return { term: (code) => operations.log1p(code, lessOne().term(code)) };
  }
  function exp({ term }: Number): Number {
    return {
      term: (code) => operations.exp(code, term(code)),
      lessOne: () => ({ term: (code) => operations.expm1(code, term(code)) }),
    };
  }

  return { power, ln, exp };
}

function isOne<Term>({ constant }: Value<Term>): boolean {
  return constant === 1;
}
