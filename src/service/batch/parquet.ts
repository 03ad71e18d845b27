/** A column: texts, whole numbers, days (YYYY-MM-DD), or decimals with a fixed number of places. */
export type ParquetColumn =
  | { readonly name: string; readonly kind: 'text' | 'whole' | 'date' }
  | { readonly name: string; readonly kind: 'amount'; readonly decimals: number };

/** Writes rows to a file of Parquet. */
export interface ParquetWriter {
  /** Adds a row: the text of each cell in ASCII or UTF-8, empty for none. */
  readonly add: (cells: readonly string[]) => void;
  /** The bytes that are ready; with `isLast`, all that are left and the end of the file. */
  readonly take: (isLast?: boolean) => Uint8Array;
}

/** Physical types, converted types, and the types of the compact protocol of Thrift. */
const types = { text: 6, whole: 1, date: 1, amount: 7 } as const;
const converted = { text: 0, date: 6, amount: 5 } as const;
const [I32, I64, BINARY, LIST, STRUCT] = [5, 6, 8, 9, 12] as const;
const [PLAIN, RLE] = [0, 3] as const;
/** Decimals of 38 digits, of two's complement with the highest byte first. */
const [AMOUNT_BYTES, AMOUNT_DIGITS] = [16, 38] as const;
const GROUP_ROWS = 65_536;
const MAGIC = Buffer.from('PAR1');
const DAY_MS = 86_400_000;
/** A decimal of so many digits is a whole number that a double holds. */
const MAX_EXACT_DIGITS = 15;

/**
 * Pages are plain and not compressed, and every column may have cells without a value: all that is needed for
 * files that any reader of the format of 2013 reads.
 */
export function createParquetWriter(columns: readonly ParquetColumn[]): ParquetWriter {
  const ready: Uint8Array[] = [MAGIC];
  const buffers = columns.map(createColumn);
  const groups: { readonly rows: number; readonly chunks: readonly Chunk[] }[] = [];
  let [offset, rows, total] = [MAGIC.length, 0, 0];
  const put = (bytes: Uint8Array) => {
    ready.push(bytes);
    offset += bytes.length;
  };
  function endGroup(): void {
    if (rows === 0) return;
    const chunks = buffers.map((buffer, index): Chunk => {
      const page = buffer.take();
      const head = pageHeader(rows, page.length);
      const chunk = { column: columns[index]!, at: offset, bytes: head.length + page.length };
      put(head);
      put(page);
      return chunk;
    });
    groups.push({ rows, chunks });
    total += rows;
    rows = 0;
  }
  return {
    add(cells) {
      for (let index = 0; index < buffers.length; index++) buffers[index]!.add(cells[index]!);
      if (++rows === GROUP_ROWS) endGroup();
    },
    take(isLast = false) {
      if (isLast) {
        endGroup();
        const footer = writeFooter(columns, groups, total);
        const length = Buffer.alloc(4);
        length.writeUInt32LE(footer.length);
        put(Buffer.concat([footer, length, MAGIC]));
      }
      return Buffer.concat(ready.splice(0));
    },
  };
}

/** The values of one column in one group of rows. */
interface Chunk {
  readonly column: ParquetColumn;
  readonly at: number;
  readonly bytes: number;
}

/** Collects the cells of a column; a page has which of them have values, and the values. */
function createColumn(column: ParquetColumn) {
  let bytes = Buffer.allocUnsafe(GROUP_ROWS);
  let length = 0;
  /** How many cells in turn have a value or none; the first run has values. */
  let runs: number[] = [0];
  const room = (more: number): void => {
    if (length + more <= bytes.length) return;
    const grown = Buffer.allocUnsafe(2 * (length + more));
    bytes.copy(grown, 0, 0, length);
    bytes = grown;
  };
  return {
    add(cell: string): void {
      const isRunOfValues = runs.length % 2 === 1;
      if (isRunOfValues === (cell !== '')) runs[runs.length - 1]!++;
      else runs.push(1);
      if (cell === '') return;
      if (column.kind === 'text') {
        const size = Buffer.byteLength(cell);
        room(4 + size);
        length = bytes.writeUInt32LE(size, length);
        length += bytes.write(cell, length);
      } else if (column.kind === 'amount') {
        room(AMOUNT_BYTES);
        writeAmount(bytes, length, cell, column.decimals);
        length += AMOUNT_BYTES;
      } else {
        room(4);
        const value = column.kind === 'whole' ? Number(cell) : Date.parse(cell) / DAY_MS;
        length = bytes.writeInt32LE(value, length);
      }
    },
    take(): Uint8Array {
      const levels: number[] = [];
      for (const [index, run] of runs.entries()) {
        if (run === 0) continue;
        writeVarint(levels, 2 * run);
        levels.push(index % 2 === 0 ? 1 : 0);
      }
      const size = Buffer.alloc(4);
      size.writeUInt32LE(levels.length);
      const page = Buffer.concat([size, Buffer.from(levels), bytes.subarray(0, length)]);
      [length, runs] = [0, [0]];
      return page;
    },
  };
}

/** Writes a decimal such as -12.5 as a whole count of its last place. */
function writeAmount(bytes: Buffer, at: number, cell: string, decimals: number): void {
  const point = cell.indexOf('.');
  const places = point === -1 ? 0 : cell.length - point - 1;
  if (places > decimals) throw new Error(`${cell} has more than ${decimals} decimals`);
  const digits = point === -1 ? cell : cell.slice(0, point) + cell.slice(point + 1);
  if (digits.length + decimals - places > MAX_EXACT_DIGITS) {
    const units = BigInt(digits) * 10n ** BigInt(decimals - places);
    bytes.writeBigInt64BE(units >> 64n, at);
    bytes.writeBigUInt64BE(BigInt.asUintN(64, units), at + 8);
    return;
  }
  const units = Number(digits) * 10 ** (decimals - places);
  const high = Math.floor(units / 2 ** 32);
  bytes.fill(units < 0 ? 0xff : 0, at, at + 8);
  bytes.writeInt32BE(high, at + 8);
  bytes.writeUInt32BE(units - high * 2 ** 32, at + 12);
}

function writeVarint(out: number[], value: number): void {
  let rest = value;
  for (; rest > 127; rest = Math.floor(rest / 128)) out.push((rest % 128) | 128);
  out.push(rest);
}

/** The compact protocol of Thrift, as far as headers and footers need it. */
class Thrift {
  readonly #bytes: number[] = [];
  #last = 0;

  #field(id: number, type: number): void {
    this.#bytes.push(((id - this.#last) << 4) | type);
    this.#last = id;
  }

  #text(text: string): void {
    const bytes = Buffer.from(text);
    writeVarint(this.#bytes, bytes.length);
    this.#bytes.push(...bytes);
  }

  /** A number that is not negative. */
  number(id: number, value: number, type: typeof I32 | typeof I64 = I32): void {
    this.#field(id, type);
    writeVarint(this.#bytes, 2 * value);
  }

  text(id: number, text: string): void {
    this.#field(id, BINARY);
    this.#text(text);
  }

  struct(id: number, write: () => void): void {
    this.#field(id, STRUCT);
    this.#inside(write);
  }

  #inside(write: () => void): void {
    const last = this.#last;
    this.#last = 0;
    write();
    this.#bytes.push(0);
    this.#last = last;
  }

  #list(id: number, type: number, length: number): void {
    this.#field(id, LIST);
    this.#bytes.push((Math.min(length, 15) << 4) | type);
    if (length >= 15) writeVarint(this.#bytes, length);
  }

  structs<Item>(id: number, items: readonly Item[], write: (item: Item) => void): void {
    this.#list(id, STRUCT, items.length);
    for (const item of items) this.#inside(() => write(item));
  }

  numbers(id: number, values: readonly number[]): void {
    this.#list(id, I32, values.length);
    for (const value of values) writeVarint(this.#bytes, 2 * value);
  }

  texts(id: number, texts: readonly string[]): void {
    this.#list(id, BINARY, texts.length);
    for (const text of texts) this.#text(text);
  }

  end(): Uint8Array {
    return Uint8Array.from([...this.#bytes, 0]);
  }
}

function pageHeader(rows: number, bytes: number): Uint8Array {
  const header = new Thrift();
  header.number(1, 0);
  header.number(2, bytes);
  header.number(3, bytes);
  header.struct(5, () => {
    header.number(1, rows);
    header.number(2, PLAIN);
    header.number(3, RLE);
    header.number(4, RLE);
  });
  return header.end();
}

function writeFooter(
  columns: readonly ParquetColumn[],
  groups: readonly { readonly rows: number; readonly chunks: readonly Chunk[] }[],
  rows: number,
): Uint8Array {
  const footer = new Thrift();
  footer.number(1, 2);
  footer.structs(2, [undefined, ...columns], (column) => {
    if (column === undefined) {
      footer.text(4, 'schema');
      return footer.number(5, columns.length);
    }
    const { kind, name } = column;
    footer.number(1, types[kind]);
    if (kind === 'amount') footer.number(2, AMOUNT_BYTES);
    footer.number(3, 1);
    footer.text(4, name);
    if (kind !== 'whole') footer.number(6, converted[kind]);
    if (kind !== 'amount') return;
    footer.number(7, column.decimals);
    footer.number(8, AMOUNT_DIGITS);
  });
  footer.number(3, rows, I64);
  footer.structs(4, groups, (group) => {
    footer.structs(1, group.chunks, ({ column: { kind, name }, at, bytes }) => {
      footer.number(2, at, I64);
      footer.struct(3, () => {
        footer.number(1, types[kind]);
        footer.numbers(2, [PLAIN, RLE]);
        footer.texts(3, [name]);
        footer.number(4, 0);
        footer.number(5, group.rows, I64);
        footer.number(6, bytes, I64);
        footer.number(7, bytes, I64);
        footer.number(9, at, I64);
      });
    });
    footer.number(
      2,
      group.chunks.reduce((sum, { bytes }) => sum + bytes, 0),
      I64,
    );
    footer.number(3, group.rows, I64);
  });
  footer.text(6, 'centwise');
  return footer.end();
}
