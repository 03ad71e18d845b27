import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { type AuthenticatorOptions, createAuthenticator } from '#access/authentication.ts';
import { generateKey, hashKey, issueKey, type KeyRecord } from '#access/keys.ts';
import { StoreError } from '#base/errors.ts';
import { openDatabase } from '#platform/sqlite.ts';
import { openSqliteStore } from '../kit/stores.ts';
import { measureProcessorMs } from '../kit/processor.ts';

const startMs = Date.UTC(2026, 10, 21, 9);
const directory = mkdtempSync(join(tmpdir(), 'centwise-authentication-'));
const store = openSqliteStore(openDatabase(join(directory, 'keys.db')));
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

/**
 * An authenticator over the store, with a clock to set; it counts how often the store is asked, and can lose
 * it.
 */
async function prepare(options: Partial<AuthenticatorOptions> = {}) {
  const observed = { nowMs: startMs, lookups: 0, isAway: false };
  const refuseWhenAway = () => {
    if (observed.isAway) throw new StoreError('The store is away.');
  };
  const { authenticate, synchronize } = createAuthenticator({
    store: {
      async findByHash(keyHash) {
        observed.lookups++;
        refuseWhenAway();
        return store.findByHash(keyHash);
      },
      async readChanges(since) {
        refuseWhenAway();
        return store.readChanges(since);
      },
    },
    now: () => observed.nowMs,
    monotonicMs: () => observed.nowMs,
    ...options,
  });
  await synchronize();
  return { authenticate, synchronize, observed };
}

describe('the Authorization field', () => {
  test('names the principal of a good key, with the scheme in any case', async () => {
    const { authenticate } = await prepare();
    const { key, record } = await addKey({ plan: 'standard', prefix: 'cw_test_' });
    const principal = {
      keyId: record.id,
      name: 'Ada',
      plan: 'standard',
      scopes: ['calculate', 'currency', 'batch'],
      test: true,
    };
    for (const scheme of ['Bearer ', 'bearer ', 'BEARER ', 'Bearer   ']) {
      assert.deepEqual(await authenticate(scheme + key), principal);
    }
  });

  test('holds no credentials when it is missing or of another scheme', async () => {
    const { authenticate } = await prepare();
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
    const { authenticate } = await prepare();
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

  test('is answered in time that grows no faster than its length', async () => {
    const { authenticate } = await prepare();
    for (const text of [
      `x${', '.repeat(50_000)}`,
      `x,${' '.repeat(100_000)}`,
      `Bearer${' '.repeat(100_000)},`,
    ]) {
      const tookMs = measureProcessorMs(() => assert.equal(typeof authenticate(text), 'string'));
      assert.ok(tookMs < 200);
    }
  });
});

describe('a key', () => {
  test('of a wrong shape or checksum is invalid, and the store is not asked', async () => {
    const { authenticate, observed } = await prepare();
    const { key } = await addKey();
    const swapped = key.slice(0, -1) + (key.endsWith('0') ? '1' : '0');
    for (const text of [swapped, key.slice(1), `${key}0`, 'x', '"', key.replace('live', 'test')]) {
      assert.equal(authenticate(`Bearer ${text}`), 'invalid');
    }
    assert.equal(observed.lookups, 0);
  });

  test('unknown to the store is invalid, and good as soon as it is there', async () => {
    const { authenticate } = await prepare();
    const createdAt = new Date(startMs);
    const { key, record } = issueKey({ name: 'Ada', plan: 'free', test: false, createdAt, expiresAt: null });
    assert.equal(await authenticate(`Bearer ${key}`), 'invalid');
    await store.create(record, hashKey(key));
    assert.notEqual(await authenticate(`Bearer ${key}`), 'invalid');
  });

  test('is answered at once after its first look-up, which callers share', async () => {
    const { authenticate, synchronize, observed } = await prepare();
    const { key } = await addKey();
    const [principal, same] = await Promise.all([
      authenticate(`Bearer ${key}`),
      authenticate(`Bearer ${key}`),
    ]);
    assert.equal(principal, same);
    observed.nowMs += 10_000;
    await synchronize();
    assert.equal(authenticate(`Bearer ${key}`), principal);
    assert.equal(observed.lookups, 1);
  });

  test('is refused with the next synchronization after its revocation, and so stays', async () => {
    const { authenticate, synchronize, observed } = await prepare();
    const [{ key, record }, other] = [await addKey(), await addKey()];
    const principal = await authenticate(`Bearer ${other.key}`);
    await authenticate(`Bearer ${key}`);
    await store.revoke(record.id, new Date(startMs).toISOString());
    await synchronize();
    assert.equal(await authenticate(`Bearer ${key}`), 'revoked');
    assert.equal(authenticate(`Bearer ${key}`), 'revoked');
    // Keys that did not change are answered as before.
    assert.equal(authenticate(`Bearer ${other.key}`), principal);
    assert.equal(observed.lookups, 3);
  });

  test('is not kept when it was revoked while the store was looking it up', async () => {
    const { key, record } = await addKey();
    const lookedUp = Promise.withResolvers<void>();
    const { authenticate, synchronize } = createAuthenticator({
      store: {
        async findByHash(keyHash) {
          const answer = await store.findByHash(keyHash);
          await lookedUp.promise;
          return answer;
        },
        readChanges: (since) => store.readChanges(since),
      },
      now: () => startMs,
      monotonicMs: () => startMs,
    });
    await synchronize();
    const answer = authenticate(`Bearer ${key}`);
    await store.revoke(record.id, new Date(startMs).toISOString());
    await synchronize();
    lookedUp.resolve();
    await answer;
    assert.equal(await authenticate(`Bearer ${key}`), 'revoked');
  });

  test('that is known works without the store for 60 s, a new one never', async () => {
    const { authenticate, synchronize, observed } = await prepare();
    const [known, unseen] = [await addKey(), await addKey()];
    const principal = await authenticate(`Bearer ${known.key}`);
    observed.isAway = true;
    observed.nowMs += 59_999;
    await assert.rejects(synchronize(), StoreError);
    assert.equal(authenticate(`Bearer ${known.key}`), principal);
    await assert.rejects(async () => authenticate(`Bearer ${unseen.key}`), StoreError);
    observed.nowMs += 1;
    await assert.rejects(async () => authenticate(`Bearer ${known.key}`), StoreError);
    observed.isAway = false;
    await synchronize();
    assert.equal(authenticate(`Bearer ${known.key}`), principal);
  });

  test('rotated out is taken until its grace ends, and the new one at once', async () => {
    const { authenticate, synchronize, observed } = await prepare();
    const { key, record } = await addKey();
    await authenticate(`Bearer ${key}`);
    const fresh = generateKey(false);
    const secret = { hash: hashKey(fresh), lastFour: fresh.slice(-4) };
    await store.rotate(record.id, secret, new Date(startMs + 5_000).toISOString());
    await synchronize();
    for (const text of [key, fresh]) {
      assert.deepEqual(((await authenticate(`Bearer ${text}`)) as { keyId: string }).keyId, record.id);
    }
    observed.nowMs += 5_000;
    assert.equal(authenticate(`Bearer ${key}`), 'expired');
    assert.notEqual(authenticate(`Bearer ${fresh}`), 'expired');
  });

  test('is looked up no more when very many are at the same time', async () => {
    const { authenticate, observed } = await prepare();
    const answers = Array.from({ length: 600 }, async () => authenticate(`Bearer ${generateKey(false)}`));
    const outcomes = await Promise.allSettled(answers);
    assert.equal(observed.lookups, 500);
    assert.equal(outcomes.filter(({ status }) => status === 'rejected').length, 100);
  });

  test('ends at its expiry to the millisecond, in the cache too', async () => {
    const { authenticate, observed } = await prepare();
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
    const { authenticate } = await prepare();
    const { key } = await addKey({ plan: 'platinum' });
    await assert.rejects(async () => authenticate(`Bearer ${key}`), {
      name: 'StoreError',
      message: /"platinum"/,
    });
  });
});

describe('the cache', () => {
  test('is bounded, and gives up the key that came first', async () => {
    const { authenticate, observed } = await prepare({ maximumCached: 2 });
    const keys = [await addKey(), await addKey(), await addKey()].map(({ key }) => `Bearer ${key}`);
    for (const text of keys) await authenticate(text);
    assert.ok(!(authenticate(keys[2]!) instanceof Promise));
    assert.ok(!(authenticate(keys[1]!) instanceof Promise));
    assert.equal(observed.lookups, 3);
    assert.ok(authenticate(keys[0]!) instanceof Promise);
  });

  test('cannot be emptied by keys that do not exist', async () => {
    const { authenticate } = await prepare({ maximumCached: 2 });
    const { key } = await addKey();
    await authenticate(`Bearer ${key}`);
    for (let tried = 0; tried < 10; tried++) await authenticate(`Bearer ${generateKey(false)}`);
    assert.ok(!(authenticate(`Bearer ${key}`) instanceof Promise));
  });
});
