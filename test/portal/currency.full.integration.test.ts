import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { unlimited } from '#access/limits.ts';
import { startTestService } from '../kit/harness.ts';
import { pastEuroRates } from '../kit/past-rates.ts';
import { openPage, origin, withoutBrowser } from '../kit/browser.ts';
import { readersOf } from '../kit/readers.ts';

describe('conversions and links in a browser', { skip: withoutBrowser }, () => {
  const openReader = readersOf(async () => {
    const service = await startTestService({ limiter: { check: () => unlimited } });
    await service.ratesStore.append(pastEuroRates, '2026-09-30T12:00:00Z');
    return service;
  });

  async function open(path: string) {
    const context = await openReader();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { page } = await openPage(context);
    await page.goto(origin + path);
    const copied = async () => {
      await page.locator('[data-copy-link]').click();
      await page.getByText('Link copied').waitFor();
      return page.evaluate(() => navigator.clipboard.readText());
    };
    return { page, copied };
  }

  test('a currency is found by a word of its name, and both are swapped', async () => {
    const { page, copied } = await open('/currency/usd-eur');
    await page.focus('#to');
    await page.keyboard.type('rupee');
    assert.equal(await page.inputValue('#to'), 'INR');
    await page.locator('#result').getByText('₹9,595.98').waitFor();
    await page.getByRole('heading', { name: 'US Dollar to Indian Rupee', level: 1 }).waitFor();
    await page.locator('#related').getByRole('link', { name: 'INR to USD' }).waitFor();
    await page.fill('#amount', '1,500.5');
    await page.locator('#result').getByText('1,500.5 US dollars =').waitFor();
    assert.equal(await copied(), `${origin}/currency/usd-inr?amount=1500.5&number-marks=.`);
    await page.getByRole('button', { name: 'Swap the currencies' }).click();
    await page.getByRole('heading', { name: 'Indian Rupee to US Dollar' }).waitFor();
    await page.locator('#result').getByText('1,500.5 Indian rupees =').waitFor();
    await page.fill('#amount', '€5');
    await page.locator('#faults').getByText('is not the sign of INR').waitFor();
    await page.locator('#amount-message').getByRole('link', { name: 'Convert from EUR' }).click();
    await page.locator('#result').getByText('5 euros =').waitFor();
    assert.equal(new URL(page.url()).pathname, '/currency/eur-usd');
    await page.context().close();
  });

  test('the names of common currencies are shown whole', async () => {
    for (const width of [390, 1280]) {
      const context = await openReader({ width });
      const { page } = await openPage(context);
      await page.goto(`${origin}/currency`);
      const cut = await page.locator('#from').evaluate((select) => {
        const pen = document.createElement('canvas').getContext('2d')!;
        const style = getComputedStyle(select);
        pen.font = `${style.fontSize} ${style.fontFamily}`;
        // The arrow takes about as much as the padding.
        const room = select.clientWidth - 3 * Number.parseFloat(style.paddingLeft);
        const options = [...select.querySelectorAll('optgroup:first-of-type option')];
        return options
          .map(({ textContent }) => textContent)
          .filter((text) => pen.measureText(text).width > room);
      });
      assert.deepEqual(cut, [], `at ${width}`);
      await context.close();
    }
  });

  test('another range of the history is shown on the same page, and stays', async () => {
    const { page } = await open('/currency/usd-eur?history-range=all');
    const first = await page.evaluateHandle(() => document);
    const chosen = () => page.locator('#ranges [aria-current]').allTextContents();
    assert.deepEqual(await chosen(), ['All']);
    await page.locator('#history').getByText('from 0.850557 EUR on Dec 30, 2025').waitFor();
    const month = page.getByRole('link', { name: '1 month' });
    await month.click();
    assert.deepEqual(await chosen(), ['1 month']);
    await page.locator('#history').getByText('from 0.857339 EUR on Jan 5, 2026').waitFor();
    assert.ok(await month.evaluate((link) => link === link.ownerDocument.activeElement));
    await page.fill('#amount', '7');
    await page.locator('#result').getByText('7 US dollars =').waitFor();
    assert.deepEqual(await chosen(), ['1 month']);
    assert.ok(await first.evaluate((one) => one === document));
    assert.equal(new URL(page.url()).searchParams.get('history-range'), 'month');
    await page.context().close();
  });

  test('the link to a result gives it again, without what is so by default', async () => {
    const { page, copied } = await open('/calculators/mortgage');
    await page.fill('#interest_rate', '6');
    await page.focus('#loan_term');
    await page.locator('#result').getByText('$1,918.56').first().waitFor();
    await page.locator('html:not([data-stale])').waitFor();
    const link = new URL(await copied());
    assert.deepEqual(
      [...link.searchParams.keys()],
      ['home_price', 'down_payment', 'interest_rate', 'loan_term', 'currency', 'number-marks'],
    );
    await page.goto(link.href);
    assert.match((await page.textContent('#result'))!, /\$1,918\.56/);
    await page.context().close();
  });

  test('the calls of a page are in the language that the reader chose before', async () => {
    const { page } = await open('/calculators/mortgage');
    await page.getByRole('button', { name: 'Command' }).click();
    await page.goto(`${origin}/currency/usd-eur`);
    assert.equal(await page.locator('.sample:visible code').textContent(), './centwise convert 100 USD EUR');
    await page.context().close();
  });
});
