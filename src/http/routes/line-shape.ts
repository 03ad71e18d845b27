import type { InputValues } from '#catalogue/define.ts';
import { makeFunction } from '#catalogue/evaluate.ts';
import { members } from '#catalogue/field-code.ts';
import { type ColumnReader, createRepeating } from '#derive/csv-cells.ts';
import { numberEnd, readNumberAt } from '#derive/plain-number.ts';

/**
 * Lines of a file are nearly always alike: the same text around other values. A line like one that was parsed
 * before is read in one pass: its text is compared, and its values are read where they are. It is as valid as
 * the line before, because only values differ, and these are read only where they are plain: decimal digits,
 * text of ASCII without escapes, true or false.
 */
export interface LineShape {
  /** Whether the line names its calculator; otherwise the batch does. */
  readonly isNamed: boolean;
  /** The inputs of the line at `start`; undefined when it has another shape. */
  readonly read: (bytes: Uint8Array, start: number) => InputValues | undefined;
  /**
   * Of the line that was read: where its id is, which is nowhere in a line without one, and where the next
   * line begins.
   */
  readonly place: { idStart: number; idEnd: number; end: number };
}

/** Where a value is in the line that a shape is made of. */
interface Gap {
  readonly start: number;
  readonly end: number;
  /** Undefined for the id. */
  readonly field: string | undefined;
}

const WORD_BYTES = 8;
/** Longer lines are parsed. */
const MAX_BYTES = 4 * 1024;
const [NEWLINE, SPACE, QUOTE, MINUS, ZERO, NINE, BACKSLASH, TILDE] = [
  10, 32, 34, 45, 48, 57, 92, 126,
] as const;
/** The last digit that every double with so many digits keeps. */
const MAX_ID_DIGITS = 15;
const words = [true, false].map((value) => ({ value, letters: Buffer.from(String(value)) }));

/** What precedes a member, its name, and its value if that is plain; an object has none. */
const member = /([\s{},]*)"(\w+)"\s*:\s*("[ !#-[\]-~]*"|-?\d[\d.]*|true|false|(?=\{))/y;

/**
 * The shape of a line that is an item which has a result; undefined when some of its values are not plain.
 */
export function createLineShape(line: Uint8Array): LineShape | undefined {
  if (line.length > MAX_BYTES || line.at(-1) !== NEWLINE) return undefined;
  const text = Buffer.from(line).toString('latin1');
  const gaps: Gap[] = [];
  let isNamed = false;
  let depth = 0;
  let end = 0;
  for (member.lastIndex = 0; ; end = member.lastIndex) {
    const [all, before = '', name = '', value = ''] = member.exec(text) ?? [];
    if (all === undefined) break;
    for (const character of before) depth += character === '{' ? 1 : character === '}' ? -1 : 0;
    const gap = { start: member.lastIndex - value.length, end: member.lastIndex };
    if (depth === 2) gaps.push({ ...gap, field: name });
    else if (name === 'id') gaps.push({ ...gap, field: undefined });
    else if (name === 'calculator') isNamed = true;
  }
  if (!/^[\s}]*$/.test(text.slice(end))) return undefined;
  return { isNamed, ...createReader(line, gaps) };
}

function createReader(line: Uint8Array, gaps: readonly Gap[]): Pick<LineShape, 'read' | 'place'> {
  // The texts between values, one after the other, and where each of them ends.
  const starts = [0, ...gaps.map(({ end }) => end)];
  const parts = starts.map((start, index) => line.subarray(start, gaps[index]?.start));
  const text = new Uint8Array(Buffer.concat(parts));
  const textView = new DataView(text.buffer);
  let length = 0;
  const textEnds = Int32Array.from(parts, (part) => (length += part.length));
  const places = Object.fromEntries(
    gaps.flatMap(({ field }, index) => (field === undefined ? [] : [[field, index]])),
  );
  const collect = makeFunction(
    'v',
    members(places, (_, index) => `v[${index}]`),
  ) as (values: readonly unknown[]) => InputValues;
  const texts = gaps.map(() => createRepeating((value) => value));
  const idGap = gaps.findIndex(({ field }) => field === undefined);
  const values: unknown[] = gaps.map(() => undefined);
  const place = { idStart: 0, idEnd: 0, end: 0 };

  function read(bytes: Uint8Array, start: number): InputValues | undefined {
    const view = viewOf(bytes);
    const lastWord = bytes.length - WORD_BYTES;
    let at = start;
    let from = 0;
    for (let gap = 0; gap < textEnds.length; gap++) {
      const end = textEnds[gap]!;
      for (; from + WORD_BYTES <= end; from += WORD_BYTES, at += WORD_BYTES)
        if (at > lastWord || view.getFloat64(at) !== textView.getFloat64(from)) return undefined;
      for (; from < end; from++) if (bytes[at++] !== text[from]) return undefined;
      if (gap === values.length) break;
      if (gap === idGap) {
        place.idStart = at;
        place.idEnd = at = endOfId(bytes, at);
        if (at === -1) return undefined;
      } else {
        const value = readValue(bytes, at, texts[gap]!);
        if (value === undefined) return undefined;
        values[gap] = value;
        at = valueEnd;
      }
    }
    if (at - start > MAX_BYTES) return undefined;
    place.end = at;
    return collect(values);
  }
  return { read, place };
}

/** Eight bytes are compared as one number: those of ASCII are equal exactly when their bytes are. */
let viewed: Uint8Array = new Uint8Array();
let lastView: DataView = new DataView(viewed.buffer);

/** The same for all lines of a block. */
function viewOf(bytes: Uint8Array): DataView {
  if (bytes !== viewed) {
    viewed = bytes;
    lastView = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  }
  return lastView;
}

/** Where the value ends that was read last. */
let valueEnd = 0;

/** The value at `start`; undefined where it is not plain. */
function readValue(bytes: Uint8Array, start: number, texts: ColumnReader): unknown {
  const first = bytes[start]!;
  if (first === QUOTE) {
    valueEnd = endOfText(bytes, start);
    return valueEnd === -1 ? undefined : texts.read(bytes, start + 1, valueEnd - 1);
  }
  if (first === MINUS || isDigit(first)) {
    if (hasSurplusZero(bytes, first === MINUS ? start + 1 : start)) return undefined;
    const value = readNumberAt(bytes, start);
    valueEnd = numberEnd;
    return value === value ? value : undefined;
  }
  for (const { value, letters } of words) {
    valueEnd = start + letters.length;
    if (letters.every((letter, index) => bytes[start + index] === letter)) return value;
  }
  return undefined;
}

/**
 * Where the id at `start` ends, if a reply has the same bytes for it: a text, or a whole number that a double
 * is exactly; or −1.
 */
function endOfId(bytes: Uint8Array, start: number): number {
  if (bytes[start] === QUOTE) return endOfText(bytes, start);
  let at = start;
  while (isDigit(bytes[at]!)) at++;
  return at === start || at - start > MAX_ID_DIGITS || hasSurplusZero(bytes, start) ? -1 : at;
}

function endOfText(bytes: Uint8Array, start: number): number {
  for (let at = start + 1; at < bytes.length; at++) {
    const byte = bytes[at]!;
    if (byte === QUOTE) return at + 1;
    if (byte < SPACE || byte > TILDE || byte === BACKSLASH) return -1;
  }
  return -1;
}

/** In JSON no digit follows a zero that comes first. */
function hasSurplusZero(bytes: Uint8Array, start: number): boolean {
  return bytes[start] === ZERO && isDigit(bytes[start + 1]!);
}

function isDigit(byte: number): boolean {
  return byte >= ZERO && byte <= NINE;
}
