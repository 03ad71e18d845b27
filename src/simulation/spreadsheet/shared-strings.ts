import { damaged, type WorkbookRecord } from './records.ts';

/** Flags of a text: characters of two bytes; a supplement for East Asian languages; runs of formatting. */
const IS_WIDE = 1;
const HAS_SUPPLEMENT = 4;
const HAS_RUNS = 8;
const RUN_BYTES = 4;
const MAX_TEXTS = 200_000;

/**
 * The table of texts that cells refer to: a record SST, continued in `parts`. [MS-XLS] 2.4.265 and 2.5.293.
 */
export function readSharedStrings(parts: readonly WorkbookRecord[]): readonly string[] {
  const cursor = new Cursor(parts);
  cursor.skip(4);
  const count = cursor.uint32();
  if (count > MAX_TEXTS) throw damaged(`its table of texts has ${count} entries`);
  return Array.from({ length: count }, () => readText(cursor));
}

/** The text of a formula, a record STRING. */
export function readFormulaText(record: WorkbookRecord): string {
  const cursor = new Cursor([record]);
  const length = cursor.uint16();
  return cursor.characters(length, (cursor.uint8() & IS_WIDE) !== 0);
}

function readText(cursor: Cursor): string {
  const length = cursor.uint16();
  const flags = cursor.uint8();
  const runs = (flags & HAS_RUNS) === 0 ? 0 : cursor.uint16();
  const supplementBytes = (flags & HAS_SUPPLEMENT) === 0 ? 0 : cursor.uint32();
  const text = cursor.characters(length, (flags & IS_WIDE) !== 0);
  cursor.skip(runs * RUN_BYTES + supplementBytes);
  return text;
}

/** Reads on from one record to the next. */
class Cursor {
  readonly #parts: readonly WorkbookRecord[];
  #part = 0;
  #place = 0;

  constructor(parts: readonly WorkbookRecord[]) {
    this.#parts = parts;
  }

  uint8(): number {
    while (this.#left() === 0) this.#nextPart();
    return this.#parts[this.#part]!.bytes[this.#place++]!;
  }

  uint16(): number {
    return this.uint8() + 256 * this.uint8();
  }

  uint32(): number {
    return this.uint16() + 65_536 * this.uint16();
  }

  skip(bytes: number): void {
    let left = bytes;
    while (left > this.#left()) {
      left -= this.#left();
      this.#nextPart();
    }
    this.#place += left;
  }

  /** Where characters go on in the next record, that one begins with a flag for their width. */
  characters(length: number, isWide: boolean): string {
    let [text, wide] = ['', isWide];
    while (text.length < length) {
      if (this.#left() === 0) {
        this.#nextPart();
        wide = (this.uint8() & IS_WIDE) !== 0;
      }
      const width = wide ? 2 : 1;
      const count = Math.min(length - text.length, Math.floor(this.#left() / width));
      if (count === 0) throw damaged('a text is cut in the middle of a character');
      const { bytes } = this.#parts[this.#part]!;
      for (let index = 0; index < count; index++) {
        const at = this.#place + index * width;
        text += String.fromCharCode(bytes[at]! + (wide ? 256 * bytes[at + 1]! : 0));
      }
      this.#place += count * width;
    }
    return text;
  }

  #left(): number {
    return this.#parts[this.#part]!.bytes.length - this.#place;
  }

  #nextPart(): void {
    if (this.#part + 1 === this.#parts.length) throw damaged('a text ends early');
    this.#part++;
    this.#place = 0;
  }
}
