// GET /calculate/{id}: the calculation of POST, with its inputs in the address.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { catalogue } from '#catalogue/index.ts';
import { addressOperation, calculationOperation } from '#api/operations/calculator-operations.ts';
import { expectProblem, startTestService } from '../kit/harness.ts';
import { countQuarter, drawQuarter } from '../kit/quarters.ts';

const mortgage = { home_price: 400000, down_payment: 80000, interest_rate: 7, loan_term: 30 };
const mortgageQuery = 'home_price=400000&down_payment=80000&interest_rate=7&loan_term=30';
const debts = [
  { name: 'Card, blue', balance: 5000, annual_rate: 19.9, minimum_payment: 150 },
  { name: 'Car', balance: 9000, annual_rate: 6, minimum_payment: 200 },
];

/** The pairs of a query as an address has them, each value as JSON but texts as they are. */
function queryOf(input: object): string {
  const pairs = Object.entries(input).map(([name, value]): [string, string] => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return String(new URLSearchParams(pairs));
}

describe('a calculation in an address', () => {
  test('gives what the same calculation by POST gives, for every example of the catalogue', async () => {
    const service = await startTestService();
    let count = 0;
    for (const { id, examples } of drawQuarter(catalogue)) {
      for (const { input } of examples) {
        const query = queryOf(input);
        if (query.length > 4000) continue;
        const byPost = await service.call(`/v1/calculate/${id}`, input);
        const byGet = await service.call(`/v1/calculate/${id}?${query}`);
        assert.equal(byGet.status, 200, `${id}?${query}`);
        assert.deepEqual(await byGet.json(), await byPost.json(), `${id}?${query}`);
        count++;
      }
    }
    assert.ok(count >= countQuarter(catalogue.length), `${count}`);
  });

  test('reads a number as the decimal that is written', async () => {
    const service = await startTestService();
    const textOf = async (price: string) => {
      const query = mortgageQuery.replace('home_price=400000', `home_price=${price}`);
      const reply = await service.call(`/v1/calculate/mortgage?${query}`);
      return { status: reply.status, text: await reply.text() };
    };
    const plain = await textOf('400000');
    for (const same of ['400000.00', '4e5', '4E%2B5', '400,000', '400%20000', '%2B400000'])
      assert.deepEqual(await textOf(same), plain);
    for (const other of ['0x10', '0400000', 'Infinity', ''])
      assert.equal((await textOf(other)).status, 422, other);
  });

  test('takes a list with commas or as JSON, and records as JSON', async () => {
    const service = await startTestService();
    const read = async (path: string) => {
      const reply = await service.call(path);
      const text = await reply.text();
      assert.equal(reply.status, 200, text);
      return text;
    };
    assert.equal(
      await read('/v1/calculate/irr?cash_flows=-1000,500,600.5'),
      await read(`/v1/calculate/irr?cash_flows=${encodeURIComponent('[-1000, 500, 600.5]')}`),
    );
    const input = { debts, extra_monthly_payment: 100 };
    const posted = await service.call('/v1/calculate/debt-avalanche', input);
    assert.deepEqual(
      JSON.parse(await read(`/v1/calculate/debt-avalanche?${queryOf(input)}`)),
      await posted.json(),
    );
  });

  test('has inputs as clients made from the OpenAPI document write them', async () => {
    const service = await startTestService();
    const bracketed = Object.entries(mortgage).map(([name, value]) => [`inputs[${name}]`, String(value)]);
    const query = new URLSearchParams(bracketed).toString();
    const reply = await service.call(`/v1/calculate/mortgage?${query}`);
    assert.equal(
      await reply.text(),
      await (await service.call(`/v1/calculate/mortgage?${mortgageQuery}`)).text(),
    );
    const wrong = await service.call(
      `/v1/calculate/mortgage?${query}&loan_term=30&inputs[x]=1&inputs[include]=schedule`,
    );
    const { errors } = await expectProblem(wrong, 422, 'invalid-input');
    assert.deepEqual(
      errors!.map(({ parameter }) => parameter),
      ['loan_term'],
    );
    const unknown = await service.call(`/v1/calculate/mortgage?${query}&inputs[include]=schedule`);
    assert.equal(
      (await expectProblem(unknown, 422, 'invalid-input')).errors![0]!.parameter,
      'inputs[include]',
    );
  });

  test('has the inclusions and formats of POST', async () => {
    const service = await startTestService();
    for (const [added, accept] of [
      ['include=schedule,assumptions&interval=year', 'application/json'],
      ['include=schedule', 'text/csv'],
      ['interval=year', 'image/svg+xml'],
    ]) {
      const byGet = await service.call(`/v1/calculate/mortgage?${mortgageQuery}&${added}`, undefined, {
        accept: accept!,
      });
      const byPost = await service.call(`/v1/calculate/mortgage?${added}`, mortgage, { accept: accept! });
      assert.equal(byGet.status, 200);
      assert.equal(byGet.headers.get('content-type'), byPost.headers.get('content-type'));
      assert.equal(await byGet.text(), await byPost.text());
    }
  });

  test('names the parameter of each mistake, all at once', async () => {
    const service = await startTestService();
    const errorsOf = async (path: string) =>
      (await expectProblem(await service.call(path), 422, 'invalid-input')).errors!;
    const errors = await errorsOf(
      '/v1/calculate/mortgage?home_price=1e99&interest_rte=7&loan_term=abc&include=schedul&__proto__=1',
    );
    assert.equal(errors.length, 7);
    assert.deepEqual(
      new Set(errors.map(({ parameter = '', code }) => `${parameter} ${code}`)),
      new Set([
        '__proto__ unknown-field',
        'down_payment required',
        'home_price out-of-range',
        'include not-allowed',
        'interest_rate required',
        'interest_rte unknown-field',
        'loan_term wrong-type',
      ]),
    );
    assert.deepEqual(
      (await errorsOf('/v1/calculate/mortgage')).map(({ parameter, code }) => [parameter, code]),
      Object.keys(mortgage).map((name) => [name, 'required']),
    );
    assert.deepEqual(
      (await errorsOf(`/v1/calculate/mortgage?${mortgageQuery}&loan_term=1&x=1&x=2`)).map(
        ({ parameter, detail }) => [parameter, detail],
      ),
      [
        ['loan_term', 'must not be repeated'],
        ['x', 'must not be repeated'],
      ],
    );
    const [broken] = await errorsOf(
      '/v1/calculate/mortgage?home_price=1&down_payment=2&interest_rate=7&loan_term=30',
    );
    assert.equal(broken!.parameter, 'down_payment');
    assert.equal(broken!.code, 'contradiction');
  });

  test('names the place in a list, and what is no JSON', async () => {
    const service = await startTestService();
    const errorsOf = async (text: string) => {
      const query = new URLSearchParams({ debts: text, extra_monthly_payment: '1' });
      const reply = await service.call(`/v1/calculate/debt-avalanche?${query}`);
      return (await expectProblem(reply, 422, 'invalid-input')).errors!;
    };
    const inside = await errorsOf(JSON.stringify([{ ...debts[0], balance: 'much' }, debts[1]]));
    assert.deepEqual(
      inside.map(({ parameter, pointer, code }) => [parameter, pointer, code]),
      [['debts', '/0/balance', 'wrong-type']],
    );
    for (const [text, detail] of [
      ['[{"name"', /^is not JSON/],
      ['[{"balance":1,"balance":2}]', /^has a duplicate member "balance"/],
      ['', /^is empty/],
      ['['.repeat(100), /nested more than/],
    ] as const) {
      const errors = await errorsOf(text);
      assert.equal(errors.length, 1, text);
      assert.match(errors[0]!.detail, detail);
    }
  });

  test('is private, may be kept for a time, and is not sent again while it is the same', async () => {
    const service = await startTestService();
    const path = `/v1/calculate/mortgage?${mortgageQuery}`;
    const first = await service.call(path);
    const etag = first.headers.get('etag')!;
    assert.match(etag, /^"[\w-]{22}"$/);
    assert.match(first.headers.get('cache-control')!, /^private, max-age=\d+$/);
    assert.equal(first.headers.get('vary'), 'Accept');
    const again = await service.call(path, undefined, { 'if-none-match': etag });
    assert.equal(again.status, 304);
    assert.equal(await again.text(), '');
    const other = await service.call(path.replace('rate=7', 'rate=8'), undefined, { 'if-none-match': etag });
    assert.equal(other.status, 200);
    assert.notEqual(other.headers.get('etag'), etag);
    for (const described of ['', '/calculators', '/calculators?q=house', '/calculators/mortgage']) {
      const { status, headers } = await service.call(`/v1${described}`);
      assert.equal(status, 200, described);
      assert.match(headers.get('cache-control')!, /^private, max-age=\d+$/, described);
      const known = { 'if-none-match': headers.get('etag')! };
      assert.equal((await service.call(`/v1${described}`, undefined, known)).status, 304, described);
    }
  });

  test('answers HEAD without a body, and takes a key by header only', async () => {
    const service = await startTestService();
    const { key } = await service.createKey();
    const path = `/v1/calculate/mortgage?${mortgageQuery}`;
    const head = await service.send(path, { method: 'HEAD', headers: { authorization: `Bearer ${key}` } });
    assert.equal(head.status, 200);
    assert.equal(await head.text(), '');
    assert.ok(Number(head.headers.get('content-length')) > 50);
    await expectProblem(await service.send(path), 401, 'unauthenticated');
    for (const name of ['key', 'api_key', 'x']) {
      const reply = await service.call(`${path}&${name}=${key}`);
      const problem = await expectProblem(reply, 400, 'malformed-request');
      assert.match(problem.detail, /must not be part of the address/);
    }
    const logged = service.logLines.join('\n');
    assert.ok(!logged.includes(key));
    assert.ok(!logged.includes('home_price'));
  });

  test('counts against the quota like any call', async () => {
    const service = await startTestService();
    const { key } = await service.createKey('free');
    const headers = { authorization: `Bearer ${key}` };
    const left = async () => {
      const reply = await service.send(`/v1/calculate/mortgage?${mortgageQuery}`, { headers });
      return Number(/r=(\d+)/.exec(reply.headers.get('ratelimit')!)![1]);
    };
    assert.equal((await left()) - (await left()), 1);
  });
});

test('no calculator has an input of the name of an option', () => {
  for (const calculator of catalogue) {
    const options = Object.keys(calculationOperation(calculator).query);
    const { query } = addressOperation(calculator);
    for (const name of options) assert.ok(!Object.hasOwn(calculator.input, name), `${calculator.id} ${name}`);
    assert.equal(Object.keys(query).length, options.length + Object.keys(calculator.input).length);
  }
});
