import { contributionTiming, savingsConventions } from '#catalogue/conventions.ts';
import { defineCalculator } from '#catalogue/define.ts';
import {
  amount,
  currency,
  duration,
  loanRate,
  money,
  months,
  omittable,
  optionalMoney,
  positiveAmount,
  whole,
} from '#catalogue/fields.ts';
import { theoryOfInterest } from '#catalogue/references.ts';

export const savingsGoal = defineCalculator({
  id: 'savings-goal',
  name: 'Savings Goal Calculator',
  synonyms: ['save up', 'saving', 'save for a vacation', 'college fund', 'monthly deposit'],
  category: 'savings',
  summary: 'Time in which monthly deposits reach a savings goal, and the deposit that reaches it in a given time.',
  input: {
    goal_amount: positiveAmount('Savings goal'),
    monthly_deposit: amount('Monthly deposit; optional if target_months is given', { optional: true }),
    current_savings: amount('Current savings', { default: 0 }),
    annual_rate: loanRate('Nominal annual interest rate; one-twelfth is added each month', { default: 0 }),
    target_months: months('Months in which to reach the goal, for required_monthly_deposit', { optional: true }),
    contribution_timing: contributionTiming('end'),
    currency: currency(),
  },
  output: {
    months_needed: omittable(whole('Whole months until the goal is reached; 0 if it already is', 'months')),
    years_needed: omittable(duration('Years until the goal is reached, including a fraction of the last month')),
    total_deposits: omittable(money('All deposits until the goal is reached; the last one is only as large as needed')),
    interest_earned: omittable(
      money('Interest until the goal is reached: the goal minus current savings and deposits'),
    ),
    required_monthly_deposit: optionalMoney(
      'Monthly deposit that reaches the goal in target_months; 0 if none is needed',
    ),
  },
  rules: [
    {
      field: 'monthly_deposit',
      demand: 'must be given unless target_months is',
      holds: ({ monthly_deposit, target_months }) => monthly_deposit !== undefined || target_months !== undefined,
    },
  ],
  conventions: { timing: savingsConventions.timing, compounding: 'monthly, at one-twelfth of the nominal rate' },
  equations: `
    i             = annual_rate/1200                     // Monthly interest rate, as a fraction
    b             = 1 + i                                if contribution_timing = begin      // Growth of a deposit within its month
                  = 1                                    otherwise
    d             = monthly_deposit·b                    // Value of a deposit at the end of its month
    t             = 0                                    if current_savings ≥ goal_amount    // Months until the goal is reached, including a fraction
                  = (goal_amount − current_savings)/d    if i = 0 and d > 0
                  = ln(1 + (goal_amount − current_savings)·i/(current_savings·i + d))/ln(1 + i)    if i > 0 and current_savings·i + d > 0
    require target_months is given or t ≤ 2400 else goal-unreachable: the savings do not reach goal_amount within 200 years: raise monthly_deposit or annual_rate, or lower goal_amount
    T             = t                                    if t ≤ 2400                         // Months until the goal is reached, if within 200 years
                  = absent: The savings do not reach goal_amount within 200 years.
    months_needed = ceil(T)                              if monthly_deposit is given
    years_needed  = T/12                                 if monthly_deposit is given

    V(k, x)                  = current_savings·(1 + i)^k + x·b·s(k, i)           // Savings after k deposits of x
    last                     = max(0, goal_amount − V(months_needed − 1, monthly_deposit)·(1 + i))/b    // Last deposit, only as large as needed
    total_deposits           = 0                                                 if months_needed = 0
                             = (months_needed − 1)·monthly_deposit + last        otherwise
    interest_earned          = 0                                                 if months_needed = 0
                             = goal_amount − current_savings − total_deposits    otherwise
    required_monthly_deposit = max(0, goal_amount − current_savings·(1 + i)^target_months)/(b·s(target_months, i))

    m    = months_needed               if months_needed is given                                 // Months of the schedule
         = target_months               if target_months is given
         = 0                           otherwise
    D    = monthly_deposit             if months_needed is given and monthly_deposit is given    // Deposit of the schedule
         = required_monthly_deposit    if required_monthly_deposit is given
         = 0                           otherwise
    S(k) = goal_amount                 if k > 0 and k = months_needed                            // Savings after month k
         = V(k, D)                     otherwise
    P(k) = total_deposits              if k = months_needed and total_deposits is given          // Deposits in k months
         = k·D                         otherwise
  `,
  references: [theoryOfInterest('§3.6 (unknown time) and §3.2 (accumulated value of an annuity)')],
  schedule: {
    kind: 'growth',
    periodsPerYear: 12,
    totals: { contribution: 'total_deposits', growth: 'interest_earned' },
    periods: 'm',
    balance: 'S(k)',
    flow: 'P(k)',
  },
  laws: {
    rises: { months_needed: ['goal_amount'], required_monthly_deposit: ['goal_amount'] },
    falls: {
      months_needed: ['monthly_deposit', 'current_savings', 'annual_rate'],
      required_monthly_deposit: ['target_months', 'annual_rate', 'current_savings'],
    },
    identities: [
      'current_savings + total_deposits + interest_earned = max(goal_amount, current_savings)',
      'max(12·years_needed, months_needed) = months_needed',
    ],
  },
});
