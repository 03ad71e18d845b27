import { accumulationFactorAt, monthlyGrowth, wholeMonths } from '#core/annuity.ts';
import { defineCalculator, step, stepByCase } from '../define.ts';
import { currency, growthRate, money, percentage, positiveAmount, years } from '../fields.ts';
import {
  accumulationStep,
  contributionTiming,
  monthlyReturnStep,
  rateConvention,
  savingsConventions,
  wholeMonthsStep,
} from '../conventions.ts';

export const sip = defineCalculator({
  id: 'sip',
  name: 'SIP Calculator',
  synonyms: ['systematic investment plan', 'mutual fund', 'monthly investment'],
  category: 'investing',
  summary: 'What a systematic investment plan, the same amount invested every month, grows to.',
  input: {
    monthly_investment: positiveAmount({ description: 'Amount invested each month' }),
    annual_return: growthRate({ description: 'Yearly return on the investments' }),
    years: years({ description: 'How long is invested, rounded to whole months (half up, at least one)' }),
    contribution_timing: contributionTiming('begin'),
    rate_convention: rateConvention(),
    currency: currency(),
  },
  output: {
    future_value: money('Value at the end of the last month'),
    total_invested: money('All investments'),
    wealth_gained: money('Value at the end less all investments'),
    cagr: percentage(
      'Yearly growth that would turn all investments, made at once, into the value at the end',
    ),
  },
  conventions: savingsConventions,
  note: {
    steps: [
      monthlyReturnStep('annual_return'),
      wholeMonthsStep,
      accumulationStep,
      stepByCase('future_value', [
        { when: 'contribution_timing = end', equation: 'monthly_investment·s' },
        { equation: 'monthly_investment·s·(1 + i)' },
      ]),
      step('total_invested', 'monthly_investment·n'),
      step('wealth_gained', 'future_value − total_invested'),
      step('cagr', '100·((future_value/total_invested)^(12/n) − 1)'),
    ],
    isComplete: true,
    references: ['S. G. Kellison, The Theory of Interest, 3rd edition (2009), §3.3 (annuity-due)'],
  },
  formula(a, input) {
    const rate = monthlyGrowth(a, input.annual_return, input.rate_convention);
    const months = wholeMonths(a, input.years);
    const grown = accumulationFactorAt(a, rate, months, input.contribution_timing);
    const value = a.multiply(input.monthly_investment, grown);
    const invested = a.multiply(input.monthly_investment, months);
    const yearlyLogGrowth = a.divide(a.multiply(a.log(a.divide(grown, months)), 12), months);
    return {
      future_value: value,
      total_invested: invested,
      wealth_gained: a.subtract(value, invested),
      cagr: a.multiply(a.expm1(yearlyLogGrowth), 100),
    };
  },
  schedule: {
    kind: 'growth',
    periodsPerYear: 12,
    totals: { contribution: 'total_invested', growth: 'wealth_gained' },
    course(a, { monthly_investment: monthly, contribution_timing: timing, ...input }) {
      const rate = monthlyGrowth(a, input.annual_return, input.rate_convention);
      return {
        periods: wholeMonths(a, input.years),
        at: (month: number) => ({
          balance: a.multiply(monthly, accumulationFactorAt(a, rate, month, timing)),
          flow: a.multiply(monthly, month),
        }),
      };
    },
  },
  laws: {
    rises: {
      future_value: ['monthly_investment', 'annual_return'],
      total_invested: ['monthly_investment', 'years'],
      cagr: ['annual_return'],
    },
    identities: ['total_invested + wealth_gained = future_value'],
  },
  examples: [
    {
      input: { monthly_investment: 10000, annual_return: 12, years: 10, currency: 'INR' },
      output: {
        future_value: 2323390.76,
        total_invested: 1200000,
        wealth_gained: 1123390.76,
        cagr: 6.8302,
        currency: 'INR',
      },
    },
  ],
});
