import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { AnyCalculator, InputValues } from '#catalogue/declare/define.ts';
import { catalogue } from '#catalogue/index.ts';
import { DomainError } from '#base/errors.ts';
import { createReply } from '#calculate/result/result.ts';
import { outputSchema } from '#api/schemas.ts';
import { Compile } from 'typebox/compile';

const find = (id: string) => (catalogue as readonly AnyCalculator[]).find((one) => one.id === id)!;

/** A reply, held against the schema that the documents show. */
function reply(id: string, input: InputValues): Readonly<Record<string, unknown>> {
  const calculator = find(id);
  const answer = JSON.parse(createReply(calculator)(input)) as Readonly<Record<string, unknown>>;
  const validator = Compile(outputSchema(calculator));
  assert.ok(validator.Check(answer), JSON.stringify(validator.Errors(answer)));
  return answer;
}

/** What a reply leaves out with a reason, each of them a sentence. */
function omittedIn(id: string, input: InputValues): readonly string[] {
  const { omitted = {} } = reply(id, input);
  for (const reason of Object.values(omitted as object)) assert.match(reason as string, /^[A-Za-z].*\.$/);
  return Object.keys(omitted as object);
}

/** A portfolio that grows from 100 to 110. */
const valued = (end: string) => [
  { date: '2025-01-01', value: 100 },
  { date: end, value: 110 },
];

describe('an answer without one of its outputs has the others, and says why', () => {
  const cases: readonly (readonly [string, InputValues, readonly string[]])[] = [
    ['irr', { cash_flows: [-100, 200, -150], finance_rate: 5, reinvestment_rate: 8 }, ['irr', 'annual_irr']],
    ['irr', { cash_flows: [-100, 230, -132] }, ['irr', 'annual_irr']],
    ['irr', { cash_flows: [1000, -3000, 2500] }, ['irr', 'annual_irr']],
    [
      'xirr',
      {
        dated_cash_flows: [
          { date: '2020-01-01', amount: -100 },
          { date: '2020-01-02', amount: 113 },
        ],
      },
      ['xirr'],
    ],
    ['irr', { cash_flows: [-100, 120], periods_per_year: 365 }, ['annual_irr']],
    [
      'roi',
      { initial_investment: 1000, final_value: 3000, years: 0.01 },
      ['annualized_return', 'real_annualized_return'],
    ],
    [
      'safe-withdrawal-rate',
      {
        current_savings: 100000,
        expected_return: 1,
        years: 10,
        final_balance: 200000,
        annual_expenses: 30000,
      },
      ['annual_withdrawal', 'monthly_withdrawal', 'withdrawal_rate', 'total_withdrawn'],
    ],
    [
      'savings-goal',
      { goal_amount: 20000, monthly_contribution: 0, target_months: 36 },
      ['months_to_goal', 'years_to_goal', 'total_contributions', 'interest_earned', 'future_goal_amount'],
    ],
    [
      'loan-payoff',
      { balance: 10000, annual_rate: 12, monthly_payment: 50, extra_monthly_payment: 100 },
      ['months_saved', 'interest_saved'],
    ],
    [
      'retirement-savings-gap',
      {
        target_annual_income: 20000,
        current_age: 35,
        retirement_age: 65,
        current_savings: 0,
        monthly_contribution: 800,
        other_annual_income: 20000,
      },
      ['funded_pct'],
    ],
    [
      'coast-fire',
      { annual_expenses: 50000, current_age: 30, retirement_age: 40, current_savings: 0, expected_return: 5 },
      ['years_to_coast', 'coast_age'],
    ],
    [
      'safe-withdrawal-rate',
      { current_savings: 1000000, expected_return: 6, annual_expenses: 10000 },
      ['years_lasting'],
    ],
    ['emergency-fund', { monthly_expenses: 3000, monthly_contribution: 0 }, ['months_to_goal']],
  ];
  for (const [id, input, omitted] of cases) {
    test(`${id} ${JSON.stringify(input)}`, () => assert.deepEqual(omittedIn(id, input), omitted));
  }
});

test('an annual rate beyond 1e21 does not hide the rate of a period', () => {
  // (86475.54/20063.93)^(1/4) = 1.440852: Python's decimal module with 90 digits.
  const flows = { present_value: -20063.93, future_value: 86475.54, periods: 4, periods_per_year: 365 };
  const { rate_per_period, annual_rate, omitted } = reply('interest-rate', flows);
  assert.deepEqual([rate_per_period, annual_rate], [44.0852, 16091.0915]);
  assert.deepEqual(omitted, { effective_annual_rate: 'The result exceeds 1e21.' });
  assert.deepEqual(omittedIn('tvm', { ...flows, payment: 0 }), ['effective_annual_rate']);
});

describe('a return of less than a year is not annualized', () => {
  const cases: readonly (readonly [string, InputValues, InputValues, readonly string[]])[] = [
    ...['roi', 'investment-return', 'annualized-return'].map(
      (id) =>
        [
          id,
          { initial_investment: 100, final_value: 110, years: 0.99 },
          { initial_investment: 100, final_value: 110, years: 1 },
          id === 'annualized-return'
            ? ['annualized_return']
            : ['annualized_return', 'real_annualized_return'],
        ] as const,
    ),
    [
      'capital-gains',
      { purchase_price: 100, sale_price: 110, purchase_date: '2025-01-01', sale_date: '2025-12-31' },
      { purchase_price: 100, sale_price: 110, purchase_date: '2025-01-01', sale_date: '2026-01-01' },
      ['annualized_return_after_tax'],
    ],
    [
      'risk-metrics',
      { returns: Array(11).fill(1.5) },
      { returns: Array(12).fill(1.5) },
      ['annualized_return'],
    ],
    [
      'portfolio-return',
      { valuations: valued('2025-12-31') },
      { valuations: valued('2026-01-01') },
      ['annualized_return', 'xirr'],
    ],
  ];
  for (const [id, short, year, names] of cases) {
    test(id, () => {
      const { omitted = {} } = reply(id, short);
      const reasons = names.map((name) => (omitted as Record<string, string>)[name]);
      assert.deepEqual(
        reasons,
        names.map(() => 'Returns of less than a year are not annualized.'),
      );
      const answer = reply(id, year);
      for (const name of names) assert.equal(typeof answer[name], 'number', name);
    });
  }

  test('but is measured for the time itself, also where money came and went', () => {
    const { money_weighted_return_pct, time_weighted_return_pct } = reply('portfolio-return', {
      valuations: valued('2025-01-31'),
    });
    assert.deepEqual([money_weighted_return_pct, time_weighted_return_pct], [10, 10]);
  });
});

test('xirr without a rate has the net present value that was asked for', () => {
  // By hand: −100 + 200/1.08 − 150/1.08², as both years have 365 days.
  const dated_cash_flows = [
    { date: '2025-01-01', amount: -100 },
    { date: '2026-01-01', amount: 200 },
    { date: '2027-01-01', amount: -150 },
  ];
  const { xirrs, xnpv, days } = reply('xirr', { dated_cash_flows, discount_rate: 8 });
  assert.deepEqual({ xirrs, xnpv, days }, { xirrs: [], xnpv: -43.42, days: 730 });
  assert.deepEqual(omittedIn('xirr', { dated_cash_flows, discount_rate: 8 }), ['xirr']);
});

describe('an output that nobody asked for is left out without a word', () => {
  const cases: readonly (readonly [string, InputValues])[] = [
    ['savings-goal', { goal_amount: 20000, target_months: 36 }],
    ['safe-withdrawal-rate', { current_savings: 1000000, expected_return: 6 }],
    ['emergency-fund', { monthly_expenses: 3000 }],
    ['stock-average', { purchases: [{ shares: 10, price: 5 }] }],
    ['irr', { cash_flows: [-100, 120] }],
    ['mortgage', { home_price: 100000, down_payment: 0, interest_rate: 5, loan_term: 30 }],
  ];
  for (const [id, input] of cases) {
    test(`${id} ${JSON.stringify(input)}`, () => assert.deepEqual(omittedIn(id, input), []));
  }
});

describe('an answer is refused', () => {
  const refusal = (id: string, input: InputValues) => {
    try {
      reply(id, input);
    } catch (error) {
      if (error instanceof DomainError) return `${error.code}: ${error.message}`;
      throw error;
    }
    return assert.fail('answered');
  };

  test('where its main result is out of range, which is named', () => {
    const input = { principal: 1e12, annual_rate: 1000, years: 100 };
    assert.match(refusal('compound-interest', input), /^result-out-of-range: future_value exceeds 1e21;/);
  });

  test('by its name also where it is beyond all that can be rounded on the way', () => {
    const input = { monthly_investment: 1e12, annual_return: 1000, years: 200, step_up_rate: 100 };
    assert.match(refusal('step-up-sip', input), /^result-out-of-range: future_value exceeds 1e21;/);
  });

  test('where a ledger in whole cents has more than 2,400 payments', () => {
    const loan = { balance: 2400.01, annual_rate: 0, monthly_payment: 1, payment_rounding: 'cent' };
    assert.match(
      refusal('loan-payoff', loan),
      /^result-out-of-range: .*: raise monthly_payment or use payment_rounding exact$/,
    );
    const { omitted } = reply('loan-payoff', { ...loan, extra_monthly_payment: 0.5 });
    const reason = 'monthly_payment alone takes more than 2,400 payments.';
    assert.deepEqual(omitted, { months_saved: reason, interest_saved: reason });
    assert.equal(reply('loan-payoff', { ...loan, balance: 2400 })['months_to_payoff'], 2400);
    assert.equal(reply('loan-payoff', { ...loan, payment_rounding: 'exact' })['months_to_payoff'], 2401);
  });

  test('where nothing is left to answer', () => {
    assert.match(refusal('irr', { cash_flows: [100, 200] }), /^no-solution/);
    assert.match(refusal('savings-goal', { goal_amount: 100, monthly_contribution: 0 }), /^goal-unreachable/);
  });
});

test('a formula says only of omittable outputs why they have no value', () => {
  const names = (calculator: AnyCalculator) =>
    Object.keys(calculator.output).filter((name) => calculator.output[name]!.isOmittable === true);
  for (const calculator of catalogue as readonly AnyCalculator[]) {
    const properties: Readonly<Record<string, { readonly properties?: object }>> =
      outputSchema(calculator).properties;
    const documented = Object.keys(properties['omitted']?.properties ?? {});
    assert.deepEqual(documented, names(calculator), calculator.id);
  }
});
