// Expected bytes follow the examples of ITU-T X.690, and the times RFC 5280, §4.1.2.5.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { bits, der, integer, oid, pem, sequence, time } from './der.ts';

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

describe('DER', () => {
  test('a length below 128 takes one byte, a longer one says how many bytes it takes', () => {
    assert.equal(hex(der(0x04, Buffer.alloc(127))).slice(0, 4), '047f');
    assert.equal(hex(der(0x04, Buffer.alloc(128))).slice(0, 6), '048180');
    assert.equal(hex(der(0x04, Buffer.alloc(256))).slice(0, 8), '04820100');
    assert.equal(hex(der(0x04, Buffer.alloc(65_536))).slice(0, 10), '0483010000');
  });

  test('an integer is as short as can be and never negative', () => {
    assert.equal(hex(integer(Buffer.of(0))), '020100');
    assert.equal(hex(integer(Buffer.of(0x7f))), '02017f');
    assert.equal(hex(integer(Buffer.of(0x80))), '02020080');
    assert.equal(hex(integer(Buffer.of(0, 0, 0x01, 0x00))), '02020100');
  });

  test('an object identifier is written in base 128', () => {
    assert.equal(hex(oid('1.2.840.113549')), '06062a864886f70d');
    assert.equal(hex(oid('2.5.29.15')), '0603551d0f');
    assert.equal(hex(oid('1.2.840.10045.4.3.2')), '06082a8648ce3d040302');
  });

  test('a bit string says how many of its last bits are unused', () => {
    assert.equal(hex(bits(Buffer.of(0x0a, 0x3b, 0x5f, 0x29, 0x1c, 0xd0), 4)), '0307040a3b5f291cd0');
  });

  test('a time has two digits of the year until 2049 and four after it', () => {
    const text = (date: string): string => time(new Date(date)).subarray(2).toString();
    assert.equal(text('2049-12-31T23:59:59.999Z'), '491231235959Z');
    assert.equal(text('2050-01-01T00:00:00.000Z'), '20500101000000Z');
    assert.equal(time(new Date('2049-12-31T23:59:59Z'))[0], 0x17);
    assert.equal(time(new Date('2050-01-01T00:00:00Z'))[0], 0x18);
  });

  test('a PEM text has lines of 64 characters between its markers', () => {
    const lines = pem('X', sequence(Buffer.alloc(60))).split('\n');
    assert.deepEqual([lines[0], lines.at(-2), lines.at(-1)], ['-----BEGIN X-----', '-----END X-----', '']);
    assert.deepEqual(
      lines.slice(1, -2).map((line) => line.length),
      [64, 20],
    );
  });
});
