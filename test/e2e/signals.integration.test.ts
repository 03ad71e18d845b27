// What ends a service, and what must not. A call that is open when the service is asked to stop is answered.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { after, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect as connectTls } from 'node:tls';
import { cleanUp, createDatabase, withoutPostgres } from '../access/servers.ts';
import { freePort, waitUntil } from '../kit/fleet.ts';
import {
  isAlive,
  runProgram,
  runtimes,
  type ServiceProcess,
  startProcess,
  temporaryFolder,
  withoutRuntime,
  withoutScript,
} from '../kit/process.ts';

const timeout = 120_000;
const folders: string[] = [];
after(async () => {
  await cleanUp();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

async function start(
  RUNTIME: string,
  command?: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): Promise<ServiceProcess> {
  const folder = await temporaryFolder();
  folders.push(folder);
  const options = command === undefined ? {} : { command };
  return startProcess(folder, { RUNTIME, LOG_LEVEL: 'warn', ...settings }, options);
}

const answered = 'HTTP/1.1 200';

/** That each call had a whole answer: on a machine that is busy, some may be told to come again. */
function assertAnswered(statuses: readonly string[], calls: number): void {
  assert.equal(statuses.length, calls);
  assert.ok(statuses.includes(answered), statuses.join());
  const others = statuses.filter((status) => status !== answered && status !== 'HTTP/1.1 503');
  assert.deepEqual(others, []);
}
const body = '{"monthly_investment":10000,"annual_return":12,"years":10}';

/**
 * Calls of which half is sent, so that they stay open until `finish`, which resolves with their status lines.
 */
async function openCalls({ port, key }: ServiceProcess, count: number): Promise<() => Promise<string[]>> {
  const headers = `Authorization: Bearer ${key}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}`;
  const begin = async (sent: number) => {
    const socket = connectTls({ port, host: '127.0.0.1', rejectUnauthorized: false });
    await once(socket, 'secureConnect');
    const { promise, resolve } = Promise.withResolvers<string>();
    socket.on('data', (chunk) => resolve(/^HTTP\/1.1 \d+/.exec(String(chunk))?.[0] ?? String(chunk)));
    socket.on('error', ({ message }) => resolve(message));
    socket.on('close', () => resolve('closed without a reply'));
    socket.write(
      `POST /v1/calculate/sip HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n\r\n${body.slice(0, sent)}`,
    );
    return { rest: () => socket.write(body.slice(sent)), answer: promise, end: () => socket.destroy() };
  };
  const calls = await Promise.all(Array.from({ length: count }, () => begin(20)));
  // When a later call has its answer, the service has seen the others.
  const later = await begin(body.length);
  assert.equal(await later.answer, answered);
  later.end();
  return () => {
    for (const { rest } of calls) rest();
    return Promise.all(calls.map(({ answer }) => answer));
  };
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/**
 * Sends a signal while 16 calls are open, again 100 ms later, and checks that all of the service ends in
 * order.
 */
async function stopInOrder(service: ServiceProcess, send: () => void): Promise<void> {
  const finish = await openCalls(service, 16);
  send();
  await sleep(100);
  try {
    send();
  } catch {
    // What was sent to may have ended with the first.
  }
  await waitUntil(async () => !(await isListening(service.port)), 10_000);
  assertAnswered(await finish(), 16);
  await waitUntil(async () => !isAlive(-service.pid), 15_000);
  assert.equal(await isListening(service.port), false);
}

for (const runtime of runtimes) {
  describe(
    `a service on ${runtime} answers 16 open calls and ends once`,
    { skip: withoutRuntime[runtime] },
    () => {
      for (const signal of runtime === 'bun' ? (['SIGTERM', 'SIGINT'] as const) : (['SIGTERM'] as const)) {
        test(`with two ${signal} to the script`, { timeout }, async () => {
          const service = await start(runtime);
          await stopInOrder(service, () => process.kill(service.pid, signal));
          assert.equal(await service.ended, 0);
        });

        test(
          `with two ${signal} to the group of processes, as a terminal sends them`,
          { timeout },
          async () => {
            const service = await start(runtime);
            await stopInOrder(service, () => process.kill(-service.pid, signal));
            assert.equal(await service.ended, 0);
          },
        );
      }

      test('with two SIGTERM to npm', { timeout }, async () => {
        const service = await start(runtime, ['npm', 'start']);
        await stopInOrder(service, () => process.kill(service.pid, 'SIGTERM'));
      });

      test('when the script is killed', { timeout }, async () => {
        const service = await start(runtime);
        await stopInOrder(service, () => process.kill(service.pid, 'SIGKILL'));
      });
    },
  );
}

test('two instances answer their open calls and end once', { timeout, skip: withoutPostgres }, async () => {
  const stores = { DATABASE_URL: await createDatabase(), PORT: String(await freePort()) };
  const service = await start('bun', undefined, { ...stores, INSTANCES: '2' });
  const { stdout } = await runProgram(['keys', 'create', '--name', 'x', '--json'], stores);
  const { key } = JSON.parse(stdout) as { key: string };
  await waitUntil(async () => service.output().match(/is ready/g)?.length === 2, 30_000);
  await stopInOrder({ ...service, key }, () => process.kill(-service.pid, 'SIGTERM'));
  assert.equal(await service.ended, 0);
});

describe('a service in the background', () => {
  test('outlives the shell that started it, and ends with npm', { timeout }, async () => {
    const service = await start('bun', ['sh', '-c', 'npm start & echo "npm is $!"']);
    const npm = Number(/^npm is (\d+)$/m.exec(service.output())![1]);
    assert.equal(await service.ended, 0);
    // The script looks for npm every 200 ms.
    await sleep(1_000);
    assert.ok(isAlive(npm));
    await stopInOrder(service, () => process.kill(npm, 'SIGTERM'));
  });

  for (const command of [
    ['npm', 'start'],
    ['node', 'scripts/run.mjs', 'src/main.ts', 'serve'],
  ]) {
    test(`outlives a hang-up when it has no terminal: ${command.join(' ')}`, { timeout }, async () => {
      const service = await start('bun', command);
      process.kill(-service.pid, 'SIGHUP');
      await sleep(1_000);
      const finish = await openCalls(service, 1);
      assert.deepEqual(await finish(), [answered]);
      process.kill(-service.pid, 'SIGTERM');
      await waitUntil(async () => !isAlive(-service.pid), 15_000);
    });
  }
});

test('a service in a terminal ends with it', { timeout, skip: withoutScript }, async () => {
  const service = await start('bun', ['script', '-qfec', 'npm start', '/dev/null']);
  const finish = await openCalls(service, 16);
  process.kill(service.pid, 'SIGKILL');
  await waitUntil(async () => !(await isListening(service.port)), 10_000);
  assertAnswered(await finish(), 16);
});
