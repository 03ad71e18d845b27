import { defineCalculator } from '#catalogue/declare/define.ts';
import {
  amount,
  choice,
  currency,
  days,
  loanRate,
  money,
  months,
  omittable,
  percent,
  percentage,
  wholeYears,
} from '#catalogue/declare/fields.ts';
import { compoundFrequency, frequencyConvention } from '#catalogue/declare/conventions.ts';
import { atEnd, during } from '#catalogue/declare/schedule.ts';
import { theoryOfInterest } from '#catalogue/declare/references.ts';

const payouts = {
  at_maturity: 'interest stays in the deposit and is paid at maturity',
  monthly: 'interest is paid out every month, at the lower rate that compounds to the same annual yield',
  quarterly: 'interest is paid out every 3 months',
  semiannually: 'interest is paid out every 6 months',
  annually: 'interest is paid out every year',
} as const;

const shortTerms = {
  simple: 'simple interest for a term below 6 months, as most banks pay; longer terms compound to the last day',
  simple_parts:
    'simple interest for a term below 6 months and, in a longer one, for the days after the last whole compounding period, as banks in India pay',
  compound: 'compounds to the last day in every term',
} as const;

/** Months between payouts; 0 where there are none. */
const payoutMonths = { at_maturity: 0, monthly: 1, quarterly: 3, semiannually: 6, annually: 12 } as const;

export const fixedDeposit = defineCalculator({
  id: 'fixed-deposit',
  name: 'Fixed Deposit (FD) Calculator',
  synonyms: ['certificate of deposit', 'cd', 'term deposit', 'bank deposit', 'fd'],
  category: 'savings',
  summary: 'The maturity value and the interest of a fixed (term) deposit, cumulative or with interest paid out.',
  headline: [
    { when: 'interest_payout', say: 'You would receive {interest_payout} of interest {payout_frequency}' },
    {
      when: 'tax > 0',
      say: 'You would receive {maturity_value} at maturity, or {maturity_value_after_tax} after tax',
    },
    { say: 'You would receive {maturity_value} at maturity' },
  ],
  about:
    'Use it to compare term deposits: with interest added to the deposit or paid out to you, and with the ' +
    'compounding that your bank uses. Tax on the interest can be deducted. Banks reduce the rate if you withdraw ' +
    'early, which is not included.',
  input: {
    principal: amount('Amount deposited'),
    annual_rate: loanRate('Nominal annual interest rate'),
    tenure_years: wholeYears('Years of the term', { minimum: 0, maximum: 100, default: 0 }),
    tenure_months: months('Months of the term, in addition to tenure_years', { minimum: 0, default: 0 }),
    tenure_days: days('Term in days of a year of 365, in place of tenure_years and tenure_months', {
      minimum: 7,
      maximum: 3650,
      optional: true,
    }),
    compound_frequency: compoundFrequency('quarterly'),
    short_term_convention: choice('Interest of a short term', shortTerms, { default: 'simple' }),
    payout_frequency: choice('Interest payout', payouts, { default: 'at_maturity' }, payoutMonths),
    tax_rate: percent('Tax rate on the interest', { default: 0 }),
    currency: currency(),
  },
  output: {
    maturity_value: money('Amount paid at the end of the term, before tax'),
    interest_earned: money('Total interest, before tax'),
    interest_payout: omittable(money('Interest paid out in each full payout period; absent for a cumulative deposit')),
    tax: money('Tax on the total interest'),
    interest_earned_after_tax: money('Total interest after tax'),
    maturity_value_after_tax: money('Amount paid at the end of the term, after tax on its interest'),
    effective_annual_rate: percentage('Effective annual rate, with compounding and before tax'),
  },
  rules: `
    require tenure_years + tenure_months > 0 or tenure_days is given else tenure_months: must be at least 1 when tenure_years is 0, unless tenure_days is given
    require 12·tenure_years + tenure_months ≤ 1200 else tenure_months: must not make the term longer than 1,200 months, together with tenure_years
    require tenure_years + tenure_months = 0 if tenure_days is given else tenure_days: must not be given with tenure_years or tenure_months
  `,
  conventions: {
    timing: { by: 'payout_frequency', options: payouts },
    compounding: frequencyConvention,
  },
  equations: `
    n          = compound_frequency                          // Compounding periods per year
    j          = (1 + annual_rate/100/n)^(n/12) − 1          // Effective monthly rate, as a fraction
    m          = 12·tenure_days/365                          if tenure_days is given                        // Months of the term
               = 12·tenure_years + tenure_months             otherwise
    p          = principal·((1 + j)^payout_frequency − 1)    // Interest of a payout period of payout months
    q(k)       = 0                                           if payout_frequency = at_maturity              // Payouts in k months
               = floor(k/payout_frequency)                   otherwise
    t(k)       = k − payout_frequency·q(k)                   // Months since the last payout, after k months
    w(k)       = 12/n·floor(n·t(k)/12)                       // Those of them in whole compounding periods
    accrued(k) = principal·annual_rate/100·t(k)/12           if m < 6 and short_term_convention = simple    // Interest after k months that has not been paid out
               = principal·annual_rate/100·t(k)/12           if m < 6 and short_term_convention = simple_parts
               = principal·((1 + j)^w(k)·(1 + annual_rate/100·(t(k) − w(k))/12) − 1)    if short_term_convention = simple_parts
               = principal·((1 + j)^t(k) − 1)                otherwise

    interest_earned           = p·q(m) + accrued(m)
    maturity_value            = principal + accrued(m)
    interest_payout           = p         if 0 < payout_frequency and q(m) ≥ 1
                              = absent    if 0 < payout_frequency: The term is shorter than the time between payouts.
    maturity_value_after_tax  = principal + accrued(m)·(1 − tax_rate/100)
    tax                       = interest_earned·tax_rate/100
    interest_earned_after_tax = interest_earned·(1 − tax_rate/100)
    effective_annual_rate     = 100·((1 + annual_rate/100/n)^n − 1)

    last     = ceil(m)                                   // Months, the last of which may be partial
    taxed(k) = p·q(min(k, m)) + accrued(m)               if k = last    // Interest that is paid in k months
             = p·q(k)                                    otherwise
    due(k)   = tax_rate/100·(taxed(k) − taxed(k − 1))    // Tax at the end of month k
    after(k) = maturity_value_after_tax                  if k = last    // Deposit then, after the tax that is due
             = principal + accrued(k)                    otherwise
  `,
  references: [
    'Reserve Bank of India (Interest Rate on Deposits) Directions, 2016',
    'ICICI Bank, How is the interest on fixed deposits calculated? (simple interest for short terms)',
    theoryOfInterest('§1.8 (nominal rates)'),
  ],
  schedule: {
    kind: 'payout',
    periodsPerYear: 12,
    totals: { interest: 'interest_earned', tax: 'tax' },
    periods: 'last',
    balance: 'principal + accrued(min(k, m))',
    flow: 'p·q(min(k, m))',
    columns: {
      tax: during(money('Tax on the interest'), 'due(k)'),
      balance_after_tax: atEnd(money('Balance after tax'), 'after(k)'),
    },
  },
  laws: {
    rises: {
      interest_earned: ['principal', 'annual_rate', 'tenure_years', 'tenure_months', 'tenure_days'],
      maturity_value: ['principal', 'annual_rate'],
      tax: ['tax_rate'],
    },
    falls: { interest_earned_after_tax: ['tax_rate'], maturity_value_after_tax: ['tax_rate'] },
    identities: [
      'interest_earned·(100 − tax_rate) = 100·interest_earned_after_tax',
      'tax + interest_earned_after_tax = interest_earned',
    ],
  },
});
