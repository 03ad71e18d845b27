// No request holds up the others: not the worst that is refused, nor the worst that is answered.
import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { after, before, describe, test } from 'node:test';
import { send } from '../kit/callers.ts';
import { temporaryFolder } from '../kit/process.ts';
import { hostile, sendTogether } from '../kit/strangers.ts';
import { type ObservedService, startObserved } from './observed.ts';

const timeout = 60_000;
const MAX_WAIT_MS = 50;
/** Compilation and other processes hold up the first ones; what a request costs, it costs each time. */
const ATTEMPTS = 5;
const folder = await temporaryFolder();
after(() => rm(folder, { recursive: true }));

describe('a live probe on another connection', () => {
  let service: ObservedService;
  before(
    async () =>
      (service = await startObserved(folder, { PAGES_PER_MINUTE: '100000', PAGES_PER_DAY: '1000000' })),
    { timeout },
  );
  after(() => service.stop());

  /** The longest wait of a probe while something goes on. */
  async function longestWaitDuring(work: Promise<unknown>): Promise<number> {
    const state = { isOver: false };
    void work.finally(() => (state.isOver = true));
    let longestMs = 0;
    while (!state.isOver) {
      const startedMs = performance.now();
      const { status } = await send(service.address, { path: '/livez' }).answer;
      assert.equal(status, 200);
      longestMs = Math.max(longestMs, performance.now() - startedMs);
    }
    return longestMs;
  }

  /** What other processes of the machine make a probe wait, with nothing to wait for. */
  async function idleWait(): Promise<number> {
    const probes = Array.from({ length: 20 }, (_, index) => index);
    return longestWaitDuring(
      probes.reduce(
        (before) => before.then(() => send(service.address, { path: '/livez' }).answer),
        Promise.resolve<unknown>(undefined),
      ),
    );
  }

  for (const { name, hasKey = false, times, call, network } of hostile) {
    test(`waits less than ${MAX_WAIT_MS} ms for ${name}`, { timeout }, async () => {
      const key = hasKey ? await service.createKey('unlimited') : undefined;
      const waits: number[] = [];
      while (waits.length < ATTEMPTS && !(Math.min(...waits) < MAX_WAIT_MS)) {
        const idleMs = await idleWait();
        const calls = Array.from({ length: times }, (_, index) => ({
          ...call(waits.length * times + index),
          key,
        }));
        const sent = sendTogether(service.address, calls, network?.(waits.length * times));
        waits.push((await longestWaitDuring(sent)) - idleMs);
      }
      assert.ok(Math.min(...waits) < MAX_WAIT_MS, waits.map((ms) => ms.toFixed()).join(', '));
    });
  }

  for (const path of ['/openapi.json', '/openapi.yaml', '/llms.txt']) {
    test(`is answered while ${path} is written`, { timeout }, async () => {
      const asked = send(service.address, { path }).answer;
      assert.ok((await longestWaitDuring(asked)) < 500);
      assert.equal((await asked).status, 200);
    });
  }
});
