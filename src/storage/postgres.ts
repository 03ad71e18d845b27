import { Client, type ClientConfig, Pool, type PoolClient } from 'pg';
import { within } from '#base/deadline.ts';
import type { StoreError } from '#base/errors.ts';
import { type Dialect, migrate, type Schema, type Use } from './migrate.ts';
import { asStoreError, type Row, type Sql, type Statement } from './sql.ts';

/** Long enough for another process that migrates first. */
const OPENING_MS = 15_000;
const CLOSING_MS = 2_000;
const RECONNECT_MS = 200;

const options = {
  connectionTimeoutMillis: 1_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  application_name: 'centwise',
  statement_timeout: 5_000,
} satisfies ClientConfig;

/** Any numbers will do, as long as nothing else in the database locks them. */
const migrationLock = '7301, 1';

export interface PostgresSql extends Sql {
  /**
   * Calls back at every message of a channel, and when some may have been missed. The channel may be cut
   * without a sign: a caller that must not miss a change also asks for it from time to time.
   */
  listen(channel: string, onMessage: () => void): Promise<void>;
}

/**
 * A PostgreSQL database, which any number of processes may share. Its schemas are first brought up to date; a
 * StoreError when that fails.
 */
export async function openPostgres(url: string, schemas: readonly Schema[], use?: Use): Promise<PostgresSql> {
  const settings = settingsOf(url);
  const pool = openPool(settings);
  const listeners: Listener[] = [];

  try {
    for (const schema of schemas) {
      await pool.use((client) => transact(client, () => migratePostgres(client, schema, use)), OPENING_MS);
    }
  } catch (error) {
    await pool.close();
    throw error;
  }
  return {
    run: (statements, deadlineMs) => pool.use((client) => execute(client, statements), deadlineMs),
    async listen(channel, onMessage) {
      const listener = startListener(settings, channel, onMessage);
      listeners.push(listener);
      try {
        await within(listener.isListening, OPENING_MS);
      } catch (error) {
        throw storeError(error);
      }
    },
    async close() {
      for (const listener of listeners) listener.close();
      await pool.close();
    },
  };
}

/** A StoreError for an address that cannot be read. `sslmode=require` checks no certificate, as in `psql`. */
function settingsOf(url: string): ClientConfig {
  try {
    const address = new URL(url);
    const schemas = address.searchParams.get('search_path');
    address.searchParams.delete('search_path');
    if (address.searchParams.has('sslmode')) address.searchParams.set('uselibpqcompat', 'true');
    const search =
      schemas === null ? {} : { options: `-c search_path=${schemas.replaceAll(/[\\ ]/g, '\\$&')}` };
    return { ...options, ...search, connectionString: address.href };
  } catch (error) {
    throw storeError(error);
  }
}

/** Connections, of which one that gave no answer, or an error, is not used again: it may lead nowhere. */
function openPool(settings: ClientConfig) {
  const pool = new Pool({ ...settings, max: 8 });
  // A connection that ends is replaced when one is needed; what was asked over it is rejected on its own.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));

  return {
    async use<T>(work: (client: PoolClient) => Promise<T>, deadlineMs: number): Promise<T> {
      const askedMs = performance.now();
      const taking = pool.connect();
      let given: PoolClient | undefined;
      try {
        given = await within(taking, deadlineMs);
        const result = await within(work(given), deadlineMs - (performance.now() - askedMs));
        given.release();
        return result;
      } catch (error) {
        if (given === undefined) taking.then((late) => late.release()).catch(() => {});
        else given.release(true);
        throw storeError(error);
      }
    },
    async close(): Promise<void> {
      await within(pool.end(), CLOSING_MS).catch(() => {});
    },
  };
}

interface Listener {
  readonly isListening: Promise<void>;
  close(): void;
}

/** Hears a channel over a connection of its own, which is made again whenever it ends. */
function startListener(settings: ClientConfig, channel: string, onMessage: () => void): Listener {
  const first = Promise.withResolvers<void>();
  let client: Client;
  let isClosed = false;

  const connect = async () => {
    client = new Client(settings);
    client.on('notification', onMessage);
    client.on('error', () => {});
    client.on('end', () => {
      if (!isClosed) setTimeout(() => isClosed || void connect(), RECONNECT_MS);
    });
    try {
      await client.connect();
      await client.query(`LISTEN ${channel}`);
      first.resolve();
      onMessage();
    } catch (error) {
      first.reject(error);
    }
  };
  void connect();
  return {
    isListening: first.promise,
    close() {
      isClosed = true;
      client.end().catch(() => {});
    },
  };
}

async function execute(
  client: PoolClient,
  statements: readonly Statement[],
): Promise<readonly (readonly Row[])[]> {
  const runAll = async () => {
    const answers: (readonly Row[])[] = [];
    for (const { text, values } of statements)
      answers.push((await client.query<Row>(text, [...values])).rows);
    return answers;
  };
  return statements.length > 1 ? transact(client, runAll) : runAll();
}

/** What fails ends with the connection, which the pool closes. */
async function transact<T>(client: PoolClient, work: () => Promise<T>): Promise<T> {
  await client.query('BEGIN');
  const result = await work();
  await client.query('COMMIT');
  return result;
}

async function migratePostgres(client: PoolClient, schema: Schema, use?: Use): Promise<void> {
  const work = migrate(schema, postgres, use);
  let next = work.next();
  while (!next.done) {
    const order = next.value;
    const answer = await client.query<Row>('query' in order ? order.query : order.script);
    next = work.next(answer.rows);
  }
}

const postgres: Dialect = {
  name: 'postgres',
  lock: `SELECT pg_advisory_xact_lock(${migrationLock})`,
  *readState({ table }) {
    // Not by to_regclass, which goes on denying a table that another transaction has made in the meantime.
    const find = `SELECT 1 FROM pg_tables WHERE schemaname = current_schema() AND tablename = '${table}'`;
    if ((yield { query: find }).length === 0) return { version: 0, needs: 0 };
    const [row] = yield { query: `SELECT version, needs FROM ${table}` };
    return { version: Number(row?.['version']), needs: Number(row?.['needs']) };
  },
  writeState: ({ table }, { version, needs }) =>
    `CREATE TABLE IF NOT EXISTS ${table} (version INTEGER NOT NULL, needs INTEGER NOT NULL);
     DELETE FROM ${table}; INSERT INTO ${table} VALUES (${version}, ${needs})`,
};

function storeError(error: unknown): StoreError {
  return asStoreError('PostgreSQL', error);
}
