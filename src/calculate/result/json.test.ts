import assert from 'node:assert/strict';
import { test } from 'node:test';
import { JsonText, toJson } from './json.ts';

test('writes values as JSON.stringify does, and texts as they are', () => {
  const plain = { a: [1, 'two "quoted"', true, null, undefined], b: { c: -0.5, d: undefined }, 'e\n': [] };
  assert.equal(toJson(plain), JSON.stringify(plain));
  const digits = '129453825995403427.84';
  assert.equal(
    toJson({ rate: new JsonText(digits), all: [new JsonText('1.10')] }),
    `{"rate":${digits},"all":[1.10]}`,
  );
});
