import { loanPaymentFrequency } from '#catalogue/declare/conventions.ts';
import { defineCalculator, ROUNDS_NOTHING } from '#catalogue/declare/define.ts';
import {
  amount,
  choice,
  count,
  currency,
  loanRate,
  money,
  omittable,
  optionalMoney,
  percentage,
  positiveAmount,
  wholeNumber,
} from '#catalogue/declare/fields.ts';
import { date, records } from '#catalogue/declare/structures.ts';
import { startDate } from '#catalogue/parts/payoff-date.ts';
import { natives } from './apr.native.ts';

const roundings = {
  exact: ROUNDS_NOTHING,
  cent: "a lender's ledger: payments and the interest of each period are rounded to the smallest unit of the currency, and the last payment of a loan with annual_rate settles the rest, unless final_payment is given",
} as const;

export const apr = defineCalculator({
  id: 'apr',
  name: 'Annual Percentage Rate (APR) Calculator',
  synonyms: ['annual percentage rate', 'finance charge', 'loan fees', 'true cost of a loan', 'construction loan'],
  category: 'loans',
  summary: 'Annual percentage rate of a loan with its fees, by the actuarial method of Regulation Z.',
  headline: 'The loan has an APR of {apr}; interest and fees cost {finance_charge}',
  about:
    'Two loans with the same rate can cost very different amounts when one has fees. The annual percentage rate puts ' +
    'interest and fees into one number, so that offers can be compared. It assumes that you keep the loan to the ' +
    'end: if you repay early, fees weigh more than it says.',
  input: {
    principal: positiveAmount('Amount borrowed, including fees; the first part only if advances follow'),
    advances: records(
      'Further advances of the loan, all before the first payment',
      {
        amount: positiveAmount('Amount of the advance'),
        period: wholeNumber('Whole periods from the first advance to this one', 'periods', { maximum: 120 }),
        days: wholeNumber('Days from the first advance to this one beside the whole periods', 'days', {
          default: 0,
          maximum: 365,
        }),
      },
      { minItems: 0, maxItems: 60, default: [] },
    ),
    fees: amount('Prepaid finance charges: points and fees that are paid at closing or taken out of the loan', {
      default: 0,
    }),
    annual_rate: loanRate('Nominal rate of the loan, which gives the payment; left out when payments are given', {
      optional: true,
    }),
    payment: positiveAmount('Level payment; left out when annual_rate is given', { optional: true }),
    payment_count: count('Number of payments; left out with payment_streams', 'count', {
      maximum: 1200,
      optional: true,
    }),
    payment_streams: records(
      'Level payments one stream after the other, as payments in steps have them, in place of payment and payment_count',
      {
        payment: amount('Level payment of the stream; 0 for payments that are skipped'),
        payment_count: count('Number of payments of the stream', 'count', { maximum: 1200 }),
      },
      { minItems: 0, maxItems: 120, default: [] },
    ),
    payment_frequency: loanPaymentFrequency(),
    first_payment: amount('The first payment, where it differs', { optional: true }),
    final_payment: amount('The last payment, where it differs', { optional: true }),
    first_period_units: wholeNumber('Whole periods from the loan to the first payment', 'periods', {
      default: 1,
      maximum: 120,
    }),
    first_period_days: wholeNumber(
      'Days from the loan to the first payment beside the whole periods; those that make up a period count as one',
      'days',
      {
        default: 0,
        maximum: 365,
      },
    ),
    start_date: startDate(
      'Date of the loan; with first_payment_date in place of the periods and days before the first payment',
    ),
    first_payment_date: date('Date of the first payment', { optional: true }),
    payment_rounding: choice('Rounding of payments and of the interest of each period', roundings, {
      default: 'exact',
    }),
    currency: currency(),
  },
  output: {
    apr: percentage('Annual percentage rate: the nominal rate that the payments cost for what was financed'),
    finance_charge: money('Cost of the credit: interest and fees; the payments less the amount financed'),
    amount_financed: money('Amount financed: the loan minus the prepaid finance charges'),
    total_of_payments: money('All payments'),
    payment: money('Level payment; with payment_streams, that of the first stream'),
    effective_annual_rate: omittable(percentage('Annual rate that the annual percentage rate compounds to')),
    final_payment: optionalMoney('Last payment; only with payment_rounding cent'),
  },
  rules: `
    d        = 7                        if payment_frequency = weekly    // Days of a period; months have 30
             = 14                       if payment_frequency = biweekly
             = 360/payment_frequency    otherwise
    untimely = first(j = 0…count(advances) − 1, advances(j).period > first_period_units or advances(j).period = first_period_units and advances(j).days > first_period_days or advances(j).days > d and advances(j).days > first_period_days or advances(j).period + advances(j).days = 0)    // Index of the first advance that is not between the first one and the first payment: then more than one rate may fit
    require payment is given and annual_rate is absent and count(payment_streams) = 0 or payment is absent and annual_rate is given and count(payment_streams) = 0 or payment is absent and annual_rate is absent and count(payment_streams) > 0 else payment: must be given exactly when neither annual_rate nor payment_streams is
    require payment_count is given exactly if count(payment_streams) = 0 else payment_count: must be given exactly when payment_streams is not
    require fees < principal
    require first_period_units + first_period_days > 0 else first_period_days: must be at least 1 when first_period_units is 0
    require payment_count is absent or payment_count > 1 if first_payment is given else first_payment: must be left out when there is one payment only
    require count(payment_streams) = 0 if first_payment is given else first_payment: must be left out with payment_streams
    require count(payment_streams) = 0 if final_payment is given else final_payment: must be left out with payment_streams
    require sum(j = 0…count(payment_streams) − 1, payment_streams(j).payment_count) ≤ 1200 else payment_streams: must have at most 1,200 payments in all
    require annual_rate is absent if count(advances) > 0 else advances: must be left out with annual_rate, which gives the payment of one advance
    require start_date is given exactly if first_payment_date is given else start_date: must be given exactly when first_payment_date is
    require first_payment_date > start_date
    require first_payment_date ≤ start_date + 3653 if first_payment_date is given and start_date is given else first_payment_date: must be at most ten years after start_date
    require first_period_units = 1 and first_period_days = 0 if first_payment_date is given else first_payment_date: must be left out with first_period_units or first_period_days
    require count(advances) = 0 if first_payment_date is given else advances: must be left out with first_payment_date
    require untimely is absent else advances(untimely): must each be after the first advance and not after the first payment; days that make up a period count as one
  `,
  conventions: {
    timing:
      'one advance, or several before the first payment, then a payment at the end of each period; the first period may be longer or shorter',
    compounding:
      'interest every period, at its part of the nominal yearly rate; simple interest for odd days. Between dates, whole months are counted back from the later one, and a month is 30 days; weeks are counted by days. For one advance and one payment the period is the term, at most a year, which has 12 months or 365 days',
    rounding: { by: 'payment_rounding', options: roundings },
  },
  native: natives,
  equations: `
    w         = payment_frequency                                  // Payments per year
    d         = 7                                                  if payment_frequency = weekly     // Days of a period; months have 30
              = 14                                                 if payment_frequency = biweekly
              = 360/w                                              otherwise
    counted   = unit_periods(start_date, first_payment_date, w)    if first_payment_date is given    // Time before the first payment, by its dates
    D         = counted.days                                       if counted is given               // Days before the first payment beside whole periods
              = first_period_days                                  otherwise
    e         = floor(D/d)                                         // Whole periods in these days
    o         = D − e·d                                            // Odd days before the first period
    V         = counted.periods                                    if counted is given               // Whole periods before the first payment beside these days
              = first_period_units                                 otherwise
    U         = V + e                                              // Whole periods before the first payment
    f         = o/d                                                // Odd days, as a part of a period
    M(0)      = 0
    M(k)      = M(k − 1) + payment_streams(k − 1).payment_count    // Payments of the first k streams
    S         = count(payment_streams)                             // Number of streams of payments
    n         = payment_count                                      if payment_count is given         // Number of payments
              = M(S)                                               otherwise
    r         = annual_rate/(100·w)                                if annual_rate is given           // Rate of the loan per period
              = 0                                                  otherwise
    booked(x) = round(x)                                           if payment_rounding = cent        // Amount x, rounded in a lender's ledger
              = x                                                  otherwise
    L         = booked(principal)                                  // Loan
    P(j)      = booked(payment_streams(j).payment)                 // Payment of stream j, from 0
    payment   = booked(payment)                                    if payment is given
              = booked(L/a(n, r))                                  if annual_rate is given
              = P(0)                                               otherwise

    B(0)             = L
    due(k)           = B(k − 1) + round(B(k − 1)·r)       // Balance in the ledger with the interest of period k
    B(k)             = 0                                  if k = n                                                                           // Balance in the ledger after payment k
                     = max(0, due(k) − payment)           otherwise
    last             = first(k = 1…n, B(k) = 0)           if payment_rounding = cent and annual_rate is given and final_payment is absent    // Payment that settles the ledger
    N                = last                               if last is given                                                                   // Number of payments that are made
                     = n                                  otherwise
    first_difference = booked(first_payment) − payment    if first_payment is given and N > 1                                                // Difference of the first payment
                     = 0                                  otherwise
    final_difference = due(last) − payment                if last is given                                                                   // Difference of the final payment
                     = booked(final_payment) − payment    if final_payment is given
                     = 0                                  otherwise
    final_payment    = P(S − 1)                           if payment_rounding = cent and S > 0
                     = payment + final_difference         if payment_rounding = cent

    total_of_payments = sum(j = 0…S − 1, P(j)·payment_streams(j).payment_count)    if S > 0
                      = N·payment + first_difference + final_difference            otherwise
    A                 = principal − fees                                           // Amount financed by the first advance
    amount_financed   = A + sum(j = 0…count(advances) − 1, advances(j).amount)     if count(advances) > 0
                      = A                                                          otherwise
    finance_charge    = total_of_payments − amount_financed
    require total_of_payments ≥ amount_financed else no-solution: the payments do not repay the amount financed, principal less fees; larger or more payments have an annual percentage rate

    some(x) = 1                                                                if x > 0                                         // 1 if there is an amount x
            = 0                                                                otherwise
    E       = sum(j = 0…S − 1, some(P(j))·payment_streams(j).payment_count)    if S > 0                                         // Number of payments above 0
            = some(payment + final_difference)                                 if N = 1
            = (N − 2)·some(payment) + some(payment + first_difference) + some(payment + final_difference)    otherwise
    K       = sum(j = 0…S − 1, some(P(j))·(M(j) + 1))                          if S > 0                                         // Number of the payment, where one alone is above 0
            = N                                                                if some(payment + final_difference) = 1
            = 1                                                                if some(payment + first_difference) = 1
            = 2                                                                otherwise
    single  = 1                                                                if E = 1 and count(advances) = 0                 // 1 for one advance and one payment
            = 0                                                                otherwise
    periods = first_period_units + K − 1                                       // Periods until that payment
    term    = years_until(start_date, first_payment_date, w, K)                if first_payment_date is given and single = 1    // Time until that payment, by the dates
    c       = 4380·term.years + 4380·term.rest/term.per                        if term is given                                 // Term of that payment, in years of 4,380 parts: a month has 365, a day 12
            = 12·first_period_days + 84·periods                                if payment_frequency = weekly
            = 12·first_period_days + 168·periods                               if payment_frequency = biweekly
            = 12·first_period_days + 4380/w·periods                            otherwise
    T       = floor(c/4380)                                                    if single = 1                                    // Whole years of it
            = 0                                                                otherwise
    b       = (c − 4380·T)/4380                                                // Rest of it, as a part of a year

    h                     = 2·total_of_payments/A        if U > 0                                  // Rate at which the payments are worth less than the amount financed
                          = 2·total_of_payments/(A·f)    otherwise
    p                     = payment                      // Level payment
    y                     = 1                            if single = 1 and T > 0                   // Unit-periods per year
                          = 4380/c                       if single = 1
                          = w                            otherwise
    i                     = 0                            if total_of_payments = amount_financed    // Rate per unit-period at which the payments are worth the amount financed
                          = total_of_payments/A − 1      if single = 1 and c ≤ 4380
                          = root(x = 0…2·total_of_payments/A, A·(1 + b·x)·(1 + x)^T − total_of_payments)    if single = 1
                          = rate_of_streams(A, advances, payment_streams, payment_count, p, p + first_difference, p + final_difference, U, o, d, payment_rounding, decimals)    if count(advances) > 0 or S > 0
                          = root(x = 0…h, amount_financed·(1 + f·x) − (payment·a(N, x) + first_difference/(1 + x) + final_difference·(1 + x)^−N)·(1 + x)^(1 − U))    otherwise
    apr                   = 100·y·i
    effective_annual_rate = 100·((1 + i)^y − 1)
  `,
  references: [
    'Regulation Z (12 CFR 1026), appendix J, (b)(3) to (b)(5) unit-periods, (b)(8) and (c) actuarial method; amount financed: 1026.18(b)',
  ],
  pictures: [{ kind: 'steps', of: ['amount_financed', 'finance_charge', '=total_of_payments'] }],
  laws: {
    when: ({ payment_rounding = 'exact', advances = [] }) =>
      payment_rounding === 'exact' && (advances as readonly unknown[]).length === 0,
    rises: {
      apr: ['fees', 'payment', 'annual_rate'],
      finance_charge: ['fees', 'payment', 'final_payment'],
    },
    falls: { apr: ['principal', 'first_period_days'], amount_financed: ['fees'] },
    identities: [
      'principal + finance_charge = total_of_payments + fees',
      'amount_financed + finance_charge = total_of_payments',
    ],
  },
});
