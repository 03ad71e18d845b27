import type { Case, Condition, Definition, Expression, Operator } from './tree.ts';

/** How close an operator binds. */
const SUM = 1;
const PRODUCT = 2;
const FACTOR = 3;
const OPERAND = 4;

const closeness: Readonly<Record<Operator, number>> = {
  '+': SUM,
  '−': SUM,
  '·': PRODUCT,
  '/': PRODUCT,
  '^': FACTOR,
};

/**
 * An expression in the language itself, in parentheses where it binds less close than `least`, or begins with
 * a minus that follows another sign: x + (−y)·z.
 */
export function textOf(expression: Expression, least = SUM, isFirst = true): string {
  switch (expression.kind) {
    case 'number':
      return expression.text;
    case 'name':
      return expression.name;
    case 'call':
    case 'native': {
      const { name, operands } = expression;
      const call = `${name}(${operands.map((one) => textOf(one)).join(', ')})`;
      const field = expression.kind === 'call' ? expression.field : undefined;
      return field === undefined ? call : `${call}.${field}`;
    }
    case 'negation':
      return enclose(`−${textOf(expression.operand, FACTOR, false)}`, isFirst ? FACTOR : 0, least);
    case 'operation': {
      const { operator, left, right } = expression;
      const own = closeness[operator];
      const [before, after] = operator === '^' ? [OPERAND, FACTOR] : [own, own + 1];
      const isInner = isFirst || own < least;
      const sign = own === SUM ? ` ${operator} ` : operator;
      return enclose(
        textOf(left, before, isInner) + sign + textOf(right, after, operator === '^'),
        own,
        least,
      );
    }
    case 'sum':
    case 'root':
    case 'first': {
      const { kind, index, from, to } = expression;
      const parts = [
        ...('operand' in expression ? [textOf(expression.operand)] : []),
        ...('condition' in expression ? [textOfCondition(expression.condition)] : []),
      ];
      return `${kind}(${index} = ${textOf(from)}…${textOf(to)}, ${parts.join(' if ')})`;
    }
  }
}

function enclose(text: string, own: number, least: number): string {
  return own < least ? `(${text})` : text;
}

/** As `textOf`. */
export function textOfCondition(condition: Condition): string {
  switch (condition.kind) {
    case 'word':
      return `${condition.name} = ${condition.word}`;
    case 'item-word':
      return `${textOf(condition.item)} = ${condition.word}`;
    case 'presence':
      return `${condition.name} is ${condition.isGiven ? 'given' : 'absent'}`;
    case 'item-presence':
      return `${textOf(condition.item)} is ${condition.isGiven ? 'given' : 'absent'}`;
    case 'relation':
      return `${textOf(condition.left)} ${condition.relation} ${textOf(condition.right)}`;
    case 'and':
    case 'or':
      return `${textOfCondition(condition.left)} ${condition.kind} ${textOfCondition(condition.right)}`;
  }
}

/** How a definition begins: n, B(k), or B(0) where a sequence starts. */
export function headOf({ name, parameters, isStart }: Omit<Definition, 'cases'>): string {
  const operands = isStart === true ? ['0'] : parameters;
  return operands === undefined ? name : `${name}(${operands.join(', ')})`;
}

/** A definition in the language itself, a line for each case. */
export function linesOf(definition: Definition): readonly string[] {
  const { cases } = definition;
  return cases.map((one, index) => `${index === 0 ? headOf(definition) : ''} = ${textOfCase(one, cases)}`);
}

function textOfCase({ value, reason, when }: Case, cases: Definition['cases']): string {
  const otherwise = cases.length > 1 && value !== undefined ? ' otherwise' : '';
  const condition = when === undefined ? otherwise : ` if ${textOfCondition(when)}`;
  return `${value === undefined ? 'absent' : textOf(value)}${condition}${reason === undefined ? '' : `: ${reason}`}`;
}
