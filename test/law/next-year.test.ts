// The next year of a pack: what is written into it, what stays open until somebody types it, and what is looked
// at twice.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { extendPack, openBySource, surprisesIn } from '#law/next-year.ts';
import type { Pack } from '#law/pack.ts';
import { readPack } from '#law/read-pack.ts';

const folder = new URL('../../src/law/', import.meta.url);
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.json'),
);
const read = (file: string) => readFileSync(new URL(file, folder), 'utf8');

/** With everything typed: numbers far above those of the year before, from the same source. */
function typeIn(text: string): string {
  const typed = extendPack(text)
    .replaceAll('"checked": "?"', '"checked": "2027-01-02"')
    .replaceAll('"sources": ["?"]', '"sources": ["one"]');
  let number = 1e6;
  return typed.replaceAll('"?"', () => String(number++));
}

const pack = `{
 "id": "xx-tax", "name": "A law", "country": "XX", "currency": "XXX",
 "from": "2025-07-01",
 "to": "2026-06-30",
 "checked": "2026-01-02",
 "sources": {"one": {"kind": "read", "title": "The act"}},
 "figures": {
  "bands": {"unit": "currency, percent", "provision": "1", "indexed": true, "values": [
   {"from": "2025-07-01", "to": "2026-06-30", "value": [[0, 10.0], [1000, 20]], "sources": ["one"]}
  ]},
  "limits": {"unit": "currency", "provision": "2", "indexed": true, "values": [
   {"from": "2025-07-01", "to": "2026-06-30", "value": {"low": [10, 20], "high": 30}, "sources": ["one"]}
  ]},
  "known": {"unit": "currency", "provision": "3", "indexed": true, "values": [
   {"from": "2025-07-01", "to": "2027-06-30", "value": 5, "sources": ["one"]}
  ]},
  "share": {"unit": "percent", "provision": "4", "values": [
   {"from": "2025-07-01", "to": "2026-06-30", "value": 7.5, "sources": ["one"]}
  ]}
 }
}
`;

describe('the next year of a pack', () => {
  test('has a row to type for what the law changes each year, and a day to type for the rest', () => {
    const extended = extendPack(pack);
    assert.equal((JSON.parse(extended) as Pack).to, '2027-06-30');
    const added = extended.split('\n').filter((line) => !pack.includes(line.replace(/,$/, '')));
    assert.deepEqual(
      added.map((line) => line.trim().replace(/,$/, '')),
      [
        '{"from": "2026-07-01", "to": "2027-06-30", "value": [[0, 10], ["?", 20]], "sources": ["?"]}',
        '{"from": "2026-07-01", "to": "2027-06-30", "value": {"low": ["?", "?"], "high": "?"}, "sources": ["?"]}',
        '{"from": "2025-07-01", "to": "2027-06-30", "value": 7.5, "sources": ["one"], "checked": "?"}',
      ],
    );
    assert.deepEqual(
      [...openBySource(JSON.parse(extended) as Pack)],
      [['The act', ['bands', 'limits', 'share']]],
    );
  });

  test('is refused until all of it is typed, with file, figure and day', () => {
    assert.throws(() => readPack(JSON.parse(extendPack(pack)), 'xx/tax.json'), {
      message: [
        'xx/tax.json, figure bands, 2026-07-01: there is no source ?',
        'xx/tax.json, figure bands, 2026-07-01: has no value yet',
        'xx/tax.json, figure limits, 2026-07-01: there is no source ?',
        'xx/tax.json, figure limits, 2026-07-01, low: has no value yet',
        'xx/tax.json, figure limits, 2026-07-01, high: has no value yet',
        'xx/tax.json, figure share, 2025-07-01: checked must be the day on which somebody saw that it holds',
      ].join('\n'),
    });
    readPack(JSON.parse(typeIn(pack)), 'xx/tax.json');
  });

  test('names the numbers that fell, or rose by more than a tenth', () => {
    const typed = (value: string) => JSON.parse(typeIn(pack).replace('1000000', value)) as Pack;
    assert.deepEqual(surprisesIn(typed('1100')), [
      'limits, low, 0: 1000001 follows 10',
      'limits, low, 1: 1000002 follows 20',
      'limits, high: 1000003 follows 30',
    ]);
    assert.equal(surprisesIn(typed('1101'))[0], 'bands, 1, 0: 1101 follows 1000');
    assert.equal(surprisesIn(typed('999'))[0], 'bands, 1, 0: 999 follows 1000');
    assert.deepEqual(surprisesIn(JSON.parse(pack) as Pack), []);
  });

  for (const file of files) {
    test(`can be written into ${file}, and its other rows stay as they are`, () => {
      const text = read(file);
      const extended = JSON.parse(extendPack(text)) as Pack;
      const { figures, to } = JSON.parse(text) as Pack;
      assert.ok(extended.to > to);
      for (const [name, { values }] of Object.entries(figures)) {
        const own = extended.figures[name]!.values;
        assert.equal(own.at(-1)!.to >= extended.to, true, name);
        assert.deepEqual(own.slice(0, values.length - 1), values.slice(0, -1), name);
      }
      assert.throws(() => readPack(extended, file), /has no value yet|checked must be the day/);
    });
  }
});
