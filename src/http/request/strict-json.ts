/** The text is not acceptable JSON; the message is a sentence for the caller. */
export class MalformedJson extends Error {
  override readonly name = 'MalformedJson';
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
/** The highest of the four bytes of white space. */
const SPACE = 32;
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
  const { depth, colons } = survey(bytes);
  // Before it is parsed: Node ends with a fault of its memory on what nests deep and breaks off.
  if (depth > DEEPEST) throw new MalformedJson(`The body is nested more than ${DEEPEST} deep.`);
  const value = parseText(text);
  // A name that stands twice is a colon without a member.
  if (countMembers(value) !== colons) throw new MalformedJson(repeatedName(bytes));
  return value;
}

/** How deep a text nests, and how many members it writes; up to where it is no JSON. */
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

/** The index of the quote that closes the string which opens at `start`; the end of the text when none does. */
function endOfString(bytes: Uint8Array, start: number): number {
  let i = start + 1;
  for (; i < bytes.length; i++) {
    const byte = bytes[i];
    if (byte === QUOTE) break;
    if (byte === BACKSLASH) i++;
  }
  return i;
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
function repeatedName(bytes: Uint8Array): string {
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
    const name = isName ? String(JSON.parse(decodeText(bytes.subarray(i, end + 1)))) : '';
    const names = open.at(-1);
    if (isName && names?.has(name)) return `The name ${JSON.stringify(name)} stands twice in one object.`;
    if (isName) names?.add(name);
    i = end;
  }
  return 'A name stands twice in one object.';
}
