import assert from 'node:assert/strict';
import { test } from 'node:test';
import { catalogue } from '#catalogue/index.ts';
import { writeDocumentTexts } from '#api/documents/document-texts.ts';

test('the OpenAPI document says the same when it is read as YAML', () => {
  const { openapiJson } = writeDocumentTexts(catalogue, []);
  assert.deepEqual(Bun.YAML.parse(openapiJson), JSON.parse(openapiJson));
});
