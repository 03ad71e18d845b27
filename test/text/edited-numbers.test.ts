import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { formatFieldNumber } from '#text/write/field-number.ts';
import { type NumberPlace, numberStyleOf, readTypedNumber } from '#text/read/typed-number.ts';
import { editedLocales } from '../kit/edited-numbers.ts';

const money: NumberPlace = { unit: 'currency', minimum: -1e12, maximum: 1e12 };
const places: readonly NumberPlace[] = [
  money,
  { ...money, maximum: 150_000 },
  { unit: 'shares', minimum: 0.000001, maximum: 1e12 },
  { unit: 'count', minimum: 100, maximum: 100_000, isWhole: true },
  { unit: 'months', minimum: 1, maximum: 1200, isWhole: true },
  { unit: 'percent', minimum: -99.99, maximum: 1e6 },
];

/** The text after each change of one character: a digit at the end, any one deleted, a digit anywhere. */
function editsOf(text: string): readonly string[] {
  const places = Array.from({ length: text.length + 1 }, (_, at) => at);
  return places.flatMap((at) => {
    const [head, tail] = [text.slice(0, at), text.slice(at)];
    return [`${head}0${tail}`, `${head}7${tail}`, ...(tail === '' ? [] : [head + tail.slice(1)])];
  });
}

/** What the digits of a text are, whatever stands between thousands. */
function digitsOf(text: string, decimal: string): number {
  const [whole = '', fraction = ''] = text.split(decimal);
  const sign = whole.startsWith('-') ? -1 : 1;
  return sign * Number(`${whole.replaceAll(/\D/g, '')}.${fraction}`);
}

describe('a number with separators, some of whose characters were changed', () => {
  for (const locale of editedLocales) {
    test(`is never read as anything but its digits (${locale})`, () => {
      const style = numberStyleOf(locale);
      for (const place of places) {
        for (const number of ['1000', '1200', '10500', '50000', '400000', '-10000', '4000000', '1234567.5']) {
          const shown = formatFieldNumber(number, style, place);
          const once = editsOf(shown);
          const twice = place === money ? once.flatMap(editsOf) : [];
          for (const text of [...once, ...twice]) {
            const read = readTypedNumber(text, style, place);
            if (read.kind !== 'number') continue;
            assert.equal(read.value, digitsOf(text, style.decimal), `${shown} → ${text} (${place.unit})`);
          }
        }
      }
    });
  }

  test('is asked back where a program would write its only separator before decimals', () => {
    for (const [locale, text, readings] of [
      ['de-DE', '50.0000', ['500000', '50']],
      ['de-DE', '400.00', ['40000', '400']],
      ['id-ID', '-10.0000', ['-100000', '-10']],
      ['pt-BR', '4000.000', ['4000000', '4000']],
      ['es-ES', '0.500', ['500', '0,5']],
      ['it-IT', '.500', ['500', '0,5']],
      ['en-US', '50,0000', ['500000', '50']],
      ['en-US', '0,500', ['500', '0.5']],
    ] as const) {
      const read = readTypedNumber(text, numberStyleOf(locale), money);
      assert.deepEqual(read, { kind: 'unclear', text, readings }, `${locale}: ${text}`);
    }
  });

  test('has no separators where a point is always a decimal mark: in rates and durations', () => {
    for (const locale of editedLocales) {
      const style = numberStyleOf(locale);
      assert.equal(formatFieldNumber('1200', style, { unit: 'months', maximum: 1200 }), '1200');
      assert.equal(formatFieldNumber('1000', style, { unit: 'percent', maximum: 1e6 }), '1000');
      const rate = readTypedNumber('6.8750', style, { unit: 'percent', maximum: 1000 });
      assert.partialDeepStrictEqual(rate, { kind: 'number', value: 6.875 });
    }
  });
});
