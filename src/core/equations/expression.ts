import { Decimal } from 'decimal.js';
import { UNDECIDED, type Arithmetic } from '../arithmetic/arithmetic.ts';
import { createDecimalArithmetic, wholeNumberOf } from '../arithmetic/decimal.ts';
import { exactly, magnitudeOf, type DecimalBall } from '../arithmetic/decimal-ball.ts';
import { wholePower } from '../finance/growth.ts';

/**
 * The little language in which a calculator writes its formula down for people: names, numbers, + − · / ^, parentheses,
 * and the functions ln, floor, ceil, max, and round, which rounds money to its `decimals`. It is evaluated with many digits, so that what people read is checked
 * against what the service calculates.
 */
export type Expression =
  | { readonly kind: 'number'; readonly text: string }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'call'; readonly name: FunctionName; readonly operands: readonly Expression[] }
  | { readonly kind: 'negation'; readonly operand: Expression }
  | {
      readonly kind: 'operation';
      readonly operator: Operator;
      readonly left: Expression;
      readonly right: Expression;
    };

type Operator = '+' | '−' | '·' | '/' | '^';
const functionNames = ['ln', 'floor', 'ceil', 'max', 'round'] as const;
type FunctionName = (typeof functionNames)[number];

/** What names stand for: decimals, or the words of a choice. */
export type Names = ReadonlyMap<string, Decimal | string>;

const tokenPattern = /\s*(\d+(?:\.\d+)?|[A-Za-z][A-Za-z0-9_]*|[-+−·/^(),=<>≤≥])/y;

/** Throws an Error that shows the place when the text is no expression. */
export function parseExpression(text: string): Expression {
  const tokens = tokenize(text);
  let position = 0;
  const peek = () => tokens[position];
  const take = (token: string) => {
    if (peek() !== token) return false;
    position++;
    return true;
  };
  const expect = (token: string) => {
    if (!take(token)) throw new Error(`"${text}": ${token} is missing at token ${position}`);
  };

  function sum(): Expression {
    let left = product();
    for (;;) {
      if (take('+')) left = { kind: 'operation', operator: '+', left, right: product() };
      else if (take('−')) left = { kind: 'operation', operator: '−', left, right: product() };
      else return left;
    }
  }
  function product(): Expression {
    let left = factor();
    for (;;) {
      if (take('·')) left = { kind: 'operation', operator: '·', left, right: factor() };
      else if (take('/')) left = { kind: 'operation', operator: '/', left, right: factor() };
      else return left;
    }
  }
  function factor(): Expression {
    if (take('−')) return { kind: 'negation', operand: factor() };
    const base = primary();
    return take('^') ? { kind: 'operation', operator: '^', left: base, right: factor() } : base;
  }
  function primary(): Expression {
    if (take('(')) {
      const inner = sum();
      expect(')');
      return inner;
    }
    const token = tokens[position++] ?? '';
    if (/^\d/.test(token)) return { kind: 'number', text: token };
    if (!/^[A-Za-z]/.test(token)) throw new Error(`"${text}": "${token}" is no operand`);
    return peek() === '(' ? call(token) : { kind: 'name', name: token };
  }
  function call(token: string): Expression {
    const name = functionNames.find((name) => name === token);
    if (name === undefined) throw new Error(`"${text}": ${token} is no function`);
    expect('(');
    const operands = [sum()];
    while (take(',')) operands.push(sum());
    expect(')');
    return { kind: 'call', name, operands };
  }

  const expression = sum();
  if (position < tokens.length) throw new Error(`"${text}": "${peek()}" is too much`);
  return expression;
}

function tokenize(text: string): string[] {
  const tokens: string[] = [];
  tokenPattern.lastIndex = 0;
  for (let end = 0; end < text.trimEnd().length; end = tokenPattern.lastIndex) {
    const token = tokenPattern.exec(text)?.[1];
    if (token === undefined) throw new Error(`"${text}": what stands at ${end} is no part of an expression`);
    tokens.push(token);
  }
  return tokens;
}

/** Digits beyond those of a value: for the roundings on the way, and those that the exponent of a power takes. */
const SPARE_DIGITS = 20;

/**
 * The value with so many significant digits, NaN where there is none. Throws an Error for a name that is unknown or a word.
 */
export function evaluateExpression(expression: Expression, names: Names, digits: number): Decimal {
  const a = createDecimalArithmetic(digits + SPARE_DIGITS);
  // Points: what little each operation rounds is not followed.
  const value = (node: Expression): DecimalBall => {
    switch (node.kind) {
      case 'number':
        return exactly(node.text);
      case 'name':
        return exactly(numberOf(node.name, names));
      case 'negation':
        return a.negate(value(node.operand));
      case 'call':
        return a.point(apply(a, node.name, node.operands.map(value), names));
      case 'operation':
        return a.point(operate(a, digits, node.operator, value(node.left), value(node.right)));
    }
  };
  try {
    return decimalOf(value(expression)).toSignificantDigits(digits);
  } catch (error) {
    if (error !== UNDECIDED) throw error;
    return new Wide(NaN);
  }
}

function numberOf(name: string, names: Names): string {
  const known = names.get(name);
  if (!(known instanceof Object)) throw new Error(`${name} is not a number`);
  if (!known.isFinite()) throw UNDECIDED;
  return known.toString();
}

function apply(
  a: Arithmetic<DecimalBall>,
  name: FunctionName,
  operands: readonly DecimalBall[],
  names: Names,
): DecimalBall {
  const [first] = operands as readonly [DecimalBall];
  switch (name) {
    case 'ln':
      return a.log(first);
    case 'floor':
      return exactly(settled(decimalOf(first)).floor().toString());
    case 'ceil':
      return exactly(settled(decimalOf(first)).ceil().toString());
    case 'max':
      return operands.reduce((most, operand) =>
        a.certainSign(a.subtract(operand, most)) > 0 ? operand : most,
      );
    case 'round': {
      const decimals = Number(names.get('decimals'));
      const rounded = settled(decimalOf(first)).toDecimalPlaces(decimals, Decimal.ROUND_HALF_UP);
      return exactly(rounded.toString());
    }
  }
}

/** Holds whatever comes out of an evaluation. */
const Wide = Decimal.clone({ precision: 10_000, maxE: 9e15, minE: -9e15 });

function decimalOf({ middle, exponent }: DecimalBall): Decimal {
  return new Wide(`${middle}e${exponent}`);
}

/** Digits of a value that is rounded: what the many more leave of a whole number or a tie is not above or below it. */
const SETTLED_DIGITS = 40;

function settled(value: Decimal): Decimal {
  return value.toSignificantDigits(SETTLED_DIGITS);
}

/** Of a sum's parts so few of their digits are left where these have cancelled: they are rounding, and stand for 0. */
const CANCELLED_DIGITS = 6;

function addUnlessCancelled(
  a: Arithmetic<DecimalBall>,
  digits: number,
  left: DecimalBall,
  right: DecimalBall,
): DecimalBall {
  const sum = a.add(left, right);
  const largest = Math.max(magnitudeOf(left), magnitudeOf(right));
  return magnitudeOf(sum) < largest - digits + CANCELLED_DIGITS ? exactly(0) : sum;
}

function operate(
  a: Arithmetic<DecimalBall>,
  digits: number,
  operator: Operator,
  left: DecimalBall,
  right: DecimalBall,
): DecimalBall {
  switch (operator) {
    case '+':
      return addUnlessCancelled(a, digits, left, right);
    case '−':
      return addUnlessCancelled(a, digits, left, a.negate(right));
    case '·':
      return a.multiply(left, right);
    case '/':
      return a.divide(left, right);
    case '^':
      return powerOf(a, left, right);
  }
}

function powerOf(a: Arithmetic<DecimalBall>, base: DecimalBall, exponent: DecimalBall): DecimalBall {
  const whole = wholeNumberOf(exponent);
  if (!Number.isNaN(whole)) {
    const power = wholePower(a, base, Math.abs(whole));
    return whole < 0 ? a.divide(1, power) : power;
  }
  return a.certainSign(base) === 0 ? base : a.exp(a.multiply(a.log(base), exponent));
}

/**
 * Two expressions with a relation between, "name = word", or "name is given", which tells an input that was left out, or a
 * line without a value, from a number.
 */
export interface Condition {
  readonly left: string;
  readonly relation: '=' | '<' | '≤' | '>' | '≥' | 'is given';
  readonly right: string;
}

/** Throws an Error when the text is no condition. */
function parseCondition(text: string): Condition {
  const match = /^(.*?)\s*([=<>≤≥]|\bis given$)\s*(.*)$/.exec(text);
  if (match === null) throw new Error(`"${text}" is no condition`);
  const [, left, relation, right] = match;
  return { left, relation, right } as Condition;
}

export function evaluateCondition(condition: string, names: Names, digits: number): boolean {
  const { left, relation, right } = parseCondition(condition);
  if (relation === 'is given') return names.has(left);
  // An input that was left out; every other name is known before it is used.
  if (/^[A-Za-z]\w*$/.test(left) && !names.has(left)) return false;
  const word = names.get(left);
  if (typeof word === 'string') return word === right;
  const [one, other] = [left, right].map((side) =>
    evaluateExpression(parseExpression(side), names, digits),
  ) as [Decimal, Decimal];
  const difference = settled(one).minus(settled(other));
  switch (relation) {
    case '=':
      return difference.isZero();
    case '<':
      return difference.isNegative() && !difference.isZero();
    case '≤':
      return difference.lessThanOrEqualTo(0);
    case '>':
      return difference.greaterThan(0);
    case '≥':
      return difference.greaterThanOrEqualTo(0);
  }
}
