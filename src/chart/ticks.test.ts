import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Axis } from '#picture/picture.ts';
import { ticksOf } from './ticks.ts';

const WIDE = 560;
const NARROW = 190;

function textsOf(scale: Axis['scale'], labels: readonly string[], width: number): readonly string[] {
  return [...ticksOf({ name: 'Any', labels, scale }, width, 13).texts.values()];
}

function countTo(last: number): readonly string[] {
  return Array.from({ length: last + 1 }, (_, index) => String(index));
}

/** The first day of so many months in a row. */
function monthsFrom(year: number, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => {
    const month = String((index % 12) + 1).padStart(2, '0');
    return `${year + Math.floor(index / 12)}-${month}-01`;
  });
}

describe('the ticks of an axis', () => {
  test('are every five of thirty years, and every ten where there is less room', () => {
    assert.deepEqual(textsOf('number', countTo(30), WIDE), ['0', '5', '10', '15', '20', '25', '30']);
    assert.deepEqual(textsOf('number', countTo(30), NARROW), ['0', '10', '20', '30']);
    assert.deepEqual(textsOf('number', countTo(5), WIDE), ['0', '1', '2', '3', '4', '5']);
  });

  test('are five to eight of any count of years where there is room', () => {
    for (let last = 8; last <= 100; last++) {
      const count = textsOf('number', countTo(last), WIDE).length;
      assert.ok(count >= 4 && count <= 8, `${count} of ${last}`);
    }
  });

  test('are years where there are many months, and months where there are few', () => {
    const { texts, name } = ticksOf({ name: 'Month', labels: countTo(360), scale: 'month' }, WIDE, 13);
    assert.equal(name, 'Year');
    assert.deepEqual(
      [...texts],
      [0, 5, 10, 15, 20, 25, 30].map((year) => [year * 12, String(year)]),
    );
    const few = ticksOf({ name: 'Month', labels: countTo(24), scale: 'month' }, WIDE, 13);
    assert.equal(few.name, 'Month');
    assert.deepEqual([...few.texts.values()], ['0', '6', '12', '18', '24']);
    const inMonths = {
      name: 'Elapsed months',
      labels: countTo(300),
      scale: 'number',
      isOfMonths: true,
    } as const;
    assert.deepEqual(
      [...ticksOf(inMonths, WIDE, 13).texts.values()],
      ['0', '60', '120', '180', '240', '300'],
    );
    assert.deepEqual([...ticksOf(inMonths, NARROW, 13).texts.values()], ['0', '120', '240']);
  });

  test('of dates are the beginnings of years, months or single days', () => {
    assert.deepEqual(textsOf('date', monthsFrom(2026, 250), WIDE), ['2030', '2035', '2040', '2045']);
    assert.deepEqual(textsOf('date', monthsFrom(2026, 84), NARROW), ['2028', '2032']);
    const months = ['Mar 2026', 'May 2026', 'Jul 2026', 'Sep 2026', 'Nov 2026'];
    assert.deepEqual(textsOf('date', monthsFrom(2026, 12), WIDE), months);
    assert.deepEqual(textsOf('date', ['2026-09-20', '2026-09-21', '2026-09-22'], WIDE), [
      'Sep 20',
      'Sep 21',
      'Sep 22',
    ]);
    assert.deepEqual(textsOf('date', ['0', '2026-01-01', '2026-12-01'], WIDE), ['Jan 2026', 'Dec 2026']);
  });

  test('of dates are in the language of the axis', () => {
    const labels = ['2026-05-01', '2026-12-01'];
    const textsIn = (language: string) => [
      ...ticksOf({ name: 'Any', labels, scale: 'date', language }, WIDE, 13).texts.values(),
    ];
    assert.deepEqual(textsIn('de'), ['Mai 2026', 'Dez. 2026']);
    assert.deepEqual(textsIn('ja'), ['2026年5月', '2026年12月']);
  });

  test('of few dates are all of them, even in one quarter', () => {
    const dates = ['2008-01-01', '2008-03-01', '2008-10-30', '2009-02-15'];
    assert.deepEqual(textsOf('date', dates, WIDE), ['Jan 2008', 'Mar 2008', 'Oct 2008', 'Feb 2009']);
  });

  test('of dates of which only one has room are the first and the last', () => {
    const dates = ['2008-01-01', '2008-03-01', '2008-10-30', '2009-02-15', '2009-04-01'];
    assert.deepEqual(textsOf('date', dates, 290), ['Jan 2008', 'Apr 2009']);
  });

  test('of dates at unequal distances leave out those without room', () => {
    const dates = ['2025-01-01', '2025-12-30', '2026-01-02', '2026-12-31', '2027-01-01', '2027-06-01'];
    assert.deepEqual(textsOf('date', dates, NARROW), ['2026', '2027']);
    assert.deepEqual(textsOf('date', ['2026-01-01', '2026-06-01'], NARROW / 2), ['Jan 2026']);
  });

  test('of numbers are round where two of them have room, and have separators', () => {
    assert.deepEqual(
      textsOf(
        'number',
        countTo(19).map((_, index) => String(index + 1)),
        NARROW,
      ),
      ['1', '5', '10', '15', '20'],
    );
    const rents = Array.from({ length: 40 }, (_, index) => String((index + 1) * 100));
    assert.deepEqual(textsOf('number', rents, NARROW), ['2,000', '4,000']);
    const prices = Array.from({ length: 50 }, (_, index) => String((index + 1) * 20_000));
    assert.deepEqual(textsOf('number', prices, WIDE), ['0.2M', '0.4M', '0.6M', '0.8M', '1.0M']);
    assert.deepEqual(textsOf('number', ['-20', '-10', '0', '10', '20'], WIDE), [
      '−20',
      '−10',
      '0',
      '10',
      '20',
    ]);
  });

  test('of swept values are those that were asked for', () => {
    assert.deepEqual(textsOf('number', ['120', '180', '240', '300', '360'], WIDE), [
      '120',
      '180',
      '240',
      '300',
      '360',
    ]);
    assert.deepEqual(textsOf('number', ['3.17', '4.29', '5.33'], WIDE), ['3.17', '4.29', '5.33']);
  });
});
