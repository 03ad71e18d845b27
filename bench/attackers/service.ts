import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Address, send } from '../../test/kit/callers.ts';
import { environmentOf, isAlive } from '../../test/kit/process.ts';
import { freePort } from '../../test/kit/fleet.ts';
import { launch, processorMicroseconds, residentMegabytes } from '../load.ts';

export interface Options {
  /** Of the program that is attacked. */
  readonly root: string;
  readonly runtime: string;
  readonly isProxied: boolean;
  /** Where it keeps its keys. */
  readonly folder: string;
}

const CORES = '0,1';
const START_MS = 20_000;
const SAMPLE_EVERY_MS = 100;
const program = ['scripts/run.mjs', 'src/main.ts'];

/** A key that the service knows from its start. */
export function createKey({ root, folder }: Options, plan: string): string {
  const args = [...program, 'keys', 'create', '--name', plan, '--plan', plan];
  const env = environmentOf({ DATA_DIR: folder });
  return /cw_live_\w{36}/.exec(execFileSync('node', args, { cwd: root, env, encoding: 'utf8' }))![0];
}

/** A service under attack. */
export interface Attacked {
  readonly address: Address;
  readonly isAlive: () => boolean;
  /** The most memory since the last time, in MB. */
  readonly takePeak: () => number;
  readonly processorSeconds: () => number;
  readonly stop: () => Promise<void>;
}

export async function startAttacked({ root, runtime, isProxied, folder }: Options): Promise<Attacked> {
  const env = {
    DATA_DIR: folder,
    RUNTIME: runtime,
    LOG_LEVEL: 'error',
    RATES_REFRESH: 'off',
    METRICS_ADDRESS: 'off',
    ...(isProxied && { TLS: 'proxy', TRUSTED_PROXIES: '127.0.0.1' }),
  };
  const port = await freePort();
  const server = launch({ file: 'node', args: [...program, 'serve'], env, cwd: root }, port, CORES);
  const address = { port, isPlain: isProxied };
  const deadlineMs = performance.now() + START_MS;
  while ((await send(address, { path: '/livez' }).answer).status !== 200) {
    if (performance.now() > deadlineMs) throw new Error(`It does not start: ${server.output()}`);
    await sleep(20);
  }
  let peak = 0;
  // A service that has ended has no processes.
  const look = () => (peak = Math.max(peak, residentMegabytes(server.pid)));
  const timer = setInterval(look, SAMPLE_EVERY_MS);
  return {
    address,
    isAlive: () => isAlive(server.pid),
    takePeak() {
      const taken = peak;
      peak = 0;
      return taken;
    },
    processorSeconds: () => processorMicroseconds(server.pid) / 1e6,
    async stop() {
      clearInterval(timer);
      await server.stop();
    },
  };
}
