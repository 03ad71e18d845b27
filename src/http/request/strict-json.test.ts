import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Problem } from '../replies.ts';
import { parseStrictJson } from './strict-json.ts';

const parse = (text: string) => parseStrictJson(new TextEncoder().encode(text));
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

describe('strict JSON', () => {
  for (const text of [
    '{"a":1,"b":{"a":2}}',
    '{"a":"x:y","b:c":":"}',
    '{"__proto__":1,"constructor":2}',
    '[{"a":1},{"a":1}]',
    `{"a":"${'[{'.repeat(40)}"}`,
    `[${'[],'.repeat(40)}1]`,
    nested(32),
    '"a\\":\\\\"',
    '{"\\\\":":\\"","\\"":{}}',
  ]) {
    test(`is ${text.slice(0, 40)}`, () => assert.deepEqual(parse(text), JSON.parse(text)));
  }

  for (const [text, reason] of [
    ['{"a":1,"a":1}', /"a" in a JSON object/],
    ['{"a":":","a":":"}', /"a" in a JSON object/],
    ['{"__proto__":1,"__proto__":1}', /"__proto__" in a JSON object/],
    ['{"a":1,"\\u0061":1}', /"a" in a JSON object/],
    ['[{"x":[{"b":1,"b":"::"}]}]', /"b" in a JSON object/],
    [nested(33), /more than 32 levels deep/],
    [nested(500_000), /more than 32 levels deep/],
    ['[1,'.repeat(300_000), /more than 32 levels deep/],
    ['["]]]",'.repeat(33), /more than 32 levels deep/],
    ['{"é":"\\\\","\\\\":"\\\":", "é" \n:"ü"}', /"é" in a JSON object/],
    ['\uFEFF{}', /byte order mark/],
    ['{"a":1,}', /not JSON/],
    ['', /empty/],
  ] as const) {
    test(`is not ${text.slice(0, 40)}`, () => {
      assert.throws(
        () => parse(text),
        (error) => error instanceof Problem && error.code === 'malformed-json' && reason.test(error.message),
      );
    });
  }
});
