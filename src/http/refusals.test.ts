import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tooLong } from '#calculate/check/problem.ts';

test('the time of a calculation that takes too long is written to a tenth of a second', () => {
  const timeOf = (ms: number) => /more than (.*?)\. /.exec(tooLong(ms).message)?.[1];
  assert.equal(timeOf(317.605848999985), '0.3 seconds');
  assert.equal(timeOf(6289.268502000006), '6.3 seconds');
  assert.equal(timeOf(1_000), 'a second');
  assert.equal(timeOf(30_000), '30 seconds');
});
