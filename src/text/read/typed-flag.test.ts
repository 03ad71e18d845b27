import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readTypedFlag } from './typed-flag.ts';

test('true and yes are true, false and no are false, and all else stays as it is', () => {
  assert.deepEqual(['true', ' Yes', 'FALSE', 'no', 'maybe', ''].map(readTypedFlag), [
    true,
    true,
    false,
    false,
    'maybe',
    '',
  ]);
});
