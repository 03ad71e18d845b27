import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { assert as check, constantFrom, integer, property } from 'fast-check';
import {
  type NumberPlace,
  type NumberStyle,
  numberStyleOf,
  readTypedNumber,
  unknownStyle,
  formatTypedNumber,
} from './typed-number.ts';

const money: NumberPlace = { unit: 'currency', minimum: 0, maximum: 1e12 };
const rate: NumberPlace = { unit: 'percent per year', minimum: 0, maximum: 1000 };
const term: NumberPlace = { unit: 'years', minimum: 1, maximum: 100, isWhole: true };

const styles: Readonly<Record<string, NumberStyle>> = {
  unknown: unknownStyle,
  ...Object.fromEntries(
    [
      'en-US',
      'en-IN',
      'de-DE',
      'fr-FR',
      'es-ES',
      'de-CH',
      'pt-BR',
      'sv-SE',
      'hi-IN',
      'ja-JP',
      'zh-CN',
      'ko-KR',
    ].map((tag) => [tag, numberStyleOf(tag)]),
  ),
};

/** What a person in each place means by what is typed there; "?" where it must be asked. */
const table: readonly (readonly [locale: string, text: string, place: NumberPlace, meant: number | '?'])[] = [
  ['en-US', '500,000', money, 500_000],
  ['en-US', '$450,000', money, 450_000],
  ['en-US', '$ 450,000.50', money, 450_000.5],
  ['en-US', 'US$450,000', money, 450_000],
  ['en-US', '450,000 USD', money, 450_000],
  ['en-US', '-$500', money, -500],
  ['en-US', '$-500', money, -500],
  ['en-US', '(500)', money, -500],
  ['en-US', '−12.5', money, -12.5],
  ['en-US', '7%', rate, 7],
  ['en-US', '7.25 % p.a.', rate, 7.25],
  ['en-US', '6.875', rate, 6.875],
  ['en-US', '1.234', money, 1.234],
  ['en-US', '1,234', money, 1234],
  ['en-US', '450 000', money, 450_000],
  ['en-US', '4,50,000', money, 450_000],
  ['en-IN', '₹4,50,000', money, 450_000],
  ['en-IN', 'Rs. 4,50,000', money, 450_000],
  ['en-IN', '1,23,45,678.90', money, 12_345_678.9],
  ['en-IN', '4.5 lakh', money, 450_000],
  ['en-IN', '1.2 crore', money, 12_000_000],
  ['hi-IN', '४,५०,०००', money, 450_000],
  ['en-US', '450k', money, 450_000],
  ['en-US', '$1.2m', money, 1_200_000],
  ['en-US', '1.2M', money, 1_200_000],
  ['en-US', '2bn', money, 2_000_000_000],
  ['de-DE', '1,2 Mio. €', money, 1_200_000],
  ['de-DE', '250 Tsd.', money, 250_000],
  ['de-DE', '1,5 Mio.', money, 1_500_000],
  ['de-DE', '2 Milliarden Euro', { ...money, currency: 'EUR' }, 2_000_000_000],
  ['es-ES', '250 mil', money, 250_000],
  ['es-ES', '250 mil €', { ...money, currency: 'EUR' }, 250_000],
  ['es-ES', '1,5 millones', money, 1_500_000],
  ['es-ES', '1 millón', money, 1_000_000],
  ['es-ES', '2 millones de euros', { ...money, currency: 'EUR' }, 2_000_000],
  ['es-ES', '2 mil millones', money, 2_000_000_000],
  ['es-ES', '1,5 M', money, 1_500_000],
  ['fr-FR', '250 mille', money, 250_000],
  ['fr-FR', '1,5 million', money, 1_500_000],
  ['fr-FR', '1,5 millions d’euros', { ...money, currency: 'EUR' }, 1_500_000],
  ['fr-FR', '2 milliards', money, 2_000_000_000],
  ['en-US', '7 1/8', rate, 7.125],
  ['en-US', '7-1/8 %', rate, 7.125],
  ['en-US', '7⅛ %', rate, 7.125],
  ['de-DE', '7 ½', rate, 7.5],
  ['en-US', '½', rate, 0.5],
  ['en-US', '6 3/4%', rate, 6.75],
  ['de-DE', '7 1/8', rate, 7.125],
  ['de-DE', '7 1/8', money, 7.125],
  ['unknown', '7 1/8', rate, 7.125],
  ['en-US', '1 1/2 million', money, 1_500_000],
  ['en-US', '30 1/2', term, 30.5],
  ['en-US', '7,5', rate, 7.5],
  ['en-US', '7,5 %', rate, 7.5],
  ['en-US', '7,125', rate, 7.125],
  ['en-US', '1,000', rate, 1000],
  ['en-US', '7,125', money, 7125],
  ['en-US', '7,5', money, '?'],
  ['en-US', '450,00', money, '?'],
  ['en-IN', '4,50', money, '?'],
  ['en-US', '7,5', { ...money, maximum: 10 }, 7.5],
  ['en-US', '7,5', term, 7.5],
  ['en-US', '450.000', money, '?'],
  ['en-US', '450.000', rate, 450],
  ['unknown', '450.000', money, 450],
  ['de-DE', '450.000 Euro', { ...money, currency: 'EUR' }, 450_000],
  ['en-US', '100 dollars', { ...money, currency: 'USD' }, 100],
  ['de-CH', "CHF 450'000.–", { ...money, currency: 'CHF' }, 450_000],
  ['en-US', '￥45,000,000', { ...money, currency: 'JPY' }, 45_000_000],
  ['en-US', '４５，０００円', { ...money, currency: 'JPY' }, 45_000],
  ['en-US', '７．５', rate, 7.5],
  ['en-US', '450.000,5', money, 450_000.5],
  ['de-DE', '7.5', rate, 7.5],
  ['de-DE', '1.234', money, 1234],
  ['unknown', '7,5', rate, 7.5],
  ['en-US', '0,07', rate, 0.07],
  ['en-US', '0.07', rate, 0.07],
  ['en-US', '.5', rate, 0.5],
  ['en-US', '1e5', money, 100_000],
  ['de-DE', '450.000,50', money, 450_000.5],
  ['de-DE', '450.000', money, 450_000],
  ['de-DE', '450000', money, 450_000],
  ['de-DE', '94.845,12 €', money, 94_845.12],
  ['de-DE', '7,5', rate, 7.5],
  ['de-DE', '7,5 %', rate, 7.5],
  ['de-DE', '6,875', rate, 6.875],
  ['de-DE', '6.875', rate, 6.875],
  ['de-DE', '0,125', money, 0.125],
  ['de-DE', '1,234', money, '?'],
  ['de-DE', '1,234,567.50', money, 1_234_567.5],
  ['pt-BR', '1.234,5', money, 1234.5],
  ['fr-FR', '450 000,50', money, 450_000.5],
  ['fr-FR', '450\u202f000,50 €', money, 450_000.5],
  ['fr-FR', '1.234', money, '?'],
  ['sv-SE', '450 000 kr', { ...money, currency: 'SEK' }, 450_000],
  ['de-CH', "94'845.12", money, 94_845.12],
  ['de-CH', '94’845.12', money, 94_845.12],
  ['de-CH', '1,234', money, '?'],
  ['unknown', '400,000', money, '?'],
  ['unknown', '1.234', money, 1.234],
  ['unknown', '1,200', { unit: 'months', minimum: 1, maximum: 1200, isWhole: true }, 1200],
  ['unknown', '1,234,567', money, 1_234_567],
  ['unknown', '400,000.00', money, 400_000],
  ['en-US', '€450', { ...money, currency: 'USD' }, '?'],
  ['en-US', '$450', { ...money, currency: 'CAD' }, 450],
  ['en-US', 'CA$450', { ...money, currency: 'CAD' }, 450],
  ['en-US', '450 EUR', { ...money, currency: 'USD' }, '?'],
  ['de-CH', "CHF 450'000", { ...money, currency: 'CHF' }, 450_000],
  ['de-CH', "450'000 Fr.", { ...money, currency: 'CHF' }, 450_000],
  ['ja-JP', '500万円', { ...money, currency: 'JPY' }, 5_000_000],
  ['ja-JP', '￥５００万', { ...money, currency: 'JPY' }, 5_000_000],
  ['ja-JP', '三千万円', { ...money, currency: 'JPY' }, 30_000_000],
  ['ja-JP', '1億2000万円', { ...money, currency: 'JPY' }, 120_000_000],
  ['ja-JP', '1億2,000万 円', { ...money, currency: 'JPY' }, 120_000_000],
  ['ja-JP', '１２万', money, 120_000],
  ['ja-JP', '1.5億', money, 150_000_000],
  ['ja-JP', '1,234万', money, 12_340_000],
  ['ja-JP', '3億5千万', money, 350_000_000],
  ['ja-JP', '1万2千500円', money, 12_500],
  ['ja-JP', '5百万円', money, 5_000_000],
  ['ja-JP', '-3億5万', { unit: 'currency' }, -300_050_000],
  ['ja-JP', '1,5万', money, '?'],
  ['ja-JP', '500万円', { ...money, currency: 'USD' }, '?'],
  ['zh-CN', '1亿2000万元', { ...money, currency: 'CNY' }, 120_000_000],
  ['ko-KR', '3억 5000만', money, 350_000_000],
  ['en-US', '500万', money, 5_000_000],
  ['de-DE', '1,5億', money, 150_000_000],
];

describe('a number that a person types', () => {
  for (const [locale, text, place, meant] of table) {
    test(`${text} (${locale}, ${place.unit}) is ${meant}`, () => {
      const typed = readTypedNumber(text, styles[locale]!, place);
      if (meant === '?') assert.ok(typed.kind === 'unclear' || typed.kind === 'foreign');
      else assert.partialDeepStrictEqual(typed, { kind: 'number', value: meant });
    });
  }

  test('is not made up from anything else', () => {
    const texts = [
      '',
      'lots',
      '1,23,4',
      '1 23',
      '1.2.3',
      '1,,000',
      '--5',
      '5-',
      '0,000,1',
      '1e9999',
      '1e400',
    ];
    const wrong = ['7%', '5 apples', '3 years', '1,000’000', 'x450', '4 5 0', '9'.repeat(70), '5²', '$'];
    for (const text of [...texts, ...wrong]) {
      assert.equal(readTypedNumber(text, styles['en-US']!, money).kind, 'none', text);
    }
    for (const text of ['万', '1万2億', '1億1億', '1万20000', '2千3万', '1,2万3', '1億2.5万', '5万万']) {
      assert.equal(readTypedNumber(text, styles['ja-JP']!, money).kind, 'none', text);
    }
    assert.equal(readTypedNumber('250 m', styles['es-ES']!, money).kind, 'none');
    assert.equal(readTypedNumber('7万', styles['ja-JP']!, rate).kind, 'none');
    assert.equal(readTypedNumber('450k', styles['en-US']!, rate).kind, 'none');
    assert.equal(readTypedNumber('12m', styles['en-US']!, { unit: 'months' }).kind, 'none');
    assert.equal(readTypedNumber('$7', styles['en-US']!, rate).kind, 'none');
    for (const text of ['7 8/8', '7 1/3', '1/8', '1,000 1/2', '7 1/8/2026', '7 1 1/2']) {
      assert.equal(readTypedNumber(text, styles['en-US']!, rate).kind, 'none', text);
    }
  });

  test('with the sign of another currency names those that have it, the likeliest first', () => {
    for (const [text, currencies] of [
      ['₹4,50,000', ['INR']],
      ['€450', ['EUR']],
      ['£450', ['GBP']],
      ['¥450', ['JPY', 'CNY']],
      ["CHF 450'000", ['CHF']],
      ['450 Fr.', ['CHF']],
      ['450 zł', ['PLN']],
      ['450 kr', ['SEK', 'NOK', 'DKK']],
      ['Rs. 4,50,000', ['INR']],
      ['₦450', ['NGN']],
      ['A$450', ['AUD']],
    ] as const) {
      const typed = readTypedNumber(text, styles['en-US']!, { ...money, currency: 'USD' });
      assert.partialDeepStrictEqual(typed, { kind: 'foreign', currency: 'USD', currencies }, text);
    }
  });

  test('is asked back with texts that are then read as what they stand for', () => {
    for (const [locale, text, thousands, decimals] of [
      ['de-DE', '1,234', 1234, 1.234],
      ['fr-FR', '1.234', 1234, 1.234],
      ['de-CH', '1,234', 1234, 1.234],
      ['unknown', '400,000', 400_000, 400],
      ['unknown', '-1,230', -1230, -1.23],
      ['unknown', '1,234k', 1_234_000, 1234],
    ] as const) {
      const place = { unit: 'currency' };
      const typed = readTypedNumber(text, styles[locale]!, place);
      assert.ok(typed.kind === 'unclear');
      const values = typed.readings.map((hint) => readTypedNumber(hint, styles[locale]!, place));
      assert.partialDeepStrictEqual(values, [
        { kind: 'number', value: thousands },
        { kind: 'number', value: decimals },
      ]);
    }
  });

  test('in 万 and 億 is what Intl writes so', () => {
    for (const locale of ['ja-JP', 'zh-CN', 'ko-KR']) {
      const compact = new Intl.NumberFormat(locale, { notation: 'compact', maximumSignificantDigits: 15 });
      check(
        property(integer({ min: 0, max: 10 ** 15 }), (value) => {
          const text = compact.format(value);
          const read = readTypedNumber(text, styles[locale]!, { unit: 'currency' });
          assert.partialDeepStrictEqual(read, { kind: 'number', value }, text);
        }),
      );
    }
  });

  test('of several parts is their sum, however they are written', () => {
    const count = integer({ min: 0, max: 9999 });
    check(
      property(
        count,
        count,
        count,
        constantFrom('', ',', '\uff0c'),
        (hundredMillions, myriads, ones, mark) => {
          const grouped = (part: number) => String(part).replace(/^(\d)(\d{3})$/, `$1${mark}$2`);
          const text = `¥${grouped(hundredMillions)}億${grouped(myriads)}万${grouped(ones)}`;
          const value = hundredMillions * 1e8 + myriads * 1e4 + ones;
          const read = readTypedNumber(text, styles['ja-JP']!, { unit: 'currency', currency: 'JPY' });
          assert.partialDeepStrictEqual(read, { kind: 'number', value }, text);
        },
      ),
    );
  });

  test('comes back from every style as it was written', () => {
    for (const [locale, style] of Object.entries(styles)) {
      for (const value of [
        0, 7, 0.07, 1.5, 6.875, 12.345, 999.999, -1.234, 1234.567, 450_000.5, 1e-7, 1e21,
      ]) {
        const text = formatTypedNumber(String(value), style);
        const read = readTypedNumber(text, style, { unit: 'currency' });
        assert.partialDeepStrictEqual(read, { kind: 'number', value }, `${locale}: ${text}`);
      }
    }
  });
});
