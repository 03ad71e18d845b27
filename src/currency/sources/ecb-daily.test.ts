import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { ecbDaily, parseEcbDaily } from './ecb-daily.ts';

const recorded = readFileSync(new URL('./ecb-daily.recorded.xml', import.meta.url), 'utf8');
const day = (quotes: string, date = '2026-09-24') => `<Cube time='${date}'>${quotes}</Cube>`;
const usd = `<Cube currency='USD' rate='1.1367'/>`;
const envelope = (days: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/x">
<gesmes:subject>Reference rates</gesmes:subject><gesmes:Sender><gesmes:name>ECB</gesmes:name></gesmes:Sender>
<Cube>${days}</Cube></gesmes:Envelope>`;

describe('the daily file of the ECB', () => {
  test('is read whole, the decimals as they are written', () => {
    const table = parseEcbDaily(recorded);
    assert.equal(table.observedOn, '2026-09-24');
    assert.equal(table.base, 'EUR');
    assert.equal(Object.keys(table.quotes).length, 29);
    const { USD, ISK, BRL, IDR, ZAR } = table.quotes;
    assert.deepEqual([USD, ISK, BRL, IDR, ZAR], ['1.1367', '138.00', '5.8890', '20384.10', '18.6836']);
  });

  test('is read with double quotes, on one line and with elements closed by a tag of their own', () => {
    const table = parseEcbDaily(recorded);
    assert.deepEqual(parseEcbDaily(recorded.replaceAll("'", '"')), table);
    assert.deepEqual(parseEcbDaily(recorded.replace(/[\n\t]+/g, '').replace('\n', ' ')), table);
    assert.deepEqual(parseEcbDaily(recorded.replaceAll(/'\/>/g, "'></Cube>")), table);
  });

  const bad: readonly (readonly [string, string])[] = [
    ['nothing', ''],
    ['a page of HTML', '<!DOCTYPE html><html><body>Maintenance</body></html>'],
    ['JSON', '{"error":"busy"}'],
    [
      'a DOCTYPE',
      recorded.replace('<gesmes:Env', '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><gesmes:Env'),
    ],
    ['a comment', recorded.replace('<Cube>', '<!-- cached --><Cube>')],
    ['an entity in an attribute', recorded.replace('1.1367', '&e;')],
    ['an entity in a text', recorded.replace('Reference rates', '&e;')],
    ['a file cut short', recorded.slice(0, recorded.length / 2)],
    ['a file without its last tag', recorded.replace('</gesmes:Envelope>', '')],
    ['more after the end', `${recorded}<Cube/>`],
    ['two files in one', recorded + recorded],
    ['an unknown element', recorded.replace(usd, `${usd}<Note/>`)],
    ['another root', recorded.replaceAll('gesmes:Envelope', 'gesmes:Letter')],
    ['no tables', envelope('')],
    ['an empty dated element', envelope("<Cube time='2026-09-24'/>")],
    ['two dates', envelope(day(usd) + day(usd, '2026-09-23'))],
    ['one date twice', envelope(day(usd) + day(usd))],
    ['no date', envelope(`<Cube>${usd}</Cube>`)],
    ['a date that is none', envelope(day(usd, '2026-02-30'))],
    ['a date of another order', envelope(day(usd, '24-09-2026'))],
    ['a currency twice', envelope(day(usd + usd))],
    ['a currency in lower case', envelope(day(usd.replace('USD', 'usd')))],
    ['a currency of two letters', envelope(day(usd.replace('USD', 'US')))],
    ['a rate without currency', envelope(day(`<Cube rate='1.1'/>`))],
    ['a currency without rate', envelope(day(`<Cube currency='USD'/>`))],
    ...['', 'N/A', '-1.1', '1,1', '1.', '.5', '1e5', 'NaN', 'Infinity', '0x10', ' 1.1', '1 000'].map(
      (rate) => [`the rate "${rate}"`, envelope(day(usd.replace('1.1367', rate)))] as const,
    ),
  ];
  for (const [name, body] of bad) {
    test(`is refused with ${name}`, () => {
      assert.throws(() => parseEcbDaily(body), /^Error: The ECB file is not as expected/);
    });
  }

  test('is refused in linear time when it is made to be slow', () => {
    const spaces = ' '.repeat(200_000);
    const start = process.cpuUsage();
    for (const body of [
      `<gesmes:Envelope${spaces}x`,
      `<gesmes:Envelope a="${spaces}`,
      `<a b=''${' c=""'.repeat(50_000)}`,
    ]) {
      assert.throws(() => parseEcbDaily(body));
    }
    // Processor time, as other tests run beside.
    const { user, system } = process.cpuUsage(start);
    assert.ok(user + system < 1_000_000, `${user + system} microseconds`);
  });
});

test('the portal is asked when the daily file fails, for the newest table of a week', () => {
  const feeds = ecbDaily.feeds(Date.parse('2026-03-19T15:00Z'));
  assert.match(feeds[1]!.url, /&startPeriod=2026-03-12$/);
  const portal = readFileSync(new URL('./ecb-portal.recorded.csv', import.meta.url), 'utf8');
  assert.equal(feeds[1]!.parse(portal).observedOn, '2026-03-18');
});

describe('the calendar of the ECB', () => {
  test('has the next table on the next TARGET day at 16:00 in Berlin', () => {
    assert.equal(ecbDaily.publishedAtMs('2026-09-24'), Date.parse('2026-09-24T14:00Z'));
    assert.equal(ecbDaily.nextExpectedAtMs('2026-10-23'), Date.parse('2026-10-26T15:00Z'));
  });
});
