import { loanPaymentFrequency } from '#catalogue/conventions.ts';
import { defineCalculator, ROUNDS_NOTHING } from '#catalogue/define.ts';
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
} from '#catalogue/fields.ts';
import { below, exactlyOne } from '#catalogue/rules.ts';

const roundings = {
  exact: ROUNDS_NOTHING,
  cent: "a lender's ledger: payments and the interest of each period are rounded to the minor unit, and the last payment of a loan with annual_rate settles the rest, unless final_payment is given",
} as const;

export const apr = defineCalculator({
  id: 'apr',
  name: 'Annual Percentage Rate (APR) Calculator',
  synonyms: ['annual percentage rate', 'finance charge', 'loan fees', 'true cost of a loan'],
  category: 'loans',
  summary: 'Annual percentage rate of a loan with its fees, by the actuarial method of Regulation Z.',
  input: {
    principal: positiveAmount('Amount borrowed, the fees included'),
    fees: amount('Prepaid finance charges: points and fees that are paid at closing or taken out of the loan', {
      default: 0,
    }),
    annual_rate: loanRate('Nominal rate of the loan, which gives the payment; left out when payment is given', {
      optional: true,
    }),
    payment: positiveAmount('Level payment; left out when annual_rate is given', { optional: true }),
    payment_count: count('Number of payments', 'count', { maximum: 1200 }),
    payment_frequency: loanPaymentFrequency(),
    first_payment: amount('The first payment, where it differs', { optional: true }),
    final_payment: amount('The last payment, where it differs', { optional: true }),
    first_period_units: wholeNumber('Whole periods from the loan to the first payment', 'periods', {
      default: 1,
      maximum: 120,
    }),
    first_period_days: wholeNumber('Days from the loan to the first payment beside the whole periods', 'days', {
      default: 0,
      maximum: 365,
    }),
    payment_rounding: choice('Rounding of payments and of the interest of each period', roundings, {
      default: 'exact',
    }),
    currency: currency(),
  },
  output: {
    apr: percentage('Annual percentage rate: the nominal rate that the payments cost for what was financed'),
    finance_charge: money('All that the credit costs: the payments less the amount financed'),
    amount_financed: money('Amount financed: the loan minus the prepaid finance charges'),
    total_of_payments: money('All payments'),
    payment: money('Level payment'),
    effective_annual_rate: omittable(percentage('Annual rate that the annual percentage rate compounds to')),
    final_payment: optionalMoney('Last payment; only with payment_rounding cent'),
  },
  rules: [
    exactlyOne('payment', 'annual_rate'),
    below('fees', 'principal'),
    {
      field: 'first_period_days',
      demand: 'must be at least 1 when first_period_units is 0',
      holds: ({ first_period_units, first_period_days }) => first_period_units + first_period_days > 0,
    },
    {
      field: 'first_payment',
      demand: 'must be left out when there is one payment only',
      holds: ({ first_payment, payment_count }) => first_payment === undefined || payment_count > 1,
    },
  ],
  conventions: {
    timing: 'one advance, then a payment at the end of each period; the first period may be longer or shorter',
    compounding: 'interest every period, at its part of the nominal yearly rate; simple interest for odd days',
    rounding: { by: 'payment_rounding', words: roundings },
  },
  equations: `
    w         = payment_frequency      // Payments per year
    d         = 7                      if payment_frequency = weekly    // Days of a period; months have 30
              = 14                     if payment_frequency = biweekly
              = 360/w                  otherwise
    f         = first_period_days/d    // Odd days before the first period, as a part of one
    n         = payment_count
    r         = annual_rate/(100·w)    if annual_rate is given          // Rate of the loan per period
              = 0                      otherwise
    booked(x) = round(x)               if payment_rounding = cent       // Amount x, rounded in a lender's ledger
              = x                      otherwise
    L         = booked(principal)      // Loan
    payment   = booked(payment)        if payment is given
              = booked(L/a(n, r))      otherwise

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
    final_payment    = payment + final_difference         if payment_rounding = cent

    total_of_payments = N·payment + first_difference + final_difference
    amount_financed   = principal − fees
    finance_charge    = total_of_payments − amount_financed
    require total_of_payments ≥ amount_financed else no-solution: the payments do not repay the amount financed, principal less fees; larger or more payments have an annual percentage rate

    h                     = 2·total_of_payments/amount_financed        if first_period_units > 0                 // Rate at which the payments are worth less than the amount financed
                          = 2·total_of_payments/(amount_financed·f)    otherwise
    i                     = 0                                          if total_of_payments = amount_financed    // Rate per period at which the payments are worth the amount financed
                          = root(x = 0…h, amount_financed·(1 + f·x) − (payment·a(N, x) + first_difference/(1 + x) + final_difference·(1 + x)^−N)·(1 + x)^(1 − first_period_units))    otherwise
    apr                   = 100·w·i
    effective_annual_rate = 100·((1 + i)^w − 1)
  `,
  references: [
    'Regulation Z (12 CFR 1026), appendix J, (b)(8) and (c)(1) to (4), actuarial method; amount financed: 1026.18(b)',
  ],
  laws: {
    when: 'payment_rounding = exact',
    rises: {
      apr: ['fees', 'payment', 'annual_rate'],
      finance_charge: ['fees', 'payment', 'final_payment'],
    },
    falls: { apr: ['principal', 'first_period_days'], amount_financed: ['fees'] },
    identities: ['principal + finance_charge = total_of_payments + fees'],
  },
});
