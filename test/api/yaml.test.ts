import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { catalogue } from '#catalogue/index.ts';
import { listDocumentedOperations } from '#api/operations/document-operations.ts';
import { describeApi } from '#api/documents/openapi.ts';
import { formatYaml } from '#api/documents/yaml.ts';

describe('YAML', () => {
  const values: readonly unknown[] = [
    { a: 1, b: [], c: {}, d: null, e: -1.5e-7, f: true },
    { on: 'no', 'x-unit': 'a: b # c', $ref: '#/x', '200': { text: 'two\nlines "quoted" – \u0007' } },
    [[1, [2]], { a: [{ b: 1, c: [{ d: 'e' }] }, []] }, '- x', 'yes'],
    'text',
  ];
  for (const value of values) {
    test(`of ${JSON.stringify(value).slice(0, 40)} is read as the same data`, () => {
      assert.deepEqual(Bun.YAML.parse(formatYaml(value)), value);
    });
  }

  test('of the OpenAPI document says what its JSON says', () => {
    const document = describeApi(listDocumentedOperations(catalogue));
    const text = formatYaml(document);
    assert.match(text, /^openapi: "3\.1/);
    assert.match(text, /^paths:\n {2}"\//m);
    assert.deepEqual(Bun.YAML.parse(text), JSON.parse(JSON.stringify(document)));
  });
});
