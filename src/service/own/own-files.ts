import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { OwnFile } from '#catalogue/own/declaration.ts';

/** Reads the folder in which an operator keeps files of calculators. */

const MAX_FILES = 200;
const MAX_BYTES = 256 * 1024;

/** Everything that is wrong with the files, a line for each fault. */
export class OwnCalculatorsError extends Error {
  override readonly name = 'OwnCalculatorsError';

  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
  }
}

/**
 * The files of a folder, in the order of their names, or the one of this path. Throws an OwnCalculatorsError.
 */
export function readFiles(path: string): readonly OwnFile[] {
  const kind = statSync(path, { throwIfNoEntry: false });
  if (kind?.isFile() === true) return [readFile(path)];
  if (kind?.isDirectory() !== true) {
    const expected = 'CALCULATORS_DIR names one with JSON files';
    throw new OwnCalculatorsError([`${path} is not a folder; ${expected}.`]);
  }
  const names = readdirSync(path)
    .filter((name) => /\.(?:json|ts)$/.test(name) && !name.startsWith('.'))
    .toSorted();
  if (names.length > MAX_FILES) {
    const found = `${path} has ${names.length} files`;
    throw new OwnCalculatorsError([`${found}; at most ${MAX_FILES} are read.`]);
  }
  const faults: string[] = [];
  const files = names.flatMap((name) => {
    try {
      return readFile(join(path, name));
    } catch (error) {
      faults.push((error as Error).message);
      return [];
    }
  });
  if (faults.length > 0) throw new OwnCalculatorsError(faults);
  return files;
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function readFile(name: string): OwnFile {
  const refuse = (message: string) => new OwnCalculatorsError([`${name}:1:1: ${message}`]);
  const { size, isFile } = describe(name);
  if (!isFile) throw refuse('This is not a file.');
  if (name.endsWith('.ts')) throw refuse('Calculators are declared in JSON; no code is run.');
  if (size > MAX_BYTES) throw refuse(`The file has ${size} bytes; at most ${MAX_BYTES} are read.`);
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(name);
  } catch (error) {
    throw refuse(`The file cannot be read: ${(error as NodeJS.ErrnoException).code}.`);
  }
  try {
    return { name, text: utf8.decode(bytes) };
  } catch {
    throw refuse('The file is not UTF-8.');
  }
}

function describe(name: string): { readonly size: number; readonly isFile: boolean } {
  const found = statSync(name, { throwIfNoEntry: false });
  return { size: found?.size ?? 0, isFile: found?.isFile() === true };
}
