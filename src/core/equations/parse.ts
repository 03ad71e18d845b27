import { createScanner, type Scanner } from './scan.ts';
import {
  EquationError,
  relations,
  type Case,
  type Condition,
  type Definition,
  type Expression,
  type MessagePart,
  type Operator,
  type Place,
  type Relation,
  type Statement,
} from './tree.ts';

/**
 * The grammar. A line holds one statement or one more case of the definition above it; a blank line separates, and the text
 * after "//" is the meaning of a definition.
 *
 *     line        = definition | case | requirement
 *     definition  = name [ "(" name { "," name } ")" ] case
 *     case        = "=" ( sum [ "if" condition | "otherwise" ] | "absent" ":" reason )
 *     requirement = "require" condition "else" problem ":" message
 *     sum         = product { ( "+" | "−" ) product }
 *     product     = factor { ( "·" | "/" ) factor }
 *     factor      = "−" factor | operand [ "^" factor ]
 *     operand     = number | name [ "(" sum { "," sum } ")" ] | "(" sum ")"
 *     condition   = both { "or" both }
 *     both        = relation { "and" relation }
 *     relation    = choice "=" word | name "is" ( "given" | "absent" ) | sum ( "=" | "<" | "≤" | ">" | "≥" ) sum
 *
 * What needs an absent value is absent itself, and a condition on one does not hold. A definition is absent, too, where none
 * of its cases holds. In a message, {above(x)} is the smallest amount of money above x.
 *
 * "*", "-", "<=" and ">=" are read as the signs that they stand for.
 */

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
]);

/** The statements of a block. `choices` are the inputs that have words. Throws an EquationError. */
export function parseEquations(block: string, choices: ReadonlySet<string>): readonly Statement[] {
  const statements: Statement[] = [];
  for (const [index, whole] of block.split('\n').entries()) {
    const [text, meaning] = splitOnce(whole, '//');
    if (text.trim() === '') continue;
    const scanner = createScanner(text.trimEnd(), index + 1);
    if (scanner.peek() === '=') {
      statements.push(continueDefinition(scanner, choices, statements.pop(), meaning));
    } else if (scanner.take('require')) {
      statements.push(parseRequirement(scanner, choices));
    } else {
      statements.push(parseDefinition(scanner, choices, meaning));
    }
    if (scanner.peek() !== '') scanner.fail('the end of the line');
  }
  return statements;
}

function splitOnce(text: string, separator: string): [string, string | undefined] {
  const index = text.indexOf(separator);
  if (index < 0) return [text, undefined];
  return [text.slice(0, index), text.slice(index + separator.length).trim()];
}

function parseDefinition(
  scanner: Scanner,
  choices: ReadonlySet<string>,
  meaning: string | undefined,
): Definition {
  const place = scanner.place();
  const name = parseName(scanner);
  const parameters = scanner.peek() === '(' ? parseParameters(scanner) : undefined;
  return {
    kind: 'definition',
    name,
    ...(parameters !== undefined && { parameters }),
    cases: [parseCase(scanner, choices)],
    ...(meaning !== undefined && { meaning }),
    place,
  };
}

function continueDefinition(
  scanner: Scanner,
  choices: ReadonlySet<string>,
  before: Statement | undefined,
  meaning: string | undefined,
): Definition {
  const place = scanner.place();
  if (before?.kind !== 'definition') {
    throw new EquationError(place, 'This line continues no definition; one begins with its name.');
  }
  if (before.cases.at(-1)!.when === undefined) {
    throw new EquationError(place, `${before.name} has no further case; each one before it ends with "if".`);
  }
  const [first, ...others] = before.cases;
  const cases = [first, ...others, parseCase(scanner, choices)] as const;
  return { ...before, cases, ...(meaning !== undefined && { meaning }) };
}

function parseParameters(scanner: Scanner): readonly string[] {
  expect(scanner, '(');
  const parameters = [parseName(scanner)];
  while (scanner.take(',')) parameters.push(parseName(scanner));
  expect(scanner, ')');
  return parameters;
}

function parseName(scanner: Scanner): string {
  const name = scanner.peek();
  if (!/^[A-Za-z]/.test(name) || reserved.has(name)) scanner.fail('a name');
  return scanner.next();
}

export function expect(scanner: Scanner, token: string): void {
  if (!scanner.take(token)) scanner.fail(`"${token}"`);
}

/** "= value", with "if condition" or "otherwise" after it, or "= absent: reason". */
function parseCase(scanner: Scanner, choices: ReadonlySet<string>): Case {
  expect(scanner, '=');
  if (scanner.take('absent')) {
    expect(scanner, ':');
    return { value: undefined, text: scanner.rest() };
  }
  const start = scanner.place();
  const value = parseSum(scanner);
  const text = scanner.textSince(start);
  if (scanner.take('otherwise') || !scanner.take('if')) return { value, text };
  const condition = scanner.place();
  const when = { condition: parseCondition(scanner, choices), text: scanner.textSince(condition) };
  return { value, text, when };
}

function parseRequirement(scanner: Scanner, choices: ReadonlySet<string>): Statement {
  const place = scanner.place();
  const condition = parseCondition(scanner, choices);
  expect(scanner, 'else');
  const code = scanner.word();
  if (code === '') scanner.fail('the code of a problem');
  expect(scanner, ':');
  return { kind: 'requirement', condition, code, message: parseMessage(scanner), place };
}

/** The rest of the line. */
function parseMessage(scanner: Scanner): readonly MessagePart[] {
  const { line, column } = scanner.place();
  const text = scanner.rest();
  return [...text.matchAll(/\{([^{}]*)\}|[^{}]+/g)].map(({ 0: whole, 1: inserted, index }) => {
    if (inserted === undefined) return whole;
    const inner = createScanner(inserted, line, column + index + 1);
    if (!inner.take('above')) inner.fail('"above(…)"');
    expect(inner, '(');
    const above = parseSum(inner);
    expect(inner, ')');
    if (inner.peek() !== '') inner.fail('"}"');
    return { above };
  });
}

function parseSum(scanner: Scanner): Expression {
  return parseOperations(scanner, ['+', '−'], () => parseOperations(scanner, ['·', '/'], parseFactor));
}

function parseOperations(
  scanner: Scanner,
  operators: readonly Operator[],
  parseOperand: (scanner: Scanner) => Expression,
): Expression {
  let left = parseOperand(scanner);
  for (;;) {
    const operator = operators.find((one) => scanner.take(one));
    if (operator === undefined) return left;
    left = { kind: 'operation', operator, left, right: parseOperand(scanner) };
  }
}

function parseFactor(scanner: Scanner): Expression {
  if (scanner.take('−')) return { kind: 'negation', operand: parseFactor(scanner) };
  const left = parseOperand(scanner);
  if (!scanner.take('^')) return left;
  return { kind: 'operation', operator: '^', left, right: parseFactor(scanner) };
}

function parseOperand(scanner: Scanner): Expression {
  if (scanner.take('(')) {
    const inner = parseSum(scanner);
    expect(scanner, ')');
    return inner;
  }
  const place = scanner.place();
  const token = scanner.peek();
  if (/^\d/.test(token)) return { kind: 'number', text: scanner.next() };
  if (!/^[A-Za-z]/.test(token) || reserved.has(token)) scanner.fail('a number, a name or "("');
  const name = scanner.next();
  if (!scanner.take('(')) return { kind: 'name', name, place };
  const operands = [parseSum(scanner)];
  while (scanner.take(',')) operands.push(parseSum(scanner));
  expect(scanner, ')');
  return { kind: 'call', name, operands, place };
}

/** "and" binds closer than "or". */
function parseCondition(scanner: Scanner, choices: ReadonlySet<string>): Condition {
  let left = parseBoth(scanner, choices);
  while (scanner.take('or')) left = { kind: 'or', left, right: parseBoth(scanner, choices) };
  return left;
}

function parseBoth(scanner: Scanner, choices: ReadonlySet<string>): Condition {
  let left = parseRelation(scanner, choices);
  while (scanner.take('and')) left = { kind: 'and', left, right: parseRelation(scanner, choices) };
  return left;
}

function parseRelation(scanner: Scanner, choices: ReadonlySet<string>): Condition {
  if (choices.has(scanner.peek())) {
    const place = scanner.place();
    const name = scanner.next();
    if (scanner.take('is')) return parsePresence(scanner, name, place);
    expect(scanner, '=');
    return { kind: 'word', name, place: scanner.place(), word: scanner.word() };
  }
  const left = parseSum(scanner);
  if (left.kind === 'name' && scanner.take('is')) {
    return parsePresence(scanner, left.name, left.place);
  }
  const relation = relations.find((one) => scanner.take(one));
  if (relation === undefined) return scanner.fail('one of = < ≤ > ≥');
  return { kind: 'relation', relation: relation satisfies Relation, left, right: parseSum(scanner) };
}

function parsePresence(scanner: Scanner, name: string, place: Place): Condition {
  const isGiven = scanner.take('given');
  if (!isGiven && !scanner.take('absent')) scanner.fail('"given" or "absent"');
  return { kind: 'presence', name, isGiven, place };
}
