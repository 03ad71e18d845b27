import { operators, relations, type Expression } from '#core/equations/language/tree.ts';
import type { Random } from './random.ts';

/** The inputs with words that blocks of `drawBlock` have. */
export const randomChoices: ReadonlySet<string> = new Set(['timing', 'frequency']);

const place = { line: 1, column: 1 };

/** An expression of all kinds, in all positions. */
export function drawTree(random: Random, depth: number): Expression {
  const part = () => drawTree(random, random.integer(0, depth - 1));
  if (depth === 0) {
    return random.chance(0.3)
      ? { kind: 'number', text: random.pick(['0', '2', '12', '0.5', '1200']) }
      : { kind: 'name', name: random.pick(['i', 'n', 'rate', 'annual_rate', 'B2']), position: place };
  }
  return random.pick<() => Expression>([
    () => ({ kind: 'negation', operand: part() }),
    () => ({
      kind: 'call',
      name: random.pick(['floor', 'ceil', 'ln', 'f']),
      operands: [part()],
      position: place,
    }),
    () => ({
      kind: 'call',
      name: random.pick(['a', 's', 'max', 'V']),
      operands: [part(), part()],
      position: place,
    }),
    ...operators.map(
      (operator) => () => ({ kind: 'operation', operator, left: part(), right: part() }) as const,
    ),
  ])();
}

/** Equations of all kinds with blanks, parentheses and signs by chance. */
export function drawBlock(random: Random): string {
  const lines = Array.from({ length: random.integer(1, 6) }, (_, index) => {
    const name = random.pick(['x', 'total_paid', 'V(k)', 'W(k, i)']);
    const meaning = random.chance(0.4) ? `${drawBlanks(random)}//${drawBlanks(random)}Meaning ${index}` : '';
    if (random.chance(0.1)) return `require ${drawCondition(random)} else no-solution: there is - none`;
    if (random.chance(0.1)) return '';
    const value = () => write(drawTree(random, 3), random);
    if (random.chance(0.5)) return `${name} =${value()}${meaning}`;
    const last = random.chance(0.2) ? ' absent:  There is - none.' : `${value()} otherwise`;
    return `${name}=${value()} if ${drawCondition(random)} ${meaning}\n${drawBlanks(random)}=${last}`;
  });
  return lines.join('\n');
}

function drawCondition(random: Random): string {
  const relation = () =>
    random.chance(0.3)
      ? random.pick(['timing = at-once', 'frequency=half_yearly', 'timing is given', 'B2  is absent'])
      : write(drawTree(random, 1), random) +
        random.pick([...relations, '<=', '>=']) +
        write(drawTree(random, 1), random);
  return Array.from({ length: random.integer(1, 3) }, relation).join(random.pick([' and ', ' or ']));
}

function drawBlanks(random: Random): string {
  return ' '.repeat(Math.max(0, random.integer(-3, 3)));
}

const typed: Readonly<Record<string, string>> = { '−': '-', '·': '*' };

/** The parentheses that are left out make another expression of it. */
function write(expression: Expression, random: Random): string {
  const blanks = () => drawBlanks(random);
  const sign = (one: string) => blanks() + (random.chance(0.5) ? one : (typed[one] ?? one)) + blanks();
  const part = (one: Expression) => {
    const text = write(one, random);
    return random.chance(0.5) ? `(${blanks()}${text}${blanks()})` : text;
  };
  switch (expression.kind) {
    case 'number':
      return expression.text;
    case 'name':
      return expression.name;
    case 'negation':
      return sign('−') + part(expression.operand);
    case 'operation':
      return part(expression.left) + sign(expression.operator) + part(expression.right);
    case 'call':
      return `${expression.name}${blanks()}(${expression.operands.map(part).join(`${blanks()},${blanks()}`)})`;
    case 'native':
    case 'sum':
    case 'root':
    case 'first':
      throw new Error(`${expression.kind} is not drawn.`);
  }
}

/** What equations say, without where they say it. */
export function structureOf(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(structureOf);
  if (typeof node !== 'object' || node === null) return node;
  const members = Object.entries(node).filter(([key]) => key !== 'position');
  return Object.fromEntries(members.map(([key, value]) => [key, structureOf(value)]));
}
