import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { parseWideDaily, wideDaily } from './wide-daily.ts';

const read = (base: string) =>
  readFileSync(new URL(`./wide-daily.${base}.recorded.txt`, import.meta.url), 'utf8');
const recorded = read('usd');

describe('the wide daily set', () => {
  test('is read against the currency of its file, the decimals as they are written', () => {
    const { quotes, ...rest } = parseWideDaily(recorded);
    assert.deepEqual(rest, { source: 'wide-daily', base: 'USD', observedOn: '2026-09-29' });
    const { EUR, AED, KWD, OMR, IRR } = quotes;
    assert.deepEqual(
      [EUR, AED, KWD, OMR, IRR],
      ['0.88022588', '3.6725', '0.30871186', '0.38485555', '1374999.64464856'],
    );
    assert.equal(parseWideDaily(read('eur')).base, 'EUR');
  });

  test('keeps active ISO 4217 currencies only, and not its base', () => {
    const { quotes } = parseWideDaily(recorded);
    assert.equal(Object.keys(quotes).length, 155);
    for (const code of ['BTC', 'XAU', 'XDR', 'BGN', 'HRK', 'ANG', 'USD', 'SHIB'])
      assert.ok(!(code in quotes), code);
    assert.deepEqual(Object.keys(parseWideDaily(read('eur')).quotes).length, 155);
  });

  test('says the same of both of its files to 7 digits', () => {
    const [usd, eur] = [parseWideDaily(recorded).quotes, parseWideDaily(read('eur')).quotes];
    for (const [code, quote] of Object.entries(usd)) {
      const other = code === 'EUR' ? 1 / Number(eur['USD']) : Number(eur[code]) / Number(eur['USD']);
      assert.ok(Math.abs(Number(quote) / other - 1) < 1e-7, code);
    }
  });

  test('keeps the text of numbers that a double would change', () => {
    const body = '{"date":"2026-09-29","usd":{"eur":1.20,"vnd":1.2e-05,"jpy":123456789012345678901.5}}';
    assert.deepEqual(parseWideDaily(body).quotes, {
      EUR: '1.20',
      VND: '1.2e-05',
      JPY: '123456789012345678901.5',
    });
  });

  for (const [name, body] of [
    ['nothing', ''],
    ['a page of HTML', '<html></html>'],
    ['a file cut short', recorded.slice(0, 500)],
    ['a list', '[]'],
    ['null', 'null'],
    ['no date', '{"usd":{"eur":0.88}}'],
    ['a date that is none', '{"date":"2026-9-29","usd":{"eur":0.88}}'],
    ['a date that is a number', '{"date":20260929,"usd":{"eur":0.88}}'],
    ['no rates', '{"date":"2026-09-29"}'],
    ['rates of two currencies', '{"date":"2026-09-29","usd":{"eur":0.88},"eur":{"usd":1.1}}'],
    ['rates of a coin', '{"date":"2026-09-29","btc":{"eur":0.88}}'],
    ['rates that are a list', '{"date":"2026-09-29","usd":[1]}'],
    ['a rate that is text', '{"date":"2026-09-29","usd":{"eur":"0.88"}}'],
    ['a rate that is null', '{"date":"2026-09-29","usd":{"eur":null}}'],
    ['a rate that is an object', '{"date":"2026-09-29","usd":{"eur":{"rate":1}}}'],
    ['NaN', '{"date":"2026-09-29","usd":{"eur":NaN}}'],
  ] as const) {
    test(`is refused with ${name}`, () => {
      assert.throws(() => parseWideDaily(body));
    });
  }

  test('is dated from the start of its day, and due on the next morning', () => {
    assert.equal(wideDaily.publishedAtMs('2026-09-29'), Date.parse('2026-09-29T00:00Z'));
    assert.equal(wideDaily.nextExpectedAtMs('2026-09-29'), Date.parse('2026-09-30T06:00Z'));
  });
});
