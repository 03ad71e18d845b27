import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { unlimited } from '#access/limits.ts';
import { startTestService } from '../kit/harness.ts';
import { openPage, origin, withoutBrowser } from '../kit/browser.ts';
import { readersOf } from '../kit/readers.ts';

describe('conversions and links in a browser', { timeout: 600_000, skip: withoutBrowser }, () => {
  const openReader = readersOf(() => startTestService({ limiter: { check: () => unlimited } }));

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

  test('a currency is found by a word of its name, and both are swapped', { timeout: 120_000 }, async () => {
    const { page, copied } = await open('/currency/usd-eur');
    await page.focus('#to');
    await page.keyboard.type('rupee');
    assert.equal(await page.inputValue('#to'), 'INR');
    await page.locator('#result').getByText('₹9,595.98').waitFor();
    await page.fill('#amount', '1,500.5');
    await page.locator('#result').getByText('1,500.5 US dollars =').waitFor();
    assert.equal(await copied(), `${origin}/currency/usd-inr?amount=1500.5&number-marks=.`);
    await page.getByRole('button', { name: 'Swap the currencies' }).click();
    await page.getByRole('heading', { name: 'Indian Rupee to US Dollar' }).waitFor();
    await page.locator('#result').getByText('1,500.5 Indian rupees =').waitFor();
    await page.fill('#amount', '$5');
    await page.locator('#faults').getByText('is not the sign of INR').waitFor();
    await page.context().close();
  });

  test(
    'the link to a result gives it again, without what is so by default',
    { timeout: 120_000 },
    async () => {
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
    },
  );

  test(
    'the calls of a page are in the language that the reader chose before',
    { timeout: 120_000 },
    async () => {
      const { page } = await open('/calculators/mortgage');
      await page.getByRole('button', { name: 'Command' }).click();
      await page.goto(`${origin}/currency/usd-eur`);
      assert.equal(
        await page.locator('.sample:visible code').textContent(),
        './centwise convert 100 USD EUR',
      );
      await page.context().close();
    },
  );
});
