import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { parseEcbCsv } from './ecb-csv.ts';

/** The form of `eurofxref-hist.csv`, with values as published; the last line ends without a line feed. */
const file = `Date,USD,JPY,BGN,CYP,HRK,TRL,TRY,
2026-04-13,1.1684,186.75,N/A,N/A,N/A,N/A,52.2478,
2026-04-10,1.1711,186.43,N/A,N/A,N/A,N/A,52.3147,
1999-01-04,1.1789,133.73,N/A,0.58231,N/A,372274,N/A,`;

describe('the history of the ECB as CSV', () => {
  test('is read into one table a day, the oldest first, with the currencies of the time', () => {
    const [first, ...later] = parseEcbCsv(file);
    assert.deepEqual(first, {
      source: 'ecb',
      base: 'EUR',
      observedOn: '1999-01-04',
      quotes: { USD: '1.1789', JPY: '133.73', CYP: '0.58231', TRL: '372274' },
    });
    assert.deepEqual(
      later.map(({ observedOn, quotes }) => [observedOn, quotes]),
      [
        ['2026-04-10', { USD: '1.1711', JPY: '186.43', TRY: '52.3147' }],
        ['2026-04-13', { USD: '1.1684', JPY: '186.75', TRY: '52.2478' }],
      ],
    );
  });

  test('is read with the line ends of any system', () => {
    assert.deepEqual(parseEcbCsv(`${file.replaceAll('\n', '\r\n')}\r\n`), parseEcbCsv(file));
  });

  test('leaves out a currency after its end', () => {
    const late = file.replace('186.75,N/A', '186.75,1.9558');
    assert.deepEqual(parseEcbCsv(late), parseEcbCsv(file));
  });

  for (const [name, body] of [
    ['nothing', ''],
    ['a header alone', 'Date,USD,\n'],
    ['a page of HTML', '<html>Service unavailable</html>'],
    ['another header', file.replace('Date', 'Day')],
    ['a code that is none', file.replace('JPY', 'Yen')],
    ['a code twice', file.replace('JPY', 'USD')],
    ['a date twice', file.replace('2026-04-10', '2026-04-13')],
    ['a date that is none', file.replace('2026-04-10', '10 April 2026')],
    ['a row cut short', file.slice(0, -8)],
    ['a row with a field more', file.replace('186.43,', '186.43,1,')],
    ['an empty rate', file.replace('186.43', '')],
    ['a negative rate', file.replace('186.43', '-186.43')],
    ['an exponent', file.replace('186.43', '1e5')],
  ] as const) {
    test(`is refused with ${name}`, () => {
      assert.throws(() => parseEcbCsv(body), /^Error: The CSV file is not as expected/);
    });
  }
});
