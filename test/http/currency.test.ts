import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { expectProblem, startTestService } from './harness.ts';

interface RatesReply {
  readonly base: string;
  readonly rates: Readonly<Record<string, number>>;
  readonly updated_at: string;
  readonly observed_on: string;
  readonly stale: boolean;
  readonly sources: readonly { readonly id: string }[];
}

describe('GET /currency/rates', () => {
  test('quotes USD by default, the base itself included, at least 36 currencies, AED among them', async () => {
    const service = await startTestService();
    const reply = (await (await service.call('/v1/currency/rates')).json()) as RatesReply;
    assert.equal(reply.base, 'USD');
    assert.equal(reply.rates['USD'], 1);
    assert.ok(Object.keys(reply.rates).length >= 36);
    // The quotients of the ECB's table of 2026-09-24, from Python's decimal module; AED is its official peg.
    assert.equal(reply.rates['EUR'], 0.879739597079);
    assert.equal(reply.rates['INR'], 95.9597959004);
    assert.equal(reply.rates['JPY'], 158.854579045);
    assert.equal(reply.rates['AED'], 3.6725);
  });

  test('takes a base in any case', async () => {
    const service = await startTestService();
    const reply = (await (await service.call('/v1/currency/rates?base=eur')).json()) as RatesReply;
    assert.equal(reply.base, 'EUR');
    assert.equal(reply.rates['USD'], 1.1367);
  });

  test('says when the oldest source published, what it observed, and whether it is stale', async () => {
    const service = await startTestService();
    const reply = (await (await service.call('/v1/currency/rates')).json()) as RatesReply;
    assert.equal(reply.updated_at, '2026-09-24T14:00:00Z');
    assert.equal(reply.observed_on, '2026-09-24');
    assert.equal(reply.stale, true);
    assert.deepEqual(
      reply.sources.map(({ id }) => id),
      ['ecb', 'official-pegs', 'wide-daily'],
    );
  });

  for (const [query, parameter, code] of [
    ['base=XXX', 'base', 'not-a-currency'],
    ['base=', 'base', 'not-a-currency'],
    ['base=US', 'base', 'not-a-currency'],
    ['bse=USD', 'bse', 'unknown-field'],
    ['base=USD&base=EUR', 'base', 'contradiction'],
  ] as const) {
    test(`?${query} is 422 and names the parameter`, async () => {
      const service = await startTestService();
      const response = await service.call(`/v1/currency/rates?${query}`);
      const problem = await expectProblem(response, 422, 'invalid-input');
      assert.equal(problem.errors?.[0]?.parameter, parameter);
      assert.equal(problem.errors[0].code, code);
    });
  }

  test('an active currency that no source quotes is 422 unsupported-currency', async () => {
    const service = await startTestService();
    const problem = await expectProblem(
      await service.call('/v1/currency/rates?base=UYW'),
      422,
      'unsupported-currency',
    );
    assert.match(problem.detail, /UYW/);
  });
});

describe('POST /currency/convert', () => {
  const convert = async (amount: number, from: string, to: string) => {
    const service = await startTestService();
    const response = await service.call('/v1/currency/convert', { amount, from, to });
    assert.equal(response.status, 200);
    return (await response.json()) as { converted_amount: number; rate: number };
  };

  test('multiplies by the rate as served and rounds to the minor unit of the target', async () => {
    assert.deepEqual(pick(await convert(100, 'USD', 'INR')), {
      converted_amount: 9595.98,
      rate: 95.9597959004,
    });
    assert.deepEqual(pick(await convert(100, 'usd', 'jpy')), {
      converted_amount: 15885,
      rate: 158.854579045,
    });
    assert.deepEqual(pick(await convert(1e12, 'USD', 'EUR')), {
      converted_amount: 879739597079,
      rate: 0.879739597079,
    });
  });

  test('the same currency is 1', async () => {
    assert.deepEqual(pick(await convert(12.345, 'EUR', 'EUR')), { converted_amount: 12.35, rate: 1 });
  });

  test('0 is 0', async () => {
    assert.equal((await convert(0, 'USD', 'EUR')).converted_amount, 0);
  });

  test('a negative amount and two codes that are none are all reported', async () => {
    const service = await startTestService();
    const response = await service.call('/v1/currency/convert', { amount: -1, from: 'XXX', to: 'EURO' });
    const problem = await expectProblem(response, 422, 'invalid-input');
    assert.deepEqual(problem.errors?.map(({ pointer }) => pointer).toSorted(), ['/amount', '/from', '/to']);
  });
});

function pick({ converted_amount, rate }: { converted_amount: number; rate: number }) {
  return { converted_amount, rate };
}
