import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { startLiveService } from '../kit/live.ts';
import { openPage, origin, withoutBrowser } from '../kit/browser.ts';
import { readersOf } from '../kit/readers.ts';

/** More stops than any page has. */
const MAX_STOPS = 250;

describe('by the keyboard alone', { skip: withoutBrowser }, () => {
  const openReader = readersOf(startLiveService);

  for (const width of [1280, 390]) {
    test(`every control of a page ${width} wide is reached, and shows that it is`, async () => {
      const { page } = await openPage(await openReader({ width }));
      for (const id of ['mortgage', 'debt-payoff', 'monte-carlo']) {
        await page.goto(`${origin}/calculators/${id}`);
        await page.waitForLoadState('networkidle');
        const wanted = await page.evaluate(() => {
          const selector = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
          const all = [...document.querySelectorAll<HTMLElement>(selector)];
          const shown = all.filter((one) => one.tabIndex >= 0 && one.checkVisibility());
          shown.forEach((one, index) => one.setAttribute('data-stop', String(index)));
          return shown.map((one) => one.outerHTML.slice(0, 90));
        });
        const reached = new Set<number>();
        for (let presses = 0; presses < MAX_STOPS && reached.size < wanted.length; presses++) {
          await page.keyboard.press('Tab');
          const stop = await page.evaluate(() => {
            const focused = document.activeElement!;
            const isVisible = getComputedStyle(focused).outlineStyle !== 'none';
            return { index: Number(focused.getAttribute('data-stop') ?? -1), isVisible };
          });
          if (stop.index < 0) continue;
          assert.ok(stop.isVisible, `${wanted[stop.index]} does not show the focus`);
          reached.add(stop.index);
        }
        const missed = wanted.filter((_, index) => !reached.has(index));
        assert.deepEqual(missed, [], id);
      }
      await page.context().close();
    });
  }

  test('a calculation is filled in, read, compared, solved and listed', async () => {
    const { page, complaints } = await openPage(await openReader());
    await page.goto(`${origin}/calculators/mortgage`);
    await page.waitForLoadState('networkidle');
    const sentence = () => page.textContent('#result .sentence');

    await tabTo(page, '#interest_rate');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('6');
    // By Python, for 320,000 over 30 years at 6 %.
    assert.match((await sentence())!, /\$1,918\.56/);

    await tabTo(page, 'details.more > summary');
    await page.keyboard.press('Enter');
    await tabTo(page, '#payment_rounding');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    assert.equal(await page.inputValue('#payment_rounding'), 'cent');

    await tabTo(page, '.chart figure');
    await page.keyboard.press('End');
    // The chart may be drawn again meanwhile, for the rounding that was just chosen.
    await page.locator('.chart .readout caption').getByText('Year 30').waitFor();
    assert.equal(await page.evaluate(() => document.activeElement?.tagName), 'FIGURE');

    await tabTo(page, '#map-rows');
    await page.keyboard.type('Down');
    await page.locator('#map caption').getByText('by down payment and interest rate').waitFor();

    await tabTo(page, '#scenario-name');
    await page.keyboard.type('Six');
    await tabTo(page, 'button[name="keep-scenario"]');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Edit Six' }).waitFor();

    await tabTo(page, '#solve-target');
    await page.keyboard.type('2000');
    await page.keyboard.press('Enter');
    await page.getByText('Use this value').waitFor();
    await tabTo(page, '#solutions a');
    await page.keyboard.press('Enter');
    await page.locator('#result').getByText('$2,000.00').waitFor();

    await tabTo(page, '#schedule .tools a');
    await page.keyboard.press('Enter');
    await page.waitForURL(/rows-each=month/);
    assert.equal(await page.locator('#schedule tbody tr').count(), 360);
    // What is being asked for when a link is followed is given up.
    const others = complaints.filter((one) => !one.startsWith('failed: '));
    assert.deepEqual(others, []);
    await page.context().close();
  });
});

/** Goes on with Tab until the focus is there. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < MAX_STOPS; presses++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((one) => document.activeElement?.matches(one) === true, selector)) return;
  }
  assert.fail(`${selector} is not reached`);
}
