/** Writes one event with its fields. Fields that are undefined are left out. */
export type WriteEvent = (event: string, fields?: Readonly<Record<string, unknown>>) => void;

/** The log that the layers are given. No field is ever a key, a header or a body. */
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
  /** Takes one line without its end. */
  readonly write: (line: string) => void;
  readonly now: () => number;
}

/** A log of JSON lines: time, level, event, and the event's fields. Events below the level cost nothing. */
export function createLog({ level, write, now }: LogOptions): Log {
  const least = logLevels.indexOf(level);
  let lastMs = NaN;
  let lastTime = '';
  /** Written once a millisecond: under load that is once for many lines. */
  const time = () => {
    const nowMs = now();
    if (nowMs !== lastMs) [lastMs, lastTime] = [nowMs, new Date(nowMs).toISOString()];
    return lastTime;
  };
  const writer = (name: LogLevel): WriteEvent => {
    if (logLevels.indexOf(name) < least) return () => {};
    return (event, fields = {}) => {
      // To put one object's members into another one costs as much as to write them.
      const rest = JSON.stringify(fields).slice(1);
      write(`{"time":"${time()}","level":"${name}","event":"${event}"${rest === '}' ? '' : ','}${rest}`);
    };
  };
  return { debug: writer('debug'), info: writer('info'), warn: writer('warn'), error: writer('error') };
}
