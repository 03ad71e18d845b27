import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createLog } from '#base/log.ts';
import { rate } from './table/rate-table.ts';
import { createRatesService } from './service.ts';
import { snapshot } from './table/snapshot.ts';
import type { SourceTable } from './sources/source.ts';

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
  // A table with the quotes of another day would be frozen.
  quotes: { ...table.quotes, ISK: '138.20', ...changes },
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

  test('expire when all that was fetched is older than the greatest age, but never as the snapshot', () => {
    const { service, clock } = start('2026-09-25T15:00Z');
    clock.nowMs = Date.parse('2027-09-25T15:00Z');
    assert.deepEqual([service.current().expired, service.current().stale], [false, true]);
    clock.nowMs = Date.parse('2026-10-25T14:00Z');
    service.offer(of(ecb, '2026-09-25'));
    assert.equal(service.current().expired, false);
    clock.nowMs += 1;
    // The wide set that ships does not stand in for what was fetched.
    assert.equal(service.current().expired, true);
    assert.equal(service.current(['KWD']).expired, true);
  });

  test('leave out a source that is too old as long as another one is not', () => {
    const { service, clock } = start('2026-09-30T12:00Z');
    service.offer(of(wide, '2026-09-30'));
    clock.nowMs = Date.parse('2026-10-26T12:00Z');
    service.offer(of(ecb, '2026-10-23'));
    assert.equal(service.current().table.quotes.get('KWD')?.source, 'wide-daily');
    // 30 days after 2026-09-30, 00:00 UTC.
    clock.nowMs = Date.parse('2026-10-30T00:00:00.001Z');
    const { table, expired, sources } = service.current();
    assert.deepEqual([expired, table.quotes.has('KWD'), table.quotes.has('AED')], [false, false, true]);
    assert.deepEqual(
      sources.map(({ id }) => id),
      ['ecb', 'official-pegs'],
    );

    service.offer(of(wide, '2026-10-30', { ISK: '122' }));
    clock.nowMs = Date.parse('2026-11-23T12:00Z');
    const later = service.current();
    assert.deepEqual([later.expired, later.table.quotes.get('USD')?.source], [false, 'wide-daily']);
    assert.equal(rate(later.table, 'USD', 'EUR'), '0.88022588');
  });

  test('are one object as long as nothing in them changes', () => {
    const { service, clock } = start('2026-09-25T12:00Z');
    const first = service.current();
    assert.equal(service.current(), first);
    clock.nowMs = Date.parse('2026-09-26T14:00Z');
    assert.equal(service.current(), first);
    clock.nowMs += 1;
    assert.notEqual(service.current(), first);
    assert.equal(service.current().stale, true);
  });
});

describe('a table offered', () => {
  test('takes the place of its source and changes the rates at once', () => {
    const { service, lines } = start('2026-09-25T15:00Z');
    const before = service.current();
    assert.equal(service.offer(of(ecb, '2026-09-25', { USD: '1.1400' })).accepted, true);
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
    const jump = of(ecb, '2026-09-29', { TRY: '80' });
    const served = (tables: readonly SourceTable[]) => {
      const { service } = start('2026-09-29T12:00Z', tables);
      service.offer(jump);
      return rate(service.current().table, 'EUR', 'TRY');
    };
    const witness = of(wide, '2026-09-29', { TRY: '70.4' });
    assert.equal(served([of(ecb, '2026-09-28', { ISK: '138.30' })]), '55.5332');
    assert.equal(served([of(ecb, '2026-09-28', { ISK: '138.30' }), witness]), '80');
  });

  test('with a jump is served without it, and says so', () => {
    const { service, lines } = start('2026-09-25T15:00Z');
    service.offer(of(ecb, '2026-09-25', { USD: '1.1400', INR: '163.62' }));
    const { table } = service.current();
    assert.deepEqual([rate(table, 'EUR', 'USD'), rate(table, 'EUR', 'INR')], ['1.14', '109.0775']);
    assert.equal(service.current(['EUR', 'USD']).observedOn, '2026-09-25');
    assert.equal(service.current(['EUR', 'INR']).observedOn, '2026-09-24');
    assert.deepEqual(service.health()[0]?.held_back, ['INR']);
    assert.match(lines[1]!, /"level":"warn","event":"rates-held-back","source":"ecb".*INR moved from/);
  });

  test('that was stored before takes its place without the gate, unless it is older', () => {
    const { service } = start('2026-10-25T15:00Z');
    service.load(of(ecb, '2026-10-23', { INR: '163.62' }));
    assert.equal(rate(service.current().table, 'EUR', 'INR'), '163.62');
    service.load(of(ecb, '2026-10-22'));
    assert.equal(service.held('ecb')?.table.observedOn, '2026-10-23');
    assert.equal(service.held('ecb')?.shipped, false);
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
