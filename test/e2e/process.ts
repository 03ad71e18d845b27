import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = new URL('../../', import.meta.url).pathname;
const run = promisify(execFile);

/** A service as an operator starts it: another process, over TLS, with a folder of its own. */
export interface ServiceProcess {
  readonly port: number;
  readonly dataDir: string;
  /** What it has printed so far, on standard output and standard error. */
  readonly output: () => string;
  /** The first key, when this start made one. */
  readonly key: string | undefined;
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

/** Starts a service and waits until it says that it is ready. */
export async function startProcess(
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<ServiceProcess> {
  const env = environmentOf({ DATA_DIR: dataDir, ...settings });
  const child = spawn('node', ['scripts/run.mjs', 'src/main.ts', 'serve'], {
    cwd: root,
    env,
    detached: true,
  });
  const exit = new Promise<number | null>((resolve) => {
    child.once('exit', resolve);
  });
  const output = collect(child);
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout.on('data', () => {
      // The line with the key comes in the same write or a later one, so the last line is waited for.
      const match = /is ready: https?:\/\/localhost:(\d+)\/v1.*\n/.exec(output());
      if (match !== null) resolve(Number(match[1]));
    });
    child.once('exit', () => {
      reject(new Error(`The service ended at once: ${output()}`));
    });
  });
  return {
    port,
    dataDir,
    output,
    key: /cw_live_[0-9A-Za-z]{36}/.exec(output())?.[0],
    stop: (signal = 'SIGTERM') => {
      // As a terminal does, an interrupt goes to the whole group of processes.
      process.kill(signal === 'SIGINT' ? -child.pid! : child.pid!, signal);
      return exit;
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
    const { stdout, stderr } = await run(file, [...args], { cwd: root, env });
    return { code: 0, stdout, stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, stdout, stderr };
  }
}

export const runtimes = ['bun', 'node'] as const;

/** For the `skip` of a test on a runtime: why it cannot run, or false. */
export const withoutRuntime = { bun: false, node: await findNode() } as const;

async function findNode(): Promise<string | false> {
  const { code, stderr } = await runProgram(['--help'], { RUNTIME: 'node' });
  if (code === 0) return false;
  if (process.env['REQUIRE_SERVICES'] === '1') throw new Error(stderr);
  return stderr.trim();
}

/** For the `skip` of a test that calls by curl: why it cannot run, or false. */
export const withoutCurl = await findCurl();

async function findCurl(): Promise<string | false> {
  if ((await finish('curl', ['--version'])).code === 0) return false;
  if (process.env['REQUIRE_SERVICES'] === '1') throw new Error('curl is not on this machine.');
  return 'curl is not on this machine';
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
