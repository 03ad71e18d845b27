import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { parquetMetadata, parquetReadObjects } from 'hyparquet';
import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { JsonWriter } from '#calculate/result/json-writer.ts';
import { createColumn, put, type Rows } from '#calculate/schedule/rows.ts';
import { createParquetFile } from './file.ts';
import { createPages, parquetColumns } from './pages.ts';
import { readPages, writePages } from './transfer.ts';

/** One whose schedules have a date, an amount and the balance. */
const calculator = {
  schedule: { kind: 'depreciation', periods: 'n', balance: 'B(k)', flow: 'F(k)', date: 'day(k)' },
} as unknown as AnyCalculator;

/** Rows of whole counts of the last of these decimals. */
function rowsOf(cells: readonly (readonly [day: number, one: bigint, other: bigint])[], decimals = 4): Rows {
  const columns = [
    createColumn('period', 0, cells.length),
    createColumn('date', 0, cells.length),
    createColumn('depreciation', decimals, cells.length),
    createColumn('balance', decimals, cells.length),
  ];
  for (const [row, [day, one, other]] of cells.entries())
    for (const [index, cell] of [BigInt(row + 1), BigInt(day), one, other].entries())
      put(columns[index]!, row, cell);
  return { length: cells.length, columns };
}

type Part = readonly [id: string, rows: Rows] | readonly [id: string, error: string];

/** A file of these schedules and errors, with a page for each piece of them. */
function fileOf(...pieces: readonly (readonly Part[])[]): ArrayBuffer {
  const pages = createPages(calculator);
  const file = createParquetFile(parquetColumns(calculator));
  const taken: Uint8Array[] = [];
  for (const parts of pieces) {
    for (const [id, part] of parts)
      if (typeof part === 'string') pages.addError(id, part);
      else pages.add(id, part);
    const writer = new JsonWriter();
    writePages(writer, pages.take());
    for (const one of readPages(writer.takeBytes())) file.add(one);
    taken.push(file.take());
  }
  taken.push(file.take(true));
  const bytes = Buffer.concat(taken);
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length);
}

/** Reads a file with a library of others. */
async function read(file: ArrayBuffer): Promise<readonly Record<string, unknown>[]> {
  return parquetReadObjects({ file, rowFormat: 'object' } as never);
}

describe('a file of Parquet', () => {
  test('has every cell as another program reads it, also those without a value', async () => {
    const rows = rowsOf(
      [
        [20_512, -1250n, 999_999_999_999n],
        [-1, 0n, 1n],
      ],
      2,
    );
    const found = await read(
      fileOf(
        [['é "x"\n', rows]],
        [
          ['', 'wrong: 1'],
          ['é "y"', rows],
          ['é', rows],
        ],
      ),
    );
    const cells = found.map((row) => [
      row['id'],
      row['period'],
      (row['date'] as Date | null)?.toISOString().slice(0, 10) ?? null,
      row['depreciation'],
      row['balance'],
      row['error'],
    ]);
    const [first, second] = [
      [1, '2026-02-28', -12.5, 9_999_999_999.99, null],
      [2, '1969-12-31', 0, 0.01, null],
    ];
    const twice = (id: string) => [
      [id, ...first],
      [id, ...second],
    ];
    const error = [null, null, null, null, null, 'wrong: 1'];
    assert.deepEqual(cells, [...twice('é "x"\n'), error, ...twice('é "y"'), ...twice('é')]);
    assert.deepEqual(await read(fileOf([])), []);
  });

  test('keeps amounts of any size to the last place', async () => {
    const amount = fc.bigInt(-(10n ** 18n) + 1n, 10n ** 18n - 1n);
    const scaled = fc.oneof(
      amount,
      fc.tuple(amount, fc.integer({ min: 0, max: 18 })).map(([one, places]) => one / 10n ** BigInt(places)),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(scaled, { minLength: 1, maxLength: 300 }), async (amounts) => {
        const file = fileOf([['a', rowsOf(amounts.map((one) => [0, 0n, one]))]]);
        const {
          encodings,
          data_page_offset: at,
          total_compressed_size: size,
        } = parquetMetadata(file).row_groups[0]!.columns[4]!.meta_data!;
        if (encodings.includes('PLAIN')) {
          const view = new DataView(file, Number(at) + Number(size) - 8 * amounts.length);
          assert.deepEqual(
            amounts.map((_, index) => view.getBigInt64(8 * index, true)),
            amounts,
          );
        } else {
          const found = await read(file);
          assert.deepEqual(
            found.map(({ balance }) => BigInt(Math.round((balance as number) * 1e4))),
            amounts,
          );
        }
      }),
    );
  });

  test('has groups of rows, which small pieces share', async () => {
    const schedule = rowsOf(
      Array.from({ length: 30_000 }, (_, row) => [row, BigInt(row * row), BigInt(-row)]),
      2,
    );
    const ids = Array.from({ length: 10 }, (_, index) => `loan ${index}`);
    const file = fileOf(...ids.map((id): readonly Part[] => [[id, schedule]]));
    assert.deepEqual(
      parquetMetadata(file).row_groups.map(({ num_rows }) => Number(num_rows)),
      [150_000, 150_000],
    );
    const found = await read(file);
    assert.equal(found.length, 300_000);
    for (const index of [0, 29_999, 30_000, 149_999, 150_000, 299_999]) {
      const row = index % 30_000;
      const { id, period, depreciation, balance } = found[index]!;
      assert.deepEqual([id, period], [`loan ${Math.floor(index / 30_000)}`, row + 1]);
      assert.deepEqual([depreciation, balance], [(row * row) / 100, row === 0 ? 0 : -row / 100]);
    }
  });

  test('refuses a schedule of which a cell has more digits, and adds nothing of it', async () => {
    const pages = createPages(calculator);
    const [long, short] = [rowsOf([[0, 1n, 10n ** 16n]], 2), rowsOf([[0, 1n, 10n ** 16n - 1n]], 2)];
    assert.throws(
      () => pages.add('a', long),
      /balance of row 1 of the schedule, 100000000000000, is longer than the decimals of a Parquet file/,
    );
    pages.add('b', short);
    const file = createParquetFile(parquetColumns(calculator));
    file.add(pages.take());
    const bytes = file.take(true);
    const [row, ...others] = await read(
      bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer,
    );
    assert.deepEqual([row!['id'], row!['period'], others], ['b', 1, []]);
  });
});
