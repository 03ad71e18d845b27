import type { Log } from '#base/log.ts';

/** A request that has been answered, for metrics. */
export interface Answered {
  readonly method: string;
  /** The path of a route, or "-" where there is none. */
  readonly route: string;
  readonly status: number;
  readonly ms: number;
}

/** The additional fields that are logged. */
interface Logged extends Answered {
  readonly key: string | undefined;
  readonly request_id: string;
  readonly trace_id: string | undefined;
}

/** How many requests without a valid key are logged per minute; a flood of them must not fill the disk. */
const MAX_ANONYMOUS_LINES = 1_000;
const WINDOW_MS = 60_000;

/**
 * A function that logs each request. It logs the number of requests without a valid key that it leaves out.
 */
export function createRequestLog(log: Log): (logged: Logged, nowMs: number) => void {
  let windowMs = -Infinity;
  let lines = 0;

  function isLeftOut(nowMs: number): boolean {
    if (nowMs - windowMs >= WINDOW_MS) {
      if (lines > MAX_ANONYMOUS_LINES)
        log.warn('requests-not-logged', { count: lines - MAX_ANONYMOUS_LINES });
      [windowMs, lines] = [nowMs, 0];
    }
    return ++lines > MAX_ANONYMOUS_LINES;
  }

  return (logged, nowMs) => {
    if (logged.key === undefined) {
      const isRefused = logged.status === 429 || logged.status === 503;
      if (isRefused) return log.debug('request', { ...logged });
      if (isLeftOut(nowMs)) return;
    }
    log.info('request', logged as unknown as Readonly<Record<string, unknown>>);
  };
}
