import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { catalogue } from '#catalogue/index.ts';
import { unlimited } from '#access/limits.ts';
import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { headlineText, writeHeadline } from '#text/write/headline-text.ts';
import { createLabels } from '#text/write/labels.ts';
import { numberFormatsOf } from '#text/write/number-formats.ts';
import { startTestService } from '../kit/harness.ts';

const calculators: readonly AnyCalculator[] = catalogue;
const label = createLabels(calculators);

function headlineOf(id: string, results: Readonly<Record<string, string>> = {}, locale = 'en-US') {
  const calculator = calculators.find((one) => one.id === id)!;
  const { input, output } = calculator.examples[0];
  const { currency = 'USD' } = input as { readonly currency?: string };
  const context = { naming: { label }, reader: numberFormatsOf(locale), currency };
  return writeHeadline(calculator, { values: input, outputs: { ...output, ...results } }, context)!;
}

describe('the headline of a forecast', () => {
  test('has the first four digits of an amount, and one decimal of years', () => {
    for (const [id, expected] of [
      ['retirement', 'You would retire with $3,277,000, which gives you $10,920 a month'],
      ['compound-interest', 'You would have $222,000 after 10 years'],
      ['sip', 'You would have ₹2,323,000 after 10 years'],
      [
        'retirement-income',
        'You could spend $32,000 in the first year, and your savings would last 43.2 years',
      ],
    ] as const) {
      const headline = headlineOf(id);
      assert.deepEqual([headlineText(headline), headline.isRounded], [expected, true]);
    }
  });

  test('has all digits of a small amount, and says amounts as the reader writes them', () => {
    const amount = (value: string, locale?: string) =>
      headlineText(headlineOf('compound-interest', { future_value: value }, locale));
    assert.match(amount('999.99'), /\$999\.99 /);
    assert.match(amount('1000.00'), /\$1,000 /);
    assert.match(amount('-4711.55'), /[-−]\$4,712 /);
    assert.match(amount('1234567.89', 'de-DE'), /1\.235\.000\s\$ /);
    assert.match(amount('999999999999999999999'), /\$1,000,000,000,000,000,000,000 /);
  });

  test('is exact where the amount is owed or the law says it', () => {
    for (const id of ['mortgage', 'adjustable-rate-mortgage', 'rmd', 'hsa', 'take-home-pay', 'fixed-deposit'])
      assert.equal(headlineOf(id).isRounded, false, id);
  });
});

test('a page has the exact amount among its results', async () => {
  const service = await startTestService({ limiter: { check: () => unlimited } });
  const headers = { accept: 'text/html', 'accept-language': 'en-US' };
  const page = await (await service.send('/calculators/retirement', { headers })).text();
  assert.match(page, /<strong>\$3,277,000<\/strong>/);
  assert.match(page, /<dl class="results">[\s\S]*?\$3,276,889\.49/);
});
