import { bounds } from '#base/bounds.ts';
import type { Log } from '#base/log.ts';
import type { Answered } from '#base/metrics.ts';
import { healthPaths } from './documents/health.ts';

/** The additional fields that are logged. */
interface Logged extends Answered {
  readonly key: string | undefined;
  readonly request_id: string;
  readonly trace_id: string | undefined;
}

/** Asked every few seconds by programs. */
const probed: ReadonlySet<string> = new Set(Object.values(healthPaths));
const WINDOW_MS = 60_000;

/** A function that logs requests without a valid key, and the number of those that it leaves out. */
export function createAnonymousLog(log: Log): (logged: Logged, nowMs: number) => void {
  let windowMs = -Infinity;
  let lines = 0;

  function isLeftOut(nowMs: number): boolean {
    if (nowMs - windowMs >= WINDOW_MS) {
      if (lines > bounds.anonymousLogLines)
        log.warn('requests-not-logged', { count: lines - bounds.anonymousLogLines });
      [windowMs, lines] = [nowMs, 0];
    }
    return ++lines > bounds.anonymousLogLines;
  }

  return (logged, nowMs) => {
    const isRefused = logged.status === 429 || logged.status === 503;
    const isProbe = probed.has(logged.route) && logged.status === 200;
    if (isRefused || isProbe) log.debug('request', { ...logged });
    else if (!isLeftOut(nowMs)) log.info('request', { ...logged });
  };
}
