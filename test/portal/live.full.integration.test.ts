import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { startLiveService } from '../kit/live.ts';
import {
  findAccessibilityFaults,
  openPage,
  origin,
  type WatchedPage,
  withoutBrowser,
} from '../kit/browser.ts';
import { readersOf } from '../kit/readers.ts';

describe('a page that calculates in the browser', { skip: withoutBrowser }, () => {
  const openReader = readersOf(startLiveService);

  interface Opened extends WatchedPage {
    /** The pages that were asked for since it was opened. */
    readonly asked: string[];
  }

  /** Opens a page, and waits for its file. */
  async function open(path: string, locale = 'en-US', language = 'en'): Promise<Opened> {
    const context = await openReader({ locale, language });
    const watched = await openPage(context);
    const asked: string[] = [];
    const loaded = watched.page.waitForResponse(/\/static\/live\/(?!chunk)/);
    await watched.page.goto(origin + path);
    await loaded;
    await watched.page.waitForLoadState('networkidle');
    watched.page.on('request', (request) => {
      if (request.url().includes('/calculators/')) asked.push(request.url());
    });
    return { ...watched, asked };
  }

  const close = ({ page }: Opened) => page.context().close();
  const sentence = (page: Page) => page.textContent('#result .sentence');

  test('answers each key without a request, and dims what it does not calculate', async () => {
    const opened = await open('/calculators/mortgage');
    const { page, asked, complaints } = opened;
    // By Python, for 320,000 over 30 years at 6, 6.5 and 6.55 %.
    const payments = { '6': '$1,918.56', '6.': '$1,918.56', '6.5': '$2,022.62', '6.55': '$2,033.15' };
    for (const [text, payment] of Object.entries(payments)) {
      await page.fill('#interest_rate', text);
      assert.equal(await sentence(page), `You would pay ${payment} a month`);
      assert.equal(await page.title(), `You would pay ${payment} a month – Mortgage Calculator`);
      assert.equal(await page.getAttribute('html', 'data-stale'), 'rest');
    }
    await page.locator('#announcement').getByText('$2,033.15').waitFor();
    assert.match(page.url(), /interest_rate=6\.55&/);
    assert.deepEqual(asked, []);
    await page.focus('#loan_term');
    await page.locator('html:not([data-stale])').waitFor();
    assert.equal(asked.length, 1);
    assert.equal(complaints.join('\n'), '');
    await close(opened);
  });

  test('says what is wrong after a pause, beside the dimmed result of the numbers before', async () => {
    const opened = await open('/calculators/mortgage');
    const { page, asked } = opened;
    await page.fill('#interest_rate', '6x');
    assert.equal(await page.getAttribute('html', 'data-stale'), '');
    await page.locator('#interest_rate-message').getByText('got “6x”').waitFor();
    await page.locator('#faults').getByText('The result below is for your earlier numbers.').waitFor();
    await page.fill('#interest_rate', '6');
    assert.equal(await sentence(page), 'You would pay $1,918.56 a month');
    assert.equal((await page.textContent('#faults'))!.trim(), '');
    assert.deepEqual(asked, []);
    await close(opened);
  });

  for (const { locale, currency, price, rate, shown } of [
    { locale: 'en-IN', currency: 'INR', price: '₹4,50,000', rate: '7.5%', shown: '₹3,146.47' },
    { locale: 'de-DE', currency: 'EUR', price: '450.000,5', rate: '7,5 %', shown: '3.146,47\u00a0€' },
    { locale: 'en-US', currency: 'USD', price: '450k', rate: '7,5 %', shown: '$3,146.47' },
  ]) {
    test(`reads ${price} and ${rate} (${locale}) as they are typed`, async () => {
      const opened = await open(
        `/calculators/mortgage?home_price=1&down_payment=0&interest_rate=1&loan_term=30&currency=${currency}`,
        locale,
      );
      const { page, asked } = opened;
      await page.locator('#home_price').fill('');
      await page.locator('#home_price').pressSequentially(price);
      await page.locator('#interest_rate').fill('');
      await page.locator('#interest_rate').pressSequentially(rate);
      // 450,000 at 7.5 % over 30 years, by Python: 3146.4653.
      assert.equal(await sentence(page), `You would pay ${shown} a month`);
      assert.ok(asked.length <= 1, 'only the field that was left is followed by a request');
      await close(opened);
    });
  }

  for (const { locale, path, name, typed, is, currency } of [
    {
      locale: 'ja-JP',
      path: 'mortgage',
      name: 'home_price',
      typed: '5000万円',
      is: 50_000_000,
      currency: 'JPY',
    },
    {
      locale: 'ja-JP',
      path: 'personal-loan',
      name: 'principal',
      typed: '500万円',
      is: 5_000_000,
      currency: 'JPY',
    },
    {
      locale: 'ja-JP',
      path: 'savings-goal',
      name: 'goal_amount',
      typed: '500万',
      is: 5_000_000,
      currency: 'JPY',
    },
    {
      locale: 'en-IN',
      path: 'mortgage',
      name: 'home_price',
      typed: '₹45,00,000',
      is: 4_500_000,
      currency: 'INR',
    },
    { locale: 'ko-KR', path: 'mortgage', name: 'home_price', typed: '3억', is: 300_000_000, currency: 'KRW' },
    {
      locale: 'de-DE',
      path: 'mortgage',
      name: 'home_price',
      typed: '450.000,5',
      is: 450_000.5,
      currency: 'EUR',
    },
    // A page in dollars takes over the currency of the sign, and the amounts of its example with it.
    {
      locale: 'en-US',
      path: 'mortgage',
      name: 'home_price',
      typed: '₹45,00,000',
      is: 4_500_000,
      currency: 'INR',
    },
  ]) {
    test(`answers ${typed} (${locale}) on the page of ${path} as it opens`, async () => {
      const opened = await open(`/calculators/${path}`, locale);
      const { page } = opened;
      const before = await sentence(page);
      await page.locator(`#${name}`).fill('');
      await page.locator(`#${name}`).pressSequentially(typed);
      await page.locator('#result .headline', { hasNotText: before ?? '' }).waitFor();
      const call = (await page.textContent('#call-0'))!;
      assert.ok(call.includes(`"${name}": ${is}`), call);
      assert.ok(call.includes(`"currency": "${currency}"`), call);
      assert.equal(await page.inputValue('#currency'), currency);
      assert.equal((await page.locator(`#${name} ~ .unit`).textContent())!, currency);
      assert.equal((await page.locator(`[id="${name}-message"]`).textContent())!.trim(), '');
      if (locale === 'en-US') assert.equal(await page.inputValue('#down_payment'), '800,000');
      await close(opened);
    });
  }

  test('says that the last law has ended, by the clock of the browser', async () => {
    const opened = await open('/calculators/us-income-tax');
    const { page } = opened;
    const note = page.locator('#result').getByText('The last law known here has ended');
    await page.fill('#annual_income', '50000');
    await page.locator('html:not([data-stale=""])').waitFor();
    assert.equal(await note.count(), 0);
    const basis = page
      .locator('#notes')
      .getByText('Figures of the law from Jan 1, 2026 to Dec 31, 2026, last checked on');
    assert.equal(await basis.count(), 1);
    await page.clock.setFixedTime('2031-01-01');
    await page.fill('#annual_income', '60000');
    await note.waitFor();
    await close(opened);
  });

  test('speaks the language of the page while it calculates', async () => {
    const path =
      '/calculators/mortgage?home_price=400000&down_payment=80000&interest_rate=7&loan_term=30&currency=EUR';
    const opened = await open(path, 'de-DE', 'de');
    const { page, asked } = opened;
    await page.fill('#interest_rate', '6');
    assert.equal(await sentence(page), 'Sie würden monatlich 1.918,56\u00a0€ zahlen');
    assert.match(
      await page.title(),
      /^Sie würden monatlich 1\.918,56\u00a0€ zahlen – Baufinanzierungsrechner$/,
    );
    assert.match((await page.textContent('#map'))!, /Monatsrate in EUR nach /);
    await page.fill('#interest_rate', '6x');
    await page.locator('#interest_rate-message').getByText('eingegeben: „6x“').waitFor();
    await page.locator('#faults').getByText('für Ihre früheren Zahlen').waitFor();
    assert.deepEqual(asked, []);
    await close(opened);
  });

  test('moves sliders by the keyboard, and the table of "what if" with them', async () => {
    const opened = await open('/calculators/mortgage');
    const { page, asked } = opened;
    await page.focus('#interest_rate');
    await page.keyboard.press('Tab');
    const slider = page.getByLabel('Interest rate, slider');
    assert.ok(await slider.evaluate((one) => one === document.activeElement));
    // It fills the room that the form kept for it, so that nothing moves when it comes.
    const heights = await slider.evaluate((one) => {
      const { parentElement: room } = one;
      const next = room!.nextElementSibling!.getBoundingClientRect().top;
      const before = one.getBoundingClientRect().height;
      one.remove();
      const moved = next - room!.nextElementSibling!.getBoundingClientRect().top;
      room!.append(one);
      return { before, moved };
    });
    assert.equal(heights.moved, 0, JSON.stringify(heights));
    await slider.focus();
    assert.notEqual(await slider.evaluate((one) => getComputedStyle(one).outlineStyle), 'none');
    await page.keyboard.press('ArrowLeft');
    // A round step, by a hundredth of the range, which is from nothing to twice the rate.
    assert.equal(await page.inputValue('#interest_rate'), '6.8');
    assert.equal(await sentence(page), 'You would pay $2,086.16 a month');
    assert.equal((await page.textContent('#map td.now'))!.trim(), '2,086.16');
    assert.equal(await slider.getAttribute('aria-valuetext'), '6.8 % per year');
    await page.selectOption('#map-rows', 'down_payment');
    await page.locator('#map caption', { hasText: 'by down payment and interest rate' }).waitFor();
    await page.locator('html:not([data-stale])').waitFor();
    // The charts are asked for once after each change, and after both where there is little between them.
    assert.ok(asked.length <= 2, asked.join('\n'));
    assert.deepEqual(await findAccessibilityFaults(page), []);
    await close(opened);
  });

  for (const javaScriptEnabled of [true, false]) {
    test(`compares scenarios, ${javaScriptEnabled ? 'with' : 'without'} a script`, async () => {
      const context = await openReader({ javaScriptEnabled });
      const { page } = await openPage(context);
      await page.goto(`${origin}/calculators/mortgage`);
      await page.fill('#scenario-name', 'Thirty years');
      await page.getByRole('button', { name: 'Keep as a scenario' }).click();
      await page.getByRole('button', { name: 'Edit Thirty years' }).waitFor();
      await page.fill('#interest_rate', '8');
      if (!javaScriptEnabled) await page.getByRole('button', { name: 'Calculate' }).first().click();
      // By Python: 2,348.0467 and 2,128.9679.
      const said =
        'With your current numbers, the monthly payment is $219.08 higher than with Thirty years, because the interest rate is 8% rather than 7%.';
      await page.getByText(said).waitFor();
      await page.getByRole('button', { name: 'Keep as a scenario' }).click();
      await page.getByRole('button', { name: 'Edit A' }).waitFor();
      const link = page.url();
      await page.goto('about:blank');
      await page.goto(link);
      await page.getByText('With A, the monthly payment is $219.08 higher').waitFor();
      assert.equal((await context.cookies()).length, 0);
      await page.getByRole('button', { name: 'Edit Thirty years' }).click();
      await page.waitForURL(/interest_rate=7&/);
      assert.equal(await page.inputValue('#interest_rate'), '7');
      await page.getByRole('button', { name: 'Remove Thirty years' }).click();
      await page
        .getByText('With your current numbers, the monthly payment is $219.08 lower than with A')
        .waitFor();
      await context.close();
    });
  }
});
