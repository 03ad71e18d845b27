import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { DatedTable } from '#currency/source.ts';
import { startTestService, type TestService } from '../kit/harness.ts';

const shared = startTestService();

async function open(path: string, language = 'en-US', service: TestService | Promise<TestService> = shared) {
  const response = await (await service).send(path, { headers: { 'accept-language': language } });
  return { status: response.status, text: await response.text(), headers: response.headers };
}

/** The rates of the ECB on four days (https://data.ecb.europa.eu), as in the tests of the API. */
const past: readonly DatedTable[] = [
  ['2025-12-30', '1.1757'],
  ['2025-12-31', '1.1750'],
  ['2026-01-02', '1.1721'],
  ['2026-01-05', '1.1664'],
].map(([observedOn, usd]) => ({
  source: 'ecb',
  base: 'EUR',
  observedOn: observedOn!,
  quotes: { USD: usd! },
}));

describe('the page of a pair of currencies', () => {
  test('has both rates with their date and source, and round amounts both ways', async () => {
    const { text, status } = await open('/currency/usd-eur');
    assert.equal(status, 200);
    assert.match(text, /<title>USD to EUR: US Dollar to Euro/);
    assert.match(text, /<link rel="canonical" href="[^"]*\/currency\/usd-eur"/);
    // The quotients of the ECB's table of 2026-09-24, from Python's decimal module.
    assert.match(text, /1 USD = 0\.87974 EUR/);
    assert.match(text, /1 EUR = 1\.1367 USD/);
    assert.match(text, /Rate of 24 September 2026, from European Central Bank/);
    assert.match(text, /10,000<\/th>\s*<td class="number">8,797\.40</);
    assert.match(text, /10,000<\/th>\s*<td class="number">11,367\.00</);
    assert.match(text, /href="\/currency\/eur-usd"/);
  });

  test('is the canonical one of a conversion, and in the sitemap where both are common', async () => {
    const { text } = await open('/currency?amount=5&from=usd&to=INR');
    assert.match(text, /<link rel="canonical" href="[^"]*\/currency\/usd-inr"/);
    assert.match((await open('/currency')).text, /<link rel="canonical" href="[^"]*\/currency"/);
    const { text: sitemap } = await open('/sitemap.xml');
    assert.match(sitemap, /\/currency\/usd-inr</);
    assert.doesNotMatch(sitemap, /\/currency\/usd-zmw</);
    assert.equal((await open('/currency/usd-zmw')).status, 200);
    for (const path of ['usd-usd', 'usd-usn', 'usd-xxx'])
      assert.equal((await open(`/currency/${path}`)).status, 404);
  });

  test('says where only one day is stored, and draws what is stored otherwise', async () => {
    assert.match(
      (await open('/currency/eur-usd')).text,
      /stores\s+the rate of one day only, 24 September 2026/,
    );
    const service = await startTestService();
    await service.ratesStore.append(past, '2026-09-30T12:00:00Z');
    const { text } = await open('/currency/eur-usd?history-range=all', 'en-US', service);
    assert.match(text, /From 30 December 2025 to 24 September 2026/);
    assert.match(text, /between\s+1\.1367 and 1\.1757\s+USD/);
    assert.match(text, /<a href="[^"]*history-range=all#history-title" aria-current="true">All<\/a>/);
    assert.match(text, /<svg /);
    const file = await open('/currency/history.csv?from=EUR&to=USD&history-range=all', 'en-US', service);
    assert.equal(file.headers.get('content-type'), 'text/csv; charset=utf-8; header=present');
    assert.deepEqual(file.text.trim().split('\r\n'), [
      'date,base,currency,rate',
      '2025-12-30,EUR,USD,1.1757',
      '2025-12-31,EUR,USD,1.175',
      '2026-01-02,EUR,USD,1.1721',
      '2026-01-05,EUR,USD,1.1664',
      '2026-09-24,EUR,USD,1.1367',
    ]);
    const quarter = await open('/currency/eur-usd', 'en-US', service);
    assert.match(quarter.text, /stores\s+the rate of one day only/);
    assert.equal((await open('/currency/history.csv?from=EUR&to=QQQ')).status, 422);
    assert.match(
      (await open('/currency/rates.csv?from=EUR')).text,
      /^base,currency,rate,observed_on,source\r\n/,
    );
  });
});

describe('the choice of currencies', () => {
  test('has the common ones first, with their countries, and none that nobody pays with', async () => {
    const { text } = await open('/currency');
    const [, select] = /<select [^>]*id="from"[^>]*>([\s\S]*?)<\/select>/.exec(text)!;
    const codes = [...select!.matchAll(/<option value="(\w+)"/g)].map(([, code]) => code!);
    assert.deepEqual(codes.slice(0, 3), ['USD', 'EUR', 'GBP']);
    assert.equal(new Set(codes).size, codes.length);
    for (const fund of ['BOV', 'CHE', 'CHW', 'USN', 'XAD', 'UYI']) assert.ok(!codes.includes(fund), fund);
    assert.match(select!, />USD – US Dollar, United States</);
    assert.match(select!, />KRW – South Korean Won</);
  });

  test('begins with the currency of the country of the reader', async () => {
    const chosen = async (language: string) =>
      [...(await open('/currency', language)).text.matchAll(/<option value="(\w+)" selected/g)].map(
        ([, code]) => code,
      );
    assert.deepEqual(await chosen('en-IN'), ['USD', 'INR']);
    assert.deepEqual(await chosen('de-AT'), ['USD', 'EUR']);
    assert.deepEqual(await chosen('de-CH'), ['USD', 'CHF']);
    assert.deepEqual(await chosen('en-US'), ['USD', 'EUR']);
    assert.deepEqual(await chosen('*'), ['USD', 'EUR']);
  });
});
