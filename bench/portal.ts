// What the pages weigh and when a reader first sees them: `npm run bench -- portal`. It needs Chromium
// (/usr/bin/chromium).
import { rm } from 'node:fs/promises';
import { catalogue } from '#catalogue/index.ts';
import { startProcess, temporaryFolder } from '../test/kit/process.ts';
import { launchBrowser, withoutBrowser } from '../test/kit/browser.ts';
import { describeMachine, formatTable } from './table.ts';

/** The most that a page may weigh, with all its files. The console is another matter: it is a program. */
const MAX_KILOBYTES = 60;

if (withoutBrowser !== false) throw new Error(withoutBrowser);

const folder = await temporaryFolder();
// One network asks for all pages.
const service = await startProcess(folder, { PAGES_PER_MINUTE: '10000' });
const browser = await launchBrowser();
const paths = [
  '/',
  '/?q=loan',
  ...new Set(catalogue.map(({ category }) => `/categories/${category}`)),
  ...catalogue.map(({ id }) => `/calculators/${id}`),
  '/currency',
  '/status',
  '/access',
  '/docs/tutorial',
  '/docs',
];
const rows: string[][] = [];
const heavy: string[] = [];
try {
  for (const path of paths) {
    const { kilobytes, requests, firstPaintMs } = await measure(path);
    rows.push([path, kilobytes.toFixed(1), String(requests), firstPaintMs.toFixed(0)]);
    if (kilobytes > MAX_KILOBYTES && path !== '/docs') heavy.push(path);
  }
} finally {
  await browser.close();
  await service.stop();
  await rm(folder, { recursive: true });
}
process.stdout.write(`${describeMachine()}, with an empty cache\n\n`);
process.stdout.write(formatTable(['Page', 'kB', 'Requests', 'First paint, ms'], rows));
if (heavy.length > 0) {
  process.stderr.write(`More than ${MAX_KILOBYTES} kB: ${heavy.join(', ')}\n`);
  process.exitCode = 1;
}

/**
 * Of one page in a new profile: bytes of all bodies as they were sent, and the first contentful paint. The
 * files by which a page calculates are loaded afterwards, whenever the browser is idle, and are not among
 * them.
 */
async function measure(path: string) {
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  const page = await context.newPage();
  const reply = await page.goto(`https://localhost:${service.port}${path}`, { waitUntil: 'load' });
  if (reply?.ok() !== true) throw new Error(`${path} is answered with ${reply?.status()}.`);
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const measured = await page.evaluate(() => {
    const entries = [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ].filter(({ name }) => !name.includes('/static/live/')) as PerformanceResourceTiming[];
    return {
      kilobytes: entries.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000,
      requests: entries.length,
      firstPaintMs: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
    };
  });
  await context.close();
  return measured;
}
