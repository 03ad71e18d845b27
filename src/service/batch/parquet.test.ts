import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { parquetMetadata, parquetReadObjects } from 'hyparquet';
import { createParquetWriter, type ParquetColumn } from './parquet.ts';

const columns: readonly ParquetColumn[] = [
  { name: 'id', kind: 'text' },
  { name: 'period', kind: 'whole' },
  { name: 'day', kind: 'date' },
  { name: 'amount', kind: 'amount', decimals: 4 },
];

/** A file of these rows, taken in pieces. */
function fileOf(rows: readonly (readonly string[])[], pieces = 1): ArrayBuffer {
  const writer = createParquetWriter(columns);
  const taken: Uint8Array[] = [];
  for (const [index, row] of rows.entries()) {
    writer.add(row);
    if (index % Math.ceil(rows.length / pieces) === 0) taken.push(writer.take());
  }
  taken.push(writer.take(true));
  const bytes = Buffer.concat(taken);
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length);
}

/** Reads a file with a library of others; decimals as the whole counts that are in it. */
async function read(file: ArrayBuffer): Promise<readonly Record<string, unknown>[]> {
  return parquetReadObjects({ file, rowFormat: 'object' } as never);
}

describe('a file of Parquet', () => {
  test('has every cell as another program reads it, also those without a value', async () => {
    const rows = [
      ['a', '1', '2026-02-28', '-12.5'],
      ['é "x"\n', '', '', ''],
      ['', '2400', '1969-12-31', '0'],
      ['b', '', '2400-01-01', '99999999999.9999'],
    ];
    const found = await read(fileOf(rows));
    assert.deepEqual(
      found.map(({ id, period, day, amount }) => [
        id,
        period,
        (day as Date | null)?.toISOString() ?? null,
        amount,
      ]),
      [
        ['a', 1, '2026-02-28T00:00:00.000Z', -12.5],
        ['é "x"\n', null, null, null],
        [null, 2400, '1969-12-31T00:00:00.000Z', 0],
        ['b', null, '2400-01-01T00:00:00.000Z', 99_999_999_999.9999],
      ],
    );
    assert.deepEqual(await read(fileOf([])), []);
  });

  test('keeps decimals of any size to the last place', async () => {
    const amount = fc.tuple(fc.boolean(), fc.bigInt(0n, 10n ** 26n), fc.integer({ min: 0, max: 4 }));
    await fc.assert(
      fc.asyncProperty(fc.array(amount, { minLength: 1, maxLength: 20 }), async (amounts) => {
        const texts = amounts.map(([isNegative, units, places]) => {
          const digits = String(units).padStart(places + 1, '0');
          const cut = digits.length - places;
          const fraction = places === 0 ? '' : `.${digits.slice(cut)}`;
          return `${isNegative && units > 0n ? '-' : ''}${digits.slice(0, cut)}${fraction}`;
        });
        const file = fileOf(texts.map((text) => ['', '', '', text]));
        const { row_groups: groups } = parquetMetadata(file);
        const { meta_data: chunk } = groups[0]!.columns[3]!;
        const end = Number(chunk!.data_page_offset) + Number(chunk!.total_compressed_size);
        const view = new DataView(file, end - 16 * texts.length, 16 * texts.length);
        const found = texts.map(
          (_, index) => (view.getBigInt64(16 * index) << 64n) | view.getBigUint64(16 * index + 8),
        );
        const expected = amounts.map(
          ([isNegative, units, places]) => (isNegative ? -1n : 1n) * units * 10n ** BigInt(4 - places),
        );
        assert.deepEqual(found, expected);
      }),
    );
  });

  test('has groups of rows, whatever was taken of it before', async () => {
    const rows = Array.from({ length: 150_000 }, (_, index) => [
      String(index),
      index % 7 === 0 ? '' : String(index),
      '2026-01-01',
      `${index}.25`,
    ]);
    const file = fileOf(rows, 5);
    assert.deepEqual(file, fileOf(rows));
    const metadata = parquetMetadata(file);
    assert.deepEqual(
      metadata.row_groups.map(({ num_rows }) => Number(num_rows)),
      [65_536, 65_536, 18_928],
    );
    const found = await read(file);
    assert.equal(found.length, rows.length);
    for (const index of [0, 65_535, 65_536, 149_999]) {
      const { id, period, amount } = found[index]!;
      assert.deepEqual([id, period, amount], [String(index), index % 7 === 0 ? null : index, index + 0.25]);
    }
  });

  test('refuses a decimal with more places than its column has', () => {
    const writer = createParquetWriter(columns);
    assert.throws(() => writer.add(['', '', '', '1.00001']), /more than 4 decimals/);
  });
});
