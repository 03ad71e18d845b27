import { namesIn } from './names.ts';
import type { Expression, Statement } from './tree.ts';

/** Names that are always 0 or 1, by these numbers as text. */
export type Units = ReadonlyMap<string, '0' | '1'>;

/**
 * The definitions without what zeros and ones decide, such as x·0 and x + 0, also where a step turns out to
 * be one of them. Conditions keep the names. Of `units` there are more afterwards, for expressions over these
 * definitions; `kept` are results.
 */
export function reduceByUnits(
  statements: readonly Statement[],
  units: Units,
  kept: ReadonlySet<string>,
): { readonly statements: readonly Statement[]; readonly units: Units } {
  const all = new Map(units);
  const reduced = statements.map((statement) => {
    if (statement.kind === 'requirement') return statement;
    const { name, parameters = [], cases } = statement;
    const known = new Map([...all].filter(([unit]) => !parameters.includes(unit)));
    const [first, ...others] = cases.map((one) =>
      one.value === undefined ? one : { ...one, value: reduceExpression(one.value, known) },
    );
    const unit = first!.when === undefined && others.length === 0 ? unitOf(first!.value) : undefined;
    if (unit !== undefined && statement.parameters === undefined && !kept.has(name)) all.set(name, unit);
    return { ...statement, cases: [first!, ...others] as const };
  });
  return { statements: reduced, units: all };
}

export function reduceExpression(expression: Expression, units: Units): Expression {
  const names = namesIn(expression);
  return [...units.keys()].some((name) => names.has(name)) ? reduce(expression, units) : expression;
}

/** What code answers is given its operands by their names. */
function reduce(expression: Expression, units: Units): Expression {
  const inner = (one: Expression) => reduce(one, units);
  switch (expression.kind) {
    case 'name': {
      const text = units.get(expression.name);
      return text === undefined ? expression : { kind: 'number', text };
    }
    case 'operation':
      return reduceOperation({
        ...expression,
        left: inner(expression.left),
        right: inner(expression.right),
      });
    case 'negation':
      return { ...expression, operand: inner(expression.operand) };
    case 'call':
      return { ...expression, operands: expression.operands.map(inner) };
    case 'sum':
    case 'root':
      return { ...expression, operand: inner(expression.operand) };
    case 'number':
    case 'first':
    case 'native':
      return expression;
  }
}

function reduceOperation(operation: Expression & { readonly kind: 'operation' }): Expression {
  const { operator, left, right } = operation;
  const [first, second] = [unitOf(left), unitOf(right)];
  switch (operator) {
    case '+':
      return first === '0' ? right : second === '0' ? left : operation;
    case '−':
      return second === '0' ? left : operation;
    case '·':
      if (first === '0' || second === '1') return left;
      return second === '0' || first === '1' ? right : operation;
    case '/':
      return first === '0' || second === '1' ? left : operation;
    case '^':
      return first === '1' || second === '1' ? left : operation;
  }
}

function unitOf(expression: Expression | undefined): '0' | '1' | undefined {
  if (expression?.kind !== 'number') return undefined;
  return expression.text === '0' || expression.text === '1' ? expression.text : undefined;
}
