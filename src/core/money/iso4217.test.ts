import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { endedCurrency } from './former-codes.ts';
import { currencies, findCurrency, minorUnitOf } from './iso4217.ts';

// Expected values: ISO 4217 List One of 2026-09-17, by way of two transcriptions other than the table's own.

const codesWith = (decimals: number) =>
  currencies.filter(({ minorUnit }) => minorUnit === decimals).map(({ code }) => code);

describe('the table of ISO 4217', () => {
  test('has the 165 active codes with a minor unit, each once and in order', () => {
    const codes = currencies.map(({ code }) => code);
    assert.equal(codes.length, 165);
    assert.deepEqual(codes, [...new Set(codes)].sort());
    assert.equal(new Set(currencies.map(({ numeric }) => numeric)).size, 165);
    for (const { code, numeric, name } of currencies) {
      assert.match(code, /^[A-Z]{3}$/);
      assert.match(numeric, /^\d{3}$/);
      assert.equal(name, name.trim());
      assert.ok(name.length > 0);
    }
  });

  test('gives every currency without two decimals its own number of them', () => {
    const none = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF';
    assert.equal(codesWith(0).join(' '), none);
    assert.equal(codesWith(3).join(' '), 'BHD IQD JOD KWD LYD OMR TND');
    assert.equal(codesWith(4).join(' '), 'CLF UYW');
    assert.equal(codesWith(2).length, 165 - 17 - 7 - 2);
  });

  test('follows ISO where Intl does not', () => {
    for (const code of ['HUF', 'IDR', 'PKR', 'COP', 'IRR', 'LBP']) assert.equal(minorUnitOf(code), 2);
  });

  test('has the funds and the codes of late, and not those without a minor unit', () => {
    const present = 'BOV CHE CHW CLF COU MXV USN UYI UYW XAD XAF XOF XPF XCD XCG SLE VED VES ZWG MRU STN BYN';
    for (const code of present.split(' ')) assert.notEqual(minorUnitOf(code), undefined, code);
    for (const code of 'XAU XAG XPT XPD XDR XSU XUA XBA XBB XBC XBD XTS XXX'.split(' ')) {
      assert.equal(minorUnitOf(code), undefined, code);
    }
  });

  test('has the numeric codes of the standard', () => {
    const expected = { ALL: '008', USD: '840', EUR: '978', XCG: '532', ZWG: '924', SLE: '925', XAD: '396' };
    for (const [code, numeric] of Object.entries(expected))
      assert.equal(findCurrency(code)?.numeric, numeric, code);
  });
});

describe('a code', () => {
  test('is found in any case of ASCII letters, and in no other spelling', () => {
    assert.equal(findCurrency('usd')?.code, 'USD');
    assert.equal(findCurrency('Usd')?.code, 'USD');
    for (const text of ['', 'US', 'USDT', ' USD', 'ınr', 'ﬁm', 'constructor', '__proto__', 'ABC']) {
      assert.equal(findCurrency(text), undefined, text);
      assert.equal(endedCurrency(text), undefined, text);
    }
    assert.equal(minorUnitOf('toString'), undefined);
  });

  test('that has ended is not active, and names a successor that is', () => {
    for (const [code, successor, since] of [
      ['BGN', 'EUR', '2026-01-01'],
      ['HRK', 'EUR', '2023-01-01'],
      ['LTL', 'EUR', '2015-01-01'],
      ['DEM', 'EUR', '1999-01-01'],
      ['ANG', 'XCG', '2025-03-31'],
      ['ZWL', 'ZWG', '2024-09-01'],
      ['SLL', 'SLE', '2024-01-01'],
    ] as const) {
      const { exchange, ...others } = endedCurrency(code.toLowerCase())!;
      assert.deepEqual(others, { code, successor, since });
      assert.match(exchange, /^1 [A-Z]{3} = [0-9.]+ [A-Z]{3}$/);
      assert.equal(findCurrency(code), undefined);
      assert.notEqual(minorUnitOf(successor), undefined);
    }
    assert.equal(endedCurrency('CUC')?.successor, 'CUP');
  });
});
