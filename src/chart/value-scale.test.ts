import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createValueScale } from './value-scale.ts';

const options = { count: 5, currency: 'USD', mayStartAboveZero: true };

function textsOf(values: readonly number[], currency: string | undefined): readonly string[] {
  const { low, high, step, format } = createValueScale(values, { ...options, currency });
  const count = Math.round((high - low) / step);
  return Array.from({ length: count + 1 }, (_, index) => format(low + index * step));
}

describe('a scale of values', () => {
  test('is written as the reader does', () => {
    const { low, step, format } = createValueScale([0, 1_500_000], { ...options, locale: 'de-DE' });
    assert.equal(format(low + step), '0,5\u00a0Mio.');
    const rates = createValueScale([0, 8_000], { ...options, locale: 'fr-FR' });
    assert.match(rates.format(2_000), /^2\s000$/);
  });

  test('is written in one unit, with as many decimals as it needs', () => {
    assert.deepEqual(textsOf([0, 14_400], 'USD'), ['0', '5K', '10K', '15K']);
    assert.deepEqual(textsOf([0, 1_500_000], 'USD'), ['0', '0.5M', '1.0M', '1.5M']);
    assert.deepEqual(textsOf([0, 8_999], 'USD'), ['0', '2K', '4K', '6K', '8K', '10K']);
    assert.deepEqual(textsOf([0, 780], 'USD'), ['0', '200', '400', '600', '800']);
    assert.deepEqual(textsOf([-100, 60], 'USD'), ['−100', '−50', '0', '50', '100']);
  });

  // What `Intl` writes of single numbers, apart from decimals that a scale needs.
  const inUnits = [
    { locale: 'en-US', largest: 600_000, text: '600K' },
    { locale: 'de-DE', largest: 600_000, text: '600.000' },
    { locale: 'fr-FR', largest: 600_000, text: '600 k' },
    { locale: 'ja-JP', largest: 600_000, text: '60万' },
    { locale: 'en-IN', largest: 600_000, text: '6L' },
    { locale: 'de-DE', largest: 5_000_000, text: '5 Mio.' },
    { locale: 'pt-BR', largest: 5_000_000, text: '5 mi' },
    { locale: 'ja-JP', largest: 2_000_000_000, text: '20億' },
    { locale: 'en-IN', largest: 2_000_000_000, text: '200Cr' },
  ];
  for (const { locale, largest, text } of inUnits) {
    test(`is ${text} at ${largest} (${locale}), whatever the currency`, () => {
      for (const currency of ['USD', 'INR', 'JPY']) {
        const { high, format } = createValueScale([0, largest], { ...options, currency, locale });
        assert.equal(high, largest);
        assert.equal(format(high).replaceAll(/\s/g, ' '), text);
      }
    });
  }

  test('is in lakh and crore for rupees of an unknown reader', () => {
    assert.deepEqual(textsOf([0, 2_300_000], 'INR'), ['0', '5L', '10L', '15L', '20L', '25L']);
    assert.deepEqual(textsOf([0, 46_000_000], 'INR'), ['0', '1Cr', '2Cr', '3Cr', '4Cr', '5Cr']);
    assert.deepEqual(textsOf([0, 90_000], 'INR'), ['0', '0.2L', '0.4L', '0.6L', '0.8L', '1.0L']);
  });

  test('begins at zero, unless its values are nearly the same', () => {
    assert.equal(createValueScale([100, 180], options).low, 0);
    assert.deepEqual(textsOf([1.13, 1.168], undefined), ['1.13', '1.14', '1.15', '1.16', '1.17']);
    assert.equal(createValueScale([1.13, 1.168], { ...options, mayStartAboveZero: false }).low, 0);
  });

  test('holds every value, however large, small or alone', () => {
    for (const values of [[], [0], [5], [-5], [1e-9], [1e20], [-3e15, 1], [0.1, 0.2, 0.30000000000000004]]) {
      const { low, high, step, format } = createValueScale(values, options);
      assert.ok(low < high && step > 0, String(values));
      for (const value of values)
        assert.ok(low <= value + step / 1e6 && value <= high + step / 1e6, String(values));
      assert.ok((high - low) / step < 12, String(values));
      assert.doesNotMatch(format(high), /NaN|Infinity/);
    }
  });
});
