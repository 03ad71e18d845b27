import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readFirstKey } from './first-key.ts';
import { skipFor } from './skips.ts';

const root = new URL('../../', import.meta.url).pathname;
const run = promisify(execFile);

/** A service as an operator starts it: another process, over TLS, with a folder of its own. */
export interface ServiceProcess {
  readonly port: number;
  /** Of the command, whose process group has all that it starts. */
  readonly pid: number;
  readonly dataDir: string;
  /** What it has printed so far, on standard output and standard error. */
  readonly output: () => string;
  /** The first key, when this start made one. */
  readonly key: string | undefined;
  /** The exit code of the command. */
  readonly ended: Promise<number | null>;
  readonly stop: (signal?: NodeJS.Signals) => Promise<number | null>;
}

export interface Finished {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

export function temporaryFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'centwise-'));
}

/** Settings of this machine must not get into a test. */
export function environmentOf(settings: Readonly<Record<string, string>>): Record<string, string> {
  const { PATH = '', HOME = '' } = process.env;
  return { PATH, HOME, PORT: '0', RATES_REFRESH: 'off', METRICS_ADDRESS: 'off', ...settings };
}

/** In a terminal it is shown. */
const shownKey = /cw_live_[0-9A-Za-z]{36}/;
const serve = ['node', `${root}scripts/run.mjs`, 'src/main.ts', 'serve'];

/** Starts a service and waits until it says that it is ready. */
export async function startProcess(
  dataDir: string,
  settings: Record<string, string> = {},
  { command = serve, cwd = root }: { command?: readonly string[]; cwd?: string } = {},
): Promise<ServiceProcess> {
  const env = environmentOf({ DATA_DIR: dataDir, ...settings });
  const [file = '', ...args] = command;
  const child = spawn(file, args, { cwd, env, detached: true });
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', resolve);
  });
  const output = collect(child);
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout.on('data', () => {
      // The line with the key comes in the same write or a later one, so the last line is waited for.
      const match = /is ready: https?:\/\/[^\s/]+:(\d+)[^\n]*\n/.exec(output());
      if (match !== null) resolve(Number(match[1]));
    });
    child.once('close', () => {
      reject(new Error(`The service ended at once: ${output()}`));
    });
  });
  return {
    port,
    pid: child.pid!,
    dataDir,
    output,
    key: readFirstKey(output()) ?? shownKey.exec(output())?.[0],
    ended,
    stop: (signal = 'SIGTERM') => {
      // As a terminal does, an interrupt goes to the whole group of processes.
      process.kill(signal === 'SIGINT' ? -child.pid! : child.pid!, signal);
      return ended;
    },
  };
}

function collect(child: ChildProcess): () => string {
  let text = '';
  for (const stream of [child.stdout!, child.stderr!]) {
    stream.setEncoding('utf8');
    stream.on('data', (chunk: string) => {
      text += chunk;
    });
  }
  return () => text;
}

/**
 * The ids of the processes that a process has started, directly or not; parents come before their children.
 */
export async function descendantsOf(pid: number): Promise<number[]> {
  const { stdout } = await finish('ps', ['-e', '-o', 'pid=,ppid=']);
  const all = [...stdout.matchAll(/^ *(\d+) +(\d+)$/gm)].map(([, id, parent]) => [
    Number(id),
    Number(parent),
  ]);
  const below = (parent: number): number[] =>
    all.flatMap(([id, itsParent]) => (itsParent === parent ? [id!, ...below(id!)] : []));
  return below(pid);
}

/** Whether there is a process with this id, or with a negative one any of the group. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Runs the program to its end, as `npm run centwise --` does. */
export function runProgram(args: readonly string[], settings: Record<string, string>): Promise<Finished> {
  return finish('node', ['scripts/run.mjs', 'src/main.ts', ...args], environmentOf(settings));
}

/** Runs a command to its end, whatever its exit code is. */
export async function finish(
  file: string,
  args: readonly string[],
  env = environmentOf({}),
): Promise<Finished> {
  try {
    const { stdout, stderr } = await run(file, [...args], { cwd: root, env, maxBuffer: 64 * 2 ** 20 });
    return { code: 0, stdout, stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, stdout, stderr };
  }
}

const allRuntimes = ['bun', 'node'] as const;
/** Those that TEST_RUNTIMES names; without it Bun alone. */
export const runtimes = allRuntimes.filter((one) =>
  (process.env['TEST_RUNTIMES'] ?? 'bun').split(',').includes(one),
);

/** For the `skip` of a test on a runtime: why it cannot run, or false. */
export const withoutRuntime = { bun: false, node: runtimes.includes('node') && (await findNode()) } as const;

/** Why nothing runs on Node, or false. */
export async function findNode(): Promise<string | false> {
  const { code, stderr } = await runProgram(['--help'], { RUNTIME: 'node' });
  if (code === 0) return false;
  return skipFor(stderr.trim());
}

/** For the `skip` of a test that calls by curl: why it cannot run, or false. */
export const withoutCurl = await findTool('curl');

/** For the `skip` of a test that needs a terminal. */
export const withoutScript = await findTool('script');

async function findTool(name: string): Promise<string | false> {
  if ((await finish(name, ['--version'])).code === 0) return false;
  return skipFor(`${name} is not on this machine`);
}

/** One call by curl, a client that is not ours. `status` and `version` are those of the reply. */
export async function curl(
  service: ServiceProcess,
  path: string,
  args: readonly string[] = [],
): Promise<{ status: number; version: string; body: string }> {
  const authority = join(service.dataDir, 'tls', 'ca.pem');
  const format = '\n%{http_code} %{http_version}';
  const address = `https://localhost:${service.port}${path}`;
  const { code, stdout, stderr } = await finish('curl', [
    '-sS',
    '--cacert',
    authority,
    '-w',
    format,
    ...args,
    address,
  ]);
  if (code !== 0) throw new Error(`curl ended with ${code}: ${stderr}`);
  const end = stdout.lastIndexOf('\n');
  const [status, version] = stdout.slice(end + 1).split(' ');
  return { status: Number(status), version: version!, body: stdout.slice(0, end) };
}

/** curl's arguments for a call with a key and, when given, a JSON body. */
export function withKey(key: string, body?: unknown): string[] {
  const authorization = ['-H', `Authorization: Bearer ${key}`];
  if (body === undefined) return authorization;
  return [...authorization, '-H', 'Content-Type: application/json', '-d', JSON.stringify(body)];
}
