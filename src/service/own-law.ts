import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setOwnPacks } from '#law/own-packs.ts';
import type { Pack } from '#law/pack.ts';
import { readPack } from '#law/read-pack.ts';
import { shippedPacks } from '#law/shipped-packs.ts';

/**
 * Reads the law of an operator. Declarations of calculators read figures when they are loaded, so a process,
 * and each of its threads, imports this module before any other.
 */

const MAX_BYTES = 1024 * 1024;
const MAX_FILES = 200;

/** The packs of a folder, or of this file. Throws an Error with a line for each fault. */
export function readLaw(path: string): readonly Pack[] {
  const kind = statSync(path, { throwIfNoEntry: false });
  if (kind === undefined)
    throw new Error(`${path} is neither a folder nor a file; LAW_DIR names a folder with JSON files.`);
  const names = kind.isFile()
    ? [path]
    : readdirSync(path)
        .filter((name) => name.endsWith('.json'))
        .toSorted();
  if (names.length > MAX_FILES)
    throw new Error(`${path} has ${names.length} files; at most ${MAX_FILES} are read.`);
  const faults: string[] = [];
  const packs = names.flatMap((name) => {
    try {
      return [readFile(kind.isFile() ? name : join(path, name))];
    } catch (error) {
      faults.push((error as Error).message);
      return [];
    }
  });
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return packs;
}

function readFile(path: string): Pack {
  const name = basename(path);
  const { size } = statSync(path);
  if (size > MAX_BYTES) throw new Error(`${name}: has ${size} bytes; at most ${MAX_BYTES} are read`);
  let written: unknown;
  try {
    written = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(`${name}: is not JSON: ${(error as Error).message}`, { cause: error });
  }
  return readPack(written, name, shippedPacks);
}

const folder = process.env['CENTWISE_LAW_DIR'] ?? process.env['LAW_DIR'] ?? '';
if (folder !== '') {
  try {
    setOwnPacks(readLaw(folder));
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exit(2);
  }
}
