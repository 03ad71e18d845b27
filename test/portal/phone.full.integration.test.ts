import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { BrowserContext, Page } from 'playwright-core';
import { unlimited } from '#access/limits.ts';
import { startTestService } from '../kit/harness.ts';
import { startLiveService } from '../kit/live.ts';
import {
  findAccessibilityFaults,
  launchBrowser,
  openContext,
  openPage,
  origin,
  withoutBrowser,
} from '../kit/browser.ts';
import { readersOf } from '../kit/readers.ts';

/** The narrow screens that pages are drawn for. */
const WIDTH = 390;

/** WCAG 2.2, success criterion 2.5.8, in CSS pixels. */
const MIN_TARGET = 24;

describe('on a phone', { skip: withoutBrowser }, () => {
  const openReader = readersOf(startLiveService);
  let phone: BrowserContext;

  before(async () => {
    phone = await openReader({ width: WIDTH });
  });

  const boxOf = (page: Page, selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((one) => {
        const { top, bottom, height } = one.getBoundingClientRect();
        return { top, bottom, height };
      });

  for (const javaScriptEnabled of [true, false]) {
    const way = javaScriptEnabled ? 'with' : 'without';
    test(`the answer is above the form, and stays while it is filled in, ${way} a script`, async () => {
      const context = await openReader({ width: WIDTH, javaScriptEnabled });
      const { page } = await openPage(context);
      await page.goto(`${origin}/calculators/monte-carlo`);
      const brief = page.locator('#brief');
      const sentence = (await page.locator('#result .sentence').textContent())!.trim();
      assert.ok((await brief.textContent())!.includes(sentence));
      assert.ok((await boxOf(page, '.brief')).bottom < 900, 'it is on the first screen');
      await page.locator('#currency').scrollIntoViewIfNeeded();
      assert.equal((await boxOf(page, '.brief')).top, 0);
      await brief.click();
      const { top } = await boxOf(page, '#result-title');
      assert.ok(top >= 0 && top < 200, `the result is at ${top}`);
      await context.close();
    });
  }

  test('numbers can have a sign and any letters, whatever its number pad has', async () => {
    const context = await openReader({ width: WIDTH, hasTouch: true });
    const { page, complaints } = await openPage(context);
    await page.goto(`${origin}/calculators/irr?cash_flows.0=-1000&cash_flows.1=300&cash_flows.2=900`);
    const flow = page.locator('[id="cash_flows.1"]');
    const [sign, board] = [page.getByLabel('Change the sign'), page.getByLabel('Show letters')];
    await page.locator('html:not([data-stale])').waitFor();
    await flow.tap();
    assert.equal(await flow.getAttribute('inputmode'), 'decimal');
    const height = (await boxOf(page, '#inputs')).height;
    await sign.tap();
    assert.equal(await flow.inputValue(), '-300');
    await page.locator('#call-0', { hasText: '-300' }).waitFor({ state: 'attached' });
    await sign.tap();
    assert.equal(await flow.inputValue(), '300');
    await board.tap();
    assert.equal(await flow.getAttribute('inputmode'), 'text');
    assert.equal(await flow.evaluate((one) => one === document.activeElement), true);
    await page.getByLabel('Show digits').tap();
    assert.equal(await flow.getAttribute('inputmode'), 'decimal');
    assert.equal((await boxOf(page, '#inputs')).height, height, 'nothing jumps');
    await page.goto(`${origin}/calculators/mortgage`);
    await page.locator('#home_price').tap();
    await board.waitFor();
    assert.equal(await sign.isVisible(), false);
    await board.tap();
    await page.fill('#home_price', '450k');
    await page.locator('#down_payment').tap();
    assert.equal(await page.inputValue('#home_price'), '450,000');
    assert.deepEqual(complaints, []);
    await context.close();
  });

  test('it follows each key, is told once, and covers no field that has the focus', async () => {
    const { page } = await openPage(phone);
    const loaded = page.waitForResponse(/\/static\/live\/(?!chunk)/);
    await page.goto(`${origin}/calculators/mortgage`);
    await loaded;
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => {
      const told: string[] = [];
      Object.assign(globalThis, { told });
      for (const region of document.querySelectorAll('[role="status"], [aria-live]')) {
        new MutationObserver(() => told.push(region.textContent.trim())).observe(region, {
          childList: true,
          characterData: true,
          subtree: true,
        });
      }
    });
    await page.focus('#interest_rate');
    await page.locator('#interest_rate').fill('');
    await page.locator('#interest_rate').pressSequentially('6.5');
    // By Python, for 320,000 over 30 years at 6.5 %.
    assert.match((await page.textContent('#brief'))!, /You would pay \$2,022\.62 a month/);
    await page.locator('#announcement').getByText('$2,022.62').waitFor();
    const told = await page.evaluate(() =>
      (globalThis as unknown as { told: readonly string[] }).told.filter((text) => text.includes('$')),
    );
    assert.deepEqual(told, ['You would pay $2,022.62 a month']);
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let presses = 0; presses < 20; presses++) {
        await page.keyboard.press(key);
        const hidden = await page.evaluate(() => {
          const focused = document.activeElement!;
          const [bar, box] = [document.querySelector('.brief')!, focused].map((one) =>
            one.getBoundingClientRect(),
          );
          const isInForm = focused.closest('#inputs') !== null && focused.id !== 'brief';
          return isInForm && bar!.top === 0 && box!.top < bar!.bottom - 1 ? focused.outerHTML : undefined;
        });
        assert.equal(hidden, undefined);
      }
    }
    await page.locator('html:not([data-stale])').waitFor();
    assert.deepEqual(await findAccessibilityFaults(page), []);
    await page.close();
  });

  test('an error says so above the form, too', async () => {
    const { page } = await openPage(phone);
    await page.goto(`${origin}/calculators/mortgage?home_price=x`);
    assert.match((await page.textContent('#brief'))!, /No result for these numbers\s+See why/);
    assert.deepEqual(await findAccessibilityFaults(page), []);
    await page.close();
  });

  test('the chart is right below the answer, and what is long is folded', async () => {
    const { page } = await openPage(phone);
    await page.goto(`${origin}/calculators/monte-carlo`);
    const [headline, chart] = [await boxOf(page, '.headline'), await boxOf(page, '#chart figure')];
    assert.ok(chart.top - headline.bottom < 80, `${chart.top - headline.bottom} below`);
    assert.ok((await boxOf(page, '#figures')).top > chart.bottom);
    const folds = page.locator('#figures > details');
    const isOpen = await folds.evaluateAll((all) => all.map((one) => one.hasAttribute('open')));
    assert.deepEqual(isOpen, [false, false, false, false]);
    await page.getByText('3 more results').click();
    assert.ok(await page.locator('#figures').getByText('Late return correlation').isVisible());
    assert.deepEqual(await findAccessibilityFaults(page), []);
    await page.goto(`${origin}/calculators/loan-comparison`);
    assert.deepEqual(await findAccessibilityFaults(page), []);
    await page.close();
  });

  test('schedules and lists of results fit the screen', async () => {
    const { page } = await openPage(phone);
    for (const [path, table] of [
      ['mortgage', '#schedule .table'],
      ['amortization-schedule', '#schedule .table'],
      ['amortization-schedule?rows-each=month', '#schedule .table'],
      ['emi', '#schedule .table'],
      ['xirr', '#schedule .table'],
      ['home-equity', '#map .table'],
      ['debt-payoff', '#schedule .table'],
      ['health-insurance', '#figures .table'],
      ['loan-comparison', '#figures .table'],
      ['budget-planner', '#figures .table'],
    ]) {
      await page.goto(`${origin}/calculators/${path}`);
      const cut = await page
        .locator(table!)
        .first()
        .evaluate((one) => one.scrollWidth - one.clientWidth);
      assert.ok(cut <= 0, `${cut} pixels of ${path} are cut off`);
    }
    // The last head of a schedule is the balance.
    await page.goto(`${origin}/calculators/amortization-schedule`);
    const balance = page.locator('#schedule thead th', { hasText: 'Balance' });
    assert.ok((await balance.boundingBox())!.x < WIDTH);
    await page.close();
  });

  for (const javaScriptEnabled of [true, false]) {
    const way = javaScriptEnabled ? 'with' : 'without';
    test(`a long schedule shows its first rows, and all of them when asked, ${way} a script`, async () => {
      const context = await openReader({ width: WIDTH, javaScriptEnabled });
      const { page } = await openPage(context);
      await page.goto(`${origin}/calculators/mortgage?rows-each=month`);
      const rows = page.locator('#schedule tbody tr:visible');
      assert.equal(await rows.count(), 8);
      await page.getByText('Show all 360 rows').click();
      assert.equal(await rows.count(), 360);
      await page.goto(`${origin}/calculators/mortgage?rows-each=month`);
      await page.emulateMedia({ media: 'print' });
      assert.equal(await rows.count(), 360, 'a report has them all');
      await context.close();
    });
  }

  test('a table with more columns than fit says so', async () => {
    const { page } = await openPage(phone);
    for (const [path, part] of [
      ['monte-carlo', '#schedule'],
      ['piti', '#schedule'],
      ['bond', '#schedule'],
      ['withdrawal-comparison', '#figures'],
    ] as const) {
      await page.goto(`${origin}/calculators/${path}`);
      const columns = await page.locator(`${part} thead tr`).last().locator('th').count();
      const told = page.locator(part).getByText(`Swipe the table sideways to see all ${columns} columns.`);
      assert.ok(await told.isVisible(), path);
    }
    await page.close();
  });

  test('the text of a closed select is whole', async () => {
    const { page } = await openPage(phone);
    for (const path of ['monte-carlo', 'health-insurance', 'lease-vs-buy', 'piti', 'depreciation']) {
      await page.goto(`${origin}/calculators/${path}`);
      const cut = await page.locator('#inputs select:visible').evaluateAll((selects) => {
        const pen = document.createElement('canvas').getContext('2d')!;
        return selects.flatMap((select) => {
          const { selectedOptions, clientWidth } = select as HTMLSelectElement;
          const style = getComputedStyle(select);
          pen.font = style.font;
          // The arrow takes about as much as is left free on the other side.
          const free = clientWidth - 2 * parseFloat(style.paddingLeft) - 16;
          const text = selectedOptions[0]!.text;
          return pen.measureText(text).width > free ? [text] : [];
        });
      });
      assert.deepEqual(cut, [], path);
    }
    await page.goto(`${origin}/calculators/piti`);
    const meaning = 'Requested: the borrower asks for it';
    assert.ok((await page.locator('#pmi_end-hint').textContent())!.includes(meaning));
    await page.close();
  });

  test('what few need is folded, so that the longest pages end within about ten screens', async () => {
    const { page } = await openPage(phone);
    for (const path of ['amortization-schedule', 'monte-carlo', 'risk-metrics', 'health-insurance']) {
      await page.goto(`${origin}/calculators/${path}`);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      assert.ok(height < 8400, `${path} is ${height} high`);
      assert.ok(!(await page.locator('#call-0').isVisible()), path);
    }
    const rows = page.locator('#returns-rows .row:visible');
    await page.goto(`${origin}/calculators/risk-metrics`);
    assert.equal(await rows.count(), 6);
    await page.getByRole('button', { name: 'Add a row to Returns' }).click();
    await page.locator('#returns\\.24').waitFor();
    assert.equal(await rows.count(), 25, 'the row that was added is in sight');
    await page.close();
  });

  test('the button that copies a call is not over the call', async () => {
    const { page } = await openPage(phone);
    await page.goto(`${origin}/currency/usd-eur`);
    await page.locator('.samples[data-tabs]').waitFor();
    const [button, code] = await Promise.all(
      ['.copy:visible', '.sample:visible pre'].map((one) => page.locator(one).first().boundingBox()),
    );
    assert.ok(button!.y + button!.height <= code!.y, JSON.stringify([button, code]));
    await page.close();
  });

  test('no word of the German list of calculators is broken', async () => {
    for (const width of [WIDTH, 1280]) {
      const context = await openReader({ width, locale: 'de-DE', language: 'de' });
      const { page } = await openPage(context);
      await page.goto(`${origin}/`);
      const broken = await page.locator('.index .links a').evaluateAll((links) =>
        links
          .filter((link) => {
            const lines = link.clientHeight / Number.parseFloat(getComputedStyle(link).lineHeight);
            return Math.floor(lines) > link.textContent.split(/[ -]/).length;
          })
          .map(({ textContent }) => textContent),
      );
      assert.deepEqual(broken, [], String(width));
      await context.close();
    }
  });

  test('a link to a result is given to the sheet of the phone', async () => {
    const context = await openReader({ width: WIDTH, hasTouch: true });
    await context.addInitScript(() => {
      const share = (data: ShareData) => {
        Object.assign(globalThis, { given: data });
        return Promise.resolve();
      };
      Object.defineProperty(navigator, 'share', { value: share });
    });
    const { page } = await openPage(context);
    await page.goto(
      `${origin}/calculators/mortgage?home_price=400000&down_payment=80000&interest_rate=7&loan_term=30`,
    );
    await page.locator('[data-copy-link]').tap();
    const given = await page.evaluate(() => (globalThis as unknown as { given: ShareData }).given);
    assert.match(given.title!, /^You would pay \$?2,128\.97 a month/);
    assert.match(given.url!, /\/calculators\/mortgage\?home_price=400/);
    await context.close();
  });

  test('no page is wider than the screen, and what is tapped is large enough', async () => {
    const { page } = await openPage(phone);
    const faults: string[] = [];
    for (const path of [
      '/',
      '/?q=loan',
      '/categories/loans',
      '/calculators/debt-payoff',
      '/currency',
      '/status',
      '/access',
      '/docs',
      '/docs/operations/solve',
      '/docs/tutorial',
      '/docs/names',
      '/docs/calculators/mortgage',
      '/docs/problems/invalid-input',
    ]) {
      await page.goto(origin + path);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width > WIDTH) faults.push(`${path} is ${width} wide`);
      const entries = await page.locator('header nav a').evaluateAll((links) =>
        links.map((link) => {
          const { left, right, height } = link.getBoundingClientRect();
          return left >= 0 && right <= innerWidth && height >= 24;
        }),
      );
      if (entries.length !== 5 || entries.includes(false)) faults.push(`${path}: ${entries.join()}`);
      const small = await findSmallTargets(page);
      faults.push(...small.map((one) => `${path}: ${one}`));
    }
    assert.deepEqual(faults, []);
    await page.close();
  });

  test('beside the form, the result is never taller than the screen', async () => {
    const desktop = await openReader();
    const { page } = await openPage(desktop);
    for (const id of ['monte-carlo', 'amortization-schedule']) {
      await page.goto(`${origin}/calculators/${id}`);
      const { top, height, isWhole, shadow } = await page.locator('.outcome').evaluate((panel) => {
        panel.scrollTo(0, panel.scrollHeight);
        const last = panel.lastElementChild!.getBoundingClientRect();
        const box = panel.getBoundingClientRect();
        return {
          top: box.top,
          height: box.height,
          isWhole: last.bottom <= box.bottom,
          shadow: getComputedStyle(panel).backgroundImage,
        };
      });
      assert.ok(height <= 900, `${height} from ${top}`);
      assert.ok(isWhole, 'its end is reached by scrolling');
      assert.match(shadow, /linear-gradient/);
      assert.equal(await page.locator('#brief').isVisible(), false);
    }
    await desktop.close();
  });
});

test(
  'a printed report is whole, in dark ink, whatever is on the screen',
  {
    skip: withoutBrowser,
  },
  async () => {
    const service = await startTestService({ limiter: { check: () => unlimited } });
    const browser = await launchBrowser();
    const { page } = await openPage(await openContext(browser, service));
    await page.goto(`${origin}/calculators/monte-carlo`);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    // The height of A4, without its margins, in CSS pixels.
    await page.setViewportSize({ width: 680, height: 1009 });
    for (const hidden of ['.brief', '.tools', '#call-title', '.hint .change']) {
      assert.equal(await page.locator(hidden).first().isVisible(), false, hidden);
    }
    const report = await page.evaluate(() => {
      const ink = getComputedStyle(document.querySelector('.headline strong')!).color;
      const cut = [...document.querySelectorAll('.outcome, .table, .formula, figure')].filter(
        (box) => getComputedStyle(box).overflowY !== 'visible' && box.scrollHeight > box.clientHeight + 3,
      );
      const wide = document.documentElement.scrollWidth;
      return { ink, cut: cut.map((box) => box.outerHTML.slice(0, 80)), wide };
    });
    assert.deepEqual(report, { ink: 'rgb(28, 31, 33)', cut: [], wide: 680 });
    for (const part of [
      '#chart svg:visible',
      '#figures details .number:visible',
      '#schedule tbody tr:visible',
    ]) {
      assert.ok((await page.locator(part).count()) > 0, part);
    }
    const folded = page.locator('#figures').getByText('Late return correlation');
    assert.ok((await folded.boundingBox())!.height > 10, 'what is folded is printed');
    const first = await page.locator('#result').boundingBox();
    assert.ok(first!.y + first!.height < 1009, 'the answer is on the first page');
    await browser.close();
  },
);

/** Links in a sentence may be as high as its lines. */
function findSmallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate((minimum) => {
    const all = document.querySelectorAll<HTMLElement>('a, button, summary, select, input, textarea');
    return [...all].flatMap((target) => {
      const { width, height } = target.getBoundingClientRect();
      const isShown = target.checkVisibility() && width > 1 && height > 1;
      const isInText =
        getComputedStyle(target).display === 'inline' && target.closest('p, dd, td, th, li') !== null;
      return isShown && !isInText && height < minimum
        ? [`${target.outerHTML.slice(0, 80)} is ${height} high`]
        : [];
    });
  }, MIN_TARGET);
}
