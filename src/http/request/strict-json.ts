import { bounds } from '#base/bounds.ts';
import { Problem } from '../replies.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
/** The highest code of the four white space characters. */
const SPACE = 32;
const QUOTE = 34;
const BACKSLASH = 92;
const COLON = 58;
const OPENING_BRACE = 123;
const OPENING_BRACKET = 91;
const CLOSING_BRACE = 125;
const CLOSING_BRACKET = 93;

/**
 * The value of a JSON text (RFC 8259) in UTF-8. Throws a Problem also for input that `JSON.parse` accepts:
 * invalid UTF-8, a byte order mark, deep nesting, and duplicate members in an object.
 */
export function parseStrictJson(bytes: Uint8Array): unknown {
  if (bytes.length === 0) throw malformed('is empty; send a JSON object');
  let text: string;
  try {
    text = utf8.decode(bytes);
  } catch {
    throw malformed('is not UTF-8; encode it as UTF-8');
  }
  if (text.startsWith('\uFEFF')) throw malformed('begins with a byte order mark; remove it');
  const { depth, colons } = survey(bytes);
  // Checked before parsing, because Node crashes on deeply nested input that is cut off.
  if (depth > bounds.jsonDepth)
    throw malformed(`is nested more than ${bounds.jsonDepth} levels deep; send a flatter object`);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw malformed(`is not JSON: ${(error as Error).message.replace(/^JSON Parse error: /, '')}`);
  }
  // With a duplicate member, the text has more colons than the value has members.
  if (countMembers(value) !== colons) throw new Problem('malformed-json', describeRepetition(bytes));
  return value;
}

/** The problem for a body; `fault` says what it is and what to do. */
function malformed(fault: string): Problem {
  return new Problem('malformed-json', `The body ${fault}.`);
}

/** The nesting depth of a text and its number of members, up to the first syntax error. */
function survey(bytes: Uint8Array): { readonly depth: number; readonly colons: number } {
  let level = 0;
  let depth = 0;
  let colons = 0;
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i];
    if (byte === QUOTE) i = endOfString(bytes, i);
    else if (byte === COLON) colons++;
    else if (byte === OPENING_BRACE || byte === OPENING_BRACKET) depth = Math.max(depth, ++level);
    else if (byte === CLOSING_BRACE || byte === CLOSING_BRACKET) level--;
  }
  return { depth, colons };
}

/** The index of the quote that closes the string starting at `start`; the end of the text if none does. */
function endOfString(bytes: Uint8Array, start: number): number {
  let i = start + 1;
  for (; i < bytes.length; i++) {
    const byte = bytes[i];
    if (byte === QUOTE) break;
    if (byte === BACKSLASH) i++;
  }
  return i;
}

/** The number of members of the parsed value: fewer than in the text when a member is repeated. */
function countMembers(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  let count = 0;
  if (Array.isArray(value)) {
    for (const item of value) count += countMembers(item);
    return count;
  }
  for (const name in value) count += 1 + countMembers((value as Record<string, unknown>)[name]);
  return count;
}

/** Names the repeated member: a slower second pass over a text that is known to be JSON with a duplicate. */
function describeRepetition(bytes: Uint8Array): string {
  const open: (Set<string> | undefined)[] = [];
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i];
    if (byte === OPENING_BRACE) open.push(new Set());
    else if (byte === OPENING_BRACKET) open.push(undefined);
    else if (byte === CLOSING_BRACE || byte === CLOSING_BRACKET) open.pop();
    if (byte !== QUOTE) continue;
    const end = endOfString(bytes, i);
    let next = end + 1;
    while (bytes[next]! <= SPACE) next++;
    const isName = bytes[next] === COLON;
    const name = isName ? String(JSON.parse(utf8.decode(bytes.subarray(i, end + 1)))) : '';
    const names = open.at(-1);
    if (isName && names?.has(name)) return `Duplicate member ${JSON.stringify(name)} in a JSON object.`;
    if (isName) names?.add(name);
    i = end;
  }
  return 'Duplicate member in a JSON object.';
}
