import type { IncomingRequest } from '#base/message.ts';
import { bounds } from '#base/bounds.ts';
import { requireEffort } from '#base/effort.ts';
import { JsonFault, readPlacedJson } from '#base/placed-json.ts';
import { createSharedTimeout } from '#base/waiting.ts';
import { hasTooManyDigits, TOO_MANY_DIGITS } from '#text/read/plain-number.ts';
import type { OperationBody } from '#api/operations/operation.ts';
import { JSON_TYPE } from '../replies.ts';
import { isPacked, unpack } from './unpacking.ts';
import { Problem } from '#calculate/check/problem.ts';

/** For texts that the serving thread parses whatever they cost: finding a place takes 2 ms in these. */
export const MAX_PLACED_HERE = 16 * 1024;

const bodyTimeout = createSharedTimeout(bounds.bodyDeadlineMs);

const jsonType = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i;

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
/** The highest code of the four white space characters. */
const SPACE = 32;
const NEWLINE = 10;
const QUOTE = 34;
const COMMA = 44;
const BACKSLASH = 92;
const COLON = 58;
const OPENING_BRACE = 123;
const OPENING_BRACKET = 91;
const CLOSING_BRACE = 125;
const CLOSING_BRACKET = 93;

/** What a body may be. */
type BodyRules = Pick<OperationBody, 'maxBytes' | 'mayBePacked'>;

/**
 * The bytes of a body with a JSON content type. Throws a Problem, or rejects with one, for any other body; it
 * names `others`, too, the types that the operation reads in another way.
 */
export function readJsonBytes(
  request: IncomingRequest,
  { maxBytes = bounds.bodyBytes, mayBePacked }: BodyRules = {},
  others: readonly string[] = [],
): Promise<Uint8Array> {
  const encoding = request.headers.get('content-encoding');
  const isGzip = encoding !== null && isPacked(encoding, mayBePacked === true);
  const type = request.headers.get('content-type');
  if (type === JSON_TYPE || (type !== null && jsonType.test(type))) {
    const body = readBody(request, maxBytes);
    return isGzip ? body.then((packed) => unpack(packed, maxBytes)) : body;
  }
  const lines = others.find((one) => one === type?.split(';')[0]);
  // Lines are read elsewhere, where there is a body.
  if (lines !== undefined)
    throw new Problem('malformed-request', `The body is empty; send lines of ${lines}.`);
  const got = type === null ? 'the request has no Content-Type' : `the Content-Type is ${type.slice(0, 100)}`;
  const types = [JSON_TYPE, ...others].map((one) => `"Content-Type: ${one}"`).join(' or ');
  throw new Problem('unsupported-media-type', `Send ${types}; ${got}.`);
}

/**
 * The whole body. Rejects with a Problem when it has more bytes than the limit, or does not arrive within the
 * deadline. A body whose sender disconnects counts as late. A body whose stated length is above the limit is
 * not read.
 */
export function readBody(
  request: IncomingRequest,
  limitBytes: number,
  timeout = bodyTimeout,
): Promise<Uint8Array> {
  // NaN without the header or with a duplicate header ("3, 3"); then the bytes are counted.
  const declaredBytes = Number(request.headers.get('content-length') ?? NaN);
  if (declaredBytes > limitBytes) return Promise.reject(tooLarge(limitBytes));

  const whole = declaredBytes <= limitBytes ? request.bytes() : readCounted(request.body, limitBytes);
  return timeout.limit(whole, late);
}

/**
 * Keeps at most the limit and discards the rest, because a rejection must not arrive before the body is sent
 * (HTTP/2).
 */
async function readCounted(body: ReadableStream<Uint8Array> | null, limitBytes: number): Promise<Uint8Array> {
  if (body === null) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size <= limitBytes) chunks.push(chunk);
  }
  if (size > limitBytes) throw tooLarge(limitBytes);
  return Buffer.concat(chunks, size);
}

function tooLarge(limitBytes: number): Problem {
  return new Problem('body-too-large', `The body has more than ${limitBytes} bytes; send a smaller one.`);
}

function late(): Problem {
  return new Problem('request-timeout', 'The body did not arrive in full; send it again.', {
    headers: { connection: 'close' },
  });
}

/**
 * The value of a JSON text (RFC 8259) in UTF-8. Throws a Problem also for input that `JSON.parse` accepts:
 * invalid UTF-8, a byte order mark, deep nesting, and duplicate members in an object. The place of a fault is
 * named in texts of at most `maxPlaced` bytes, whose first line is the line `firstLine` of what was sent.
 */
export function parseStrictJson(bytes: Uint8Array, maxPlaced = Infinity, firstLine = 1): unknown {
  if (bytes.length === 0) throw malformed('is empty; send a JSON object');
  let text: string;
  try {
    text = utf8.decode(bytes);
  } catch {
    throw malformed('is not UTF-8; encode it as UTF-8');
  }
  if (text.startsWith('\uFEFF')) throw malformed('begins with a byte order mark; remove it');
  // The nesting depth and the number of members, up to the first syntax error.
  let level = 0;
  let depth = 0;
  let colons = 0;
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i];
    if (byte === QUOTE) {
      // Up to the quote that closes the string.
      while (++i < bytes.length && bytes[i] !== QUOTE) if (bytes[i] === BACKSLASH) i++;
    } else if (byte === COLON) colons++;
    else if (byte === OPENING_BRACE || byte === OPENING_BRACKET) depth = Math.max(depth, ++level);
    else if (byte === CLOSING_BRACE || byte === CLOSING_BRACKET) level--;
  }
  // Checked before parsing, because Node crashes on deeply nested input that is cut off.
  if (depth > bounds.jsonDepth)
    throw malformed(`is nested more than ${bounds.jsonDepth} levels deep; send a flatter object`);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw malformed(`is not JSON: ${describeSyntax(text, maxPlaced, firstLine)}`);
  }
  const long = longDigits.test(text) ? findLongNumber(text) : undefined;
  if (long !== undefined) throw new Problem('malformed-request', `The number ${long} ${TOO_MANY_DIGITS}.`);
  // With a duplicate member, the text has more colons than the value has members.
  if (countMembers(value) !== colons)
    throw new Problem('malformed-json', describeRepetition(bytes, maxPlaced));
  return value;
}

/**
 * The values of lines that `parseStrictJson` accepts one by one, parsed at once, which takes half the time.
 * Undefined where one is empty or is not accepted; then they have to be parsed one by one.
 */
export function parseStrictLines(bytes: Uint8Array): readonly unknown[] | undefined {
  const end = bytes[bytes.length - 1] === NEWLINE ? bytes.length - 1 : bytes.length;
  const joined = new Uint8Array(bytes.subarray(0, end));
  let level = 0;
  let depth = 0;
  let colons = 0;
  let lines = 1;
  for (let i = 0; i < end; i++) {
    const byte = joined[i];
    if (byte === QUOTE) {
      while (++i < end && joined[i] !== QUOTE) if (joined[i] === BACKSLASH) i++;
    } else if (byte === COLON) colons++;
    else if (byte === OPENING_BRACE || byte === OPENING_BRACKET) depth = Math.max(depth, ++level);
    else if (byte === CLOSING_BRACE || byte === CLOSING_BRACKET) {
      if (--level < 0) return undefined;
    } else if (byte === NEWLINE) {
      // As brackets are closed on each line, and no item may be empty, a line cannot hide in another.
      if (level !== 0) return undefined;
      joined[i] = COMMA;
      lines++;
    }
  }
  if (depth > bounds.jsonDepth) return undefined;
  let values: readonly unknown[];
  try {
    const text = utf8.decode(joined);
    if (longDigits.test(text) && findLongNumber(text) !== undefined) return undefined;
    values = JSON.parse(`[${text}]`) as readonly unknown[];
  } catch {
    return undefined;
  }
  return values.length === lines && countMembers(values) === colons ? values : undefined;
}

const longDigits = /\d[\d.]{17}/;

/** A number of a JSON text with more digits than a double keeps, shortened; undefined where there is none. */
function findLongNumber(text: string): string | undefined {
  const numbers = text.replaceAll(/"(?:[^"\\]|\\.)*"/g, '').match(/\d[\d.]*/g) ?? [];
  return numbers.find(hasTooManyDigits)?.slice(0, MAX_SHOWN_CHARACTERS);
}

const MAX_SHOWN_CHARACTERS = 40;

/** The problem for a body; `fault` says what it is and what to do. */
function malformed(fault: string): Problem {
  return new Problem('malformed-json', `The body ${fault}.`);
}

/** A second pass over more takes longer than a moment. */
const MAX_SECOND_PASS_BYTES = 4 * 1024;

/** What is wrong with a text that is not JSON, and where: a slower second pass. */
function describeSyntax(text: string, maxPlaced: number, firstLine: number): string {
  if (text.length > MAX_SECOND_PASS_BYTES) requireEffort();
  if (text.length > maxPlaced) return NOT_ONE_TEXT;
  try {
    readPlacedJson(text, [], bounds.jsonDepth);
  } catch (error) {
    if (!(error instanceof JsonFault)) throw error;
    const { line, column, message } = error.fault;
    return `line ${line + firstLine - 1}, column ${column}: ${message.replace(/\.$/, '')}`;
  }
  return NOT_ONE_TEXT;
}

const NOT_ONE_TEXT = 'it is not one JSON text';

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
function describeRepetition(bytes: Uint8Array, maxPlaced: number): string {
  if (bytes.length > MAX_SECOND_PASS_BYTES) requireEffort();
  if (bytes.length > maxPlaced) return A_DUPLICATE;
  const open: (Set<string> | undefined)[] = [];
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i];
    if (byte === OPENING_BRACE) open.push(new Set());
    else if (byte === OPENING_BRACKET) open.push(undefined);
    else if (byte === CLOSING_BRACE || byte === CLOSING_BRACKET) open.pop();
    if (byte !== QUOTE) continue;
    let end = i + 1;
    while (bytes[end] !== QUOTE) end += bytes[end] === BACKSLASH ? 2 : 1;
    let next = end + 1;
    while (bytes[next]! <= SPACE) next++;
    const isName = bytes[next] === COLON;
    const name = isName ? String(JSON.parse(utf8.decode(bytes.subarray(i, end + 1)))) : '';
    const names = open.at(-1);
    if (isName && names?.has(name)) return `Duplicate member ${JSON.stringify(name)} in a JSON object.`;
    if (isName) names?.add(name);
    i = end;
  }
  return A_DUPLICATE;
}

const A_DUPLICATE = 'Duplicate member in a JSON object.';
