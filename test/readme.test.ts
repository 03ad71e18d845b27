import assert from 'node:assert/strict';
import { readFileSync, statSync } from 'node:fs';
import { test } from 'node:test';
import { planNames, plans } from '#access/plans.ts';
import { catalogue } from '#catalogue/index.ts';
import { readCommandBlocks } from './documents.ts';
import { shippedPast } from '#currency/store/past.ts';
import { startTestService } from './kit/harness.ts';

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
const [readme, guide] = ['README.md', 'docs/guides/calls.md'].map(read) as [string, string];

function listCalls(file: string) {
  return readCommandBlocks(file).flatMap(({ commands, reply }) => {
    const path = /^curl .*https:\/\/localhost:8443([^\s']*)/s.exec(commands)?.[1];
    return path === undefined || reply === undefined ? [] : [{ path, commands, reply }];
  });
}

test('the README is read in two minutes: at most 6 kB, with pictures of at most 120 kB', () => {
  assert.ok(Buffer.byteLength(readme) <= 6_000);
  const pictures = [...readme.matchAll(/<img src="([^"]*)"/g)].map(([, file]) => file!);
  assert.equal(pictures.length, 2);
  for (const file of pictures)
    assert.ok(statSync(new URL(`../${file}`, import.meta.url)).size < 120_000, file);
});

test('the README states the plans', () => {
  for (const name of planNames) {
    const { counted, burst, day } = plans[name];
    const quotas = counted ? `${burst} requests a minute, ${day.toLocaleString('en')} a day` : 'no limits';
    assert.ok(readme.includes(`- \`${name}\`: ${quotas}\n`), name);
  }
});

for (const { path, commands, reply } of listCalls('README.md')) {
  test(`the README's call of ${path} gives the reply that it shows`, async () => {
    const service = await startTestService();
    const body = /-d '([^']*)'/.exec(commands)?.[1];
    const answer: unknown = await (await service.call(path, body)).json();
    assert.deepEqual(answer, JSON.parse(reply));
  });
}

// test/portal/guides.test.ts holds their replies.
test('the guide of calls has a call for each endpoint', () => {
  const paths = new Set(listCalls('docs/guides/calls.md').map(({ path }) => path.split('?')[0]));
  for (const operation of ['calculators', 'currency/rates', 'currency/convert', 'batch'])
    assert.ok(paths.has(`/v1/${operation}`));
  for (const { id } of catalogue.slice(0, 7)) assert.ok(paths.has(`/v1/calculate/${id}`), id);
});

test("the guide's table of currency calls has addresses that work", async () => {
  const paths = [...guide.matchAll(/^\| `GET (\/currency\/\S+)` /gm)].map(([, path]) => path!);
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

test('the guide of calls states which past rates ship', () => {
  const past = shippedPast();
  const daysOf = (source: string) =>
    past.filter((table) => table.source === source).map(({ observedOn }) => observedOn);
  const shown = [...guide.matchAll(/from (\d{4}-\d\d-\d\d) to (\d{4}-\d\d-\d\d)/g)].map(
    ([, ...days]) => days,
  );
  const [ecb, wide] = [daysOf('ecb'), daysOf('wide-daily')];
  assert.deepEqual(
    shown,
    [ecb, wide].map((days) => [days[0], days.at(-1)]),
  );
  const gaps = wide.slice(1).map((day, index) => (Date.parse(day) - Date.parse(wide[index]!)) / 86_400_000);
  assert.equal(/gaps of at most (\d+) days/.exec(guide)?.[1], String(Math.max(...gaps)));
});

test('the guide on dates says which rate a date has', async () => {
  const service = await startTestService({}, undefined, undefined, shippedPast());
  const rowsOn = async (date: string) => {
    const path = `/v1/currency/rates.csv?symbols=AED,ARS,EUR&date=${date}`;
    const lines = (await (await service.call(path)).text()).trim().split('\r\n').slice(1);
    return lines.map((line) => line.split(',')).map(([, code, , day, source]) => `${code} ${day} ${source}`);
  };
  assert.match(
    read('docs/guides/dates-and-day-counts.md'),
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
