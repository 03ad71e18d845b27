import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { startLiveService } from '../kit/live.ts';
import { openPage, origin, withoutBrowser } from '../kit/browser.ts';
import { readersOf } from '../kit/readers.ts';

/** A slow phone takes about four times as long as the machine of a developer. */
const SLOWDOWN = 4;

/**
 * All work of a page on its main thread, from the request on until it also calculates: seconds at that speed.
 */
const MAX_SECONDS = 1.5;

/** Between two tasks a page answers a touch. */
const MAX_TASK_SECONDS = 0.5;

/** Other processes make each count longer, so one within the bounds is enough. */
const MAX_RUNS = 6;

describe('the main thread of a slow phone', { timeout: 300_000, skip: withoutBrowser }, () => {
  const openReader = readersOf(startLiveService);

  async function measure(path: string) {
    const { page } = await openPage(await openReader({ width: 390 }));
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await session.send('Performance.enable');
    await page.addInitScript(() => {
      const tasks: number[] = [];
      Object.assign(globalThis, { tasks });
      const observer = new PerformanceObserver((list) => {
        tasks.push(...list.getEntries().map(({ duration }) => duration));
      });
      observer.observe({ type: 'longtask', buffered: true });
    });
    await page.goto(origin + path);
    await page.waitForLoadState('networkidle');
    const { metrics } = await session.send('Performance.getMetrics');
    const tasks = await page.evaluate(() => (globalThis as unknown as { tasks: readonly number[] }).tasks);
    await page.context().close();
    const all = metrics.find(({ name }) => name === 'TaskDuration')!.value;
    return { all, longest: Math.max(0, ...tasks) / 1000 };
  }

  for (const path of [
    '/',
    '/calculators/mortgage',
    '/calculators/monte-carlo',
    '/calculators/amortization-schedule?rows-each=month',
    '/docs/calculators/mortgage',
  ]) {
    test(`is free again soon on ${path}`, async () => {
      const runs: string[] = [];
      for (let run = 0; run < MAX_RUNS; run++) {
        const { all, longest } = await measure(path);
        if (all <= MAX_SECONDS && longest <= MAX_TASK_SECONDS) return;
        runs.push(`${all.toFixed(2)} s of work, ${longest.toFixed(2)} s without an answer`);
      }
      assert.fail(runs.join('; '));
    });
  }
});
