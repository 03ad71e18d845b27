// Schedules in bulk: what a batch answers for each item is what the calculation answers by itself.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { bounds } from '#base/bounds.ts';
import { expectProblem, startTestService, type TestService } from '../kit/harness.ts';

const loan = { principal: 10000, annual_rate: 6, tenure_months: 14 };
const path = '/v1/batch?calculator=emi&include=schedule';

interface Item {
  readonly status: number;
  readonly schedule?: readonly object[];
  readonly problem?: { readonly type: string; readonly detail: string };
}

/** The rows that a calculation has by itself. */
async function ownRows(service: TestService, interval = 'month'): Promise<readonly object[]> {
  const own = `/v1/calculate/emi?include=schedule&interval=${interval}`;
  const { schedule } = (await (await service.call(own, loan)).json()) as { schedule: readonly object[] };
  return schedule;
}

async function callItems(
  service: TestService,
  items: readonly object[],
  query = path,
): Promise<readonly Item[]> {
  const response = await service.call(query, { items });
  assert.equal(response.status, 200);
  return ((await response.json()) as { readonly items: readonly Item[] }).items;
}

async function callText(service: TestService, query: string, text: string, type: string): Promise<string> {
  const response = await service.call(query, text, { 'content-type': type });
  assert.equal(response.status, 200);
  return response.text();
}

describe('a batch with include=schedule', () => {
  test('gives each item its rows, by month or by year, and says what is wrong with one', async () => {
    const service = await startTestService();
    const items = [
      { inputs: loan },
      { inputs: { ...loan, annual_rate: -1 } },
      { calculator: 'cap-rate', inputs: {} },
    ];
    const [first, second, third] = await callItems(service, items);
    assert.deepEqual(first!.schedule, await ownRows(service));
    assert.deepEqual([second!.status, second!.schedule], [422, undefined]);
    assert.equal(third!.status, 422);
    const [yearly] = await callItems(service, [{ inputs: loan }], `${path}&interval=year`);
    assert.deepEqual(yearly!.schedule, await ownRows(service, 'year'));
  });

  test('of a calculator without a schedule, or without that interval, says so', async () => {
    const service = await startTestService();
    const inputs = { property_price: 200000, monthly_rent: 1500 };
    const [none] = await callItems(service, [{ calculator: 'cap-rate', inputs }]);
    assert.equal(none!.problem!.detail, 'include must be left out, as cap-rate has no schedule.');
    const [other] = await callItems(service, [{ inputs: loan }], `${path}&interval=period`);
    assert.equal(other!.problem!.detail, 'interval must be month or year for emi; got period.');
    await expectProblem(await service.call(`${path}&interval=week`, { items: [] }), 422, 'invalid-input');
    await expectProblem(await service.call(`${path},chart`, { items: [] }), 422, 'invalid-input');
  });

  test('bounds the rows of one reply, and names what has no such bound', async () => {
    const service = await startTestService();
    const long = { inputs: { ...loan, tenure_months: 1200 } };
    const count = bounds.batchRows / 1200;
    const replies = await callItems(service, [...Array.from({ length: count }, () => long), long]);
    assert.equal(replies.filter(({ schedule }) => schedule?.length === 1200).length, count);
    const { problem } = replies.at(-1)!;
    assert.match(problem!.type, /result-out-of-range$/);
    assert.match(problem!.detail, /more than 24,000 rows; .*x-ndjson/);
  });

  test('gives lines of JSON their rows', async () => {
    const service = await startTestService();
    const lines = `${JSON.stringify({ id: 'a', ...loan })}\n${JSON.stringify({ ...loan, tenure_months: 0 })}\n`;
    const text = await callText(service, path, lines, 'application/x-ndjson');
    const [first, second] = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Item);
    assert.deepEqual(first!.schedule, await ownRows(service));
    assert.equal(second!.status, 422);
  });

  test('answers CSV with the rows of each id, and a line with what is wrong', async () => {
    const service = await startTestService();
    const rows = 'id,principal,annual_rate,tenure_months\nx,1000,0,3\n"y,z",1000,no,3\nw,1000\n';
    const text = await callText(service, path, rows, 'text/csv');
    assert.equal(
      text,
      [
        'id,period,payment,interest,principal,balance,error',
        'x,1,333.33,0,333.33,666.67,',
        'x,2,333.33,0,333.33,333.33,',
        'x,3,333.33,0,333.33,0,',
        '"y,z",,,,,,"annual_rate: must be a number from 0 to 1,000 (percent per year); got the string ""no""."',
        'w,,,,,,"The row has 2 cells, but the header has 4 columns, separated by commas."',
        '',
      ].join('\n'),
    );
    const semicolons = 'id;principal;annual_rate;tenure_months\r\nx;1000,50;0;1\r\n';
    assert.equal(
      await callText(service, path, semicolons, 'text/csv'),
      'id;period;payment;interest;principal;balance;error\r\nx;1;1000,5;0;1000,5;0;\r\n',
    );
  });

  test('needs an id and one calculator for CSV', async () => {
    const service = await startTestService();
    const csv = { 'content-type': 'text/csv' };
    const header = 'principal,annual_rate,tenure_months\n';
    const problem = await expectProblem(await service.call(path, header, csv), 422, 'invalid-input');
    assert.match(JSON.stringify(problem.errors), /is a required column, as each schedule has many rows/);
    const mixed = `id,calculator,${header}`;
    const other = await service.call('/v1/batch?include=schedule', mixed, csv);
    assert.match(JSON.stringify((await expectProblem(other, 422, 'invalid-input')).errors), /one calculator/);
  });
});
