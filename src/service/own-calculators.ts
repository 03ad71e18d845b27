import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { threadFile } from '#base/thread-files.ts';
import type { AnyCalculator } from '#catalogue/define.ts';
import { type OwnFile, readDeclaration } from '#catalogue/own/declaration.ts';
import type { Fault } from '#catalogue/own/placed-json.ts';

const MAX_FILES = 200;
const MAX_BYTES = 256 * 1024;
/** An ordinary file takes a hundredth of it. */
const CHECK_MS = 3_000;
const START_MS = 30_000;

/** The calculators of an operator, and the files that declare them, as threads are given these. */
export interface OwnCalculators {
  readonly calculators: readonly AnyCalculator[];
  readonly files: readonly OwnFile[];
}

export const noOwnCalculators: OwnCalculators = { calculators: [], files: [] };

/** What the thread that checks is given. */
export interface CheckOrder {
  readonly files: readonly OwnFile[];
  readonly engine: string;
}

/** What it answers: once that it is ready, and then the faults of each file. */
export type Checked = 'ready' | readonly Fault[];

/** Everything that is wrong with the files, a line for each fault. */
export class OwnCalculatorsError extends Error {
  override readonly name = 'OwnCalculatorsError';

  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
  }
}

/**
 * The calculators of a folder, or of a file; none where none is named. A command that runs a calculator reads them like this: the
 * examples are not calculated again. Throws an OwnCalculatorsError.
 */
export function readOwnCalculators(path: string | undefined): OwnCalculators {
  if (path === undefined) return noOwnCalculators;
  const files = readFiles(path);
  return {
    calculators: declare(
      files,
      files.map(() => []),
    ),
    files,
  };
}

/** The same after each file has been checked, on a thread that a file cannot hold for longer than its time. */
export async function checkOwnCalculators(path: string | undefined, engine: string): Promise<OwnCalculators> {
  if (path === undefined) return noOwnCalculators;
  const files = readFiles(path);
  const faults: (readonly Fault[])[] = [];
  while (faults.length < files.length) {
    await checkOnThread({ files: files.slice(faults.length), engine }, (found) => void faults.push(found));
  }
  return { calculators: declare(files, faults), files };
}

/** Checks the files in turn; one on which the thread is stuck is the last. */
function checkOnThread(order: CheckOrder, onChecked: (faults: readonly Fault[]) => void): Promise<void> {
  return new Promise((resolve) => {
    const worker = new Worker(threadFile('own-worker'), { workerData: order });
    let left = order.files.length;
    let timer: NodeJS.Timeout;
    const end = () => {
      clearTimeout(timer);
      left = 0;
      void worker.terminate();
      resolve();
    };
    const fail = (message: string) => {
      if (left === 0) return;
      onChecked([{ line: 1, column: 1, message }]);
      end();
    };
    const watch = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => fail(`The check took more than ${CHECK_MS / 1000} seconds.`), ms);
    };
    watch(START_MS);
    worker.on('message', (checked: Checked) => {
      if (left === 0) return;
      if (checked !== 'ready') {
        onChecked(checked);
        left--;
      }
      if (left === 0) end();
      else watch(CHECK_MS);
    });
    worker.on('error', (error: unknown) => fail(`The check failed: ${(error as Error).message}`));
    worker.on('exit', () => fail('The check ended without an answer.'));
  });
}

/** Throws where a file has faults, or the id of another one. */
function declare(files: readonly OwnFile[], known: readonly (readonly Fault[])[]): readonly AnyCalculator[] {
  const lines: string[] = [];
  const byId = new Map<string, string>();
  const calculators = files.flatMap(({ name, text }, index) => {
    const checked = known[index]!;
    const { faults, calculator } = checked.length > 0 ? { faults: checked } : readDeclaration(text);
    lines.push(...faults.map(({ line, column, message }) => `${name}:${line}:${column}: ${message}`));
    if (calculator === undefined) return [];
    const other = byId.get(calculator.id);
    if (other !== undefined) lines.push(`${name}:1:1: ${other} declares ${calculator.id}, too.`);
    byId.set(calculator.id, name);
    return [calculator];
  });
  if (lines.length > 0) throw new OwnCalculatorsError(lines);
  return calculators;
}

function readFiles(path: string): readonly OwnFile[] {
  const kind = statSync(path, { throwIfNoEntry: false });
  if (kind?.isFile() === true) return [readFile(path)];
  if (kind?.isDirectory() !== true)
    throw new OwnCalculatorsError([`${path} is not a folder; CALCULATORS_DIR names one with JSON files.`]);
  const names = readdirSync(path)
    .filter((name) => name.endsWith('.json') && !name.startsWith('.'))
    .toSorted();
  if (names.length > MAX_FILES)
    throw new OwnCalculatorsError([`${path} has ${names.length} JSON files; at most ${MAX_FILES} are read.`]);
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
