import { contributionTiming, rateConvention, savingsConventions } from '#catalogue/declare/conventions.ts';
import { constantReturn } from '#catalogue/declare/forecasts.ts';
import { defineCalculator } from '#catalogue/declare/define.ts';
import { currency, growthRate, money, positiveAmount } from '#catalogue/declare/fields.ts';
import { theoryOfInterest } from '#catalogue/declare/references.ts';
import { investmentYears } from '#catalogue/declare/shared-fields.ts';

export const lumpSumVsSip = defineCalculator({
  id: 'lump-sum-vs-sip',
  name: 'Lump Sum vs. SIP Calculator',
  synonyms: [
    'one-time or monthly investment',
    'dollar cost averaging',
    'windfall',
    'systematic investment plan',
    'all at once or monthly',
    'invest all at once or month by month',
  ],
  category: 'investing',
  summary: 'An amount invested at once, compared with the same amount invested in equal monthly parts.',
  headline: [
    {
      when: 'lump_sum_advantage > 0',
      say: 'Investing at once would leave you {lump_sum_advantage} more than investing monthly',
    },
    {
      when: 'lump_sum_advantage < 0',
      say: 'Investing monthly would leave you {|lump_sum_advantage|} more than investing at once',
    },
    { say: 'Both ways of investing come out even: the difference is {lump_sum_advantage}' },
  ],
  about:
    'When you have the whole amount today, should you invest it at once or spread it out? If the return is positive, ' +
    'investing at once gains more, as the money works longer. Spreading it protects you from investing all of it ' +
    'just before a fall, which a constant return cannot show.',
  input: {
    initial_investment: positiveAmount('Amount to invest'),
    annual_return: growthRate('Annual return'),
    years: investmentYears(),
    contribution_timing: contributionTiming('begin'),
    rate_convention: rateConvention('effective'),
    currency: currency(),
  },
  output: {
    lump_sum_future_value: money('Final value when the whole amount is invested at the start'),
    sip_future_value: money('Final value when the amount is invested in equal parts every month'),
    monthly_investment: money('Part that is invested every month'),
    lump_sum_advantage: money('Final value of the lump sum less that of the monthly investment'),
  },
  conventions: {
    forecast: constantReturn,
    timing: {
      by: 'contribution_timing',
      options: {
        begin: 'monthly parts at the beginning of each month, earning nothing before',
        end: 'monthly parts at the end of each month, earning nothing before',
      },
    },
    compounding: savingsConventions.compounding,
  },
  equations: `
    n = max(1, floor(12·years + 0.5))         // Number of months
    i = annual_return/1200                    if rate_convention = nominal      // Return per month, as a fraction
      = (1 + annual_return/100)^(1/12) − 1    otherwise
    q = 1 + i                                 if contribution_timing = begin    // Growth of a part in the month in which it is invested
      = 1                                     otherwise

    lump_sum_future_value = initial_investment·(1 + i)^n
    monthly_investment    = initial_investment/n
    sip_future_value      = monthly_investment·s(n, i)·q
    lump_sum_advantage    = lump_sum_future_value − sip_future_value
  `,
  references: [theoryOfInterest('§1.5 (compound interest), §3.2 and §3.3 (accumulated values of annuities)')],
  pictures: [{ kind: 'curve', over: 'annual_return = −10…15', of: ['lump_sum_future_value', 'sip_future_value'] }],
  laws: {
    rises: {
      lump_sum_future_value: ['initial_investment', 'annual_return'],
      sip_future_value: ['initial_investment', 'annual_return'],
    },
    falls: { monthly_investment: ['years'] },
    identities: ['sip_future_value + lump_sum_advantage = lump_sum_future_value'],
  },
});
