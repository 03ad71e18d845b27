import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { expectProblem, startTestService } from './harness.ts';

interface SolveReply {
  readonly solve_for: string;
  readonly value: number;
  readonly exact: boolean;
  readonly unique: boolean;
  readonly result: Readonly<Record<string, number>>;
}

async function solve(calculator: string, body: object): Promise<SolveReply> {
  const response = await (await startTestService()).call(`/v1/solve/${calculator}`, body);
  assert.equal(response.status, 200, await response.clone().text());
  return (await response.json()) as SolveReply;
}

describe('POST /solve/{id}', () => {
  test('what home price is 2,000 a month?', async () => {
    const reply = await solve('mortgage', {
      solve_for: 'home_price',
      target: { monthly_payment: 2000 },
      inputs: { down_payment: 80000, interest_rate: 7, loan_term: 30 },
    });
    // 2000 · (1 − (1 + 7/1200)^−360)/(7/1200) + 80000 = 380615.1358… by Python's decimal; whole amounts around give 2000 too.
    assert.equal(reply.value, 380615);
    assert.equal(reply.result['monthly_payment'], 2000);
    assert.ok(reply.exact && reply.unique);
  });

  test('what return makes 10 million of 20,000 a month in 15 years?', async () => {
    const reply = await solve('sip', {
      solve_for: 'annual_return',
      target: { future_value: 1e7 },
      inputs: { monthly_investment: 20000, years: 15 },
    });
    assert.equal(reply.result['future_value'], 1e7);
    assert.ok(Math.abs(reply.value - 11.9047661) < 1e-6);
  });

  test('how many years? The nearest whole months, and that it is not met exactly', async () => {
    const reply = await solve('sip', {
      solve_for: 'years',
      target: { future_value: 1e7 },
      inputs: { monthly_investment: 20000, annual_return: 12 },
    });
    assert.equal(reply.exact, false);
    assert.equal(Math.round(reply.value * 12), 179);
  });

  test('a target that no value reaches is 422 and names the nearest', async () => {
    const service = await startTestService();
    const body = {
      solve_for: 'loan_term',
      target: { monthly_payment: 5 },
      inputs: { home_price: 400000, down_payment: 80000, interest_rate: 7 },
    };
    const problem = await expectProblem(await service.call('/v1/solve/mortgage', body), 422, 'no-solution');
    assert.match(problem.detail, /the nearest that can be reached is 1868\.41, at loan_term 100/);
  });

  for (const [name, body, pointers] of [
    [
      'nothing',
      {},
      ['/inputs/annual_return', '/inputs/monthly_investment', '/inputs/years', '/solve_for', '/target'],
    ],
    ['a field that is no number', { solve_for: 'currency', target: { cagr: 1 } }, ['/solve_for']],
    ['an unknown output', { solve_for: 'years', target: { emi: 1 } }, ['/target']],
    ['two targets', { solve_for: 'years', target: { cagr: 1, future_value: 2 } }, ['/target']],
    ['a target that is text', { solve_for: 'years', target: { cagr: '1' } }, ['/target/cagr']],
    [
      'a target with too many decimals',
      { solve_for: 'years', target: { future_value: 1.234 } },
      ['/target/future_value'],
    ],
    [
      'the field itself among the inputs',
      { solve_for: 'years', inputs: { years: 1 }, target: { cagr: 1 } },
      ['/inputs/years'],
    ],
    ['an unknown member', { solve_for: 'years', target: { cagr: 1 }, goal: 1 }, ['/goal']],
  ] as const) {
    test(`${name} is 422 with a pointer to each fault`, async () => {
      const service = await startTestService();
      const inputs = name === 'nothing' ? {} : { monthly_investment: 1, annual_return: 1, years: 1 };
      const { years: _, ...rest } = inputs as Record<string, number>;
      const given =
        name === 'nothing' ? {} : { ...body, inputs: { ...rest, ...('inputs' in body ? body.inputs : {}) } };
      const problem = await expectProblem(await service.call('/v1/solve/sip', given), 422, 'invalid-input');
      const found = problem.errors?.map(({ pointer }) => pointer).toSorted();
      if (name === 'a field that is no number') assert.ok(found?.includes('/solve_for'));
      else assert.deepEqual(found, [...pointers]);
    });
  }
});

describe('a search that has no end in sight', () => {
  test('lets others run, and says the same', async () => {
    const service = await startTestService();
    // Every step is a ledger of 600 months.
    const asked = service.call('/v1/solve/amortization-schedule', {
      solve_for: 'principal',
      target: { monthly_payment: 1263.37 },
      inputs: { annual_rate: 6, term_months: 600, start_date: '2026-01-15', payment_rounding: 'cent' },
    });
    let [turns, isOver] = [0, false];
    const turn = () => {
      turns++;
      if (!isOver) setImmediate(turn);
    };
    setImmediate(turn);
    const reply = (await (await asked).json()) as { value: number };
    isOver = true;
    // 240,000·0.005/(1 − 1.005^−600) = 1,263.3715…
    assert.equal(reply.value, 240_000);
    // Without a pause others would come to no turn at all.
    assert.ok(turns > 1, `${turns} turns`);
  });

  test('for an output that the calculation lacks has no solution', async () => {
    const service = await startTestService();
    const body = {
      solve_for: 'home_price',
      target: { final_payment: 333 },
      inputs: { down_payment: 80000, interest_rate: 7, loan_term: 30 },
    };
    const problem = await expectProblem(await service.call('/v1/solve/mortgage', body), 422, 'no-solution');
    assert.match(problem.detail, /no home_price gives any final_payment/i);
  });
});

describe('POST /sweep/{id}', () => {
  const inputs = { home_price: 400000, down_payment: 80000 };

  test('calculates every combination, the last axis fastest', async () => {
    const service = await startTestService();
    const response = await service.call('/v1/sweep/mortgage', {
      inputs,
      vary: [
        { field: 'loan_term', values: [15, 30] },
        { field: 'interest_rate', from: 6.9, to: 7.1, step: 0.1 },
      ],
      outputs: ['monthly_payment'],
    });
    const { axes, rows } = (await response.json()) as {
      axes: unknown;
      rows: readonly Readonly<Record<string, number>>[];
    };
    assert.deepEqual(axes, [
      { field: 'loan_term', values: [15, 30] },
      { field: 'interest_rate', values: [6.9, 7, 7.1] },
    ]);
    assert.equal(rows.length, 6);
    assert.deepEqual(rows[4], { loan_term: 30, interest_rate: 7, monthly_payment: 2128.97 });
  });

  test('leaves out an output that a calculation lacks, and is JSON', async () => {
    const service = await startTestService();
    const response = await service.call('/v1/sweep/mortgage', {
      inputs: { ...inputs, interest_rate: 7 },
      vary: [{ field: 'loan_term', values: [30] }],
      outputs: ['final_payment'],
    });
    assert.deepEqual(((await response.json()) as { rows: unknown }).rows, [{ loan_term: 30 }]);
  });

  test('refuses outputs that are null', async () => {
    const service = await startTestService();
    const vary = [{ field: 'loan_term', values: [30] }];
    const body = { inputs: { ...inputs, interest_rate: 7 }, vary, outputs: null };
    const problem = await expectProblem(await service.call('/v1/sweep/mortgage', body), 422, 'invalid-input');
    assert.deepEqual(
      problem.errors?.map(({ pointer }) => pointer),
      ['/outputs'],
    );
  });

  test('shows the problem of a cell that has no answer, and goes on', async () => {
    const service = await startTestService();
    const response = await service.call('/v1/sweep/mortgage', {
      inputs: { home_price: 400000, interest_rate: 7, loan_term: 30 },
      vary: [{ field: 'down_payment', values: [500000, 80000] }],
    });
    const { rows } = (await response.json()) as { rows: readonly Readonly<Record<string, unknown>>[] };
    assert.deepEqual(rows[0], {
      down_payment: 500000,
      problem: { code: 'invalid-input', detail: 'down_payment must not be above home_price' },
    });
    assert.equal(rows[1]?.['monthly_payment'], 2128.97);
  });

  for (const [name, vary, pointer] of [
    ['no axis', [], '/vary'],
    ['three axes', [{}, {}, {}], '/vary'],
    ['an unknown field', [{ field: 'rate', values: [1] }], '/vary/0/field'],
    ['no values', [{ field: 'loan_term', values: [] }], '/vary/0/values'],
    ['a bad value', [{ field: 'loan_term', values: [10, 1.5] }], '/vary/0/values/1'],
    ['step 0', [{ field: 'interest_rate', from: 1, to: 2, step: 0 }], '/vary/0/step'],
    ['a step that leads away', [{ field: 'interest_rate', from: 1, to: 2, step: -1 }], '/vary/0/step'],
    ['10,001 values', [{ field: 'interest_rate', from: 0, to: 10, step: 0.001 }], '/vary/0/step'],
    ['a step that leaves the bounds', [{ field: 'interest_rate', from: 999, to: 1001, step: 1 }], '/vary/0'],
  ] as const) {
    test(`${name} is 422`, async () => {
      const service = await startTestService();
      const given = { inputs: { ...inputs, interest_rate: 7, loan_term: 30 }, vary };
      const problem = await expectProblem(
        await service.call('/v1/sweep/mortgage', given),
        422,
        'invalid-input',
      );
      assert.ok(
        problem.errors?.some((error) => error.pointer === pointer),
        JSON.stringify(problem.errors),
      );
    });
  }

  test('more than 10,000 cells are refused', async () => {
    const service = await startTestService();
    const response = await service.call('/v1/sweep/mortgage', {
      inputs,
      vary: [
        { field: 'loan_term', from: 1, to: 100, step: 1 },
        { field: 'interest_rate', from: 0, to: 10, step: 0.1 },
      ],
    });
    const problem = await expectProblem(response, 422, 'invalid-input');
    assert.match(problem.detail, /at most 10000 cells; got 10100/);
  });
});

test('inputs that are null are refused, though some calculations need no other', async () => {
  const service = await startTestService();
  const bodies = {
    '/v1/solve/margin-markup': { solve_for: 'cost', target: { profit: 1 }, inputs: null },
    '/v1/sweep/margin-markup': { vary: [{ field: 'cost', values: [60] }], inputs: null },
  };
  for (const [path, body] of Object.entries(bodies)) {
    const { errors } = await expectProblem(await service.call(path, body), 422, 'invalid-input');
    assert.ok(
      errors?.some(({ pointer, detail }) => pointer === '/inputs' && detail.includes('null')),
      path,
    );
  }
  const items = [{ calculator: 'margin-markup', inputs: null }];
  const reply = (await (await service.call('/v1/batch', { items })).json()) as {
    items: readonly { problem: { errors: readonly { pointer: string }[] } }[];
  };
  assert.equal(reply.items[0]!.problem.errors[0]!.pointer, '/items/0/inputs');
});
