import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createOpenExchangeRates, parseOpenExchangeRates } from './open-exchange-rates.ts';

/** The example of the provider's documentation, with two more rates. */
const reply = `{
    "disclaimer": "Usage subject to terms: https://openexchangerates.org/terms",
    "license": "https://openexchangerates.org/license",
    "timestamp": 1746684010,
    "base": "USD",
    "rates": { "AED": 3.67299, "AFN": 71.5, "BTC": 0.00001012, "EUR": 0.884200, "USD": 1, "XAU": 0.0003 }
}`;

describe('a reply of Open Exchange Rates', () => {
  test('is read against its base and dated by its timestamp', () => {
    assert.deepEqual(parseOpenExchangeRates(reply), {
      source: 'open-exchange-rates',
      base: 'USD',
      observedOn: '2025-05-08',
      quotes: { AED: '3.67299', AFN: '71.5', EUR: '0.884200' },
    });
    assert.equal(parseOpenExchangeRates(reply.replace('"base": "USD"', '"base": "GBP"')).base, 'GBP');
  });

  for (const [name, body] of [
    [
      'the provider’s error',
      '{"error":true,"status":401,"message":"invalid_app_id","description":"Invalid App ID"}',
    ],
    ['a page of HTML', '<html></html>'],
    ['no timestamp', reply.replace('timestamp', 'time')],
    ['a timestamp in milliseconds', reply.replace('1746684010', '1746684010000')],
    ['a timestamp that is text', reply.replace('1746684010', '"1746684010"')],
    ['a fractional timestamp', reply.replace('1746684010', '1746684010.5')],
    ['a base that is none', reply.replace('"USD",', '"BTC",')],
    ['a base that is a number', reply.replace('"USD",', '840,')],
    ['rates that are a list', '{"timestamp":1746684010,"base":"USD","rates":[3.67]}'],
    ['a rate that is text', reply.replace('71.5', '"71.5"')],
    ['a rate that is null', reply.replace('71.5', 'null')],
  ] as const) {
    test(`is refused with ${name}`, () => {
      assert.throws(() => parseOpenExchangeRates(body));
    });
  }
});

test('the App ID goes into the address alone, escaped', () => {
  const { feeds, ...rest } = createOpenExchangeRates('a&b=c');
  const urls = feeds(0).map(({ url }) => url);
  assert.deepEqual(urls, ['https://openexchangerates.org/api/latest.json?app_id=a%26b%3Dc']);
  assert.ok(!JSON.stringify(rest).includes('a&b'));
});
