import { resolve } from 'node:path';
import { hashKey, issueKey } from '#access/keys.ts';
import type { KeyStore } from '#access/store.ts';
import { makePrivateFolder, replaceFile } from '#platform/files.ts';
import type { Settings } from './settings/settings.ts';

/**
 * Makes the first API key of a new service and names the file that holds it, because output is collected in
 * logs and commands in histories; undefined when there are keys already, or when several instances may be
 * starting at once.
 */
export async function createFirstKey(
  { database, dataDir }: Pick<Settings, 'database' | 'dataDir'>,
  store: KeyStore,
  createdAt: Date,
): Promise<string | undefined> {
  if (database.postgresUrl !== undefined || (await store.list()).length > 0) return undefined;
  const { key, record } = issueKey({
    name: 'first key',
    plan: 'unlimited',
    test: false,
    expiresAt: null,
    createdAt,
  });
  // Written before it is stored: otherwise an unreadable key could be the first one.
  const file = writeKey(resolve(dataDir), key);
  await store.create(record, hashKey(key));
  return file;
}

function writeKey(folder: string, key: string): string {
  const file = resolve(folder, 'first-key');
  try {
    makePrivateFolder(folder);
    replaceFile(file, `${key}\n`, 0o600);
    return file;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The first API key cannot be written to ${file}: ${reason}.`, { cause });
  }
}
