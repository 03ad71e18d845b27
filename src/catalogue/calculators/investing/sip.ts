import { defineCalculator } from '#catalogue/declare/define.ts';
import { currency, money, percentage, positiveAmount } from '#catalogue/declare/fields.ts';
import { futureValueHeadline } from '#catalogue/declare/headline.ts';
import { investmentReturn, investmentYears } from '#catalogue/declare/shared-fields.ts';
import { contributionTiming, rateConvention, savingsConventions } from '#catalogue/declare/conventions.ts';
import { theoryOfInterest } from '#catalogue/declare/references.ts';

export const sip = defineCalculator({
  id: 'sip',
  name: 'SIP Calculator',
  synonyms: ['systematic investment plan', 'mutual fund', 'monthly investment'],
  category: 'investing',
  summary: 'The future value of a systematic investment plan (SIP): the same amount invested every month.',
  headline: futureValueHeadline,
  about:
    'A systematic investment plan turns a monthly amount into wealth without a decision every month. Compare the ' +
    'amount you put in with what it becomes, and try a longer time: the last years add the most. The return is the ' +
    'same in every month, which no fund delivers, so take the result as an average. Fund fees and taxes are not ' +
    'deducted.',
  input: {
    monthly_investment: positiveAmount('Amount invested each month'),
    annual_return: investmentReturn(),
    years: investmentYears(),
    contribution_timing: contributionTiming('begin'),
    rate_convention: rateConvention(),
    currency: currency(),
  },
  output: {
    future_value: money('Value at the end of the last month'),
    total_invested: money('Total of all investments'),
    wealth_gained: money('Gain: the future value less the total invested'),
    cagr: percentage(
      'Constant annual growth at which the total invested, invested at once, would reach the future value',
    ),
  },
  conventions: savingsConventions,
  equations: `
    i    = (1 + annual_return/100)^(1/12) − 1    if rate_convention = effective    // Monthly return, as a fraction
         = annual_return/1200                    otherwise
    n    = max(1, floor(12·years + 0.5))         // Number of months
    V(k) = monthly_investment·s(k, i)            if contribution_timing = end      // Value after k months
         = monthly_investment·(1 + i)·s(k, i)    otherwise

    future_value   = V(n)
    total_invested = monthly_investment·n
    wealth_gained  = future_value − total_invested
    cagr           = 100·((future_value/total_invested)^(12/n) − 1)
  `,
  references: [theoryOfInterest('§3.3 (annuity-due)')],
  schedule: {
    kind: 'growth',
    periodsPerYear: 12,
    totals: { contribution: 'total_invested', growth: 'wealth_gained' },
    periods: 'n',
    balance: 'V(k)',
    flow: 'monthly_investment·k',
  },
  laws: {
    rises: {
      future_value: ['monthly_investment', 'annual_return'],
      total_invested: ['monthly_investment', 'years'],
      cagr: ['annual_return'],
    },
    identities: ['total_invested + wealth_gained = future_value'],
  },
});
