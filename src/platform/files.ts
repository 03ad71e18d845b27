import { randomUUID } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';

/** Creates a missing folder and its parents, for this user only. An existing folder is not changed. */
export function makePrivateFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: 0o700 });
}

/** Replaces a file atomically: another process sees the old or the new content, never a part. */
export function replaceFile(path: string, content: string, mode: number): void {
  const temporary = `${path}.${randomUUID()}`;
  writeFileSync(temporary, content, { mode, flag: 'wx' });
  renameSync(temporary, path);
}
