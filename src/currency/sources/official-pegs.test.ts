import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { officialPegTable } from './official-pegs.ts';
import { parseWideDaily } from './wide-daily.ts';

test('each peg is within a thousandth of what an independent market set says', () => {
  const set = readFileSync(new URL('./wide-daily.usd.recorded.txt', import.meta.url), 'utf8');
  const { quotes } = parseWideDaily(set);
  assert.deepEqual(Object.keys(officialPegTable.quotes), ['AED', 'SAR', 'QAR', 'BHD', 'OMR', 'JOD']);
  for (const [code, peg] of Object.entries(officialPegTable.quotes)) {
    assert.ok(Math.abs(Number(peg) / Number(quotes[code]) - 1) < 1e-3, code);
  }
});
