import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type NumberPlace, numberStyleOf, readTypedNumber } from './typed-number.ts';

const months: NumberPlace = { unit: 'months', minimum: 1, maximum: 1200 };
const term: NumberPlace = { unit: 'years', minimum: 1, maximum: 100, isWhole: true };

for (const [locale, text, place, meant] of [
  ['en-US', '30 years', term, 30],
  ['en-US', '1 year', term, 1],
  ['en-US', '30y', term, 30],
  ['en-US', '30 yr', term, 30],
  ['en-US', '15 yrs.', term, 15],
  ['en-US', '360 months', term, 30],
  ['en-US', '360 mos', term, 30],
  ['en-US', '18 months', { ...term, isWhole: false }, 1.5],
  ['en-US', '2 years', months, 24],
  ['en-US', '2.5 yrs', months, 30],
  ['en-US', '0.1 years', months, 1.2],
  ['en-US', '1,200 mo', months, 1200],
  ['de-DE', '30 Jahre', term, 30],
  ['fr-FR', '360 mois', term, 30],
  ['es-ES', '30 años', term, 30],
  ['ja-JP', '３０年', term, 30],
  ['ja-JP', '360か月', term, 30],
] as const) {
  test(`${text} (${locale}, ${place.unit}) is ${meant}`, () => {
    const typed = readTypedNumber(text, numberStyleOf(locale), place);
    assert.partialDeepStrictEqual(typed, { kind: 'number', value: meant });
  });
}

test('a number of years with endless decimals would be another duration', () => {
  assert.equal(readTypedNumber('100 months', numberStyleOf('en-US'), term).kind, 'none');
});
