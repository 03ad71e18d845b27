import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { crc32 } from 'node:zlib';
import { generateKey, hashKey, issueKey, keyLength, parseKey, statusOf } from './keys.ts';

// The checksums and the hash were made with Python: zlib.crc32, hashlib.sha256 and base62 written by hand.
const madeByCounting = 'cw_test_stuvwxyz0123456789ABCDEFGHIJKL1MdF9P';
const withZeros = 'cw_live_FU4vmBJagtjGaKMwjhuEZzmcOy7IEi005pyL';
const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Bytes that count up from `first`, and go on at 0 after 255. */
function countFrom(first: number): (byteCount: number) => Uint8Array {
  let next = first;
  return (byteCount) => Uint8Array.from({ length: byteCount }, () => next++ % 256);
}

describe('a generated key', () => {
  test('is its prefix, 30 drawn digits and their CRC-32, the bytes from 248 up drawn again', () => {
    assert.equal(generateKey(true, countFrom(240)), madeByCounting);
    assert.equal(madeByCounting.length, keyLength);
  });

  test('rests on the CRC-32 of the standard check value', () => {
    assert.equal(crc32('123456789'), 0xcb_f4_39_26);
  });

  test('favours no digit: bytes of equal frequency give digits of equal frequency', () => {
    const random = countFrom(0);
    const counts = new Map<string, number>();
    // 124 keys take 15 rounds of the 248 bytes that count, 4 for each digit.
    for (let made = 0; made < 124; made++) {
      for (const digit of generateKey(false, random).slice(8, 38))
        counts.set(digit, (counts.get(digit) ?? 0) + 1);
    }
    assert.deepEqual([...counts.keys()].sort(), base62.split(''));
    assert.deepEqual(new Set(counts.values()), new Set([60]));
  });

  test('passes its own check, live or test, and is never the same', () => {
    const keys = Array.from({ length: 200 }, (_, index) => generateKey(index % 2 === 0));
    for (const key of keys) assert.notEqual(parseKey(key), undefined, key);
    assert.equal(new Set(keys).size, 200);
  });
});

describe('parsing a key', () => {
  test('tells its prefix and last four characters, also with leading zeros in the checksum', () => {
    assert.deepEqual(parseKey(madeByCounting), { prefix: 'cw_test_', lastFour: 'dF9P' });
    assert.deepEqual(parseKey(withZeros), { prefix: 'cw_live_', lastFour: '5pyL' });
  });

  test('refuses every key with one wrong character or two neighbours swapped', () => {
    for (let place = 8; place < keyLength; place++) {
      const [before, digit, after] = [
        withZeros.slice(0, place),
        withZeros[place],
        withZeros.slice(place + 1),
      ];
      for (const other of base62) {
        if (other !== digit)
          assert.equal(parseKey(before + other + after), undefined, `${other} at ${place}`);
      }
      if (after !== '' && after[0] !== digit) {
        assert.equal(parseKey(before + after[0] + digit + after.slice(1)), undefined, `swapped at ${place}`);
      }
    }
  });

  test('refuses another prefix, length or alphabet', () => {
    const wrong = [
      '',
      'cw_live_',
      withZeros.replace('live', 'test'),
      withZeros.replace('cw_', 'CW_'),
      withZeros.slice(0, -1),
      `${withZeros}0`,
      `${withZeros}\n`,
      ` ${withZeros}`,
      withZeros.replace('F', 'Ｆ'),
      withZeros.replace('F', '-'),
    ];
    for (const text of wrong) assert.equal(parseKey(text), undefined, JSON.stringify(text));
  });
});

describe('the record of a key', () => {
  const createdAt = new Date('2026-11-21T09:00:00Z');
  const expiresAt = new Date('2026-12-21T09:00:00Z');

  test('describes the key without containing it', () => {
    const { key, record } = issueKey(
      { name: 'Ada', plan: 'standard', test: true, createdAt, expiresAt },
      countFrom(240),
    );
    assert.equal(key, madeByCounting);
    assert.match(record.id, /^key_[0-9A-Za-z]{16}$/);
    assert.deepEqual(
      { ...record, id: '' },
      {
        id: '',
        name: 'Ada',
        plan: 'standard',
        quotas: null,
        scopes: ['calculate', 'currency', 'batch'],
        note: '',
        prefix: 'cw_test_',
        last_four: 'dF9P',
        created_at: '2026-11-21T09:00:00.000Z',
        expires_at: '2026-12-21T09:00:00.000Z',
        revoked_at: null,
        previous: null,
      },
    );
  });

  test('is hashed by SHA-256', () => {
    assert.equal(hashKey(madeByCounting), '7bf7ca083d9948e1cd92e8fd7b91b3b45e28baedb65f4a5115f6575a2c66e2a0');
  });

  test('is active until the millisecond of its expiry, and revoked whatever its expiry', () => {
    const { record } = issueKey({ name: 'Ada', plan: 'free', test: false, createdAt, expiresAt });
    const endless = { ...record, expires_at: null };
    const revoked = { ...record, revoked_at: createdAt.toISOString() };
    assert.equal(statusOf(record, expiresAt.getTime() - 1), 'active');
    assert.equal(statusOf(record, expiresAt.getTime()), 'expired');
    assert.equal(statusOf(endless, Number.MAX_SAFE_INTEGER), 'active');
    assert.equal(statusOf(revoked, expiresAt.getTime()), 'revoked');
  });
});
