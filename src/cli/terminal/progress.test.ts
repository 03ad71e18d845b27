import assert from 'node:assert/strict';
import { test } from 'node:test';
import { monteCarlo } from '#catalogue/calculators/retirement/monte-carlo.ts';
import { withExamples } from '#catalogue/examples.ts';
import { createWorkBar } from './progress.ts';

test('the bar of long work says how far it is, what it estimates and how long it takes, and leaves an empty line', () => {
  const drawn: string[] = [];
  let nowMs = 0;
  const terminal = { draw: (text: string) => void drawn.push(text), columns: 80, monotonicMs: () => nowMs };
  const bar = createWorkBar(terminal, withExamples([monteCarlo])[0]);
  bar.clear();
  assert.deepEqual(drawn, []);
  nowMs = 1_000;
  const partial = { success_rate: 86.9135, success_rate_standard_error: 0.1654 };
  bar.show({ progress: { done: 25_000, of: 100_000 }, partial });
  bar.clear();
  const [shown, cleared] = drawn;
  const line = '\r\u001b[K━━━━━━──────────────────  25 %  Success rate 86.9 % ± 0.2  3 s left';
  assert.equal(shown, line);
  assert.equal(cleared, '\r\u001b[K');
});
