import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import {
  JsonFault,
  plainOf,
  positionWithin,
  readPlacedJson,
  type Fault,
  type PlacedText,
} from './placed-json.ts';
import { placeOf } from '#catalogue/own/places.ts';

/** "line:column message" of every fault. */
function faultsOf(text: string): readonly string[] {
  const faults: Fault[] = [];
  try {
    readPlacedJson(text, faults);
  } catch (error) {
    if (!(error instanceof JsonFault)) throw error;
    faults.push(error.fault);
  }
  return faults.map(({ line, column, message }) => `${line}:${column} ${message}`);
}

describe('JSON with places', () => {
  test('is the value that JSON.parse reads', () => {
    const file = readFileSync(new URL('../catalogue/examples.json', import.meta.url), 'utf8');
    assert.deepEqual(plainOf(readPlacedJson(file, [])), JSON.parse(file));
    for (const text of [
      '[]',
      ' {} ',
      '"\\u00e9\\n\\"/"',
      '-1.5e-3',
      'true',
      '[null, {"a": [false]}]',
      '[1,\r\n2]',
    ]) {
      assert.deepEqual(plainOf(readPlacedJson(text, [])), JSON.parse(text));
    }
  });

  test('knows where each value is, and each character of a text', () => {
    const json = readPlacedJson('{\n  "a": [1,\n "x\\u0041\\ty"]\n}', []);
    assert.deepEqual(placeOf(json, 'a', 0).at, { line: 2, column: 9 });
    const text = placeOf(json, 'a', 1) as PlacedText;
    assert.deepEqual(text.at, { line: 3, column: 2 });
    const columns = [0, 1, 2, 3, 4].map((index) => positionWithin(text, index).column);
    assert.deepEqual(columns, [3, 4, 10, 12, 13]);
  });

  test('refuses what is not JSON, and says where', () => {
    assert.deepEqual(faultsOf('{"a" 1}'), ['1:6 ":" is expected; found "1".']);
    assert.deepEqual(faultsOf('{"a": 1,}'), [
      '1:9 A text in double quotes is expected; found "}"; remove the comma before it.',
    ]);
    assert.deepEqual(faultsOf('[1, ]'), ['1:5 A value is expected; found "]"; remove the comma before it.']);
    assert.deepEqual(faultsOf('[1 2]'), ['1:4 "," or "]" is expected; found "2".']);
    assert.deepEqual(faultsOf('[1,\n'), ['2:1 A value is expected; the text ends.']);
    assert.deepEqual(faultsOf('{} {}'), ['1:4 The end is expected; found "{".']);
    assert.deepEqual(faultsOf('[01]'), ['1:3 "," or "]" is expected; found "1".']);
    assert.deepEqual(faultsOf('[1e999]'), ['1:2 This number is too large.']);
    assert.match(faultsOf('["a\nb"]')[0]!, /^1:2 This text does not end/);
    assert.match(faultsOf('"\\x"')[0]!, /^1:1 This text/);
    assert.deepEqual(faultsOf('['.repeat(100_000)), ['1:18 More than 16 levels of nesting.']);
  });

  test('lists every duplicate member', () => {
    const text = '{"a": 1, "b": {"c": 1, "c": 2},\n "a": 2}';
    assert.deepEqual(faultsOf(text), [
      '1:24 Duplicate member "c"; remove one.',
      '2:2 Duplicate member "a"; remove one.',
    ]);
  });

  test('reads the largest file at once', () => {
    const text = JSON.stringify(['x'.repeat(250 * 1024)]);
    assert.equal((placeOf(readPlacedJson(text, []), 0) as PlacedText).value.length, 250 * 1024);
  });
});
