import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { cellText, countRecords, createCells, createRecordBlocks, readRecord } from './csv-records.ts';
import { hasTooManyDigits, readPlainNumber } from '#text/read/plain-number.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** All records of a text, as the texts of their cells. */
function recordsOf(text: string): string[][] {
  const bytes = bytesOf(text);
  const cells = createCells(20);
  const records: string[][] = [];
  for (let at = 0; at < bytes.length;) {
    at = readRecord(bytes, at, cells);
    records.push(
      Array.from({ length: cells.count }, (_, index) =>
        cellText(bytes, cells.starts[index]!, cells.ends[index]!),
      ),
    );
  }
  return records;
}

describe('records', () => {
  for (const [name, text, expected] of [
    [
      'end with LF or CRLF, and the last one with nothing',
      'a,b\nc,d\r\ne,f',
      [
        ['a', 'b'],
        ['c', 'd'],
        ['e', 'f'],
      ],
    ],
    [
      'may have empty cells',
      ',\n,,\n',
      [
        ['', ''],
        ['', '', ''],
      ],
    ],
    ['have commas, newlines and quotes in quotes', '"a,b","c\r\nd","e""f"\n', [['a,b', 'c\r\nd', 'e"f']]],
    ['take a quote within a plain cell as text', '5" pipe,b"\n', [['5" pipe', 'b"']]],
    ['keep spaces', ' a , b\n', [[' a ', ' b']]],
  ] as const) {
    test(name, () => assert.deepEqual(recordsOf(text), expected));
  }

  test('are malformed where a quote is not closed or is followed by text', () => {
    const cells = createCells(4);
    for (const [text, isMalformed] of [
      ['"a,b\n', true],
      ['"a"b,c\n', true],
      ['"a",b\n', false],
    ] as const) {
      readRecord(bytesOf(text), 0, cells);
      assert.equal(cells.isMalformed, isMalformed, text);
    }
  });

  test('are cut at the same places however the bytes arrive', () => {
    const text = 'a,"b\n"""\r\n\nc,"d"\n"e""\n",f';
    for (const size of [1, 2, 3, 5, 100]) {
      const blocks = createRecordBlocks(16, 64);
      let count = 0;
      let joined = '';
      const drain = (isAtEnd: boolean) => {
        for (let block = blocks.take(isAtEnd); block !== undefined; block = blocks.take(isAtEnd)) {
          count += countRecords(block).lines;
          joined += new TextDecoder().decode(block);
        }
      };
      const bytes = bytesOf(text);
      for (let at = 0; at < bytes.length; at += size) {
        blocks.add(bytes.slice(at, at + size));
        drain(false);
      }
      drain(true);
      assert.equal(joined, text);
      assert.equal(count, 3);
    }
  });
});

test('plain numbers are the doubles that the engine reads', () => {
  const texts = ['0', '-0.5', '7', '0.1', '8.165', '400000', '123456789012345', '2.0300000000000002'];
  let seed = 1;
  for (let i = 0; i < 2_000; i++) {
    seed = (seed * 48_271) % 2_147_483_647;
    texts.push(
      `${i % 2 === 0 ? '' : '-'}${seed % 10 ** (i % 10)}.${seed}`
        .slice(0, 1 + (seed % 18))
        .replace(/\.$|^-$/, '1'),
    );
  }
  for (const text of texts) {
    const bytes = bytesOf(text);
    const expected = hasTooManyDigits(text) ? NaN : Number(text);
    assert.equal(readPlainNumber(bytes, 0, bytes.length), expected, text);
  }
  for (const text of [
    '',
    '-',
    '.5',
    '5.',
    '1e3',
    '1,000',
    '+1',
    ' 1',
    '0x1',
    '1.2.3',
    'NaN',
    '12345678901234567891',
    '9'.repeat(61),
  ])
    assert.ok(Number.isNaN(readPlainNumber(bytesOf(text), 0, text.length)), text);
});
