import type { Log } from '#base/log.ts';
import { loadTls, type Tls } from '#platform/tls.ts';
import type { Settings } from '#service/settings.ts';

interface WatchOptions {
  readonly settings: Settings;
  readonly inForce: Tls | undefined;
  readonly replace: (tls: Tls) => void;
  readonly log: Log;
}

/** Well within the five seconds in which another one is to be served. */
const LOOK_EVERY_MS = 1_000;

/**
 * Looks again and again whether the certificate's files have changed, since not every file system tells. What cannot be
 * served is refused with an alarm, once it was so twice in a row: two files are not replaced at one moment.
 */
export function watchCertificate({ settings, inForce, replace, log }: WatchOptions): () => void {
  if (inForce === undefined || settings.tls !== 'files') return () => {};
  let current = inForce;
  let [fault, times] = ['', 0];

  function look(): void {
    try {
      const found = loadTls(settings, new Date())!;
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

  const timer = setInterval(look, LOOK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
