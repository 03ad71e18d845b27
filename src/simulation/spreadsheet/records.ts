/** One record of a workbook: its kind and its content. */
export interface WorkbookRecord {
  readonly kind: number;
  readonly bytes: Uint8Array;
  readonly view: DataView;
}

/** The kinds of records that say what cells contain. Microsoft, [MS-XLS] 2.3. */
export const kinds = {
  formula: 0x0006,
  endOfPart: 0x000a,
  filePassword: 0x002f,
  continue: 0x003c,
  sheet: 0x0085,
  numbersInRow: 0x00bd,
  sharedStrings: 0x00fc,
  sharedString: 0x00fd,
  number: 0x0203,
  label: 0x0204,
  truthOrError: 0x0205,
  formulaText: 0x0207,
  compactNumber: 0x027e,
  beginOfPart: 0x0809,
} as const;

const HEADER_BYTES = 4;
const MAX_CONTENT_BYTES = 8224;

/**
 * The records from `start` to the end of their part of the workbook, such as a sheet, with those of parts
 * inside it left out.
 */
export function* recordsOfPart(workbook: Uint8Array, start: number): Generator<WorkbookRecord> {
  const whole = new DataView(workbook.buffer, workbook.byteOffset, workbook.byteLength);
  let place = start;
  let depth = 0;
  do {
    if (place + HEADER_BYTES > workbook.length) throw damaged('a part of the workbook has no end');
    const kind = whole.getUint16(place, true);
    const length = whole.getUint16(place + 2, true);
    place += HEADER_BYTES;
    if (length > MAX_CONTENT_BYTES || place + length > workbook.length)
      throw damaged(`a record at byte ${place - HEADER_BYTES} of the workbook is too long`);
    const bytes = workbook.subarray(place, place + length);
    place += length;
    if (depth === 0 && kind !== kinds.beginOfPart) throw damaged('a part of the workbook has no beginning');
    if (kind === kinds.beginOfPart) depth++;
    if (depth === 1) yield { kind, bytes, view: new DataView(bytes.buffer, bytes.byteOffset, length) };
    if (kind === kinds.endOfPart) depth--;
  } while (depth > 0);
}

export function damaged(how: string): Error {
  return new Error(`The workbook is damaged: ${how}.`);
}
