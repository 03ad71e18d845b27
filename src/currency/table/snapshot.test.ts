import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { createLog } from '#base/log.ts';
import { createRatesService } from '#currency/service.ts';
import { merge } from './merge.ts';
import { snapshot } from './snapshot.ts';
import { parseEcbDaily } from '#currency/sources/ecb-daily.ts';
import { officialPegTable } from '#currency/sources/official-pegs.ts';
import { parseWideDaily } from '#currency/sources/wide-daily.ts';

const read = (name: string) => readFileSync(new URL(`../sources/${name}`, import.meta.url), 'utf8');

describe('the snapshot that ships', () => {
  test('is what the recorded files of its sources say, and nothing else', () => {
    assert.deepEqual(snapshot, [
      parseEcbDaily(read('ecb-daily.recorded.xml')),
      officialPegTable,
      parseWideDaily(read('wide-daily.usd.recorded.txt')),
    ]);
  });

  test('quotes at least 150 currencies, the 29 of the ECB and the 6 pegs from where they belong', () => {
    const quotes = [...merge(snapshot).quotes.values()];
    const countOf = (id: string) => quotes.filter(({ source }) => source === id).length;
    assert.ok(quotes.length >= 150);
    assert.equal(countOf('ecb'), 30);
    assert.equal(countOf('official-pegs'), 6);
    assert.equal(countOf('wide-daily'), quotes.length - 36);
  });

  test('would pass the gate if it were offered again', () => {
    const now = () => Date.parse('2026-09-30');
    const log = createLog({ level: 'silent', write: assert.fail, now });
    const service = createRatesService({ now, snapshot, maxAgeDays: 30, log });
    for (const table of snapshot.filter(({ observedOn }) => observedOn !== undefined)) {
      assert.equal(service.offer(table).accepted, true);
    }
  });
});
