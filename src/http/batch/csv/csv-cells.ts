import { bounds } from '#base/bounds.ts';
import type { InputFields } from '#catalogue/declare/define.ts';
import type { InputField } from '#catalogue/declare/fields.ts';
import { findCurrency, minorUnitOf } from '#core/money/iso4217.ts';
import { cellText } from './csv-records.ts';
import type { Separator } from '#base/csv.ts';
import { hasTooManyDigits, readPlainNumber, TOO_MANY_DIGITS } from '#text/read/plain-number.ts';
import { readTypedFlag } from '#text/read/typed-flag.ts';
import { describeDoubt, isDoubt } from '#text/read/doubts.ts';
import { type NumberStyle, placeOf, readTypedNumber, unknownStyle } from '#text/read/typed-number.ts';
import { readPercentage } from '#text/read/typed-percentage.ts';
import type { Violation } from '#calculate/check/violations.ts';

/**
 * Reads the cells of one column; a text that its field does not accept stays a text, which the check of the
 * field rejects.
 */
export interface ColumnReader {
  /** Undefined for an empty cell, which stands for a field that is not given. */
  readonly read: (bytes: Uint8Array, start: number, end: number) => unknown;
}

/**
 * Where commas separate cells, one within a number separates thousands; where semicolons do, it is the
 * decimal mark.
 */
export function styleOfCells(separator: Separator): NumberStyle {
  return separator === ';' ? { decimal: ',', group: '.' } : { decimal: '.', group: ',' };
}

/** What was found wrong with cells while they were read. */
export type Faults = Violation[];

/**
 * A reader for a column, which may look into the other cells of its row. Plain numbers are read from their
 * bytes, and a cell that equals the one above has the same value; anything else is read as a person types it.
 */
export function createColumnReader(
  name: string,
  fields: InputFields,
  faults: Faults,
  style: NumberStyle,
  textOf: (name: string) => string | undefined,
): ColumnReader {
  const field = fields[name]!;
  const isPlain = style.decimal === '.' ? hasNoThousands : hasNoPoint;
  const isNumber = field.kind === 'real' || field.kind === 'integer';
  const convert = (text: string): unknown => {
    const trimmed = text.trim();
    if (trimmed === '') return undefined;
    if (isNumber) {
      // The currency by whose sign the amounts of the row may be written.
      const currency = findCurrency(textOf('currency')?.trim() ?? '')?.code;
      const amount = readPercentage(fields, name, textOf, { style, currency }) ?? text;
      return readNumber(name, field, amount, faults, style, currency);
    }
    if (field.kind === 'boolean') return readTypedFlag(text);
    return field.kind === 'records' || field.kind === 'list' ? readJson(trimmed) : trimmed;
  };
  if (isNumber) {
    return {
      read(bytes, start, end) {
        if (end === start) return undefined;
        const value = readPlainNumber(bytes, start, end);
        return value === value && isPlain(bytes, start, end) ? value : convert(cellText(bytes, start, end));
      },
    };
  }
  const isObject = field.kind === 'records' || field.kind === 'list';
  return isObject ? { read: (...cell) => convert(cellText(...cell)) } : createRepeating(convert);
}

/** Texts are often the same in all rows. */
function createRepeating(convert: (text: string) => unknown): ColumnReader {
  const known = new Uint8Array(MAX_KNOWN_BYTES);
  let knownLength = -1;
  let value: unknown;
  return {
    read(bytes, start, end) {
      const length = end - start;
      if (length === knownLength && isSame(bytes, start, known, length)) return value;
      value = convert(cellText(bytes, start, end));
      knownLength = length > MAX_KNOWN_BYTES ? -1 : length;
      if (knownLength > 0) known.set(bytes.subarray(start, end));
      return value;
    },
  };
}

const MAX_KNOWN_BYTES = 32;
const [POINT, ZERO] = [46, 48] as const;

/** False for a plain number such as 250.000, in which the point may separate thousands. */
function hasNoThousands(bytes: Uint8Array, start: number, end: number): boolean {
  return !(
    end - start >= 5 &&
    bytes[end - 4] === POINT &&
    bytes[end - 3] === ZERO &&
    bytes[end - 2] === ZERO &&
    bytes[end - 1] === ZERO
  );
}

/** Where the decimal mark is a comma, a point has to be read with its field in mind. */
function hasNoPoint(bytes: Uint8Array, start: number, end: number): boolean {
  return !bytes.subarray(start, end).includes(POINT);
}

function isSame(bytes: Uint8Array, start: number, known: Uint8Array, length: number): boolean {
  for (let i = 0; i < length; i++) if (bytes[start + i] !== known[i]) return false;
  return true;
}

function readNumber(
  name: string,
  field: InputField,
  text: string,
  faults: Faults,
  numberStyle: NumberStyle,
  currency: string | undefined,
): number | string {
  // Amounts in dinars have three decimals.
  const hasThreeDecimals = currency !== undefined && minorUnitOf(currency) === 3;
  const style = hasThreeDecimals && /^-?\d+\.\d{3}$/.test(text) ? unknownStyle : numberStyle;
  const typed = readTypedNumber(text, style, placeOf(field, currency));
  const isLong = typed.kind === 'number' && hasTooManyDigits(typed.decimal);
  if (isLong) faults.push({ field: name, code: 'wrong-type', detail: TOO_MANY_DIGITS });
  else if (typed.kind === 'number') return typed.value;
  if (isDoubt(typed)) faults.push({ field: name, code: 'wrong-type', detail: describeDoubt(typed) });
  return text;
}

/** Text that is not JSON stays text. */
export function readJson(text: string): unknown {
  if (text.length > bounds.bodyBytes || deepest(text) > bounds.jsonDepth) return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** An upper bound of how deep arrays and objects are within each other. */
function deepest(text: string): number {
  let depth = 0;
  let most = 0;
  for (const character of text) {
    if (character === '[' || character === '{') most = Math.max(most, ++depth);
    else if (character === ']' || character === '}') depth--;
  }
  return most;
}
