import { constantRates } from '#catalogue/conventions.ts';
import { defineCalculator } from '#catalogue/define.ts';
import {
  currency,
  flag,
  growthRate,
  money,
  percent,
  percentage,
  positiveAmount,
  wholeYears,
} from '#catalogue/fields.ts';
import { theoryOfInterest } from '#catalogue/references.ts';

export const rothVsTraditional = defineCalculator({
  id: 'roth-vs-traditional',
  name: 'Roth vs. Traditional Calculator',
  synonyms: ['roth or traditional', 'roth ira', 'traditional ira', 'roth 401k', 'pre-tax or after-tax', 'tax-deferred'],
  category: 'retirement',
  summary:
    'Retirement savings taxed now (Roth) or when they are withdrawn (traditional), at two tax rates, and the later tax rate at which both are worth the same.',
  isBoundToCurrency: true,
  input: {
    annual_contribution: positiveAmount('Contribution at the end of each year, the same to either account'),
    years: wholeYears('Years until the withdrawal'),
    expected_return: growthRate('Annual return in either account'),
    current_tax_rate: percent('Marginal tax rate now, which a traditional contribution saves'),
    retirement_tax_rate: percent('Tax rate of withdrawals in retirement'),
    tax_saved_invested: flag(
      'Whether the tax that a traditional contribution saves is invested, too',
      { true: 'it earns the same return, untaxed', false: 'it is spent' },
      { default: true },
    ),
    currency: currency(),
  },
  output: {
    roth_future_value_after_tax: money('Value of the Roth account, whose withdrawals are not taxed'),
    traditional_future_value_after_tax: money(
      'Value of the traditional account after the tax on its withdrawal, with the invested tax savings',
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
    timing: 'contributions at the end of each year; all is withdrawn and taxed at the end of the last',
    compounding: 'annual',
  },
  equations: `
    saved = current_tax_rate/100    if tax_saved_invested = true    // Tax saved that is invested, as a share of the contribution
          = 0                       otherwise

    roth_future_value_after_tax        = annual_contribution·s(years, expected_return/100)
    traditional_future_value_after_tax = roth_future_value_after_tax·(1 − retirement_tax_rate/100 + saved)
    roth_advantage                     = roth_future_value_after_tax·(retirement_tax_rate/100 − saved)
    break_even_retirement_tax_rate     = 100·saved
  `,
  references: [
    theoryOfInterest('§3.2 (accumulated value of an annuity-immediate)'),
    'U.S. Internal Revenue Code §§ 219, 408 and 408A: deductible contributions and taxed distributions, or the reverse',
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
      roth_advantage: ['retirement_tax_rate'],
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
