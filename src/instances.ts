import { spawn } from 'node:child_process';

/**
 * Runs this program so many times as processes that share the port, passes signals on and answers its exit code when
 * all have ended. When one ends by itself, that is said and the others are stopped: whoever supervises the service is
 * to see it, not to have less of it unnoticed.
 */
export async function runInstances(count: number, printError: (text: string) => void): Promise<number> {
  const env = { ...process.env, INSTANCES: '1', SHARE_PORT: 'on' };
  const args = [...process.execArgv, ...process.argv.slice(1)];
  const instances = Array.from({ length: count }, () =>
    spawn(process.execPath, args, { env, stdio: 'inherit' }),
  );
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
