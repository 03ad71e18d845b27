import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { merge } from './merge.ts';
import { formatPlain } from '#core/arithmetic/exact-decimal.ts';
import { rate } from './rate-table.ts';
import type { SourceTable } from '#currency/sources/source.ts';

const ecb: SourceTable = {
  source: 'ecb',
  base: 'EUR',
  observedOn: '2026-09-24',
  quotes: { USD: '1.25', GBP: '0.8' },
};
const pegs: SourceTable = { source: 'official-pegs', base: 'USD', quotes: { AED: '3.6725' } };
const wide: SourceTable = {
  source: 'wide-daily',
  base: 'USD',
  observedOn: '2026-09-29',
  quotes: { EUR: '0.9', GBP: '0.7', AED: '3.7', KWD: '0.3' },
};

describe('merged sources', () => {
  test('let the first source that quotes a currency win, and say which it was', () => {
    const { quotes } = merge([ecb, pegs, wide]);
    const origins = [...quotes].map(([code, { source, observedOn }]) => [code, source, observedOn]);
    assert.deepEqual(origins, [
      ['AED', 'official-pegs', undefined],
      ['EUR', 'ecb', '2026-09-24'],
      ['GBP', 'ecb', '2026-09-24'],
      ['KWD', 'wide-daily', '2026-09-29'],
      ['USD', 'ecb', '2026-09-24'],
    ]);
  });

  test('are brought to one base exactly', () => {
    const table = merge([ecb, pegs, wide]);
    assert.equal(formatPlain(table.quotes.get('AED')!.units), '4.590625');
    assert.equal(rate(table, 'USD', 'KWD'), '0.3');
    assert.equal(rate(table, 'KWD', 'AED'), '12.2416666667');
  });

  test('need no first one against the euro', () => {
    const table = merge([pegs, wide]);
    assert.deepEqual([rate(table, 'EUR', 'AED'), rate(table, 'USD', 'EUR')], ['4.08055555556', '0.9']);
  });

  test('that quote against an unknown base are refused', () => {
    assert.throws(() => merge([pegs, ecb]), /ecb quotes against EUR/);
  });

  test('date a quote that is held back by its own day', () => {
    const held = { GBP: { observedOn: '2026-09-23', offered: '2', since: '2026-09-24' } };
    const { quotes } = merge([{ ...ecb, held }]);
    assert.deepEqual(
      [quotes.get('GBP')?.observedOn, quotes.get('USD')?.observedOn],
      ['2026-09-23', '2026-09-24'],
    );
  });
});
