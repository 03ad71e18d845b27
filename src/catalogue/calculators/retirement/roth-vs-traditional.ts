import { usualInUnitedStates } from '#catalogue/declare/conventions.ts';
import { constantRates } from '#catalogue/declare/forecasts.ts';
import { defineCalculator } from '#catalogue/declare/define.ts';
import {
  currency,
  flag,
  growthRate,
  money,
  percent,
  percentage,
  positiveAmount,
  wholeYears,
} from '#catalogue/declare/fields.ts';
import { theoryOfInterest } from '#catalogue/declare/references.ts';

export const rothVsTraditional = defineCalculator({
  id: 'roth-vs-traditional',
  name: 'Roth vs. Traditional Calculator',
  synonyms: ['roth or traditional', 'roth ira', 'traditional ira', 'roth 401k', 'pre-tax or after-tax', 'tax-deferred'],
  category: 'retirement',
  summary:
    'Retirement savings taxed now (Roth) or when they are withdrawn (traditional), at two tax rates, and the later tax rate at which both are worth the same.',
  headline: [
    { when: 'roth_advantage > 0', say: 'The Roth account would leave you {roth_advantage} more after tax' },
    {
      when: 'roth_advantage < 0',
      say: 'The traditional account would leave you {|roth_advantage|} more after tax',
    },
    { say: 'Both accounts would leave you the same after tax: the difference is {roth_advantage}' },
  ],
  about:
    'The question is when you would rather pay the tax. If your rate will be higher in retirement, Roth wins; if it ' +
    'will be clearly lower, traditional savings do. The break-even rate says where it turns. It is somewhat below ' +
    'your rate of today, because the tax that you save now grows in an account whose gains are taxed. Limits on ' +
    'contributions, required withdrawals and employer matches are not considered.',
  isBoundToCurrency: true,
  input: {
    annual_contribution: positiveAmount('Contribution at the end of each year, the same to either account'),
    years: wholeYears('Years until the withdrawal'),
    expected_return: growthRate('Annual return in either account'),
    current_tax_rate: percent('Marginal tax rate now, which a traditional contribution saves'),
    retirement_tax_rate: percent('Tax rate of withdrawals in retirement'),
    tax_saved_invested: flag(
      'Whether the tax that a traditional contribution saves is invested, too',
      { true: 'it earns the same return in a taxable account', false: 'it is spent' },
      { default: true },
    ),
    capital_gains_tax_rate: percent('Tax rate on the gain of the invested tax savings, due at the end', {
      default: 15,
      ...usualInUnitedStates,
    }),
    currency: currency(),
  },
  output: {
    roth_future_value_after_tax: money('Value of the Roth account, whose withdrawals are not taxed'),
    traditional_future_value_after_tax: money(
      'Value of the traditional account after the tax on its withdrawal, with the invested tax savings after the tax on their gain',
    ),
    roth_advantage: money(
      'Value with the Roth account minus that with the traditional account; negative if it is less',
    ),
    break_even_retirement_tax_rate: percentage(
      'Tax rate of withdrawals at which both are worth the same; the Roth account is ahead above it',
      'percent',
    ),
  },
  conventions: {
    forecast: constantRates,
    timing: 'contributions and tax savings at the end of each year; all is withdrawn and taxed at the end of the last',
    compounding: 'annual',
  },
  equations: `
    grown = s(years, expected_return/100)                                 // Growth of yearly contributions: their future value as a multiple of one
    gain  = max(0, 1 − years/grown)                                       // Part of that value that is gain
    saved = current_tax_rate/100·(1 − gain·capital_gains_tax_rate/100)    if tax_saved_invested = true    // Value of the invested tax savings after tax, as a share of the account
          = 0                                                             otherwise

    roth_future_value_after_tax        = annual_contribution·grown
    traditional_future_value_after_tax = roth_future_value_after_tax·(1 − retirement_tax_rate/100 + saved)
    roth_advantage                     = roth_future_value_after_tax·(retirement_tax_rate/100 − saved)
    break_even_retirement_tax_rate     = 100·saved
  `,
  references: [
    theoryOfInterest('§3.2 (accumulated value of an annuity-immediate)'),
    'U.S. Internal Revenue Code §§ 219, 408 and 408A: deductible contributions and taxed distributions, or the reverse',
    'U.S. Internal Revenue Code § 1(h): tax rates on long-term capital gains of 0, 15 and 20 percent',
  ],
  pictures: [
    {
      kind: 'curve',
      over: 'retirement_tax_rate = 0…50',
      of: ['roth_future_value_after_tax', 'traditional_future_value_after_tax'],
    },
  ],
  laws: {
    rises: {
      roth_future_value_after_tax: ['annual_contribution', 'expected_return'],
      roth_advantage: ['retirement_tax_rate', 'capital_gains_tax_rate'],
    },
    falls: {
      traditional_future_value_after_tax: ['retirement_tax_rate'],
      roth_advantage: ['current_tax_rate'],
    },
    identities: [
      'roth_advantage + traditional_future_value_after_tax = roth_future_value_after_tax',
      '100·roth_advantage = roth_future_value_after_tax·(retirement_tax_rate − break_even_retirement_tax_rate)',
    ],
  },
});
