import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { describe, test } from 'node:test';
import { launchBrowser, openPage, withoutBrowser } from '../kit/browser.ts';
import { startProcess, temporaryFolder } from '../kit/process.ts';

describe('a page whose calculation takes long', { skip: withoutBrowser }, () => {
  test('tells how far it is, stops when a number changes, and ends with the result', async () => {
    const folder = await temporaryFolder();
    const service = await startProcess(folder, { WORKERS: '1', PAGES_PER_MINUTE: '1000' });
    const browser = await launchBrowser();
    try {
      // Only a service with a socket answers in lines as they come.
      const context = await browser.newContext({ ignoreHTTPSErrors: true, locale: 'en-US' });
      const { page, complaints } = await openPage(context);
      const assets = [0, 1, 2, 3]
        .map(
          (index) =>
            `assets.${index}.weight_pct=25&assets.${index}.mean_return=7&assets.${index}.volatility=13`,
        )
        .join('&');
      const plan = `current_savings=1000000&withdrawal_rate=4&years=40&model=student_t&degrees_of_freedom=5&seed=42&${assets}`;
      await page.goto(`https://localhost:${service.port}/calculators/monte-carlo?${plan}&path_count=1000`);
      const bar = page.getByRole('progressbar', { name: 'Calculation' });
      const stopped = page.waitForEvent('requestfailed');
      await page.fill('#path_count', '99999');
      await bar.waitFor();
      assert.match(
        (await page.textContent('#progress'))!,
        /\d+% calculated · Success rate so far: [\d.]+% ± [\d.]+/,
      );
      await page.fill('#path_count', '80000');
      await bar.waitFor({ state: 'hidden' });
      assert.match((await stopped).url(), /path_count=99999/);
      await bar.waitFor();
      await page.locator('html:not([data-stale])').waitFor();
      assert.equal(await bar.isVisible(), false);
      const sentence = await page.textContent('#result .sentence');
      assert.equal(await page.textContent('#announcement'), sentence);
      assert.match(page.url(), /path_count=80000/);
      await page.reload();
      assert.equal(await page.textContent('#result .sentence'), sentence);
      assert.equal(complaints.join('\n'), '');
    } finally {
      await browser.close();
      await service.stop();
      await rm(folder, { recursive: true });
    }
  });
});
