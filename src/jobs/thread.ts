import type { MessagePort } from 'node:worker_threads';
import type { SharedWork } from '#base/steps.ts';
import { DomainError } from '#base/errors.ts';
import { currentThread, ownProcessorMs } from '#base/processor-time.ts';
import type { Reply } from '#http/replies.ts';
import { domainProblem, Problem } from '#calculate/check/problem.ts';
import type { Begin, Begun } from './run.ts';
import type { Work } from '#http/work.ts';
import type { Message, Order, Slice, WorkOrder } from './protocol.ts';

interface OpenJob {
  readonly work: Work;
  begun: Reply | Begun | undefined;
  /** The shared work that was told last. */
  shared: SharedWork | undefined;
  /** The most memory that was asked for. */
  bytes: number;
}

/** What a job of more bytes leaves is collected when it is over: the runtime does not see how much it is. */
const COLLECTED_BYTES = 8 * 1024 * 1024;

/** Runs the ordered work by slices, and answers each order; `collect` frees what nothing uses any more. */
export function serveThread(port: MessagePort, begin: Begin, collect = () => {}): void {
  const open = new Map<number, OpenJob>();

  function close(id: number): void {
    const job = open.get(id);
    open.delete(id);
    // Before anything else is begun here, and after the reply has gone.
    if (job !== undefined && isLarge(job)) setImmediate(collect);
  }

  function post(message: Message, transfer: ArrayBuffer[] = []): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows.
    port.postMessage(message, transfer);
  }

  function work(order: WorkOrder): Slice['outcome'] {
    const job = open.get(order.job) ?? { work: order.work!, begun: undefined, shared: undefined, bytes: 0 };
    open.set(order.job, job);
    const begun = (job.begun ??= begin(job.work));
    if (!('steps' in begun)) {
      open.delete(order.job);
      return { kind: 'reply', reply: inBytes(begun) };
    }
    const { steps, takePiece } = begun;
    const piece = () => (takePiece === undefined ? {} : { piece: takePiece() });
    const untilMs = performance.now() + order.sliceMs;
    for (;;) {
      const step = steps.next();
      if (step.done === true) {
        close(order.job);
        return { kind: 'reply', reply: inBytes(step.value) };
      }
      if (typeof step.value === 'number') return { kind: 'items', items: step.value };
      const { bytes = 0, shared } = step.value ?? {};
      if (bytes > job.bytes) {
        job.bytes = bytes;
        return { kind: 'more', bytes, ...piece() };
      }
      if (shared !== undefined && shared !== job.shared) {
        job.shared = shared;
        return { kind: 'more', shared, ...piece() };
      }
      if (performance.now() >= untilMs) return { kind: 'more', ...piece() };
    }
  }

  function attempt(order: WorkOrder): Slice['outcome'] {
    try {
      return work(order);
    } catch (error) {
      close(order.job);
      return outcomeOf(error);
    }
  }

  port.on('message', (order: Order) => {
    if ('forget' in order) {
      close(order.forget);
      return;
    }
    const beforeMs = ownProcessorMs();
    const outcome = attempt(order);
    post({ job: order.job, cpuMs: ownProcessorMs() - beforeMs, outcome }, transfersOf(outcome));
  });
  post({ ready: currentThread() });
}

function isLarge({ work, bytes }: OpenJob): boolean {
  return (work.kind === 'help' ? work.shared.memory.byteLength : bytes) > COLLECTED_BYTES;
}

function outcomeOf(error: unknown): Slice['outcome'] {
  const problem = error instanceof DomainError ? domainProblem(error) : error;
  if (problem instanceof Problem) {
    return { kind: 'problem', code: problem.code, detail: problem.message, options: problem.options };
  }
  return { kind: 'fault', error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}

const encoder = new TextEncoder();

/** Bytes are transferred between threads, while strings are copied twice. */
function inBytes(reply: Reply): Reply {
  return typeof reply.body === 'string' ? { ...reply, body: encoder.encode(reply.body) } : reply;
}

function transfersOf(outcome: Slice['outcome']): ArrayBuffer[] {
  const bytes =
    outcome.kind === 'reply' ? outcome.reply.body : outcome.kind === 'more' ? outcome.piece : undefined;
  const isOwn = bytes instanceof Uint8Array && bytes.byteLength === bytes.buffer.byteLength;
  return isOwn ? [bytes.buffer as ArrayBuffer] : [];
}
