import { randomUUID } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';

/** Makes a folder that is missing, and those above it, for this user alone. One that is there stays as it is. */
export function makePrivateFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: 0o700 });
}

/** Another process sees the old content or the new, never a part. */
export function replaceFile(path: string, content: string, mode: number): void {
  const temporary = `${path}.${randomUUID()}`;
  writeFileSync(temporary, content, { mode, flag: 'wx' });
  renameSync(temporary, path);
}
