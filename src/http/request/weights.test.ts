import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { acceptedLanguages } from './weights.ts';

describe('the languages of a header', () => {
  for (const [header, tags] of [
    [null, []],
    ['en;q=0.1, de;q=0.9', ['de', 'en']],
    ['de;q=0, fr', ['fr']],
    ['en-GB,en;q=0.8,de-DE;q=0.8', ['en-gb', 'en', 'de-de']],
    ['de;q=2, ja;q=0.5', ['ja']],
  ] as const) {
    test(`${header} are ${tags.join(', ')}`, () => assert.deepEqual(acceptedLanguages(header), tags));
  }
});
