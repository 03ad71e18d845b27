import { setImmediate as nextIteration } from 'node:timers/promises';
import { effort, ESCALATE, MAX_EXACT_OPERATIONS } from '#base/effort.ts';
import type { Progress, SharedWork, Steps } from '#base/steps.ts';
import type { Calculators } from '#http/calculators.ts';
import { GONE } from '#http/refusals.ts';
import { csvReply, JSON_TYPE, jsonReply, NDJSON_TYPE, svgReply, type Reply } from '#http/replies.ts';
import { parseStrictJson } from '#http/request/body.ts';
import { noQuery, type PureTableRoute } from '#http/route.ts';
import { answerLines } from '#http/batch/batch-routes.ts';
import { tellProgress } from '#http/routes/progress-lines.ts';
import { answerRows, openTable } from '#http/batch/batch-rows.ts';
import type { Caller, Job, RunJob, Work } from '#http/work.ts';
import { takeWriter } from '#calculate/result/json-writer.ts';
import type { Draw } from '#picture/picture.ts';

/** Work in progress. */
export interface Begun {
  readonly steps: Steps<Reply>;
  /** Returns the reply so far, to be sent before the rest; undefined when the reply comes in one piece. */
  readonly takePiece?: () => Uint8Array;
}

/** Starts work: returns the reply, or its steps. Throws a Problem or a DomainError when there is no reply. */
export type Begin = (work: Work) => Reply | Begun;

/** Runs the work that needs only its own data. It knows nothing about threads. */
export function createEngine({ routes, beginItems, openCsv, help }: Calculators, draw: Draw): Begin {
  return function begin(work) {
    switch (work.kind) {
      case 'call': {
        const { method, path, query = noQuery, type, origin, body } = work;
        const route = routes.get(path)?.[method] as PureTableRoute | undefined;
        if (route === undefined) throw new Error(`There is no ${method} ${path}.`);
        const value = body === undefined ? undefined : parseStrictJson(body);
        if (query !== noQuery) route.checkQuery(query);
        const isTold = type === NDJSON_TYPE;
        const replyOrSteps = route.run({ query, body: value, type: isTold ? JSON_TYPE : type, origin });
        if ('status' in replyOrSteps) return replyOrSteps;
        return isTold ? tellProgress(replyOrSteps, () => performance.now()) : { steps: replyOrSteps };
      }
      case 'lines': {
        const writer = takeWriter();
        const { body: lines, origin, firstLine } = work;
        const begin = () => beginItems(work);
        const steps = answerLines(lines, begin, origin, writer, firstLine);
        return { steps, takePiece: () => writer.takeBytes() };
      }
      case 'rows': {
        const table = openTable(openCsv, work);
        if (work.body === undefined) return csvReply(table.header);
        const writer = takeWriter();
        return { steps: answerRows(work.body, table, writer), takePiece: () => writer.takeBytes() };
      }
      case 'help':
        return { steps: answerHelp(help(work.shared)) };
      case 'draw':
        return svgReply(draw(work.picture, work.canvas));
    }
  };
}

/** Nobody reads the reply. */
function* answerHelp(steps: Steps<void>): Steps<Reply> {
  yield* steps;
  return jsonReply('');
}

interface RunOptions {
  /** Starts work on this thread. Work that needs more than a moment must call `requireEffort`. */
  readonly begin: Begin;
  /** Runs longer work on worker threads. */
  readonly runElsewhere: (job: Job) => Promise<Reply>;
  /**
   * Whether there is no core but that of this thread; then a block of a stream waits for its turn here, which
   * costs less than a thread.
   */
  readonly sharesCore?: boolean;
  /** How long this thread may work on one job per iteration of its event loop. */
  readonly hereMs: number;
  readonly monotonicMs: () => number;
}

/** Parsing more bytes takes longer than a moment. */
const MAX_BYTES_HERE = 160 * 1024;
/** Up to this size, parsing is repeated when the steps must run on a worker thread anyway. */
const MAX_WASTED_BYTES = 4 * 1024;
/** A shorter beginning of work is paid by the request itself. */
const MIN_COUNTED_MS = 1;
/** Work that allocates more goes to worker threads, where what all reserve is bounded. */
const MAX_ALLOCATED_HERE = 1024 * 1024;
/** How long all jobs of an owner go to worker threads after one of them needed more effort. */
const HEAVY_MS = 1_000;
const MAX_HEAVY_OWNERS = 1_000;
/**
 * How many iterations of the event loop close a connection that ends right behind its request: read, end,
 * close.
 */
const ITERATIONS_TO_CLOSE = 3;

/**
 * Runs short work on this thread, and everything else on worker threads, where it restarts. Nothing is
 * estimated: work that finishes within the time limit is answered.
 */
export function createRunner({
  begin,
  runElsewhere,
  sharesCore = false,
  hereMs,
  monotonicMs,
}: RunOptions): RunJob {
  let hasWorked = false;
  const heavyUntilMs = new Map<string, number>();

  function isHeavy(owner: string): boolean {
    return (heavyUntilMs.get(owner) ?? 0) > monotonicMs();
  }

  function mayWork(owner: string): boolean {
    return !hasWorked && !isHeavy(owner);
  }

  function markHeavy(owner: string): void {
    heavyUntilMs.delete(owner);
    heavyUntilMs.set(owner, monotonicMs() + HEAVY_MS);
    if (heavyUntilMs.size > MAX_HEAVY_OWNERS) heavyUntilMs.delete(heavyUntilMs.keys().next().value!);
  }

  function noteWork(): void {
    if (!hasWorked) setImmediate(() => (hasWorked = false));
    hasWorked = true;
  }

  function tryHere(job: Job, steps: Steps<Reply>): Reply | Promise<Reply> {
    noteWork();
    const startedMs = monotonicMs();
    let isHeavy = true;
    const outcome = withBoundedEffort((untilMs) => {
      const done = workUntil(untilMs, steps, monotonicMs, { maxBytes: MAX_ALLOCATED_HERE });
      isHeavy = false;
      return done;
    }, startedMs + hereMs);
    spend(job, monotonicMs() - startedMs);
    if (typeof outcome === 'object') return outcome;
    if (isHeavy) markHeavy(job.client.owner);
    if (outcome === undefined) return runElsewhere(job);
    const counted = job.client.budget().countItems(outcome);
    if (!(counted instanceof Promise)) {
      if (counted !== undefined) throw counted;
      return tryHere(job, steps);
    }
    return counted.then((refusal) => {
      if (refusal !== undefined) throw refusal;
      return tryHere(job, steps);
    });
  }

  function runJob(job: Job, hasWaited = false): Reply | Promise<Reply> {
    const { client, work } = job;
    const { owner } = client;
    const bytes =
      ('body' in work ? (work.body?.length ?? 0) : 0) + ('header' in work ? work.header.length : 0);
    if (bytes > MAX_BYTES_HERE) return runElsewhere(job);
    if (bytes > MAX_WASTED_BYTES && !mayWork(owner)) {
      const mayWait = sharesCore && (work.kind === 'lines' || work.kind === 'rows') && !isHeavy(owner);
      return mayWait ? runLater(job) : runElsewhere(job);
    }
    if (!hasWaited && heavyUntilMs.has(owner) && isHeavy(owner))
      return requirePresence(client.caller).then(() => runJob(job, true));
    const mayContinue = !hasWorked;
    const startedMs = monotonicMs();
    let begun: Reply | Begun | undefined;
    try {
      begun = withBoundedEffort(begin, work);
    } finally {
      // Parsing and checks count as the steps do.
      const ms = monotonicMs() - startedMs;
      if (ms >= MIN_COUNTED_MS) {
        noteWork();
        spend(job, ms);
      }
    }
    if (begun === undefined) return runElsewhere(job);
    if (!('steps' in begun)) return begun;
    return mayContinue && !isHeavy(owner) ? tryHere(job, begun.steps) : runElsewhere(job);
  }

  async function runLater(job: Job): Promise<Reply> {
    await nextIteration();
    if (job.client.caller?.signal?.aborted === true) throw GONE;
    return runJob(job);
  }

  return runJob;
}

/** Work that is done is paid; what the quota lacks is refused with the next request. */
function spend({ client }: Job, ms: number): void {
  void client.budget().spend(ms);
}

/**
 * Lets the event loop see whether the caller has gone, who may have sent much of what comes now; throws GONE
 * if so.
 */
async function requirePresence(caller: Caller | undefined): Promise<void> {
  const signal = caller?.signal;
  for (let i = 0; i < ITERATIONS_TO_CLOSE; i++) await nextIteration();
  if (signal?.aborted === true) throw GONE;
}

interface StepOptions {
  /** Work that asks for more memory stops before it gets it. */
  readonly maxBytes?: number;
  readonly onProgress?: (progress: Progress) => void;
}

/**
 * Runs steps until the time limit: returns the reply, a number of items to count before the next step, or
 * undefined.
 */
function workUntil(
  limitMs: number,
  steps: Steps<Reply>,
  monotonicMs: () => number,
  { maxBytes = Infinity, onProgress }: StepOptions,
): Reply | number | undefined {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    if (typeof step.value === 'number') return step.value;
    if (typeof step.value === 'object') {
      if ((step.value.bytes ?? 0) > maxBytes) return undefined;
      onProgress?.(step.value);
    }
    if (monotonicMs() >= limitMs) return undefined;
  }
}

/** Runs `work` with bounded effort; undefined when that is not enough. */
function withBoundedEffort<Given, Result>(work: (given: Given) => Result, given: Given): Result | undefined {
  effort.isBounded = true;
  effort.exactOperations = MAX_EXACT_OPERATIONS;
  try {
    return work(given);
  } catch (error) {
    if (error === ESCALATE) return undefined;
    throw error;
  } finally {
    effort.isBounded = false;
    effort.exactOperations = Infinity;
  }
}

export interface LocalOptions {
  /** After each slice, the event loop has a turn, and progress is told. */
  readonly sliceMs?: number;
  /** Other threads may help with work of several slices. */
  readonly share?: (shared: SharedWork) => void;
}

/** Runs all work on this thread, for commands. */
export function createLocalRunner(begin: Begin, options: LocalOptions = {}): RunJob {
  return async (job) => {
    const begun = begin(job.work);
    return 'steps' in begun ? finishCounted(begun, job, options) : begun;
  };
}

async function finishCounted(
  { steps, takePiece }: Begun,
  { client, onPiece }: Job,
  { sliceMs = Infinity, share }: LocalOptions,
): Promise<Reply> {
  const now = () => performance.now();
  let shared: SharedWork | undefined;
  for (;;) {
    let offered: SharedWork | undefined;
    const outcome = workUntil(now() + sliceMs, steps, now, {
      onProgress: (progress) => void (offered = progress.shared),
    });
    if (typeof outcome === 'object') return outcome;
    if (outcome === undefined) {
      if (offered !== undefined && offered !== shared) share?.((shared = offered));
      if (takePiece !== undefined) onPiece?.(takePiece());
      await nextIteration();
      if (client.caller?.signal?.aborted === true) throw GONE;
    }
    const refusal = outcome === undefined ? undefined : await client.budget().countItems(outcome);
    if (refusal !== undefined) throw refusal;
  }
}
