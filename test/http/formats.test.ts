import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { catalogue } from '#catalogue/index.ts';
import { expectProblem, startTestService } from '../kit/harness.ts';

const emi = { principal: 1000, annual_rate: 0, tenure_months: 3, payment_rounding: 'cent' };
const path = '/v1/calculate/emi';
const shared = startTestService();

describe('a path of its own', () => {
  const read = async (method: 'GET' | 'POST', suffix: string, headers = {}) => {
    const service = await shared;
    const query = new URLSearchParams(Object.entries(emi).map(([name, value]) => [name, String(value)]));
    const response = await (method === 'GET'
      ? service.call(`${path}${suffix}?${query}`, undefined, headers)
      : service.call(path + suffix, emi, headers));
    return {
      status: response.status,
      type: response.headers.get('content-type'),
      text: await response.text(),
    };
  };

  for (const method of ['GET', 'POST'] as const) {
    test(`has each format without an Accept header, as the Accept header gives it: ${method}`, async () => {
      for (const [suffix, accept] of [
        ['/schedule.csv', 'text/csv'],
        ['/chart.svg', 'image/svg+xml'],
        ['/result.txt', 'text/plain'],
      ] as const) {
        const own = await read(method, suffix);
        assert.equal(own.status, 200, own.text);
        assert.ok(own.type!.startsWith(accept), suffix);
        assert.deepEqual(own, await read(method, '', { accept }));
        assert.deepEqual(own, await read(method, suffix, { accept: `application/xml, ${accept};q=0.1` }));
        assert.equal((await read(method, suffix, { accept: 'application/json' })).status, 406);
      }
    });
  }

  test('takes only what its format has, at both base paths and by former names', async () => {
    const service = await shared;
    const refused = await service.call(`${path}/schedule.csv?locale=de`, emi);
    await expectProblem(refused, 422, 'invalid-input');
    const yearly = await service.call(`/api${path}/schedule.csv?interval=year`, emi);
    assert.equal((await yearly.text()).split('\r\n').length, 3);
    const { aliases, id, examples } = catalogue.find((one) => one.aliases && one.schedule)!;
    for (const name of [id, ...aliases!]) {
      const named = await service.call(`/v1/calculate/${name}/chart.svg`, examples[0].input);
      assert.match(await named.text(), /^<svg/, name);
    }
    await expectProblem(await service.call('/v1/calculate/cagr/schedule.csv', {}), 404, 'not-found');
  });

  test('has sweeps as charts, and rates, history, currencies and conversions as CSV', async () => {
    const service = await shared;
    const sweep = { inputs: { principal: 1000, annual_rate: 5 }, outputs: ['emi'] };
    const vary = [{ field: 'tenure_months', values: [6, 12, 24] }];
    const chart = await service.call('/v1/sweep/emi/chart.svg', { ...sweep, vary });
    assert.match(await chart.text(), /^<svg/);
    const rows = await service.call(
      '/v1/sweep/emi',
      { ...sweep, vary, outputs: ['emi', 'total_interest'] },
      { accept: 'text/csv' },
    );
    // By hand, 1000·i/(1 − (1 + i)^−n) with i = 0.05/12.
    assert.equal(
      await rows.text(),
      'tenure_months,emi,total_interest\r\n6,169.11,14.63\r\n12,85.61,27.29\r\n24,43.87,52.91\r\n',
    );
    for (const [name, body] of [
      ['rates.csv'],
      ['history.csv?symbols=EUR&from=2026-09-21&to=2026-09-24'],
      ['currencies.csv'],
      ['convert.csv', { amount: 1, from: 'USD', to: 'EUR' }],
    ] as const) {
      const response = await service.call(`/v1/currency/${name}`, body);
      assert.equal(response.headers.get('content-type'), 'text/csv; charset=utf-8; header=present', name);
    }
    const history = '/v1/currency/history.svg?symbols=EUR&from=2026-09-21&to=2026-09-24';
    assert.match(await (await service.call(history)).text(), /^<svg/);
  });
});

describe('GET /calculators', () => {
  const list = async (query: string) =>
    (await (await (await shared).call(`/v1/calculators${query}`)).json()) as { id: string }[];

  test('describes each calculator as its own page does, and is not sent again while it is the same', async () => {
    const service = await shared;
    const listed = (await list('')) as { id: string; description: string }[];
    assert.deepEqual(
      listed.map(({ id, description }) => [id, description]),
      catalogue.map(({ id, summary }) => [id, summary]),
    );
    const detail = await (await service.call('/v1/calculators/mortgage')).json();
    assert.partialDeepStrictEqual(
      detail,
      listed.find(({ id }) => id === 'mortgage'),
    );
    for (const path of ['/v1/calculators', '/v1/calculators?category=loans', '/v1/calculators/mortgage']) {
      const etag = (await service.call(path)).headers.get('etag')!;
      const again = await service.call(path, undefined, { 'if-none-match': etag });
      assert.equal(again.status, 304, path);
    }
  });

  test('can be of a category, or found by words, best match first', async () => {
    const loans = catalogue.filter(({ category }) => category === 'loans').map(({ id }) => id);
    assert.deepEqual(
      (await list('?category=loans')).map(({ id }) => id),
      loans,
    );
    assert.equal((await list('?q=mortage'))[0]!.id, 'mortgage');
    assert.ok((await list('?q=car&category=loans')).every(({ id }) => loans.includes(id)));
    assert.deepEqual(await list('?q=zzzzzz'), []);
    const wrong = await (await shared).call('/v1/calculators?category=loan');
    const { errors } = await expectProblem(wrong, 422, 'invalid-input');
    assert.match(errors![0]!.detail, /real-estate/);
  });
});

describe('GET /v1', () => {
  test('lists the endpoints and the documentation for a key, with and without a slash', async () => {
    const service = await shared;
    for (const address of ['/v1', '/v1/', '/api/v1']) {
      const reply = (await (await service.call(address)).json()) as {
        documentation: string;
        endpoints: { method: string; path: string }[];
      };
      assert.equal(reply.documentation, '/docs');
      assert.ok(reply.endpoints.some(({ path }) => path === '/v1/calculate/{id}'));
    }
    await expectProblem(await service.send('/v1'), 401, 'unauthenticated');
  });
});
