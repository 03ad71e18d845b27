import { builtIn, isBuiltIn, library, type Known } from './known.ts';
import { EquationError, type Expression } from './tree.ts';

export type CallExpression = Omit<Expression & { readonly kind: 'call' }, 'kind'>;

/** As `checkStatement`; the operands were checked before. */
export function checkCall({ name, operands, position }: CallExpression, known: Known): void {
  const { functions } = known;
  const definition = functions.get(name) ?? library.get(name);
  const count = definition?.parameters?.length ?? 1;
  const takes = definition !== undefined ? [count, count] : isBuiltIn(name) ? builtIn[name] : undefined;
  if (takes === undefined) {
    const all = new Set([
      ...Object.keys({ ...builtIn, ...known.natives }),
      ...library.keys(),
      ...functions.keys(),
    ]);
    throw new EquationError(position, `${name} is not a function; these are: ${[...all].join(', ')}.`);
  }
  const [least, most] = takes as readonly [number, number];
  if (operands.length < least || operands.length > most) {
    const expected = least === most ? String(least) : `${least} to ${most}`;
    const noun = most === 1 ? 'operand' : 'operands';
    throw new EquationError(position, `${name} takes ${expected} ${noun}, not ${operands.length}.`);
  }
  if (definition !== undefined) functions.set(name, definition);
  checkIndex({ name, operands, position }, known);
}

/**
 * While a sequence has no step yet, it may be used only at k − 1, and what uses it only at k or k − 1: so
 * each of its values needs only those before it.
 */
function checkIndex({ name, operands, position }: CallExpression, known: Known): void {
  const isOpen = known.open.has(name);
  const [borrowed] = borrowedBy(name, known);
  if (borrowed === undefined) return;
  const { index } = known;
  const [at] = operands as readonly [Expression];
  const isSame = at.kind === 'name' && at.name === index;
  const isBefore =
    at.kind === 'operation' &&
    at.operator === '−' &&
    at.left.kind === 'name' &&
    at.left.name === index &&
    at.right.kind === 'number' &&
    at.right.text === '1';
  if (index !== undefined && (isBefore || (isSame && !isOpen))) return;
  const where = index === undefined ? 'below its equation for k' : `at ${index} − 1`;
  throw new EquationError(position, `The sequence ${borrowed} may be used here only ${where}.`);
}

/** The sequences without a step that a function needs. */
export function borrowedBy(name: string, { open, borrowed }: Known): readonly string[] {
  return [name, ...(borrowed.get(name) ?? [])].filter((one) => open.has(one));
}

/**
 * Whether it is a field of a row, which a word names: that of the row for which the equation stands, or
 * another one.
 */
export function isRowOf(
  { name, operands, position }: CallExpression,
  { functions, rows, row: own }: Known,
): boolean {
  const row = rows[functions.get(name)?.list ?? ''];
  if (row === undefined) return false;
  const names = row === own ? [row.field, ...row.options] : row.options;
  const [word] = operands;
  if (operands.length === 1 && word?.kind === 'name' && names.includes(word.name)) return true;
  throw new EquationError(position, `The operand of ${name} is one of ${names.join(', ')}.`);
}
