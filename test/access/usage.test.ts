import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { describe, test } from 'node:test';
import { StoreError } from '#base/errors.ts';
import type { UsageBatch } from '#access/store.ts';
import { createUsageRecorder } from '#access/usage.ts';
import { openSqliteStore } from '../kit/stores.ts';

/** A recorder over a store in memory, whose answers can get lost before or after it has worked. */
function prepare() {
  const store = openSqliteStore(new DatabaseSync(':memory:'));
  const setting = {
    nowMs: Date.UTC(2026, 10, 21, 12),
    lose: 'nothing' as 'nothing' | 'order' | 'answer',
    batches: 0,
  };
  const recorder = createUsageRecorder({
    store: {
      async addUsage(batch: UsageBatch) {
        setting.batches++;
        if (setting.lose === 'order') throw new StoreError('It did not arrive.');
        await store.addUsage(batch);
        if (setting.lose === 'answer') throw new StoreError('Its answer got lost.');
      },
    },
    now: () => setting.nowMs,
    instance: 'test',
  });
  const count = (keyId: string, times: number) => {
    for (let counted = 0; counted < times; counted++) recorder.count(keyId);
  };
  const read = (keyId: string) => store.readUsage(keyId, '2026-11-01', '2026-11-30');
  return { setting, recorder, count, read };
}

describe('usage', () => {
  test('is counted by key and UTC day, across midnight', async () => {
    const { setting, recorder, count, read } = prepare();
    count('key_1', 3);
    setting.nowMs = Date.UTC(2026, 10, 22) - 1;
    count('key_1', 4);
    count('key_2', 1);
    setting.nowMs += 1;
    count('key_1', 5);
    await recorder.flush();
    assert.deepEqual(await read('key_1'), [
      { day: '2026-11-21', requests: 7 },
      { day: '2026-11-22', requests: 5 },
    ]);
    assert.deepEqual(await read('key_2'), [{ day: '2026-11-21', requests: 1 }]);
  });

  test('may be counted several at a time', async () => {
    const { recorder, read } = prepare();
    recorder.count('key_1', 250);
    recorder.count('key_1');
    await recorder.flush();
    assert.deepEqual(await read('key_1'), [{ day: '2026-11-21', requests: 251 }]);
  });

  test('is handed over once: a flush without anything new sends nothing', async () => {
    const { setting, recorder, count, read } = prepare();
    count('key_1', 3);
    await Promise.all([recorder.flush(), recorder.flush(), recorder.flush()]);
    assert.equal(setting.batches, 1);
    assert.deepEqual(await read('key_1'), [{ day: '2026-11-21', requests: 3 }]);
  });

  for (const lost of ['order', 'answer'] as const) {
    test(`is neither lost nor counted twice when an ${lost} gets lost`, async () => {
      const { setting, recorder, count, read } = prepare();
      count('key_1', 3);
      setting.lose = lost;
      for (let tried = 0; tried < 5; tried++) {
        await assert.rejects(recorder.flush(), StoreError);
        count('key_1', 1);
      }
      setting.lose = 'nothing';
      await recorder.flush();
      assert.deepEqual(await read('key_1'), [{ day: '2026-11-21', requests: 8 }]);
    });
  }

  test('of many keys goes in batches, all of it', async () => {
    const { setting, recorder, count, read } = prepare();
    for (let key = 0; key < 2_500; key++) count(`key_${key}`, 2);
    await recorder.flush();
    assert.equal(setting.batches, 3);
    for (const key of [0, 999, 1_000, 2_499]) {
      assert.deepEqual(await read(`key_${key}`), [{ day: '2026-11-21', requests: 2 }]);
    }
  });
});
