import { defineCalculator } from '#catalogue/define.ts';
import { amount, currency, growthRate, money, positiveAmount, years } from '#catalogue/fields.ts';
import { investmentReturn } from '#catalogue/shared-fields.ts';
import { contributionTiming, rateConvention, savingsConventions } from '#catalogue/conventions.ts';
import { theoryOfInterest } from '#catalogue/references.ts';

export const investmentGoal = defineCalculator({
  id: 'investment-goal',
  name: 'Investment Goal Calculator',
  synonyms: ['target amount', 'how much to invest', 'millionaire'],
  category: 'investing',
  summary: 'Monthly investment or lump sum needed to reach a goal by a given time.',
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
    future_goal: money('Goal amount at future prices'),
    savings_at_goal: money('Future value of the current savings'),
    shortfall: money('Amount by which the current savings fall short of the goal; 0 if they reach it'),
    monthly_investment: money('Monthly investment that reaches the goal'),
    lump_sum: money('Lump sum today that reaches the goal instead of monthly investments'),
    total_invested: money('Total of all monthly investments'),
    growth: money('Growth of the current savings and the monthly investments'),
  },
  answers: ['monthly_investment'],
  conventions: savingsConventions,
  equations: `
    i    = (1 + annual_return/100)^(1/12) − 1    if rate_convention = effective    // Monthly return, as a fraction
         = annual_return/1200                    otherwise
    n    = max(1, floor(12·years + 0.5))         // Number of months
    d(k) = (1 + i)·s(k, i)                       if contribution_timing = begin    // Future value of 1 per month after k months
         = s(k, i)                               otherwise

    future_goal        = goal_amount·(1 + inflation_rate/100)^(n/12)
    savings_at_goal    = current_savings·(1 + i)^n
    lump_sum           = max(0, future_goal·(1 + i)^−n − current_savings)
    shortfall          = future_goal − savings_at_goal    if lump_sum > 0
                       = 0                                otherwise
    monthly_investment = shortfall/d(n)
    total_invested     = n·monthly_investment
    growth             = round(savings_at_goal + shortfall) − round(current_savings) − round(total_invested)
  `,
  references: [theoryOfInterest('§3.2 and §3.3 (accumulated values of annuities)')],
  schedule: {
    kind: 'growth',
    periodsPerYear: 12,
    totals: { contribution: 'total_invested', growth: 'growth' },
    periods: 'n',
    balance: 'current_savings·(1 + i)^k + monthly_investment·d(k)',
    flow: 'monthly_investment·k',
  },
  laws: {
    unscaled: { growth: 'It is the difference of rounded amounts.' },
    rises: {
      monthly_investment: ['goal_amount', 'inflation_rate'],
      lump_sum: ['goal_amount'],
      savings_at_goal: ['current_savings', 'annual_return'],
    },
    falls: {
      monthly_investment: ['current_savings', 'annual_return'],
      lump_sum: ['annual_return', 'current_savings'],
      shortfall: ['current_savings'],
    },
    identities: [
      'lump_sum·savings_at_goal = shortfall·current_savings',
      'shortfall + savings_at_goal = max(future_goal, savings_at_goal)',
    ],
  },
});
