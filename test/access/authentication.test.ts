import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { type Authenticate, type AuthenticatorOptions, createAuthenticator } from '#access/authentication.ts';
import { generateKey, hashKey, issueKey, type KeyRecord } from '#access/keys.ts';
import { openSqliteKeyStore } from '#access/sqlite.ts';
import { openDatabase } from '#platform/sqlite.ts';

const startMs = Date.UTC(2026, 10, 21, 9);
const directory = mkdtempSync(join(tmpdir(), 'centwise-authentication-'));
const store = openSqliteKeyStore(openDatabase(join(directory, 'keys.db')));
after(async () => {
  await store.close();
  rmSync(directory, { recursive: true });
});

async function addKey(changes: Partial<KeyRecord> = {}): Promise<{ key: string; record: KeyRecord }> {
  const createdAt = new Date(startMs);
  const issued = issueKey({ name: 'Ada', plan: 'free', test: false, createdAt, expiresAt: null });
  const record = { ...issued.record, ...changes };
  await store.create(record, hashKey(issued.key));
  return { key: issued.key, record };
}

/** An authenticator over the store with a clock to set, which counts how often the store is asked. */
function prepare(options: Partial<AuthenticatorOptions> = {}) {
  const observed = { nowMs: startMs, lookups: 0 };
  const authenticate: Authenticate = createAuthenticator({
    store: {
      findByHash(keyHash) {
        observed.lookups++;
        return store.findByHash(keyHash);
      },
    },
    now: () => observed.nowMs,
    ...options,
  });
  return { authenticate, observed };
}

describe('the Authorization field', () => {
  test('names the principal of a good key, with the scheme in any case', async () => {
    const { authenticate } = prepare();
    const { key, record } = await addKey({ plan: 'standard', prefix: 'cw_test_' });
    const principal = { keyId: record.id, name: 'Ada', plan: 'standard', test: true };
    for (const scheme of ['Bearer ', 'bearer ', 'BEARER ', 'Bearer   ']) {
      assert.deepEqual(await authenticate(scheme + key), principal);
    }
  });

  test('holds no credentials when it is missing or of another scheme', async () => {
    const { authenticate } = prepare();
    const { key } = await addKey();
    const others = [
      null,
      '',
      'Basic dXNlcjpwYXNz',
      'Digest username="a", realm="b"',
      key,
      `Bearer${key}`,
      `X ${key}`,
    ];
    for (const text of others) assert.equal(authenticate(text), 'missing', String(text));
  });

  test('is malformed with two credentials, or with none after the scheme', async () => {
    const { authenticate } = prepare();
    const { key } = await addKey();
    const malformed = [
      `Bearer ${key}, Bearer ${key}`,
      `Bearer ${key}, Basic dXNlcjpwYXNz`,
      `Basic dXNlcjpwYXNz, Bearer ${key}`,
      `Basic dXNlcjpwYXNz,bearer ${key}`,
      `Bearer ${key} ${key}`,
      `Bearer ${key},`,
      'Bearer',
      'Bearer ',
      `Bearer\t${key}`,
    ];
    for (const text of malformed) assert.equal(authenticate(text), 'malformed-credentials', text);
  });

  test('is answered in time that grows no faster than its length', () => {
    const { authenticate } = prepare();
    for (const text of [
      `x${', '.repeat(50_000)}`,
      `x,${' '.repeat(100_000)}`,
      `Bearer${' '.repeat(100_000)},`,
    ]) {
      const beforeMs = performance.now();
      assert.equal(typeof authenticate(text), 'string');
      assert.ok(performance.now() - beforeMs < 200);
    }
  });
});

describe('a key', () => {
  test('of a wrong shape or checksum is invalid, and the store is not asked', async () => {
    const { authenticate, observed } = prepare();
    const { key } = await addKey();
    const swapped = key.slice(0, -1) + (key.endsWith('0') ? '1' : '0');
    for (const text of [swapped, key.slice(1), `${key}0`, 'x', '"', key.replace('live', 'test')]) {
      assert.equal(authenticate(`Bearer ${text}`), 'invalid');
    }
    assert.equal(observed.lookups, 0);
  });

  test('unknown to the store is invalid, and good as soon as it is there', async () => {
    const { authenticate } = prepare();
    const createdAt = new Date(startMs);
    const { key, record } = issueKey({ name: 'Ada', plan: 'free', test: false, createdAt, expiresAt: null });
    assert.equal(await authenticate(`Bearer ${key}`), 'invalid');
    await store.create(record, hashKey(key));
    assert.notEqual(await authenticate(`Bearer ${key}`), 'invalid');
  });

  test('is answered at once from the cache, until the store is asked again', async () => {
    const { authenticate, observed } = prepare({ cacheMs: 500 });
    const { key } = await addKey();
    const principal = await authenticate(`Bearer ${key}`);
    observed.nowMs += 499;
    assert.equal(authenticate(`Bearer ${key}`), principal);
    assert.equal(observed.lookups, 1);
    observed.nowMs += 1;
    assert.ok(authenticate(`Bearer ${key}`) instanceof Promise);
    assert.equal(observed.lookups, 2);
  });

  test('revoked is refused once the cache has aged, however old the answer of a slow store', async () => {
    let nowMs = startMs;
    const { key, record } = await addKey();
    const authenticate = createAuthenticator({
      store: {
        async findByHash(keyHash) {
          const answer = await store.findByHash(keyHash);
          nowMs += 400;
          return answer;
        },
      },
      now: () => nowMs,
      cacheMs: 500,
    });
    await authenticate(`Bearer ${key}`);
    await store.revoke(record.id, new Date(startMs).toISOString());
    nowMs = startMs + 500;
    assert.equal(await authenticate(`Bearer ${key}`), 'revoked');
  });

  test('revoked is refused also after the clock was set back', async () => {
    const { authenticate, observed } = prepare();
    const { key, record } = await addKey();
    await authenticate(`Bearer ${key}`);
    await store.revoke(record.id, new Date(startMs).toISOString());
    observed.nowMs -= 86_400_000;
    assert.equal(await authenticate(`Bearer ${key}`), 'revoked');
  });

  test('ends at its expiry to the millisecond, in the cache too', async () => {
    const { authenticate, observed } = prepare({ cacheMs: 500 });
    const { key } = await addKey({ expires_at: new Date(startMs + 100).toISOString() });
    await authenticate(`Bearer ${key}`);
    observed.nowMs += 99;
    assert.notEqual(authenticate(`Bearer ${key}`), 'expired');
    assert.equal(observed.lookups, 1);
    observed.nowMs += 1;
    assert.equal(await authenticate(`Bearer ${key}`), 'expired');
    // What is refused for good need not be asked for at every request.
    assert.equal(authenticate(`Bearer ${key}`), 'expired');
  });

  test('on a plan that this program does not know is a fault of the store, not of the caller', async () => {
    const { authenticate } = prepare();
    const { key } = await addKey({ plan: 'platinum' });
    await assert.rejects(async () => authenticate(`Bearer ${key}`), {
      name: 'StoreError',
      message: /"platinum"/,
    });
  });
});

describe('the cache', () => {
  test('is bounded, and gives up the key that came first', async () => {
    const { authenticate, observed } = prepare({ maximumCached: 2 });
    const keys = [await addKey(), await addKey(), await addKey()].map(({ key }) => `Bearer ${key}`);
    for (const text of keys) await authenticate(text);
    assert.ok(!(authenticate(keys[2]!) instanceof Promise));
    assert.ok(!(authenticate(keys[1]!) instanceof Promise));
    assert.equal(observed.lookups, 3);
    assert.ok(authenticate(keys[0]!) instanceof Promise);
  });

  test('cannot be emptied by keys that do not exist', async () => {
    const { authenticate } = prepare({ maximumCached: 2 });
    const { key } = await addKey();
    await authenticate(`Bearer ${key}`);
    for (let tried = 0; tried < 10; tried++) await authenticate(`Bearer ${generateKey(false)}`);
    assert.ok(!(authenticate(`Bearer ${key}`) instanceof Promise));
  });
});
