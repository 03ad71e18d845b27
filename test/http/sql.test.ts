import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { gunzipSync, gzipSync } from 'node:zlib';
import { bounds } from '#base/bounds.ts';
import { catalogue } from '#catalogue/index.ts';
import { plans } from '#access/plans.ts';
import { engines, type Engine } from '#sql/contracts.ts';
import { expectProblem, startTestService, type TestService } from '../kit/harness.ts';
import { drawQuarter } from '../kit/quarters.ts';

/** The bodies that the engines send: each row has what its engine puts around the arguments. */
const bodies = {
  bigquery: (rows: readonly unknown[], more: object = {}) => ({
    requestId: '124ab1c',
    caller: '//bigquery.googleapis.com/projects/p/jobs/p:US.job',
    sessionUser: 'user@example.com',
    userDefinedContext: {},
    calls: rows,
    ...more,
  }),
  snowflake: (rows: readonly unknown[]) => ({
    data: rows.map((row, index) => (Array.isArray(row) ? [index, ...(row as unknown[])] : row)),
  }),
  redshift: (rows: readonly unknown[]) => ({
    request_id: '23FF1F97-F28A-44AA-AB67-266ED976BF40',
    cluster: 'arn:aws:redshift:xxxx',
    user: 'adminuser',
    database: 'db1',
    external_function: 'public.foo',
    query_id: 5_678_234,
    num_records: rows.length,
    arguments: rows,
  }),
} as const;

interface Replies {
  readonly replies?: readonly unknown[];
  readonly data?: readonly (readonly [number, unknown])[];
  readonly success?: boolean;
  readonly num_records?: number;
  readonly results?: readonly unknown[];
}

const send = (service: TestService, engine: Engine, id: string, body: unknown, headers = {}) =>
  service.call(`/v1/sql/${engine}/${id}`, body, headers);

/** Sends rows, and holds the reply to the whole form of the engine. */
async function ask(
  service: TestService,
  engine: Engine,
  id: string,
  rows: readonly unknown[],
): Promise<readonly unknown[]> {
  const reply = await send(service, engine, id, bodies[engine](rows));
  const text = await reply.text();
  assert.equal(reply.status, 200, text);
  assert.equal(reply.headers.get('content-type'), 'application/json');
  const got = JSON.parse(text) as Replies;
  if (engine === 'bigquery') {
    assert.deepEqual(Object.keys(got), ['replies']);
    return got.replies!;
  }
  if (engine === 'redshift') {
    assert.deepEqual(Object.keys(got), ['success', 'num_records', 'results']);
    assert.equal(got.success, true);
    assert.equal(got.num_records, rows.length);
    return got.results!;
  }
  assert.deepEqual(Object.keys(got), ['data']);
  assert.deepEqual(
    got.data!.map(([number]) => number),
    rows.map((_, index) => index),
  );
  return got.data!.map(([, value]) => value);
}

/** Why a request has no answers, from the form of the engine. */
async function faultOf(
  service: TestService,
  engine: Engine,
  id: string,
  body: unknown,
  status: number,
): Promise<string> {
  const reply = await send(service, engine, id, body);
  assert.equal(reply.status, status);
  if (engine === 'snowflake') return ((await reply.json()) as { readonly detail: string }).detail;
  assert.equal(reply.headers.get('content-type'), 'application/json');
  assert.equal(reply.headers.get('cache-control'), 'no-store');
  const text = await reply.text();
  const { success, error_msg, errorMessage } = JSON.parse(text) as Readonly<Record<string, string | boolean>>;
  if (engine === 'bigquery') assert.ok(Buffer.byteLength(text) < 1_100, text);
  else assert.equal(success, false);
  return (engine === 'bigquery' ? errorMessage : error_msg) as string;
}

/** A loan of 500,000 at 10.5 % for 60 months, the anchor of the specification. */
const loan = [500_000, 10.5, 60];
const anchor = 10_746.95;

for (const engine of engines) {
  describe(`a function of ${engine}`, () => {
    test('answers each call with the first output, and null where there is none', async () => {
      const service = await startTestService();
      const rows = [
        loan,
        [null, 10.5, 60],
        [500_000, -1, 60],
        [500_000, 'abc', 60],
        [500_000, 10.5, 60.5],
        [true, 10.5, 60],
        [[], {}, 60],
        [500_000, 10.5, 60, null, null],
        [500_000, 10.5, 60, 'cent', 'JPY'],
        [500_000, 10.5, 60, 'dollar'],
        loan,
      ];
      const n = null;
      const expected = [anchor, n, n, n, n, n, n, anchor, 10_747, n, anchor];
      assert.deepEqual(await ask(service, engine, 'emi', rows), expected);
      assert.deepEqual(await ask(service, engine, 'emi', []), []);
    });

    test('reads numbers that the engine writes as texts, and no others', async () => {
      const service = await startTestService();
      const texts = ['500000', '500000.00', '5e5', '0.5E+6'];
      const rows = [
        ...texts,
        '500,000',
        '+500000',
        ' 500000',
        '0x7A120',
        '00500000',
        '',
        'NaN',
        '9007199254740993123',
      ];
      const got = await ask(
        service,
        engine,
        'emi',
        rows.map((text) => [text, '10.5', 60]),
      );
      assert.deepEqual(
        got,
        rows.map((_, index) => (index < texts.length ? anchor : null)),
      );
    });

    test('answers any output, the reply of the API to the byte, why there is none, and the schedule', async () => {
      const service = await startTestService();
      const inputs = { principal: 1_000, annual_rate: 12, tenure_months: 3, payment_rounding: 'cent' };
      const row = Object.values(inputs);
      const path = (query: string) => `emi?${query}`;
      const asked = async (query: string) => ask(service, engine, path(query), [row, [1_000, -1, 3]]);
      assert.deepEqual(await asked('output=total_interest'), [20.07, null]);
      assert.deepEqual(await asked('output=error'), [
        null,
        'annual_rate: must be a number from 0 to 1,000 (percent per year); got -1.',
      ]);
      const api = await (await service.call('/v1/calculate/emi', inputs)).text();
      const isText = engine === 'redshift';
      const plain = await (await send(service, engine, path('output=result'), bodies[engine]([row]))).text();
      assert.ok(plain.includes(isText ? JSON.stringify(api) : api), plain);
      const [, fault] = await asked('output=result');
      const error = { error: 'annual_rate: must be a number from 0 to 1,000 (percent per year); got -1.' };
      assert.deepEqual(isText ? JSON.parse(fault as string) : fault, error);
      const [rows, none] = await asked('output=schedule');
      const { schedule } = (await (
        await service.call('/v1/calculate/emi?include=schedule', inputs)
      ).json()) as {
        readonly schedule: unknown;
      };
      assert.deepEqual(isText ? JSON.parse(rows as string) : rows, schedule);
      assert.equal(none, null);
      const [years] = await asked('output=schedule&interval=year');
      assert.equal(((isText ? JSON.parse(years as string) : years) as unknown[]).length, 1);
    });

    test('of every calculator answers its examples as the API does', async () => {
      const service = await startTestService();
      for (const { id, input, examples } of drawQuarter(catalogue)) {
        const rows = examples.map(({ input: given }) =>
          Object.keys(input).map((name) => given[name] ?? null),
        );
        const results = await ask(service, engine, `${id}?output=result`, rows);
        const expected = await Promise.all(
          examples.map(async ({ input: given }) => (await service.call(`/v1/calculate/${id}`, given)).json()),
        );
        const got =
          engine === 'redshift' ? results.map((text) => JSON.parse(text as string) as unknown) : results;
        assert.deepEqual(got, expected, id);
      }
    });

    test('takes lists as JSON or as a text of it', async () => {
      const service = await startTestService();
      const flows = [-1_000, 500, 700];
      const { npv } = (await (
        await service.call('/v1/calculate/npv', { discount_rate: 8, cash_flows: flows })
      ).json()) as { readonly npv: number };
      const names = Object.keys(catalogue.find(({ id }) => id === 'npv')!.input);
      const rows = [flows, JSON.stringify(flows), '[1', 7, null].map((list) =>
        names.map((name) => ({ discount_rate: 8, cash_flows: list })[name] ?? null),
      );
      assert.deepEqual(await ask(service, engine, 'npv', rows), [npv, npv, null, null, null]);
    });

    test('is refused in the form of the engine where the request is none of a function', async () => {
      const service = await startTestService();
      const { member, ask: fault } = { member: memberOf(engine), ask: faultOf };
      const form = bodies[engine];
      for (const [body, status, said] of [
        ['{', 400, /JSON/],
        ['[]', 422, /must be an object with/],
        [{}, 422, new RegExp(`/${member} must be an array of arrays; got nothing`)],
        [{ [member]: [loan, 7] }, 422, new RegExp(`/${member}/`)],
        [
          form([loan, [1, 2]]),
          422,
          new RegExp(
            `/${member}/1 must have the arguments of emi.*principal, annual_rate, tenure_months.*optionally payment_rounding, currency; got 2`,
          ),
        ],
        [form([[...loan, 'cent', 'USD', 1]]), 422, /\/0 must have the arguments.*got 6/],
        [form([[]]), 422, /got 0/],
      ] as const) {
        assert.match(await fault(service, engine, 'emi', body, status), said);
      }
      assert.match(
        await fault(service, engine, 'emi?output=emis', form([loan]), 422),
        /output must be one of emi,.*result, error, schedule/,
      );
      assert.match(
        await fault(service, engine, 'cagr?output=schedule', form([[1, 2, 3]]), 422),
        /output must be one of cagr,/,
      );
      assert.match(
        await fault(service, engine, 'emi?interval=year', form([loan]), 422),
        /interval must be left out/,
      );
      assert.match(
        await fault(service, engine, 'emi?output=schedule&interval=period', form([loan]), 422),
        /interval must be month or year/,
      );
      assert.match(
        await fault(
          service,
          engine,
          'emi',
          form(Array.from({ length: bounds.lines + 1 }, () => null).map(() => loan)),
          413,
        ),
        /more than 100000|more than 4194304 bytes/,
      );
    });

    test('says where its schedules have too many rows, and answers as many as there may be', async () => {
      const service = await startTestService();
      const many = Array.from({ length: 67 }, () => [500_000, 10.5, 360]);
      const said = await faultOf(service, engine, 'emi?output=schedule', bodies[engine](many), 413);
      assert.match(said, /more than 24000 rows/);
      assert.equal((await ask(service, engine, 'emi?output=schedule', many.slice(1))).length, 66);
    });

    test('answers a request that is sent again with the same bytes, also in gzip', async () => {
      const service = await startTestService();
      const body = JSON.stringify(
        bodies[engine](Array.from({ length: 500 }, (_, index) => [1_000 + index, 7, 12])),
      );
      const first = await (await send(service, engine, 'emi', body)).text();
      assert.equal(await (await send(service, engine, 'emi', body)).text(), first);
      const headers = { 'content-encoding': 'gzip', 'accept-encoding': 'gzip' };
      const packed = await send(service, engine, 'emi', gzipSync(body), headers);
      assert.equal(packed.headers.get('content-encoding'), 'gzip');
      assert.equal(gunzipSync(await packed.bytes()).toString(), first);
    });

    test('refuses bombs, other encodings, unknown keys and used-up quotas in the form of the engine', async () => {
      const service = await startTestService();
      const packed = { 'content-encoding': 'gzip' };
      const bomb = gzipSync(Buffer.alloc(bounds.sqlBytes + 1));
      const refusals = [
        [await send(service, engine, 'emi', bomb, packed), 413],
        [await send(service, engine, 'emi', Buffer.from('{}'), packed), 400],
        [await send(service, engine, 'emi', bodies[engine]([loan]), { 'content-encoding': 'br' }), 415],
        [await send(service, engine, 'emi', bodies[engine]([loan]), { authorization: 'Bearer x' }), 401],
      ] as const;
      for (const [reply, status] of refusals) {
        assert.equal(reply.status, status);
        const got = (await reply.json()) as Readonly<Record<string, unknown>>;
        const member = { bigquery: 'errorMessage', redshift: 'error_msg', snowflake: 'detail' }[engine];
        assert.equal(typeof got[member], 'string', JSON.stringify(got));
      }
    });

    test('counts each call as a request of the quota', async () => {
      const service = await startTestService({ plans: { ...plans, free: { ...plans.free, burst: 100 } } });
      const { key } = await service.createKey('free');
      const authorization = `Bearer ${key}`;
      const rows = Array.from({ length: 60 }, () => loan);
      const reply = await send(service, engine, 'emi', bodies[engine](rows), { authorization });
      assert.equal(reply.status, 200);
      const second = await send(service, engine, 'emi', bodies[engine](rows), { authorization });
      assert.equal(second.status, 429);
      assert.ok(second.headers.has('retry-after'));
    });
  });
}

const memberOf = (engine: Engine) =>
  ({ bigquery: 'calls', snowflake: 'data', redshift: 'arguments' })[engine];

describe('what is of one engine alone', () => {
  test('BigQuery names the output in userDefinedContext', async () => {
    const service = await startTestService();
    const body = bodies.bigquery([loan], { userDefinedContext: { output: 'total_payment', other: 'x' } });
    const reply = await send(service, 'bigquery', 'emi', body);
    assert.equal(await reply.text(), '{"replies":[644817.01]}');
    const wrong = bodies.bigquery([loan], { userDefinedContext: { output: 'x'.repeat(3_000) } });
    assert.match(await faultOf(service, 'bigquery', 'emi', wrong, 422), /output must be one of/);
    const unset = bodies.bigquery([loan], { userDefinedContext: null });
    assert.equal((await send(service, 'bigquery', 'emi', unset)).status, 200);
  });

  test('Snowflake numbers its rows, and gets the numbers back', async () => {
    const service = await startTestService();
    const body = {
      data: [
        [7, ...loan],
        [3, ...loan],
      ],
    };
    const reply = await send(service, 'snowflake', 'emi', body);
    assert.equal(await reply.text(), `{"data":[[7,${anchor}],[3,${anchor}]]}`);
    for (const number of ['0', -1, 0.5, null]) {
      const wrong = {
        data: [
          [0, ...loan],
          [number, ...loan],
        ],
      };
      assert.match(
        await faultOf(service, 'snowflake', 'emi', wrong, 422),
        /\/data\/1\/0 must be the number of the row/,
      );
    }
  });

  test('Redshift sends null for a row of nulls, and says how many there are', async () => {
    const service = await startTestService();
    assert.deepEqual(await ask(service, 'redshift', 'emi', [loan, null]), [anchor, null]);
    const wrong = { ...bodies.redshift([loan]), num_records: 2 };
    assert.match(
      await faultOf(service, 'redshift', 'emi', wrong, 422),
      /\/num_records must be the number of arguments, 1; got 2/,
    );
  });

  test('a path without such an engine or calculator is a problem like any other', async () => {
    const service = await startTestService();
    for (const path of ['/v1/sql/oracle/emi', '/v1/sql/bigquery/emis'])
      await expectProblem(await service.call(path, {}), 404, 'not-found');
    const reply = await service.call('/v1/sql/snowflake/emi');
    assert.equal(reply.status, 405);
  });
});
