import { type ChildProcess, spawn } from 'node:child_process';
import { isExecutable } from '#base/command-line.ts';
import { defaultThreads } from '#jobs/threads.ts';
import { stopOnRequest } from '#service/life-cycle.ts';
import type { Log } from '#base/log.ts';
import type { Settings } from './settings/settings.ts';

const MIN_RESTART_MS = 500;
const MAX_RESTART_MS = 30_000;
/** After this time, the failure of an instance counts as its first. */
const STEADY_MS = 60_000;

interface Instance {
  readonly number: number;
  /** Undefined until it is started again. */
  child?: ChildProcess | undefined;
  startedMs: number;
  /** The number of consecutive failures. */
  failures: number;
  restart?: NodeJS.Timeout;
}

/** The number of consecutive failures including this one, and the delay before the next start. */
export function planRestart(failuresBefore: number, livedMs: number): { failures: number; delayMs: number } {
  const failures = livedMs >= STEADY_MS ? 1 : failuresBefore + 1;
  return { failures, delayMs: Math.min(MAX_RESTART_MS, MIN_RESTART_MS * 2 ** (failures - 1)) };
}

/**
 * Runs this program as several processes that share the port, until a signal stops them, and resolves with
 * the exit code. An instance that stops unexpectedly is restarted. When every instance has failed before any
 * was ready, for example because of an invalid setting, all stop with the exit code of the last one. When
 * this process is killed, the instances stop on their own.
 */
export function runInstances(
  { instances: count, metricsAddress, workers }: Pick<Settings, 'instances' | 'metricsAddress' | 'workers'>,
  log: Log,
): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const instances = Array.from({ length: count }, (_, index): Instance => {
    return { number: index + 1, startedMs: 0, failures: 0 };
  });
  const threads = String(workers ?? defaultThreads(count));
  let [hasServed, isStopping, exitCode] = [false, false, 0];

  function start(instance: Instance): void {
    const child = spawnInstance(metricsAddressOf(instance.number - 1, metricsAddress), threads);
    Object.assign(instance, { child, startedMs: performance.now() });
    child.once('message', () => (hasServed = true));
    child.once('error', ({ message }) => {
      // Without a process there is no exit either.
      if (child.pid === undefined) handleEnd(instance, message, 1);
    });
    child.once('exit', (code, signal) => {
      // An instance that is stopped before it handles signals has nothing to finish.
      const wasStopped = isStopping && signal === 'SIGTERM';
      handleEnd(instance, signal ?? `exit code ${code}`, wasStopped ? 0 : (code ?? 1));
    });
  }

  function handleEnd(instance: Instance, reason: string, code: number): void {
    instance.child = undefined;
    if (isStopping) {
      exitCode = Math.max(exitCode, code);
      resolveWhenEnded();
      return;
    }
    const { failures, delayMs } = planRestart(instance.failures, performance.now() - instance.startedMs);
    instance.failures = failures;
    const fields = { instance: instance.number, of: count, state: 'stopped unexpectedly', reason };
    if (!hasServed && instances.every(({ failures }) => failures > 0)) {
      log.error('instance', { ...fields, advice: 'no process could start; the reason is above' });
      exitCode = code || 1;
      stop();
      return;
    }
    log.error('instance', { ...fields, restart_ms: delayMs });
    instance.restart = setTimeout(start, delayMs, instance);
  }

  function stop(): void {
    isStopping = true;
    for (const { child, restart } of instances) {
      clearTimeout(restart);
      child?.kill('SIGTERM');
    }
    resolveWhenEnded();
  }

  function resolveWhenEnded(): void {
    if (instances.every(({ child }) => child === undefined)) resolve(exitCode);
  }

  stopOnRequest(stop);
  instances.forEach(start);
  return promise;
}

/** The channel reports when an instance is ready, and closes when the supervisor is gone. */
function spawnInstance(METRICS_ADDRESS: string, WORKERS: string): ChildProcess {
  // An executable knows its own program.
  const args = isExecutable() ? process.argv.slice(2) : [...process.execArgv, ...process.argv.slice(1)];
  const env = { ...process.env, INSTANCES: '1', SHARE_PORT: 'on', METRICS_ADDRESS, WORKERS };
  return spawn(process.execPath, args, { env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
}

/** Each has metrics of its own, on the ports from the one that is set. */
function metricsAddressOf(index: number, address: Settings['metricsAddress']): string {
  if (address === undefined) return 'off';
  const { host, port } = address;
  return `${host.includes(':') ? `[${host}]` : host}:${port === 0 ? 0 : port + index}`;
}
