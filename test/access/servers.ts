import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { Redis } from 'ioredis';
import { administer, dropDatabases } from '../kit/databases.ts';
import { skipFor } from '../kit/skips.ts';

// The servers that the machine has. Where one is missing its tests are skipped by name, or fail when
// REQUIRE_SERVICES=1 says that nothing may be skipped.

export { administer, createDatabase } from '../kit/databases.ts';

/** Not database 0, which others use. */
export const redisUrl = process.env['TEST_REDIS_URL'] ?? 'redis://127.0.0.1:6379/9';

/** For the `skip` of a test: why it cannot run, or false. */
export const withoutPostgres = await findOut('PostgreSQL', async () => {
  await administer('SELECT 1');
});

export const withoutRedis = await findOut('Redis', async () => {
  const redis = new Redis(redisUrl, { lazyConnect: true, retryStrategy: () => null });
  redis.on('error', () => {});
  try {
    await redis.connect();
  } finally {
    redis.disconnect();
  }
});

/** To start one of our own, which may be frozen. */
export const withoutRedisServer = await findOut('redis-server', async () => {
  const { error } = spawnSync('redis-server', ['--version']);
  if (error !== undefined) throw error;
});

async function findOut(name: string, use: () => Promise<void>): Promise<string | false> {
  try {
    await use();
    return false;
  } catch (error) {
    return skipFor(`there is no ${name}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

const prefixes: string[] = [];

/** Removes what was made on the servers; a test file calls it after its last test. */
export async function cleanUp(): Promise<void> {
  await dropDatabases();
  if (prefixes.length > 0) await deleteFromRedis(prefixes.splice(0));
}

/** The beginning of names in Redis that nobody else uses; what has it is deleted by `cleanUp`. */
export function redisPrefix(): string {
  const prefix = `centwise-test-${randomBytes(6).toString('hex')}`;
  prefixes.push(prefix);
  return prefix;
}

async function deleteFromRedis(unused: readonly string[]): Promise<void> {
  const redis = new Redis(redisUrl);
  for (const prefix of unused) {
    const names = await redis.keys(`${prefix}:*`);
    if (names.length > 0) await redis.del(...names);
  }
  redis.disconnect();
}
