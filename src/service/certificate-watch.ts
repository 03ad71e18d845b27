import type { Log } from '#base/log.ts';
import { loadTls, type Tls } from '#platform/tls.ts';
import type { Settings } from './settings/settings.ts';

interface WatchOptions {
  readonly settings: Settings;
  readonly inForce: Tls | undefined;
  readonly replace: (tls: Tls) => void;
  readonly log: Log;
}

/** Well within the five seconds in which a new certificate must be in use. */
const LOOK_EVERY_MS = 1_000;

/**
 * Polls the certificate files, because not every file system reports changes. A pair that cannot be used is
 * reported after two failures in a row, because the two files are not replaced at the same moment.
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
      if (times === 2)
        log.error('certificate', { state: 'rejected; the previous certificate stays in use', error: fault });
    }
  }

  const timer = setInterval(look, LOOK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
