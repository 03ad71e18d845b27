import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { unlimited } from '#access/limits.ts';
import { openPage, origin, withoutBrowser } from '../kit/browser.ts';
import { editedLocales } from '../kit/edited-numbers.ts';
import { startTestService } from '../kit/harness.ts';
import { readersOf } from '../kit/readers.ts';

/** Keys, from the end of the field, and the digits of 50000 after them. */
const edits = [
  { keys: ['0'], digits: '500000' },
  { keys: ['Backspace'], digits: '5000' },
  { keys: ['ArrowLeft', 'ArrowLeft', '7', '8'], digits: '5007800' },
  { keys: [...Array<string>(6).fill('ArrowLeft'), 'Delete', '4', '2'], digits: '420000' },
  { keys: ['ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'Backspace', 'Backspace'], digits: '5000' },
];

/** Versions of CLDR differ in whether they write spaces or apostrophes in French Switzerland. */
const alike = (text: string) => text.replaceAll(/[\s'’]/g, ' ');

describe('a number that a page has grouped', { skip: withoutBrowser }, () => {
  const openReader = readersOf(() => startTestService({ limiter: { check: () => unlimited } }));

  /** Makes each change to a field that shows 50,000, and expects the digits alone, grouped again. */
  async function edit(
    page: Page,
    selector: string,
    locale: string,
    { sign = '', made = edits.slice(0, 2) } = {},
  ) {
    const format = (digits: string) =>
      alike(sign + new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).format(BigInt(digits)));
    const field = page.locator(selector);
    for (const { keys, digits } of made) {
      await field.fill(`${sign}50000`);
      await field.blur();
      assert.equal(alike(await field.inputValue()), format('50000'));
      await field.focus();
      await page.keyboard.press('End');
      for (const key of keys) await page.keyboard.press(key);
      assert.equal(await field.inputValue(), sign + digits, `${locale}, ${selector}: ${keys.join(' ')}`);
      await field.blur();
      assert.equal(alike(await field.inputValue()), format(digits));
    }
    await field.fill(`${sign}50000`);
    await field.blur();
    await field.press('End');
    await page.keyboard.press('0');
    await field.blur();
  }

  for (const locale of editedLocales) {
    test(`has the value of its digits after each change (${locale})`, async () => {
      const context = await openReader({ locale });
      const { page, complaints } = await openPage(context);
      await page.goto(`${origin}/calculators/emi?principal=50000&annual_rate=10&tenure_months=60`);
      await edit(page, '#principal', locale, { made: edits });
      await edit(page, '#solve-target', locale);
      await page.locator('#call-0', { hasText: /"principal": ?500000,/ }).waitFor();
      await page.goto(`${origin}/calculators/irr?cash_flows.0=-50000&cash_flows.1=30000&cash_flows.2=900000`);
      await edit(page, '[id="cash_flows.0"]', locale, { sign: '-' });
      await page.locator('#call-0', { hasText: '-500000,' }).waitFor();
      await page.goto(`${origin}/currency?amount=50000&from=EUR&to=USD&number-marks=.`);
      await edit(page, '#amount', locale);
      await page.locator('#call-0', { hasText: '500000' }).waitFor();
      assert.deepEqual(complaints, []);
      await context.close();
    });
  }

  test('has its digits if it was changed before the script arrived', async () => {
    const context = await openReader({ locale: 'de-DE' });
    const { page } = await openPage(context);
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    await page.route('**/static/fields*.js', (route) => arrived.then(() => route.fallback()));
    await page.goto(`${origin}/calculators/emi?principal=50000`, { waitUntil: 'commit' });
    await page.locator('#principal').press('End');
    await page.keyboard.press('0');
    assert.equal(await page.inputValue('#principal'), '50.0000');
    arrive();
    await page.locator('#principal').evaluate((field: HTMLInputElement) => {
      return new Promise<void>((resolve) => {
        const wait = () => (field.value === '500000' ? resolve() : setTimeout(wait, 10));
        wait();
      });
    });
    await context.close();
  });

  test('is asked about without a script, rather than read in a way that was not meant', async () => {
    const context = await openReader({ locale: 'de-DE', javaScriptEnabled: false });
    const { page } = await openPage(context);
    await page.goto(`${origin}/calculators/emi`);
    await page.fill('#principal', '50.0000');
    await page.getByRole('button', { name: 'Calculate', exact: true }).first().click();
    await page.getByRole('button', { name: 'Use 500000' }).click();
    assert.equal(await page.inputValue('#principal'), '500.000');
    assert.match((await page.textContent('#call-0'))!, /"principal": ?500000,/);
    await context.close();
  });

  test('keeps marks that a person types', async () => {
    const context = await openReader({ locale: 'de-DE' });
    const { page } = await openPage(context);
    await page.goto(`${origin}/calculators/emi?principal=50000`);
    const typed = [
      ['1.234.567,89', '1.234.567,89'],
      ['4000,5', '4.000,5'],
      ['12.345', '12.345'],
    ] as const;
    for (const [text, shown] of typed) {
      await page.fill('#principal', '');
      await page.locator('#principal').pressSequentially(text);
      await page.locator('#principal').blur();
      assert.equal(await page.inputValue('#principal'), shown);
    }
    await page.fill('#annual_rate', '6.875');
    await page.locator('#annual_rate').press('End');
    await page.keyboard.press('5');
    assert.equal(await page.inputValue('#annual_rate'), '6.8755');
    await context.close();
  });
});
