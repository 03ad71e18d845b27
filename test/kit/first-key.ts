import { readFileSync } from 'node:fs';

/** The first key of a service, from the file that its output names; undefined while it names none. */
export function readFirstKey(output: string): string | undefined {
  const file = /^ {2}(\/.*\/first-key)$/m.exec(output)?.[1];
  return file === undefined ? undefined : readFileSync(file, 'utf8').trim();
}
