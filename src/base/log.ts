import { writeSync } from 'node:fs';

const FLUSH_MS = 50;
const FLUSH_CHARACTERS = 16 * 1024;

/** Writes one event with its fields. Fields that are undefined are left out. */
export type WriteEvent = (event: string, fields?: Readonly<Record<string, unknown>>) => void;

/** The log for all layers. No field is ever a key, a header or a body. */
export interface Log {
  readonly debug: WriteEvent;
  readonly info: WriteEvent;
  readonly warn: WriteEvent;
  readonly error: WriteEvent;
}

export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

interface LogOptions {
  readonly level: LogLevel;
  /** Receives one line without its line end. */
  readonly write: (line: string) => void;
  readonly now: () => number;
}

/** A log of JSON lines: time, level, event, and the event's fields. Events below the level cost nothing. */
export function createLog({ level, write, now }: LogOptions): Log {
  const minLevel = logLevels.indexOf(level);
  let lastMs = NaN;
  let lastTime = '';
  const writer = (name: LogLevel): WriteEvent => {
    if (logLevels.indexOf(name) < minLevel) return () => {};
    return function writeEvent(event, fields = {}) {
      const nowMs = now();
      // Formatted once per millisecond, which under load serves many lines.
      if (nowMs !== lastMs) [lastMs, lastTime] = [nowMs, new Date(nowMs).toISOString()];
      // Merging two objects would cost as much as writing them.
      const rest = JSON.stringify(fields).slice(1);
      write(`{"time":"${lastTime}","level":"${name}","event":"${event}"${rest === '}' ? '' : ','}${rest}`);
    };
  };
  return { debug: writer('debug'), info: writer('info'), warn: writer('warn'), error: writer('error') };
}

/**
 * Writes lines to a file descriptor in batches, so that no request waits for the disk or a terminal; a batch
 * is at most 50 ms old. `flush` writes what is left; so does the end of the process.
 */
export function createLineWriter(descriptor: number): { write: (line: string) => void; flush: () => void } {
  let pending = '';
  let timer: NodeJS.Timeout | undefined;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const batch = pending;
    pending = '';
    if (batch !== '') writeWhole(descriptor, batch);
  };
  process.on('exit', flush);

  return {
    write: (line) => {
      pending += `${line}\n`;
      if (pending.length >= FLUSH_CHARACTERS) flush();
      else timer ??= setTimeout(flush, FLUSH_MS);
    },
    flush,
  };
}

/**
 * A log that cannot be written must not stop the service: what a full or closed pipe does not take is
 * dropped.
 */
function writeWhole(descriptor: number, text: string): void {
  let rest = Buffer.from(text);
  try {
    while (rest.length > 0) rest = rest.subarray(writeSync(descriptor, rest));
  } catch {
    return;
  }
}
