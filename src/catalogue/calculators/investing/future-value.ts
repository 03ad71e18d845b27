import { defineCalculator } from '#catalogue/declare/define.ts';
import { amount, choice, currency, growthRate, money, percent, percentage, years } from '#catalogue/declare/fields.ts';
import { futureValueHeadline } from '#catalogue/declare/headline.ts';
import {
  compoundFrequency,
  paymentConventions,
  paymentFrequency,
  paymentTiming,
} from '#catalogue/declare/conventions.ts';
import { constantRates } from '#catalogue/declare/forecasts.ts';
import { theoryOfInterest } from '#catalogue/declare/references.ts';
import { atEnd, during } from '#catalogue/declare/schedule.ts';

const taxFrequencies = {
  annually: 'at the end of each year, on the interest of the year',
  at_maturity: 'at the end, on all interest',
} as const;

export const futureValue = defineCalculator({
  id: 'future-value',
  name: 'Future Value Calculator',
  synonyms: ['fv', 'growth of savings'],
  category: 'investing',
  summary: 'Future value of a lump sum and regular payments.',
  headline: futureValueHeadline,
  about:
    'It combines a starting amount with regular payments, at any frequency, and can deduct tax and inflation. Use it ' +
    'for savings plans that simpler calculators do not fit. The rate and the payment stay the same throughout.',
  input: {
    present_value: amount('Lump sum at the beginning'),
    annual_rate: growthRate('Nominal annual interest rate'),
    years: years('Time until the future value'),
    payment: amount('Regular payment', { default: 0 }),
    payment_frequency: paymentFrequency('monthly'),
    payment_timing: paymentTiming('end'),
    compound_frequency: compoundFrequency('monthly'),
    tax_rate: percent('Tax rate on the interest; a loss is not taxed', { default: 0 }),
    tax_frequency: choice('Tax frequency: when the tax is paid from the savings', taxFrequencies, {
      default: 'at_maturity',
    }),
    inflation_rate: growthRate('Annual inflation rate', { default: 0, minimum: -50 }),
    currency: currency(),
  },
  output: {
    future_value: money('Future value of the lump sum and the payments, before tax'),
    future_value_of_lump_sum: money('Future value of the lump sum'),
    future_value_of_payments: money('Future value of the regular payments'),
    total_contributions: money('Total of all regular payments'),
    interest_earned: money('Total interest: the future value less the lump sum and all payments'),
    tax: money('Tax on the interest'),
    future_value_after_tax: money('Future value after tax'),
    real_future_value_after_tax: money("Future value after tax, in today's money"),
    effective_annual_rate: percentage('Effective annual rate: growth over one year, with compounding'),
  },
  conventions: { ...paymentConventions, forecast: constantRates },
  equations: `
    n = compound_frequency       // Compounding periods per year
    p = payment_frequency        // Payments per year
    v = 1 + annual_rate/100/n    // Growth factor per compounding period
    i = v^(n/p) − 1              // Interest rate per payment period, as a fraction

    c(t)    = ceil(p·t)                                      if payment_timing = begin    // Number of payments in t years
            = floor(p·t)                                     otherwise
    lump(t) = present_value·v^(n·t)                          // Value of the lump sum after t years
    paid(t) = payment·(1 + i)^(p·t − c(t) + 1)·s(c(t), i)    if payment_timing = begin    // Value of the payments after t years
            = payment·(1 + i)^(p·t − c(t))·s(c(t), i)        otherwise

    future_value_of_lump_sum = lump(years)
    future_value_of_payments = paid(years)
    future_value             = future_value_of_lump_sum + future_value_of_payments
    total_contributions      = payment·c(years)
    interest_earned          = future_value − present_value − total_contributions

    w    = tax_rate/100                                                  if annual_rate > 0    // Tax rate as a fraction, 0 without gains
         = 0                                                             otherwise
    y    = floor(years)                                                  // Full years
    f    = years − y                                                     // Rest of the last year
    e    = v^n − 1                                                       // Interest of a year, as a fraction
    g    = paid(1) − payment·c(1)                                        // Interest of a year on the payments of that year
    q    = 1 + e·(1 − w)                                                 // Growth factor per year after tax
    A(k) = present_value·q^k + (payment·c(1) + g·(1 − w))·s(k, q − 1)    // Savings after k years and their tax
    r    = A(y)·(v^(n·f) − 1) + paid(f) − payment·c(f)                   // Interest of the rest of the last year

    tax                         = w·(r + sum(k = 1…y, A(k − 1)·e + g))    if tax_frequency = annually
                                = max(0, interest_earned)·tax_rate/100    otherwise
    future_value_after_tax      = A(y) + payment·c(f) + r·(1 − w)         if tax_frequency = annually
                                = future_value − tax                      otherwise
    real_future_value_after_tax = future_value_after_tax/(1 + inflation_rate/100)^years
    effective_annual_rate       = 100·(v^n − 1)

    m        = ceil(12·years)                            // Number of months, including a partial last one
    t(k)     = years                                     if k = m                                    // Years after k months
             = k/12                                      otherwise
    d(k)     = t(k) − floor(t(k))                        // Rest of the year then
    after(k) = future_value_after_tax                    if k = m                                    // Savings then, after the tax that is due
             = A(floor(t(k)))·v^(n·d(k)) + paid(d(k))    if tax_frequency = annually
             = lump(t(k)) + paid(t(k))                   otherwise
    due(k)   = w·(A(t(k) − 1)·e + g)                     if tax_frequency = annually and d(k) = 0    // Tax at the end of month k
             = w·r                                       if tax_frequency = annually and k = m
             = tax                                       if k = m
             = 0                                         otherwise
  `,
  references: [theoryOfInterest('§3.2 and §3.3 (accumulated values of annuities) and §4.2 (other frequencies)')],
  schedule: {
    kind: 'growth',
    periodsPerYear: 12,
    totals: { contribution: 'total_contributions', growth: 'interest_earned', tax: 'tax' },
    periods: 'm',
    balance: 'lump(t(k)) + paid(t(k))',
    flow: 'payment·c(t(k))',
    columns: {
      tax: during(money('Tax on the interest'), 'due(k)'),
      balance_after_tax: atEnd(money('Balance after tax'), 'after(k)'),
    },
  },
  laws: {
    rises: {
      future_value: ['present_value', 'annual_rate', 'payment'],
      total_contributions: ['payment', 'years'],
      effective_annual_rate: ['annual_rate'],
    },
    falls: {
      future_value_after_tax: ['tax_rate'],
      real_future_value_after_tax: ['inflation_rate'],
    },
    identities: [
      'present_value + total_contributions + interest_earned = future_value_of_lump_sum + future_value_of_payments',
      'present_value·(1 + effective_annual_rate/100)^years = future_value_of_lump_sum',
      'real_future_value_after_tax·(1 + inflation_rate/100)^years = future_value_after_tax',
    ],
  },
});
