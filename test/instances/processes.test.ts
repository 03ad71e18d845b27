// One service of several processes that share a port, as an operator starts it.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { get } from 'node:http';
import { after, describe, test } from 'node:test';
import { cleanUp, createDatabase, withoutPostgres } from '../access/servers.ts';
import { runProgram, runtimes, startProcess, temporaryFolder, withoutRuntime } from '../e2e/process.ts';
import { freePort, waitUntil } from './fleet.ts';

after(cleanUp, { timeout: 30_000 });

/** The processes that a process has started, directly or not. */
async function descendantsOf(pid: number): Promise<{ pid: number; command: string }[]> {
  const listing = spawn('ps', ['-e', '-o', 'pid=,ppid=,args=']);
  let text = '';
  listing.stdout.on('data', (chunk) => (text += String(chunk)));
  await new Promise((resolve) => listing.once('close', resolve));
  const all = [...text.matchAll(/^ *(\d+) +(\d+) (.*)$/gm)].map(([, id, parent, command]) => {
    return { pid: Number(id), parent: Number(parent), command: command! };
  });
  const below = (parent: number): typeof all =>
    all.flatMap((one) => (one.parent === parent ? [one, ...below(one.pid)] : []));
  return below(pid);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function readMetrics(port: number): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  get({ port, path: '/metrics' }, (reply) => {
    let text = '';
    reply.on('data', (chunk) => (text += String(chunk)));
    reply.on('end', () => resolve(text));
  }).on('error', reject);
  return promise;
}

for (const runtime of runtimes) {
  const options = { timeout: 60_000 };
  describe(`INSTANCES=2 on ${runtime}`, { skip: withoutRuntime[runtime] || withoutPostgres }, () => {
    const start = async () => {
      const folder = await temporaryFolder();
      const settings = { RUNTIME: runtime, INSTANCES: '2', DATABASE_URL: await createDatabase() };
      const METRICS_ADDRESS = `127.0.0.1:${await freePort()}`;
      const ports = { PORT: String(await freePort()), METRICS_ADDRESS };
      const service = await startProcess(folder, { ...settings, ...ports });
      const readyCount = () => service.output().match(/is ready/g)?.length;
      await waitUntil(async () => readyCount() === 2, 30_000);
      return { service, METRICS_ADDRESS, remove: () => rm(folder, { recursive: true }) };
    };

    test('is two processes on one port, and a signal ends both with exit code 0', options, async () => {
      const { service, remove } = await start();
      assert.equal(await service.stop(), 0);
      await remove();
    });

    test('has metrics for each process', options, async () => {
      const { service, METRICS_ADDRESS, remove } = await start();
      const first = Number(METRICS_ADDRESS.split(':')[1]);
      const texts = await Promise.all([first, first + 1].map(readMetrics));
      for (const text of texts) assert.match(text, /^process_start_time_seconds \S+$/m);
      // They may have begun in the same millisecond, but they have not done the same.
      assert.notEqual(texts[0], texts[1]);
      await service.stop();
      await remove();
    });

    test('ends when the process that runs it is killed', options, async () => {
      const { remove } = await start();
      const running = (await descendantsOf(process.pid)).filter(({ command }) =>
        command.endsWith('src/main.ts serve'),
      );
      const parents = await Promise.all(
        running.map(async ({ pid }) => (await descendantsOf(pid)).length > 0),
      );
      const [parent] = running.filter((_, index) => parents[index]).slice(-1);
      const children = await descendantsOf(parent!.pid);
      process.kill(parent!.pid, 'SIGKILL');
      await waitUntil(async () => children.every(({ pid }) => !isAlive(pid)), 20_000);
      await remove();
    });

    test('says that one ended by itself, and stops the other', options, async () => {
      const { service, remove } = await start();
      const leaves = (await descendantsOf(process.pid)).filter(({ command }) =>
        command.endsWith('src/main.ts serve'),
      );
      process.kill(leaves.at(-1)!.pid, 'SIGKILL');
      await waitUntil(async () => service.output().includes('(SIGKILL); stopping all.'), 10_000);
      assert.equal(await service.stop(), 1);
      await remove();
    });
  });
}

test('several instances need a shared store and a port', async () => {
  const { code, stderr } = await runProgram(['serve'], { INSTANCES: '2', PORT: '0' });
  assert.equal(code, 1);
  assert.match(stderr, /INSTANCES: more than one need a DATABASE_URL=postgres/);
  assert.match(stderr, /INSTANCES: more than one need a PORT to share/);
});
