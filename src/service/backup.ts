import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { copyDatabase } from '#platform/sqlite.ts';
import type { Settings } from './settings.ts';
import { sqliteFileOf } from './stores.ts';

/** Copies the database to a new file; returns its path. Throws an Error with one sentence for the operator. */
export async function createBackup(
  settings: Pick<Settings, 'database' | 'dataDir'>,
  folder: string,
  name: string,
): Promise<string> {
  if (settings.database.postgresUrl !== undefined)
    throw new Error('DATABASE_URL names a PostgreSQL database; back it up with pg_dump.');
  const [from, to] = [sqliteFileOf(settings), join(folder, name)];
  // Opening it would create it, and an empty copy would pass for a backup.
  if (!existsSync(from))
    throw new Error(`There is no database ${from}; set DATA_DIR to that of the service.`);
  copyDatabase(from, to);
  return to;
}
