import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { catalogue } from '#catalogue/index.ts';
import { byIds } from '#catalogue/ids.ts';
import { draw } from '#chart/draw.ts';
import { CommandError, suggest } from '#cli/arguments.ts';
import type { BatchFile, BatchOutcome } from '#cli/commands/batch.ts';
import { unboundedBudget } from '#http/admission/work-budget.ts';
import { createCalculators } from '#http/calculators.ts';
import { type Reply } from '#http/replies.ts';
import { Problem } from '#calculate/check/problem.ts';
import { intervalOf } from '#http/batch/batch-schedules.ts';
import { answersOf } from '#sql/functions.ts';
import { createParquetFile } from '#http/batch/parquet/file.ts';
import { createPages, parquetColumns } from '#http/batch/parquet/pages.ts';
import { readPages } from '#http/batch/parquet/transfer.ts';
import { createRecordReader, itemsFormat, rowsFormat } from '#http/batch/line-formats.ts';
import type { LineFormat } from '#http/batch/lines-reply.ts';
import type { Work } from '#http/work.ts';
import type { Pool } from '#jobs/pool.ts';
import type { EngineOrder } from '#jobs/protocol.ts';
import { createEngine, createLocalRunner } from '#jobs/run.ts';
import { OPEN_PER_THREAD, startThreads } from './batch-threads.ts';
import { noOwnCalculators, type OwnCalculators } from '#service/own/own-calculators.ts';

/** Large enough that handing a block to a thread costs little beside its rows. */
const BLOCK_BYTES = 512 * 1024;
/** Each row has a schedule, which is hundreds of times as large; as pages, it is a fifth of that. */
const [SCHEDULES_BYTES, PAGES_BYTES] = [2 * 1024, 8 * 1024] as const;
/** After this time of rows, this thread hands blocks to others and writes their answers. */
const SLICE_MS = 5;

/** The answer to a block, in pieces. */
type Answer = { readonly reply: Reply; readonly pieces: readonly Uint8Array[]; readonly bytes: number };

/** How the bytes of answers are put into a file; a problem has ended the rows early. */
interface Output {
  readonly write: (file: BatchFile, bytes: Uint8Array) => Promise<void>;
  readonly end: (file: BatchFile, problem: Problem | undefined, format: LineFormat) => Promise<void>;
}

/**
 * Answers a file as `POST /batch` does, on threads of this process, without limits. The order of the rows is
 * kept. Other threads than those `started` start when they are needed.
 */
export async function answerFile(
  file: BatchFile,
  engine: string,
  own: OwnCalculators = noOwnCalculators,
  started?: Pool,
): Promise<BatchOutcome> {
  const { calculator, onProgress, signal } = file;
  const all = [...catalogue, ...own.calculators];
  const runner = createRunner(file.jobs, all, { engine, ownFiles: own.files }, started);
  const total = { rows: 0, faults: 0, bytes: 0 };
  /** Each ends when an answer is written, in the order of the blocks. */
  const open: Promise<void>[] = [];
  let problem: Problem | undefined;
  let output: Output = lines;

  async function writeAnswer({ reply, pieces, bytes }: Answer): Promise<void> {
    if (signal.aborted) return;
    for (const piece of pieces) await output.write(file, piece);
    // Counted before who reads them can interrupt.
    total.rows += reply.tally!.rows;
    total.faults += reply.tally!.faults;
    await output.write(file, reply.body as Uint8Array);
    onProgress((total.bytes += bytes));
  }
  /** Answers are written as soon as they are there, also while the source is silent. */
  function writeInTurn(answer: Promise<Answer>): void {
    const before = open.at(-1);
    const written = Promise.all([answer, before])
      .then(([one]) => writeAnswer(one))
      .then(() => void open.shift());
    // Awaited in its turn.
    written.catch(() => {});
    open.push(written);
  }

  try {
    const declared = byIds(all, (one) => one).get(calculator);
    if (declared === undefined) throw unknownCalculator(calculator, all);
    const format = await openFile(file, declared, runner.runHere);
    if (file.isParquet === true) output = createParquetOutput(declared);
    else if (format.first !== undefined) await file.write(format.first);
    const read = readUntilAborted(format, signal);
    for (;;) {
      const block = await read().catch((error: unknown) => {
        if (!(error instanceof Problem)) throw error;
        problem = error;
      });
      if (block === undefined) break;
      while (open.length > OPEN_PER_THREAD * file.jobs) await open[0];
      const work = format.workOf(block);
      let answer = runner.run(work);
      for (; answer === undefined; answer = runner.run(work)) await open[0];
      writeInTurn(answer);
    }
    while (open.length > 0 && !signal.aborted) await open[0];
    await output.end(file, problem, format);
    format.blocks.cancel();
    return { rows: total.rows, faults: total.faults, problem: problem?.message };
  } finally {
    await runner.close();
  }
}

const lines: Output = {
  write: (file, bytes) => file.write(bytes),
  async end(file, problem, { lastLine }) {
    if (problem !== undefined) await file.write(Buffer.from(lastLine(problem)));
  },
};

function createParquetOutput(calculator: AnyCalculator): Output {
  const parquet = createParquetFile(parquetColumns(calculator));
  return {
    async write(file, bytes) {
      for (const pages of readPages(bytes)) parquet.add(pages);
      await file.write(parquet.take());
    },
    async end(file, problem) {
      if (problem !== undefined) {
        const pages = createPages(calculator);
        pages.addError('', problem.message);
        parquet.add(pages.take());
      }
      await file.write(parquet.take(true));
    },
  };
}

/** Opens the file; a wrong header is a wrong use of the command. */
async function openFile(
  { format, body, calculator: named, rowsEach, isParquet: asPages = false, answer: form }: BatchFile,
  calculator: AnyCalculator,
  answer: (work: Work) => Promise<Answer>,
): Promise<LineFormat> {
  const answered = asPages ? PAGES_BYTES : SCHEDULES_BYTES;
  const blockBytes = rowsEach === undefined ? BLOCK_BYTES : answered;
  const known = answersOf(calculator);
  if (form !== undefined && !known.includes(form))
    throw new CommandError(2, `--answer must be one of ${known.join(', ')}; got "${form}".`);
  if (form === 'schedule') intervalOf(calculator, rowsEach ?? 'usual');
  if (format === 'ndjson') return itemsFormat(body, blockBytes, { origin: '', named, rowsEach, form });
  try {
    const answerHeader = async (work: Work) => (await answer(work)).reply;
    return await rowsFormat(createRecordReader(body, blockBytes), { named, rowsEach, asPages }, answerHeader);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const faults = error.options.errors?.map(({ pointer = '', detail }) =>
      `${pointer.slice(1)} ${detail}`.trim(),
    );
    throw new CommandError(2, faults?.join('\n') ?? error.message);
  }
}

function unknownCalculator(id: string, all: readonly AnyCalculator[]): CommandError {
  const ids = all.map((one) => one.id);
  return new CommandError(2, `"${id}" is not a calculator; ${suggest(id, ids)}`);
}

/** Reads blocks; none when the signal is aborted, even while the source is silent. */
function readUntilAborted(
  { blocks }: LineFormat,
  signal: AbortSignal,
): () => Promise<Uint8Array | undefined> {
  let end: ((none: undefined) => void) | undefined;
  signal.addEventListener('abort', () => end?.(undefined), { once: true });
  // A race with one promise of the abort would keep all blocks as long as that promise.
  return () =>
    new Promise((resolve, reject) => {
      if (signal.aborted) return resolve(undefined);
      end = resolve;
      blocks.next().then(resolve, reject);
    });
}

/**
 * Runs work on this thread, and on threads beside it, which start when this one is busy. As they load the
 * catalogue first, this thread works alone until they are ready.
 */
function createRunner(threads: number, all: readonly AnyCalculator[], order: EngineOrder, started?: Pool) {
  const beside = threads - 1;
  const runLocally = createLocalRunner(createEngine(createCalculators(all, order.engine, draw), draw), {
    sliceMs: SLICE_MS,
  });
  const client = { owner: '', budget: () => unboundedBudget };
  let pool = started;
  let isAwaited = false;
  let isReady = false;
  let [here, there] = [0, 0];

  /** No rows are done as soon as a thread is ready. */
  function awaitThreads(work: Work): void {
    isAwaited = true;
    pool ??= startThreads(beside, order);
    const answered = pool.run({ client, work: { ...work, body: new Uint8Array() } as Work });
    answered.then(() => (isReady = true)).catch(() => {});
  }

  async function runHere(work: Work): Promise<Answer> {
    here++;
    try {
      return { reply: await runLocally({ client, work }), pieces: [], bytes: bytesOf(work) };
    } finally {
      here--;
    }
  }

  async function runThere(work: Work): Promise<Answer> {
    there++;
    const pieces: Uint8Array[] = [];
    const onPiece = (piece: Uint8Array) => void pieces.push(piece);
    try {
      return { reply: await pool!.run({ client, work, onPiece }), pieces, bytes: bytesOf(work) };
    } finally {
      there--;
    }
  }

  /** Undefined while all threads have enough to do. */
  function run(work: Work): Promise<Answer> | undefined {
    if (isReady && there < OPEN_PER_THREAD * beside) return runThere(work);
    if (!isAwaited && beside > 0 && (pool !== undefined || here > 0)) awaitThreads(work);
    return here === 0 ? runHere(work) : undefined;
  }

  return { run, runHere, close: async () => pool?.close(0) };
}

function bytesOf(work: Work): number {
  return 'body' in work ? (work.body?.length ?? 0) : 0;
}
