import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, describe, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { unlimited } from '#access/limits.ts';
import { startTestService, type TestService } from '../kit/harness.ts';
import { launchBrowser, openContext, openPage, origin, withoutBrowser } from '../kit/browser.ts';

const address = `${origin}/calculators/mortgage?home_price=400000&down_payment=80000&interest_rate=7&loan_term=30&currency=USD`;

describe('a chart in a browser', { skip: withoutBrowser }, () => {
  let browser: Browser;
  let service: TestService;

  before(async () => {
    service = await startTestService({ limiter: { check: () => unlimited } });
    browser = await launchBrowser();
  });
  after(() => browser.close());

  async function openAt(width: number, javaScriptEnabled = true) {
    const watched = await openPage(await openContext(browser, service, { width, javaScriptEnabled }));
    await watched.page.goto(address);
    return watched;
  }

  test('has text of at least 12 pixels at every width, and is not cut off on a phone', async () => {
    for (const width of [1280, 1024, 900, 600, 390, 360]) {
      const { page } = await openAt(width);
      const sizes = await page.evaluate(() =>
        [...document.querySelectorAll('.chart svg')]
          .filter((svg) => svg.getClientRects().length > 0)
          .flatMap((svg) => {
            const scale = svg.getBoundingClientRect().width / (svg as SVGSVGElement).viewBox.baseVal.width;
            return [...svg.querySelectorAll('text')].map(
              (text) => Number.parseFloat(getComputedStyle(text).fontSize) * scale,
            );
          }),
      );
      assert.ok(sizes.length > 5, String(width));
      assert.ok(Math.min(...sizes) >= 12, `${Math.min(...sizes)} at ${width}`);
      const figure = await page.locator('.chart figure').evaluate((one) => one.scrollWidth - one.clientWidth);
      assert.ok(figure <= (width < 390 ? 8 : 0), `${figure} are cut off at ${width}`);
      await page.close();
    }
  });

  /** The small table beside the rule, as "Year 12 USD: Balance 251,000.12, …". */
  const readout = (page: Page) =>
    page.locator('.chart .readout table').evaluate((table) => {
      const { caption, rows } = table as HTMLTableElement;
      const lines = [...rows].map(({ cells }) => [...cells].map(({ textContent }) => textContent).join(' '));
      return `${[...caption!.childNodes].map(({ textContent }) => textContent).join(' ')}: ${lines.join(', ')}`;
    });

  test('says the values of a year by arrow keys, pointer and touch, as its table has them', async () => {
    const { page, complaints } = await openAt(1280);
    const figure = page.locator('.chart figure');
    await figure.focus();
    await page.keyboard.press('ArrowRight');
    assert.equal(
      await readout(page),
      'Year 0 USD: Balance 320,000.00, Principal paid 0.00, Interest paid 0.00',
    );
    await page.keyboard.press('PageDown');
    assert.match(await readout(page), /^Year 10 USD: Balance 274,599\.\d\d, Principal paid 45,400\./);
    assert.equal(await page.locator('.chart .readout').getAttribute('aria-live'), 'polite');
    await page.keyboard.press('End');
    assert.match(await readout(page), /^Year 30 USD: Balance 0\.00, /);
    await page.keyboard.press('ArrowLeft');
    assert.match(await readout(page), /^Year 29 USD: /);

    const drawing = page.locator('.chart svg').first();
    const box = (await drawing.boundingBox())!;
    const [left, right] = (await drawing.getAttribute('data-plot'))!.split(' ').map(Number);
    const at = (left! + ((right! - left!) * 12) / 30) * (box.width / 520);
    await page.mouse.move(box.x + at, box.y + box.height / 2);
    assert.match(await readout(page), /^Year 12 USD: /);
    assert.equal(await page.locator('.chart .readout').getAttribute('aria-live'), 'off');

    // A result that changes brings a new chart, which shows the same year and works as well. After 144
    // payments of 888.888…, 320,000 − 128,000 are left.
    await page.locator('#interest_rate').fill('0');
    await page.locator('.chart .readout').filter({ hasText: 'Year 12' }).getByText('192,000.00').waitFor();
    await figure.focus();
    await page.keyboard.press('End');
    assert.equal(
      await readout(page),
      'Year 30 USD: Balance 0.00, Principal paid 320,000.00, Interest paid 0.00',
    );
    assert.deepEqual(complaints, []);
  });

  test('keeps the values beside the rule within the chart, with a dot on each line, until they are left', async () => {
    for (const width of [1280, 390]) {
      const { page } = await openAt(width);
      const figure = page.locator('.chart figure');
      const drawing = page.locator('.chart svg[data-plot]:visible').first();
      const card = page.locator('.chart .readout');
      await drawing.scrollIntoViewIfNeeded();
      const box = (await drawing.boundingBox())!;
      for (const share of [0.2, 0.4, 0.6]) {
        await page.mouse.move(box.x + box.width * share, box.y + box.height / 2);
        const [inner, outer] = [(await card.boundingBox())!, (await figure.boundingBox())!];
        assert.ok(inner.x >= outer.x && inner.x + inner.width <= outer.x + outer.width + 1);
        assert.ok(inner.y >= outer.y && inner.y + inner.height <= outer.y + outer.height);
        // On the line itself: its point there is beside the dot.
        const distances = await drawing.evaluate((svg) =>
          [...svg.querySelectorAll<SVGCircleElement>('.rule circle')].map((dot) => {
            const ink = [...dot.classList].find((name) => name.startsWith('fill-'))!.slice('fill-'.length);
            const path = svg.querySelector<SVGPathElement>(`path.stroke-${ink}`)!;
            const { x, y } = { x: dot.cx.baseVal.value, y: dot.cy.baseVal.value };
            const points = Array.from({ length: 2000 }, (_, index) =>
              path.getPointAtLength((index / 2000) * path.getTotalLength()),
            );
            return Math.min(...points.map((point) => Math.hypot(point.x - x, point.y - y)));
          }),
        );
        assert.equal(distances.length, 3);
        assert.ok(Math.max(...distances) < 1, distances.join());
      }
      await page.mouse.move(0, 0);
      assert.equal(await card.textContent(), '');
      assert.equal(await page.locator('.chart .rule').count(), 0);
      // What the keys or a tap have chosen stays when the pointer leaves, until Escape.
      await figure.focus();
      await page.keyboard.press('End');
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.mouse.move(0, 0);
      assert.match((await card.textContent())!, /^Year/);
      await page.keyboard.press('Escape');
      assert.equal(await card.textContent(), '');
      await page.close();
    }
  });

  test('names its lines and the calls below in the language of the page', async () => {
    const { page } = await openPage(await openContext(browser, service, { locale: 'de-DE', language: 'de' }));
    await page.goto(address);
    await page.getByRole('group', { name: 'Gezeigte Linien' }).waitFor();
    const calls = page.getByRole('group', { name: 'Sprache der Beispiele' });
    await calls.getByRole('button', { name: 'Befehl' }).click();
    assert.equal(await calls.getByRole('button', { name: 'Befehl' }).getAttribute('aria-pressed'), 'true');
    assert.match(await page.locator('.sample:not([hidden]) code').innerText(), /mortgage/);
  });

  test('hides and shows a line by the button with its name, while the axis stays', async () => {
    const { page, complaints } = await openAt(1280);
    const lines = page.getByRole('group', { name: 'Lines shown' });
    assert.deepEqual(await lines.getByRole('button').allInnerTexts(), [
      'Balance',
      'Principal paid',
      'Interest paid',
    ]);
    const button = lines.getByRole('button', { name: 'Interest paid' });
    const interest = page.locator('.at-wide path.stroke-third');
    const axis = () => page.locator('.at-wide text').allTextContents();
    const texts = await axis();
    assert.ok(await interest.isVisible());
    await button.click();
    assert.equal(await button.getAttribute('aria-pressed'), 'false');
    assert.equal(await interest.isVisible(), false);
    const shownNames = () => page.locator('.at-wide text[text-anchor="start"]:not(.off)').allTextContents();
    assert.deepEqual(await shownNames(), ['USD', 'Principal paid', 'Balance']);
    assert.ok(await page.locator('.at-wide path.stroke-first').isVisible());
    assert.deepEqual(await axis(), texts);
    await page.locator('.chart figure').focus();
    await page.keyboard.press('End');
    assert.equal(await readout(page), 'Year 30 USD: Balance 0.00, Principal paid 320,000.00');
    await page.keyboard.press('ArrowLeft');
    const before = (await page.textContent('.chart .readout'))!;

    // A result that changes brings a new chart, in which the line is still hidden.
    await page.locator('#interest_rate').fill('5');
    await page.locator('.chart .readout').filter({ hasNotText: before }).waitFor();
    assert.equal(await button.getAttribute('aria-pressed'), 'false');
    assert.equal(await interest.isVisible(), false);
    await button.focus();
    await page.keyboard.press('Enter');
    assert.equal(await button.getAttribute('aria-pressed'), 'true');
    assert.ok((await shownNames()).includes('Interest paid'));
    assert.ok(await interest.isVisible());
    assert.deepEqual(complaints, []);
  });

  test('is saved as a PNG file', async () => {
    const { page, complaints } = await openAt(1280);
    const saved = page.waitForEvent('download');
    await page.getByText('Table and downloads').click();
    await page.getByRole('button', { name: 'Download PNG' }).click();
    const download = await saved;
    assert.equal(download.suggestedFilename(), 'mortgage.png');
    const bytes = await readFile(await download.path());
    assert.deepEqual([...bytes.subarray(1, 4)], [...Buffer.from('PNG')]);
    assert.deepEqual([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], [1440, 840]);
    assert.deepEqual(complaints, []);
  });

  test('has its table without a script', async () => {
    const { page } = await openAt(390, false);
    await page.getByText('Table and downloads').click();
    assert.ok(await page.getByRole('cell', { name: '320,000.00' }).first().isVisible());
    assert.equal(await page.getByRole('button', { name: 'Download PNG' }).count(), 0);
    assert.equal(await page.getByRole('button', { name: 'Balance' }).count(), 0);
  });
});
