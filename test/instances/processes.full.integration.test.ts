// One service of several processes that share a port, as an operator starts it.
import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { after, describe, test } from 'node:test';
import { planRestart } from '#service/instances.ts';
import { cleanUp, createDatabase, withoutPostgres } from '../access/servers.ts';
import {
  descendantsOf,
  isAlive,
  runProgram,
  runtimes,
  type ServiceProcess,
  startProcess,
  temporaryFolder,
  withoutRuntime,
} from '../kit/process.ts';
import { freePort, waitUntil } from '../kit/fleet.ts';
import { readMetrics } from '../kit/metrics.ts';

after(cleanUp);

/** The process ids of the instances, in the order in which they were started. */
async function instancesOf({ pid }: ServiceProcess): Promise<number[]> {
  const [, ...instances] = await descendantsOf(pid);
  return instances;
}

for (const runtime of runtimes) {
  describe(`INSTANCES=2 on ${runtime}`, { skip: withoutRuntime[runtime] || withoutPostgres }, () => {
    const start = async () => {
      const folder = await temporaryFolder();
      const settings = { RUNTIME: runtime, INSTANCES: '2', DATABASE_URL: await createDatabase() };
      const METRICS_ADDRESS = `127.0.0.1:${await freePort(2)}`;
      const ports = { PORT: String(await freePort()), METRICS_ADDRESS };
      const service = await startProcess(folder, { ...settings, ...ports });
      const readyCount = () => service.output().match(/is ready/g)?.length;
      await waitUntil(async () => readyCount() === 2, 30_000);
      return { service, readyCount, METRICS_ADDRESS, remove: () => rm(folder, { recursive: true }) };
    };

    test('is two processes on one port, and a signal ends both with exit code 0', async () => {
      const { service, remove } = await start();
      assert.equal(await service.stop(), 0);
      await remove();
    });

    test('has metrics for each process', async () => {
      const { service, METRICS_ADDRESS, remove } = await start();
      const first = Number(METRICS_ADDRESS.split(':')[1]);
      const texts = await Promise.all([first, first + 1].map(readMetrics));
      for (const text of texts) assert.match(text, /^process_start_time_seconds \S+$/m);
      // They may have begun in the same millisecond, but they have not done the same.
      assert.notEqual(texts[0], texts[1]);
      await service.stop();
      await remove();
    });

    test('ends when the process that runs it is killed', async () => {
      const { service, remove } = await start();
      const [supervisor, ...children] = await descendantsOf(service.pid);
      process.kill(supervisor!, 'SIGKILL');
      await waitUntil(async () => children.every((pid) => !isAlive(pid)), 20_000);
      await remove();
    });

    test('starts one that stopped unexpectedly again, and waits longer each time', async () => {
      const { service, readyCount, METRICS_ADDRESS, remove } = await start();
      const second = Number(METRICS_ADDRESS.split(':')[1]) + 1;
      const readStart = async () =>
        Number(/^process_start_time_seconds (\S+)$/m.exec(await readMetrics(second))![1]);
      for (const [round, restartMs] of [500, 1_000].entries()) {
        const before = await readStart();
        process.kill((await instancesOf(service))[1]!, 'SIGKILL');
        const line = `"instance":2,"of":2,"state":"stopped unexpectedly","reason":"SIGKILL","restart_ms":${restartMs}}`;
        await waitUntil(async () => service.output().includes(line), 10_000);
        await waitUntil(async () => readyCount() === 3 + round, 30_000);
        assert.equal((await instancesOf(service)).length, 2);
        assert.ok((await readStart()) > before);
      }
      assert.equal(await service.stop(), 0);
      await remove();
    });

    test('ends with their exit code when none can start', async () => {
      const settings = {
        INSTANCES: '2',
        DATABASE_URL: await createDatabase(),
        PORT: String(await freePort()),
      };
      const TLS = { TLS: 'files', TLS_CERT: '/nowhere/a.pem', TLS_KEY: '/nowhere/b.pem' };
      const { code, stderr } = await runProgram(['serve'], { RUNTIME: runtime, ...settings, ...TLS });
      assert.equal(code, 1);
      assert.match(stderr, /^centwise: TLS_CERT: \/nowhere\/a\.pem cannot be read: no such file\.$/m);
      const lines = stderr.split('\n').filter((line) => line.includes('"event":"instance"'));
      assert.ok(lines.length >= 2, stderr);
      assert.match(
        lines.at(-1)!,
        /"reason":"exit code 1","advice":"no process could start; the reason is above"/,
      );
    });
  });
}

test('an instance that fails again and again is started later each time, until it has been steady', () => {
  const delays: number[] = [];
  let failures = 0;
  for (let round = 0; round < 9; round++) {
    const plan = planRestart(failures, 59_999);
    failures = plan.failures;
    delays.push(plan.delayMs);
  }
  assert.deepEqual(delays, [500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
  assert.deepEqual(planRestart(failures, 60_000), { failures: 1, delayMs: 500 });
});

test('several instances need a shared store and a port', async () => {
  const { code, stderr } = await runProgram(['serve'], { INSTANCES: '2', PORT: '0' });
  assert.equal(code, 1);
  assert.match(stderr, /INSTANCES: more than one needs DATABASE_URL=postgres/);
  assert.match(stderr, /INSTANCES: more than one needs a PORT other than 0 to share/);
});
