import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { numberFormatsOf } from './number-formats.ts';

describe('the formats of a page', () => {
  // What CLDR has of French in Switzerland, English in Germany and German in Austria differs between amounts
  // and other numbers: the marks of amounts are those of other numbers. Its versions differ in the space or
  // apostrophe of French in Switzerland.
  const written = [
    ['en-US', '1,234,567.5 $1,234.50'],
    ['en-IN', '12,34,567.5 $1,234.50'],
    ['de-DE', '1.234.567,5 1.234,50 $'],
    ['en-DE', '1.234.567,5 US$1.234,50'],
    ['de-AT', '1 234 567,5 $ 1 234,50'],
    ['fr-CH', '1 234 567,5 1 234,50 $US'],
    ['de-CH', '1’234’567.5 $ 1’234.50'],
    ['ja-JP', '1,234,567.5 $1,234.50'],
  ] as const;
  for (const [locale, expected] of written) {
    test(`of ${locale} have the same marks in amounts and other numbers`, () => {
      const { number, money } = numberFormatsOf(locale);
      const text = `${number('1234567.5')} ${money('1234.5', 'USD')}`;
      const spaced = text.replaceAll(/\s/g, ' ');
      const written = locale === 'fr-CH' ? spaced.replaceAll(/['’]/g, ' ') : spaced.replaceAll("'", '’');
      assert.equal(written, expected);
    });
  }

  const percentages = [
    ['en-US', '4.6%', '-12,345.678%'],
    ['de-DE', '4,6\u00a0%', '-12.345,678\u00a0%'],
    ['fr-FR', '4,6\u202f%', '-12\u202f345,678\u202f%'],
    ['tr-TR', '%4,6', '-%12.345,678'],
    ['ja-JP', '4.6%', '-12,345.678%'],
  ] as const;
  for (const [locale, small, large] of percentages) {
    test(`write percentages as ${small} (${locale}), with every digit`, () => {
      const { percent } = numberFormatsOf(locale);
      const own = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
      assert.equal(percent('4.6'), own.format(0.046));
      assert.deepEqual(
        [percent('4.6'), percent('-12345.678')].map((text) => text.replace('\u202f%', '\u00a0%')),
        [small, large].map((text) => text.replace('\u202f%', '\u00a0%')),
      );
      const digits = percent('0.12345678901234567891').replaceAll(/\D/g, '');
      assert.equal(digits, '012345678901234567891');
      assert.equal(percent('4.666', 2), own.format(0.046).replace('6', '67'));
      assert.match(percent('1.5e-30'), /1[.,]5.*30/);
    });
  }

  // As Chinese, Japanese, Korean and Swedish readers write dates in digits.
  const dates = [
    ['en-US', 'Nov 21, 2026'],
    ['en-CA', 'Nov 21, 2026'],
    ['de-DE', '21 Nov 2026'],
    ['ja-JP', '2026/11/21'],
    ['zh-CN', '2026/11/21'],
    ['ko-KR', '2026. 11. 21.'],
    ['sv-SE', '2026-11-21'],
  ] as const;
  for (const [locale, expected] of dates) {
    test(`write a date as ${expected} (${locale})`, () => {
      assert.equal(numberFormatsOf(locale).date('2026-11-21'), expected);
    });
  }
});
