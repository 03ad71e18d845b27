import { haveSameQuotes } from './gate.ts';
import { migrate, type SqliteDatabase, type SqliteRow } from './migrations.ts';
import type { DatedTable, HeldQuote, SourceId } from './source.ts';
import { RatesStoreError, type Coverage, type RatesStore } from './store.ts';

const columns = 'source, observed_on, base, quotes, held';

/** Rates in an SQLite database, whose schema is first brought up to date; a RatesStoreError when that fails. */
export function openSqliteRatesStore(database: SqliteDatabase): RatesStore {
  attempt(() => migrate(database));
  const statements = prepareStatements(database);

  function appendNew(tables: readonly DatedTable[], acceptedAt: string): number {
    const added = tables.filter((table) => {
      const last = statements.selectLast.get(table.source, table.observedOn);
      return last === undefined || !saysTheSame(table, readTable(last));
    });
    for (const { source, observedOn, base, quotes, held } of added) {
      const heldText = held === undefined ? null : JSON.stringify(held);
      statements.insert.run(source, observedOn, base, JSON.stringify(quotes), heldText, acceptedAt);
    }
    for (const { source, code, firstOn, lastOn } of summarise(added))
      statements.cover.run(source, code, firstOn, lastOn);
    return added.length;
  }

  return {
    append: async (tables, acceptedAt) =>
      attempt(() => inTransaction(database, () => appendNew(tables, acceptedAt))),
    latest: async (source) =>
      attempt(() => {
        const row = statements.selectLatest.get(source);
        return row === undefined ? undefined : readTable(row);
      }),
    between: async (from, to) => attempt(() => statements.selectBetween.all(from, to).map(readTable)),
    coverage: async () =>
      attempt(() =>
        statements.selectCoverage.all().map((row) => ({
          source: readText(row, 'source') as SourceId,
          code: readText(row, 'code'),
          firstOn: readText(row, 'first_on'),
          lastOn: readText(row, 'last_on'),
        })),
      ),
    record: async (source, event, at, fault) => {
      const is = (name: string) => (event === name ? 1 : 0);
      const faultAt = fault === undefined ? null : at;
      attempt(() =>
        statements.count.run(source, is('accepted'), is('refused'), is('failed'), fault ?? null, faultAt),
      );
    },
    records: async () =>
      attempt(() =>
        statements.selectRecords.all().map((row) => ({
          source: readText(row, 'source') as SourceId,
          accepted: Number(row['accepted']),
          refused: Number(row['refused']),
          failed: Number(row['failed']),
          lastFault: readOptionalText(row, 'last_fault'),
          lastFaultAt: readOptionalText(row, 'last_fault_at'),
        })),
      ),
    acquire: async (name, holder, nowMs, untilMs) =>
      attempt(() => statements.lease.get(name, holder, untilMs, nowMs) !== undefined),
    close: async () => database.close(),
  };
}

/** Every statement of the store, by name. */
function prepareStatements(database: SqliteDatabase) {
  return {
    insert: database.prepare(`INSERT INTO rates_tables (${columns}, accepted_at) VALUES (?, ?, ?, ?, ?, ?)`),
    selectLast: database.prepare(
      `SELECT ${columns} FROM rates_tables WHERE source = ? AND observed_on = ? ORDER BY id DESC LIMIT 1`,
    ),
    selectLatest: database.prepare(
      `SELECT ${columns} FROM rates_tables WHERE source = ? ORDER BY observed_on DESC, id DESC LIMIT 1`,
    ),
    selectBetween: database.prepare(
      `SELECT ${columns} FROM rates_tables AS kept
     WHERE observed_on BETWEEN ? AND ? AND id = (
       SELECT max(id) FROM rates_tables WHERE source = kept.source AND observed_on = kept.observed_on)
     ORDER BY observed_on`,
    ),
    cover: database.prepare(
      `INSERT INTO rates_coverage (source, code, first_on, last_on) VALUES (?, ?, ?, ?)
     ON CONFLICT (source, code) DO UPDATE SET
       first_on = min(first_on, excluded.first_on), last_on = max(last_on, excluded.last_on)`,
    ),
    selectCoverage: database.prepare('SELECT source, code, first_on, last_on FROM rates_coverage'),
    count: database.prepare(
      `INSERT INTO rates_records (source, accepted, refused, failed, last_fault, last_fault_at)
     VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (source) DO UPDATE SET
       accepted = accepted + excluded.accepted, refused = refused + excluded.refused,
       failed = failed + excluded.failed, last_fault = coalesce(excluded.last_fault, last_fault),
       last_fault_at = coalesce(excluded.last_fault_at, last_fault_at)`,
    ),
    selectRecords: database.prepare('SELECT * FROM rates_records ORDER BY source'),
    lease: database.prepare(
      `INSERT INTO rates_leases (lease, holder, until_ms) VALUES (?, ?, ?)
     ON CONFLICT (lease) DO UPDATE SET holder = excluded.holder, until_ms = excluded.until_ms
       WHERE holder = excluded.holder OR until_ms <= ?
     RETURNING holder`,
    ),
  };
}

function saysTheSame(table: DatedTable, last: DatedTable): boolean {
  return haveSameQuotes(table, last) && JSON.stringify(table.held) === JSON.stringify(last.held);
}

/** The span of dates of each currency of some tables. */
function summarise(tables: readonly DatedTable[]): Iterable<Coverage> {
  const spans = new Map<string, Coverage>();
  for (const { source, observedOn, quotes } of tables) {
    for (const code of Object.keys(quotes)) {
      const key = `${source} ${code}`;
      const { firstOn = observedOn, lastOn = observedOn } = spans.get(key) ?? {};
      spans.set(key, {
        source,
        code,
        firstOn: observedOn < firstOn ? observedOn : firstOn,
        lastOn: observedOn > lastOn ? observedOn : lastOn,
      });
    }
  }
  return spans.values();
}

function readTable(row: SqliteRow): DatedTable {
  const held = readOptionalText(row, 'held');
  return {
    source: readText(row, 'source') as SourceId,
    observedOn: readText(row, 'observed_on'),
    base: readText(row, 'base'),
    quotes: JSON.parse(readText(row, 'quotes')) as Record<string, string>,
    ...(held !== undefined && { held: JSON.parse(held) as Record<string, HeldQuote> }),
  };
}

function readText(row: SqliteRow, column: string): string {
  const text = readOptionalText(row, column);
  if (text === undefined) throw new RatesStoreError(`The rates have no text in the column ${column}.`);
  return text;
}

function readOptionalText(row: SqliteRow, column: string): string | undefined {
  const value = row[column];
  return typeof value === 'string' ? value : undefined;
}

function inTransaction<T>(database: SqliteDatabase, action: () => T): T {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = action();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    // After some errors, as of a full disk, SQLite has rolled back by itself.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

function attempt<T>(action: () => T): T {
  try {
    return action();
  } catch (error) {
    if (error instanceof RatesStoreError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new RatesStoreError(`The stored rates cannot be used: ${reason}.`, { cause: error });
  }
}
