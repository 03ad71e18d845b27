import { isOverBands, sumOverBands } from './bands.ts';
import type { Scanner } from './scan.ts';
import {
  relations,
  type Condition,
  type Expression,
  type Operator,
  type SourcePosition,
  type IndexRange,
  type Relation,
} from './tree.ts';

/** Expressions and conditions; docs/equations.md has the grammar. */
export interface Reader extends Scanner {
  /** The names that stand for words; fields of records follow a point. */
  readonly choices: ReadonlySet<string>;
  readonly natives: ReadonlySet<string>;
}

/** Names with a meaning of their own, which no definition may have. */
export const reserved: ReadonlySet<string> = new Set([
  'if',
  'otherwise',
  'and',
  'or',
  'require',
  'else',
  'is',
  'given',
  'absent',
  'sum',
  'root',
  'first',
]);

/** Those of them that are followed by a range in parentheses. */
export const binders: ReadonlySet<string> = new Set(['sum', 'root', 'first']);

export function parseName(reader: Reader): string {
  const name = reader.peek();
  if (!/^[A-Za-z]/.test(name) || reserved.has(name)) reader.fail('a name');
  return reader.next();
}

export function expect(reader: Scanner, token: string): void {
  if (!reader.take(token)) reader.fail(`"${token}"`);
}

export function parseSum(reader: Reader): Expression {
  return parseOperations(reader, ['+', '−'], () => parseOperations(reader, ['·', '/'], parseFactor));
}

function parseOperations(
  reader: Reader,
  operators: readonly Operator[],
  parseOperand: (reader: Reader) => Expression,
): Expression {
  let left = parseOperand(reader);
  for (;;) {
    const operator = operators.find((one) => reader.take(one));
    if (operator === undefined) return left;
    left = { kind: 'operation', operator, left, right: parseOperand(reader) };
  }
}

function parseFactor(reader: Reader): Expression {
  if (reader.take('−')) return { kind: 'negation', operand: parseFactor(reader) };
  const left = parseOperand(reader);
  if (!reader.take('^')) return left;
  return { kind: 'operation', operator: '^', left, right: parseFactor(reader) };
}

function parseOperand(reader: Reader): Expression {
  if (reader.take('(')) {
    const inner = parseSum(reader);
    expect(reader, ')');
    return inner;
  }
  const position = reader.position();
  const token = reader.peek();
  if (token === 'sum' || token === 'root' || token === 'first') return parseOver(reader, token, position);
  if (/^\d/.test(token)) return { kind: 'number', text: reader.next() };
  if (!/^[A-Za-z]/.test(token) || reserved.has(token)) reader.fail('a number, a name or "("');
  const first = reader.next();
  const name = reader.take('.') ? `${first}.${parseName(reader)}` : first;
  if (!reader.take('(')) return { kind: 'name', name, position };
  const operands = [parseSum(reader)];
  while (reader.take(',')) operands.push(parseSum(reader));
  expect(reader, ')');
  if (reader.natives.has(name)) return { kind: 'native', name, operands, position };
  // A list may have the name of the function.
  if (isOverBands(name) && reader.peek() !== '.') return sumOverBands(reader, name, operands, position);
  const call = { kind: 'call', name, operands, position } as const;
  return reader.take('.') ? { ...call, field: parseName(reader) } : call;
}

function parseOver(reader: Reader, kind: 'sum' | 'root' | 'first', position: SourcePosition): Expression {
  reader.next();
  expect(reader, '(');
  const index = parseName(reader);
  expect(reader, '=');
  const from = parseSum(reader);
  expect(reader, '…');
  const range = { index, from, to: parseSum(reader), position };
  expect(reader, ',');
  const over = parseWithin(reader, kind, range);
  expect(reader, ')');
  return over;
}

function parseWithin(reader: Reader, kind: 'sum' | 'root' | 'first', range: IndexRange): Expression {
  if (kind === 'first') return { kind, ...range, condition: parseCondition(reader) };
  const operand = parseSum(reader);
  if (kind === 'root' || !reader.take('if')) return { kind, ...range, operand };
  return { kind, ...range, operand, condition: parseCondition(reader) };
}

/** "and" binds closer than "or". */
export function parseCondition(reader: Reader): Condition {
  let left = parseBoth(reader);
  while (reader.take('or')) left = { kind: 'or', left, right: parseBoth(reader) };
  return left;
}

function parseBoth(reader: Reader): Condition {
  let left = parseRelation(reader);
  while (reader.take('and')) left = { kind: 'and', left, right: parseRelation(reader) };
  return left;
}

function parseRelation(reader: Reader): Condition {
  if (reader.choices.has(reader.peek())) {
    const position = reader.position();
    const name = reader.next();
    if (reader.take('is')) return parsePresence(reader, name, position);
    expect(reader, '=');
    return { kind: 'word', name, position: reader.position(), word: reader.word() };
  }
  const left = parseSum(reader);
  if (left.kind === 'name' && reader.take('is')) {
    return parsePresence(reader, left.name, left.position);
  }
  if (left.kind === 'call' && reader.take('is')) {
    return { kind: 'item-presence', item: left, isGiven: parseIsGiven(reader) };
  }
  if (left.kind === 'call' && reader.choices.has(`.${left.field}`)) {
    expect(reader, '=');
    return { kind: 'item-word', item: left, position: reader.position(), word: reader.word() };
  }
  const relation = relations.find((one) => reader.take(one));
  if (relation === undefined) return reader.fail('one of = < ≤ > ≥');
  return { kind: 'relation', relation: relation satisfies Relation, left, right: parseSum(reader) };
}

function parsePresence(reader: Reader, name: string, position: SourcePosition): Condition {
  return { kind: 'presence', name, isGiven: parseIsGiven(reader), position };
}

function parseIsGiven(reader: Reader): boolean {
  const isGiven = reader.take('given');
  if (!isGiven && !reader.take('absent')) reader.fail('"given" or "absent"');
  return isGiven;
}
