import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import type { PlanName } from '#access/plans.ts';
import { catalogue } from '#catalogue/index.ts';
import { formatPythonMethods } from '#api/clients/python-methods.ts';
import { formatPythonTypes } from '#api/clients/python-types.ts';
import { formatTypeScriptTypes } from '#api/clients/typescript-types.ts';
import {
  Centwise,
  CentwiseProblem,
  type BatchItem,
  type BatchReply,
  type CalculatorId,
} from '../../client/src/index.ts';
import { startTestService } from '../kit/harness.ts';
import { drawQuarter } from '../kit/quarters.ts';

// The amounts are those of the contract and of a lender's published ledger, as in the tests of the service.

test('the types and methods of both clients are those that the catalogue gives (npm run client:types)', () => {
  const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
  assert.equal(read('client/src/calculators.ts'), formatTypeScriptTypes(catalogue));
  assert.equal(read('clients/python/src/centwise/calculators.py'), formatPythonTypes(catalogue));
  const { waiting, asynchronous } = formatPythonMethods(catalogue);
  assert.equal(read('clients/python/src/centwise/methods.py'), waiting);
  assert.equal(read('clients/python/src/centwise/async_methods.py'), asynchronous);
});

/** A client of a service in this process, without a socket. */
async function startClient(plan: PlanName = 'unlimited', retries = 0): Promise<Centwise> {
  const service = await startTestService();
  const { key } = await service.createKey(plan);
  return new Centwise({
    baseUrl: 'https://localhost:8443/v1/',
    apiKey: key,
    retries,
    fetch: (address, init) => service.send(address.slice('https://localhost:8443'.length), init),
  });
}

const house = { home_price: 400000, down_payment: 80000, interest_rate: 7, loan_term: 30 } as const;

describe('the client', () => {
  test('calculates, with what is included', async () => {
    const client = await startClient();
    const plain = await client.calculate('mortgage', house);
    assert.deepEqual(plain, { monthly_payment: 2128.97, total_interest: 446428.47, total_paid: 766428.47 });

    const ledger = { principal: 1000, annual_rate: 0, tenure_months: 3, payment_rounding: 'cent' } as const;
    const { schedule, explanation, final_payment } = await client.calculate('emi', ledger, {
      include: ['schedule', 'explanation'],
      interval: 'month',
    });
    assert.deepEqual(
      schedule.map(({ payment }) => payment),
      [333.33, 333.33, 333.34],
    );
    assert.equal(final_payment, 333.34);
    assert.ok(explanation.steps.length > 0);
  });

  test('calculates the example of every calculator', async () => {
    const client = await startClient();
    for (const { id, examples } of drawQuarter(catalogue)) {
      assert.deepEqual(
        await client.calculate(id as CalculatorId, examples[0].input as never),
        examples[0].output,
        id,
      );
    }
  });

  test('solves and sweeps', async () => {
    const client = await startClient();
    const { loan_term, ...rest } = house;
    const solved = await client.solve('mortgage', {
      solve_for: 'home_price',
      target: { monthly_payment: 2000 },
      inputs: { down_payment: 80000, interest_rate: 7, loan_term },
    });
    assert.equal(solved.value, 380615);
    assert.equal(solved.result.monthly_payment, 2000);
    const swept = await client.sweep('mortgage', {
      inputs: rest,
      vary: [{ field: 'loan_term', values: [15, 30] }],
      outputs: ['monthly_payment'],
    });
    assert.deepEqual(
      swept.rows.map((row) => row.monthly_payment),
      [2876.25, 2128.97],
    );
  });

  test('lists and describes calculators', async () => {
    const client = await startClient();
    assert.deepEqual(
      (await client.calculators()).map(({ id }) => id),
      catalogue.map(({ id }) => id),
    );
    assert.equal((await client.calculator('cagr')).name, 'CAGR Calculator');
    const [loan] = await client.calculators({ q: 'car loan', category: 'loans' });
    assert.equal(loan!.id, 'car-loan');
  });

  test('gives rates, history, currencies, conversions and usage', async () => {
    const client = await startClient();
    const { rates } = await client.rates({ base: 'USD', symbols: ['AED', 'EUR'] });
    assert.deepEqual(Object.keys(rates).toSorted(), ['AED', 'EUR']);
    // The peg of the Central Bank of the UAE.
    assert.equal(rates['AED'], 3.6725);
    const { days } = await client.history({ symbols: ['EUR'], from: '2026-09-24', to: '2026-09-25' });
    assert.deepEqual(
      days.map(({ date }) => date),
      ['2026-09-24', '2026-09-25'],
    );
    assert.ok((await client.currencies()).some(({ code, minor_unit }) => code === 'KWD' && minor_unit === 3));
    assert.equal((await client.convert({ amount: 100, from: 'USD', to: 'AED' })).converted_amount, 367.25);
    assert.equal((await client.usage()).plan, 'unlimited');
  });
});

describe('a batch', () => {
  const cagr = (id: number): BatchItem => ({
    id,
    calculator: 'cagr',
    inputs: { initial_value: 10000, final_value: 25000, years: 5 },
  });

  async function collect(replies: AsyncIterable<BatchReply>): Promise<BatchReply[]> {
    const all: BatchReply[] = [];
    for await (const reply of replies) all.push(reply);
    return all;
  }

  test('of more items than one request has answers each, in order', async () => {
    const client = await startClient();
    const replies = await collect(client.batch(Array.from({ length: 2500 }, (_, id) => cagr(id))));
    assert.equal(replies.length, 2500);
    for (const [index, reply] of replies.entries()) {
      assert.deepEqual(reply, {
        index,
        id: index,
        status: 200,
        result: { cagr: 20.1124, total_return_pct: 150 },
      });
    }
  });

  test('takes items that come one by one, and gives their replies before the next', async () => {
    const client = await startClient();
    const answered: number[] = [];
    async function* items() {
      for (let id = 0; id < 3; id++) {
        yield cagr(id);
        assert.equal(answered.length, id + 1);
      }
    }
    for await (const { index } of client.batch(items(), { itemsPerRequest: 1 })) answered.push(index);
    assert.deepEqual(answered, [0, 1, 2]);
  });

  test('goes on after items with faults, and each is a problem', async () => {
    const client = await startClient();
    const items = [
      { id: 'a', calculator: 'morgage', inputs: {} },
      { id: 'b', calculator: 'cagr', inputs: { initial_value: '1', final_value: 2, years: 1 } },
      cagr(3),
    ] as unknown as BatchItem[];
    const replies = await collect(client.batch(items));
    assert.deepEqual(
      replies.map(({ status }) => status),
      [422, 422, 200],
    );
    assert.ok(replies[0]?.problem instanceof CentwiseProblem);
    assert.match(replies[0].problem.message, /did you mean mortgage\?/);
    assert.equal(replies[1]?.problem?.errors[0]?.pointer, '/inputs/initial_value');
  });

  for (const count of [61, 80]) {
    test(`of ${count} items ends with the problem of a quota of 60, and when to send the rest`, async () => {
      const client = await startClient('free');
      // Without IDs, the last line is like the reply to an item.
      const items = Array.from({ length: count }, () => ({ calculator: 'cagr', inputs: cagr(0).inputs }));
      const arrived: number[] = [];
      const fault = await (async () => {
        for await (const { index } of client.batch(items as BatchItem[])) arrived.push(index);
      })().catch((error: unknown) => error);
      assert.ok(fault instanceof CentwiseProblem, String(fault));
      assert.deepEqual([fault.status, fault.code, fault.itemsArrived], [429, 'quota-exceeded', 60]);
      assert.ok(fault.retryAfterMs! > 55_000 && fault.retryAfterMs! <= 60_000, String(fault.retryAfterMs));
      assert.match(fault.message, /the rest was not answered.*\(60 replies of the batch had arrived\.\)/);
      assert.deepEqual(arrived, [...items.keys()].slice(0, 60));
    });
  }

  test('of nothing asks nothing', async () => {
    const client = await startClient();
    assert.deepEqual(await collect(client.batch([])), []);
  });
});
