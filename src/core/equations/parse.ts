import { expect, parseCondition, parseName, parseSum, type Reader } from './parse-expression.ts';
import { createScanner } from './scan.ts';
import { EquationError, type Case, type Definition, type MessagePart, type Statement } from './tree.ts';

/**
 * The grammar. A line holds one statement or one more case of the definition above it; a blank line
 * separates, and the text after "//" is the meaning of a definition.
 *
 *     line        = definition | case | requirement
 *     definition  = name [ [ "." field ] "(" ( "0" | name { "," name } ) ")" ] case
 *     case        = "=" ( sum [ "if" condition | "otherwise" ] | "absent" [ "if" condition ] [ ":" reason ] )
 *     requirement = "require" condition "else" problem ":" message
 *     sum         = product { ( "+" | "−" ) product }
 *     product     = factor { ( "·" | "/" ) factor }
 *     factor      = "−" factor | operand [ "^" factor ]
 *     operand     = number | name [ "." name ] [ "(" sum { "," sum } ")" [ "." field ] ] | "(" sum ")" | over
 *     over        = ( "sum" "(" range "," sum [ "if" condition ] | "root" "(" range "," sum
 *                   | "first" "(" range "," condition ) ")"
 *     range       = name "=" sum "…" sum
 *     condition   = both { "or" both }
 *     both        = relation { "and" relation }
 *     relation    = ( choice | operand ) "=" word | operand "is" ( "given" | "absent" )
 *                   | sum ( "=" | "<" | "≤" | ">" | "≥" ) sum
 *
 * What needs an absent value is absent itself, and a condition of a case on one does not hold. A definition
 * is absent, too, where none of its cases holds. What a requirement demands to have a value has one in all
 * that stands below. above(x) is the smallest amount of money above x; only this can stand in a message, as
 * {above(x)}.
 *
 * An item of a list is name(k), from 0 on, a field of a record name(k).field, and count(name) is how many
 * there are. A field that is a choice can only be compared with a word, and one that may be left out is used
 * only in cases that begin with "name(k).field is given". name.field(k) = … is a field of an output with as
 * many items as the list, or of one with a row for each word of a choice, which k then is: it has the name of
 * the field that holds the word. Below it, name.field(k) is a number.
 *
 * W(0) = … and, below it, W(k) = … is a sequence: it may refer to itself at k − 1, also by what stands
 * between the two. "first" is the first number of a range for which a condition holds, absent where there is
 * none; it is the whole value of a case. "root" is the number between two others at which an expression is 0;
 * its signs at the two must differ.
 *
 * What code answers (natives.ts) is the whole value of a case, too; name.part is one of several values that
 * it answers.
 *
 * "*", "-", "<=", ">=" and ".." are read as the signs that they stand for.
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
  const place = reader.place();
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
    place,
  };
}

function continueDefinition(
  reader: Reader,
  before: Statement | undefined,
  meaning: string | undefined,
): Definition {
  const place = reader.place();
  if (before?.kind !== 'definition') {
    throw new EquationError(place, 'This line continues no definition; one begins with its name.');
  }
  if (before.cases.at(-1)!.when === undefined) {
    throw new EquationError(place, `${before.name} has no further case; each one before it ends with "if".`);
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
  const place = reader.place();
  const condition = parseCondition(reader);
  expect(reader, 'else');
  const code = reader.word();
  if (code === '') reader.fail('the code of a problem');
  expect(reader, ':');
  return { kind: 'requirement', condition, code, message: parseMessage(reader), place };
}

/** The rest of the line. */
function parseMessage(reader: Reader): readonly MessagePart[] {
  const { line, column } = reader.place();
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
