import { createReadStream, createWriteStream, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { extname, resolve } from 'node:path';
import { Readable, type Writable } from 'node:stream';
import { once } from 'node:events';
import type { Interval } from '#calculate/schedule/schedule.ts';
import { CommandError, misuse, parseArguments } from '#cli/arguments.ts';
import { batchForm } from '#cli/forms.ts';
import { createProgress } from '#cli/terminal/progress.ts';

export type FileFormat = 'csv' | 'ndjson';

/** A file to answer. */
export interface BatchFile {
  readonly format: FileFormat;
  /** The calculator of rows that name none. */
  readonly calculator: string;
  readonly body: ReadableStream<Uint8Array>;
  /** Undefined where they are not known, such as those of a pipe. */
  readonly bytes: number | undefined;
  /** The schedules that are answered, of CSV in place of results. */
  readonly rowsEach?: Interval | undefined;
  /** Of lines that are calls of a function of a database engine: what it answers. */
  readonly answer?: string | undefined;
  /** Whether schedules are answered as Parquet in place of CSV. */
  readonly isParquet?: boolean;
  /** How many threads calculate. */
  readonly jobs: number;
  /** Takes the next bytes of the answer, in order. */
  readonly write: (bytes: Uint8Array) => Promise<void>;
  /** Told how many bytes were answered. */
  readonly onProgress: (bytes: number) => void;
  /** Aborted when no more rows shall be answered. */
  readonly signal: AbortSignal;
}

/** What was answered; `problem` says why the answers end before the file. */
export interface BatchOutcome {
  readonly rows: number;
  readonly faults: number;
  readonly problem: string | undefined;
}

export interface BatchContext {
  readonly answerFile: (file: BatchFile) => Promise<BatchOutcome>;
  /** The folder of the caller, from which paths are meant. */
  readonly folder: string;
  readonly printError: (text: string) => void;
  /** Draws on the terminal; undefined where there is none. */
  readonly draw: ((text: string) => void) | undefined;
}

const { usage } = batchForm;
const formats: ReadonlyMap<string, FileFormat> = new Map([
  ['.csv', 'csv'],
  ['.ndjson', 'ndjson'],
  ['.jsonl', 'ndjson'],
]);
const MAX_JOBS = 64;
const INTERRUPTED = 130;

/** Runs `batch ARGS`; returns 0, 1 when rows have faults, 2 for wrong usage and 130 when interrupted. */
export async function runBatchCommand(args: readonly string[], context: BatchContext): Promise<number> {
  try {
    return await run(args, context);
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    context.printError(error.message);
    return error.exitCode;
  }
}

async function run(args: readonly string[], context: BatchContext): Promise<number> {
  const given = parseArguments(args, batchForm);
  const [calculator = '', name = ''] = given.operands;
  const format = readFormat(given.text('format'), name);
  const jobs = readJobs(given.text('jobs'));
  const rowsEach = readInterval(given.text('schedule'));
  const answer = given.text('answer');
  if (answer !== undefined && format !== 'ndjson') throw misuse('--answer needs --format ndjson.', usage);
  const path = name === '-' ? undefined : resolve(context.folder, name);
  const size = path === undefined ? undefined : sizeOf(path, name);
  const parquetName = given.text('parquet');
  if (
    parquetName !== undefined &&
    (rowsEach === undefined || format !== 'csv' || given.text('output') !== undefined)
  )
    throw misuse('--parquet needs CSV and --schedule, and is the output itself.', usage);
  const outputName = parquetName ?? given.text('output');
  const output = outputName === undefined ? undefined : resolve(context.folder, outputName);
  if (output !== undefined && path !== undefined && isSameFile(output, path))
    throw misuse('--output is the file that is read; name another one.', usage);
  const progress =
    context.draw === undefined || size === undefined ? () => {} : createProgress(context.draw, 'bytes');
  const source = path === undefined ? process.stdin : createReadStream(path, { highWaterMark: 1 << 20 });
  const stopper = new AbortController();
  const stop = () => stopper.abort();
  process.once('SIGINT', stop);
  const sink = createSink(output, stop);
  try {
    const outcome = await context.answerFile({
      format,
      calculator,
      body: Readable.toWeb(source) as unknown as ReadableStream<Uint8Array>,
      bytes: size,
      rowsEach,
      answer,
      isParquet: parquetName !== undefined,
      jobs,
      write: (bytes) => sink.write(bytes),
      onProgress: (bytes) => progress(Math.min(bytes, size! - 1), size!),
      signal: stopper.signal,
    });
    if (size !== undefined && !stopper.signal.aborted) progress(size, size);
    await sink.end();
    return report(outcome, sink.isClosed(), stopper.signal.aborted, context);
  } finally {
    process.removeListener('SIGINT', stop);
    source.destroy();
  }
}

function report(
  { rows, faults, problem }: BatchOutcome,
  isClosed: boolean,
  isStopped: boolean,
  { printError }: BatchContext,
): number {
  // Whoever read the results, such as head, has enough of them.
  if (isClosed) return 1;
  const shown = (count: number) => count.toLocaleString('en-US');
  if (faults > 0) printError(`${shown(faults)} of ${shown(rows)} rows have faults; their results say which.`);
  if (problem !== undefined) printError(problem);
  if (isStopped) printError(`Interrupted after ${shown(rows)} rows.`);
  if (isStopped) return INTERRUPTED;
  return faults > 0 || problem !== undefined ? 1 : 0;
}

function readFormat(text: string | undefined, name: string): FileFormat {
  const format = text ?? formats.get(extname(name).toLowerCase()) ?? (name === '-' ? 'csv' : undefined);
  if (format === 'csv' || format === 'ndjson') return format;
  throw text === undefined
    ? misuse(`"${name}" has no known extension; add --format csv or --format ndjson.`, usage)
    : misuse(`--format must be csv or ndjson; got "${text}".`, usage);
}

function readInterval(text: string | undefined): Interval | undefined {
  if (text === undefined || text === 'month' || text === 'year' || text === 'period') return text;
  throw misuse(`--schedule must be month, year or period; got "${text}".`, usage);
}

function readJobs(text: string | undefined): number {
  if (text === undefined) return Math.min(availableParallelism(), MAX_JOBS);
  const jobs = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (jobs >= 1 && jobs <= MAX_JOBS) return jobs;
  throw misuse(`--jobs must be a whole number from 1 to ${MAX_JOBS}; got "${text}".`, usage);
}

function sizeOf(path: string, name: string): number | undefined {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) throw new CommandError(2, `The file ${name} does not exist.`);
  if (stats.isDirectory()) throw new CommandError(2, `${name} is a folder.`);
  return stats.isFile() && stats.size > 0 ? stats.size : undefined;
}

function isSameFile(one: string, other: string): boolean {
  const [a, b] = [one, other].map((path) => statSync(path, { throwIfNoEntry: false }));
  return a !== undefined && b !== undefined && a.ino === b.ino && a.dev === b.dev;
}

/** Where results go. When nobody reads them any more, `onClosed` is called and what follows is dropped. */
function createSink(path: string | undefined, onClosed: () => void) {
  let opened: Writable | undefined;
  let failure: NodeJS.ErrnoException | undefined;
  // A file is begun with its first bytes: a command that is refused leaves none, and an older one as it was.
  const open = () => {
    if (opened !== undefined) return opened;
    opened = path === undefined ? process.stdout : createWriteStream(path);
    return opened.on('error', (error: NodeJS.ErrnoException) => {
      failure = error;
      onClosed();
    });
  };
  const check = () => {
    if (failure !== undefined && failure.code !== 'EPIPE')
      throw new CommandError(2, `The results cannot be written: ${failure.message}.`);
  };
  return {
    isClosed: () => failure !== undefined,
    async write(bytes: Uint8Array): Promise<void> {
      check();
      if (failure !== undefined || open().write(bytes)) return;
      // An error ends the wait, and is reported by the next call.
      await once(open(), 'drain').catch(() => {});
    },
    async end(): Promise<void> {
      if (failure === undefined) {
        const stream = open();
        if (path === undefined) await new Promise((done) => stream.write('', done));
        else await new Promise<void>((done) => stream.once('error', () => done()).end(done));
      }
      check();
    },
  };
}
