import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { unlimited } from '#access/limits.ts';
import { startTestService, type TestService } from '../kit/harness.ts';
import {
  findAccessibilityFaults,
  launchBrowser,
  openContext,
  openPage,
  origin,
  withoutBrowser,
} from '../kit/browser.ts';

/** The mean difference of a color, of 255, that edges drawn by two programs make. */
const MAX_DIFFERENCE = 1.5;

describe('finding a calculator in a browser', { skip: withoutBrowser }, () => {
  let browser: Browser;
  let service: TestService;

  before(async () => {
    service = await startTestService({ limiter: { check: () => unlimited } });
    browser = await launchBrowser();
  });
  after(() => browser.close());

  test('shows results while one types, without a complaint of the browser', async () => {
    const { page, complaints } = await openPage(await openContext(browser, service));
    await page.goto(origin);
    await page.fill('#q', 'morgage');
    const first = page.locator('#found .cards a').first();
    await first.waitFor();
    assert.equal(await first.getAttribute('href'), '/calculators/mortgage');
    assert.match((await page.locator('#announcement').textContent())!, /match “morgage”/);
    await page.fill('#q', '');
    await page.locator('#found .index').waitFor();
    // The policy of pages lets blocks of data be.
    await page.goto(`${origin}/calculators/mortgage`);
    assert.deepEqual(complaints, []);
  });

  test('works without a script', async () => {
    const { page } = await openPage(await openContext(browser, service, { javaScriptEnabled: false }));
    await page.goto(origin);
    await page.fill('#q', 'how much house can i afford');
    await page.press('#q', 'Enter');
    assert.equal(
      await page.locator('#found .cards a').first().getAttribute('href'),
      '/calculators/mortgage-affordability',
    );
  });

  test('needs no long way on a phone: the navigation is one line, and the home page a few screens', async () => {
    const { page } = await openPage(await openContext(browser, service, { width: 390 }));
    for (const path of ['/', '/categories/investing', '/?q=zzzz']) {
      await page.goto(origin + path);
      const { header, height, width } = await page.evaluate(() => ({
        header: document.querySelector('header')!.getBoundingClientRect().height,
        height: document.documentElement.scrollHeight,
        width: document.documentElement.scrollWidth,
      }));
      assert.ok(header < 80, `${path}: the header is ${header} tall`);
      assert.ok(width <= 390, `${path}: ${width} wide`);
      if (path === '/') assert.ok(height < 4_800, `${height} tall`);
    }
  });

  test('can be used by all, in both themes', async () => {
    const { page } = await openPage(await openContext(browser, service));
    for (const path of ['/', '/categories/loans', '/?q=loan', '/?q=zzzz', '/calculators/cagr']) {
      await page.goto(origin + path);
      assert.deepEqual(await findAccessibilityFaults(page), [], path);
    }
  });

  test('its icon is the same as the drawing that browsers show', async () => {
    const { page } = await openPage(await openContext(browser, service));
    await page.goto(`${origin}/robots.txt`);
    const svg = readFileSync(new URL('../../src/portal/static/icon.svg', import.meta.url), 'utf8');
    const drawn = await service.send('/apple-touch-icon.png');
    // Phones round the corners themselves.
    const images = [
      `data:image/svg+xml,${encodeURIComponent(svg.replace(' rx="8"', ''))}`,
      `data:image/png;base64,${Buffer.from(await drawn.arrayBuffer()).toString('base64')}`,
    ];
    await page.goto('about:blank');
    const difference = await page.evaluate(async (addresses) => {
      const side = 180;
      const pixels = await Promise.all(
        addresses.map(async (address) => {
          const image = new Image(side, side);
          image.src = address;
          await image.decode();
          const canvas = new OffscreenCanvas(side, side);
          const context = canvas.getContext('2d')!;
          context.drawImage(image, 0, 0, side, side);
          return context.getImageData(0, 0, side, side).data;
        }),
      );
      const [one, other] = pixels as [Uint8ClampedArray, Uint8ClampedArray];
      return one.reduce((sum, value, place) => sum + Math.abs(value - other[place]!), 0) / one.length;
    }, images);
    assert.ok(difference < MAX_DIFFERENCE, String(difference));
  });
});
