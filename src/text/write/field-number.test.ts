import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { formatFieldNumber, formatFieldText } from './field-number.ts';
import { numberStyleOf, readTypedNumber, unknownStyle } from '#text/read/typed-number.ts';

const money = { unit: 'currency', minimum: 0, maximum: 1e30 };
const rate = { unit: 'percent', minimum: 0, maximum: 1000 };
const locales = [
  'en-US',
  'en-IN',
  'de-DE',
  'fr-FR',
  'de-CH',
  'es-ES',
  'pl-PL',
  'sv-SE',
  'hi-IN',
  'ja-JP',
  'fr-CH',
];

function show(text: string, locale: string, place: object = money): string {
  const style = numberStyleOf(locale);
  return formatFieldText(text, { typed: style, shown: style }, { unit: '', ...place });
}

describe('a number in a field', () => {
  test('is written as people of the locale write it', () => {
    // The separators of CLDR, https://cldr.unicode.org.
    for (const [locale, text, shown] of [
      ['en-US', '400000', '400,000'],
      ['en-US', '$1.2m', '1,200,000'],
      ['en-US', '400k', '400,000'],
      ['en-US', '1234.50', '1,234.50'],
      ['en-US', '(1500)', '-1,500'],
      ['en-US', '−1500', '-1,500'],
      ['ja-JP', '1億2000万円', '120,000,000'],
      ['ja-JP', '１２万', '120,000'],
      ['en-IN', '₹450000', '4,50,000'],
      ['en-IN', '1.25 crore', '1,25,00,000'],
      ['de-DE', '450000,5', '450.000,5'],
      ['de-DE', '7,5 %', '7,5'],
      ['fr-FR', '450000,5', '450\u202f000,5'],
      ['es-ES', '1234', '1234'],
    ] as const) {
      assert.equal(show(text, locale, text.includes('%') ? rate : {}), shown, `${locale}: ${text}`);
    }
  });

  test('keeps every digit', () => {
    const digits = '12345678901234567890.12345678901234567890';
    assert.equal(show(digits, 'en-US'), '12,345,678,901,234,567,890.12345678901234567890');
    assert.equal(show('1.00000000000000000001k', 'en-US'), '1,000.00000000000000001');
  });

  test('reads back as the same number in every locale, and does not change when it is shown again', () => {
    for (const locale of locales) {
      const style = numberStyleOf(locale);
      for (const place of [money, rate, { unit: 'months', minimum: 1, maximum: 1200, isWhole: true }]) {
        for (const decimal of ['0', '7', '0.07', '6.875', '1234', '1500', '12.345', '450000', '1234567.5']) {
          const shown = formatFieldNumber(decimal, style, place);
          const read = readTypedNumber(shown, style, place);
          assert.ok(
            read.kind === 'number' && read.value === Number(decimal),
            `${locale}: ${decimal}: ${shown}`,
          );
          assert.equal(show(shown, locale, place), shown);
        }
      }
    }
  });

  test('has no separator where it would be a decimal mark', () => {
    // 1.500 percent is 1.5 to a German where 1,500 percent is too much.
    assert.equal(show('1500', 'de-DE', rate), '1500');
    assert.equal(show('1500', 'de-DE'), '1.500');
  });

  test('stays as typed when it cannot be read, or was written with a power of ten', () => {
    for (const text of ['lots', '1,23,4', '1e6', '']) assert.equal(show(text, 'en-US'), text);
    assert.equal(show('€450', 'en-US', { ...money, currency: 'USD' }), '€450');
    assert.equal(show('1,234', 'de-DE'), '1,234');
  });

  test('has no separators for a reader of whom nothing is known, and for years', () => {
    assert.equal(formatFieldNumber('400000', unknownStyle, money), '400000');
    assert.equal(show('2026', 'en-US', { unit: 'ordinal' }), '2026');
  });
});
