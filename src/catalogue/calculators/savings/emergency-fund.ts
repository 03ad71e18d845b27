import { defineCalculator } from '#catalogue/define.ts';
import {
  amount,
  currency,
  loanRate,
  money,
  months,
  omittable,
  percent,
  percentage,
  positiveAmount,
  whole,
} from '#catalogue/fields.ts';
import { theoryOfInterest } from '#catalogue/references.ts';

export const emergencyFund = defineCalculator({
  id: 'emergency-fund',
  name: 'Emergency Fund Calculator',
  synonyms: ['rainy day', 'safety net', 'job loss', 'cash reserve'],
  category: 'savings',
  summary: 'The emergency fund that covers a number of months without income, and the monthly saving that builds it.',
  input: {
    monthly_expenses: positiveAmount('Monthly expenses that the fund must cover'),
    months_to_cover: months('Number of months that the fund must cover', { default: 6, maximum: 120 }),
    current_savings: amount('Savings set aside for the fund today', { default: 0 }),
    other_income_pct: percent("Share of the expenses covered by other income, such as a partner's", { default: 0 }),
    monthly_saving: amount('Amount saved at the end of each month; 0 when omitted', { optional: true }),
    annual_rate: loanRate('Nominal annual interest rate of the fund; one-twelfth is added each month', { default: 0 }),
    build_months: months('Months in which required_monthly_saving completes the fund', { default: 12 }),
    currency: currency(),
  },
  output: {
    target_fund: money('Target size of the fund'),
    shortfall: money('Amount missing from the target today; 0 when the target is reached'),
    funded_pct: percentage('Savings today as a percentage of the target; 100 when the target is reached', 'percent'),
    required_monthly_saving: money('Monthly saving that completes the fund in build_months'),
    months_to_target: omittable(
      whole('Whole months until the fund is complete with monthly_saving; absent when it never is complete', 'months'),
    ),
  },
  conventions: {
    timing: 'savings at the end of each month',
    compounding: 'interest monthly, at one-twelfth of the nominal rate',
  },
  equations: `
    i                       = annual_rate/1200                   // Monthly interest rate, as a fraction
    p                       = monthly_saving                     if monthly_saving is given    // Monthly saving
                            = 0                                  otherwise
    target_fund             = monthly_expenses·(1 − other_income_pct/100)·months_to_cover
    missing                 = target_fund − current_savings      // Amount missing from the target
    shortfall               = max(0, missing)
    funded_pct              = 100·current_savings/target_fund    if missing > 0
                            = 100                                otherwise
    required_monthly_saving = max(0, target_fund − current_savings·(1 + i)^build_months)/s(build_months, i)

    g                = current_savings·i + p            // Growth of the fund in the first month
    m                = 0                                if missing ≤ 0    // Months until the fund is complete
                     = missing/p                        if i = 0 and p > 0
                     = ln(1 + missing·i/g)/ln(1 + i)    if g > 0
                     = absent: Without savings or interest on them, the fund never grows.
    months_to_target = ceil(m)                          if missing ≤ 0 or g > 0 or monthly_saving is given
  `,
  references: [
    'Consumer Financial Protection Bureau, An essential guide to building an emergency fund',
    theoryOfInterest('§3.6 (unknown time)'),
  ],
  laws: {
    rises: {
      target_fund: ['monthly_expenses', 'months_to_cover'],
      months_to_target: ['monthly_expenses', 'months_to_cover'],
      required_monthly_saving: ['monthly_expenses', 'months_to_cover'],
      funded_pct: ['current_savings'],
    },
    falls: {
      target_fund: ['other_income_pct'],
      months_to_target: ['monthly_saving', 'annual_rate'],
      required_monthly_saving: ['current_savings', 'annual_rate', 'build_months'],
    },
    identities: [
      'target_fund·(100 − funded_pct) = 100·shortfall',
      '100·target_fund = (100 − other_income_pct)·monthly_expenses·months_to_cover',
    ],
  },
});
