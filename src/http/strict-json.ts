/** The text is not acceptable JSON; the message is a sentence for the caller. */
export class MalformedJson extends Error {
  override readonly name = 'MalformedJson';
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const QUOTE = 34;
const BACKSLASH = 92;
const COLON = 58;
const OPENING_BRACE = 123;
const OPENING_BRACKET = 91;
const CLOSING_BRACE = 125;
const CLOSING_BRACKET = 93;

/** How deep arrays and objects may be nested. */
const DEEPEST = 32;

/**
 * The value of a JSON text (RFC 8259) in UTF-8. Throws MalformedJson also for what `JSON.parse` lets pass: bytes that
 * are no UTF-8, a byte order mark, deep nesting, and a name that stands twice in one object.
 */
export function parseStrictJson(bytes: Uint8Array): unknown {
  if (bytes.length === 0) throw new MalformedJson('The body is empty; a JSON object is needed.');
  const text = decodeText(bytes);
  const { colons, openings } = countMarks(bytes);
  // What nests deep has many brackets; parsing it would take long.
  if (openings > DEEPEST && depthOf(text) > DEEPEST) {
    throw new MalformedJson(`The body is nested more than ${DEEPEST} deep.`);
  }
  const value = parseText(text);
  const members = countMembers(value);
  // A name that stands twice is a colon without a member; so is a colon in a string, which is seldom.
  if (colons !== members && countWritten(text) !== members) throw new MalformedJson(repeatedName(text));
  return value;
}

/** All colons and opening brackets, those in strings too. */
function countMarks(bytes: Uint8Array): { readonly colons: number; readonly openings: number } {
  let colons = 0;
  let openings = 0;
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i];
    if (byte === COLON) colons++;
    else if (byte === OPENING_BRACE || byte === OPENING_BRACKET) openings++;
  }
  return { colons, openings };
}

function decodeText(bytes: Uint8Array): string {
  let text: string;
  try {
    text = utf8.decode(bytes);
  } catch {
    throw new MalformedJson('The body is not UTF-8.');
  }
  if (text.startsWith('\uFEFF')) throw new MalformedJson('The body begins with a byte order mark.');
  return text;
}

function parseText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/^JSON Parse error: /, '') : '';
    throw new MalformedJson(`The body is not JSON: ${reason}.`);
  }
}

/** How deep the text nests. */
function depthOf(text: string): number {
  let level = 0;
  let depth = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === QUOTE) i = endOfString(text, i);
    else if (code === OPENING_BRACE || code === OPENING_BRACKET) depth = Math.max(depth, ++level);
    else if (code === CLOSING_BRACE || code === CLOSING_BRACKET) level--;
  }
  return depth;
}

/** How many members the text writes: its colons outside strings. */
function countWritten(text: string): number {
  let members = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === QUOTE) i = endOfString(text, i);
    else if (code === COLON) members++;
  }
  return members;
}

/** The index of the quote that closes the string which opens at `start`; the end of the text when none does. */
function endOfString(text: string, start: number): number {
  let i = start + 1;
  for (; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === BACKSLASH) i++;
    else if (code === QUOTE) break;
  }
  return i;
}

/** How many members the parsed value has: fewer than the text wrote when a name stood twice in one object. */
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

/** Which name it is: the slow second look at a text that is known to be JSON and to repeat one. */
function repeatedName(text: string): string {
  const open: (Set<string> | undefined)[] = [];
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === OPENING_BRACE) open.push(new Set());
    else if (code === OPENING_BRACKET) open.push(undefined);
    else if (code === CLOSING_BRACE || code === CLOSING_BRACKET) open.pop();
    if (code !== QUOTE) continue;
    const end = endOfString(text, i);
    const isName = /^\s*:/.test(text.slice(end + 1, end + 100));
    const name = isName ? String(JSON.parse(text.slice(i, end + 1))) : '';
    const names = open.at(-1);
    if (isName && names?.has(name)) return `The name ${JSON.stringify(name)} stands twice in one object.`;
    if (isName) names?.add(name);
    i = end;
  }
  return 'A name stands twice in one object.';
}
