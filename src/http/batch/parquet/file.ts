import { AMOUNT_DIGITS, type Page, type Pages, type ParquetColumn } from './pages.ts';
import { varint } from './varint.ts';

/** Writes pages to a file of Parquet. */
export interface ParquetFile {
  /** Adds the next rows. */
  readonly add: (pages: Pages) => void;
  /** The bytes that are ready; with `isLast`, all that are left and the end of the file. */
  readonly take: (isLast?: boolean) => Uint8Array;
}

/** Physical types, converted types, and the types of the compact protocol of Thrift. */
const types = { text: 6, whole: 1, date: 1, amount: 2 } as const;
const converted = { text: 0, date: 6, amount: 5 } as const;
const [I32, I64, BINARY, LIST, STRUCT] = [5, 6, 8, 9, 12] as const;
/** Of the cells that have values. */
const RLE = 3;
/** A group of rows has at least so many, but for the last one. */
const GROUP_ROWS = 131_072;
const MAGIC = Buffer.from('PAR1');

/**
 * Every column may have cells without a value, and pages are not compressed beyond their encodings, which
 * readers of the format know since 2015.
 */
export function createParquetFile(columns: readonly ParquetColumn[]): ParquetFile {
  const ready: Uint8Array[] = [MAGIC];
  const groups: Group[] = [];
  let open: Pages[] = [];
  let [offset, rows, total] = [MAGIC.length, 0, 0];
  const put = (bytes: Uint8Array) => {
    ready.push(bytes);
    offset += bytes.length;
  };
  function endGroup(): void {
    if (rows === 0) return;
    const chunks = columns.map((column, index): Chunk => {
      const at = offset;
      const used = new Set<number>([RLE]);
      for (const { rows: count, pages } of open) {
        const page = pages[index]!;
        put(pageHeader(count, page));
        put(page.bytes);
        used.add(page.encoding);
      }
      return { column, at, bytes: offset - at, used: [...used] };
    });
    groups.push({ rows, chunks });
    total += rows;
    [rows, open] = [0, []];
  }
  return {
    add(pages) {
      open.push(pages);
      rows += pages.rows;
      if (rows >= GROUP_ROWS) endGroup();
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
  /** The encodings in it. */
  readonly used: readonly number[];
}

interface Group {
  readonly rows: number;
  readonly chunks: readonly Chunk[];
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
    this.#bytes.push(...varint(bytes.length), ...bytes);
  }

  /** A number that is not negative. */
  number(id: number, value: number, type: typeof I32 | typeof I64 = I32): void {
    this.#field(id, type);
    this.#bytes.push(...varint(2 * value));
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
    if (length >= 15) this.#bytes.push(...varint(length));
  }

  structs<Item>(id: number, items: readonly Item[], write: (item: Item) => void): void {
    this.#list(id, STRUCT, items.length);
    for (const item of items) this.#inside(() => write(item));
  }

  numbers(id: number, values: readonly number[]): void {
    this.#list(id, I32, values.length);
    for (const value of values) this.#bytes.push(...varint(2 * value));
  }

  texts(id: number, texts: readonly string[]): void {
    this.#list(id, BINARY, texts.length);
    for (const text of texts) this.#text(text);
  }

  end(): Uint8Array {
    return Uint8Array.from([...this.#bytes, 0]);
  }
}

function pageHeader(rows: number, { encoding, bytes }: Page): Uint8Array {
  const header = new Thrift();
  header.number(1, 0);
  header.number(2, bytes.length);
  header.number(3, bytes.length);
  header.struct(5, () => {
    header.number(1, rows);
    header.number(2, encoding);
    header.number(3, RLE);
    header.number(4, RLE);
  });
  return header.end();
}

function writeFooter(columns: readonly ParquetColumn[], groups: readonly Group[], rows: number): Uint8Array {
  const footer = new Thrift();
  footer.number(1, 2);
  footer.structs(2, [undefined, ...columns], (column) => {
    if (column === undefined) {
      footer.text(4, 'schema');
      return footer.number(5, columns.length);
    }
    const { kind, name } = column;
    footer.number(1, types[kind]);
    footer.number(3, 1);
    footer.text(4, name);
    if (kind !== 'whole') footer.number(6, converted[kind]);
    if (kind !== 'amount') return;
    footer.number(7, column.decimals);
    footer.number(8, AMOUNT_DIGITS);
  });
  footer.number(3, rows, I64);
  footer.structs(4, groups, (group) => {
    footer.structs(1, group.chunks, ({ column: { kind, name }, at, bytes, used }) => {
      footer.number(2, at, I64);
      footer.struct(3, () => {
        footer.number(1, types[kind]);
        footer.numbers(2, used);
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
