import type { Units } from '#core/arithmetic/arithmetic.ts';
import { decimalText } from '#core/arithmetic/rounding.ts';

const FIRST_BYTES = 1024;
/** A larger buffer is not kept. */
const MAX_KEPT_BYTES = 1024 * 1024;
/** Sign, digits and point of a double. */
const MAX_NUMBER_CHARACTERS = 24;
const MAX_INT32 = 0x7fffffff;
const [BILLION, BILLION_DIGITS] = [1e9, 9] as const;
const MAX_DECIMALS = 22;
const powersOfTen = Float64Array.from({ length: MAX_DECIMALS + 1 }, (_, exponent) => 10 ** exponent);
const [ZERO, POINT, COMMA, MINUS, FIRST_NOT_ASCII] = [48, 46, 44, 45, 128] as const;

/**
 * ASCII that is written often: eight bytes at a time, as numbers. No eight bytes of ASCII are one that is not
 * a number.
 */
export interface Phrase {
  readonly length: number;
  readonly words: Float64Array;
}

const WORD_BYTES = 8;

export function createPhrase(text: string): Phrase {
  const words = new Float64Array(Math.ceil(text.length / WORD_BYTES));
  const view = new DataView(new ArrayBuffer(words.length * WORD_BYTES));
  for (let i = 0; i < text.length; i++) view.setUint8(i, text.charCodeAt(i));
  for (let i = 0; i < words.length; i++) words[i] = view.getFloat64(i * WORD_BYTES);
  return { length: text.length, words };
}

/**
 * A text that grows in one buffer. Concatenating strings would cost the engine an allocation for every piece,
 * which took half the time of a batch.
 */
export class JsonWriter {
  #bytes: Buffer;
  /** Of the same bytes. */
  #view: DataView;
  #length = 0;

  /** `expectedBytes` saves growing where the length of the text is foreseen. */
  constructor(expectedBytes = FIRST_BYTES) {
    this.#bytes = Buffer.allocUnsafe(expectedBytes);
    this.#view = viewOf(this.#bytes);
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

  phrase({ length, words }: Phrase): void {
    const needed = words.length * WORD_BYTES;
    if (this.#length + needed > this.#bytes.length) this.#grow(needed);
    const view = this.#view;
    let at = this.#length;
    for (let i = 0; i < words.length; i++, at += WORD_BYTES) view.setFloat64(at, words[i]!);
    this.#length += length;
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
  decimal(units: Units, decimals: number, mark: '.' | ',' = '.'): void {
    if (typeof units === 'bigint') return this.text(decimalText(units, decimals).replace('.', mark));
    if (this.#length + MAX_NUMBER_CHARACTERS > this.#bytes.length) this.#grow(MAX_NUMBER_CHARACTERS);
    const bytes = this.#bytes;
    const point = mark === '.' ? POINT : COMMA;
    let at = this.#length;
    if (units < 0) bytes[at++] = MINUS;
    const size = Math.abs(units);
    // Numbers of 32 bits, which are divided faster than doubles.
    const high = size > MAX_INT32 ? Math.floor(size / BILLION) : 0;
    let small = (size - high * BILLION) | 0;
    let count = decimals + 1;
    for (let next = powersOfTen[count]!; next <= size; next *= 10) count++;
    let end = at + count;
    if (decimals > 0) bytes[end++ - decimals] = point;
    at = end;
    for (let digits = 0; digits < count; digits++) {
      if (digits === decimals && digits > 0) at--;
      if (digits === BILLION_DIGITS && high > 0) small = high;
      const tenth = (small / 10) | 0;
      bytes[--at] = ZERO + (small - tenth * 10);
      small = tenth;
    }
    // Zeros at the end of a fraction say nothing, nor does a point without digits.
    if (decimals > 0) while (bytes[end - 1] === ZERO) end--;
    this.#length = bytes[end - 1] === point ? end - 1 : end;
  }

  /** For code that writes ASCII of at most so many bytes at a place, and returns the place after it. */
  ascii(most: number, write: (bytes: Uint8Array, view: DataView, at: number) => number): void {
    if (this.#length + most > this.#bytes.length) this.#grow(most);
    this.#length = write(this.#bytes, this.#view, this.#length);
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
    this.#view = viewOf(this.#bytes);
  }

  #encode(text: string): void {
    if (this.#length + 3 * text.length > this.#bytes.length) this.#grow(3 * text.length);
    this.#length += this.#bytes.write(text, this.#length, 'utf8');
  }

  #grow(more: number): void {
    const grown = Buffer.allocUnsafe(Math.max(2 * this.#bytes.length, this.#length + more));
    this.#bytes.copy(grown, 0, 0, this.#length);
    this.#bytes = grown;
    this.#view = viewOf(grown);
  }
}

function viewOf({ buffer, byteOffset, length }: Buffer): DataView {
  return new DataView(buffer, byteOffset, length);
}

/** Those whose text has ended: a buffer that has grown need not grow again. */
const idleWriters: JsonWriter[] = [];

/** A writer for a text that `endText` ends. */
export function takeWriter(): JsonWriter {
  return idleWriters.pop() ?? new JsonWriter();
}

/**
 * Ends the text of a writer that was taken. One whose text never ends, because of a failure, is not used
 * again.
 */
export function endedText(writer: JsonWriter): string {
  const text = writer.take();
  idleWriters.push(writer);
  return text;
}

/** The same in UTF-8. */
export function endText(writer: JsonWriter): Uint8Array<ArrayBuffer> {
  const bytes = writer.takeBytes();
  idleWriters.push(writer);
  return bytes;
}
