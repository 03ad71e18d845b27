import { withoutOthers } from '#base/bytes.ts';
import type { Separator } from '#base/csv.ts';

/**
 * The bytes of CSV (RFC 4180): where its records end, and where their cells are. Quotes count only where a
 * cell begins with one.
 */

const [QUOTE, COMMA, SEMICOLON, NEWLINE, CARRIAGE_RETURN] = [34, 44, 59, 10, 13] as const;

/** The separator of a file by its first line, whose names of columns have neither of them. */
export function separatorOf(bytes: Uint8Array): Separator {
  const end = bytes.indexOf(NEWLINE);
  const line = end === -1 ? bytes : bytes.subarray(0, end);
  return line.includes(SEMICOLON) && !line.includes(COMMA) ? ';' : ',';
}

/** Where a reader is within a record. */
const place = { cellStart: 0, plain: 1, quoted: 2, afterQuote: 3 } as const;

/** Cuts bytes that arrive into blocks of complete records. */
export interface RecordBlocks {
  readonly add: (chunk: Uint8Array) => void;
  /** The next block; undefined when more bytes are needed, or at the end when there are none. */
  readonly take: (isAtEnd: boolean) => Uint8Array | undefined;
}

/**
 * A record that is too long, or a quote that is not closed; the message is a sentence for the person who
 * wrote the file.
 */
export class CsvError extends Error {
  override readonly name = 'CsvError';
}

/**
 * Blocks of about `blockBytes`; each record, also one in several lines, has at most `recordBytes`. Beyond
 * that nothing can be told about the records that follow, so `take` throws a CsvError, after all records
 * before it.
 */
export function createRecordBlocks(blockBytes: number, recordBytes: number): RecordBlocks {
  let rest: Uint8Array = new Uint8Array();
  /** How far `rest` was read, in which state, and the end of its last complete record. */
  let scanned = 0;
  let state: number = place.cellStart;
  let complete = 0;
  let lines = 1;
  /** Known at the end of the first line. */
  let separator: number | undefined;

  function scan(): void {
    // No small block is left over, as each costs a hand-over to a thread.
    const limit = rest.length < 2 * blockBytes ? rest.length : blockBytes;
    if (scanned >= limit) return;
    separator ??= separatorOf(rest).charCodeAt(0);
    const isPlain = state < place.quoted && rest.subarray(scanned, limit).indexOf(QUOTE) === -1;
    if (isPlain) {
      const last = rest.lastIndexOf(NEWLINE, limit - 1);
      if (last >= scanned) complete = last + 1;
      const before = rest[limit - 1];
      state = before === NEWLINE || before === separator ? place.cellStart : place.plain;
    } else {
      for (let at = scanned; at < limit; at++) {
        const byte = rest[at];
        state = nextState(state, byte!, separator);
        if (byte === NEWLINE && state === place.cellStart) complete = at + 1;
      }
    }
    scanned = limit;
  }

  function split(end: number): Uint8Array {
    const block = withoutOthers(rest.subarray(0, end));
    rest = rest.subarray(end);
    scanned -= end;
    complete = 0;
    lines += countNewlines(block);
    return block;
  }

  function tooLong(): CsvError {
    const cause =
      state === place.quoted ? ', because a quote is not closed' : '; send cells that are not so long';
    return new CsvError(
      `The record that begins on line ${lines.toLocaleString('en-US')} has more than ${recordBytes.toLocaleString('en-US')} bytes${cause}. ` +
        'It and the records after it were not read.',
    );
  }

  return {
    add(chunk) {
      rest = rest.length === 0 ? chunk : join(rest, chunk);
    },
    take(isAtEnd) {
      if (separator !== undefined || isAtEnd || rest.length > recordBytes || rest.includes(NEWLINE)) scan();
      if (complete > 0) return split(complete);
      if (scanned > recordBytes) throw tooLong();
      if (!isAtEnd || rest.length === 0) return undefined;
      return split(rest.length);
    },
  };
}

function join(first: Uint8Array, second: Uint8Array): Uint8Array {
  const joined = new Uint8Array(first.length + second.length);
  joined.set(first);
  joined.set(second, first.length);
  return joined;
}

function nextState(state: number, byte: number, separator: number): number {
  if (state === place.quoted) return byte === QUOTE ? place.afterQuote : place.quoted;
  if (byte === separator || byte === NEWLINE) return place.cellStart;
  if (byte === QUOTE && state !== place.plain) return place.quoted;
  return place.plain;
}

function countNewlines(bytes: Uint8Array): number {
  let count = 0;
  for (let at = bytes.indexOf(NEWLINE); at !== -1; at = bytes.indexOf(NEWLINE, at + 1)) count++;
  return count;
}

/** The cells of one record; the same object is used for all records. */
export interface Cells {
  count: number;
  readonly separator: Separator;
  /** Where the text of each cell begins and ends, its quotes included. */
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  /** Where the record ends, its line end excluded. */
  end: number;
  /** Whether a quote is not closed, or is followed by other text. */
  isMalformed: boolean;
}

export function createCells(maxCells: number, separator: Separator = ','): Cells {
  return {
    count: 0,
    separator,
    starts: new Int32Array(maxCells),
    ends: new Int32Array(maxCells),
    end: 0,
    isMalformed: false,
  };
}

/**
 * Reads the record at `from` and returns where the next one begins. All cells are counted, also those for
 * which there is no place.
 */
export function readRecord(bytes: Uint8Array, from: number, cells: Cells): number {
  const { starts, ends } = cells;
  const separator = cells.separator.charCodeAt(0);
  const { length } = bytes;
  let at = from;
  let count = 0;
  cells.isMalformed = false;
  for (;;) {
    const start = at;
    if (bytes[at] === QUOTE) {
      at = closingQuote(bytes, at) + 1;
      if (at > length) cells.isMalformed = true;
    }
    let next = bytes[at];
    const quoteEnd = at;
    while (next !== separator && next !== NEWLINE && at < length) next = bytes[++at];
    let end = Math.min(at, length);
    if (next !== separator && end > start && bytes[end - 1] === CARRIAGE_RETURN) end--;
    if (bytes[start] === QUOTE && end > quoteEnd) cells.isMalformed = true;
    starts[count] = start;
    ends[count] = end;
    count++;
    if (next === separator && at < length) {
      at++;
      continue;
    }
    cells.count = count;
    cells.end = end;
    return Math.min(at + 1, length);
  }
}

/** The place of the quote that ends a cell; the length of the bytes when there is none. */
function closingQuote(bytes: Uint8Array, start: number): number {
  for (let at = start + 1; at < bytes.length; at++) {
    if (bytes[at] !== QUOTE) continue;
    if (bytes[at + 1] !== QUOTE) return at;
    at++;
  }
  return bytes.length;
}

/** The number of records in complete lines, empty ones excluded, at most `maxRecords`, and where they end. */
export function countRecords(
  bytes: Uint8Array,
  maxRecords = Infinity,
  separator: Separator = ',',
): { readonly lines: number; readonly bytes: number } {
  const cells = createCells(0, separator);
  let lines = 0;
  let at = 0;
  while (at < bytes.length && lines < maxRecords) {
    const start = at;
    at = readRecord(bytes, at, cells);
    if (cells.end > start) lines++;
  }
  return { lines, bytes: at };
}

const decoder = new TextDecoder();

/** The text of a cell, without the quotes around it. */
export function cellText(bytes: Uint8Array, start: number, end: number): string {
  const text = decoder.decode(bytes.subarray(start, end));
  if (!text.startsWith('"')) return text;
  const isClosed = text.length > 1 && text.endsWith('"');
  return text.slice(1, isClosed ? -1 : undefined).replaceAll('""', '"');
}
