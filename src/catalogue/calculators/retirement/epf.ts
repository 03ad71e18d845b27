import { defineCalculator } from '#catalogue/declare/define.ts';
import {
  age,
  amount,
  currency,
  growthRate,
  loanRate,
  money,
  percent,
  positiveAmount,
} from '#catalogue/declare/fields.ts';
import { constantRates } from '#catalogue/declare/forecasts.ts';
import { lastFigure, lastLaw, lastValue } from '#catalogue/law/last-figure.ts';

export const epf = defineCalculator({
  id: 'epf',
  name: "Employees' Provident Fund (EPF) Calculator",
  synonyms: ['provident fund', 'pf', 'epfo', 'eps pension', 'uan'],
  category: 'retirement',
  summary: 'Savings in the provident fund of India at retirement, with the pension of the scheme beside it.',
  headline: 'You would have {projected_corpus} in the provident fund',
  about:
    'Employee and employer pay a part of basic pay each month. Of the part of the employer, 8.33 percent of at most 15,000 ' +
    'goes to the pension scheme. Interest is calculated on the balance of each month and added once a year. It leaves out ' +
    'withdrawals, voluntary contributions and tax.',
  input: {
    monthly_basic_pay: positiveAmount('Monthly basic pay with dearness allowance'),
    employee_contribution_pct: percent('Contribution of the employee, in percent of the pay', {
      default: lastValue('in-savings', 'epf_employee_rate'),
    }),
    salary_growth_rate: growthRate('Annual growth of the pay', { default: 0 }),
    current_savings: amount('Balance of the fund today', { default: 0 }),
    current_age: age('Age today'),
    retirement_age: age('Age at retirement', { maximum: 80, default: 58 }),
    annual_rate: loanRate('Annual interest rate of the fund', {
      maximum: 100,
      default: lastValue('in-savings', 'epf_rate'),
    }),
    currency: currency(),
  },
  output: {
    projected_corpus: money('Balance of the fund at retirement'),
    total_contributions: money('All contributions of the employee'),
    total_employer_contributions: money('All contributions of the employer to the fund, excluding the pension scheme'),
    interest_earned: money('All interest'),
    monthly_pension: money('Monthly pension of the scheme; 0 for less than ten years of service'),
  },
  isBoundToCurrency: true,
  rules: `
    require retirement_age > current_age
  `,
  conventions: {
    timing: 'contributions at the end of each month; pay grows once a year',
    compounding: 'interest on the balance of each month, added once a year',
    forecast: constantRates,
  },
  law: lastLaw('in-savings', ['epf_employee_rate', 'epf_employer_rate', 'eps_rate', 'epf_wage_ceiling'], 'epf_rate'),
  figures: {
    epf_employer_rate: lastFigure('in-savings', 'epf_employer_rate', 'Contribution of the employer, in percent'),
    eps_rate: lastFigure('in-savings', 'eps_rate', 'Part of it for the pension scheme, in percent'),
    epf_wage_ceiling: lastFigure('in-savings', 'epf_wage_ceiling', 'Monthly pay up to which the pension scheme counts'),
  },
  equations: `
    n                            = retirement_age − current_age                              // Years to retirement
    i                            = annual_rate/100                                           // Return of a year, as a fraction
    pay(k)                       = monthly_basic_pay·(1 + salary_growth_rate/100)^(k − 1)    // Monthly pay in year k
    own(k)                       = employee_contribution_pct/100·pay(k)                      // Contribution of a month by the employee
    other(k)                     = epf_employer_rate/100·pay(k) − eps_rate/100·min(pay(k), epf_wage_ceiling)    // Contribution of a month by the employer to the fund
    B(0)                         = current_savings                                           // Balance at the beginning
    B(k)                         = B(k − 1)·(1 + i) + (own(k) + other(k))·(12 + 5.5·i)       // Balance after year k
    projected_corpus             = B(n)
    total_contributions          = 12·sum(k = 1…n, own(k))
    total_employer_contributions = 12·sum(k = 1…n, other(k))
    interest_earned              = projected_corpus − current_savings − total_contributions − total_employer_contributions
    service                      = n + 2                                                     if n ≥ 20    // Years that count for the pension
                                 = n                                                         otherwise
    monthly_pension              = min(pay(n), epf_wage_ceiling)·service/70                  if n ≥ 10
                                 = 0                                                         otherwise
  `,
  references: [
    "India, Employees' Provident Funds Scheme, 1952, paras. 29, 60; Employees' Pension Scheme, 1995, paras. 3, 12",
  ],
  pictures: [{ kind: 'bars', of: ['total_contributions', 'total_employer_contributions', 'interest_earned'] }],
  laws: {
    rises: { projected_corpus: ['monthly_basic_pay', 'employee_contribution_pct', 'annual_rate', 'current_savings'] },
    identities: [
      'current_savings + total_contributions + total_employer_contributions + interest_earned = projected_corpus',
    ],
    unscaled: 'the ceiling of the pension scheme is an amount of the law',
  },
});
