import { after, before } from 'node:test';
import type { Browser, BrowserContext } from 'playwright-core';
import { type ContextOptions, launchBrowser, openContext } from './browser.ts';
import type { TestService } from './harness.ts';

/**
 * Opens a browser and a service for the tests of a suite, and closes the browser after them. What it returns
 * opens a reader of that service.
 */
export function readersOf(start: () => Promise<TestService>) {
  let browser: Browser;
  let service: TestService;
  before(
    async () => {
      service = await start();
      browser = await launchBrowser();
    },
    { timeout: 900_000 },
  );
  after(() => browser.close());
  return (options?: ContextOptions): Promise<BrowserContext> => openContext(browser, service, options);
}
