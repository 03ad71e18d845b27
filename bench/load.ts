// Servers in processes of their own, load on them, and what both cost.
import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:https';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { readFirstKey } from '../test/kit/first-key.ts';

const run = promisify(execFile);
export const root = new URL('../', import.meta.url).pathname;

/** Of Linux: USER_HZ, in which /proc counts processor time. */
const TICKS_PER_SECOND = 100;
const SERVER_CORE = '0';
const LOAD_CORE = '1';
/** Below 0, which root may ask for, server and generator go before others on a machine that is shared. */
const NICENESS = process.env['BENCH_NICE'] ?? '0';

export const mortgageBody =
  '{"home_price":400000,"down_payment":80000,"interest_rate":7,"loan_term":30,"currency":"USD"}';
export const mortgagePath = '/v1/calculate/mortgage';

export interface Server {
  readonly port: number;
  readonly pid: number;
  readonly output: () => string;
  readonly stop: () => Promise<void>;
}

export interface Command {
  readonly file: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
}

/**
 * The environment for `centwise batch`, which is started without the settings of the heap that a measurement
 * has.
 */
export function batchEnvironment(): NodeJS.ProcessEnv {
  const settings = Object.entries(process.env).filter(([name]) => !name.startsWith('BUN_JSC_'));
  return Object.fromEntries(settings);
}

/** Starts a server on one core, or on any with `cores`. It gets its port as PORT; it is not awaited. */
export function launch({ file, args, env, cwd }: Command, port: number, cores = SERVER_CORE): Server {
  const child: ChildProcess = spawn('nice', ['-n', NICENESS, 'taskset', '-c', cores, file, ...args], {
    cwd: cwd ?? root,
    env: { ...process.env, PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let text = '';
  for (const stream of [child.stdout!, child.stderr!]) {
    // The last of what it said is enough to tell why it did not start.
    stream.on('data', (chunk) => (text = (text + String(chunk)).slice(-5_000)));
  }
  const exit = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    port,
    pid: child.pid!,
    output: () => text,
    async stop() {
      signalGroup(child.pid!, 'SIGTERM');
      await Promise.race([exit, sleep(15_000)]);
      signalGroup(child.pid!, 'SIGKILL');
    },
  };
}

/** npm and what it starts are one group of processes. */
function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch {
    // All of them have ended.
  }
}

export interface Reply {
  readonly status: number;
  readonly body: string;
}

export interface Call {
  readonly port: number;
  readonly key: string;
  readonly path?: string;
  readonly body?: string;
  readonly type?: string;
  /** Keeps connections; without one a call has a connection of its own. */
  readonly agent?: Agent;
}

/** One call; it rejects when nobody listens. */
export function call(one: Call): Promise<Reply> {
  const { port, key, path = mortgagePath, body = mortgageBody, type = 'application/json', agent } = one;
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${key}`, 'content-type': type };
    const options = { host: '127.0.0.1', port, path, method: 'POST', headers, agent: agent ?? false };
    const sent = request({ ...options, rejectUnauthorized: false }, (reply) => {
      let text = '';
      reply.on('data', (chunk) => (text += String(chunk)));
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, body: text }));
      reply.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Resolves with the milliseconds until the server answers the mortgage call with 200. */
export async function untilAnswered(server: Server, key: string, limitMs = 20_000): Promise<number> {
  const startMs = performance.now();
  for (;;) {
    const status = await call({ port: server.port, key }).then(
      (reply) => reply.status,
      () => 0,
    );
    const elapsedMs = performance.now() - startMs;
    if (status === 200) return elapsedMs;
    if (elapsedMs > limitMs) throw new Error(`It answers ${status}: ${server.output()}`);
    await sleep(2);
  }
}

/** The first key of a service, once it has made one. */
export async function readKey(server: Server): Promise<string> {
  const deadlineMs = performance.now() + 20_000;
  for (;;) {
    const key = readFirstKey(server.output());
    if (key !== undefined) return key;
    if (performance.now() > deadlineMs) throw new Error(`It makes no key: ${server.output()}`);
    await sleep(20);
  }
}

interface Process {
  readonly id: number;
  readonly parent: number;
  readonly ticks: number;
  readonly residentBytes: number;
}

/** All processes that this one has started, and it. */
function familyOf(pid: number): Process[] {
  const all = new Map<number, Process>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const text = readFileSync(`/proc/${name}/stat`, 'utf8');
      // The name in brackets may hold spaces. Fields: parent 4, times 14 and 15, pages 24.
      const fields = text
        .slice(text.lastIndexOf(')') + 2)
        .split(' ')
        .map(Number);
      const ticks = fields[11]! + fields[12]!;
      const id = Number(name);
      all.set(id, { id, parent: fields[1]!, ticks, residentBytes: fields[21]! * 4096 });
    } catch {
      // It has ended meanwhile.
    }
  }
  const isOf = (id: number): boolean => id === pid || (all.has(id) && isOf(all.get(id)!.parent));
  return [...all.values()].filter(({ id }) => isOf(id));
}

/**
 * Counts what a server and all it has started execute, until it is asked; NaN where perf or the machine
 * cannot.
 */
function countInstructions(pid: number): () => Promise<number> {
  const ids = familyOf(pid).map(({ id }) => id);
  const args = ['stat', '-x', ',', '-e', 'instructions', '-p', ids.join()];
  const perf = spawn('perf', args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let text = '';
  perf.stderr.on('data', (chunk) => (text += String(chunk)));
  const ended = new Promise<void>((resolve) => {
    perf.once('close', () => resolve());
    perf.once('error', () => resolve());
  });
  return async () => {
    perf.kill('SIGINT');
    await ended;
    return Number(/^(\d+),/m.exec(text)?.[1] ?? NaN);
  };
}

/** The processor time of a server and all it has started, in µs. */
export function processorMicroseconds(pid: number): number {
  return (familyOf(pid).reduce((sum, { ticks }) => sum + ticks, 0) * 1e6) / TICKS_PER_SECOND;
}

/**
 * The memory of the largest process of a server, in MB: what starts it stays beside it, but does not grow.
 */
export function residentMegabytes(pid: number): number {
  return Math.max(...familyOf(pid).map(({ residentBytes }) => residentBytes)) / 1e6;
}

export interface Load {
  readonly protocol: 'h1' | 'h2';
  readonly connections: number;
  readonly seconds: number;
  readonly key: string;
  /** Take turns in place of the one; for HTTP/1.1. */
  readonly keys?: readonly string[];
  /** Where files for the generators are put. */
  readonly folder: string;
}

export interface Measured {
  readonly requests: number;
  readonly perSecond: number;
  readonly microsecondsEach: number;
  /** How many instructions one took: others who use the machine change it little. NaN where nobody counts. */
  readonly instructionsEach: number;
}

interface Answered {
  readonly requests: number;
  readonly seconds: number;
}

/** What a load costs a server. */
async function measureCost({ pid }: Server, run: () => Promise<Answered>): Promise<Measured> {
  const before = processorMicroseconds(pid);
  const endCount = countInstructions(pid);
  const { requests, seconds } = await run();
  const spent = processorMicroseconds(pid) - before;
  const instructionsEach = (await endCount()) / requests;
  return { requests, perSecond: requests / seconds, microsecondsEach: spent / requests, instructionsEach };
}

/** Loads a server as fast as it answers. Throws when any reply is no success. */
export function saturate(server: Server, load: Load): Promise<Measured> {
  return measureCost(server, () => (load.protocol === 'h1' ? runWrk(server, load) : runH2load(server, load)));
}

/** Until compilers have seen enough requests, however slow the machine is. */
export async function warmUp(server: Server, load: Load): Promise<void> {
  let requests = 0;
  for (let times = 0; times < 3 && requests < 40_000; times++) {
    requests += (await saturate(server, load)).requests;
  }
}

async function runWrk(
  { port }: Server,
  { connections, seconds, key, keys = [key], folder }: Load,
): Promise<Answered> {
  const script = join(folder, 'mortgage.lua');
  const list = join(folder, 'keys.txt');
  writeFileSync(list, keys.join('\n'));
  writeFileSync(
    script,
    `wrk.method='POST'; wrk.body='${mortgageBody}'; wrk.headers['content-type']='application/json'
     local requests, turn = {}, 0
     init = function()
       for key in io.lines('${list}') do
         wrk.headers['authorization'] = 'Bearer ' .. key
         requests[#requests + 1] = wrk.format()
       end
     end
     request = function() turn = turn % #requests + 1; return requests[turn] end`,
  );
  const args = ['-t1', `-c${connections}`, `-d${seconds}`, '--timeout', '20s', '-s', script];
  const { stdout } = await pinned('wrk', [...args, `https://127.0.0.1:${port}${mortgagePath}`]);
  const [, requests, span, unit] = /(\d+) requests in ([\d.]+)(ms|s|m)/.exec(stdout)!;
  const faults = /Non-2xx|Socket errors: (?!connect 0, read 0, write 0, timeout 0)/.exec(stdout);
  if (faults !== null) throw new Error(`Not every reply was one: ${stdout}`);
  return { requests: Number(requests), seconds: Number(span) * { ms: 0.001, s: 1, m: 60 }[unit as 's'] };
}

async function runH2load(server: Server, load: Load): Promise<Answered> {
  const { stdout } = await pinned('h2load', ['-D', String(load.seconds), ...h2loadArguments(server, load)]);
  return readH2load(stdout);
}

function h2loadArguments({ port }: Server, { connections, protocol, key, folder }: Load): string[] {
  const body = join(folder, 'mortgage.json');
  writeFileSync(body, mortgageBody);
  return [
    '-t1',
    `-c${connections}`,
    '-m1',
    '-d',
    body,
    ...(protocol === 'h1' ? ['--h1'] : []),
    '-H',
    `authorization: Bearer ${key}`,
    '-H',
    'content-type: application/json',
    `https://127.0.0.1:${port}${mortgagePath}`,
  ];
}

function readH2load(text: string): Answered {
  const requests = Number(/(\d+) succeeded/.exec(text)?.[1]);
  const failed = Number(/(\d+) failed/.exec(text)?.[1]);
  const [, span, unit] = /finished in ([\d.]+)(ms|s)/.exec(text) ?? [];
  if (!(requests > 0) || failed > 0) throw new Error(`Not every reply was one: ${text}`);
  return { requests, seconds: Number(span) * (unit === 'ms' ? 0.001 : 1) };
}

/** In which all connections have begun. */
const BEGIN_MS = 450;

/** Milliseconds that half and 99 of 100 requests took, when so many come in a second, spread evenly. */
export async function measureLatency(
  server: Server,
  load: Load,
  perSecond: number,
): Promise<{ medianMs: number; p99Ms: number }> {
  const log = join(load.folder, `latency-${server.port}.log`);
  const each = Math.max(1, Math.round(perSecond / load.connections));
  const total = each * load.connections * load.seconds;
  // Connections that begin together would also call together, again and again.
  const spread = ['-r1', `--rate-period=${Math.round(BEGIN_MS / load.connections)}ms`];
  const args = [
    `-n${total}`,
    `--rps=${each}`,
    ...spread,
    `--log-file=${log}`,
    ...h2loadArguments(server, load),
  ];
  const { stdout } = await pinned('h2load', args);
  readH2load(stdout);
  const times = readFileSync(log, 'utf8')
    .trim()
    .split('\n')
    .map((line) => Number(line.split('\t')[2]));
  return { medianMs: median(times) / 1000, p99Ms: quantile(times, 0.99) / 1000 };
}

/** All threads of this process, for one that makes the load itself. */
export function pinToLoadCore(): void {
  execFileSync('taskset', ['-a', '-c', '-p', LOAD_CORE, String(process.pid)]);
}

/** Runs a program on the core of the load. */
export function pinned(file: string, args: readonly string[]) {
  return run('nice', ['-n', NICENESS, 'taskset', '-c', LOAD_CORE, file, ...args], { maxBuffer: 10_000_000 });
}

/** Calls as fast as eight callers can for a while. `count` is how many things one reply holds. */
export async function measureCalls(
  server: Server,
  seconds: number,
  one: Omit<Call, 'agent'>,
  count: number,
): Promise<Measured> {
  const agent = new Agent({ keepAlive: true });
  const caller = async (endMs: number): Promise<number> => {
    let calls = 0;
    while (performance.now() < endMs) {
      const { status, body } = await call({ ...one, agent });
      if (status !== 200) throw new Error(`It answers ${status}: ${body.slice(0, 500)}`);
      calls++;
    }
    return calls;
  };
  const run = async (spanMs: number): Promise<Answered> => {
    const startMs = performance.now();
    const counts = await Promise.all(Array.from({ length: 8 }, () => caller(startMs + spanMs)));
    const requests = counts.reduce((sum, calls) => sum + calls, 0) * count;
    return { requests, seconds: (performance.now() - startMs) / 1000 };
  };
  await run(seconds * 500);
  const measured = await measureCost(server, () => run(seconds * 1000));
  agent.destroy();
  return measured;
}

/** Whether a program is on this machine. */
export function isInstalled(file: string): Promise<boolean> {
  return run('sh', ['-c', `command -v ${file}`]).then(
    () => true,
    () => false,
  );
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** What so large a part of the values, from 0 to 1, lies below; NaN of none. */
export function quantile(values: readonly number[], part: number): number {
  const place = Math.min(Math.floor(values.length * part), values.length - 1);
  return values.toSorted((x, y) => x - y)[place] ?? NaN;
}
