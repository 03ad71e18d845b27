import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createAuthenticator } from '#access/authentication.ts';
import { hashKey, issueKey, type KeyRecord } from '#access/keys.ts';
import { StoreError } from '#base/errors.ts';
import type { AccessRequest, AccessStore } from '#access/store.ts';

/** Opens one more connection to the same store, as another process would. */
export type Connect = () => Promise<AccessStore>;

const createdAt = new Date('2026-11-21T09:00:00Z');
const revokedAt = '2026-11-22T10:30:00.123Z';

function issue(
  name: string,
  at = createdAt,
  expiresAt: Date | null = null,
): { key: string; record: KeyRecord } {
  return issueKey({ name, plan: 'free', test: false, createdAt: at, expiresAt });
}

/** What must hold for every store. `prepare` makes an empty one; `skip` says why none can be made. */
export function describeStore(
  name: string,
  prepare: () => Promise<Connect>,
  skip: string | false = false,
): void {
  describe(`store ${name}`, { skip }, () => {
    async function withConnections(
      use: (first: AccessStore, second: AccessStore) => Promise<void>,
    ): Promise<void> {
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

    test('lets a key of another process in at once, and out as soon as its revocation is synchronized', () =>
      withConnections(async (service, command) => {
        let nowMs = createdAt.getTime();
        const now = () => nowMs;
        const { authenticate, synchronize } = createAuthenticator({ store: service, now, monotonicMs: now });
        await synchronize();
        const { key, record } = issue('shared');
        assert.equal(await authenticate(`Bearer ${key}`), 'invalid');
        await command.create(record, hashKey(key));
        const principal = {
          keyId: record.id,
          name: 'shared',
          plan: 'free',
          scopes: ['calculate', 'currency', 'batch'],
          test: false,
        };
        assert.deepEqual(await authenticate(`Bearer ${key}`), principal);
        await command.revoke(record.id, revokedAt);
        nowMs += 1_000;
        await synchronize();
        assert.equal(await authenticate(`Bearer ${key}`), 'revoked');
      }));

    test('rotates a secret: both are taken, the old one until its grace ends, under one ID', () =>
      withConnections(async (store) => {
        const { key, record } = issue('rotated', createdAt, new Date('2026-12-31T00:00:00.000Z'));
        await store.create(record, hashKey(key));
        const graceEndsAt = '2026-11-25T09:00:00.000Z';
        const rotated = {
          ...record,
          last_four: 'abcd',
          previous: { last_four: record.last_four, expires_at: graceEndsAt },
        };
        assert.deepEqual(
          await store.rotate(record.id, { hash: 'second', lastFour: 'abcd' }, graceEndsAt),
          rotated,
        );
        assert.deepEqual(await store.findByHash('second'), rotated);
        assert.deepEqual(await store.findByHash(hashKey(key)), { ...rotated, expires_at: graceEndsAt });
        // A grace beyond the end of the key does not lengthen its life.
        await store.rotate(record.id, { hash: 'third', lastFour: 'efgh' }, '2027-06-01T00:00:00.000Z');
        assert.equal((await store.findByHash('second'))?.expires_at, record.expires_at);
        assert.equal(await store.findByHash(hashKey(key)), undefined);
        await store.revoke(record.id, revokedAt);
        assert.equal((await store.findByHash('second'))?.revoked_at, revokedAt);
        assert.equal(
          await store.rotate(record.id, { hash: 'fourth', lastFour: 'ijkl' }, graceEndsAt),
          undefined,
        );
      }));

    test('changes what is given of a key and nothing else', () =>
      withConnections(async (store) => {
        const { key, record } = issue('before', createdAt, new Date('2026-12-31T00:00:00.000Z'));
        await store.create(record, hashKey(key));
        assert.deepEqual(await store.change(record.id, { scopes: ['currency'] }), {
          ...record,
          scopes: ['currency'],
        });
        const quotas = { burst: 300, day: 5_000 };
        const rest = { name: 'after', plan: 'standard', quotas, note: "it's", expires_at: null };
        const changed = { ...record, ...rest, scopes: ['currency'] };
        assert.deepEqual(await store.change(record.id, rest), changed);
        assert.deepEqual(await store.change(record.id, {}), changed);
        assert.deepEqual(await store.findByHash(hashKey(key)), changed);
        const without = { ...changed, quotas: null };
        assert.deepEqual(await store.change(record.id, { quotas: null }), without);
        assert.equal(await store.change('key_0000000000000000', rest), undefined);
      }));

    test('tells of every change once, to each process, in order', () =>
      withConnections(async (first, second) => {
        const [one, two] = [issue('one'), issue('two')];
        for (const { key, record } of [one, two]) await first.create(record, hashKey(key));
        const start = await second.readChanges(undefined);
        assert.equal(start.keyIds, 'all');
        assert.deepEqual((await second.readChanges(start.revision)).keyIds, []);
        await first.revoke(two.record.id, revokedAt);
        await first.change(one.record.id, { note: 'x' });
        await first.change(one.record.id, { note: 'y' });
        const later = await second.readChanges(start.revision);
        assert.deepEqual(later.keyIds, [two.record.id, one.record.id]);
        assert.deepEqual(await second.readChanges(later.revision), { revision: later.revision, keyIds: [] });
        // A revision that this store never had is that of another one, restored from a copy.
        assert.equal((await second.readChanges(later.revision + 100)).keyIds, 'all');
      }));

    test('adds usage up by key and UTC day, over instances', () =>
      withConnections(async (first, second) => {
        const flushedAt = '2026-11-21T09:00:00.000Z';
        const entry = (keyId: string, day: string, requests: number) => ({ keyId, day, requests });
        await Promise.all([
          first.addUsage({
            instance: 'a',
            sequence: 1,
            flushedAt,
            entries: [
              entry('key_1', '2026-11-20', 5),
              entry('key_1', '2026-11-21', 7),
              entry('key_2', '2026-11-21', 1),
            ],
          }),
          second.addUsage({
            instance: 'b',
            sequence: 1,
            flushedAt,
            entries: [entry('key_1', '2026-11-21', 100)],
          }),
        ]);
        assert.deepEqual(await first.readUsage('key_1', '2026-11-01', '2026-11-30'), [
          { day: '2026-11-20', requests: 5 },
          { day: '2026-11-21', requests: 107 },
        ]);
        assert.deepEqual(await first.readUsage('key_1', '2026-11-21', '2026-11-21'), [
          { day: '2026-11-21', requests: 107 },
        ]);
        assert.deepEqual(await first.readUsage('key_3', '2026-11-01', '2026-11-30'), []);
        assert.deepEqual(
          await second.readLastUse(),
          new Map(['key_1', 'key_2'].map((id) => [id, '2026-11-21'])),
        );
      }));

    test('counts a batch once, however often and from wherever it is sent', () =>
      withConnections(async (first, second) => {
        const batch = (sequence: number) => ({
          instance: 'a',
          sequence,
          flushedAt: '2026-11-21T09:00:00.000Z',
          entries: [{ keyId: 'key_1', day: '2026-11-21', requests: 10 }],
        });
        await Promise.all([first, second, first, second].map((store) => store.addUsage(batch(1))));
        await first.addUsage(batch(2));
        await second.addUsage(batch(2));
        await second.addUsage(batch(1));
        const [today] = await first.readUsage('key_1', '2026-11-21', '2026-11-21');
        assert.equal(today?.requests, 20);
      }));

    test('keeps one pending request of an e-mail address', () =>
      withConnections(async (store) => {
        const [ada, again, bob] = [ask('ada@a.test'), ask('ada@a.test'), ask('bob@a.test')];
        const added = [];
        for (const request of [ada, again, bob]) added.push(await store.addRequest(request, 2));
        assert.deepEqual(added, [true, false, true]);
        assert.deepEqual(await store.listRequests(), [ada, bob]);
        await store.rejectRequest(ada.id, revokedAt);
        await store.addRequest(again, 2);
        assert.equal((await store.findRequest(ada.id))?.status, 'rejected');
        assert.deepEqual(await store.findRequest(again.id), again);
      }));

    test('keeps no more pending requests than the most: the oldest of the busiest network gives way', () =>
      withConnections(async (store) => {
        const ada = ask('ada@a.test', '203.0.113.0/24');
        const busy = Array.from({ length: 4 }, (_, index) => ask(`${index}@busy.test`, '2001:db8:1::/48'));
        const bob = ask('bob@a.test', '203.0.113.0/24');
        busy.push(ask('4@busy.test', '2001:db8:1::/48'));
        const eve = ask('eve@a.test', null);
        for (const request of [ada, ...busy.slice(0, 4)]) await store.addRequest(request, 5);
        // An honest one gets in, and a busy network only pushes out its own.
        await store.addRequest(bob, 5);
        assert.deepEqual(await store.listRequests(), [ada, ...busy.slice(1, 4), bob]);
        await store.addRequest(busy[4]!, 5);
        await store.addRequest(eve, 5);
        assert.deepEqual(await store.listRequests(), [ada, ...busy.slice(3, 4), bob, busy[4]!, eve]);
        // Decided ones take no room and never give way.
        await store.rejectRequest(ada.id, revokedAt);
        const [zoe, max] = [ask('zoe@a.test', null), ask('max@a.test', null)];
        for (const request of [zoe, max]) await store.addRequest(request, 5);
        const ids = (await store.listRequests()).map(({ id }) => id);
        assert.deepEqual(
          ids,
          [ada, bob, busy[4]!, eve, zoe, max].map(({ id }) => id),
        );
        // Where all networks have as many, the oldest request gives way.
        await store.addRequest(ask('ida@a.test', null), 5);
        assert.equal(await store.findRequest(bob.id), undefined);
      }));

    test('takes an honest request while many networks flood it', () =>
      withConnections(async (store) => {
        const honest = ask('ada@a.test', '203.0.113.0/24');
        for (let sent = 0; sent < 90; sent++) {
          if (sent === 30) await store.addRequest(honest, 30);
          await store.addRequest(ask(`${sent}@flood.test`, `2001:db8:${sent % 20}::/48`), 30);
        }
        const pending = await store.listRequests();
        assert.equal(pending.length, 30);
        assert.deepEqual(await store.findRequest(honest.id), honest);
      }));

    test('keeps no more than the most, whichever process adds them', () =>
      withConnections(async (first, second) => {
        const requests = Array.from({ length: 40 }, (_, index) => ask(`${index}@a.test`, null));
        await Promise.all(
          requests.map((request, index) => [first, second][index % 2]!.addRequest(request, 5)),
        );
        assert.equal((await second.listRequests()).length, 5);
      }));

    test('rejects many requests at once, those that are pending, and forgets their networks', () =>
      withConnections(async (first, second) => {
        const requests = Array.from({ length: 50 }, (_, index) => ask(`${index}@a.test`, '203.0.113.0/24'));
        for (const request of requests) await first.addRequest(request, 1_000);
        const ids = requests.map(({ id }) => id);
        await first.rejectRequest(ids[0]!, createdAt.toISOString());
        const rejected = await second.rejectRequests([...ids.slice(0, 49), 'req_unknown'], revokedAt);
        assert.deepEqual(
          rejected,
          requests
            .slice(1, 49)
            .map((request) => ({ ...request, status: 'rejected', decided_at: revokedAt, network: null })),
        );
        assert.deepEqual(await first.rejectRequests(ids.slice(0, 49), revokedAt), []);
        assert.deepEqual(await first.findRequest(ids[49]!), requests[49]);
        assert.deepEqual(await first.rejectRequests([], revokedAt), []);
      }));

    test('lets one of two processes approve a request, with the key and its hash', () =>
      withConnections(async (first, second) => {
        const request = ask('ada@a.test', '203.0.113.0/24');
        await first.addRequest(request, 10);
        const [one, two] = [issue('one'), issue('two')];
        const answers = await Promise.all([
          first.approveRequest(request.id, revokedAt, one.record, hashKey(one.key)),
          second.approveRequest(request.id, revokedAt, two.record, hashKey(two.key)),
        ]);
        const approved = answers.filter((answer) => answer !== undefined);
        assert.equal(approved.length, 1);
        const keys = await first.list();
        assert.deepEqual(approved, [
          { ...request, network: null, status: 'approved', decided_at: revokedAt, key_id: keys[0]?.id ?? '' },
        ]);
        assert.equal(keys.length, 1);
        assert.equal(await first.rejectRequest(request.id, revokedAt), undefined);
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

let asked = 0;

/** Each a second after the last. */
function ask(email: string, network: string | null = null): AccessRequest {
  const id = `req_${String(asked++).padStart(16, '0')}`;
  const created_at = new Date(createdAt.getTime() + asked * 1_000).toISOString();
  const [status, decided_at, key_id] = ['pending' as const, null, null];
  return { id, email, purpose: 'to try it', network, status, created_at, decided_at, key_id };
}
