import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { findAccessibilityFaults, openPage, origin, withoutBrowser } from '../kit/browser.ts';
import { startLiveService } from '../kit/live.ts';
import { readersOf } from '../kit/readers.ts';

const keep = 'Keep age, income and the like in this browser';

describe('the numbers of a reader', { skip: withoutBrowser }, () => {
  const openReader = readersOf(startLiveService);

  const openAt = async (page: Page, path: string) => {
    await page.goto(`${origin}/calculators/${path}`);
    await page.locator('#own-numbers button').waitFor();
  };
  const kept = (page: Page) => page.evaluate(() => localStorage.getItem('own-numbers'));

  test('are kept by the browser alone when it is asked to, and pages open with them until it forgets', async () => {
    const context = await openReader();
    const { page, complaints } = await openPage(context);
    await openAt(page, 'coast-fire');
    await page.locator('#example').getByText('These are example numbers').waitFor();
    await page.fill('#current_age', '41');
    await page.keyboard.press('Tab');
    assert.equal(await kept(page), null, 'nothing is kept unasked');
    await page.getByRole('button', { name: keep }).click();
    await page.fill('#current_savings', '123,456.5');
    await page.keyboard.press('Tab');
    const { current_age, current_savings, currency } = JSON.parse((await kept(page))!) as Record<
      string,
      string
    >;
    assert.deepEqual([current_age, current_savings, currency], ['41', '123456.5', 'USD']);
    assert.ok(!(await kept(page))!.includes('retirement_age'), 'the example is nobody’s');
    // Another page opens with them, and calculates with them.
    await openAt(page, 'retirement');
    await page.locator('#own-numbers').getByText('Only this browser keeps your numbers').waitFor();
    assert.equal(await page.inputValue('#current_age'), '41');
    assert.equal(await page.inputValue('#current_savings'), '123,456.5');
    await page.locator('html:not([data-stale])').waitFor();
    assert.match((await page.textContent('#call-0'))!, /"current_savings": 123456\.5/);
    assert.deepEqual(await findAccessibilityFaults(page), []);
    // An address has its own numbers, and amounts of another currency would be others.
    await openAt(page, 'retirement?current_age=30&currency=USD');
    assert.equal(await page.inputValue('#current_age'), '30');
    await page.evaluate(() => {
      const numbers = JSON.parse(localStorage.getItem('own-numbers')!) as object;
      localStorage.setItem('own-numbers', JSON.stringify({ ...numbers, currency: 'EUR' }));
    });
    await openAt(page, 'retirement');
    assert.equal(await page.inputValue('#current_age'), '41');
    assert.notEqual(await page.inputValue('#current_savings'), '123,456.5');
    await page.getByRole('button', { name: 'Forget them' }).click();
    assert.equal(await kept(page), null);
    await page.getByRole('button', { name: keep }).waitFor();
    // The service has seen none of it.
    assert.equal((await context.cookies()).length, 0);
    assert.deepEqual(complaints, []);
    await context.close();
  });

  test('are written with the marks of the reader', async () => {
    const { page } = await openPage(await openReader({ locale: 'de-DE', language: 'de' }));
    await page.goto(`${origin}/static/nothing`);
    await page.evaluate(() =>
      localStorage.setItem('own-numbers', '{"current_savings":"123456.5","currency":"EUR"}'),
    );
    await openAt(page, 'retirement');
    assert.equal(await page.inputValue('#current_savings'), '123.456,5');
    await page.locator('#own-numbers').getByText('Nur dieser Browser').waitFor();
    await page.context().close();
  });

  test('are not among what a page opens with that has none, and says so', async () => {
    const { page } = await openPage(await openReader({ javaScriptEnabled: false }));
    await page.goto(`${origin}/calculators/auto-loan`);
    assert.equal(await page.inputValue('#trade_in_value'), '0');
    await page.getByRole('link', { name: 'Start empty' }).click();
    await page.waitForURL(/\?/);
    assert.equal(await page.inputValue('#vehicle_price'), '');
    assert.equal(await page.getByText('These are example numbers').count(), 0);
    await page.context().close();
  });
});
