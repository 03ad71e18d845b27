import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseStrictJson, parseStrictLines } from './body.ts';

/** Lines that are items, and lines that could hide in others when they are parsed at once. */
const lines = [
  '{"id":1,"inputs":{"years":5}}',
  '{"id":1,"inputs":{"years":5}}\r',
  ' {"id":2} ',
  '[1,2]',
  '"a,b"',
  '3',
  'null',
  '{"a":"\\"}{[,\\\\"}',
  '{"a":"ä €"}',
  '{"__proto__":{"b":1}}',
  '{"a":1',
  '"b":2}',
  '{"b":2},{"c":3}',
  '{"b":2},',
  ',{"b":2}',
  '],[',
  '][',
  '[',
  ']',
  '"abc',
  'def"',
  '\uFEFF{}',
  '{"a":1,"a":2}',
  '{"a":1,"\\u0061":2}',
  `${'['.repeat(40)}${']'.repeat(40)}`,
  '',
  ' ',
  '\r',
  '1,2',
  '\\',
];

test('lines are parsed at once only where each is what it is alone', () => {
  const encoder = new TextEncoder();
  const alone = (line: string): unknown => {
    try {
      return parseStrictJson(encoder.encode(line));
    } catch {
      return undefined;
    }
  };
  let atOnce = 0;
  const check = (chosen: readonly string[]) => {
    const expected = chosen.map(alone);
    // An empty line is one only before a line end.
    for (const end of chosen.at(-1) === '' ? ['\n'] : ['', '\n']) {
      const found = parseStrictLines(encoder.encode(chosen.join('\n') + end));
      if (found !== undefined) assert.deepEqual(found, expected, JSON.stringify(chosen));
      // Nothing but a fault is left to the slow way.
      else assert.ok(expected.includes(undefined), JSON.stringify(chosen));
      if (found !== undefined) atOnce++;
    }
  };
  for (const first of lines) {
    check([first]);
    for (const second of lines) {
      check([first, second]);
      for (const third of lines) check([first, second, third]);
    }
  }
  assert.ok(atOnce > 1_000);
  assert.equal(parseStrictLines(Uint8Array.of(0x22, 0xff, 0x22)), undefined);
});
