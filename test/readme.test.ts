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

test('the README states which past rates ship', () => {
  const past = shippedPast();
  const daysOf = (source: string) =>
    past.filter((table) => table.source === source).map(({ observedOn }) => observedOn);
  const shown = [...readme.matchAll(/from (\d{4}-\d\d-\d\d) to (\d{4}-\d\d-\d\d)/g)].map(
    ([, ...days]) => days,
  );
  const [ecb, wide] = [daysOf('ecb'), daysOf('wide-daily')];
  assert.deepEqual(
    shown,
    [ecb, wide].map((days) => [days[0], days.at(-1)]),
  );
  const gaps = wide.slice(1).map((day, index) => (Date.parse(day) - Date.parse(wide[index]!)) / 86_400_000);
  assert.equal(/gaps of at most (\d+) days/.exec(readme)?.[1], String(Math.max(...gaps)));
});

test('the guide on dates says which rate a date has', async () => {
  const service = await startTestService({}, undefined, undefined, shippedPast());
  const rowsOn = async (date: string) => {
    const path = `/v1/currency/rates.csv?symbols=AED,ARS,EUR&date=${date}`;
    const lines = (await (await service.call(path)).text()).trim().split('\r\n').slice(1);
    return lines.map((line) => line.split(',')).map(([, code, , day, source]) => `${code} ${day} ${source}`);
  };
  assert.match(
    readFileSync(new URL('../docs/guides/dates-and-day-counts.md', import.meta.url), 'utf8'),
    /On Sunday 2026-09-27, the euro has the ECB's last rate before/,
  );
  assert.deepEqual(await rowsOn('2026-09-27'), [
    'AED  official-pegs',
    'ARS 2026-09-27 wide-daily',
    'EUR 2026-09-24 ecb',
  ]);
  // For two weeks, and not for longer.
  const euroOn = async (date: string) => (await rowsOn(date)).find((row) => row.startsWith('EUR'));
  assert.equal(await euroOn('2026-04-27'), 'EUR 2026-04-13 ecb');
  assert.equal(await euroOn('2026-04-28'), 'EUR 2026-04-26 wide-daily');
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
