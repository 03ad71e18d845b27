import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { describe, test } from 'node:test';
import { createLog } from '#base/log.ts';
import { rate } from './table/rate-table.ts';
import { openSqliteRatesStore } from '../../test/kit/stores.ts';
import type { DailySource } from './sources/source.ts';
import type { Download, Downloaded } from './download.ts';
import { startRefreshing, startWatching } from './refresh.ts';
import { createRatesService } from './service.ts';
import { snapshot } from './table/snapshot.ts';
import { ecbDaily, parseEcbDaily } from './sources/ecb-daily.ts';
import { wideDaily } from './sources/wide-daily.ts';

const recorded = readFileSync(new URL('./sources/ecb-daily.recorded.xml', import.meta.url), 'utf8');
// With all quotes of the day before it would be frozen.
const ecbOf = (date: string) => recorded.replace('2026-09-24', date).replace('138.00', '138.20');
const wideSet = readFileSync(new URL('./sources/wide-daily.usd.recorded.txt', import.meta.url), 'utf8');

/** The ECB without the file of its past, and without its second address. */
const { past: _, ...ecb } = ecbDaily;
const daily: DailySource = { ...ecb, feeds: (nowMs) => ecb.feeds(nowMs).slice(0, 1) };

const MINUTE_MS = 60_000;

/** The wide set from every host except one, which fails. */
const allBut = (failing: string) => (host: string) => (host === failing ? new Error('status 500') : wideSet);

/**
 * A service that refreshes itself in a world of its own: a clock, timers and a network of answers by host.
 */
function start(
  at: string,
  answer: (host: string, url: string) => string | Error,
  random = 0,
  sources: readonly DailySource[] = [daily],
  store = openSqliteRatesStore(new DatabaseSync(':memory:')),
  instance = 'one',
) {
  let nowMs = Date.parse(at);
  const timers: { atMs: number; run: () => void }[] = [];
  const lines: string[] = [];
  const asked: string[] = [];
  const ended: Promise<Downloaded>[] = [];
  const now = () => nowMs;
  const log = createLog({ level: 'warn', write: (line) => lines.push(line), now });
  const service = createRatesService({ now, snapshot, maxAgeDays: 30, log });
  const download: Download = (url, { signal } = {}) => {
    const { host } = new URL(url);
    asked.push(host);
    const reply = answer(host, url);
    if (reply === 'late') {
      const late = Promise.withResolvers<Downloaded>();
      signal?.addEventListener('abort', () =>
        late.resolve({ body: ecbOf('2026-09-25'), contentType: 'text/xml' }),
      );
      return late.promise;
    }
    if (reply === 'hang') {
      const hung = Promise.withResolvers<Downloaded>();
      signal?.addEventListener('abort', () => hung.reject(new Error('aborted')));
      ended.push(hung.promise);
      return hung.promise;
    }
    return reply instanceof Error
      ? Promise.reject(reply)
      : Promise.resolve({ body: reply, contentType: 'text/xml' });
  };
  const schedule = (delayMs: number, run: () => void) => {
    const timer = { atMs: nowMs + delayMs, run };
    timers.push(timer);
    return () => void (timers.includes(timer) && timers.splice(timers.indexOf(timer), 1));
  };
  const options = { service, store, instance, sources, download, now, schedule, random: () => random, log };
  const refresh = startRefreshing(options);

  /** Runs the next timer, and hands back the minutes until the one that it sets. */
  async function step(): Promise<number> {
    timers.sort((a, b) => a.atMs - b.atMs);
    const timer = timers.shift();
    nowMs = timer!.atMs;
    timer!.run();
    await new Promise((resolve) => setImmediate(resolve));
    return ((timers[0]?.atMs ?? Number.NaN) - nowMs) / MINUTE_MS;
  }
  return { service, store, options, refresh, step, timers, lines, asked, ended };
}

describe('refreshing', () => {
  test('asks at the start, and then when the next table is due', async () => {
    // Friday 2026-09-25, 15:00 UTC; the next table is due on Monday at 14:00 UTC.
    const { service, step, lines, asked } = start('2026-09-25T15:00Z', () => ecbOf('2026-09-25'));
    assert.equal(asked.length, 0);
    assert.equal(await step(), (2 * 24 + 23) * 60);
    assert.deepEqual(asked, ['www.ecb.europa.eu']);
    assert.equal(service.current(['USD']).observedOn, '2026-09-25');
    assert.deepEqual(lines, []);
  });

  test('asks a source that is late again after half an hour, in silence', async () => {
    const { step, lines, asked } = start('2026-09-25T15:00Z', () => recorded);
    for (let tries = 0; tries < 5; tries += 1) assert.equal(await step(), 30);
    assert.equal(asked.length, 5);
    assert.deepEqual(lines, []);
  });

  test('spreads its requests by chance over ten minutes', async () => {
    const { step } = start('2026-09-25T15:00Z', () => recorded, 0.5);
    assert.equal(await step(), 35);
  });

  test('pauses twice as long after each failure up to an hour, with one line each', async () => {
    const { service, step, lines } = start('2026-09-25T15:00Z', () => new Error('no\n  route'));
    const pauses: number[] = [];
    for (let tries = 0; tries < 9; tries += 1) pauses.push(await step());
    assert.deepEqual(pauses, [1, 2, 4, 8, 16, 32, 60, 60, 60]);
    assert.equal(lines.length, 9);
    assert.match(lines[0]!, /"level":"warn","event":"rates-not-fetched","source":"ecb","fault":"no route"}$/);
    assert.equal(service.health()[0]?.failed, 9);
    assert.equal(service.current(['USD']).observedOn, '2026-09-24');
  });

  test('makes each pause longer by chance, up to a half', async () => {
    const { step, lines } = start('2026-09-25T15:00Z', () => new Error('no route'), 1 / 7);
    assert.equal(Math.round((await step()) * 60), 64);
    assert.equal(lines.length, 1);
  });

  test('keeps the last good table when a bad one comes, and goes on after it', async () => {
    let reply = ecbOf('2026-09-25').replace('1.1367', '0.0001');
    const { service, step, lines } = start('2026-09-25T15:00Z', () => reply);
    assert.equal(await step(), 1);
    assert.equal(await step(), 2);
    assert.equal(service.health()[0]?.refused, 2);
    assert.equal(lines.length, 2);
    assert.equal(service.current(['USD']).observedOn, '2026-09-24');
    reply = '<html>maintenance</html>';
    assert.equal(await step(), 4);
    assert.match(lines[2]!, /The ECB file is not as expected/);
    reply = ecbOf('2026-09-25');
    assert.ok((await step()) > 1000);
    assert.equal(service.current(['USD']).observedOn, '2026-09-25');
    reply = 'bad again';
    assert.equal(await step(), 1);
  });

  test('turns to the second address of a source when the first fails', async () => {
    const { service, step, asked, lines } = start('2026-09-29T07:00Z', allBut('cdn.jsdelivr.net'), 0, [
      wideDaily,
    ]);
    assert.equal(await step(), 23 * 60);
    assert.deepEqual(asked, ['cdn.jsdelivr.net', 'latest.currency-api.pages.dev']);
    assert.deepEqual(lines, []);
    assert.equal(service.health()[2]?.accepted, 1);
  });

  test('names the fault of every address when all fail', async () => {
    const { step, lines } = start('2026-09-29T07:00Z', (host) => new Error(`${host} is down`), 0, [
      wideDaily,
    ]);
    await step();
    assert.match(lines[0]!, /cdn.jsdelivr.net is down; latest.currency-api.pages.dev is down"}$/);
  });

  test('keeps each source apart from the other', async () => {
    const { service, step } = start('2026-09-29T07:00Z', allBut('www.ecb.europa.eu'), 0, [daily, wideDaily]);
    await step();
    await step();
    const [ecb, , wide] = service.health();
    assert.deepEqual([ecb?.failed, wide?.accepted], [1, 1]);
  });

  test('that is stopped sets no timer and logs nothing more, even amid a request', async () => {
    const waiting = start('2026-09-25T15:00Z', () => recorded);
    waiting.refresh.stop();
    assert.equal(waiting.timers.length, 0);

    const asking = start('2026-09-25T15:00Z', () => 'hang');
    await asking.step();
    asking.refresh.stop();
    await assert.rejects(asking.ended[0]!, /aborted/);
    await new Promise((resolve) => setImmediate(resolve));
    assert.equal(asking.timers.length, 0);
    assert.deepEqual(asking.lines, []);
  });

  test('that is stopped takes no table that comes all the same', async () => {
    const { service, refresh, step, timers } = start('2026-09-25T15:00Z', () => 'late');
    await step();
    refresh.stop();
    await new Promise((resolve) => setImmediate(resolve));
    assert.equal(timers.length, 0);
    assert.equal(service.current(['USD']).observedOn, '2026-09-24');
  });

  test('fills in the days that were missed while it did not run', async () => {
    const read = (name: string) => {
      const text = readFileSync(new URL(`./sources/${name}`, import.meta.url), 'utf8');
      const days = { '03-13': '09-25', '03-16': '09-28', '03-17': '09-29', '03-18': '09-30' };
      return Object.entries(days).reduce((moved, [from, to]) => moved.replaceAll(from, to), text);
    };
    const answer = (host: string, url: string) => {
      if (host === 'data-api.ecb.europa.eu') return read('ecb-portal.recorded.csv');
      return url.includes('90d') ? read('ecb-history.recorded.xml') : new Error('status 404');
    };
    const { store, step, asked, lines } = start('2026-09-30T15:00Z', answer, 0, [ecbDaily]);
    await step();
    assert.deepEqual(asked, ['www.ecb.europa.eu', 'data-api.ecb.europa.eu', 'www.ecb.europa.eu']);
    const days = await store.between('2026-09-01', '2026-09-30');
    assert.deepEqual(
      days.map(({ observedOn }) => observedOn),
      ['2026-09-25', '2026-09-28', '2026-09-29', '2026-09-30'],
    );
    assert.deepEqual(lines, []);
  });
});

describe('processes that share a store', () => {
  const twoOf = (at: string, answer: (host: string) => string | Error) => {
    const store = openSqliteRatesStore(new DatabaseSync(':memory:'));
    const [one, two] = ['one', 'two'].map((name) => start(at, answer, 0, [daily], store, name));
    return [one!, two!] as const;
  };

  test('ask a source once, and the other takes over what the one has stored', async () => {
    const [one, two] = twoOf('2026-09-25T15:00Z', () => ecbOf('2026-09-25'));
    await one.step();
    await two.step();
    assert.deepEqual([one.asked.length, two.asked.length], [1, 0]);
    assert.equal(two.service.current(['USD']).observedOn, '2026-09-25');
    assert.deepEqual([one.lines, two.lines], [[], []]);
  });

  test('wait while another one asks, and ask in its place when it has died', async () => {
    const [one, two] = twoOf('2026-09-25T15:00Z', () => 'hang');
    await one.step();
    assert.equal(await two.step(), 1);
    assert.equal(two.asked.length, 0);
    // Two minutes after the first one asked, its lease has ended.
    await two.step();
    await two.step();
    assert.equal(two.asked.length, 1);
  });

  test('share the pause after a failure, and give it back when they end', async () => {
    const [one] = twoOf('2026-09-25T15:00Z', () => new Error('no route'));
    for (let tries = 0; tries < 3; tries += 1) await one.step();
    const later = start('2026-09-25T15:04Z', () => 'hang', 0, [daily], one.store, 'three');
    assert.equal(await later.step(), 1);
    assert.equal(later.asked.length, 0);
    one.refresh.stop();
    await later.step();
    assert.equal(later.asked.length, 1);
  });

  test('take over within half a minute what any of them stores, without fetching', async () => {
    const { store, service, options, timers } = start('2026-09-25T15:00Z', () => recorded);
    timers.length = 0;
    const watching = await startWatching(options);
    assert.equal(service.current(['USD']).observedOn, '2026-09-24');
    await store.append([parseEcbDaily(ecbOf('2026-09-25'))], '2026-09-25T15:00:00Z');
    assert.equal(timers[0]!.atMs - Date.parse('2026-09-25T15:00Z'), 30_000);
    timers.shift()!.run();
    await new Promise((resolve) => setImmediate(resolve));
    assert.equal(service.current(['USD']).observedOn, '2026-09-25');
    assert.equal(rate(service.current().table, 'EUR', 'ISK'), '138.2');
    watching.stop();
    assert.equal(timers.length, 0);
  });

  test('go on without a store that fails, with a warning', async () => {
    const broken = openSqliteRatesStore(new DatabaseSync(':memory:'));
    await broken.close();
    const { service, step, lines } = start(
      '2026-09-25T15:00Z',
      () => ecbOf('2026-09-25'),
      0,
      [daily],
      broken,
    );
    await step();
    assert.equal(service.current(['USD']).observedOn, '2026-09-25');
    assert.match(lines[0]!, /"event":"rates-not-stored","source":"ecb","fault":"The database cannot be used/);
  });
});
