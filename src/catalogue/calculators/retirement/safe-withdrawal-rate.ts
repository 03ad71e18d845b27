import { constantReturn } from '#catalogue/declare/forecasts.ts';
import { defineCalculator } from '#catalogue/declare/define.ts';
import {
  amount,
  choice,
  currency,
  duration,
  growthRate,
  money,
  omittable,
  percentage,
  positiveAmount,
  wholeYears,
} from '#catalogue/declare/fields.ts';
import { savingsReturn } from '#catalogue/declare/shared-fields.ts';
import { theoryOfInterest } from '#catalogue/declare/references.ts';
import { yearsLasting } from '#catalogue/parts/years-lasting.ts';

const timings = {
  begin: 'withdrawals at the beginning of each year',
  end: 'withdrawals at the end of each year',
} as const;

export const safeWithdrawalRate = defineCalculator({
  id: 'safe-withdrawal-rate',
  aliases: ['safe-withdrawal'],
  name: 'Safe Withdrawal Rate Calculator',
  synonyms: [
    '4 percent rule',
    'how long will my money last',
    'drawdown',
    'retirement spending',
    'savings run out',
    '4% rule',
  ],
  category: 'retirement',
  summary:
    'Annual withdrawal, rising with inflation, that savings sustain for a number of years at a constant return, and the time that savings last at a given annual spending.',
  headline: [
    {
      when: 'no annual_withdrawal and years_lasting',
      say: 'Your savings would cover {annual_expenses} a year for {*years_lasting}, and would never grow to {final_balance}',
    },
    {
      when: 'no annual_withdrawal',
      say: 'You could withdraw {perpetual_annual_withdrawal} a year forever, and your savings would never grow to {final_balance}',
    },
    {
      say: 'At a constant return of {expected_return}, you could withdraw at most {annual_withdrawal} a year for {years}',
    },
  ],
  about:
    'It finds the spending that a pot of money supports when it earns the same return every year. That makes it a ' +
    'ceiling: real returns vary, and a poor first decade can end a plan that the average would have supported. For ' +
    'that risk, use the historical backtest or the Monte Carlo calculator.',
  input: {
    current_savings: positiveAmount('Savings and investments when the withdrawals begin'),
    expected_return: savingsReturn(),
    inflation_rate: growthRate(
      'Annual inflation rate, by which the withdrawals rise; 0 if expected_return is already after inflation',
      { minimum: -50, default: 0 },
    ),
    years: wholeYears('Years of withdrawals', { default: 30 }),
    final_balance: amount("Savings to remain after the last year, in today's money", { default: 0 }),
    annual_expenses: amount("Annual spending in today's money, for years_lasting; 0 to skip it", { default: 0 }),
    withdrawal_timing: choice('Withdrawal timing', timings, { default: 'begin' }),
    currency: currency(),
  },
  output: {
    annual_withdrawal: omittable(
      money("Withdrawal per year, in today's money; absent if the savings never grow to final_balance"),
    ),
    monthly_withdrawal: omittable(money('One-twelfth of annual_withdrawal')),
    withdrawal_rate: omittable(
      percentage(
        'annual_withdrawal as a percentage of the savings: a ceiling for a safe rate, because real returns vary',
      ),
    ),
    total_withdrawn: omittable(money('All withdrawals, each in the money of its year')),
    perpetual_annual_withdrawal: money(
      "Withdrawal per year that the savings sustain forever, in today's money; 0 if the return does not exceed inflation",
    ),
    years_lasting: omittable(
      duration(
        'Years of annual_expenses that the savings cover until nothing is left, including a fraction of the last one; absent if they never run out',
      ),
    ),
  },
  prominent: ['years'],
  conventions: {
    forecast: constantReturn,
    timing: { by: 'withdrawal_timing', options: timings },
    compounding: "annual, at the return after inflation for amounts in today's money",
  },
  equations: `
    j                           = (expected_return − inflation_rate)/(100 + inflation_rate)    // Annual return after inflation, as a fraction
    g                           = inflation_rate/100                                           // Annual inflation, as a fraction
    d                           = 1 + j                                                        if withdrawal_timing = begin    // Growth of a withdrawal within its year
                                = 1                                                            otherwise
    left                        = final_balance/(1 + j)^years                                  // Present value of the final balance
    require current_savings ≥ left or annual_expenses > 0 else goal-unreachable: final_balance is more than the savings grow to without any withdrawal: lower it, or raise expected_return
    annual_withdrawal           = (current_savings − left)/(d·a(years, j))                     if current_savings ≥ left
                                = absent: The savings never grow to final_balance, even without any withdrawal.
    monthly_withdrawal          = annual_withdrawal/12
    withdrawal_rate             = 100·annual_withdrawal/current_savings
    Y(k)                        = s(k, g)                                                      if withdrawal_timing = begin    // All withdrawals of k years, relative to annual_withdrawal
                                = s(k, g)·(1 + g)                                              otherwise
    total_withdrawn             = annual_withdrawal·Y(years)
    perpetual_annual_withdrawal = max(0, j·current_savings/d)

    ${yearsLasting}
    W(k) = 0                                      if annual_withdrawal is absent    // All withdrawals of k years
         = annual_withdrawal·Y(k)                 otherwise
    S(k) = current_savings·((1 + j)·(1 + g))^k    if annual_withdrawal is absent    // Savings after k years
         = current_savings                        if k = 0
         = (annual_withdrawal·d·a(years − k, j) + final_balance/(1 + j)^(years − k))·(1 + g)^k    otherwise
  `,
  references: [
    theoryOfInterest('§3.2, §3.3 (annuities), §3.5 (perpetuities), §3.6 (unknown time)'),
    'W. P. Bengen, Determining Withdrawal Rates Using Historical Data, Journal of Financial Planning 7 (1994): with historical returns, which varied, 4 percent of the savings lasted 30 years',
  ],
  schedule: {
    kind: 'withdrawal',
    periodsPerYear: 1,
    totals: { withdrawal: 'total_withdrawn' },
    periods: 'years',
    balance: 'S(k)',
    flow: 'W(k)',
  },
  laws: {
    rises: {
      annual_withdrawal: ['current_savings', 'expected_return'],
      years_lasting: ['current_savings', 'expected_return'],
      perpetual_annual_withdrawal: ['expected_return'],
    },
    falls: {
      annual_withdrawal: ['inflation_rate', 'final_balance'],
      years_lasting: ['annual_expenses', 'inflation_rate'],
    },
    identities: [
      'withdrawal_rate·current_savings = 1200·monthly_withdrawal',
      '12·monthly_withdrawal = annual_withdrawal',
    ],
  },
});
