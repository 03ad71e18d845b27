import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { unlimited } from '#access/limits.ts';
import { startTestService } from '../kit/harness.ts';
import { openPage, origin, withoutBrowser } from '../kit/browser.ts';
import { readersOf } from '../kit/readers.ts';

/** What people type into the price and the rate of a mortgage, how these are shown, and what they are. */
const typed = [
  { locale: 'en-IN', price: '₹4,50,000', rate: '7.5%', shown: ['4,50,000', '7.5'], is: [450_000, 7.5] },
  { locale: 'de-DE', price: '450.000,5', rate: '7,5 %', shown: ['450.000,5', '7,5'], is: [450_000.5, 7.5] },
  { locale: 'de-DE', price: '450000', rate: '7,125', shown: ['450.000', '7,125'], is: [450_000, 7.125] },
  { locale: 'en-US', price: '400k', rate: '7,5 %', shown: ['400,000', '7.5'], is: [400_000, 7.5] },
  { locale: 'fr-FR', price: '450000', rate: '7,5', shown: ['450\u202f000', '7,5'], is: [450_000, 7.5] },
] as const;

describe('numbers in a browser', { skip: withoutBrowser }, () => {
  const openReader = readersOf(() => startTestService({ limiter: { check: () => unlimited } }));

  async function open(path: string, options: { locale?: string; javaScriptEnabled?: boolean } = {}) {
    const context = await openReader(options);
    const { page } = await openPage(context);
    await page.goto(origin + path);
    return page;
  }

  for (const javaScriptEnabled of [true, false]) {
    const way = javaScriptEnabled ? 'when their field is left' : 'by the server without a script';
    for (const { locale, price, rate, shown, is } of typed) {
      test(`${price} and ${rate} (${locale}) are formatted ${way}`, async () => {
        const currency = locale === 'en-IN' ? 'INR' : 'EUR';
        const page = await open(`/calculators/mortgage?down_payment=0&loan_term=30&currency=${currency}`, {
          locale,
          javaScriptEnabled,
        });
        await page.fill('#home_price', price);
        await page.fill('#interest_rate', rate);
        if (javaScriptEnabled) {
          await page.locator('html:not([data-stale])').waitFor();
          assert.equal(await page.inputValue('#interest_rate'), rate, 'never while typing');
          await page.focus('#loan_term');
        } else await page.getByRole('button', { name: 'Calculate' }).click();
        assert.deepEqual(await fields(page), shown);
        await page.reload();
        assert.deepEqual(await fields(page), shown);
        const call = (await page.textContent('#call-0'))!;
        assert.match(call, new RegExp(`"home_price": ${is[0]},`));
        assert.match(call, new RegExp(`"interest_rate": ${is[1]},`));
        await page.context().close();
      });
    }
  }

  for (const javaScriptEnabled of [true, false]) {
    const way = javaScriptEnabled ? 'with' : 'without';
    test(`a doubtful number is one click from what it means, ${way} a script`, async () => {
      const page = await open('/calculators/mortgage', { locale: 'en-IN', javaScriptEnabled });
      await page.fill('#home_price', '€90,00,000');
      await page.fill('#down_payment', '7,5');
      await page.getByRole('button', { name: 'Calculate', exact: true }).click();
      await page.getByRole('button', { name: 'Calculate in EUR' }).click();
      await page.getByRole('button', { name: 'Use 7.5' }).click();
      await page.locator('#result .headline', { hasText: '€' }).waitFor();
      assert.equal(await page.inputValue('#currency'), 'EUR');
      assert.equal(await page.inputValue('#home_price'), '90,00,000');
      assert.equal(await page.inputValue('#down_payment'), '7.5');
      await page.context().close();
    });

    test(`a chosen format is kept ${way} a script`, async () => {
      const page = await open('/calculators/mortgage', { javaScriptEnabled });
      await page.selectOption('#number-format', 'en-IN');
      await page
        .locator('[action="/number-format"]')
        .getByRole('button', { name: 'Save', exact: true })
        .click();
      await page.locator('#home_price[value="4,00,000"]').waitFor();
      assert.match((await page.textContent('.outcome'))!, /\$4,46,428\.47/);
      await page.goto(`${origin}/calculators/sip`);
      assert.match((await page.textContent('.outcome'))!, /2,32,339\.08/);
      await page.selectOption('#number-format', '');
      await page
        .locator('[action="/number-format"]')
        .getByRole('button', { name: 'Save', exact: true })
        .click();
      await page.locator('.outcome').getByText('232,339.08').first().waitFor();
      await page.context().close();
    });
  }

  test('no digit of a long number is lost', async () => {
    const page = await open('/calculators/mortgage');
    await page.fill('#home_price', '400000.12345678901234567890');
    await page.focus('#loan_term');
    assert.equal(await page.inputValue('#home_price'), '400,000.12345678901234567890');
    await page.locator('html:not([data-stale])').waitFor();
    assert.equal(await page.inputValue('#home_price'), '400,000.12345678901234567890');
    await page.context().close();
  });

  test('what cannot be read stays as typed', async () => {
    const page = await open('/calculators/mortgage');
    await page.fill('#home_price', '4,0,0');
    await page.focus('#loan_term');
    await page.locator('#home_price[aria-invalid]').waitFor();
    assert.equal(await page.inputValue('#home_price'), '4,0,0');
    await page.context().close();
  });
});

async function fields(page: Page): Promise<readonly string[]> {
  return [await page.inputValue('#home_price'), await page.inputValue('#interest_rate')];
}
