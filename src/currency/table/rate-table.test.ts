import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Decimal } from 'decimal.js';
import { merge } from './merge.ts';
import { convert, rate } from './rate-table.ts';
import { snapshot } from './snapshot.ts';

const table = merge(snapshot);

describe('a rate', () => {
  test('is the exact quotient of two quotes to 12 digits', () => {
    // Expected values: Python's decimal module with 60 digits and ROUND_HALF_UP, from the quotes of
    // 2026-09-24 (ECB), the pegs and the wide set of 2026-09-29.
    for (const [from, to, expected] of [
      ['USD', 'EUR', '0.879739597079'],
      ['USD', 'INR', '95.9597959004'],
      ['USD', 'JPY', '158.854579045'],
      ['USD', 'AED', '3.6725'],
      ['AED', 'USD', '0.272294077604'],
      ['AED', 'INR', '26.1292841118'],
      ['EUR', 'AED', '4.17453075'],
      ['GBP', 'JPY', '209.999302212'],
      ['IDR', 'GBP', '0.0000421828778313'],
      ['OMR', 'ISK', '315.745291019'],
      ['KRW', 'AED', '0.00268339498872'],
      ['JPY', 'IDR', '112.887522844'],
      ['USD', 'KWD', '0.30871186'],
      ['IRR', 'KWD', '0.000000224517774387'],
      ['VND', 'IRR', '52.9910565723'],
    ] as const) {
      assert.equal(rate(table, from, to), expected, `${from} to ${to}`);
    }
  });

  test('of a peg against the dollar is the peg itself', () => {
    for (const [code, peg] of Object.entries({
      SAR: '3.75',
      QAR: '3.64',
      BHD: '0.376',
      OMR: '0.3845',
      JOD: '0.709',
    })) {
      assert.equal(rate(table, 'USD', code), peg);
    }
  });

  test('rounds half away from zero', () => {
    const made = merge([
      { source: 'ecb', base: 'EUR', quotes: { USD: '0.1234567890125', JPY: '0.12345678901249999' } },
    ]);
    assert.equal(rate(made, 'EUR', 'USD'), '0.123456789013');
    assert.equal(rate(made, 'EUR', 'JPY'), '0.123456789012');
  });

  test('of a currency to itself is 1, the base of the table included', () => {
    for (const code of table.quotes.keys()) assert.equal(rate(table, code, code), '1');
    assert.equal(rate(table, 'EUR', 'EUR'), '1');
  });

  test('is undefined for a currency that no source quotes, and for the names of object members', () => {
    for (const code of ['BOV', 'XAD', 'toString', '__proto__', '']) {
      assert.equal(rate(table, 'USD', code), undefined);
      assert.equal(rate(table, code, 'USD'), undefined);
    }
  });

  test('is a JSON number without an exponent, which doubles carry unchanged', () => {
    for (const base of table.quotes.keys()) {
      for (const code of table.quotes.keys()) {
        const text = rate(table, base, code)!;
        assert.match(text, /^(0|[1-9]\d*)(\.\d*[1-9])?$/);
        assert.ok(text.replace('.', '').replace(/^0+|0+$/g, '').length <= 12, text);
        assert.ok(new Decimal(String(Number(text))).equals(text), text);
      }
    }
  });
});

test('a table has every currency of its sources, the base included, in the order of codes', () => {
  const codes = [...table.quotes.keys()];
  assert.equal(codes.length, 156);
  assert.deepEqual(codes, codes.toSorted());
});

describe('a conversion', () => {
  test('is the exact product at the rate as served, rounded half away from zero to the minor unit', () => {
    // Expected values: Python's decimal module.
    for (const [amount, rateText, minorUnit, expected] of [
      ['1234.56', '95.9597959004', 2, '118468.13'],
      ['0.005', '1', 2, '0.01'],
      ['1.005', '1', 2, '1.01'],
      ['8.165', '1', 2, '8.17'],
      ['2.5', '1', 0, '3'],
      ['0.015', '0.3', 3, '0.005'],
      ['1e12', '95.9597959004', 2, '95959795900400'],
      ['1', '0.0000034410044', 2, '0'],
      ['1000', '0.3845', 3, '384.5'],
      ['99999999.99', '158.854579045', 0, '15885457903'],
      ['0', '95.9597959004', 2, '0'],
      ['1e-7', '1', 4, '0'],
    ] as const) {
      assert.equal(convert(amount, rateText, minorUnit), expected, `${amount} at ${rateText}`);
    }
  });
});
