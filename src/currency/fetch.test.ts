import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { describe, test } from 'node:test';
import { fillPast, keepSnapshot } from './fetch.ts';
import { snapshot } from './table/snapshot.ts';
import { ecbDaily } from './sources/ecb-daily.ts';
import { parseEcbHistory } from './sources/ecb-history.ts';
import { openSqliteRatesStore } from '../../test/kit/stores.ts';

const body = readFileSync(new URL('./sources/ecb-history.recorded.xml', import.meta.url), 'utf8');
// Friday 2026-03-13, Monday 16, Tuesday 17 and Wednesday 18.
const days = parseEcbHistory(body);
const source = { ...ecbDaily, past: { ...ecbDaily.past!, days: 10 } };

describe('the days of the past', () => {
  /**
   * What is fetched and added where these days are stored on Wednesday 2026-03-18; looked for from Friday on.
   */
  async function fill(stored: readonly number[]) {
    const store = openSqliteRatesStore(new DatabaseSync(':memory:'));
    await store.append(
      stored.map((index) => days[index]!),
      '2026-03-18T15:00:00Z',
    );
    const asked: string[] = [];
    const download = async (url: string) => {
      asked.push(url);
      return { body, contentType: 'text/xml' };
    };
    const added = await fillPast(source, store, download, Date.parse('2026-03-18T15:00Z'));
    const kept = await store.between('2026-03-01', '2026-03-31');
    return { added, asked: asked.length, kept: kept.length };
  }

  test('are fetched when one on which the source publishes is missing', async () => {
    assert.deepEqual(await fill([0, 2, 3]), { added: 1, asked: 1, kept: 4 });
    assert.deepEqual(await fill([3]), { added: 3, asked: 1, kept: 4 });
  });

  test('are not fetched when only a weekend is, or what is newer than all', async () => {
    assert.deepEqual(await fill([0, 1, 2, 3]), { added: 0, asked: 0, kept: 4 });
    assert.deepEqual(await fill([0, 1, 2]), { added: 0, asked: 0, kept: 3 });
  });
});

test('the tables that ship are stored once, and not again over a later one of their date', async () => {
  const store = openSqliteRatesStore(new DatabaseSync(':memory:'));
  await keepSnapshot(store, snapshot, 0);
  const ecb = await store.latest('ecb');
  assert.deepEqual(ecb, snapshot[0]);
  await store.append([{ ...ecb!, quotes: { ...ecb!.quotes, ISK: '139' } }], '2026-09-25T00:00:00Z');
  await keepSnapshot(store, snapshot, 0);
  assert.equal((await store.latest('ecb'))?.quotes['ISK'], '139');
  assert.equal((await store.latest('wide-daily'))?.observedOn, '2026-09-29');
});
