import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { unlimited } from '#access/limits.ts';
import { startTestService } from '../kit/harness.ts';

const service = startTestService({ limiter: { check: () => unlimited } });

/** The page, with any space as it is. */
async function open(path: string, language: string, cookie = ''): Promise<string> {
  const headers = { accept: 'text/html', 'accept-language': language, cookie };
  return (await (await service).send(path, { headers })).text();
}

/** The texts that people read, without tags, and without the calls of the API. */
function textOf(page: string): string {
  const main = page.slice(page.indexOf('<main'), page.indexOf('id="call-title"'));
  return main.replaceAll(/<option[^>]*>[^<]*<\/option>|<desc[^>]*>[^<]*<\/desc>|<[^>]*>/g, ' ');
}

const mortgage = '/calculators/mortgage?home_price=400000&down_payment=0&loan_term=30';

describe('numbers on a page', () => {
  const readers = ['de-DE', 'fr-FR', 'fr-CH', 'ja-JP', 'pt-BR', 'en-IN', 'tr-TR'];
  for (const locale of readers) {
    test(`write percentages as Intl does for ${locale}`, async () => {
      const page = textOf(await open(`${mortgage}&interest_rate=4.6`, locale));
      const written = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
      assert.ok(page.includes(written.format(0.046)), written.format(0.046));
      assert.doesNotMatch(page, locale.startsWith('de') ? /\d%/ : /\d % /);
    });

    test(`are written by one language tag for ${locale}, which scripts know`, async () => {
      assert.ok((await open('/calculators/mortgage', locale)).includes(`data-locale="${locale}"`));
    });
  }

  test('have the minus sign of typesetting in texts, and that of the keyboard in fields and calls', async () => {
    const flows = [-1000, 300, 400].map((flow, index) => `cash_flows.${index}=${flow}`).join('&');
    const page = await open(`/calculators/irr?${flows}&currency=USD`, 'en-US');
    assert.match(page, /<input[^>]*value="-1,000"/);
    assert.match(page, /-1000/);
    assert.match(textOf(page), /−\d/);
    assert.doesNotMatch(textOf(page), /(?<![\w\d])-\$?\d/);
  });

  test('that may be negative are typed on a whole keyboard, as number pads lack the sign', async () => {
    for (const [id, pattern] of [
      ['irr', /<input[^>]*id="cash_flows\.0"[^>]*inputmode="text" data-signed/],
      ['tvm', /<input[^>]*name="solve-target"[^>]*inputmode="text" data-signed/],
      ['mortgage', /<input[^>]*id="home_price"[^>]*inputmode="decimal" data-number/],
    ] as const) {
      assert.match(await open(`/calculators/${id}`, 'en-US'), pattern);
    }
  });

  test('say once that they are percentages: beside the field, or with the value', async () => {
    const page = await open('/calculators/vat', 'en-US');
    assert.match(page, /<label for="discount_pct"\s*>Discount/);
    assert.match(page, /id="discount_pct"[^>]*>\s*<span[^>]* class="unit"[^>]*>%</);
    for (const id of ['vat', 'profit-margin', 'auto-loan']) {
      assert.doesNotMatch(textOf(await open(`/calculators/${id}`, 'en-US')), /\(%\)/, id);
    }
  });

  test('have a unit that readers who hear the page are told, too', async () => {
    const page = await open('/calculators/mortgage?currency=EUR', 'en-US');
    assert.match(page, /id="loan_term"[^>]*aria-describedby="loan_term-unit loan_term-hint/);
    assert.match(page, /<span[^>]*id="loan_term-unit"[^>]*>years</);
    assert.match(page, /<span[^>]*id="home_price-unit"[^>]*>EUR</);
    const flows = await open('/calculators/irr?cash_flows.0=-1&currency=USD', 'en-US');
    assert.match(flows, /id="cash_flows\.0"[^>]*aria-describedby="cash_flows\.-unit /);
    assert.match(flows, /<span[^>]*id="cash_flows\.-unit"[^>]*>USD</);
  });

  test('can be written in formats that their examples tell apart', async () => {
    for (const language of ['en-US', 'de', 'es', 'fr', 'ja']) {
      const page = await open('/number-format', language);
      const options = [...page.matchAll(/<option value="([\w-]+)"[^>]*>([^<]*)</g)];
      assert.ok(options.some(([, tag]) => tag === 'ja-JP'));
      assert.equal(new Set(options.map(([, , example]) => example)).size, options.length, language);
    }
    const chosen = await open('/number-format', 'en-US', 'number-format=ja-JP');
    assert.match(
      chosen,
      /<option value="ja-JP" translate="no" selected>1,234,567\.89 – 2026\/11\/21 \(Japan\)</,
    );
  });
});
