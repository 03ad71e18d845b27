import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { admit } from './gate.ts';
import { snapshot } from './snapshot.ts';
import type { SourceTable } from '#currency/sources/source.ts';

const [ecb, , wide] = snapshot as readonly [SourceTable, SourceTable, SourceTable];
const nextDay = '2026-09-25';
const nowMs = Date.parse('2026-09-25T15:00Z');

const change = (changes: Record<string, string>, table = ecb, observedOn = nextDay): SourceTable => ({
  ...table,
  observedOn,
  quotes: { ...table.quotes, ...changes },
});
const mapQuotes = (map: (quote: number, index: number) => number) => {
  const entries = Object.entries(ecb.quotes).map(([code, quote], index) => [
    code,
    String(map(Number(quote), index)),
  ]);
  return change(Object.fromEntries(entries));
};
const without = (...codes: string[]) => {
  const { quotes } = change({});
  return {
    ...change({}),
    quotes: Object.fromEntries(Object.entries(quotes).filter(([code]) => !codes.includes(code))),
  };
};

function reasonsFor(candidate: SourceTable, others: readonly SourceTable[] = []): string {
  const admission = admit(candidate, { previous: ecb, nowMs, others });
  if (!admission.accepted) return admission.reasons.join('; ');
  return admission.heldBack.length === 0 ? 'accepted' : `held back: ${admission.heldBack.join('; ')}`;
}

describe('the gate admits', () => {
  for (const [name, candidate] of [
    ['the same table again', ecb],
    ['the same quotes a day later but for one', change({ ISK: '138.20' })],
    ['an ordinary day', mapQuotes((quote) => quote * 1.01)],
    ['moves of just under a fifth, up and down', change({ TRY: '66.6', ZAR: '14.95' })],
    ['a currency less', without('ISK')],
    ['a currency more', change({ KWD: '0.35' })],
    ['small numbers with an exponent', change({ KWD: '3.5e-01' })],
  ] as const) {
    test(name, () => assert.equal(reasonsFor(candidate), 'accepted'));
  }

  test('a jump that a second source shows too', () => {
    const jump = change({ TRY: '80.00' });
    const witness = (quote: string) => change({ TRY: quote }, wide);
    assert.match(reasonsFor(jump), /TRY moved from 55.5332 to 80/);
    assert.match(reasonsFor(jump, [wide]), /TRY moved/);
    // The second source quotes against the dollar: 80 per euro are 70.4 per dollar.
    assert.equal(reasonsFor(jump, [witness('70.4')]), 'accepted');
    assert.match(reasonsFor(jump, [witness('80')]), /TRY moved/);
  });

  test('a larger move over more days of trade, up to seven', () => {
    for (const [rate, date, accepted] of [
      ['95', '2026-09-27', false],
      ['95', '2026-09-28', false],
      ['95', '2026-09-29', true],
      ['195', '2026-10-02', false],
      ['195', '2026-10-05', true],
      ['250', '2026-12-31', false],
    ] as const) {
      const candidate = change({ TRY: rate }, ecb, date);
      const admission = admit(candidate, { previous: ecb, nowMs: Date.parse('2027-01-01') });
      assert.equal(admission.accepted && admission.heldBack.length === 0, accepted, `${rate} on ${date}`);
    }
  });

  test('the first table of a source that agrees with another', () => {
    const others = [ecb];
    const first = admit(wide, { nowMs: Date.parse('2026-09-29'), others });
    assert.deepEqual(first.accepted && first.heldBack, []);
    const other = admit(change({ GBP: '1.2' }, wide, '2026-09-24'), { nowMs, others });
    assert.deepEqual(other.accepted && other.heldBack, ['GBP moved from 0.756453 to 1.2']);
    assert.ok(other.accepted && !('GBP' in other.table.quotes));
    assert.equal(admit(ecb, { nowMs }).accepted, true);
  });

  test('quotes that stay the same for as long as their source rests', () => {
    const later = { ...ecb, observedOn: '2026-09-26' };
    const at = { previous: ecb, nowMs: Date.parse('2026-09-30') };
    assert.equal(admit(later, { ...at, restDays: 2 }).accepted, true);
    assert.equal(admit(later, { ...at, restDays: 1 }).accepted, false);
  });
});

describe('the gate holds back', () => {
  const nextDays = ['2026-09-25', '2026-09-28', '2026-09-29', '2026-09-30', '2026-10-01', '2026-10-02'];

  /** What is served of TRY on each day when these are offered, one after the other. */
  function offer(quotes: readonly string[], dates: readonly string[] = nextDays): (string | undefined)[] {
    let previous = ecb;
    return quotes.map((TRY, index) => {
      const candidate = change({ TRY, ISK: `138.${index + 1}` }, ecb, dates[index]);
      const admission = admit(candidate, { previous, nowMs: Date.parse('2027-01-01') });
      assert.ok(admission.accepted);
      assert.equal(admission.table.quotes['ISK'], `138.${index + 1}`);
      previous = admission.table;
      return admission.table.quotes['TRY'];
    });
  }

  test('one currency that jumps, and accepts the rest; the old quote stays with its date', () => {
    const admission = admit(change({ INR: '163.62', GBP: '0.87' }), { previous: ecb, nowMs });
    assert.ok(admission.accepted);
    assert.deepEqual(admission.heldBack, ['INR moved from 109.078 to 163.62']);
    const { quotes, held } = admission.table;
    assert.deepEqual([quotes['INR'], quotes['GBP']], ['109.0775', '0.87']);
    assert.deepEqual(held, { INR: { observedOn: '2026-09-24', offered: '163.62', since: '2026-09-25' } });
  });

  test('no jump for ever: what a source stands by for five days is believed', () => {
    const dropped = ['0.0555', '0.0556', '0.0557', '0.0555', '0.0556'];
    const held = ['55.5332', '55.5332', '55.5332'];
    assert.deepEqual(offer(dropped), [...held, '0.0555', '0.0556']);
  });

  test('an offer that changes all the time for good, and serves the old quote for two weeks at most', () => {
    const wild = ['0.05', '900', '0.04', '1200', '0.02', '3000'];
    assert.deepEqual(
      offer(wild),
      wild.map(() => '55.5332'),
    );
    const dates = ['2026-09-25', '2026-10-08', '2026-10-09'];
    assert.deepEqual(offer(['0.05', '900', '0.04'], dates), ['55.5332', '55.5332', undefined]);
  });

  test('a jump until it is taken back, and then forgets it', () => {
    assert.deepEqual(offer(['120', '55.6', '120']), ['55.5332', '55.6', '55.6']);
  });

  test('a large move beside a jump, for two quotes may have been exchanged', () => {
    assert.equal(reasonsFor(change({ ZAR: '15.9' })), 'accepted');
    assert.match(reasonsFor(change({ ZAR: '15.9', INR: '163.62' })), /^held back: INR moved.*; ZAR moved/);
  });

  test('nothing when the dollar is among it: then the table is refused', () => {
    assert.match(reasonsFor(change({ USD: '0.9409', CHF: '1.1367' })), /^USD moved.*; CHF moved/);
  });
});

describe('the gate refuses or holds back', () => {
  for (const [name, candidate, reason] of [
    ['a table of tomorrow', change({}, ecb, '2026-09-26'), /2026-09-26 is in the future/],
    ['a table older than the one held', change({}, ecb, '2026-09-23'), /before 2026-09-24, which is held/],
    ['a table without date', { source: 'ecb', base: 'EUR', quotes: ecb.quotes }, /"" is no date/],
    ['a date that is none', change({}, ecb, '2026-09-31'), /"2026-09-31" is no date/],
    ['an empty table', { ...ecb, quotes: {} }, /the table is empty/],
    ['a table without the dollar', without('USD'), /USD is missing/],
    ['a table of a few currencies', { ...ecb, quotes: { USD: '1.1367' } }, /28 of 29 currencies are missing/],
    ['its own base', change({ EUR: '1' }), /EUR is quoted against itself/],
    ['an unknown code', change({ ABC: '1' }), /ABC is no active currency/],
    ['an ended code', change({ BGN: '1.95583' }), /BGN is no active currency/],
    ['a metal', change({ XAU: '0.0003' }), /XAU is no active currency/],
    ['zero', change({ GBP: '0' }), /GBP 0 is no possible rate/],
    ['zero with decimals', change({ GBP: '0.0000' }), /GBP 0.0000 is no possible rate/],
    ['a negative rate', change({ GBP: '-0.86' }), /GBP -0.86 is no decimal/],
    ['NaN', change({ GBP: 'NaN' }), /GBP NaN is no decimal/],
    ['an infinity', change({ GBP: 'Infinity' }), /GBP Infinity is no decimal/],
    ['an overflow', change({ GBP: '1e99' }), /GBP 1e99 is no possible rate/],
    ['a vanishing rate', change({ GBP: '1e-20' }), /GBP 1e-20 is no possible rate/],
    ['text', change({ GBP: 'n/a' }), /GBP n\/a is no decimal/],
    [
      'more digits than are multiplied exactly',
      change({ GBP: `0.8${'1'.repeat(40)}` }),
      /is no decimal of at most 36/,
    ],
    [
      'one currency up by a quarter',
      change({ INR: '136.346875' }),
      /^held back: INR moved from 109.078 to 136.347$/,
    ],
    [
      'one currency down by a quarter',
      change({ INR: '81.8' }),
      /^held back: INR moved from 109.078 to 81.8$/,
    ],
    ['a rate for 100 units', change({ JPY: '1.8057' }), /^held back: JPY moved from 180.57 to 1.8057$/],
    ['one rate upside down', change({ JPY: '0.005538' }), /^held back: JPY moved/],
    ['a table that is frozen', change({}), /^all quotes are those of 2026-09-24$/],
    ['a table upside down', mapQuotes((quote) => 1 / quote), /^the table is upside down$/],
    ['a table of cents', mapQuotes((quote) => quote * 100), /USD moved.*ZAR moved/],
    ['a table of next to nothing', mapQuotes((quote) => quote * 1e-4), /moved|upside down|no possible rate/],
    ['a table whose columns are shifted', shift(), /moved/],
  ] as const) {
    test(name, () => assert.match(reasonsFor(candidate), reason));
  }

  test('with all faults at once', () => {
    const reasons = reasonsFor(change({ GBP: '0', ABC: '1', INR: '200' }, ecb, '2026-09-26'));
    for (const fault of [/future/, /GBP 0/, /ABC/]) assert.match(reasons, fault);
  });
});

function shift(): SourceTable {
  const values = Object.values(ecb.quotes);
  return mapQuotes((_, index) => Number(values[(index + 1) % values.length]));
}
