import { Decimal } from 'decimal.js';
import type { Condition, Definition, Expression, Operator, Relation } from '#core/equations/language/tree.ts';

type Values = ReadonlyMap<string, Decimal | string>;

/**
 * Digits of what is rounded or compared: what many more leave of a whole number, or of two equal ones, is
 * none.
 */
const SETTLED_DIGITS = 40;
/** Of a sum whose parts have cancelled to fewer digits than these, only rounding is left. */
const CANCELLED_DIGITS = 6;
/** For the roundings on the way, and the digits that the exponent of a power takes. */
const SPARE_DIGITS = 20;

/**
 * The last of some definitions, evaluated in plain decimals of so many digits, without any of the arithmetics
 * of the service; NaN where it has no value.
 */
export function evaluateBlock(
  definitions: readonly Definition[],
  given: Readonly<Record<string, number | string>>,
  digits: number,
): Decimal {
  const Precise = Decimal.clone({ precision: digits + SPARE_DIGITS, maxE: 9e15, minE: -9e15 });
  const values = new Map<string, Decimal | string>();
  for (const [name, value] of Object.entries(given)) {
    values.set(name, typeof value === 'string' ? value : new Precise(value));
  }
  let last = new Precise(NaN);
  for (const { name, cases } of definitions) {
    const taken = cases.find(({ when }) => when === undefined || holds(Precise, when, values));
    last = evaluate(Precise, taken!.value!, values);
    values.set(name, last);
  }
  return last;
}

function evaluate(Precise: typeof Decimal, expression: Expression, values: Values): Decimal {
  const value = (one: Expression) => evaluate(Precise, one, values);
  const found = () => {
    switch (expression.kind) {
      case 'number':
        return new Precise(expression.text);
      case 'name':
        return values.get(expression.name) as Decimal;
      case 'negation':
        return value(expression.operand).negated();
      case 'operation':
        return operate[expression.operator](value(expression.left), value(expression.right));
      case 'call':
        return call[expression.name]!(...(expression.operands.map(value) as [Decimal]));
      case 'native':
      case 'sum':
      case 'root':
      case 'first':
        throw new Error(`${expression.kind} is not evaluated`);
    }
  };
  const result = found();
  return result.isFinite() ? result : new Precise(NaN);
}

const operate: Readonly<Record<Operator, (x: Decimal, y: Decimal) => Decimal>> = {
  '+': (x, y) => addUnlessCancelled(x, y),
  '−': (x, y) => addUnlessCancelled(x, y.negated()),
  '·': (x, y) => x.times(y),
  '/': (x, y) => x.dividedBy(y),
  '^': (x, y) => x.pow(y),
};

function addUnlessCancelled(x: Decimal, y: Decimal): Decimal {
  const sum = x.plus(y);
  const { precision } = x.constructor as typeof Decimal;
  const known = precision - SPARE_DIGITS - CANCELLED_DIGITS;
  return sum.e < Math.max(x.e, y.e) - known ? sum.times(0) : sum;
}

const call: Readonly<Record<string, (first: Decimal, ...others: Decimal[]) => Decimal>> = {
  ln: (x) => x.ln(),
  floor: (x) => settled(x).floor(),
  ceil: (x) => settled(x).ceil(),
  max: (...all) => all.reduce((most, one) => (one.greaterThan(most) || one.isNaN() ? one : most)),
};

function settled(value: Decimal): Decimal {
  return value.toSignificantDigits(SETTLED_DIGITS);
}

const related: Readonly<Record<Relation, (sign: number) => boolean>> = {
  '=': (sign) => sign === 0,
  '<': (sign) => sign < 0,
  '≤': (sign) => sign <= 0,
  '>': (sign) => sign > 0,
  '≥': (sign) => sign >= 0,
};

function holds(Precise: typeof Decimal, condition: Condition, values: Values): boolean {
  if (condition.kind === 'word') return values.get(condition.name) === condition.word;
  if (condition.kind !== 'relation') throw new Error(`${condition.kind} is not evaluated`);
  const [x, y] = [condition.left, condition.right].map((one) => settled(evaluate(Precise, one, values)));
  return related[condition.relation](x!.comparedTo(y!));
}
