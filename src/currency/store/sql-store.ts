import { isDeepStrictEqual } from 'node:util';
import {
  query,
  readJson,
  readOptional,
  readText,
  type Row,
  type Sql,
  type SqlValue,
  type Statement,
} from '#storage/sql.ts';
import { haveSameQuotes } from '#currency/table/gate.ts';
import type { DatedTable, HeldQuote, SourceId } from '#currency/sources/source.ts';
import type { Coverage, RatesStore } from './store.ts';

/** A caller may be waiting for rates of the past. */
const ANSWER_MS = 2_000;
/** Nobody waits for what is written; long enough for another process that imports. */
const WRITING_MS = 5_000;

/**
 * One row that is held to the end of the transaction, so that tables are added by one process after the
 * other.
 */
const lockTables = 'UPDATE rates_schema SET version = version';

/** Of each source and date the table that was added last. */
const selectBetween = `SELECT id, source, observed_on, base, quotes, held FROM rates_tables AS kept
  WHERE observed_on BETWEEN $1 AND $2 AND id = (
    SELECT MAX(id) FROM rates_tables WHERE source = kept.source AND observed_on = kept.observed_on)
  ORDER BY observed_on, source`;

const selectLatest = `SELECT source, observed_on, base, quotes, held FROM rates_tables
  WHERE source = $1 ORDER BY observed_on DESC, id DESC LIMIT 1`;

/** Adds nothing where another process has added a table of this source and date in the meantime. */
const insertTable = `INSERT INTO rates_tables (source, observed_on, base, quotes, held, accepted_at)
  SELECT $1, $2, $3, $4, $5, $6 WHERE CAST($7 AS BIGINT) = (
    SELECT COALESCE(MAX(id), 0) FROM rates_tables WHERE source = $1 AND observed_on = $2)
  RETURNING id`;

const cover = `INSERT INTO rates_coverage (source, code, first_on, last_on) VALUES ($1, $2, $3, $4)
  ON CONFLICT (source, code) DO UPDATE SET
    first_on = CASE WHEN excluded.first_on < rates_coverage.first_on
      THEN excluded.first_on ELSE rates_coverage.first_on END,
    last_on = CASE WHEN excluded.last_on > rates_coverage.last_on
      THEN excluded.last_on ELSE rates_coverage.last_on END`;

const count = `INSERT INTO rates_records (source, accepted, refused, failed, last_fault, last_fault_at)
  VALUES ($1, $2, $3, $4, $5, $6)
  ON CONFLICT (source) DO UPDATE SET
    accepted = rates_records.accepted + excluded.accepted,
    refused = rates_records.refused + excluded.refused,
    failed = rates_records.failed + excluded.failed,
    last_fault = COALESCE(excluded.last_fault, rates_records.last_fault),
    last_fault_at = COALESCE(excluded.last_fault_at, rates_records.last_fault_at)`;

const lease = `INSERT INTO rates_leases (lease, holder, until_ms) VALUES ($1, $2, $3)
  ON CONFLICT (lease) DO UPDATE SET holder = excluded.holder, until_ms = excluded.until_ms
    WHERE rates_leases.holder = excluded.holder OR rates_leases.until_ms <= CAST($4 AS BIGINT)
  RETURNING holder`;

/** Rates in an SQL database whose schema is up to date. */
export function createRatesStore(sql: Sql): RatesStore {
  const ask = (text: string, ...values: readonly SqlValue[]) => query(sql, text, values, ANSWER_MS);
  const write = (text: string, ...values: readonly SqlValue[]) => query(sql, text, values, WRITING_MS);
  return {
    append: (tables, acceptedAt) => append(sql, tables, acceptedAt),
    async latest(source) {
      const [row] = await ask(selectLatest, source);
      return row && readTable(row);
    },
    between: async (from, to) => (await ask(selectBetween, from, to)).map(readTable),
    async coverage() {
      const rows = await ask('SELECT source, code, first_on, last_on FROM rates_coverage');
      return rows.map((row) => ({
        source: readSource(row),
        code: readText(row, 'code'),
        firstOn: readText(row, 'first_on'),
        lastOn: readText(row, 'last_on'),
      }));
    },
    async record(source, event, at, fault) {
      const is = (name: string) => (event === name ? 1 : 0);
      const faultAt = fault === undefined ? null : at;
      await write(count, source, is('accepted'), is('refused'), is('failed'), fault ?? null, faultAt);
    },
    async records() {
      const rows = await ask('SELECT * FROM rates_records ORDER BY source');
      return rows.map((row) => ({
        source: readSource(row),
        accepted: Number(row['accepted']),
        refused: Number(row['refused']),
        failed: Number(row['failed']),
        lastFault: readOptional(row, 'last_fault') ?? undefined,
        lastFaultAt: readOptional(row, 'last_fault_at') ?? undefined,
      }));
    },
    acquire: async (name, holder, nowMs, untilMs) =>
      (await write(lease, name, holder, untilMs, nowMs)).length > 0,
    close: () => sql.close(),
  };
}

/**
 * Whether two tables say the same is not for SQL to tell, so they are compared here. A table is then added on
 * condition that the one it was compared with is still the last one; otherwise it is compared again.
 */
async function append(sql: Sql, tables: readonly DatedTable[], acceptedAt: string): Promise<number> {
  let added = 0;
  let offered = tables;
  while (offered.length > 0) {
    const dates = offered.map(({ observedOn }) => observedOn).toSorted();
    const stored = await query(sql, selectBetween, [dates[0]!, dates.at(-1)!], WRITING_MS);
    const lastByName = new Map(stored.map((row) => [nameOf(readTable(row)), row]));
    const changed = offered.filter((table) => {
      const last = lastByName.get(nameOf(table));
      return last === undefined || !saysTheSame(table, readTable(last));
    });
    if (changed.length === 0) break;
    const inserts = changed.map((table) =>
      insert(table, acceptedAt, Number(lastByName.get(nameOf(table))?.['id'] ?? 0)),
    );
    const statements = [{ text: lockTables, values: [] }, ...inserts, ...summarise(changed).map(extend)];
    const answers = (await sql.run(statements, WRITING_MS)).slice(1);
    offered = changed.filter((_, index) => answers[index]!.length === 0);
    added += changed.length - offered.length;
  }
  return added;
}

function insert(
  { source, observedOn, base, quotes, held }: DatedTable,
  acceptedAt: string,
  last: number,
): Statement {
  return { text: insertTable, values: [source, observedOn, base, quotes, held ?? null, acceptedAt, last] };
}

function extend({ source, code, firstOn, lastOn }: Coverage): Statement {
  return { text: cover, values: [source, code, firstOn, lastOn] };
}

function nameOf({ source, observedOn }: DatedTable): string {
  return `${source} ${observedOn}`;
}

function saysTheSame(table: DatedTable, last: DatedTable): boolean {
  return haveSameQuotes(table, last) && isDeepStrictEqual(table.held, last.held);
}

/** The span of dates of each currency of some tables. */
function summarise(tables: readonly DatedTable[]): Coverage[] {
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
  return [...spans.values()];
}

function readTable(row: Row): DatedTable {
  const held = readJson(row, 'held') as Record<string, HeldQuote> | null;
  return {
    source: readSource(row),
    observedOn: readText(row, 'observed_on'),
    base: readText(row, 'base'),
    quotes: readJson(row, 'quotes') as Record<string, string>,
    ...(held !== null && { held }),
  };
}

function readSource(row: Row): SourceId {
  return readText(row, 'source') as SourceId;
}
