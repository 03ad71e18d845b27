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

/** What a field has, with plain spaces. */
function valueOf(page: string, name: string): string | undefined {
  const [input = ''] = new RegExp(`<input\\s+id="${name.replaceAll('.', '\\.')}"[^>]*>`).exec(page) ?? [];
  return /value="([^"]*)"/.exec(input)?.[1]?.replaceAll(/\s/g, ' ');
}

describe('the currency in which the page of a calculator opens', () => {
  const opened = [
    { language: 'en-US', path: '/calculators/mortgage', currency: 'USD' },
    { language: 'de-DE', path: '/calculators/mortgage', currency: 'EUR' },
    { language: 'en-GB', path: '/calculators/mortgage', currency: 'GBP' },
    { language: 'fr-CH', path: '/calculators/mortgage', currency: 'CHF' },
    { language: 'en-US', path: '/calculators/net-worth', currency: 'USD' },
    { language: 'en-IN', path: '/calculators/mortgage', currency: 'INR' },
    { language: 'ja-JP', path: '/calculators/mortgage', currency: 'JPY' },
    { language: 'de-DE', path: '/calculators/sip', currency: 'EUR' },
    // The documented example has no currency.
    { language: 'ko-KR', path: '/calculators/cagr', currency: 'KRW' },
    // Defaults usual in the United States are named as such beside the result.
    { language: 'de-DE', path: '/calculators/auto-loan', currency: 'EUR' },
    // The law and the prices of one country.
    { language: 'de-DE', path: '/calculators/ppf', currency: 'INR' },
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

  test('is offered as that of the reader’s country where law binds the page to another', async () => {
    const { note } = await open('/calculators/ppf', { language: 'ja-JP' });
    assert.equal(note, 'Amounts are in INR. Use JPY · Change currency');
  });

  const sized = [
    { language: 'ja-JP', price: '40,000,000', down: '8,000,000' },
    { language: 'en-IN', price: '40,00,000', down: '8,00,000' },
    { language: 'ko-KR', price: '400,000,000', down: '80,000,000' },
    { language: 'pl-PL', price: '400 000', down: '80 000' },
    { language: 'sv-SE', price: '4 000 000', down: '800 000' },
  ] as const;
  for (const { language, price, down } of sized) {
    test(`comes with amounts of a plausible size (${language}), and other numbers as documented`, async () => {
      const { page } = await open('/calculators/mortgage', { language });
      assert.equal(valueOf(page, 'home_price'), price);
      assert.equal(valueOf(page, 'down_payment'), down);
      assert.equal(valueOf(page, 'loan_term'), '30');
    });
  }

  test('comes with amounts of a plausible size in the rows of lists', async () => {
    const { page } = await open('/calculators/debt-payoff', { language: 'ja-JP' });
    assert.equal(valueOf(page, 'debts.0.balance'), '420,000');
    assert.equal(valueOf(page, 'debts.2.minimum_payment'), '4,000');
    const { page: sip } = await open('/calculators/sip', { language: 'en-US' });
    assert.equal(valueOf(sip, 'monthly_investment'), '1,000');
  });

  test('is that of the example in words, with the results of the page', async () => {
    const { page } = await open('/calculators/mortgage', { language: 'ja-JP' });
    const [, words = ''] = /Example\.<\/strong>([\s\S]*?)<\/p>/.exec(page)!;
    assert.match(words, /Home price ￥40,000,000/);
    assert.match(words, /You would pay ￥212,897 a month/);
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

  test('becomes that of a typed sign while nothing else is typed, with a way back', async () => {
    const filled = (price: string, down: string) =>
      `/calculators/mortgage?home_price=${price}&down_payment=${down}&interest_rate=7&loan_term=30&currency=USD`;
    const { currency, note, page } = await open(filled('₹45,00,000', '80,000'));
    assert.equal(currency, 'INR');
    assert.equal(note, 'Amounts are now in INR, as you typed its sign. Use USD · Change currency');
    assert.equal(valueOf(page, 'home_price'), '4,500,000');
    assert.equal(valueOf(page, 'down_payment'), '800,000');
    const both = await open(filled('₹45,00,000', '₹5,00,000'));
    assert.equal(both.currency, 'INR');
    assert.equal(valueOf(both.page, 'down_payment'), '500,000');
    const asked = await open(filled('₹45,00,000', '70,000'));
    assert.equal(asked.currency, 'USD');
    assert.match(asked.page, /Calculate in INR/);
    const chosen = await open(filled('₹45,00,000', '80,000'), { language: 'de-DE' });
    assert.match(chosen.page, /Calculate in INR/, 'the page opened in EUR, so that USD was chosen');
  });
});
