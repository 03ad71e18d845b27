import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { unlimited } from '#access/limits.ts';
import { startTestService } from '../kit/harness.ts';

const service = startTestService({ limiter: { check: () => unlimited } });
const origin = 'https://localhost:8443';

interface Options {
  readonly language?: string;
  readonly cookie?: string;
  readonly referer?: string;
}

/** The currency that the form of a page has, and what the page says of it. */
async function open(path: string, { language = 'en-US', cookie = '', referer = '' }: Options = {}) {
  const { send } = await service;
  const headers = {
    accept: 'text/html',
    'accept-language': language,
    cookie: `language=en; ${cookie}`,
    ...(referer !== '' && { referer: origin + referer }),
  };
  const response = await send(encodeURI(path), { headers });
  const page = await response.text();
  const select = /<select\s+id="currency"[\s\S]*?<\/select>/.exec(page)?.[0] ?? '';
  const [, currency] = /<option value="(\w*)" selected>/.exec(select) ?? [];
  const [, note = ''] = /id="currency-note"[^>]*>([\s\S]*?)<\/p>/.exec(page) ?? [];
  return {
    currency,
    note: note
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
    cookie: response.headers.get('set-cookie'),
    page,
    vary: response.headers.get('vary'),
  };
}

describe('the currency in which the page of a calculator opens', () => {
  const opened = [
    { language: 'en-US', path: '/calculators/mortgage', currency: 'USD' },
    { language: 'de-DE', path: '/calculators/mortgage', currency: 'EUR' },
    { language: 'en-GB', path: '/calculators/mortgage', currency: 'GBP' },
    { language: 'fr-CH', path: '/calculators/mortgage', currency: 'CHF' },
    { language: 'en-US', path: '/calculators/net-worth', currency: 'USD' },
    // A home for 400,000 rupees or yen would be absurd, and so is a monthly payment of 10,000 dollars.
    { language: 'en-IN', path: '/calculators/mortgage', currency: 'USD' },
    { language: 'ja-JP', path: '/calculators/mortgage', currency: 'USD' },
    { language: 'de-DE', path: '/calculators/sip', currency: 'INR' },
    // The law and the prices of one country.
    { language: 'de-DE', path: '/calculators/mortgage-affordability', currency: 'USD' },
    { language: 'de-DE', path: '/calculators/inflation-history', currency: 'USD' },
    { language: 'en-US', path: '/calculators/vat', currency: 'GBP' },
  ] as const;
  for (const { language, path, currency } of opened) {
    test(`is ${currency} for ${path} (${language}), and the page says so`, async () => {
      const { currency: found, note, vary } = await open(path, { language });
      assert.equal(found, currency);
      assert.ok(note.startsWith(`Amounts are in ${currency}.`), note);
      assert.match(note, /Change currency$/);
      assert.match(vary!, /Accept-Language, Cookie/);
    });
  }

  test('is offered as that of the reader’s country where the example stays in its own', async () => {
    const { note } = await open('/calculators/mortgage', { language: 'ja-JP' });
    assert.equal(note, 'Amounts are in USD. Use JPY Change currency');
  });

  test('is the one that was chosen last, but where law binds it', async () => {
    const chosen = { language: 'de-DE', cookie: 'number-format=de-DE; currency=JPY' };
    assert.equal((await open('/calculators/mortgage', chosen)).currency, 'JPY');
    assert.equal((await open('/calculators/sip', chosen)).currency, 'JPY');
    assert.equal((await open('/calculators/cagr', chosen)).currency, 'JPY');
    assert.equal((await open('/calculators/auto-loan', chosen)).currency, 'JPY');
    assert.equal((await open('/calculators/inflation-history', chosen)).currency, 'USD');
    for (const cookie of ['currency=ZZZ', 'currency=<script>', 'currency=']) {
      assert.equal((await open('/calculators/mortgage', { cookie })).currency, 'USD', cookie);
    }
  });

  test('is remembered when it is chosen on the page, and not by a link', async () => {
    const filled = '/calculators/mortgage?home_price=400000&down_payment=0&interest_rate=5&loan_term=30';
    const referer = '/calculators/mortgage';
    const { cookie } = await open(`${filled}&currency=CHF`, { referer });
    assert.equal(cookie, 'currency=CHF; Path=/; SameSite=Lax; Secure; Max-Age=31536000');
    assert.equal((await open(`${filled}&currency=CHF`)).cookie, null);
    assert.equal((await open(`${filled}&currency=CHF`, { referer: '/docs' })).cookie, null);
    assert.equal((await open(`${filled}&currency=USD`, { referer })).cookie, null, 'it is so anyway');
    assert.equal((await open(`${filled}&currency=ZZZ`, { referer })).cookie, null);
    const back = await open(`${filled}&currency=USD`, { referer, cookie: 'currency=CHF' });
    assert.match(back.cookie!, /^currency=USD;/);
  });

  test('is that of the sign in an amount of a link that names none', async () => {
    const rest = 'down_payment=0&interest_rate=5&loan_term=30';
    const { currency, page } = await open(`/calculators/mortgage?home_price=₹45,00,000&${rest}`);
    assert.equal(currency, 'INR');
    assert.match(page, /value="4,500,000"/);
    assert.match(page, /₹24,156\.97/);
    const euros = await open(
      '/calculators/debt-payoff?debts.0.name=Car&debts.0.balance=500 €&debts.0.annual_rate=5',
    );
    assert.equal(euros.currency, 'EUR');
    assert.equal((await open(`/calculators/mortgage?home_price=4500000&${rest}`)).currency, '');
    const named = await open(`/calculators/mortgage?home_price=₹45,00,000&currency=USD&${rest}`);
    assert.equal(named.currency, 'USD');
    assert.match(named.page, /is not the sign of USD/);
  });
});
