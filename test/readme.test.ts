import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { catalogue } from '#catalogue/index.ts';
import { readCommandBlocks } from './documents.ts';
import { describeSettings } from '#service/settings.ts';
import { shippedPast } from '#currency/past.ts';
import { startTestService } from './kit/harness.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const calls = readCommandBlocks('README.md').flatMap(({ commands, reply }) => {
  const path = /^curl .*https:\/\/localhost:8443([^\s']*)/s.exec(commands)?.[1];
  return path === undefined || reply === undefined ? [] : [{ path, commands, reply }];
});

test('the README has a call for each endpoint', () => {
  const paths = new Set(calls.map(({ path }) => path.split('?')[0]));
  for (const operation of ['calculators', 'currency/rates', 'currency/convert', 'batch'])
    assert.ok(paths.has(`/v1/${operation}`));
  for (const { id } of catalogue.slice(0, 7)) assert.ok(paths.has(`/v1/calculate/${id}`), id);
});

for (const { path, commands, reply } of calls) {
  test(`the README's call of ${path} gives the reply that it shows`, async () => {
    const service = await startTestService();
    const body = /-d '([^']*)'/.exec(commands)?.[1];
    const answer: unknown = await (await service.call(path, body)).json();
    assert.partialDeepStrictEqual(answer, JSON.parse(reply));
  });
}

test("the README's table of currency calls has addresses that work", async () => {
  const paths = [...readme.matchAll(/^\| `GET (\/currency\/\S+)` /gm)].map(([, path]) => path!);
  assert.equal(paths.length, 3);
  const service = await startTestService({}, undefined, undefined, shippedPast());
  for (const path of paths) {
    for (const accept of ['application/json', 'text/csv']) {
      const { status, headers } = await service.call(`/v1${path}`, undefined, { accept });
      assert.equal(status, 200, path);
      assert.ok(headers.get('content-type')?.startsWith(accept), path);
    }
  }
});

test("the README's table of settings has their defaults", () => {
  const settings = new Map(describeSettings({}).map(({ name, default: value }) => [name, value]));
  const rows = [...readme.matchAll(/^\| (`[A-Z_]+`(?:, `[A-Z_]+`)*) +\| (.*?) +\|/gm)];
  assert.ok(rows.length >= 12);
  for (const [, names, values] of rows) {
    const shown = values!.split(', ').map((value) => (value.startsWith('`') ? value.slice(1, -1) : ''));
    for (const [index, name] of names!.split(', ').entries())
      assert.equal(shown[index] ?? '', settings.get(name.slice(1, -1)), name);
  }
});
