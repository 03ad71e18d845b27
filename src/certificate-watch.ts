import type { Log } from '#log.ts';
import type { Tls } from '#platform/tls.ts';

interface WatchOptions {
  /** What the files hold now. Throws an Error with one sentence when that cannot be served. */
  readonly load: () => Tls;
  readonly inForce: Tls;
  readonly replace: (tls: Tls) => void;
  readonly everyMs: number;
  readonly log: Log;
}

/**
 * Looks again and again whether the certificate's files have changed, since not every file system tells. What cannot be
 * served is refused with an alarm, once it was so twice in a row: two files are not replaced at one moment.
 */
export function watchCertificate({ load, inForce, replace, everyMs, log }: WatchOptions): () => void {
  let current = inForce;
  let [fault, times] = ['', 0];

  function look(): void {
    try {
      const found = load();
      if (fault !== '' && times > 1) log.info('certificate', { state: 'can be served again' });
      [fault, times] = ['', 0];
      if (found.certificate === current.certificate && found.key === current.key) return;
      replace(found);
      current = found;
      log.info('certificate', { state: 'replaced' });
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      times = message === fault ? times + 1 : 1;
      fault = message;
      if (times === 2) log.error('certificate', { state: 'refused; the one before stays', error: fault });
    }
  }

  const timer = setInterval(look, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
