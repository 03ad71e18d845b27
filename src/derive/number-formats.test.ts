import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { numberFormatsOf, uniformLocale } from './number-formats.ts';

describe('the formats of a page', () => {
  // What CLDR has of French in Switzerland, English in Germany and German in Austria differs between amounts and other numbers.
  const written = [
    ['en-US', '1,234,567.5 $1,234.50'],
    ['en-IN', '12,34,567.5 $1,234.50'],
    ['de-DE', '1.234.567,5 1.234,50 $'],
    ['en-DE', '1.234.567,5 1.234,50 $'],
    ['de-AT', '1.234.567,5 1.234,50 $'],
    ['fr-CH', '1’234’567.5 $ 1’234.50'],
    ['de-CH', '1’234’567.5 $ 1’234.50'],
    ['ja-JP', '1,234,567.5 $1,234.50'],
  ] as const;
  for (const [locale, expected] of written) {
    test(`of ${locale} have the same marks in amounts and other numbers`, () => {
      const { number, money } = numberFormatsOf(uniformLocale(locale));
      const text = `${number('1234567.5')} ${money('1234.5', 'USD')}`;
      assert.equal(text.replaceAll(/[\s\u00a0\u202f]/g, ' ').replaceAll("'", '’'), expected);
    });
  }
});
