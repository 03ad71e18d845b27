import { Worker } from 'node:worker_threads';
import { threadFile } from '#base/thread-files.ts';
import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { type OwnFile, readDeclaration } from '#catalogue/own/declaration.ts';
import type { Fault } from '#base/placed-json.ts';
import { OwnCalculatorsError, readFiles } from './own-files.ts';

/** An ordinary file takes a hundredth of it. */
const FILE_MS = 3_000;
const START_MS = 30_000;

/** The calculators of an operator, and the files that declare them, as threads are given these. */
export interface OwnCalculators {
  readonly calculators: readonly AnyCalculator[];
  readonly files: readonly OwnFile[];
}

export const noOwnCalculators: OwnCalculators = { calculators: [], files: [] };

/** What the thread is given: files to check, and the name of the engine. */
export interface FilesOrder {
  readonly files: readonly OwnFile[];
  readonly engine: string;
}

/** What it answers: that it is ready for the first file, and then the faults of each. */
export type FileNews = 'ready' | readonly Fault[];

/**
 * The calculators of a folder, or of a file; none where none is named. A command that runs a calculator reads
 * them like this: the examples are not calculated again. Throws an OwnCalculatorsError.
 */
export function readOwnCalculators(path: string | undefined): OwnCalculators {
  if (path === undefined) return noOwnCalculators;
  return declare(readFiles(path));
}

/** The same after each file was checked, on a thread that none can hold for longer than its time. */
export async function checkOwnCalculators(path: string | undefined, engine: string): Promise<OwnCalculators> {
  if (path === undefined) return noOwnCalculators;
  const files = readFiles(path);
  const faults: (readonly Fault[])[] = [];
  // A file on which a thread is stuck is its last one; another thread goes on.
  while (faults.length < files.length)
    await checkOnThread({ files: files.slice(faults.length), engine }, (found) => void faults.push(found));
  return declare(files, faults);
}

/** How many calculators the files at a typed path declare, or a line for each fault. */
export async function countSoundCalculators(path: string, engine: string): Promise<number | string> {
  try {
    return (await checkOwnCalculators(path, engine)).calculators.length;
  } catch (error) {
    if (error instanceof OwnCalculatorsError) return error.message;
    throw error;
  }
}

function checkOnThread(order: FilesOrder, onFaults: (faults: readonly Fault[]) => void): Promise<void> {
  return new Promise((settle) => {
    const worker = new Worker(threadFile('own-worker'), { workerData: order });
    let left = order.files.length;
    let timer: NodeJS.Timeout;
    const end = () => {
      clearTimeout(timer);
      left = 0;
      void worker.terminate();
      settle();
    };
    const fail = (message: string) => {
      if (left === 0) return;
      onFaults([{ line: 1, column: 1, message }]);
      end();
    };
    const watch = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => fail(`The check took more than ${FILE_MS / 1000} seconds.`), ms);
    };
    watch(START_MS);
    worker.on('message', (news: FileNews) => {
      if (left === 0) return;
      if (news !== 'ready') {
        onFaults(news);
        left--;
      }
      if (left === 0) end();
      else watch(FILE_MS);
    });
    worker.on('error', (error: unknown) => fail(`The check failed: ${(error as Error).message}`));
    worker.on('exit', () => fail('The check ended its thread.'));
  });
}

/** Throws where a file has faults, known ones or of its declaration, or the id of another one. */
function declare(files: readonly OwnFile[], found: readonly (readonly Fault[])[] = []): OwnCalculators {
  const lines: string[] = [];
  const byId = new Map<string, string>();
  const calculators = files.flatMap(({ name, text }, index) => {
    const known = found[index] ?? [];
    const { faults, calculator } = known.length > 0 ? { faults: known } : readDeclaration(text);
    lines.push(...faults.map((fault) => writeFault(name, fault)));
    if (calculator === undefined) return [];
    const other = byId.get(calculator.id);
    if (other !== undefined) lines.push(`${name}:1:1: ${other} declares ${calculator.id}, too.`);
    byId.set(calculator.id, name);
    return [calculator];
  });
  if (lines.length > 0) throw new OwnCalculatorsError(lines);
  return { calculators, files };
}

function writeFault(name: string, { line, column, message }: Fault): string {
  return `${name}:${line}:${column}: ${message}`;
}
