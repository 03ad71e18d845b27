import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type BrowserContext, type Page, type Route } from 'playwright-core';
import type { TestService } from './harness.ts';
import { skipFor } from './skips.ts';

const paths = [
  process.env['CHROMIUM'] ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
const executablePath = paths.find((path) => existsSync(path));

/** For the `skip` of a test with a browser: why it cannot run, or false. */
export const withoutBrowser = findBrowser();

function findBrowser(): string | false {
  if (executablePath !== undefined) return false;
  return skipFor('Chromium is not on this machine (apt-get install chromium)');
}

/** A browser with a new and empty profile that speaks to nobody by itself. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: executablePath!,
    headless: true,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

export interface ContextOptions {
  readonly width?: number;
  readonly javaScriptEnabled?: boolean;
  readonly locale?: string;
  /** Whether the reader points with a finger. */
  readonly hasTouch?: boolean;
  /** The language of pages that the reader has chosen, whatever the locale is. */
  readonly language?: string;
}

/**
 * A reader of one service, whose requests the service answers without a socket. What they ask elsewhere
 * fails.
 */
export async function openContext(
  browser: Browser,
  service: TestService,
  options: ContextOptions = {},
): Promise<BrowserContext> {
  const {
    width = 1280,
    javaScriptEnabled = true,
    locale = 'en-US',
    language = 'en',
    hasTouch = false,
  } = options;
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme: 'light',
    javaScriptEnabled,
    locale,
    hasTouch,
    isMobile: hasTouch,
    reducedMotion: 'reduce',
  });
  if (!locale.startsWith(language)) {
    await context.addCookies([{ name: 'language', value: language, url: 'https://localhost:8443' }]);
  }
  let isClosed = false;
  context.once('close', () => {
    isClosed = true;
  });
  const answer = async (route: Route) => {
    const request = route.request();
    const url = new URL(request.url());
    if (url.origin !== 'https://localhost:8443') return route.abort();
    const body = request.postData();
    const cookie = (await context.cookies(url.origin))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
    const headers = { ...request.headers(), ...(cookie !== '' && { cookie }) };
    const sent = { method: request.method(), headers, ...(body !== null && { body }) };
    let response = await service.send(url.pathname + url.search, sent);
    const location = response.headers.get('location');
    // Where a script is sent on from here, Playwright would let the browser ask the network.
    if (location !== null && !request.isNavigationRequest())
      response = await service.send(location.replace(/#.*/, ''), sent);
    await route.fulfill({
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: Buffer.from(await response.arrayBuffer()),
    });
  };
  await context.route('**/*', async (route) => {
    try {
      await answer(route);
    } catch (error) {
      // A reader may leave while a page still asks for something.
      if (!isClosed) throw error;
    }
  });
  return context;
}

export interface WatchedPage {
  readonly page: Page;
  /** What the browser had to complain of. */
  readonly complaints: string[];
}

/** How long a step of a test may take on a machine that is busy with other tests. */
const PATIENCE_MS = 60_000;

export async function openPage(context: BrowserContext): Promise<WatchedPage> {
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // What a page still asks for when it is left, such as its icon, is cancelled.
    if (reason !== 'net::ERR_ABORTED') complaints.push(`failed: ${request.url()}: ${reason}`);
  });
  return { page, complaints };
}

export const origin = 'https://localhost:8443';

const axePath = fileURLToPath(import.meta.resolve('axe-core/axe.min.js'));

interface AxeWindow {
  readonly axe: {
    run(options: object): Promise<{
      violations: readonly { id: string; nodes: readonly { html: string; failureSummary: string }[] }[];
    }>;
  };
}

/**
 * What axe-core finds against WCAG 2.2 AA and its best practices, in words, also in what is folded;
 * evaluated past the page's policy.
 */
export async function findAccessibilityFaults(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.evaluate', { expression: readFileSync(axePath, 'utf8') });
  await session.detach();
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true;
  });
  const light = await runAxe(page, {});
  // In the dark only the colours are others.
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.evaluate(() => new Promise((resolve) => void setTimeout(resolve, 50)));
  const dark = await runAxe(page, { runOnly: ['color-contrast'] });
  await page.emulateMedia({ colorScheme: 'light' });
  return [...light, ...dark.map((fault) => `in the dark: ${fault}`)];
}

function runAxe(page: Page, options: object): Promise<readonly string[]> {
  return page.evaluate(async (options) => {
    const { axe } = globalThis as unknown as AxeWindow;
    const { violations } = await axe.run({ ...options, resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
    );
  }, options);
}
