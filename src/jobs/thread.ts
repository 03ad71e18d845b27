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

/** Runs the ordered work, slice by slice, and answers each order. */
export function serveThread(port: MessagePort, begin: Begin): void {
  const open = new Map<number, OpenJob>();

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
        open.delete(order.job);
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

  function attempt(order: WorkOrder): Slice {
    const beforeMs = ownProcessorMs();
    const tell = (outcome: Slice['outcome']): Slice => {
      return { job: order.job, cpuMs: ownProcessorMs() - beforeMs, outcome };
    };
    try {
      return tell(work(order));
    } catch (error) {
      open.delete(order.job);
      return tell(outcomeOf(error));
    }
  }

  port.on('message', (order: Order) => {
    if ('forget' in order) {
      open.delete(order.forget);
      return;
    }
    const slice = attempt(order);
    post(slice, transfersOf(slice.outcome));
  });
  post({ ready: currentThread() });
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
