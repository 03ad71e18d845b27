import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { ecbPortalDownload, parseEcbPortal } from './ecb-portal.ts';

const read = (name: string) => readFileSync(new URL(`./${name}`, import.meta.url), 'utf8');
const recorded = read('ecb-portal.recorded.csv');

/** Rows with all columns, as the portal sends them. */
const whole = read('ecb-portal-whole.recorded.csv');

describe('a file of the ECB portal', () => {
  test('is read into one table a day, the oldest first', () => {
    const days = parseEcbPortal(recorded);
    assert.equal(days.length, 4);
    assert.equal(days[0]?.observedOn, '2026-03-13');
    assert.equal(Object.keys(days[3]!.quotes).length, 29);
    assert.deepEqual([days[3]?.quotes['JPY'], days[3]?.quotes['IDR']], ['183.49', '19543.1']);
  });

  test('is read by the names of its columns, without indicative rates and with ended currencies of the time', () => {
    assert.deepEqual(parseEcbPortal(whole), [
      { source: 'ecb', base: 'EUR', observedOn: '2025-12-31', quotes: { BGN: '1.9558' } },
      { source: 'ecb', base: 'EUR', observedOn: '2026-09-25', quotes: { JPY: '178.27' } },
      { source: 'ecb', base: 'EUR', observedOn: '2026-09-30', quotes: { SEK: '11.331', USD: '1.1355' } },
    ]);
    const turned = 'OBS_VALUE,TIME_PERIOD,CURRENCY\r\n1.5,2026-09-30,USD\r\n';
    assert.deepEqual(parseEcbPortal(turned)[0]?.quotes, { USD: '1.5' });
    assert.deepEqual(parseEcbPortal(turned.trimEnd()), parseEcbPortal(turned));
  });

  test('may have days without a value', () => {
    const holiday = `${recorded}D,USD,2026-03-19,\n`;
    assert.deepEqual(parseEcbPortal(holiday), parseEcbPortal(recorded));
    assert.deepEqual(parseEcbPortal(holiday.trimEnd()), parseEcbPortal(recorded));
  });

  for (const [name, body] of [
    ['nothing', ''],
    ['a header alone', 'FREQ,CURRENCY,TIME_PERIOD,OBS_VALUE\n'],
    ['a page of HTML', '<html>Service unavailable</html>'],
    ['no column of currencies', 'FREQ,TIME_PERIOD,OBS_VALUE\nD,2026-03-18,1.15\n'],
    ['no column of values', 'CURRENCY,TIME_PERIOD\nUSD,2026-03-18\n'],
    ['no column of dates', 'CURRENCY,OBS_VALUE\nUSD,1.15\n'],
    ['a row cut short', recorded.slice(0, -12)],
    ['a last row cut after a comma', `${recorded}D,USD,`],
    ['a row with a field more', `${recorded}D,USD,2026-03-19,1.15,1\n`],
    ['a monthly row', `${recorded}M,USD,2026-03-19,1.15\n`],
    ['a month for a date', `${recorded}D,USD,2026-03,1.15\n`],
    ['a rate twice', `${recorded}D,USD,2026-03-18,1.15\n`],
    ['text for a rate', `${recorded}D,USD,2026-03-19,n/a\n`],
    ['a negative rate', `${recorded}D,USD,2026-03-19,-1.15\n`],
    ['an exponent', `${recorded}D,USD,2026-03-19,1e5\n`],
    ['a lone quotation mark', `${recorded}D,"USD,2026-03-19,1.15\n`],
    ['rates for 100 units', whole.replaceAll(',0\n', ',2\n')],
    ['rates against the dollar', whole.replaceAll(',EUR,', ',USD,')],
    ['averages', whole.replaceAll('SP00', 'EN00')],
  ] as const) {
    test(`is refused with ${name}`, () => {
      assert.throws(() => parseEcbPortal(body), /^Error: The CSV file is not as expected/);
    });
  }

  test('is asked for from a date on, and until another', () => {
    assert.match(
      ecbPortalDownload('1999-01-04', '1999-04-03'),
      /&startPeriod=1999-01-04&endPeriod=1999-04-03$/,
    );
    assert.match(
      ecbPortalDownload('2026-02-17'),
      /D\.\.EUR\.SP00\.A\?format=csvdata&startPeriod=2026-02-17$/,
    );
  });
});
