import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { startLiveService } from '../kit/live.ts';
import { openPage, origin, withoutBrowser } from '../kit/browser.ts';
import { readersOf } from '../kit/readers.ts';

/**
 * What `work` takes on a slow phone, about four times as long as on a developer's machine. The browser is
 * slowed down to that, so that a slow machine is not held to be a slower phone.
 */
const PHONE_MS = 80;

/**
 * All work of a page on its main thread, from the request on until it also calculates: seconds at that speed.
 */
const MAX_SECONDS = 1.5;

/** Between two tasks a page answers a touch. */
const MAX_TASK_SECONDS = 0.5;

/** Other processes make each count longer, so one within the bounds is enough. */
const MAX_RUNS = 6;

/** Elements, their layout and some data, as pages have them: the least time of a few runs. */
function work(): number {
  const times = Array.from({ length: 10 }, () => {
    const startedMs = performance.now();
    const list = document.createElement('div');
    for (let row = 0; row < 2_000; row++) {
      const line = document.createElement('p');
      line.textContent = `Row ${row}: ${Math.sqrt(row).toFixed(6)}`;
      list.append(line);
    }
    document.body.append(list);
    const rows = Array.from({ length: 20_000 }, (_, row) => ({ row, text: String(row) }));
    JSON.parse(JSON.stringify({ height: list.offsetHeight, rows }));
    list.remove();
    return performance.now() - startedMs;
  });
  return Math.min(...times);
}

describe('the main thread of a slow phone', { skip: withoutBrowser }, () => {
  const openReader = readersOf(startLiveService);

  async function measure(path: string) {
    const { page } = await openPage(await openReader({ width: 390 }));
    const session = await page.context().newCDPSession(page);
    const rate = Math.max(1, PHONE_MS / (await page.evaluate(work)));
    await session.send('Emulation.setCPUThrottlingRate', { rate });
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
    return { all, longest: Math.max(0, ...tasks) / 1000, rate };
  }

  for (const path of [
    '/',
    '/calculators/mortgage',
    '/calculators/monte-carlo',
    '/calculators/amortization-schedule?rows-each=month',
    '/currency',
    '/docs/calculators/mortgage',
  ]) {
    test(`is free again soon on ${path}`, async () => {
      const runs: string[] = [];
      for (let run = 0; run < MAX_RUNS; run++) {
        const { all, longest, rate } = await measure(path);
        if (all <= MAX_SECONDS && longest <= MAX_TASK_SECONDS) return;
        runs.push(
          `slowed down ${rate.toFixed(1)} times: ${all.toFixed(2)} s of work, ${longest.toFixed(2)} s without an answer`,
        );
      }
      assert.fail(runs.join('; '));
    });
  }
});
