import { expect, parseCondition, parseName, parseSum, type Reader } from './parse-expression.ts';
import { createScanner } from './scan.ts';
import { EquationError, type Case, type Definition, type MessagePart, type Statement } from './tree.ts';

/*
 * The grammar, and what each construction means, is docs/equations.md. In short: a line holds a statement or
 * one more case of the definition above it.
 */

/**
 * The statements of a block. `choices` are the names that stand for words, `natives` what code answers.
 * Throws an EquationError.
 */
export function parseEquations(
  block: string,
  choices: ReadonlySet<string>,
  natives: ReadonlySet<string> = new Set(),
): readonly Statement[] {
  const statements: Statement[] = [];
  for (const [index, whole] of block.split('\n').entries()) {
    const [text, meaning] = splitOnce(whole, '//');
    if (text.trim() === '') continue;
    const reader: Reader = { ...createScanner(text.trimEnd(), index + 1), choices, natives };
    if (reader.peek() === '=') {
      statements.push(continueDefinition(reader, statements.pop(), meaning));
    } else if (reader.take('require')) {
      statements.push(parseRequirement(reader));
    } else {
      statements.push(parseDefinition(reader, meaning));
    }
    if (reader.peek() !== '') reader.fail('the end of the line');
  }
  return statements;
}

function splitOnce(text: string, separator: string): [string, string | undefined] {
  const index = text.indexOf(separator);
  if (index < 0) return [text, undefined];
  return [text.slice(0, index), text.slice(index + separator.length).trim()];
}

function parseDefinition(reader: Reader, meaning: string | undefined): Definition {
  const position = reader.position();
  const first = parseName(reader);
  const isField = reader.take('.');
  const name = isField ? `${first}.${parseName(reader)}` : first;
  const isStart = reader.takeStart();
  const parameters = reader.peek() === '(' ? parseParameters(reader) : undefined;
  return {
    kind: 'definition',
    name,
    ...(isField && { list: first }),
    ...(isStart && { isStart }),
    ...(parameters !== undefined && { parameters }),
    cases: [parseCase(reader)],
    ...(meaning !== undefined && { meaning }),
    position,
  };
}

function continueDefinition(
  reader: Reader,
  before: Statement | undefined,
  meaning: string | undefined,
): Definition {
  const position = reader.position();
  if (before?.kind !== 'definition') {
    throw new EquationError(position, 'This line continues no definition; one begins with its name.');
  }
  if (before.cases.at(-1)!.when === undefined) {
    throw new EquationError(
      position,
      `${before.name} has no further case; each one before it ends with "if".`,
    );
  }
  const [first, ...others] = before.cases;
  const cases = [first, ...others, parseCase(reader)] as const;
  return { ...before, cases, ...(meaning !== undefined && { meaning }) };
}

function parseParameters(reader: Reader): readonly string[] {
  expect(reader, '(');
  const parameters = [parseName(reader)];
  while (reader.take(',')) parameters.push(parseName(reader));
  expect(reader, ')');
  return parameters;
}

/**
 * "= value", with "if condition" or "otherwise" after it, or "= absent" with a condition, a reason or both.
 */
function parseCase(reader: Reader): Case {
  expect(reader, '=');
  if (reader.take('absent')) {
    const when = reader.take('if') ? parseCondition(reader) : undefined;
    if (when !== undefined && reader.peek() === '') return { value: undefined, when };
    expect(reader, ':');
    return { value: undefined, reason: reader.rest(), ...(when !== undefined && { when }) };
  }
  const value = parseSum(reader);
  if (reader.take('otherwise') || !reader.take('if')) return { value };
  return { value, when: parseCondition(reader) };
}

function parseRequirement(reader: Reader): Statement {
  const position = reader.position();
  const condition = parseCondition(reader);
  expect(reader, 'else');
  const code = reader.word();
  if (code === '') reader.fail('the code of a problem');
  expect(reader, ':');
  return { kind: 'requirement', condition, code, message: parseMessage(reader), position };
}

/** The rest of the line. */
function parseMessage(reader: Reader): readonly MessagePart[] {
  const { line, column } = reader.position();
  const text = reader.rest();
  return [...text.matchAll(/\{([^{}]*)\}|[^{}]+/g)].map(({ 0: whole, 1: inserted, index }) => {
    if (inserted === undefined) return whole;
    const { choices, natives } = reader;
    const inner = { ...createScanner(inserted, line, column + index + 1), choices, natives };
    if (!inner.take('above')) inner.fail('"above(…)"');
    expect(inner, '(');
    const above = parseSum(inner);
    expect(inner, ')');
    if (inner.peek() !== '') inner.fail('"}"');
    return { above };
  });
}
