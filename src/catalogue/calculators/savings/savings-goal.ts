import { contributionTiming, rateConvention, savingsConventions } from '#catalogue/declare/conventions.ts';
import { defineCalculator } from '#catalogue/declare/define.ts';
import {
  amount,
  currency,
  duration,
  growthRate,
  loanRate,
  money,
  months,
  omittable,
  optionalMoney,
  positiveAmount,
  whole,
} from '#catalogue/declare/fields.ts';
import { theoryOfInterest } from '#catalogue/declare/references.ts';

export const savingsGoal = defineCalculator({
  id: 'savings-goal',
  name: 'Savings Goal Calculator',
  synonyms: [
    'save up',
    'saving',
    'save for a vacation',
    'college fund',
    'monthly deposit',
    'save each month',
    'how much to save',
    'how much a month to save',
  ],
  category: 'savings',
  summary: 'Time in which monthly deposits reach a savings goal, and the deposit that reaches it in a given time.',
  headline: [
    { when: 'months_to_goal = 0', say: 'You have reached your goal of {future_goal_amount} already' },
    {
      when: 'months_to_goal and required_monthly_contribution',
      say: 'You would reach your goal in {months_to_goal}, or in {target_months} with {required_monthly_contribution} a month',
    },
    { when: 'months_to_goal', say: 'You would reach your goal in {months_to_goal}' },
    {
      when: 'required_monthly_contribution',
      say: 'You would have to save {required_monthly_contribution} a month to reach your goal in {target_months}',
    },
  ],
  about:
    'It works both ways: how long your deposits take to reach the goal, or what to deposit to reach it in time. Let ' +
    'the goal grow if its price will rise until then. For money you need within a few years, use the rate of a ' +
    'savings account rather than a return of the stock market.',
  input: {
    goal_amount: positiveAmount('Savings goal'),
    monthly_contribution: amount('Monthly deposit; optional if target_months is given', { optional: true }),
    current_savings: amount('Current savings', { default: 0 }),
    annual_rate: loanRate('Annual interest rate', { default: 0 }),
    target_months: months('Months in which to reach the goal, for required_monthly_contribution', { optional: true }),
    goal_growth_rate: growthRate('Annual growth of the goal, such as inflation', {
      minimum: 0,
      maximum: 100,
      default: 0,
    }),
    contribution_timing: contributionTiming('end'),
    rate_convention: rateConvention(),
    currency: currency(),
  },
  output: {
    months_to_goal: omittable(whole('Whole months until the goal is reached; 0 if it already is', 'months')),
    years_to_goal: omittable(
      duration('Years until the goal is reached, including a fraction of the last month unless the goal grows'),
    ),
    total_contributions: omittable(
      money('All deposits until the goal is reached; the last one is only as large as needed'),
    ),
    interest_earned: omittable(
      money('Interest until the goal is reached: the goal minus current savings and deposits'),
    ),
    future_goal_amount: omittable(money('Goal when it is reached')),
    required_monthly_contribution: optionalMoney(
      'Monthly deposit that reaches the goal in target_months; 0 if none is needed',
    ),
  },
  rules: `
    require monthly_contribution is given or target_months is given else monthly_contribution: must be given unless target_months is
  `,
  conventions: { timing: savingsConventions.timing, compounding: savingsConventions.compounding },
  equations: `
    i              = (1 + annual_rate/100)^(1/12) − 1     if rate_convention = effective                               // Monthly interest rate, as a fraction
                   = annual_rate/1200                     otherwise
    b              = 1 + i                                if contribution_timing = begin                               // Growth of a deposit within its month
                   = 1                                    otherwise
    d              = monthly_contribution·b               // Value of a deposit at the end of its month
    c              = monthly_contribution·b               if monthly_contribution is given                             // The same; 0 without a deposit
                   = 0                                    otherwise
    Y(0)           = current_savings
    Y(k)           = Y(k − 1)·(1 + i) + c                 // Savings after k months
    g              = (1 + goal_growth_rate/100)^(1/12)    // Growth factor of the goal per month
    H(0)           = goal_amount
    H(k)           = H(k − 1)·g                           // Goal after k months
    u              = absent                               if monthly_contribution is absent or goal_growth_rate = 0    // Month in which a goal that grows is reached
                   = first(k = 1…2400, Y(k) ≥ H(k))
    t              = 0                                    if current_savings ≥ goal_amount                             // Months until the goal is reached, including a fraction
                   = u                                    if goal_growth_rate > 0
                   = (goal_amount − current_savings)/d    if i = 0 and d > 0
                   = ln(1 + (goal_amount − current_savings)·i/(current_savings·i + d))/ln(1 + i)    if i > 0 and current_savings·i + d > 0
    require target_months is given or t ≤ 2400 else goal-unreachable: the savings do not reach goal_amount within 200 years: raise monthly_contribution or annual_rate, or lower goal_amount
    T              = t                                    if t ≤ 2400                                                  // Months until the goal is reached, if within 200 years
                   = absent: The savings do not reach goal_amount within 200 years.
    months_to_goal = ceil(T)                              if monthly_contribution is given
    years_to_goal  = T/12                                 if monthly_contribution is given

    future_goal_amount            = goal_amount·(1 + goal_growth_rate/100)^(months_to_goal/12)
    V(k, x)                       = current_savings·(1 + i)^k + x·b·s(k, i)                       // Savings after k deposits of x
    last                          = max(0, future_goal_amount − V(months_to_goal − 1, monthly_contribution)·(1 + i))/b    // Last deposit, only as large as needed
    total_contributions           = 0                                                             if months_to_goal = 0
                                  = (months_to_goal − 1)·monthly_contribution + last              otherwise
    interest_earned               = 0                                                             if months_to_goal = 0
                                  = future_goal_amount − current_savings − total_contributions    otherwise
    required_monthly_contribution = max(0, goal_amount·(1 + goal_growth_rate/100)^(target_months/12) − current_savings·(1 + i)^target_months)/(b·s(target_months, i))

    m    = months_to_goal                   if months_to_goal is given                                         // Months of the schedule
         = target_months                    if target_months is given
         = 0                                otherwise
    D    = monthly_contribution             if months_to_goal is given and monthly_contribution is given       // Deposit of the schedule
         = required_monthly_contribution    if required_monthly_contribution is given
         = 0                                otherwise
    S(k) = future_goal_amount               if k > 0 and k = months_to_goal and future_goal_amount is given    // Savings after month k
         = V(k, D)                          otherwise
    P(k) = total_contributions              if k = months_to_goal and total_contributions is given             // Deposits in k months
         = k·D                              otherwise
  `,
  references: [theoryOfInterest('§3.6 (unknown time) and §3.2 (accumulated value of an annuity)')],
  schedule: {
    kind: 'growth',
    periodsPerYear: 12,
    totals: { contribution: 'total_contributions', growth: 'interest_earned' },
    mark: 'months_to_goal',
    periods: 'm',
    balance: 'S(k)',
    flow: 'P(k)',
  },
  laws: {
    rises: {
      months_to_goal: ['goal_amount'],
      required_monthly_contribution: ['goal_amount', 'goal_growth_rate'],
    },
    falls: {
      months_to_goal: ['monthly_contribution', 'current_savings', 'annual_rate'],
      required_monthly_contribution: ['target_months', 'annual_rate', 'current_savings'],
    },
    identities: [
      'current_savings + total_contributions + interest_earned = max(future_goal_amount, current_savings)',
      'max(12·years_to_goal, months_to_goal) = months_to_goal',
    ],
  },
});
