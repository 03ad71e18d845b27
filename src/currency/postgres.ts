import { isDeepStrictEqual } from 'node:util';
import connect, { type Options, type Sql, type TransactionSql } from 'postgres';
import { DeadlineError, within } from '#base/deadline.ts';
import { haveSameQuotes } from './gate.ts';
import { migrate } from './postgres-migrations.ts';
import type { DatedTable, HeldQuote, SourceId } from './source.ts';
import { type Coverage, type RatesStore, RatesStoreError } from './store.ts';

/** Long enough for another process that migrates first. */
const OPENING_MS = 15_000;
/** A caller may be waiting for rates of the past. */
const ANSWER_MS = 2_000;
/** Long enough for another process that imports. */
const APPENDING_MS = 5_000;
const CLOSING_SECONDS = 2;

const options = {
  max: 4,
  connect_timeout: 1,
  idle_timeout: 60,
  backoff: () => 0.2,
  keep_alive: 10,
  fetch_types: false,
  onnotice: () => {},
  connection: { application_name: 'centwise', statement_timeout: APPENDING_MS },
} satisfies Options<Record<string, never>>;

/** As `migrationLock`. */
const appendLock = '7301, 4';

/**
 * Rates in a PostgreSQL database, which any number of processes may share. Its schema is first brought up to
 * date; a RatesStoreError when that fails.
 */
export async function openPostgresRatesStore(url: string): Promise<RatesStore> {
  const { run, close } = await openPool(url);
  return {
    append: (tables, acceptedAt) =>
      run((sql) => sql.begin((transaction) => appendNew(transaction, tables, acceptedAt)), APPENDING_MS),
    latest: (source) =>
      run(async (sql) => {
        const [row] = await sql<TableRow[]>`SELECT source, observed_on, base, quotes, held FROM rates_tables
          WHERE source = ${source} ORDER BY observed_on DESC, id DESC LIMIT 1`;
        return row && toTable(row);
      }),
    between: (from, to) =>
      run(async (sql) => {
        const rows = await sql<TableRow[]>`
          SELECT DISTINCT ON (observed_on, source) source, observed_on, base, quotes, held FROM rates_tables
          WHERE observed_on BETWEEN ${from} AND ${to} ORDER BY observed_on, source, id DESC`;
        return rows.map(toTable);
      }),
    coverage: () =>
      run(async (sql) => [
        ...(await sql<Coverage[]>`
          SELECT source, code, first_on AS "firstOn", last_on AS "lastOn" FROM rates_coverage`),
      ]),
    record: (source, event, at, fault) =>
      run(async (sql) => {
        const is = (name: string) => (event === name ? 1 : 0);
        await sql`INSERT INTO rates_records AS kept VALUES (${source}, ${is('accepted')}, ${is('refused')},
            ${is('failed')}, ${fault ?? null}, ${fault === undefined ? null : at})
          ON CONFLICT (source) DO UPDATE SET
            accepted = kept.accepted + excluded.accepted, refused = kept.refused + excluded.refused,
            failed = kept.failed + excluded.failed,
            last_fault = coalesce(excluded.last_fault, kept.last_fault),
            last_fault_at = coalesce(excluded.last_fault_at, kept.last_fault_at)`;
      }),
    records: () =>
      run(async (sql) => {
        const rows = await sql<RecordRow[]>`SELECT * FROM rates_records ORDER BY source`;
        return rows.map((row) => ({
          source: row.source,
          accepted: Number(row.accepted),
          refused: Number(row.refused),
          failed: Number(row.failed),
          lastFault: row.last_fault ?? undefined,
          lastFaultAt: row.last_fault_at ?? undefined,
        }));
      }),
    acquire: (lease, holder, nowMs, untilMs) =>
      run(async (sql) => {
        const taken = await sql`INSERT INTO rates_leases AS kept VALUES (${lease}, ${holder}, ${untilMs})
          ON CONFLICT (lease) DO UPDATE SET holder = excluded.holder, until_ms = excluded.until_ms
            WHERE kept.holder = excluded.holder OR kept.until_ms <= ${nowMs}
          RETURNING 1`;
        return taken.length > 0;
      }),
    close,
  };
}

interface TableRow {
  readonly source: SourceId;
  readonly observed_on: string;
  readonly base: string;
  readonly quotes: Readonly<Record<string, string>>;
  readonly held: Readonly<Record<string, HeldQuote>> | null;
}

interface RecordRow {
  readonly source: SourceId;
  readonly accepted: string;
  readonly refused: string;
  readonly failed: string;
  readonly last_fault: string | null;
  readonly last_fault_at: string | null;
}

function toTable({ source, observed_on: observedOn, base, quotes, held }: TableRow): DatedTable {
  return { source, observedOn, base, quotes, ...(held !== null && { held }) };
}

async function appendNew(
  sql: TransactionSql,
  tables: readonly DatedTable[],
  acceptedAt: string,
): Promise<number> {
  // Otherwise two processes that fetch the same table at once would both find it new.
  await sql.unsafe(`SELECT pg_advisory_xact_lock(${appendLock})`);
  const rows = await sql<TableRow[]>`
    SELECT DISTINCT ON (source, observed_on) source, observed_on, base, quotes, held FROM rates_tables
    WHERE (source, observed_on) IN (
      SELECT source, "observedOn" FROM json_to_recordset(${JSON.stringify(tables)}::text::json)
        AS offered (source text, "observedOn" text))
    ORDER BY source, observed_on, id DESC`;
  const lastByName = new Map(rows.map(toTable).map((table) => [nameOf(table), table]));
  const added = tables.filter((table) => {
    const last = lastByName.get(nameOf(table));
    return !(last && haveSameQuotes(table, last) && isDeepStrictEqual(table.held, last.held));
  });
  if (added.length === 0) return 0;
  await sql`
    WITH added AS (
      INSERT INTO rates_tables (source, observed_on, base, quotes, held, accepted_at)
      SELECT source, "observedOn", base, quotes, held, ${acceptedAt}
      FROM json_to_recordset(${JSON.stringify(added)}::text::json)
        AS offered (source text, "observedOn" text, base text, quotes json, held json)
      RETURNING source, observed_on, quotes)
    INSERT INTO rates_coverage AS kept (source, code, first_on, last_on)
    SELECT source, code, min(observed_on), max(observed_on) FROM added, json_object_keys(quotes) AS code
    GROUP BY source, code
    ON CONFLICT (source, code) DO UPDATE SET
      first_on = least(kept.first_on, excluded.first_on), last_on = greatest(kept.last_on, excluded.last_on)`;
  return added.length;
}

function nameOf({ source, observedOn }: DatedTable): string {
  return `${source} ${observedOn}`;
}

/** Connections to a database whose schema is up to date. */
async function openPool(url: string) {
  let pool = attempt(() => connect(url, options));
  let answeredMs = performance.now();
  let isClosed = false;

  async function run<T>(work: (sql: Sql) => Promise<T>, deadlineMs = ANSWER_MS): Promise<T> {
    const [used, askedMs] = [pool, performance.now()];
    try {
      const result = await within(work(used), deadlineMs);
      answeredMs = performance.now();
      return result;
    } catch (error) {
      if (error instanceof DeadlineError && pool === used && answeredMs < askedMs && !isClosed) replace();
      throw storeError(error);
    }
  }

  /** A pool from which nothing has come is given up: its connections may lead nowhere. */
  function replace(): void {
    pool.end({ timeout: 0 }).catch(() => {});
    pool = connect(url, options);
  }

  const close = async () => {
    isClosed = true;
    await pool.end({ timeout: CLOSING_SECONDS });
  };
  try {
    await run((sql) => sql.begin(migrate), OPENING_MS);
  } catch (error) {
    isClosed = true;
    pool.end({ timeout: 0 }).catch(() => {});
    throw error;
  }
  return { run, close };
}

function attempt<T>(action: () => T): T {
  try {
    return action();
  } catch (error) {
    throw storeError(error);
  }
}

function storeError(error: unknown): RatesStoreError {
  if (error instanceof RatesStoreError) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new RatesStoreError(`The rates in PostgreSQL cannot be used: ${reason}.`, { cause: error });
}
