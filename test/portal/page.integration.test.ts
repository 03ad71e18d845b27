import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  findAccessibilityFaults,
  launchBrowser,
  openContext,
  openPage,
  origin,
  withoutBrowser,
} from '../kit/browser.ts';
import { startTestService } from '../kit/harness.ts';

test('results follow what is typed, and the address with them', { skip: withoutBrowser }, async () => {
  const browser = await launchBrowser();
  const { page } = await openPage(await openContext(browser, await startTestService()));
  await page.goto(`${origin}/calculators/mortgage`);
  await page.fill('#interest_rate', '6');
  // As the README shows for 320,000 over 30 years.
  await page.locator('#result').getByText('$1,918.56').waitFor();
  assert.match(page.url(), /interest_rate=6&/);
  assert.match((await page.locator('#announcement').textContent())!, /You would pay \$1,918\.56 a month/);
  assert.match((await page.locator('#call-0').textContent())!, /"interest_rate": 6,/);
  await page.reload();
  assert.equal(await page.inputValue('#interest_rate'), '6');
  assert.deepEqual(await findAccessibilityFaults(page), []);
  await browser.close();
});
