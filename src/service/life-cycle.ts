import { createLog } from '#base/log.ts';

/**
 * Calls `stop` once, with the first of: SIGTERM, SIGINT, the end of the process that runs this one
 * (scripts/run.mjs, or the supervisor of several instances). A terminal, a service manager and run.mjs may
 * each send the same signal.
 */
export function stopOnRequest(stop: () => void): void {
  let isStopping = false;
  const request = () => {
    if (isStopping) return;
    isStopping = true;
    stop();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, request);
  if (!process.connected) return;
  process.once('disconnect', request);
  process.channel?.unref();
  // Whether a closed terminal ends the service is decided by the process that runs it; see scripts/run.mjs.
  process.on('SIGHUP', () => {});
}

/** Tells the supervisor, if there is one, that this instance is ready. */
export function reportReady(): void {
  process.send?.('ready');
}

interface LineWriter {
  readonly write: (line: string) => void;
  readonly flush: () => void;
}

/**
 * Ends the process with exit code 1 at an uncaught error, after a log line at any log level: the state of the
 * process is unknown, and its supervisor starts a new one.
 */
export function endOnUncaught({ write, flush }: LineWriter): void {
  const log = createLog({ level: 'error', write, now: Date.now });
  const end = (error: unknown) => {
    try {
      log.error('uncaught', { error: error instanceof Error ? error.stack : String(error) });
      flush();
    } finally {
      process.exit(1);
    }
  };
  process.on('uncaughtException', end);
  process.on('unhandledRejection', end);
}
