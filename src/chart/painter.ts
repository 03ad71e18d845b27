import type { Worker } from 'node:worker_threads';
import type { Draw, Picture } from '#derive/picture.ts';

/** What the thread is asked, and what it answers. */
export interface PaintOrder {
  readonly id: number;
  readonly picture: Picture;
}
export type PaintAnswer = { readonly id: number } & ({ readonly svg: string } | { readonly fault: string });

interface Waiting {
  readonly resolve: (svg: string) => void;
  readonly reject: (error: Error) => void;
}

export interface PainterOptions {
  readonly start: () => Worker;
  readonly mostWaiting: number;
  /** A thread that is silent for so long with work to do is given up. */
  readonly patienceMs: number;
  /** A thread without work is let go after so long: it holds some 40 MB. */
  readonly idleMs: number;
}

/** Draws on a thread of its own, started when it is first needed, so that no request waits for another's picture. */
export function createPainter({ start, mostWaiting, patienceMs, idleMs }: PainterOptions): Draw {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let timer: NodeJS.Timeout | undefined;
  let count = 0;

  function watch(): void {
    clearTimeout(timer);
    timer = setTimeout(
      () => end(new Error('the chart was not drawn in time')),
      waiting.size > 0 ? patienceMs : idleMs,
    );
    timer.unref();
  }

  function end(error: Error): void {
    clearTimeout(timer);
    void worker?.terminate();
    worker = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  function open(): Worker {
    const thread = start();
    thread.unref();
    thread.on('message', (answer: PaintAnswer) => {
      const caller = waiting.get(answer.id);
      waiting.delete(answer.id);
      watch();
      if ('svg' in answer) caller?.resolve(answer.svg);
      else caller?.reject(new Error(answer.fault));
    });
    thread.on('error', (error) => {
      if (thread === worker) end(error as Error);
    });
    return thread;
  }

  return (picture) => {
    if (waiting.size >= mostWaiting) return undefined;
    worker ??= open();
    const order: PaintOrder = { id: ++count, picture };
    return new Promise((resolve, reject) => {
      waiting.set(order.id, { resolve, reject });
      watch();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows.
      worker!.postMessage(order);
    });
  };
}
