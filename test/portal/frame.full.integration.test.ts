import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startTestService } from '../kit/harness.ts';
import { launchBrowser, openContext, openPage, origin, withoutBrowser } from '../kit/browser.ts';

const site = 'https://bank.example';
const host = `<!doctype html><title>Bank</title><script src="${origin}/embed.js"></script>
  <centwise-calculator calculator="mortgage" home_price="450000" down_payment="20%" interest_rate="6 7/8"
    loan_term="30" currency="USD" accent="#FFEB3B" title="Your loan"></centwise-calculator>`;

test(
  'an element of another site shows a calculator as high as it is, in its colors',
  { skip: withoutBrowser },
  async () => {
    const browser = await launchBrowser();
    const service = await startTestService({}, undefined, undefined, [], site);
    const context = await openContext(browser, service);
    const { page } = await openPage(context);
    await page.route(`${site}/`, (route) => route.fulfill({ contentType: 'text/html', body: host }));
    await page.goto(`${site}/`);
    const frame = page.frameLocator('iframe[title="Your loan"]');
    await frame.locator('#result').getByText('$2,364.94').waitFor();
    await frame.locator('#home_price').fill('500000');
    await frame.locator('#interest_rate').focus();
    await frame.locator('#result').getByText('$2,693.41').waitFor();
    // Yellow is darker on white, so that a link can be read; the button has white letters then.
    const colors = await frame.locator('button.main').evaluate((button) => {
      const { backgroundColor, color } = getComputedStyle(button);
      return [backgroundColor, color];
    });
    assert.equal(colors[1], 'rgb(255, 255, 255)');
    assert.notEqual(colors[0], 'rgb(255, 235, 59)');
    // The frame does not scroll.
    await page.waitForFunction(() => {
      const one = document.querySelector('iframe')!;
      return one.clientHeight > 900;
    });
    const inner = page.frames()[1]!;
    const [content, view] = await inner.evaluate(() => [document.body.offsetHeight, innerHeight]);
    assert.ok(Math.abs(content - view) <= 1, `${content} px are shown in ${view}`);
    await browser.close();
  },
);
