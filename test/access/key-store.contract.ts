import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createAuthenticator } from '#access/authentication.ts';
import { hashKey, issueKey, type KeyRecord } from '#access/keys.ts';
import { type KeyStore, StoreError } from '#access/store.ts';

/** Opens one more connection to the same store, as another process would. */
export type Connect = () => Promise<KeyStore>;

const createdAt = new Date('2026-11-21T09:00:00Z');
const revokedAt = '2026-11-22T10:30:00.123Z';

function issue(
  name: string,
  at = createdAt,
  expiresAt: Date | null = null,
): { key: string; record: KeyRecord } {
  return issueKey({ name, plan: 'free', test: false, createdAt: at, expiresAt });
}

/** What must hold for every store of keys. `prepare` makes an empty store. */
export function describeKeyStore(name: string, prepare: () => Promise<Connect>): void {
  describe(`key store ${name}`, () => {
    async function withConnections(use: (first: KeyStore, second: KeyStore) => Promise<void>): Promise<void> {
      const connect = await prepare();
      const [first, second] = [await connect(), await connect()];
      try {
        await use(first, second);
      } finally {
        await first.close();
        await second.close();
      }
    }

    test('gives back a key as it was created, by its ID and by its hash', () =>
      withConnections(async (store) => {
        const records = [issue('endless'), issue('ending', createdAt, new Date('2027-01-01T00:00:00.001Z'))];
        for (const { key, record } of records) {
          await store.create(record, hashKey(key));
          assert.deepEqual(await store.find(record.id), record);
          assert.deepEqual(await store.findByHash(hashKey(key)), record);
        }
      }));

    test('finds nothing by an unknown ID or hash', () =>
      withConnections(async (store) => {
        const { key, record } = issue('known');
        await store.create(record, hashKey(key));
        assert.equal(await store.find('key_0000000000000000'), undefined);
        assert.equal(await store.find(record.id.toUpperCase()), undefined);
        assert.equal(await store.findByHash(hashKey('another')), undefined);
        assert.equal(await store.findByHash(key), undefined);
      }));

    test('keeps any name as it is', () =>
      withConnections(async (store) => {
        for (const name of [`Robert'); DROP TABLE keys;--`, '"', '%_\\', 'Zoë 北京 👩‍🔬', 'é']) {
          const { key, record } = issue(name);
          await store.create(record, hashKey(key));
          assert.equal((await store.find(record.id))?.name, name);
        }
      }));

    test('lists all keys, the oldest first, in whatever order they were created', () =>
      withConnections(async (store) => {
        assert.deepEqual(await store.list(), []);
        const days = [3, 1, 2].map((day) => issue(`day ${day}`, new Date(Date.UTC(2026, 0, day))));
        for (const { key, record } of days) await store.create(record, hashKey(key));
        assert.deepEqual(await store.list(), [days[1]!.record, days[2]!.record, days[0]!.record]);
      }));

    test('refuses an ID or a hash that is taken, and keeps what was there', () =>
      withConnections(async (store) => {
        const [{ key, record }, other] = [issue('first'), issue('second')];
        await store.create(record, hashKey(key));
        await assert.rejects(store.create(record, hashKey(other.key)), StoreError);
        await assert.rejects(store.create(other.record, hashKey(key)), StoreError);
        assert.deepEqual(await store.list(), [record]);
      }));

    test('revokes a key once, and no other with it', () =>
      withConnections(async (store) => {
        const [{ key, record }, other] = [issue('first'), issue('second')];
        await store.create(record, hashKey(key));
        await store.create(other.record, hashKey(other.key));
        const revoked = { ...record, revoked_at: revokedAt };
        assert.deepEqual(await store.revoke(record.id, revokedAt), revoked);
        assert.equal(await store.revoke(record.id, '2026-12-01T00:00:00.000Z'), undefined);
        assert.equal(await store.revoke('key_0000000000000000', revokedAt), undefined);
        assert.deepEqual(await store.findByHash(hashKey(key)), revoked);
        assert.deepEqual(await store.find(other.record.id), other.record);
      }));

    test('lets one of two processes revoke a key', () =>
      withConnections(async (first, second) => {
        const { key, record } = issue('shared');
        await first.create(record, hashKey(key));
        const answers = await Promise.all([
          first.revoke(record.id, revokedAt),
          second.revoke(record.id, revokedAt),
        ]);
        assert.equal(answers.filter((answer) => answer !== undefined).length, 1);
      }));

    test('shows to another process at once what one has created or revoked', () =>
      withConnections(async (first, second) => {
        const { key, record } = issue('shared');
        assert.deepEqual(await second.list(), []);
        await first.create(record, hashKey(key));
        assert.deepEqual(await second.findByHash(hashKey(key)), record);
        await second.revoke(record.id, revokedAt);
        assert.equal((await first.find(record.id))?.revoked_at, revokedAt);
      }));

    test('lets a key of another process in at once, and within a second out when that revokes it', () =>
      withConnections(async (service, command) => {
        let nowMs = createdAt.getTime();
        const authenticate = createAuthenticator({ store: service, now: () => nowMs });
        const { key, record } = issue('shared');
        assert.equal(await authenticate(`Bearer ${key}`), 'invalid');
        await command.create(record, hashKey(key));
        const principal = { keyId: record.id, name: 'shared', plan: 'free', test: false };
        assert.deepEqual(await authenticate(`Bearer ${key}`), principal);
        await command.revoke(record.id, revokedAt);
        nowMs += 999;
        assert.equal(await authenticate(`Bearer ${key}`), 'revoked');
      }));

    test('keeps its keys when every connection is closed', async () => {
      const connect = await prepare();
      const { key, record } = issue('lasting');
      const before = await connect();
      await before.create(record, hashKey(key));
      await before.close();
      const after = await connect();
      assert.deepEqual(await after.list(), [record]);
      await after.close();
    });

    test('answers with a StoreError once it is closed', async () => {
      const store = await (await prepare())();
      await store.close();
      await assert.rejects(store.list(), StoreError);
      await assert.rejects(store.findByHash(hashKey('any')), StoreError);
    });
  });
}
