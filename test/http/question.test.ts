import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { expectProblem, startTestService } from '../kit/harness.ts';

interface Solution {
  readonly value: number;
  readonly exact: boolean;
  readonly reached: boolean;
  readonly from: number;
  readonly to: number;
  readonly result: Readonly<Record<string, number>>;
}

interface SolveReply extends Solution {
  readonly solve_for: string;
  readonly unique: boolean;
  readonly solutions?: readonly Solution[];
  readonly solutions_omitted?: number;
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
    // 2000 · (1 − (1 + 7/1200)^−360)/(7/1200) + 80000 = 380615.1358… by Python's decimal; whole amounts
    // around give 2000 too.
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

  test('how many years? The first whole months that reach the goal, and that it is not met exactly', async () => {
    const reply = await solve('sip', {
      solve_for: 'years',
      target: { future_value: 1e7 },
      inputs: { monthly_investment: 20000, annual_return: 12 },
    });
    // 20000·((1.01^n − 1)/0.01)·1.01 is 9,971,603.95 for 179 months and 10,091,519.99 for 180, which 14.96
    // years are.
    assert.deepEqual([reply.exact, reply.reached, reply.value], [false, true, 14.96]);
    assert.equal(reply.result['future_value'], 10091519.99);
    assert.deepEqual(
      reply.solutions!.map(({ reached, result }) => [reached, result['future_value']]),
      [
        [false, 9971603.95],
        [true, 10091519.99],
      ],
    );
  });

  test('how many years, when whole years fall just short? The next whole month', async () => {
    const reply = await solve('sip', {
      solve_for: 'years',
      target: { future_value: 1e7 },
      inputs: { monthly_investment: 10000, annual_return: 12 },
    });
    // 10000·((1.01^n − 1)/0.01)·1.01 is 9,991,479.19 for 240 months and 10,101,493.98 for 241, which 20.05
    // years are.
    assert.deepEqual([reply.exact, reply.reached, reply.value], [false, true, 20.05]);
    assert.equal(reply.result['future_value'], 10101493.98);
  });

  // By the values that the calculators themselves give on both sides.
  for (const [id, solve_for, target, inputs, value] of [
    [
      'retirement-savings-gap',
      'retirement_age',
      { corpus_gap: 0 },
      { target_annual_income: 60000, current_age: 35, current_savings: 100000, monthly_contribution: 1000 },
      72,
    ],
    [
      'savings-goal',
      'target_months',
      { required_monthly_contribution: 500 },
      { goal_amount: 20000, annual_rate: 4 },
      38,
    ],
    [
      'emergency-fund',
      'target_months',
      { required_monthly_contribution: 333 },
      { monthly_expenses: 2000 },
      37,
    ],
    // (38,500 − 22,330)/54 is 299.44.
    [
      'auto-lease',
      'tenure_months',
      { monthly_depreciation: 300 },
      { vehicle_price: 38500, residual_pct: 58, money_factor: 0.00175 },
      54,
    ],
  ] as const) {
    test(`${id}: a jump over ${Object.keys(target)[0]!} is answered on the side that can be afforded`, async () => {
      const reply = await solve(id, { solve_for, target, inputs });
      const [[output, limit]] = Object.entries(target) as [[string, number]];
      assert.deepEqual([reply.value, reply.exact, reply.reached], [value, false, true]);
      assert.ok(reply.result[output]! <= limit);
      assert.deepEqual(
        reply.solutions!.map(({ reached }) => reached),
        [false, true],
      );
    });
  }

  // 300,000 at 5 % pays 2,040.83 a month for 19 years and 1,979.87 for 20.
  test('a payment that is received is a goal to reach, not one to stay below', async () => {
    const { value, result } = await solve('annuity-payout', {
      solve_for: 'years',
      target: { payment: 2000 },
      inputs: { principal: 300000, annual_rate: 5 },
    });
    assert.deepEqual([value, result['payment']], [19, 2040.83]);
  });

  test('0 where nothing at all does it', async () => {
    const reply = await solve('loan-payoff', {
      solve_for: 'lump_sum_payment',
      target: { months_to_payoff: 46 },
      inputs: { balance: 8000, annual_rate: 7, monthly_payment: 150, extra_monthly_payment: 50 },
    });
    assert.deepEqual([reply.value, reply.from, reply.unique], [0, 0, false]);
  });

  test('a value from 0 on before one below, and a value of few decimals before one of many', async () => {
    const { value, solutions } = await solve('effective-interest-rate', {
      solve_for: 'annual_rate',
      target: { rate_spread_pct: 0.344 },
      inputs: {},
    });
    assert.equal(value, 8.56);
    assert.ok(solutions![0]!.value < 0);
  });

  // Each of these went into a calculation that gave the target.
  for (const [id, solve_for, target, inputs, value] of [
    [
      'present-value',
      'years',
      { present_value: 108156.47 },
      { future_value: 100000, annual_rate: 5, payment: 500 },
      10.7,
    ],
    [
      'future-value',
      'years',
      { future_value: 39611.22 },
      { present_value: 10300, annual_rate: -2.2585, payment: 2000 },
      1.2609,
    ],
    [
      'amortization-schedule',
      'principal',
      { total_interest: 195387.34 },
      {
        annual_rate: 6,
        tenure_months: 360,
        start_date: '2026-01-15',
        first_payment_date: '2026-03-01',
        extra_monthly_payment: 200,
        extra_payment_start_month: 13,
        lump_sum_payments: [{ date: '2028-06-10', amount: 10000 }],
        payment_rounding: 'cent',
      },
      undefined,
    ],
  ] as const) {
    test(`${id}: ${solve_for} that gives the target exactly, between the jumps of a sawtooth`, async () => {
      const reply = await solve(id, { solve_for, target, inputs });
      assert.ok(reply.exact && reply.reached);
      if (value !== undefined) assert.equal(reply.value, value);
    });
  }

  test('is unique only where no other value is found beside it', async () => {
    const reply = await solve('savings-goal', {
      solve_for: 'current_savings',
      target: { interest_earned: 1460 },
      inputs: { goal_amount: 20000, monthly_contribution: 400, annual_rate: 4 },
    });
    assert.equal(reply.unique, false);
    const values = reply.solutions!.map((one) => one.value);
    for (const known of [2540, 2940, 3340]) assert.ok(values.includes(known), String(values));
    for (const { exact, result } of reply.solutions!) assert.ok(!exact || result['interest_earned'] === 1460);
    const linear = await solve('adjustable-rate-mortgage', {
      solve_for: 'home_price',
      target: { monthly_payment: 2500 },
      inputs: {
        down_payment: 100000,
        interest_rate: 5.75,
        loan_term: 30,
        index_rates: [4.3, 4, 3.75],
        index_margin_rate: 2.75,
      },
    });
    assert.deepEqual([linear.exact, linear.unique], [true, true]);
  });

  // Expected values: the annuity payments 467.9723…, 259.3922…, 723.0479… and 13215.0738… by Python's
  // decimal, rounded up to the cent that suffices; the others are thresholds of the definitions.
  for (const [id, field, target, inputs, value] of [
    ['piti', 'down_payment', { monthly_pmi: 0 }, { home_price: 400000, interest_rate: 6.5 }, 80000],
    [
      'mortgage-payoff',
      'lump_sum_payment',
      { months_to_payoff: 0 },
      { balance: 250000, interest_rate: 6, remaining_months: 300 },
      250000,
    ],
    ['home-equity', 'mortgage_balance', { max_loan_amount: 0 }, { home_value: 450000 }, 360000],
    [
      'debt-to-income',
      'monthly_car_payments',
      { max_monthly_housing_payment: 0 },
      { monthly_income: 6000, monthly_housing_payment: 1000 },
      2160,
    ],
    [
      'credit-card-payoff',
      'monthly_payment',
      { months_to_payoff: 12 },
      { balance: 5000, annual_rate: 22 },
      467.98,
    ],
    [
      'credit-card-payoff',
      'monthly_payment',
      { months_to_payoff: 24 },
      { balance: 5000, annual_rate: 22 },
      259.4,
    ],
    [
      'credit-card-payoff',
      'monthly_payment',
      { months_to_payoff: 36 },
      { balance: 20000, annual_rate: 18 },
      723.05,
    ],
    [
      'swp',
      'monthly_withdrawal',
      { future_value: 0 },
      { initial_investment: 1000000, annual_return: 10, years: 10 },
      13215.08,
    ],
    [
      'swp',
      'years',
      { future_value: 0 },
      { initial_investment: 1000000, annual_return: 8, monthly_withdrawal: 12000 },
      11,
    ],
    [
      'investment-goal',
      'current_savings',
      { shortfall: 0 },
      { goal_amount: 50000, years: 10, annual_return: 7 },
      undefined,
    ],
    ['emergency-fund', 'current_savings', { shortfall: 0 }, { monthly_expenses: 3000 }, 18000],
    ['loan-payoff', 'monthly_payment', { months_to_payoff: 1 }, { balance: 20000, annual_rate: 9 }, 20150],
    [
      'mortgage-affordability',
      'monthly_debt_payments',
      { front_end_dti: 28 },
      { annual_income: 120000, down_payment: 80000, interest_rate: 6.5 },
      800,
    ],
    [
      'credit-card-payoff',
      'monthly_payment',
      { months_to_payoff: 60 },
      { balance: 5000, annual_rate: 22 },
      138.1,
    ],
    [
      'amortization-schedule',
      'extra_monthly_payment',
      { payment_count: 180 },
      { principal: 240000, annual_rate: 6, tenure_months: 360, start_date: '2026-01-15' },
      586.34,
    ],
    [
      'swp',
      'annual_return',
      { future_value: 0 },
      { initial_investment: 1000000, monthly_withdrawal: 10000, years: 10 },
      3.737,
    ],
    [
      'coast-fire',
      'current_savings',
      { coast_shortfall: 0 },
      { annual_expenses: 50000, current_age: 30, retirement_age: 60, expected_return: 5 },
      289221.81,
    ],
    [
      'barista-fire',
      'current_savings',
      { years_to_barista: 0 },
      {
        annual_expenses: 50000,
        annual_part_time_income: 20000,
        annual_savings: 10000,
        expected_return: 7,
        current_age: 30,
      },
      750000,
    ],
  ] as const) {
    test(`${id}: the ${field} that is meant, not any that does`, async () => {
      const reply = await solve(id, { solve_for: field, target, inputs });
      assert.ok(reply.exact && !reply.unique && reply.reached);
      assert.ok(reply.from <= reply.value && reply.value <= reply.to);
      if (value !== undefined) assert.equal(reply.value, value);
      else assert.ok(reply.value - reply.from < 0.01 || reply.to - reply.value < 0.01);
    });
  }

  test('an output that does not depend on the field is 422 and says so', async () => {
    const service = await startTestService();
    const inputs = { coupon_rate: 5, yield_to_maturity: 5, years_to_maturity: 10 };
    const body = { solve_for: 'face_value', target: { macaulay_duration: 8 }, inputs };
    const problem = await expectProblem(await service.call('/v1/solve/bond', body), 422, 'no-solution');
    assert.match(problem.detail, /^macaulay_duration does not depend on face_value: it is 7\.\d+ for every/);
  });

  test('a value that gives the target exactly comes before one that only reaches it', async () => {
    const reply = await solve('retirement-savings-gap', {
      solve_for: 'retirement_age',
      target: { required_corpus: 1328752.83 },
      inputs: {
        target_annual_income: 50000,
        current_age: 35,
        current_savings: 60000,
        monthly_contribution: 800,
        other_annual_income: 20000,
      },
    });
    assert.deepEqual([reply.value, reply.exact, reply.unique], [65, true, false]);
    assert.ok(reply.solutions!.some(({ value, exact }) => value < 65 && !exact));
  });

  test('says why no value has a result', async () => {
    const service = await startTestService();
    const body = { solve_for: 'coupon_rate', target: { clean_price: 99 }, inputs: { yield_to_maturity: 5 } };
    const { detail } = await expectProblem(await service.call('/v1/solve/bond', body), 422, 'no-solution');
    assert.match(
      detail,
      /^No value of coupon_rate gives any clean_price with these inputs: years_to_maturity must be left out if settlement_date/,
    );
  });

  test('suggests the nearest name of a field and of a result', async () => {
    const service = await startTestService();
    const inputs = { down_payment: 80000, interest_rate: 7, loan_term: 30 };
    const body = { solve_for: 'home_prce', target: { monthly_paymnt: 2000 }, inputs };
    const { errors } = await expectProblem(
      await service.call('/v1/solve/mortgage', body),
      422,
      'invalid-input',
    );
    assert.deepEqual(
      errors?.map(({ pointer, detail }) => [pointer, /did you mean (\w+)\?$/.exec(detail)?.[1]]),
      [
        ['/solve_for', 'home_price'],
        ['/target/monthly_paymnt', 'monthly_payment'],
      ],
    );
  });

  test('a number in a list is solved for by its pointer', async () => {
    const npv = await solve('npv', {
      solve_for: '/cash_flows/0',
      target: { npv: 0 },
      inputs: { discount_rate: 10, cash_flows: [-1, 50, 60] },
    });
    // −(50/1.1 + 60/1.21) = −95.0413…
    assert.equal(npv.value, -95.04);
    const service = await startTestService();
    for (const [solveFor, detail] of [
      [
        '/cash_flows/3',
        /or a JSON pointer to a number in a list of the inputs; got the string "\/cash_flows\/3"/,
      ],
      ['/cash_flows', /JSON pointer/],
      ['/nothing/0', /JSON pointer/],
    ] as const) {
      const body = {
        solve_for: solveFor,
        target: { npv: 0 },
        inputs: { discount_rate: 10, cash_flows: [-1, 50, 60] },
      };
      const problem = await expectProblem(await service.call('/v1/solve/npv', body), 422, 'invalid-input');
      assert.match(problem.detail, detail);
    }
  });

  test('a target that no value reaches is 422 and names the nearest', async () => {
    const service = await startTestService();
    const body = {
      solve_for: 'loan_term',
      target: { monthly_payment: 5 },
      inputs: { home_price: 400000, down_payment: 80000, interest_rate: 7 },
    };
    const problem = await expectProblem(await service.call('/v1/solve/mortgage', body), 422, 'no-solution');
    assert.match(problem.detail, /the nearest that can be reached is 1868\.41, with loan_term 100/);
  });

  for (const [name, body, pointers] of [
    [
      'nothing',
      {},
      ['/inputs/annual_return', '/inputs/monthly_investment', '/inputs/years', '/solve_for', '/target'],
    ],
    ['a field that is no number', { solve_for: 'currency', target: { cagr: 1 } }, ['/solve_for']],
    ['an unknown output', { solve_for: 'years', target: { emi: 1 } }, ['/target/emi']],
    ['a list of one field', { solve_for: ['years'], target: { cagr: 1 } }, ['/solve_for']],
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

test('a body that is no object is the only fault', async () => {
  const service = await startTestService();
  for (const path of ['/v1/solve/mortgage', '/v1/sweep/mortgage'])
    for (const body of ['[]', 'null', '5']) {
      const problem = await expectProblem(await service.call(path, body), 422, 'invalid-input');
      assert.deepEqual(
        problem.errors?.map(({ pointer }) => pointer),
        [''],
        body,
      );
    }
});

test('an output that jumps cannot be a target, and the profit on all units can', async () => {
  const service = await startTestService();
  const problem = await expectProblem(
    await service.call('/v1/solve/loan-payoff', {
      solve_for: 'monthly_payment',
      target: { final_payment: 100 },
      inputs: { balance: 5000, annual_rate: 8 },
    }),
    422,
    'invalid-input',
  );
  assert.match(
    problem.errors![0]!.detail,
    /^jumps up and down .*, so it cannot be a target; use months_to_payoff/,
  );
  const response = await service.call('/v1/solve/margin-markup', {
    solve_for: 'units',
    target: { total_profit: 20_000 },
    inputs: { cost_per_unit: 10, margin_pct: 20 },
  });
  // At a price of 12.5 a unit has a profit of 2.5.
  assert.equal(((await response.json()) as { value: number }).value, 8000);
});

describe('a search', () => {
  test('through a ledger of 600 months finds the principal', async () => {
    const service = await startTestService();
    // Every step is a ledger of 600 months.
    const response = await service.call('/v1/solve/amortization-schedule', {
      solve_for: 'principal',
      target: { monthly_payment: 1263.37 },
      inputs: { annual_rate: 6, tenure_months: 600, start_date: '2026-01-15', payment_rounding: 'cent' },
    });
    const reply = (await response.json()) as { value: number };
    // 240,000·0.005/(1 − 1.005^−600) = 1,263.3715…
    assert.equal(reply.value, 240_000);
  });

  test('for an output that the calculation lacks has no solution', async () => {
    const service = await startTestService();
    const body = {
      solve_for: 'home_price',
      target: { final_payment: 333 },
      inputs: { down_payment: 80000, interest_rate: 7, loan_term: 30 },
    };
    const problem = await expectProblem(await service.call('/v1/solve/mortgage', body), 422, 'no-solution');
    assert.match(problem.detail, /no value of home_price gives any final_payment/i);
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
    [
      'a step that leaves the bounds',
      [{ field: 'interest_rate', from: 999, to: 1001, step: 1 }],
      '/vary/0/to',
    ],
    ['a list of one field to vary', [{ field: ['loan_term'], values: [10] }], '/vary/0/field'],
    ['values beside a range', [{ field: 'loan_term', values: [10], from: 1 }], '/vary/0/from'],
    ['an unknown member', [{ field: 'loan_term', from: 1, to: 2, step: 1, count: 2 }], '/vary/0/count'],
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
