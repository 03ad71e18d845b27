import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const root = new URL('../../', import.meta.url).pathname;

/** One running program that serves plain HTTP to a proxy on loopback, which the tests stand in for. */
export interface Instance {
  readonly port: number;
  readonly output: () => string;
  readonly call: (path: string, key?: string, body?: unknown) => Promise<Answer>;
  /** Ends it and answers its exit code; null when a signal ended it. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<number | null>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
  readonly ms: number;
}

/** A folder in which an instance keeps nothing that matters; removed by `remove`. */
export async function makeFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'centwise-instance-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/** The program itself, without npm around it, so that a signal reaches it. */
function run(args: readonly string[], settings: Readonly<Record<string, string>>): ChildProcess {
  const { PATH = '', HOME = '' } = process.env;
  const proxied = {
    TLS: 'proxy',
    TRUSTED_PROXIES: '127.0.0.1',
    RATES_REFRESH: 'off',
    PORT: '0',
    LOG_LEVEL: 'warn',
    METRICS_ADDRESS: 'off',
  };
  const env = { PATH, HOME, ...(args[0] === 'serve' && proxied), ...settings };
  return spawn(process.execPath, ['src/main.ts', ...args], { cwd: root, env });
}

function collect(child: ChildProcess): () => string {
  let text = '';
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (chunk) => (text += String(chunk)));
  return () => text;
}

/** Starts an instance and waits until it is ready. */
export async function startInstance(settings: Readonly<Record<string, string>>): Promise<Instance> {
  const child = run(['serve'], settings);
  const output = collect(child);
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout!.on('data', () => {
      const ready = /is ready: https?:\/\/localhost:(\d+)/.exec(output());
      if (ready !== null) resolve(Number(ready[1]));
    });
    child.once('exit', () => reject(new Error(`The instance ended at once: ${output()}`)));
  });
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  return {
    port,
    output,
    call: (path, key, body) =>
      call(agent, port, path, key, body).catch((cause: Error) => {
        throw new Error(`${cause.message}; the instance has said: ${output().slice(-1_000)}`, { cause });
      }),
    stop: (signal = 'SIGTERM') => {
      agent.destroy();
      child.kill(signal);
      return exit;
    },
  };
}

function call(agent: Agent, port: number, path: string, key?: string, body?: unknown): Promise<Answer> {
  const startedMs = performance.now();
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const headers = {
    'x-forwarded-proto': 'https',
    ...(key !== undefined && { authorization: `Bearer ${key}` }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  };
  const method = body === undefined ? 'GET' : 'POST';
  const sent = request({ agent, host: '127.0.0.1', port, path, method, headers }, (reply) => {
    let text = '';
    reply.on('data', (chunk) => (text += String(chunk)));
    reply.on('end', () => {
      const { statusCode: status = 0, headers } = reply;
      resolve({ status, headers, body: text, ms: performance.now() - startedMs });
    });
    reply.on('error', reject);
  });
  sent.on('error', reject);
  sent.end(body === undefined ? undefined : JSON.stringify(body));
  return promise;
}

/**
 * Runs a command of the program to its end, or until it is killed: after so many milliseconds, or as it
 * speaks.
 */
export async function runCommand(
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
  killAt?: number | 'output',
): Promise<{ code: number | null; output: string }> {
  const child = run(args, settings);
  const output = collect(child);
  const kill = () => void child.kill('SIGKILL');
  if (killAt === 'output') child.stdout!.once('data', kill);
  const timer = typeof killAt === 'number' ? setTimeout(kill, killAt) : undefined;
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  clearTimeout(timer);
  return { code, output: output() };
}

/** A Redis server of our own, which may be frozen and ended. */
export interface RedisServer {
  readonly url: string;
  readonly signal: (signal: NodeJS.Signals) => void;
  readonly stop: () => Promise<void>;
}

export async function startRedis(): Promise<RedisServer> {
  const port = await freePort();
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = spawn('redis-server', args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const exit = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      if (String(chunk).includes('Ready to accept connections')) resolve();
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error('redis-server ended at once.')));
  });
  return {
    url: `redis://127.0.0.1:${port}/0`,
    signal: (signal) => void child.kill(signal),
    async stop() {
      child.kill('SIGKILL');
      await exit;
    },
  };
}

/**
 * The first of some ports in a row that nothing uses: below those that the system gives to outgoing
 * connections, of which a service has one for each of its databases.
 */
export async function freePort(count = 1): Promise<number> {
  for (;;) {
    const first = 20_000 + Math.floor(Math.random() * 12_000);
    const ports = Array.from({ length: count }, (_, index) => first + index);
    if ((await Promise.all(ports.map(isFree))).every(Boolean)) return first;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
}

/** Asks every few milliseconds until the answer is true, and answers how long that took. */
export async function waitUntil(isTrue: () => Promise<boolean>, limitMs: number): Promise<number> {
  const startedMs = performance.now();
  while (!(await isTrue())) {
    if (performance.now() - startedMs > limitMs) throw new Error(`Not within ${limitMs} ms.`);
    await sleep(5);
  }
  return performance.now() - startedMs;
}

/** Sends requests, so many at a time, to the instances in turn. */
export async function send(
  instances: readonly Instance[],
  key: string,
  requests: number,
  concurrency: number,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  let next = 0;
  const worker = async () => {
    while (next < requests)
      answers.push(await instances[next++ % instances.length]!.call('/v1/calculators', key));
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return answers;
}
