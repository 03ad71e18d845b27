import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { openPage, origin, withoutBrowser } from '../kit/browser.ts';
import { startLiveService } from '../kit/live.ts';
import { readersOf } from '../kit/readers.ts';

/** Answers to pages wait at a gate, so that each change comes while the one before it is still asked for. */
interface Gated {
  readonly page: Page;
  /** Until a page has been asked for since it was opened. */
  readonly asked: () => Promise<void>;
  /** Lets the oldest answer through. */
  readonly pass: () => Promise<void>;
  /** Lets all answers through from now on. */
  readonly open: () => void;
}

describe('a page becomes fresh', { skip: withoutBrowser }, () => {
  const openReader = readersOf(startLiveService);

  async function openGated(isLive = true): Promise<Gated> {
    const { page } = await openPage(await openReader());
    if (!isLive) await page.route(/\/static\/live\//, (route) => route.abort());
    await page.goto(`${origin}/calculators/mortgage`);
    await page.waitForLoadState('networkidle');
    const waiting: (() => void)[] = [];
    const first = Promise.withResolvers<void>();
    let isOpen = false;
    await page.route(/\/calculators\//, async (route) => {
      const passed = Promise.withResolvers<void>();
      if (isOpen) passed.resolve();
      else waiting.push(passed.resolve);
      first.resolve();
      await passed.promise;
      await route.fallback();
    });
    return {
      page,
      asked: () => first.promise,
      pass: async () => {
        const answered = page.waitForResponse(/\/calculators\//);
        waiting.shift()!();
        await (await answered).finished();
      },
      open: () => {
        isOpen = true;
        for (const pass of waiting.splice(0)) pass();
      },
    };
  }

  const fresh = (page: Page): Locator => page.locator('html:not([data-stale])');
  const sentence = (page: Page) => page.textContent('#result .sentence');

  test('after another table of "what if" is chosen while the charts of new numbers are asked for', async () => {
    const { page, asked, pass, open } = await openGated();
    await page.fill('#interest_rate', '6');
    await page.focus('#loan_term');
    await asked();
    await page.selectOption('#map-rows', 'down_payment');
    await pass();
    open();
    await fresh(page).waitFor();
    assert.match((await page.textContent('#map caption'))!, /by down payment and interest rate/);
    assert.equal(await sentence(page), 'You would pay $1,918.56 a month');
    await page.context().close();
  });

  test('and never shows the answer of earlier numbers again', async () => {
    const { page, asked, pass, open } = await openGated();
    await page.fill('#interest_rate', '6');
    await page.focus('#loan_term');
    await asked();
    await page.fill('#interest_rate', '6.5');
    await page.evaluate(() => {
      const seen: (string | undefined)[] = [];
      Object.assign(globalThis, { seen });
      new MutationObserver(() => {
        seen.push(document.querySelector('#result .sentence')?.textContent ?? undefined);
      }).observe(document.getElementById('result')!, { childList: true });
    });
    await pass();
    open();
    await page.focus('#loan_term');
    await fresh(page).waitFor();
    const seen = await page.evaluate(() => (globalThis as unknown as { seen: readonly string[] }).seen);
    assert.deepEqual(
      seen.filter((one) => one !== 'You would pay $2,022.62 a month'),
      [],
    );
    await page.context().close();
  });

  test('after a field is left as it was while another one waits', async () => {
    const { page, open } = await openGated();
    open();
    await page.fill('#interest_rate', '6');
    await page.keyboard.press('Tab');
    await page.focus('#loan_term');
    await page.keyboard.press('End');
    await page.keyboard.press('0');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Tab');
    await fresh(page).waitFor();
    await page.context().close();
  });

  test('after Enter, and on to the next field', async () => {
    const { page, asked, open } = await openGated();
    await page.fill('#home_price', '500000');
    await page.keyboard.press('Enter');
    await asked();
    await page.keyboard.press('Tab');
    assert.equal(await page.inputValue('#home_price'), '500,000');
    open();
    await fresh(page).waitFor();
    await page.context().close();
  });

  test('after another table of "what if" is chosen where the server calculates it', async () => {
    const { page, open } = await openGated(false);
    open();
    await page.selectOption('#map-rows', 'down_payment');
    await page.locator('#map caption', { hasText: 'by down payment and interest rate' }).waitFor();
    await fresh(page).waitFor();
    await page.context().close();
  });

  test('after a service could not be reached, which the page says', async () => {
    const { page, open } = await openGated();
    open();
    const fails = /\/calculators\//;
    await page.route(fails, (route) => route.abort());
    await page.fill('#interest_rate', '6');
    await page.focus('#loan_term');
    await page.locator('.wait', { hasText: 'The service cannot be reached' }).waitFor();
    assert.equal(await sentence(page), 'You would pay $1,918.56 a month');
    await page.unroute(fails);
    await page.fill('#interest_rate', '6.5');
    await page.locator('.wait', { hasText: 'when you leave the field' }).waitFor();
    await page.focus('#loan_term');
    await fresh(page).waitFor();
    await page.context().close();
  });
});
