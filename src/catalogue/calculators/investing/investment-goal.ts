import { defineCalculator } from '#catalogue/declare/define.ts';
import { amount, currency, growthRate, money, positiveAmount, years } from '#catalogue/declare/fields.ts';
import { investmentReturn } from '#catalogue/declare/shared-fields.ts';
import { contributionTiming, rateConvention, savingsConventions } from '#catalogue/declare/conventions.ts';
import { theoryOfInterest } from '#catalogue/declare/references.ts';

export const investmentGoal = defineCalculator({
  id: 'investment-goal',
  name: 'Investment Goal Calculator',
  synonyms: [
    'target amount',
    'how much to invest',
    'how much to invest each month',
    'millionaire',
    'how much sip',
    'how much to save each month',
  ],
  category: 'investing',
  summary: 'Monthly investment or lump sum needed to reach a goal by a given time.',
  headline: [
    {
      when: 'shortfall > 0',
      say: 'You would have to invest {required_monthly_investment} a month to reach your goal',
    },
    { say: 'Your savings would grow to the {future_goal_amount} that you need by themselves' },
  ],
  about:
    'Start from the goal rather than from the savings: a house, an education, a sum for retirement. It grows the ' +
    'goal with inflation, counts what you have, and finds what is missing. The closer the goal, the lower the return ' +
    'you should assume, since there is no time to recover from a fall.',
  input: {
    goal_amount: positiveAmount("Goal amount, in today's money"),
    years: years('Time until the goal, rounded to whole months (half up, at least one)'),
    annual_return: investmentReturn(),
    current_savings: amount('Current savings for the goal', { default: 0 }),
    inflation_rate: growthRate('Annual inflation rate of the goal amount', { default: 0 }),
    contribution_timing: contributionTiming('begin'),
    rate_convention: rateConvention(),
    currency: currency(),
  },
  output: {
    future_goal_amount: money('Goal amount at future prices'),
    future_value_of_savings: money('Future value of the current savings'),
    shortfall: money('Amount by which the current savings fall short of the goal; 0 if they reach it'),
    required_monthly_investment: money('Monthly investment that reaches the goal'),
    required_lump_sum: money('Lump sum today that reaches the goal instead of monthly investments'),
    total_invested: money('Total of all monthly investments'),
    wealth_gained: money('Growth of the current savings and the monthly investments'),
  },
  conventions: savingsConventions,
  equations: `
    i    = (1 + annual_return/100)^(1/12) − 1    if rate_convention = effective    // Monthly return, as a fraction
         = annual_return/1200                    otherwise
    n    = max(1, floor(12·years + 0.5))         // Number of months
    d(k) = (1 + i)·s(k, i)                       if contribution_timing = begin    // Future value of 1 per month after k months
         = s(k, i)                               otherwise

    future_goal_amount          = goal_amount·(1 + inflation_rate/100)^(n/12)
    future_value_of_savings     = current_savings·(1 + i)^n
    required_lump_sum           = max(0, future_goal_amount·(1 + i)^−n − current_savings)
    shortfall                   = future_goal_amount − future_value_of_savings    if required_lump_sum > 0
                                = 0                                               otherwise
    required_monthly_investment = shortfall/d(n)
    total_invested              = n·required_monthly_investment
    wealth_gained               = future_value_of_savings + shortfall − current_savings − total_invested
  `,
  references: [theoryOfInterest('§3.2 and §3.3 (accumulated values of annuities)')],
  schedule: {
    kind: 'growth',
    periodsPerYear: 12,
    totals: { contribution: 'total_invested' },
    periods: 'n',
    balance: 'current_savings·(1 + i)^k + required_monthly_investment·d(k)',
    flow: 'required_monthly_investment·k',
  },
  laws: {
    rises: {
      required_monthly_investment: ['goal_amount', 'inflation_rate'],
      required_lump_sum: ['goal_amount'],
      future_value_of_savings: ['current_savings', 'annual_return'],
    },
    falls: {
      required_monthly_investment: ['current_savings', 'annual_return'],
      required_lump_sum: ['annual_return', 'current_savings'],
      shortfall: ['current_savings'],
    },
    identities: [
      'required_lump_sum·future_value_of_savings = shortfall·current_savings',
      'shortfall + future_value_of_savings = max(future_goal_amount, future_value_of_savings)',
    ],
  },
});
