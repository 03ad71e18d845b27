import assert from 'node:assert/strict';
import { test } from 'node:test';
import { finish } from '#base/steps.ts';
import { remembered } from './remembered.ts';

const MEGABYTE = 1024 * 1024;

test('remembered results are the latest two, or one where two would hold too much memory', () => {
  let runs = 0;
  const work = remembered(function* ({ bytes }: { readonly name: string; readonly bytes: number }) {
    yield { done: 0, total: 1, estimates: () => ({}), bytes };
    return ++runs;
  });
  const ask = (name: string, bytes = MEGABYTE) => finish(work.inSteps({ name, bytes }));
  assert.deepEqual([ask('a'), ask('b'), ask('a'), ask('c'), ask('a')], [1, 2, 1, 3, 4]);
  const large = 40 * MEGABYTE;
  assert.deepEqual([ask('d', large), ask('d', large), ask('e', large), ask('d', large)], [5, 5, 6, 7]);
});
