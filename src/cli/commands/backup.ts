import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { misuse, parseArguments } from '#cli/arguments.ts';
import { backupForm } from '#cli/forms.ts';

export interface BackupContext {
  /** Writes a copy of the database to a new file in the folder; returns its path. */
  readonly write: (folder: string, name: string) => string;
  /** Unix time in milliseconds. */
  readonly now: () => number;
  readonly print: (text: string) => void;
}

const copyName = /^centwise-\d{4}-\d\d-\d\dT\d{6}Z\.sqlite$/;

/** Runs `backup FOLDER`; returns 0. Older copies are deleted only after the new one is complete. */
export async function runBackupCommand(
  args: readonly string[],
  { write, now, print }: BackupContext,
): Promise<number> {
  const parsed = parseArguments(args, backupForm);
  const folder = parsed.operands[0]!;
  const kept = parsed.text('keep');
  if (kept !== undefined && !/^[1-9]\d{0,5}$/.test(kept))
    throw misuse('--keep needs a whole number of at least 1.', backupForm.usage);
  const second = new Date(now()).toISOString().slice(0, 19).replaceAll(':', '');
  print(write(folder, `centwise-${second}Z.sqlite`));
  if (kept === undefined) return 0;
  // The names sort by time.
  const copies = (await readdir(folder)).filter((name) => copyName.test(name)).toSorted();
  for (const name of copies.slice(0, -Number(kept))) await rm(join(folder, name));
  return 0;
}
