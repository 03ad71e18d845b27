import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { unlimited } from '#access/limits.ts';
import { defaultPagePlan } from '#access/plans.ts';
import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { catalogue } from '#catalogue/index.ts';
import type { OutputField } from '#catalogue/declare/fields.ts';
import { isMoney } from '#text/write/result-text.ts';
import { shownDecimals } from '#text/write/shown-decimals.ts';
import { openingExample } from '#portal/reader/opening-currency.ts';
import { pots } from '../calculate/pots.ts';
import { startTestService, type TestService } from '../kit/harness.ts';
import {
  findAccessibilityFaults,
  launchBrowser,
  openContext,
  openPage,
  origin,
  type WatchedPage,
  withoutBrowser,
} from '../kit/browser.ts';

/** The last one is not in the catalogue and has every kind of field. */
const calculators: readonly AnyCalculator[] = [...catalogue, pots];

const american = new Headers({ 'accept-language': 'en-US' });

/** Pages that are worked on at a time. */
const AT_ONCE = 4;

describe('in a browser', { skip: withoutBrowser }, () => {
  let browser: Browser;
  let service: TestService;
  let desktop: BrowserContext;
  let phone: BrowserContext;
  let withoutScript: BrowserContext;

  before(async () => {
    service = await startTestService({ limiter: { check: () => unlimited } }, calculators);
    browser = await launchBrowser();
    desktop = await openContext(browser, service);
    phone = await openContext(browser, service, { width: 390 });
    withoutScript = await openContext(browser, service, { javaScriptEnabled: false });
  });
  after(() => browser.close());

  test('every calculator is opened, gives what the API gives, and is filled in', async () => {
    const faults = await collectFaults(
      phone,
      calculators,
      (one) => one.id,
      async (calculator, { page, complaints }) => {
        const { id, input, output } = calculator;
        await page.goto(`${origin}/calculators/${id}`);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        assert.ok(width <= 390, `the page is ${width} wide on a phone`);
        await assertTypeset(page);
        assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= 390);
        const call = (await page.locator('#call-0').textContent())!;
        const body: unknown = JSON.parse(/-d '([\s\S]*)'$/.exec(call)![1]!.replaceAll(`'\\''`, `'`));
        const reply = (await (await service.call(`/v1/calculate/${id}`, body)).json()) as Values;
        const opening = openingExample(calculator, american);
        // Optional amounts are left to the reader, where the page answers the same without them.
        const opened = Object.entries(opening).filter(
          ([name]) => Object.hasOwn(body as Values, name) || !isMoney(input[name]!),
        );
        const expected = (await (
          await service.call(`/v1/calculate/${id}`, Object.fromEntries(opened))
        ).json()) as Values;
        assert.deepEqual(reply, expected);
        await assertShows(page, reply, output);
        assert.equal(complaints.join('\n'), '');

        const field = page.locator('#inputs input[inputmode]').first();
        const path = (await field.getAttribute('name'))!;
        await field.fill('1e99');
        await page.locator(`[id="${path}-message"]`).filter({ hasText: 'Must be' }).waitFor();
        assert.equal(await field.getAttribute('aria-invalid'), 'true');
        assert.equal(await field.inputValue(), '1e99');
        // The reply to what was typed is a 422, which the browser tells.
        assert.deepEqual(
          complaints.filter((text) => !text.includes('422')),
          [],
        );
      },
    );
    assert.deepEqual(faults, []);
  });

  test('pages can be used by all, in both themes', async () => {
    const paths = [
      ...coverOf(calculators).map(({ id }) => `/calculators/${id}`),
      '/calculators/mortgage?home_price=x&loan_term=&solve-target=y&years=1',
      '/calculators/mortgage?home_price=400000&down_payment=80000&interest_rate=7&loan_term=30&solve-target=2000',
      '/',
      '/?q=loan',
      '/currency',
      '/status',
      '/access',
      '/docs',
      '/docs/operations/solve',
      '/docs/operations/getCurrencyHistory',
      '/docs/tutorial',
      `/docs/calculators/${pots.id}`,
      '/docs/problems/invalid-input',
      '/nowhere',
    ];
    const faults = await collectFaults(desktop, paths, String, async (path, { page }) => {
      await page.goto(origin + path);
      assert.deepEqual(await findAccessibilityFaults(page), []);
    });
    assert.deepEqual(faults, []);
  });

  test('a long formula scrolls in its box, on all pages that have it', async () => {
    const { page } = await openPage(phone);
    for (const path of ['/calculators/step-up-sip', '/docs/calculators/step-up-sip']) {
      await page.goto(origin + path);
      await assertTypeset(page);
      const isScrolled = await page
        .locator('.formula')
        .filter({ hasText: 'V(k) = monthly_investment·b·' })
        .evaluate((box) => box.scrollWidth > box.clientWidth);
      assert.ok(isScrolled);
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390);
    }
    await page.close();
  });

  test('values of a step unfold, and stay so while numbers are typed', async () => {
    const { page } = await openPage(phone);
    await page.goto(`${origin}/calculators/rent-vs-buy`);
    await page.getByText('more steps').click();
    const step = page.locator('.steps > li', { hasText: 'Rent of year k' }).last();
    await step.locator('summary').click();
    await step.getByText('= 26,400').waitFor();
    await page.fill('#monthly_rent', '2000');
    await step.getByText('= 24,000').waitFor();
    assert.ok(await step.locator('details').evaluate((fold) => fold.hasAttribute('open')));
    assert.deepEqual(await findAccessibilityFaults(page), []);
    await page.close();
  });

  test('numbers are typed and put in as the reader writes them', async () => {
    const german = await openContext(browser, service, { locale: 'de-DE' });
    const { page } = await openPage(german);
    await page.goto(`${origin}/calculators/mortgage`);
    await page.fill('#home_price', '400.000,00 €');
    await page.fill('#interest_rate', '6,875');
    // 320,000 at 6.875 % over 30 years, by Python: 2102.1722.
    await page.locator('#result').getByText('2.102,17').first().waitFor();
    await page.fill('#home_price', '400,000');
    await page.getByText('can be read in two ways: please write 400000 or 400.').waitFor();
    await page.fill('#home_price', '400k');
    await page.fill('#solve-target', '2.000,00');
    await page.getByText('Use this value').click();
    await page.locator('#result').getByText('2.000,00').first().waitFor();
    assert.equal(await page.inputValue('#interest_rate'), '6,875');
    await german.close();
  });

  test('the other way round is answered, and put in', async () => {
    const { page } = await openPage(desktop);
    await page.goto(`${origin}/calculators/mortgage`);
    await page.fill('#solve-target', '2000');
    await page.getByText('Home price: $380,615.00').waitFor();
    await page.getByText('Use this value').click();
    await page.locator('#result').getByText('$2,000.00').waitFor();
    assert.equal(await page.inputValue('#home_price'), '380,615');
    await page.close();
  });

  for (const [script, contextOf] of [
    ['with a script', () => desktop],
    ['without one', () => withoutScript],
  ] as const) {
    test(`rows come and go, ${script}`, async () => {
      const { page } = await openPage(contextOf());
      await page.goto(`${origin}/calculators/pots`);
      await page.getByRole('button', { name: 'Add a row to Pots' }).click();
      await page.locator('[id="pots.1.name"]').waitFor();
      await page.fill('[id="pots.1.name"]', 'Car');
      if (script === 'with a script') {
        await page.locator('#faults').getByText('Fill in the remaining fields: Pots, row 2, held.').waitFor();
        // Nobody has been there yet.
        assert.equal(await page.textContent('[id="pots.1.held-message"]'), '');
        assert.equal(await page.getAttribute('[id="pots.1.held"]', 'aria-invalid'), null);
        await page.locator('#faults a').click();
        await page.keyboard.press('Tab');
        assert.equal(await page.evaluate(() => document.activeElement?.id), 'pots.1.wanted');
      }
      await page.fill('[id="pots.1.held"]', '75');
      await page.getByRole('button', { name: 'Calculate' }).click();
      // 25 of the example and 75.
      await page.locator('.outcome').getByText('$100.00', { exact: true }).first().waitFor();
      await page.getByRole('button', { name: 'Remove Pots, row 1' }).click();
      await page.locator('[id="pots.1.name"]').waitFor({ state: 'detached' });
      assert.equal(await page.inputValue('[id="pots.0.name"]'), 'Car');
      await page.close();
    });
  }

  test('rows of a spreadsheet are pasted, more than an address holds, and kept', async () => {
    const { page, complaints } = await openPage(desktop);
    await page.goto(`${origin}/calculators/irr`);
    const rows = ['-1000', ...Array.from({ length: 598 }, () => '0.00'), '1,000.00'];
    // Until the script of lists has arrived, nothing takes the event.
    await page.waitForFunction((text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      return !document.getElementById('cash_flows.0')!.dispatchEvent(paste);
    }, rows.join('\n'));
    await page.locator('[id="cash_flows.599"]').waitFor({ state: 'attached' });
    // What is paid comes back, no more.
    await page.locator('#result').getByText('The internal rate of return is 0% a year').waitFor();
    assert.equal(page.url(), `${origin}/calculators/irr`);
    await page.getByText('594 more rows').click();
    await page.getByRole('button', { name: 'Remove Cash flows, row 300' }).click();
    await page.locator('[id="cash_flows.599"]').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Add a row to Cash flows' }).click();
    await page.locator('[id="cash_flows.599"]').waitFor();
    await page.reload();
    await page.locator('[id="cash_flows.598"]').waitFor({ state: 'attached' });
    assert.equal(await page.inputValue('[id="cash_flows.598"]'), '1,000.00');
    assert.equal(complaints.join('\n'), '');
    await page.close();
  });

  test('an old result is dimmed beside new numbers, and says so', async () => {
    const small = await startTestService({ pagePlan: { ...defaultPagePlan, burst: 4 } });
    const context = await openContext(browser, small);
    const { page } = await openPage(context);
    await page.goto(`${origin}/calculators/mortgage`);
    assert.match((await page.textContent('#result'))!, /\$2,128\.97/);
    const assertDimmed = async (message: RegExp) => {
      await page.locator('#faults').getByText(message).waitFor();
      await page.locator('#faults').getByText('The result below is for your earlier numbers.').waitFor();
      for (const part of ['#result', '#chart', '#schedule', '#explanation', '#call-0']) {
        await page.waitForFunction(
          (name) => getComputedStyle(document.querySelector(name)!).opacity < '0.5',
          part,
        );
      }
      assert.match((await page.textContent('#result'))!, /\$\d/);
      assert.equal(await page.textContent('#announcement'), '');
    };
    await page.fill('#home_price', 'x');
    // At once, and not when the service has answered.
    assert.equal(await page.locator('html[data-stale]').count(), 1);
    await assertDimmed(/Please correct: Home price\./);
    for (const price of ['410,000', '420,000', '430,000', '400,000']) {
      await page.fill('#home_price', price);
      await page.waitForTimeout(500);
    }
    await assertDimmed(/Your network has requested many calculations/);
    small.advance(60_000);
    await page.fill('#home_price', '400000');
    await page.locator('html:not([data-stale])').waitFor();
    await page.locator('#result').getByText('$2,128.97').first().waitFor();
    await context.unroute('**/*');
    await context.route('**/*', (route) => route.abort());
    await page.fill('#home_price', '410,000');
    await assertDimmed(/The service cannot be reached/);
    await context.close();
  });

  test('the keyboard alone calculates, beginning with a way past the navigation', async () => {
    const { page } = await openPage(desktop);
    await page.goto(`${origin}/calculators/mortgage`);
    await page.keyboard.press('Tab');
    assert.equal(await page.evaluate(() => document.activeElement?.textContent), 'Skip to the content');
    await page.keyboard.press('Enter');
    for (let count = 0; count < 5; count++) {
      await page.keyboard.press('Tab');
      if ((await page.evaluate(() => document.activeElement?.id)) === 'home_price') break;
    }
    await page.keyboard.type('500000');
    await page.keyboard.press('Enter');
    await page.waitForURL(/home_price=500000&/);
    await page.close();
  });

  test('the reference sends a call with a key that it stores nowhere, in the language of the reader', async () => {
    const small = await startTestService({}, catalogue.slice(0, 7));
    const { key } = await small.createKey();
    const context = await openContext(browser, small);
    const { page, complaints } = await openPage(context);
    await page.goto(`${origin}/docs/calculators/mortgage`);
    await page.getByRole('button', { name: 'Python' }).click();
    await page.getByLabel('API key').fill(key);
    await page.getByRole('button', { name: 'Send POST' }).click();
    const reply = page.locator('[data-try] output');
    await reply.getByText('"monthly_payment": 2128.97').waitFor();
    assert.match(await reply.innerText(), /^200/);
    const bottom = await reply.evaluate((one) => one.getBoundingClientRect().bottom);
    assert.ok(bottom <= 900, `the reply ends at ${bottom}`);
    await reply.getByText('Headers of the reply').click();
    assert.match(await reply.innerText(), /x-request-id: /);
    await page.goto(`${origin}/docs/operations/solve?calculator=emi`);
    assert.equal(await page.getByLabel('API key').inputValue(), '');
    assert.ok(await page.locator('.sample[data-language="Python"]').isVisible());
    const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    assert.ok(!stored.includes(key), stored);
    await page.close();
    assert.equal(complaints.join('\n'), '');
  });
});

type Values = Readonly<Record<string, unknown>>;

/** Runs a check of each item, some at a time; answers what is wrong, and with which. */
async function collectFaults<Item>(
  context: BrowserContext,
  items: readonly Item[],
  nameOf: (item: Item) => string,
  check: (item: Item, watched: WatchedPage) => Promise<void>,
): Promise<readonly string[]> {
  const faults: string[] = [];
  const left = [...items];
  const work = async () => {
    const watched = await openPage(context);
    for (let item = left.shift(); item !== undefined; item = left.shift()) {
      watched.complaints.length = 0;
      await check(item, watched).catch((error: unknown) => faults.push(`${nameOf(item!)}: ${String(error)}`));
    }
    await watched.page.close();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return faults;
}

/** So few calculators that every kind of field, result and schedule is on one of their pages. */
function coverOf(all: readonly AnyCalculator[]): readonly AnyCalculator[] {
  const seen = new Set<string>();
  return all.toReversed().filter(({ input, output, schedule }) => {
    const parts = [
      ...Object.values(input).map(({ kind }) => `input ${kind}`),
      ...Object.values(output).map(({ kind, decimals }) => `output ${kind} ${decimals}`),
      `schedule ${schedule?.kind}`,
    ];
    const isNew = parts.some((part) => !seen.has(part));
    for (const part of parts) seen.add(part);
    return isNew;
  });
}

/**
 * Formulas, also those that unfold, show as such and not as text, whole in height, and the keyboard can
 * scroll to what does not fit.
 */
async function assertTypeset(page: Page): Promise<void> {
  await page
    .locator('.steps details, #explanation details')
    .evaluateAll((folds) => folds.forEach((fold) => fold.setAttribute('open', '')));
  const faults = await page.locator('.formula').evaluateAll((boxes) =>
    boxes.flatMap((box) => {
      const [math, text] = [box.querySelector('math')!, box.querySelector('code')!];
      const isShown = math.getBoundingClientRect().height > 10 && text.getBoundingClientRect().height === 0;
      const isReached = box.scrollWidth <= box.clientWidth || box.getAttribute('tabindex') === '0';
      // The lines of small signs are up to 3 pixels higher than the signs.
      const isWhole = box.scrollHeight <= box.clientHeight + 3;
      return isShown && isReached && isWhole ? [] : [box.textContent];
    }),
  );
  assert.deepEqual(faults, []);
}

/** Every number of the reply is on the page, grouped, with the decimals that are shown. */
async function assertShows(
  page: Page,
  reply: Values,
  outputs: Readonly<Record<string, OutputField>>,
): Promise<void> {
  const shown = (await page.locator('.outcome').textContent())!;
  for (const [name, output] of Object.entries(outputs)) {
    const value = reply[name];
    // A place in a list is shown as the name of what is there.
    if (typeof value !== 'number' || name.endsWith('_index')) continue;
    const decimals = output.decimals === 'currency' ? 6 : shownDecimals(output, String(value));
    const text = Math.abs(value).toLocaleString('en-US', { maximumFractionDigits: decimals });
    assert.ok(shown.includes(text), `${name} ${text} in ${shown}`);
  }
}
