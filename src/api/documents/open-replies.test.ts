import assert from 'node:assert/strict';
import { test } from 'node:test';
import { catalogue } from '#catalogue/index.ts';
import { openReplies } from './open-replies.ts';
import { describeApi } from './openapi.ts';

test('replies may get new members, and requests may not', () => {
  const document = openReplies(describeApi(catalogue));
  const { schemas } = document['components'] as { schemas: Record<string, unknown> };
  const isClosed = (name: string) =>
    /"(?:additional|unevaluated)Properties":false/.test(JSON.stringify(schemas[name]));
  for (const name of [
    'MortgageResult',
    'Problem',
    'InputError',
    'SolveResult',
    'SweepResult',
    'ResultAdditions',
  ])
    assert.ok(!isClosed(name), name);
  for (const name of ['MortgageInput', 'SolveRequest', 'SweepRequest']) assert.ok(isClosed(name), name);
  assert.doesNotMatch(JSON.stringify(schemas['Problem']), /"enum"/);
});
