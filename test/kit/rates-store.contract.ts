import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { DatedTable } from '#currency/sources/source.ts';
import type { RatesStore } from '#currency/store/store.ts';

const ecb = (observedOn: string, quotes: Record<string, string>): DatedTable => ({
  source: 'ecb',
  base: 'EUR',
  observedOn,
  quotes,
});
const wide = (observedOn: string, quotes: Record<string, string>): DatedTable => ({
  source: 'wide-daily',
  base: 'USD',
  observedOn,
  quotes,
});
const at = '2026-09-30T12:00:00Z';

/** What every store of rates must do; `open` makes an empty one. */
export function testRatesStore(name: string, open: () => Promise<RatesStore>): void {
  const withStore = (title: string, run: (store: RatesStore) => Promise<void>): void => {
    test(title, async () => {
      const store = await open();
      try {
        await run(store);
      } finally {
        await store.close();
      }
    });
  };

  describe(`rates stored in ${name}`, () => {
    withStore('are handed back as they were, with what is held back', async (store) => {
      const held = { TRY: { observedOn: '2026-09-22', offered: '0.05', since: '2026-09-23' } };
      const table = { ...ecb('2026-09-23', { USD: '1.1370', TRY: '55.50' }), held };
      assert.equal(await store.append([table], at), 1);
      assert.deepEqual(await store.latest('ecb'), table);
      assert.equal(await store.latest('wide-daily'), undefined);
    });

    withStore('are latest by their date, not by when they came', async (store) => {
      await store.append([ecb('2026-09-24', { USD: '1.1' })], at);
      await store.append([ecb('1999-01-04', { USD: '1.1789' })], at);
      assert.equal((await store.latest('ecb'))?.observedOn, '2026-09-24');
    });

    withStore(
      'are not stored twice when they say the same, however many zeros they end with',
      async (store) => {
        await store.append([ecb('2026-09-24', { USD: '1.10' })], at);
        assert.equal(await store.append([ecb('2026-09-24', { USD: '1.1' })], at), 0);
        assert.equal((await store.latest('ecb'))?.quotes['USD'], '1.10');
        assert.equal(await store.append([ecb('2026-09-24', { USD: '1.1', GBP: '0.8' })], at), 1);
      },
    );

    withStore('have the last of several tables of one date', async (store) => {
      for (const USD of ['1.1', '1.2', '1.1']) await store.append([ecb('2026-09-24', { USD })], at);
      assert.deepEqual(await store.between('2026-09-24', '2026-09-24'), [ecb('2026-09-24', { USD: '1.1' })]);
    });

    withStore('of a range are those of all sources within it, the oldest first', async (store) => {
      await store.append([wide('2026-09-23', { KWD: '0.3' }), ecb('2026-09-24', { USD: '1.1' })], at);
      await store.append([ecb('2026-09-22', { USD: '1.2' }), ecb('2026-09-25', { USD: '1.3' })], at);
      const found = await store.between('2026-09-22', '2026-09-24');
      assert.deepEqual(
        found.map(({ source, observedOn }) => [observedOn, source]),
        [
          ['2026-09-22', 'ecb'],
          ['2026-09-23', 'wide-daily'],
          ['2026-09-24', 'ecb'],
        ],
      );
    });

    withStore('tell from when to when each currency is covered', async (store) => {
      await store.append(
        [ecb('2026-09-24', { USD: '1.1' }), ecb('2009-01-02', { USD: '1.4', INR: '67' })],
        at,
      );
      await store.append([ecb('1999-01-04', { USD: '1.2' }), wide('2026-09-25', { INR: '96' })], at);
      const coverage = await store.coverage();
      assert.deepEqual(
        coverage
          .map(({ source, code, firstOn, lastOn }) => `${source} ${code} ${firstOn} ${lastOn}`)
          .toSorted(),
        [
          'ecb INR 2009-01-02 2009-01-02',
          'ecb USD 1999-01-04 2026-09-24',
          'wide-daily INR 2026-09-25 2026-09-25',
        ],
      );
    });

    withStore('come with a record of what was accepted, refused and failed', async (store) => {
      assert.deepEqual(await store.records(), []);
      await store.record('ecb', 'refused', '2026-09-24T14:05:00Z', 'USD is missing');
      await store.record('ecb', 'accepted', '2026-09-24T14:10:00Z');
      await store.record('ecb', 'accepted', '2026-09-25T14:10:00Z');
      await store.record('wide-daily', 'failed', '2026-09-25T14:10:00Z', 'no route');
      assert.deepEqual(await store.records(), [
        {
          source: 'ecb',
          accepted: 2,
          refused: 1,
          failed: 0,
          lastFault: 'USD is missing',
          lastFaultAt: '2026-09-24T14:05:00Z',
        },
        {
          source: 'wide-daily',
          accepted: 0,
          refused: 0,
          failed: 1,
          lastFault: 'no route',
          lastFaultAt: '2026-09-25T14:10:00Z',
        },
      ]);
    });

    withStore('have leases of one holder each, which end by themselves', async (store) => {
      assert.equal(await store.acquire('fetch ecb', 'one', 1000, 2000), true);
      assert.equal(await store.acquire('fetch ecb', 'two', 1999, 3000), false);
      assert.equal(await store.acquire('fetch wide', 'two', 1999, 3000), true);
      assert.equal(await store.acquire('fetch ecb', 'two', 2000, 3000), true);
      assert.equal(await store.acquire('fetch ecb', 'one', 2500, 4000), false);
    });

    withStore('have leases that their holder may prolong or give back', async (store) => {
      await store.acquire('fetch ecb', 'one', 1000, 2000);
      assert.equal(await store.acquire('fetch ecb', 'one', 1500, 5000), true);
      assert.equal(await store.acquire('fetch ecb', 'two', 4000, 6000), false);
      assert.equal(await store.acquire('fetch ecb', 'one', 4000, 4000), true);
      assert.equal(await store.acquire('fetch ecb', 'two', 4000, 6000), true);
    });
  });
}
