import { defineCalculator } from '#catalogue/declare/define.ts';
import {
  amount,
  annualPercent,
  currency,
  growthRate,
  optionalMoney,
  percent,
  percentage,
} from '#catalogue/declare/fields.ts';
import { theoryOfInterest } from '#catalogue/declare/references.ts';

export const inflationAdjustedReturn = defineCalculator({
  id: 'inflation-adjusted-return',
  aliases: ['real-return'],
  name: 'Inflation-Adjusted Return Calculator',
  synonyms: ['real return', 'after-tax return', 'purchasing power'],
  category: 'investing',
  summary: 'Return after fees, tax and inflation, and the return needed to preserve purchasing power.',
  headline: [
    {
      when: 'real_return < 0',
      say: 'Your money would lose {|real_return|} of its purchasing power a year',
    },
    { say: 'Your money would earn {real_return} a year after fees, tax and inflation' },
  ],
  about:
    'What matters is not how much money you have, but what it buys. This takes fees, tax and inflation off a return, ' +
    'one after another, and shows what is left. It also shows the return you need just to stand still, which is ' +
    'higher than the inflation rate once the gain is taxed.',
  input: {
    nominal_return: growthRate('Annual return before fees, tax and inflation'),
    inflation_rate: growthRate('Annual inflation rate'),
    annual_fee_pct: annualPercent('Annual fee as a percentage of the value, charged at the end of the year', {
      default: 0,
      maximum: 99,
    }),
    tax_rate: percent('Tax rate on the annual gain after fees; losses are not taxed', { default: 0, maximum: 99 }),
    principal: amount('Amount invested, for real_annual_gain', { optional: true }),
    currency: currency(),
  },
  output: {
    real_return: percentage('Real annual return after fees, tax and inflation'),
    return_after_fees: percentage('Annual return after fees, before tax and inflation'),
    return_after_tax: percentage('Annual return after fees and tax, before inflation'),
    real_return_before_costs: percentage('Real annual return before fees and tax'),
    approximate_real_return: percentage('Common approximation of the real return: return less inflation'),
    break_even_return: percentage('Break-even return: annual return before fees and tax that matches inflation'),
    real_annual_gain: optionalMoney('Gain of the first year, in money of its beginning; only with principal'),
  },
  conventions: { timing: 'fees and tax at the end of each year', compounding: 'annual' },
  equations: `
    kept                     = 1 − annual_fee_pct/100               // Share of the value left after fees
    prices                   = 1 + inflation_rate/100               // Growth factor of prices per year
    return_after_fees        = 100·((1 + nominal_return/100)·kept − 1)
    return_after_tax         = min(return_after_fees, return_after_fees·(1 − tax_rate/100))
    real_return              = 100·((1 + return_after_tax/100)/prices − 1)
    real_return_before_costs = 100·((1 + nominal_return/100)/prices − 1)
    approximate_real_return  = nominal_return − inflation_rate
    g                        = inflation_rate/(1 − tax_rate/100)    if inflation_rate > 0    // Return before tax that matches inflation, in percent
                             = inflation_rate                       otherwise
    break_even_return        = 100·((1 + g/100)/kept − 1)
    real_annual_gain         = principal·real_return/100
  `,
  references: [
    'I. Fisher, The Theory of Interest (1930), ch. II (money interest and real interest)',
    theoryOfInterest('§9.4 (inflation)'),
  ],
  pictures: [{ kind: 'bars', of: ['nominal_return', 'return_after_fees', 'return_after_tax', 'real_return'] }],
  laws: {
    rises: {
      real_return: ['nominal_return'],
      real_annual_gain: ['nominal_return'],
      break_even_return: ['inflation_rate', 'annual_fee_pct', 'tax_rate'],
    },
    falls: { real_return: ['inflation_rate', 'annual_fee_pct', 'tax_rate'] },
    identities: [
      '(100 + real_return)·(100 + inflation_rate) = 100·(100 + return_after_tax)',
      'approximate_real_return = real_return_before_costs·(1 + inflation_rate/100)',
      '100·real_annual_gain = principal·real_return',
      '(100 + return_after_fees)·100 = (100 + nominal_return)·(100 − annual_fee_pct)',
    ],
  },
});
