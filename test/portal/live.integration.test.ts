import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { unlimited } from '#access/limits.ts';
import { catalogue } from '#catalogue/index.ts';
import { startTestService, type TestService } from '../kit/harness.ts';
import { buildLive } from '../kit/live.ts';
import {
  launchBrowser,
  openContext,
  openPage,
  origin,
  type WatchedPage,
  withoutBrowser,
} from '../kit/browser.ts';

describe('a page that calculates in the browser', { timeout: 600_000, skip: withoutBrowser }, () => {
  let browser: Browser;
  let service: TestService;

  before(
    async () => {
      service = await startTestService({ limiter: { check: () => unlimited } }, catalogue, buildLive);
      browser = await launchBrowser();
      // The first page has the files made.
      await service.send('/calculators/mortgage');
      await buildLive();
    },
    { timeout: 300_000 },
  );
  after(() => browser.close());

  interface Opened extends WatchedPage {
    /** The pages that were asked for since it was opened. */
    readonly asked: string[];
  }

  /** Opens a page, and waits for its file. */
  async function open(path: string, locale = 'en-US'): Promise<Opened> {
    const context = await openContext(browser, service, { locale });
    const watched = await openPage(context);
    const asked: string[] = [];
    const loaded = watched.page.waitForResponse(/\/static\/live\/(?!chunk)/);
    await watched.page.goto(origin + path);
    await loaded;
    await watched.page.waitForLoadState('networkidle');
    watched.page.on('request', (request) => {
      if (request.url().includes('/calculators/')) asked.push(request.url());
    });
    return { ...watched, asked };
  }

  const close = ({ page }: Opened) => page.context().close();
  const sentence = (page: Page) => page.textContent('#result .sentence');

  test('answers each key without a request, and dims what it does not calculate', async () => {
    const opened = await open('/calculators/mortgage');
    const { page, asked, complaints } = opened;
    // By Python, for 320,000 over 30 years at 6, 6.5 and 6.55 %.
    const payments = { '6': '$1,918.56', '6.': '$1,918.56', '6.5': '$2,022.62', '6.55': '$2,033.15' };
    for (const [text, payment] of Object.entries(payments)) {
      await page.fill('#interest_rate', text);
      assert.equal(await sentence(page), `You would pay ${payment} a month`);
      assert.equal(await page.getAttribute('html', 'data-stale'), 'rest');
    }
    await page.locator('#announcement').getByText('$2,033.15').waitFor();
    assert.match(page.url(), /interest_rate=6\.55&/);
    assert.deepEqual(asked, []);
    await page.focus('#loan_term');
    await page.locator('html:not([data-stale])').waitFor();
    assert.equal(asked.length, 1);
    assert.equal(complaints.join('\n'), '');
    await close(opened);
  });

  test('says what is wrong after a pause, beside the dimmed result of the numbers before', async () => {
    const opened = await open('/calculators/mortgage');
    const { page, asked } = opened;
    await page.fill('#interest_rate', '6x');
    assert.equal(await page.getAttribute('html', 'data-stale'), '');
    await page.locator('#interest_rate-message').getByText('got "6x"').waitFor();
    await page.locator('#faults').getByText('The result below is for your earlier numbers.').waitFor();
    await page.fill('#interest_rate', '6');
    assert.equal(await sentence(page), 'You would pay $1,918.56 a month');
    assert.equal((await page.textContent('#faults'))!.trim(), '');
    assert.deepEqual(asked, []);
    await close(opened);
  });

  for (const { locale, currency, price, rate, shown } of [
    { locale: 'en-IN', currency: 'INR', price: '₹4,50,000', rate: '7.5%', shown: '₹3,146.47' },
    { locale: 'de-DE', currency: 'EUR', price: '450.000,5', rate: '7,5 %', shown: '3.146,47\u00a0€' },
    { locale: 'en-US', currency: 'USD', price: '450k', rate: '7,5 %', shown: '$3,146.47' },
  ]) {
    test(`reads ${price} and ${rate} (${locale}) as they are typed`, async () => {
      const opened = await open(
        `/calculators/mortgage?home_price=1&down_payment=0&interest_rate=1&loan_term=30&currency=${currency}`,
        locale,
      );
      const { page, asked } = opened;
      await page.locator('#home_price').fill('');
      await page.locator('#home_price').pressSequentially(price);
      await page.locator('#interest_rate').fill('');
      await page.locator('#interest_rate').pressSequentially(rate);
      // 450,000 at 7.5 % over 30 years, by Python: 3146.4653.
      assert.equal(await sentence(page), `You would pay ${shown} a month`);
      assert.ok(asked.length <= 1, 'only the field that was left is followed by a request');
      await close(opened);
    });
  }
});
