import { spawn } from 'node:child_process';
import type { Settings } from '#settings.ts';

/**
 * Runs this program so many times as processes that share the port, passes signals on and answers its exit code when
 * all have ended. When one ends by itself, that is said and the others are stopped: whoever supervises the service is
 * to see it, not to have less of it unnoticed. When this process is killed, they end by themselves.
 */
export async function runInstances(
  { instances: count, metricsAddress }: Pick<Settings, 'instances' | 'metricsAddress'>,
  printError: (text: string) => void,
): Promise<number> {
  const args = [...process.execArgv, ...process.argv.slice(1)];
  const instances = Array.from({ length: count }, (_, index) => {
    const METRICS_ADDRESS = metricsAddressOf(index, metricsAddress);
    const env = { ...process.env, INSTANCES: '1', SHARE_PORT: 'on', METRICS_ADDRESS };
    // The channel is there to be closed.
    return spawn(process.execPath, args, { env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  });
  let isStopping = false;
  const stop = () => {
    isStopping = true;
    for (const instance of instances) instance.kill('SIGTERM');
  };
  for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.once(signal, stop);
  // The terminal sends an interrupt to all of the group, so the instances have it already.
  process.on('SIGINT', () => (isStopping = true));

  const codes = instances.map((instance, index) => {
    return new Promise<number>((resolve) => {
      const end = (reason: string, code: number) => {
        if (!isStopping) {
          printError(
            `centwise: instance ${index + 1} of ${count} ended by itself (${reason}); stopping all.`,
          );
          stop();
        }
        resolve(code);
      };
      instance.once('error', ({ message }) => end(message, 1));
      instance.once('exit', (code, signal) => end(signal ?? `exit code ${code}`, code ?? 1));
    });
  });
  return Math.max(...(await Promise.all(codes)));
}

/** Each has metrics of its own, on the ports from the one that is set. */
function metricsAddressOf(index: number, address: Settings['metricsAddress']): string {
  if (address === undefined) return 'off';
  const { host, port } = address;
  return `${host.includes(':') ? `[${host}]` : host}:${port === 0 ? 0 : port + index}`;
}

/** Calls back when the process that runs this one as one of its instances has ended; never for others. */
export function whenAbandoned(stop: () => void): void {
  if (process.connected) process.once('disconnect', stop);
}
