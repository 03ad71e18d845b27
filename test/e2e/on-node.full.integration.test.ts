// The suites of the server and of the HTTP layer once more, run by Node instead of Bun.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { environmentOf, finish, findNode } from '../kit/process.ts';

const suites = ['src/platform/*.test.ts', 'src/http/*.test.ts', 'test/http/*.test.ts'];

test('what holds on Bun holds on Node', { skip: await findNode() }, async () => {
  const args = ['scripts/run.mjs', '--test', ...suites];
  const { code, stdout } = await finish('node', args, environmentOf({ RUNTIME: 'node' }));
  assert.equal(code, 0, stdout);
  assert.match(stdout, /^# fail 0$|^ℹ fail 0$/m);
  assert.ok(Number(/^(?:#|ℹ) pass (\d+)$/m.exec(stdout)?.[1]) > 200, stdout);
});
