import { isAbsolute, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { threadFile } from '#base/thread-files.ts';
import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { type OwnFile, readDeclaration } from '#catalogue/own/declaration.ts';
import type { Fault } from '#base/placed-json.ts';
import { isTypeScript, OwnCalculatorsError, readFiles, type WrittenSource } from './own-files.ts';

/** An ordinary file takes a hundredth of it. */
const FILE_MS = 3_000;
const START_MS = 30_000;

/** The calculators of an operator, and the files that declare them, as threads are given these. */
export interface OwnCalculators {
  readonly calculators: readonly AnyCalculator[];
  readonly files: readonly OwnFile[];
}

export const noOwnCalculators: OwnCalculators = { calculators: [], files: [] };

/** What the thread is given: files to load and, with the name of the engine, to check. */
export interface FilesOrder {
  readonly files: readonly WrittenSource[];
  readonly engine: string | undefined;
}

/**
 * What it answers: that it is ready for the next file or has run the code of one, and then what each file is.
 */
export type FileNews = 'ready' | 'loaded' | FileOutcome;

/** The declaration as JSON, unless there are faults. */
export interface FileOutcome {
  readonly faults: readonly Fault[];
  readonly json?: string;
}

/**
 * The calculators of a folder, or of a file; none where none is named. A command that runs a calculator reads
 * them like this: the examples are not calculated again. Throws an OwnCalculatorsError.
 */
export async function readOwnCalculators(path: string | undefined): Promise<OwnCalculators> {
  if (path === undefined) return noOwnCalculators;
  const files = readFiles(path);
  requireAbsolute(path, files);
  const loaded = await readOnThreads({ files: files.filter(isTypeScript), engine: undefined });
  const outcomes = files.map((file) => loaded.get(file) ?? { faults: [], json: file.text });
  return declare(files, outcomes);
}

/**
 * The same after each file has been checked, on a thread that a file cannot hold for longer than its time. A
 * person who types a path may type a relative one.
 */
export async function checkOwnCalculators(
  path: string | undefined,
  engine: string,
  { isTyped = false }: { readonly isTyped?: boolean } = {},
): Promise<OwnCalculators> {
  if (path === undefined) return noOwnCalculators;
  const files = readFiles(path);
  if (!isTyped) requireAbsolute(path, files);
  return declare(files, [...(await readOnThreads({ files, engine })).values()]);
}

/** How many calculators the files at a typed path declare, or a line for each fault. */
export async function countSoundCalculators(path: string, engine: string): Promise<number | string> {
  try {
    return (await checkOwnCalculators(path, engine, { isTyped: true })).calculators.length;
  } catch (error) {
    if (error instanceof OwnCalculatorsError) return error.message;
    throw error;
  }
}

/** Agents start commands in folders of other people; what has the setting's name there must not run. */
function requireAbsolute(path: string, files: readonly WrittenSource[]): void {
  if (isAbsolute(path) || !files.some(isTypeScript)) return;
  const reason = 'a relative path would run code of the folder in which a command is started';
  throw new OwnCalculatorsError([
    `CALCULATORS_DIR must be an absolute path where it has TypeScript files, such as ${resolve(path)}; ${reason}.`,
  ]);
}

/** A file on which a thread is stuck is its last one; another thread goes on. */
async function readOnThreads({
  files,
  engine,
}: FilesOrder): Promise<ReadonlyMap<WrittenSource, FileOutcome>> {
  const outcomes = new Map<WrittenSource, FileOutcome>();
  while (outcomes.size < files.length) {
    const order = { files: files.slice(outcomes.size), engine };
    await readOnThread(order, (outcome) => void outcomes.set(files[outcomes.size]!, outcome));
  }
  return outcomes;
}

function readOnThread(order: FilesOrder, onOutcome: (outcome: FileOutcome) => void): Promise<void> {
  return new Promise((settle) => {
    const worker = new Worker(threadFile('own-worker'), { workerData: order });
    let left = order.files.length;
    let isCode = false;
    let timer: NodeJS.Timeout;
    const end = () => {
      clearTimeout(timer);
      left = 0;
      void worker.terminate();
      settle();
    };
    const fail = (message: string) => {
      if (left === 0) return;
      onOutcome({ faults: [{ line: 1, column: 1, message }] });
      end();
    };
    const watch = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const subject = isCode ? 'The code of the file' : 'The check';
        fail(`${subject} took more than ${FILE_MS / 1000} seconds.`);
      }, ms);
    };
    watch(START_MS);
    worker.on('message', (news: FileNews) => {
      if (left === 0) return;
      if (news === 'loaded') {
        isCode = false;
        return;
      }
      if (news !== 'ready') {
        onOutcome(news);
        left--;
      }
      if (left === 0) return end();
      isCode = isTypeScript(order.files.at(-left)!);
      watch(FILE_MS);
    });
    worker.on('error', (error: unknown) => fail(`The check failed: ${(error as Error).message}`));
    worker.on('exit', () => fail(`${isCode ? 'The code of the file' : 'The check'} ended its thread.`));
  });
}

/** Throws where a file has faults, or the id of another one. */
function declare(sources: readonly WrittenSource[], outcomes: readonly FileOutcome[]): OwnCalculators {
  const lines: string[] = [];
  const byId = new Map<string, string>();
  const files = sources.map(({ name }, index) => ({ name, text: outcomes[index]!.json ?? '' }));
  const calculators = files.flatMap(({ name, text }, index) => {
    const known = outcomes[index]!.faults;
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

function writeFault(name: string, { line, column, pointer, message }: Fault): string {
  return `${name}:${line}:${column}: ${pointer === undefined ? '' : `${pointer}: `}${message}`;
}
