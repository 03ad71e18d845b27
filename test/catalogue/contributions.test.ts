import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { catalogue } from '#catalogue/index.ts';
import { calculate } from '#library/engine.ts';

const monthly = /^monthly_(contribution|investment|deposit)$/;
/** What says how a rate is meant; the yield of an account is effective by its definition. */
const conventions = ['rate_convention', 'compound_frequency', 'apy'];

describe('a calculator with monthly contributions', () => {
  for (const { id, input } of catalogue) {
    const names = Object.keys(input);
    if (!names.some((name) => monthly.test(name))) continue;
    test(`takes their timing and the convention of the rate: ${id}`, () => {
      assert.ok(names.includes('contribution_timing'));
      assert.ok(conventions.some((name) => names.includes(name)));
    });
  }

  /** 10,000 a month at 12 percent for ten years, at the beginning of each month. */
  const saved = { nominal: 2_323_390.76, effective: 2_240_358.9 } as const;
  for (const [rate_convention, expected] of Object.entries(saved)) {
    test(`answers one question as the others do: ${rate_convention}`, () => {
      const conventions = { contribution_timing: 'begin', rate_convention };
      const rate = { annual_return: 12, years: 10, ...conventions };
      const fund = { ...rate, initial_investment: 0, expense_ratio: 0, monthly_contribution: 10_000 };
      const compound_frequency = rate_convention === 'nominal' ? 'monthly' : 'annually';
      const values = [
        read('sip', { ...rate, monthly_investment: 10_000 }, 'future_value'),
        read('etf', fund, 'future_value'),
        read('mutual-fund', fund, 'future_value'),
        read('expense-ratio', fund, 'future_value'),
        read('lump-sum-vs-sip', { ...rate, initial_investment: 1_200_000 }, 'sip_future_value'),
        read(
          'retirement',
          {
            current_age: 30,
            retirement_age: 40,
            current_savings: 0,
            monthly_contribution: 10_000,
            expected_return: 12,
            ...conventions,
          },
          'projected_corpus',
        ),
        read(
          'recurring-deposit',
          {
            monthly_deposit: 10_000,
            annual_rate: 12,
            tenure_months: 120,
            compound_frequency,
            contribution_timing: 'begin',
          },
          'maturity_value',
        ),
        read(
          'future-value',
          {
            present_value: 0,
            annual_rate: 12,
            years: 10,
            payment: 10_000,
            payment_timing: 'begin',
            compound_frequency,
          },
          'future_value',
        ),
      ];
      assert.deepEqual(values, Array(values.length).fill(expected));
    });
  }

  test('asks for the same savings as the others', () => {
    const conventions = { contribution_timing: 'begin', rate_convention: 'effective' };
    const goal = { goal_amount: 2_240_358.9, ...conventions };
    const required = [
      read('savings-goal', { ...goal, annual_rate: 12, target_months: 120 }, 'required_monthly_contribution'),
      read('investment-goal', { ...goal, annual_return: 12, years: 10 }, 'required_monthly_investment'),
      read(
        'emergency-fund',
        {
          monthly_expenses: 2_240_358.9,
          months_covered: 1,
          annual_rate: 12,
          target_months: 120,
          ...conventions,
        },
        'required_monthly_contribution',
      ),
      read(
        'education-goal',
        {
          annual_education_costs: 2_240_358.9,
          education_years: 1,
          education_inflation_rate: 0,
          annual_return: 12,
          years: 10,
          ...conventions,
        },
        'required_monthly_contribution',
      ),
    ];
    assert.deepEqual(required, Array(required.length).fill(10_000));
  });

  test('grows a single amount for the whole period, as those without contributions do', () => {
    const fund = { initial_investment: 1210.8, annual_return: 3.18, years: 27.19 };
    const values = [
      read('lump-sum', fund, 'future_value'),
      read('compound-interest', { principal: 1210.8, annual_rate: 3.18, years: 27.19 }, 'future_value'),
      read('etf', { ...fund, expense_ratio: 0 }, 'future_value'),
      read('high-yield-savings', { current_savings: 1210.8, apy: 3.18, years: 27.19 }, 'future_value'),
    ];
    assert.deepEqual(values, Array(values.length).fill(2836.19));
  });
});

function read(id: string, inputs: object, output: string): unknown {
  return (calculate(id, inputs) as Readonly<Record<string, unknown>>)[output];
}
