import { accumulationFactorDue, monthlyRate } from '#core/annuity.ts';
import { defineCalculator } from '../define.ts';
import { currency, growthRate, money, percentage, positiveAmount, years } from '../fields.ts';

export const sip = defineCalculator({
  id: 'sip',
  name: 'SIP Calculator',
  category: 'investing',
  summary: 'What a systematic investment plan, the same amount invested every month, grows to.',
  input: {
    monthly_investment: positiveAmount({ description: 'Amount invested at the beginning of each month' }),
    annual_return: growthRate({ description: 'Nominal return, earned monthly at a twelfth' }),
    years: years({ description: 'How long is invested, rounded to whole months (half up, at least one)' }),
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
  note: {
    equation:
      'i = annual_return/1200; n = 12·years in whole months; ' +
      'future_value = monthly_investment·((1+i)^n − 1)/i·(1+i); total_invested = n·monthly_investment; ' +
      'wealth_gained = future_value − total_invested; cagr = 100·((future_value/total_invested)^(12/n) − 1)',
    limits: ['at annual_return 0: future_value = total_invested'],
    reference: 'S. G. Kellison, The Theory of Interest, §3.3 (annuity-due)',
  },
  formula(a, input) {
    const rate = monthlyRate(a, input.annual_return);
    const months = Math.max(1, a.floor(a.add(a.multiply(input.years, 12), 0.5)));
    const grown = accumulationFactorDue(a, rate, months);
    const value = a.multiply(input.monthly_investment, grown);
    const invested = a.multiply(input.monthly_investment, months);
    const yearlyLogGrowth = a.multiply(a.log(a.divide(grown, months)), a.divide(a.of(12), months));
    return {
      future_value: value,
      total_invested: invested,
      wealth_gained: a.subtract(value, invested),
      cagr: a.multiply(a.expm1(yearlyLogGrowth), 100),
    };
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
