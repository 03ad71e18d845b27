import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runBackupCommand } from '#cli/commands/backup.ts';
import { copyDatabase } from '#platform/sqlite.ts';
import type { Settings } from './settings/settings.ts';
import { sqliteFileOf } from './stores.ts';

type StoreSettings = Pick<Settings, 'database' | 'dataDir'>;

/** Runs `backup ARGS` on the database of these settings; returns the exit code. */
export function runBackup(
  args: readonly string[],
  settings: StoreSettings,
  print: (text: string) => void,
): Promise<number> {
  const write = (folder: string, name: string): string => copyTo(join(folder, name), settings);
  return runBackupCommand(args, { write, now: Date.now, print });
}

/** Throws an Error with one sentence for the operator. */
function copyTo(path: string, settings: StoreSettings): string {
  if (settings.database.postgresUrl !== undefined)
    throw new Error('DATABASE_URL names a PostgreSQL database; back it up with pg_dump.');
  const database = sqliteFileOf(settings);
  // Opening it would create it, and an empty copy would pass for a backup.
  if (!existsSync(database))
    throw new Error(`There is no database ${database}; set DATA_DIR to that of the service.`);
  copyDatabase(database, path);
  return path;
}
