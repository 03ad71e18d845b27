import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { unlimited } from '#access/limits.ts';
import { startTestService } from '../kit/harness.ts';
import { findAccessibilityFaults, openPage, origin, withoutBrowser } from '../kit/browser.ts';
import { readersOf } from '../kit/readers.ts';

const lists = [
  { path: 'xirr', list: 'dated_cash_flows', columns: ['Date', 'Amount'], first: '.date', last: '.amount' },
  { path: 'irr', list: 'cash_flows', columns: ['Cash flows'], first: '', last: '' },
  {
    path: 'debt-payoff',
    list: 'debts',
    columns: ['Name', 'Balance', 'Annual rate', 'Minimum payment'],
    first: '.name',
    last: '.minimum_payment',
  },
] as const;

/** A row on a screen and on a phone, in pixels; four columns are two lines there. */
const MAX_HEIGHTS = { 1280: 44, 390: 52 } as const;
const MAX_TWO_LINES = 160;

describe('a list is a table', { skip: withoutBrowser }, () => {
  const openReader = readersOf(() => startTestService({ limiter: { check: () => unlimited } }));

  for (const { path, list, columns, first, last } of lists) {
    test(`of one line for each row on ${path}, with a name for each of its cells`, async () => {
      for (const width of [1280, 390] as const) {
        const { page } = await openPage(await openReader({ width }));
        await page.goto(`${origin}/calculators/${path}`);
        const table = page.locator(`[id="${list}-rows"] table`);
        const rows = await table
          .locator('tbody tr')
          .evaluateAll((all) => all.map((one) => one.clientHeight).filter((height) => height > 0));
        const max = columns.length === 4 && width === 390 ? MAX_TWO_LINES : MAX_HEIGHTS[width];
        assert.ok(rows.length > 2 && Math.max(...rows) <= max, `${rows.join()} at ${width}`);
        const heads = await table
          .locator('thead th')
          .evaluateAll((all) => all.map((one) => one.firstChild!.textContent!.trim()));
        assert.deepEqual(heads, [...columns]);
        const label = await page
          .locator(`[id="${list}-rows"] legend`)
          .evaluate((one) => one.firstChild!.textContent!.trim());
        for (const column of columns) {
          const name = columns.length === 1 ? `${label}, row 2` : `${label}, row 2, ${column}`;
          assert.equal(await table.getByLabel(name, { exact: true }).count(), 1, name);
        }
        assert.deepEqual(await findAccessibilityFaults(page), []);
        assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= width);
        await page.context().close();
      }
    });

    test(`in which arrow keys go from row to row, and a paste spreads, on ${path}`, async () => {
      const { page } = await openPage(await openReader());
      await page.goto(`${origin}/calculators/${path}`);
      const place = (row: number) => `${list}.${row}${last}`;
      await page.waitForLoadState('networkidle');
      await page.focus(`[id="${place(0)}"]`);
      await page.keyboard.press('ArrowDown');
      assert.equal(await page.evaluate(() => document.activeElement!.id), place(1));
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowUp');
      assert.equal(await page.evaluate(() => document.activeElement!.id), place(0));
      await page.evaluate((id) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', '11\n12\n13\n14\n15\n16\n17');
        const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
        document.getElementById(id)!.dispatchEvent(paste);
      }, place(1));
      await page.locator(`[id="${place(7)}"]`).waitFor({ state: 'attached' });
      assert.equal(await page.inputValue(`[id="${place(1)}"]`), '11');
      assert.equal(await page.inputValue(`[id="${place(7)}"]`), '17');
      await page.context().close();
    });

    test(`that is edited without a script on ${path}`, async () => {
      const { page } = await openPage(await openReader({ javaScriptEnabled: false, width: 390 }));
      await page.goto(`${origin}/calculators/${path}`);
      const rows = page.locator(`[id="${list}-rows"] tbody tr`);
      const before = await rows.count();
      const second = await page.inputValue(`[id="${list}.1${first}"]`);
      await rows.first().getByRole('button').click();
      await rows.nth(before - 1).waitFor({ state: 'detached' });
      assert.equal(await rows.first().locator('input').first().inputValue(), second);
      await page
        .locator(`[id="${list}-rows"]`)
        .getByRole('button', { name: /^Add a row/ })
        .click();
      await rows.nth(before - 1).waitFor();
      await page.context().close();
    });
  }
});
