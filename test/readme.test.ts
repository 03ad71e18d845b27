import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { catalogue } from '#catalogue/index.ts';
import { startTestService } from './http/harness.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const calls = [...readme.matchAll(/```sh\ncurl ([^`]*)```\n\n```json\n([^`]*)```/g)];

test('the README has a call for each endpoint', () => {
  const paths = new Set(calls.map(([, command]) => pathOf(command!).split('?')[0]));
  for (const operation of ['calculators', 'currency/rates', 'currency/convert', 'batch'])
    assert.ok(paths.has(`/v1/${operation}`));
  for (const { id } of catalogue.slice(0, 7)) assert.ok(paths.has(`/v1/calculate/${id}`), id);
});

for (const [, command, expected] of calls) {
  test(`the README's call of ${pathOf(command!)} gives the reply that it shows`, async () => {
    const service = await startTestService();
    const body = /-d '([^']*)'/.exec(command!)?.[1];
    const reply: unknown = await (await service.call(pathOf(command!), body)).json();
    assert.partialDeepStrictEqual(reply, JSON.parse(expected!));
  });
}

function pathOf(command: string): string {
  return /https:\/\/localhost:8443([^\s']*)/.exec(command)![1]!;
}
