import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { after, before, describe, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { createLog } from '#base/log.ts';
import { createServerCertificate } from '#platform/x509.ts';
import { download, type Download } from './download.ts';
import { startRefreshing } from './refresh.ts';
import { createRatesService } from './service.ts';
import { openSqliteRatesStore } from '../../test/kit/stores.ts';
import { snapshot } from './table/snapshot.ts';
import type { DailySource } from './sources/source.ts';
import { ecbDaily } from './sources/ecb-daily.ts';
import { wideDaily } from './sources/wide-daily.ts';
import { rate } from './table/rate-table.ts';

const read = (name: string) => readFileSync(new URL(`./sources/${name}`, import.meta.url), 'utf8');
// With all quotes of the day before it would be frozen.
const ecbBody = read('ecb-daily.recorded.xml')
  .replace('2026-09-24', '2026-09-25')
  .replace('11.2645', '11.2646');
const wideBody = read('wide-daily.usd.recorded.txt').replace('2026-09-29', '2026-09-30');
const nowMs = Date.parse('2026-09-30T15:00Z');

type Answer = string | ((response: ServerResponse) => void);

/** The bodies of the ECB with each rate changed by a function of it and its place. */
const changeRates = (change: (rate: number, index: number, all: readonly number[]) => number) => {
  const all = [...ecbBody.matchAll(/rate='([\d.]+)'/g)].map(([, rate]) => Number(rate));
  let index = 0;
  return ecbBody.replace(/rate='[\d.]+'/g, () => {
    const changed = change(all[index]!, index, all);
    index += 1;
    return `rate='${changed.toFixed(8)}'`;
  });
};
const ecbRate = (code: string, rate: string) =>
  ecbBody.replace(new RegExp(`currency='${code}' rate='[^']*'`), `currency='${code}' rate='${rate}'`);
const wideRate = (code: string, rate: string) =>
  wideBody.replace(new RegExp(`"${code}":[^,}]*`), `"${code}":${rate}`);
const status =
  (code: number, headers = {}) =>
  (response: ServerResponse) =>
    response.writeHead(code, headers).end(ecbBody);

const badEcbFeeds: Readonly<Record<string, Answer>> = {
  'an empty body': '',
  'a blank body': ' \n',
  'a page of HTML with status 200': '<!DOCTYPE html><html><body>Access denied</body></html>',
  'an XML error': '<?xml version="1.0"?><Error><Code>AccessDenied</Code></Error>',
  'the JSON of another source': wideBody,
  'a file cut in the middle': ecbBody.slice(0, 900),
  'a file cut before its last tag': ecbBody.slice(0, -10),
  'a file twice': ecbBody + ecbBody,
  'an external entity': ecbBody.replace(
    '<gesmes:E',
    '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/hostname">]><gesmes:E',
  ),
  'entities that multiply': `<!DOCTYPE a [<!ENTITY b "${'x'.repeat(50)}">]>${ecbBody}`,
  'no date': ecbBody.replace(" time='2026-09-25'", ''),
  'a date that is none': ecbBody.replace('2026-09-25', '2026-13-01'),
  'a date to come': ecbBody.replace('2026-09-25', '2026-10-01'),
  'a date of the next century': ecbBody.replace('2026-09-25', '2126-09-25'),
  'an old date': ecbBody.replace('2026-09-25', '2026-09-23'),
  'a zero': ecbRate('GBP', '0'),
  'a zero with decimals': ecbRate('GBP', '0.0000'),
  'a negative rate': ecbRate('GBP', '-0.86'),
  'a rate that is text': ecbRate('GBP', 'N/A'),
  'a rate with a comma': ecbRate('GBP', '0,86'),
  'a rate with separated thousands': ecbRate('IDR', '20,384.10'),
  NaN: ecbRate('GBP', 'NaN'),
  Infinity: ecbRate('GBP', 'Infinity'),
  'a rate of 50 digits': ecbRate('GBP', `0.${'8'.repeat(50)}`),
  'an astronomical rate': ecbRate('GBP', '99999999999'),
  'no dollar': ecbBody.replace(/<Cube currency='USD'.*\n/, ''),
  'the dollar alone': ecbBody.replace(/<Cube currency='(?!USD).*\n/g, ''),
  'no currencies': ecbBody.replace(/<Cube currency=.*\n/g, ''),
  'a third of the currencies missing': ecbBody.replace(/<Cube currency='[A-H].*\n/g, ''),
  'a currency twice': ecbBody.replace("currency='JPY'", "currency='USD'"),
  'an unknown currency': ecbBody.replace("currency='ISK'", "currency='XYZ'"),
  'a currency that has ended': ecbBody.replace("currency='ISK'", "currency='BGN'"),
  'the euro against itself': ecbBody.replace("currency='ISK' rate='138.00'", "currency='EUR' rate='1'"),
  'two rates exchanged': ecbRate('CHF', '1.1367').replace(
    "currency='USD' rate='1.1367'",
    "currency='USD' rate='0.9409'",
  ),
  'a table that is frozen': ecbBody.replace('11.2646', '11.2645'),
  'a table upside down': changeRates((rate) => 1 / rate),
  'a table in cents': changeRates((rate) => rate * 100),
  'a table that is a ten-thousandth': changeRates((rate) => rate / 10_000),
  'a table whose columns are shifted': changeRates((_, index, all) => all[(index + 1) % all.length]!),
  'a table of ones': changeRates(() => 1),
  'a table against the dollar': changeRates((rate) => rate / 1.7),
  'status 404': status(404),
  'status 500': status(500),
  'status 429': status(429, { 'retry-after': '1' }),
  'status 204': (response) => response.writeHead(204).end(),
  'a redirect to another host': status(301, { location: 'https://example.org/' }),
  'a redirect to itself': status(302, { location: '/' }),
  'an encoding that was not asked for': status(200, { 'content-encoding': 'br' }),
  'gzip that is none': status(200, { 'content-encoding': 'gzip' }),
  'gzip that unpacks to too much': (response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(ecbBody + ' '.repeat(2_000_000))),
  'a body that is too large': ecbBody + ' '.repeat(1_100_000),
  'bytes that are no UTF-8': (response) => response.end(Buffer.from(ecbBody, 'utf16le').fill(0xff, 0, 2)),
  'a body without end': (response) => {
    const send = (): boolean => !response.destroyed && response.write(' '.repeat(65_536), send);
    response.writeHead(200);
    send();
  },
  'a byte now and then': (response) => {
    const timer = setInterval(() => response.write(' '), 20);
    response.writeHead(200).on('close', () => clearInterval(timer));
  },
  silence: () => {},
  'a connection that breaks': (response) =>
    response.writeHead(200, { 'content-length': '5000' }).write(ecbBody, () => response.destroy()),
  'a connection closed without a reply': (response) => response.destroy(),
};

const badWideFeeds: Readonly<Record<string, Answer>> = {
  'the XML of another source': ecbBody,
  'another base': wideBody.replace('"usd":{', '"doge":{'),
  'a date to come': wideBody.replace('2026-09-30', '2026-10-01'),
  'an old date': wideBody.replace('2026-09-30', '2026-09-01'),
  'a rate that is text': wideRate('kwd', '"0.3"'),
  'a rate that is null': wideRate('kwd', 'null'),
  'a zero': wideRate('kwd', '0'),
  'a negative rate': wideRate('kwd', '-0.3'),
  'an overflow': wideRate('kwd', '1e400'),
  NaN: wideRate('kwd', 'NaN'),
  'a file cut short': wideBody.slice(0, 2000),
  'a few currencies': '{"date":"2026-09-30","usd":{"eur":0.88,"kwd":0.3087}}',
};

/** Tables with one quote that is not believed, and of which currency. */
const oddFeeds: readonly (readonly [name: string, source: DailySource, served: string, code: string])[] = [
  ['up by a half', ecbDaily, ecbRate('INR', '163.62'), 'INR'],
  ['down by a half', ecbDaily, ecbRate('INR', '54.5'), 'INR'],
  ['for 100 units', ecbDaily, ecbRate('JPY', '1.8057'), 'JPY'],
  ['upside down', ecbDaily, ecbRate('JPY', '0.0055'), 'JPY'],
  ['with three zeros less', ecbDaily, ecbRate('IDR', '20.38'), 'IDR'],
  ['up by a half', wideDaily, wideRate('kwd', '0.47'), 'KWD'],
  ['at a ten-thousandth', wideDaily, wideRate('vnd', '2.59'), 'VND'],
];

describe('over the network', () => {
  let answer: Answer = '';
  const { ca, certificate, key } = createServerCertificate(
    ['localhost'],
    new Date(0),
    new Date('2100-01-01'),
  );
  const server = createServer({ key, cert: certificate }, (_request, response) => {
    if (typeof answer === 'string') response.end(answer);
    else answer(response);
  });
  let url = '';
  before(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `https://localhost:${(server.address() as AddressInfo).port}/`;
  });
  after(() => {
    server.closeAllConnections();
    server.close();
  });

  /** A service after one fetch from the local server, which gives `served`, and the lines of its log. */
  async function refreshOnce(source: DailySource, served: Answer) {
    answer = served;
    const lines: string[] = [];
    const log = createLog({ level: 'warn', write: (line) => lines.push(line), now: () => nowMs });
    const service = createRatesService({ now: () => nowMs, snapshot, maxAgeDays: 30, log });
    const before = service.current();
    const trusting: Download = (address, options) => download(address, { ...options, ca, timeoutMs: 400 });
    const settled = Promise.withResolvers<void>();
    let runs = 0;
    const schedule = (_delayMs: number, run: () => void) => {
      runs += 1;
      if (runs === 1) queueMicrotask(run);
      else settled.resolve();
      return () => {};
    };
    const { past: _, ...daily } = source;
    const [feed] = source.feeds(nowMs);
    const sources = [{ ...daily, feeds: () => [{ url, parse: feed!.parse }] }];
    const store = openSqliteRatesStore(new DatabaseSync(':memory:'));
    const refresh = startRefreshing({
      service,
      store,
      instance: 'one',
      sources,
      download: trusting,
      now: () => nowMs,
      schedule,
      random: () => 0,
      log,
    });
    await settled.promise;
    refresh.stop();
    const health = service.health().find((entry) => entry.source.id === source.id)!;
    const [record] = await store.records();
    return { before, after: service.current(), health, lines, record };
  }

  async function expectRefusal(source: DailySource, served: Answer): Promise<void> {
    const { before, after, health, lines, record } = await refreshOnce(source, served);
    assert.deepEqual([health.accepted, health.refused + health.failed], [0, 1]);
    assert.deepEqual([record?.accepted, record!.refused + record!.failed], [0, 1]);
    assert.equal(record?.lastFault, health.last_fault);
    assert.ok(health.last_fault);
    assert.equal(lines.length, 1);
    assert.equal(after.table, before.table);
    assert.deepEqual(after, before);
  }

  for (const [name, served] of Object.entries(badEcbFeeds)) {
    test(`${name} from the ECB changes no rate and is one warning`, () => expectRefusal(ecbDaily, served));
  }

  for (const [name, served] of Object.entries(badWideFeeds)) {
    test(`${name} in the wide set changes no rate and is one warning`, () =>
      expectRefusal(wideDaily, served));
  }

  for (const [name, source, served, code] of oddFeeds) {
    test(`one rate ${name} from ${source.id} is not served, the others are, and it is one warning`, async () => {
      const { before, after, health, lines, record } = await refreshOnce(source, served);
      assert.deepEqual([health.accepted, health.refused, health.held_back], [1, 0, [code]]);
      assert.deepEqual([record?.accepted, record?.refused], [1, 0]);
      assert.equal(lines.length, 1);
      assert.match(lines[0]!, new RegExp(`"rates-held-back".*${code} moved from`));
      assert.equal(rate(after.table, 'USD', code), rate(before.table, 'USD', code));
      assert.notEqual(after.table, before.table);
      assert.equal(health.source.observed_on, source === ecbDaily ? '2026-09-25' : '2026-09-30');
    });
  }

  for (const [source, body, packed] of [
    [ecbDaily, ecbBody, false],
    [ecbDaily, ecbBody, true],
    [wideDaily, wideBody, true],
  ] as const) {
    test(`a good table of ${source.id}, ${packed ? 'packed' : 'as it is'}, is taken`, async () => {
      const send = (response: ServerResponse) =>
        response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(body));
      const { after, health, lines } = await refreshOnce(source, packed ? send : body);
      assert.deepEqual([health.accepted, health.refused, health.failed, health.shipped], [1, 0, 0, false]);
      assert.deepEqual(lines, []);
      assert.ok(after.table.quotes.size >= 150);
    });
  }
});
