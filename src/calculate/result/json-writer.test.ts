import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { JsonWriter } from './json-writer.ts';

function written(write: (writer: JsonWriter) => void): string {
  const writer = new JsonWriter();
  write(writer);
  return writer.take();
}

/** By the digits of the count alone. */
function expectedDecimal(units: bigint, decimals: number): string {
  const digits = String(units < 0n ? -units : units).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '');
  return `${units < 0n ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`;
}

describe('a writer of JSON', () => {
  test('writes every digit of a decimal, and none that says nothing', () => {
    for (const [units, decimals, text] of [
      [212897, 2, '2128.97'],
      [83000, 4, '8.3'],
      [5, 2, '0.05'],
      [-5, 3, '-0.005'],
      [0, 2, '0'],
      [-0, 0, '0'],
      [100, 2, '1'],
      [2 ** 31, 0, '2147483648'],
      [9007199254740991, 2, '90071992547409.91'],
      [-9007199254740991, 0, '-9007199254740991'],
      [12345678901234567890123n, 2, '123456789012345678901.23'],
    ] as const) {
      assert.equal(
        written((writer) => writer.decimal(units, decimals)),
        text,
      );
    }
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.integer({ min: 0, max: 6 }), (units, decimals) => {
        assert.equal(
          written((writer) => writer.decimal(units, decimals)),
          expectedDecimal(BigInt(units), decimals),
        );
      }),
      { numRuns: 2_000 },
    );
  });

  test('writes any text, in any order with decimals, and takes back what it is told to', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 700 })), (texts) => {
        const writer = new JsonWriter();
        for (const text of texts) {
          writer.text(text);
          writer.decimal(125, 2);
          const { length } = writer;
          writer.text(`${text}taken back`);
          writer.rewind(length);
        }
        assert.equal(writer.take(), texts.map((text) => `${text}1.25`).join(''));
        assert.equal(writer.length, 0);
      }),
    );
  });
});
