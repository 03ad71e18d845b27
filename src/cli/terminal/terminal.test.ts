import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import { escapeLine, escapeText } from './terminal.ts';

describe('a text for a terminal', () => {
  test('has controls, writing directions, tags and line separators spelled out', () => {
    const cases: [text: string, escaped: string][] = [
      ['\u001b[31mred', '\\u001b[31mred'],
      ['\u009b31mred', '\\u009b31mred'],
      ['a\u202eb\u2066c', 'a\\u202eb\\u2066c'],
      ['a\u{e0041}b', 'a\\udb40\\udc41b'],
      ['a\u2028b\u2029c\u0000', 'a\\u2028b\\u2029c\\u0000'],
      ['over\rwritten', 'over\\u000dwritten'],
      ['\ud800', '\\ud800'],
      ['Zoë 北京 e\u0301 …', 'Zoë 北京 e\u0301 …'],
    ];
    for (const [text, escaped] of cases) {
      assert.equal(escapeText(text), escaped);
      assert.equal(escapeLine(text), escaped);
    }
  });

  test('keeps its lines and tabs, except within a line', () => {
    assert.equal(escapeText('a\tb\r\nc\nd'), 'a\tb\r\nc\nd');
    assert.equal(escapeLine('a\tb\r\nc'), 'a\\u0009b\\u000d\\u000ac');
  });

  test('is the same JSON as before', () => {
    fc.assert(
      fc.property(fc.json({ stringUnit: 'binary' }), (json) => {
        assert.deepEqual(JSON.parse(escapeText(json)), JSON.parse(json));
      }),
    );
  });

  test('has nothing left that a terminal obeys, whatever it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        assert.doesNotMatch(escapeLine(text), /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u);
      }),
    );
  });
});
