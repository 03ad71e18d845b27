import { Decimal } from 'decimal.js';

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

/** The value with so many significant digits. Throws an Error for a name that is unknown or a word. */
export function evaluateExpression(expression: Expression, names: Names, digits: number): Decimal {
  const Precise = Decimal.clone({ precision: digits, maxE: 9e15, minE: -9e15 });
  const value = (node: Expression): Decimal => {
    switch (node.kind) {
      case 'number':
        return new Precise(node.text);
      case 'name': {
        const known = names.get(node.name);
        if (!(known instanceof Object)) throw new Error(`${node.name} is not a number`);
        return new Precise(known);
      }
      case 'negation':
        return value(node.operand).negated();
      case 'call':
        return apply(node.name, node.operands.map(value), names);
      case 'operation':
        return operate(node.operator, value(node.left), value(node.right));
    }
  };
  return value(expression);
}

function apply(name: FunctionName, operands: readonly Decimal[], names: Names): Decimal {
  switch (name) {
    case 'ln':
      return operands[0]!.ln();
    case 'floor':
      return settled(operands[0]!).floor();
    case 'ceil':
      return settled(operands[0]!).ceil();
    case 'max':
      return operands.reduce((most, operand) => (operand.greaterThan(most) ? operand : most));
    case 'round':
      return settled(operands[0]!).toDecimalPlaces(Number(names.get('decimals')), Decimal.ROUND_HALF_UP);
  }
}

/** Digits of a value that is rounded: what the many more leave of a whole number or a tie is not above or below it. */
const SETTLED_DIGITS = 40;

function settled(value: Decimal): Decimal {
  return value.toSignificantDigits(SETTLED_DIGITS);
}

function operate(operator: Operator, left: Decimal, right: Decimal): Decimal {
  switch (operator) {
    case '+':
      return left.plus(right);
    case '−':
      return left.minus(right);
    case '·':
      return left.times(right);
    case '/':
      return left.dividedBy(right);
    case '^':
      return left.pow(right);
  }
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
export function parseCondition(text: string): Condition {
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
