import { annuityConventions, compoundsPerYear, paymentTiming, periodsPerYear } from '#catalogue/declare/conventions.ts';
import { defineCalculator } from '#catalogue/declare/define.ts';
import {
  count,
  currency,
  fractional,
  growthRate,
  money,
  omittable,
  optional,
  percentage,
  signedAmount,
} from '#catalogue/declare/fields.ts';
import { theoryOfInterest } from '#catalogue/declare/references.ts';
import { atEnd, during } from '#catalogue/declare/schedule.ts';
import { natives } from './tvm.native.ts';

export const tvm = defineCalculator({
  id: 'tvm',
  name: 'Time Value of Money (TVM) Calculator',
  synonyms: ['financial calculator', 'annuity', 'number of periods', 'canadian mortgage'],
  category: 'savings',
  summary:
    'Present value, payment, future value, number of periods or rate: whichever is left out, from the other four.',
  headline: [
    { when: 'not given present_value', say: 'The present value is {present_value}' },
    {
      when: 'not given payment and payment < 0 and periods_per_year = 12',
      say: 'You would pay {|payment|} a month',
    },
    { when: 'not given payment and payment < 0', say: 'You would pay {|payment|} each period' },
    {
      when: 'not given payment and periods_per_year = 12',
      say: 'You would receive {payment} a month',
    },
    { when: 'not given payment', say: 'You would receive {payment} each period' },
    { when: 'not given future_value', say: 'The future value is {future_value}' },
    { when: 'not given periods', say: 'It would take {periods}' },
    { say: 'The interest rate is {annual_rate} a year' },
  ],
  about:
    'It does what the five keys of a financial calculator do: enter four of the values and get the fifth. Money you ' +
    'receive is positive and money you pay is negative, as on those calculators. Use it for loans, leases and ' +
    'savings that no other calculator fits.',
  input: {
    present_value: signedAmount('Amount at the beginning: positive if received, negative if paid', { optional: true }),
    payment: signedAmount('Payment in each period: positive if received, negative if paid', { optional: true }),
    future_value: signedAmount('Amount at the end: positive if received, negative if paid', { optional: true }),
    periods: count('Number of periods', 'periods', { optional: true }),
    annual_rate: growthRate('Nominal annual rate', { optional: true }),
    payment_timing: paymentTiming('end'),
    periods_per_year: periodsPerYear(12),
    compounds_per_year: compoundsPerYear(),
    currency: currency(),
  },
  output: {
    present_value: money('Amount at the beginning'),
    payment: money('Payment in each period'),
    future_value: money('Amount at the end'),
    periods: fractional('Number of periods; a fraction if it is calculated', 'periods'),
    annual_rate: percentage('Nominal annual rate; the higher one if two rates fit'),
    second_annual_rate: optional(percentage('Lower nominal annual rate, if two rates fit')),
    effective_annual_rate: omittable(percentage('Effective annual rate: a year of compounding at the rate per period')),
    net_interest: money('Net interest: amounts received minus amounts paid'),
  },
  prominent: ['periods_per_year'],
  rules: `
    a = 0    if present_value is given
      = 1    otherwise
    b = 0    if payment is given
      = 1    otherwise
    c = 0    if future_value is given
      = 1    otherwise
    d = 0    if periods is given
      = 1    otherwise
    e = 0    if annual_rate is given
      = 1    otherwise
    require a + b + c + d + e = 1 else present_value: must be left out or given so that exactly one of present_value, payment, future_value, periods and annual_rate is left out
  `,
  conventions: annuityConventions,
  native: natives,
  equations: `
    V = present_value    if present_value is given    // Amount at the beginning; 0 if it is calculated
      = 0                otherwise
    R = payment          if payment is given          // Payment in each period; 0 if it is calculated
      = 0                otherwise
    F = future_value     if future_value is given     // Amount at the end; 0 if it is calculated
      = 0                otherwise

    rates = annuity_rates(V, R, F, periods, payment_timing)       if annual_rate is absent
    require annual_rate is given or rates.higher is given else no-solution: at no annual_rate is the present value of these amounts 0: amounts paid must be negative, amounts received positive, and the payments must be large enough for the amounts at the beginning and the end
    f     = compounds_per_year                                    if compounds_per_year is given                      // Compounding periods per year
          = periods_per_year                                      otherwise
    i     = annual_rate/(100·f)                                   if annual_rate is given and f = periods_per_year    // Interest per period, as a fraction
          = (1 + annual_rate/(100·f))^(f/periods_per_year) − 1    if annual_rate is given
          = rates.higher                                          otherwise
    q     = 1 + i                                                 if payment_timing = begin                           // Factor for the timing of payments
          = 1                                                     otherwise

    b = R·q + V·i                        // Payment plus interest on the amount at the beginning
    e = R·q − F·i                        // Payment minus interest on the amount at the end
    n = periods                          if periods is given    // Number of periods
      = 0                                if V + F = 0
      = −(V + F)/(R·q)                   if i = 0 and (V + F)·R < 0
      = ln(1 − (V + F)·i/b)/ln(1 + i)    if (V + F)·b < 0 and b·e > 0
    require n is given else no-solution: no number of periods leads from present_value to future_value: the payment must be larger or have the other sign

    w = (1 + i)^−n    // Discount factor
    A = q·a(n, i)     // Present value of payments of 1

    effective_annual_rate = 100·((1 + annual_rate/(100·f))^f − 1)                 if annual_rate is given
                          = 100·((1 + i)^periods_per_year − 1)                    otherwise
    annual_rate           = annual_rate                                           if annual_rate is given
                          = 100·f·i                                               if f = periods_per_year
                          = 100·f·((1 + i)^(periods_per_year/f) − 1)              otherwise
    second_annual_rate    = 100·f·rates.lower                                     if f = periods_per_year
                          = 100·f·((1 + rates.lower)^(periods_per_year/f) − 1)    otherwise
    periods               = n

    present_value = present_value                                 if present_value is given
                  = −(R·A + F·w)                                  otherwise
    payment       = payment                                       if payment is given
                  = −(V + F·w)/A                                  otherwise
    future_value  = future_value                                  if future_value is given
                  = −(V·(1 + i)^n + R·q·s(n, i))                  otherwise
    net_interest  = present_value + future_value + payment·n
    proof         = present_value + payment·A + future_value·w    // Present value of all amounts: 0

    t(k)    = max(0, min(k, n))                                    // Periods until the end of row k, of which the last may be a part of one
    left(k) = present_value·(1 + i)^t(k) + payment·q·s(t(k), i)    // Balance after row k
    paid(k) = payment·(t(k) − t(k − 1))                            // Payment of row k
    cost(k) = paid(k) + left(k − 1) − left(k)                      // Interest of row k
  `,
  references: [
    theoryOfInterest('§3.2 to §3.7 (annuities, unknown time and rate)'),
    'Hewlett-Packard, HP-12C User’s Guide, appendix on formulas (cash-flow sign convention)',
    'Texas Instruments, BA II Plus Guidebook, time-value-of-money worksheet (P/Y and C/Y)',
  ],
  schedule: {
    kind: 'table',
    firstPeriod: 0,
    periods: 'ceil(n)',
    totals: { interest: 'net_interest' },
    columns: {
      payment: during(money('Payment: positive if received, negative if paid'), 'paid(k)'),
      interest: during(money('Interest: positive if received, negative if paid'), 'cost(k)'),
      balance: atEnd(
        money('Balance at the end of the period: positive if it is owed, negative if it is saved'),
        'left(k)',
      ),
    },
  },
  laws: {
    when: 'payment_timing = end and compounds_per_year is absent',
    falls: {
      present_value: ['payment', 'future_value'],
      payment: ['present_value', 'future_value'],
      future_value: ['present_value', 'payment'],
    },
    identities: [
      'present_value·annual_rate + payment·100·periods_per_year·(1 − (1 + annual_rate/(100·periods_per_year))^−periods) = −future_value·annual_rate·(1 + annual_rate/(100·periods_per_year))^−periods',
      '1 + annual_rate/(100·periods_per_year) = (1 + effective_annual_rate/100)^(1/periods_per_year)',
    ],
  },
});
