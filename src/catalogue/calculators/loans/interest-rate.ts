import { annuityConventions, compoundsPerYear, paymentTiming, periodsPerYear } from '#catalogue/declare/conventions.ts';
import { defineCalculator } from '#catalogue/declare/define.ts';
import {
  count,
  currency,
  money,
  omittable,
  optional,
  oftenSmall,
  percentage,
  signedAmount,
} from '#catalogue/declare/fields.ts';
import { theoryOfInterest } from '#catalogue/declare/references.ts';
import { natives } from './interest-rate.native.ts';

export const interestRate = defineCalculator({
  id: 'interest-rate',
  name: 'Interest Rate Calculator',
  synonyms: ['find the rate', 'implied rate', 'unknown rate'],
  category: 'loans',
  summary: 'Interest rate of a loan, of savings or of growth, from the amounts and the number of periods.',
  headline: [
    { when: 'second_rate_per_period', say: 'Two interest rates fit; the higher one is {annual_rate} a year' },
    { say: 'The interest rate is {annual_rate} a year' },
  ],
  about:
    'Sometimes everything about a deal is known except the rate: a purchase in installments, a private loan, an ' +
    'investment that grew. Enter what goes in and out, and it finds the rate. Where cash flows change direction ' +
    'twice, two rates can fit, and both are shown.',
  input: {
    present_value: signedAmount(
      'Amount at the beginning: positive if received, such as a loan; negative if paid, such as an investment',
      { default: 0 },
    ),
    payment: signedAmount('Payment in each period: positive if received, negative if paid', { default: 0 }),
    future_value: signedAmount(
      'Amount at the end: positive if received, such as savings; negative if paid, such as a balloon payment',
      { default: 0 },
    ),
    periods: count('Number of periods', 'periods'),
    payment_timing: paymentTiming('end'),
    periods_per_year: periodsPerYear(12),
    compounds_per_year: compoundsPerYear(),
    currency: currency(),
  },
  output: {
    annual_rate: percentage(
      'Nominal annual rate, with compounding every period unless compounds_per_year is given; the higher one if two rates fit',
    ),
    effective_annual_rate: omittable(percentage('Effective annual rate: a year of compounding at rate_per_period')),
    continuous_annual_rate: percentage('Force of interest: the annual rate with continuous compounding'),
    rate_per_period: oftenSmall(percentage('Rate per period; the higher one if two rates fit', 'percent per period')),
    second_rate_per_period: optional(
      oftenSmall(percentage('Lower rate per period, if two rates fit', 'percent per period')),
    ),
    net_interest: money('Net interest: amounts received minus amounts paid'),
  },
  prominent: ['periods_per_year'],
  conventions: annuityConventions,
  native: natives,
  equations: `
    rates = annuity_rates(present_value, payment, future_value, periods, payment_timing)
    require rates.higher is given else no-solution: at no rate is the present value of these amounts 0: amounts paid must be negative, amounts received positive, and the payments must be large enough for the amounts at the beginning and the end
    i     = rates.higher    // Rate per period, as a fraction

    rate_per_period        = 100·i
    second_rate_per_period = 100·rates.lower
    f                      = compounds_per_year                          if compounds_per_year is given    // Compounding periods per year
                           = periods_per_year                            otherwise
    annual_rate            = 100·f·i                                     if f = periods_per_year
                           = 100·f·((1 + i)^(periods_per_year/f) − 1)    otherwise
    effective_annual_rate  = 100·((1 + i)^periods_per_year − 1)
    continuous_annual_rate = 100·periods_per_year·ln(1 + i)
    net_interest           = present_value + future_value + payment·periods

    q     = 1 + i    if payment_timing = begin    // Factor for the timing of payments
          = 1        otherwise
    proof = present_value + payment·q·a(periods, i) + future_value·(1 + i)^−periods    // Present value of all amounts: 0 at this rate
  `,
  references: [
    theoryOfInterest('§3.7 (unknown rate), §1.8 (nominal rates) and §1.9 (force of interest)'),
    'Texas Instruments, BA II Plus Guidebook, time-value-of-money worksheet (P/Y and C/Y)',
  ],
  pictures: [{ kind: 'curve', over: 'periods = 0.5·periods…2·periods', of: ['annual_rate'] }],
  laws: {
    when: 'payment_timing = end and compounds_per_year is absent',
    rises: { net_interest: ['present_value', 'payment', 'future_value'] },
    identities: [
      'present_value·rate_per_period + 100·payment·(1 − (1 + rate_per_period/100)^−periods) = −future_value·rate_per_period·(1 + rate_per_period/100)^−periods',
      '1 + effective_annual_rate/100 = (1 + annual_rate/(100·periods_per_year))^periods_per_year',
      '1 + rate_per_period/100 = (1 + effective_annual_rate/100)^(1/periods_per_year)',
    ],
  },
});
