import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** The database that others are made from; TEST_POSTGRES_URL names it. */
const { TEST_POSTGRES_URL: postgresUrl = 'postgres://postgres@127.0.0.1:5432/postgres' } = process.env;

const databases: string[] = [];

/** A PostgreSQL database of its own, as a URL. */
export async function createDatabase(): Promise<string> {
  const name = `centwise_test_${randomBytes(6).toString('hex')}`;
  await administer(`CREATE DATABASE ${name}`);
  databases.push(name);
  const url = new URL(postgresUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/**
 * PostgreSQL writes a checkpoint for each, which takes a second; those that are dropped together share one.
 */
const DROPPED_AT_ONCE = 20;

/** Drops all that were made here. */
export async function dropDatabases(): Promise<void> {
  while (databases.length > 0) {
    const drops = databases
      .splice(0, DROPPED_AT_ONCE)
      .map((name) => administer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
    await Promise.all(drops);
  }
}

/** Runs one statement in a database, by default in the one that the others are made from. */
export async function administer(
  statement: string,
  url = postgresUrl,
): Promise<readonly Record<string, unknown>[]> {
  const admin = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  try {
    await admin.connect();
    return (await admin.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await admin.end();
  }
}
