import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countDraws } from './kit/draws.ts';
import { runFuzz } from './kit/fuzz/run.ts';

/** `npm run fuzz` draws as many as one wants; docs/reliability.md has the figures. */
const CASES = countDraws(3_000);
const SEED = 20_261_121;
/** For a busy machine; a quiet one takes a tenth. */
const timeout = 300_000;

test(`${CASES} requests drawn from the OpenAPI document are answered as it says`, { timeout }, async () => {
  // A run in which nothing succeeds, or nothing is refused, has looked at nothing.
  const isEnough = (statuses: ReadonlyMap<number, number>) =>
    [200, 400, 401, 404, 405, 422].every((status) => (statuses.get(status) ?? 0) > countDraws(5));
  const { cases, faults } = await runFuzz({ seed: SEED, count: CASES, isEnough });
  assert.deepEqual(faults, []);
  assert.ok(cases >= CASES && cases <= 20 * CASES, `${cases} requests`);
});
