import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createLog } from '#log.ts';
import { rate } from './rate-table.ts';
import { createRatesService } from './service.ts';
import { snapshot } from './snapshot.ts';
import type { SourceTable } from './source.ts';

const [ecb, , wide] = snapshot as readonly [SourceTable, SourceTable, SourceTable];

/** A service at a time that can be moved, and the lines that it logs. */
function start(at: string, tables = snapshot) {
  const clock = { nowMs: Date.parse(at) };
  const lines: string[] = [];
  const now = () => clock.nowMs;
  const log = createLog({ level: 'info', write: (line) => lines.push(line), now });
  const service = createRatesService({ now, snapshot: tables, maxAgeDays: 30, log });
  return { service, clock, lines };
}

const of = (table: SourceTable, observedOn: string, changes: Record<string, string> = {}): SourceTable => ({
  ...table,
  observedOn,
  quotes: { ...table.quotes, ...changes },
});

describe('the rates in force', () => {
  test('on a fresh machine are the snapshot, dated by its oldest source', () => {
    const rates = start('2026-09-25T12:00Z').service.current();
    assert.equal(rates.updatedAt, '2026-09-24T14:00:00Z');
    assert.equal(rates.observedOn, '2026-09-24');
    assert.equal(rates.stale, false);
    assert.equal(rates.expired, false);
    assert.equal(rate(rates.table, 'USD', 'EUR'), '0.879739597079');
  });

  test('name their sources in order, with what each quotes', () => {
    const { sources } = start('2026-09-25T12:00Z').service.current();
    assert.deepEqual(
      sources.map(({ id, observed_on, updated_at, currencies }) => [id, observed_on, updated_at, currencies]),
      [
        ['ecb', '2026-09-24', '2026-09-24T14:00:00Z', 30],
        ['official-pegs', undefined, undefined, 6],
        ['wide-daily', '2026-09-29', '2026-09-29T00:00:00Z', 120],
      ],
    );
    for (const { name, url } of sources) {
      assert.ok(name.length > 0);
      assert.match(url, /^https:\/\//);
    }
  });

  test('of two currencies name only the sources of these two', () => {
    const { service } = start('2026-09-30T12:00Z');
    const idsOf = (...codes: string[]) => service.current(codes).sources.map(({ id }) => id);
    assert.deepEqual(idsOf('USD', 'EUR'), ['ecb']);
    assert.deepEqual(idsOf('USD', 'AED'), ['ecb', 'official-pegs']);
    assert.deepEqual(idsOf('KWD', 'VND'), ['wide-daily']);
    assert.equal(service.current(['KWD', 'VND']).updatedAt, '2026-09-29T00:00:00Z');
    assert.equal(service.current(['USD', 'KWD']).updatedAt, '2026-09-24T14:00:00Z');
  });

  test('of pegs alone are dated by the rates that they are served among', () => {
    const rates = start('2026-09-25T12:00Z').service.current(['AED', 'SAR']);
    assert.deepEqual(
      rates.sources.map(({ id }) => id),
      ['official-pegs'],
    );
    assert.equal(rates.updatedAt, '2026-09-24T14:00:00Z');
  });

  test('are stale once a source is a day behind its next publication, and not before', () => {
    const { service, clock } = start('2026-09-26T14:00Z');
    // The next table of the ECB is due on Friday 2026-09-25 at 14:00 UTC.
    assert.equal(service.current(['USD']).stale, false);
    clock.nowMs += 1;
    assert.equal(service.current(['USD']).stale, true);
    assert.equal(service.current(['KWD']).stale, false);
    assert.equal(service.current().stale, true);
    clock.nowMs = Date.parse('2026-10-01T06:00:00.001Z');
    assert.equal(service.current(['KWD']).stale, true);
  });

  test('are not stale over a weekend or Easter', () => {
    const { service, clock } = start('2026-09-28T13:00Z');
    service.offer(of(ecb, '2026-09-25'));
    assert.equal(service.current(['USD']).stale, false);
    const easter = start('2027-03-30T14:00Z', [of(ecb, '2027-03-25')]);
    assert.equal(easter.service.current().stale, false);
    clock.nowMs = Date.parse('2026-09-29T14:00:00.001Z');
    assert.equal(service.current(['USD']).stale, true);
  });

  test('expire when they are older than the greatest age, unless they are the snapshot', () => {
    const { service, clock } = start('2026-09-25T15:00Z');
    clock.nowMs = Date.parse('2027-09-25T15:00Z');
    assert.equal(service.current().expired, false);
    assert.equal(service.current().stale, true);
    service.offer(of(ecb, '2026-09-25'));
    assert.equal(service.current().expired, true);
    assert.equal(service.current(['KWD']).expired, false);
    clock.nowMs = Date.parse('2026-10-25T14:00Z');
    assert.equal(service.current().expired, false);
    clock.nowMs += 1;
    assert.equal(service.current(['USD']).expired, true);
  });
});

describe('a table offered', () => {
  test('takes the place of its source and changes the rates at once', () => {
    const { service, lines } = start('2026-09-25T15:00Z');
    const before = service.current();
    assert.deepEqual(service.offer(of(ecb, '2026-09-25', { USD: '1.1400' })), { accepted: true });
    const after = service.current();
    assert.equal(after.observedOn, '2026-09-25');
    assert.equal(rate(after.table, 'EUR', 'USD'), '1.14');
    assert.equal(rate(after.table, 'EUR', 'AED'), '4.18665');
    assert.equal(rate(before.table, 'EUR', 'USD'), '1.1367');
    assert.equal(lines.length, 1);
    assert.match(
      lines[0]!,
      /"level":"info","event":"rates-updated","source":"ecb","observed_on":"2026-09-25"/,
    );
  });

  test('and refused leaves all as it was, is counted, and is one line of the log', () => {
    const { service, lines } = start('2026-09-25T15:00Z');
    const before = service.current();
    const bad = of(ecb, '2026-09-25', { USD: '0', GBP: '9', JPY: 'x', SEK: '1', NOK: '1' });
    assert.equal(service.offer(bad).accepted, false);
    assert.deepEqual(service.current(), before);
    const [{ accepted, refused, failed, last_fault, shipped } = assert.fail()] = service.health();
    assert.deepEqual([accepted, refused, failed, shipped], [0, 1, 0, true]);
    assert.match(last_fault ?? '', /USD 0 is no possible rate.* and \d+ more$/);
    assert.equal(lines.length, 1);
    assert.match(
      lines[0]!,
      /"level":"warn","event":"rates-refused","source":"ecb","fault":"USD 0 is no possible rate/,
    );
  });

  test('is believed when another source shows the same jump', () => {
    const { service } = start('2026-09-29T12:00Z');
    service.offer(of(ecb, '2026-09-28'));
    const jump = of(ecb, '2026-09-29', { TRY: '80' });
    assert.equal(service.offer(jump).accepted, false);
    const { service: second } = start('2026-09-29T12:00Z', [
      of(ecb, '2026-09-28'),
      of(wide, '2026-09-29', { TRY: '70.4' }),
    ]);
    assert.equal(second.offer(jump).accepted, true);
  });

  test('of a source that the service does not have is an error', () => {
    const { service } = start('2026-09-25T15:00Z');
    assert.throws(
      () => service.offer({ ...ecb, source: 'open-exchange-rates' }),
      /open-exchange-rates is not one of this service/,
    );
  });
});

test('a failed fetch is counted with its reason', () => {
  const { service } = start('2026-09-25T15:00Z');
  service.recordFailure('wide-daily', 'no network');
  service.recordFailure('wide-daily', 'no route');
  const [, , { failed, last_fault, source } = assert.fail()] = service.health();
  assert.deepEqual([source.id, failed, last_fault], ['wide-daily', 2, 'no route']);
});
