import { basename, delimiter, dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A command of this program as a person can type it in the current folder. */
export function commandLine(words: string): string {
  return `${findProgramName()} ${words}`;
}

function findProgramName(): string {
  // Set by scripts/run.mjs, which knows where its clone is.
  const { CENTWISE_COMMAND: launcher, npm_command: npm, PATH: path = '' } = process.env;
  if (launcher !== undefined && launcher !== '') return launcher;
  if (npm === 'exec') return 'npx centwise';
  return isExecutable() ? nameInShell(process.execPath, path) : 'centwise';
}

/** Whether the program runs from an executable that holds it, whose files are in a file system of its own. */
export function isExecutable(): boolean {
  return /[/\\](?:\$bunfs|~BUN)[/\\]/.test(fileURLToPath(import.meta.url));
}

/** The name of a file on the search path, or its path from the current folder. */
function nameInShell(file: string, path: string): string {
  if (path.split(delimiter).includes(dirname(file))) return basename(file);
  const fromHere = relative(process.cwd(), file);
  const shown = fromHere.startsWith('..') ? file : join('.', fromHere);
  return shown.includes(sep) ? shown : `.${sep}${shown}`;
}
