// Replies that nobody reads: a thousand streams whose callers take a byte of each, and another one a second
// later.
import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../kit/fleet.ts';
import { readMetrics } from '../kit/metrics.ts';
import { runtimes, startProcess, temporaryFolder, withoutRuntime } from '../kit/process.ts';
import { openUnread } from './waves.ts';

/** Above what is idle; two threads work. */
const MAX_GROWTH = 130e6;

const steps = Array.from({ length: 100 }, (_, step) => step + 1);
/** Its reply has 1.4 MB. */
const sweep = JSON.stringify({
  inputs: { years: 10 },
  vary: [
    { field: 'annual_return', values: steps.map((step) => step / 7) },
    { field: 'monthly_investment', values: steps },
  ],
});

for (const runtime of runtimes) {
  describe(`replies of a service on ${runtime}`, { skip: withoutRuntime[runtime] }, () => {
    test('that nobody reads take little memory, are counted, and are cut', async () => {
      const metricsPort = await freePort();
      const dataDir = await temporaryFolder();
      const METRICS_ADDRESS = `127.0.0.1:${metricsPort}`;
      const service = await startProcess(dataDir, { TLS: 'dev', RUNTIME: runtime, METRICS_ADDRESS });
      const read = async (name: string) => {
        const text = await readMetrics(metricsPort);
        return Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)![1]);
      };
      try {
        const { port, key } = service;
        // What has to be made once is there before.
        const [document, one] = [
          { port, path: '/openapi.json', connections: 1, streams: 1 },
          {
            port,
            path: '/v1/sweep/sip',
            body: sweep,
            headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
            connections: 1,
            streams: 1,
          },
        ];
        (await openUnread(document)).close();
        // The second thread starts for sweeps that wait, and takes a while.
        for (let wave = 0; wave < 3; wave++) {
          (await openUnread({ ...one, streams: 4 })).close();
          await sleep(1_000);
        }
        const idle = await read('process_resident_memory_bytes');
        const unread = await Promise.all([
          openUnread({ ...document, connections: 8, streams: 120 }),
          openUnread({ ...one, connections: 4, streams: 10 }),
        ]);
        const until = async (isSo: () => Promise<boolean>) => {
          const endMs = performance.now() + 20_000;
          while (!(await isSo()) && performance.now() < endMs) await sleep(100);
        };
        await until(async () => (await read('centwise_refused_replies_total')) > 0);
        // Node refuses at once what is more than a session may hold.
        const heads = unread.map((one) => one.heads());
        assert.ok(
          heads[1]! > 0 && (runtime === 'node' || heads[0] === 960),
          `${heads.join()} replies have begun`,
        );
        const bytes = await read('centwise_unsent_bytes');
        assert.ok(bytes > 1e6 && bytes <= 48 * 1024 * 1024, `${bytes} bytes are unsent`);
        assert.ok((await read('centwise_refused_replies_total')) > 0, 'none is refused');
        const grown = (await read('process_resident_memory_bytes')) - idle;
        assert.ok(grown < MAX_GROWTH, `${grown / 1e6} MB more than idle`);
        await until(async () => (await read('centwise_unsent_replies')) === 0);
        assert.equal(await read('centwise_unsent_bytes'), 0);
        assert.ok((await read('centwise_stalled_replies_total')) > 0, 'none is cut');
        for (const { close } of unread) close();
      } finally {
        await service.stop();
        await rm(dataDir, { recursive: true });
      }
    });
  });
}
