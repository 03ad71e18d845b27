import type { Units } from '#core/arithmetic/arithmetic.ts';
import { decimalText } from '#core/arithmetic/rounding.ts';

const FIRST_BYTES = 1024;
/** A larger buffer is not kept. */
const MAX_KEPT_BYTES = 1024 * 1024;
/** Sign, digits and point of a double. */
const MAX_NUMBER_CHARACTERS = 24;
/** The largest number for which the engine divides in 32 bits. */
const MAX_INT32 = 0x7fffffff;
const [ZERO, POINT, MINUS, FIRST_NOT_ASCII] = [48, 46, 45, 128] as const;

/**
 * A text that grows in one buffer. Concatenating strings would cost the engine an allocation for every piece,
 * which took half the time of a batch.
 */
export class JsonWriter {
  #bytes: Buffer;
  #length = 0;

  /** `expectedBytes` saves growing where the length of the text is foreseen. */
  constructor(expectedBytes = FIRST_BYTES) {
    this.#bytes = Buffer.allocUnsafe(expectedBytes);
  }

  /** In bytes. */
  get length(): number {
    return this.#length;
  }

  /** Discards what was written since the text had this length. */
  rewind(length: number): void {
    this.#length = length;
  }

  text(text: string): void {
    if (this.#length + text.length > this.#bytes.length) this.#grow(text.length);
    const bytes = this.#bytes;
    let at = this.#length;
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      if (code >= FIRST_NOT_ASCII) return this.#encode(text);
      bytes[at++] = code;
    }
    this.#length = at;
  }

  /** Bytes of another text in UTF-8. */
  bytes(source: Uint8Array, start: number, end: number): void {
    if (this.#length + end - start > this.#bytes.length) this.#grow(end - start);
    const bytes = this.#bytes;
    let at = this.#length;
    for (let i = start; i < end; i++) bytes[at++] = source[i]!;
    this.#length = at;
  }

  /** The decimal number of this many units of 10^−decimals, formatted like `decimalText`. */
  decimal(units: Units, decimals: number): void {
    if (typeof units === 'bigint') return this.text(decimalText(units, decimals));
    if (this.#length + MAX_NUMBER_CHARACTERS > this.#bytes.length) this.#grow(MAX_NUMBER_CHARACTERS);
    const bytes = this.#bytes;
    let at = this.#length;
    if (units < 0) bytes[at++] = MINUS;
    const size = Math.abs(units);
    let place = 10 ** decimals;
    let whole = Math.floor(size / place);
    let rest = size - whole * place;
    // The digits before the point, from the last one.
    for (let next = 10; next <= whole; next *= 10) at++;
    let end = at + 1;
    for (; whole > MAX_INT32; at--) {
      const tenth = Math.floor(whole / 10);
      bytes[at] = ZERO + (whole - tenth * 10);
      whole = tenth;
    }
    let small = whole | 0;
    do {
      const tenth = (small / 10) | 0;
      bytes[at--] = ZERO + (small - tenth * 10);
      small = tenth;
    } while (small > 0);
    if (rest > 0) bytes[end++] = POINT;
    while (rest > 0) {
      place /= 10;
      const digit = Math.floor(rest / place);
      bytes[end++] = ZERO + digit;
      rest -= digit * place;
    }
    this.#length = end;
  }

  /** Ends the text and returns its bytes; the next text starts. */
  takeBytes(): Uint8Array<ArrayBuffer> {
    const bytes = new Uint8Array(this.#length);
    bytes.set(this.#bytes.subarray(0, this.#length));
    this.#length = 0;
    if (this.#bytes.length > MAX_KEPT_BYTES) this.#shrink();
    return bytes;
  }

  /** Ends the text and returns it; the next text starts. */
  take(): string {
    const text = this.#bytes.toString('utf8', 0, this.#length);
    this.#length = 0;
    if (this.#bytes.length > MAX_KEPT_BYTES) this.#shrink();
    return text;
  }

  #shrink(): void {
    this.#bytes = Buffer.allocUnsafe(FIRST_BYTES);
  }

  #encode(text: string): void {
    if (this.#length + 3 * text.length > this.#bytes.length) this.#grow(3 * text.length);
    this.#length += this.#bytes.write(text, this.#length, 'utf8');
  }

  #grow(more: number): void {
    const grown = Buffer.allocUnsafe(Math.max(2 * this.#bytes.length, this.#length + more));
    this.#bytes.copy(grown, 0, 0, this.#length);
    this.#bytes = grown;
  }
}

/** Those whose text has ended: a buffer that has grown need not grow again. */
const idleWriters: JsonWriter[] = [];

/** A writer for a text that `endText` ends. */
export function takeWriter(): JsonWriter {
  return idleWriters.pop() ?? new JsonWriter();
}

/** Ends the text of a writer that was taken. One whose text never ends, because of a failure, is not used again. */
export function endText(writer: JsonWriter): Uint8Array<ArrayBuffer> {
  const bytes = writer.takeBytes();
  idleWriters.push(writer);
  return bytes;
}
