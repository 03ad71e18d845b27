import {
  ledgerRounding,
  levelPaymentRule,
  loanDayCount,
  loanCompoundFrequency,
  loanPaymentFrequency,
  paymentRounding,
  repaidMethods,
} from '#catalogue/declare/conventions.ts';
import { defineCalculator } from '#catalogue/declare/define.ts';
import {
  amount,
  choice,
  currency,
  loanRate,
  money,
  moneyLeft,
  months,
  omittable,
  optional,
  optionalMoney,
  ordinal,
  percentage,
  positiveAmount,
  whole,
} from '#catalogue/declare/fields.ts';
import { date, dateOutput, records, recordsOf } from '#catalogue/declare/structures.ts';
import { theoryOfInterest } from '#catalogue/declare/references.ts';
import { acceleratedPayments, frequencyRules, lumpSumPayments, lumpSumRules } from '#catalogue/parts/prepayments.ts';
import { natives } from './amortization-schedule.native.ts';

const input = {
  principal: positiveAmount('Loan amount'),
  annual_rate: loanRate('Nominal annual interest rate'),
  tenure_months: months('Loan term in months, rounded up to whole payment periods', { maximum: 600 }),
  start_date: date('Date from which interest accrues'),
  first_payment_date: date('Date of the first payment; one payment period after start_date if left out', {
    optional: true,
  }),
  payment_frequency: loanPaymentFrequency(),
  accelerated: acceleratedPayments(),
  compound_frequency: loanCompoundFrequency(),
  day_count_convention: loanDayCount(
    { optional: true },
    'Day count convention for interest; if left out, each payment period has the same interest',
  ),
  level_payment_rule: levelPaymentRule(),
  rate_changes: records(
    'Changes of the interest rate; each sets the payment that repays the balance by the end of the term',
    {
      month: ordinal(
        'Month from which the rate holds; if it is within a payment period, the rate holds from the next one',
        {
          minimum: 2,
          maximum: 600,
        },
      ),
      annual_rate: loanRate('Nominal annual interest rate from this month on'),
    },
    { minItems: 0, maxItems: 120, default: [] },
  ),
  interest_only_months: months('Months of interest-only payments at the beginning', {
    minimum: 0,
    maximum: 599,
    default: 0,
  }),
  balloon_amount: amount('Balloon: principal due with the last payment, in addition to a level payment', {
    default: 0,
  }),
  balloon_month: ordinal('Month in which the remaining balance is due', {
    maximum: 600,
    optional: true,
  }),
  payment_method: choice('Repayment of the loan', repaidMethods, { default: 'level' }),
  extra_monthly_payment: amount('Extra monthly payment', { default: 0 }),
  extra_payment_start_month: ordinal('First month with an extra monthly payment', { maximum: 600, default: 1 }),
  extra_annual_payment: amount('Extra payment once a year', { default: 0 }),
  extra_annual_payment_month: ordinal('Month of the first yearly extra payment', { maximum: 600, default: 12 }),
  lump_sum_payments: lumpSumPayments(600),
  fees: amount('Fees that are paid at closing or taken out of the loan; they are part of the APR', { optional: true }),
  payment_rounding: paymentRounding(),
  currency: currency(),
};

export const amortizationSchedule = defineCalculator({
  id: 'amortization-schedule',
  name: 'Amortization Schedule Calculator',
  synonyms: ['repayment plan', 'payment table', 'balloon payment', 'interest only'],
  category: 'loans',
  summary: 'Dated schedule of a loan with extra payments, lump sums, a balloon and interest-only months.',
  headline: [
    {
      when: 'payment and payment_method = equal_principal',
      say: 'You would repay {payment} of principal {payment_frequency}, plus interest, until {payoff_date}',
    },
    {
      when: 'payment_method = equal_principal',
      say: 'You would repay {monthly_payment} of principal a month, plus interest, until {payoff_date}',
    },
    {
      when: 'payment and months_saved > 0 and extra_monthly_payment > 0',
      say: 'You would pay {payment} {payment_frequency} plus {extra_monthly_payment} extra a month until {payoff_date}, {months_saved} sooner',
    },
    {
      when: 'payment and months_saved > 0',
      say: 'You would pay {payment} {payment_frequency} until {payoff_date}, {months_saved} sooner by extra or accelerated payments',
    },
    { when: 'payment', say: 'You would pay {payment} {payment_frequency} until {payoff_date}' },
    {
      when: 'interest_only_months > 0',
      say: 'You would pay {monthly_payment} a month after {interest_only_months} of interest only, until {payoff_date}',
    },
    {
      when: 'months_saved > 0 and extra_monthly_payment > 0',
      say: 'You would pay {monthly_payment} a month plus {extra_monthly_payment} extra until {payoff_date}, {months_saved} sooner',
    },
    {
      when: 'months_saved > 0',
      say: 'You would pay {monthly_payment} a month plus extra payments until {payoff_date}, {months_saved} sooner',
    },
    { say: 'You would pay {monthly_payment} a month until {payoff_date}' },
  ],
  about:
    'Use it when you need the actual schedule: each date, payment, interest and balance, as a lender would book it. ' +
    'It can follow extra payments, changes of the rate, interest-only months and a final balloon. Download the ' +
    'schedule as CSV to check statements or to do your books.',
  input,
  output: {
    monthly_payment: money(
      'Level monthly payment, after any interest-only months, which repays the balance that is left at their end; the principal in it with equal_principal',
    ),
    payment: optionalMoney(
      'Level payment of each period; absent with payment_frequency monthly; the principal in it with equal_principal',
    ),
    payment_count: whole('Number of payments', 'count'),
    payoff_date: dateOutput('Date of the last payment'),
    total_interest: money('Total interest'),
    total_paid: money('Total of all payments'),
    total_extra_paid: money('Total of extra payments and lump sums'),
    final_payment: moneyLeft('Last payment, including a balloon, which settles the balance'),
    odd_days_interest: money(
      'Interest in the first payment for the time from start_date to one payment period before it; negative if the first period is shorter',
    ),
    months_saved: whole('Months saved by extra or accelerated payments', 'months'),
    interest_saved: money(
      'Interest saved by extra or accelerated payments, compared with ordinary payments at the same frequency',
    ),
    apr: omittable(
      percentage('Annual percentage rate: nominal rate that interest and fees come to; absent without fees'),
    ),
    rate_changes: optional(
      recordsOf('Payments after each change of the rate', {
        month: whole('Month from which the rate holds', 'ordinal'),
        payment: optionalMoney(
          'Level payment from then on, after any interest-only months; absent if the loan is repaid before',
        ),
      }),
    ),
  },
  rules: `
    last     = balloon_month    if balloon_month is given    // Last month of the contract
             = tenure_months    otherwise
    untimely = first(j = 0…count(rate_changes) − 1, rate_changes(j).month > tenure_months or sum(k = 0…j − 1, 1 if rate_changes(k).month = rate_changes(j).month) > 0)    // Index of the first change after the term, or in the month of another one
    outside  = outside_term(lump_sum_payments, start_date, first_payment_date, payment_frequency, last)    // Index of the first lump sum on a date before the loan or after its last payment
    ${lumpSumRules}
    require first_payment_date > start_date
    require interest_only_months < tenure_months
    require balloon_amount ≤ principal
    require balloon_month ≤ tenure_months
    require fees < principal
    ${frequencyRules}
    require accelerated = false if payment_method = equal_principal else accelerated: must be false with payment_method equal_principal
    require count(rate_changes) = 0 if accelerated = true else accelerated: must be false with rate_changes
    require untimely is absent else rate_changes(untimely).month: must each have a month of its own, not above tenure_months
  `,
  conventions: {
    timing:
      'payments at the end of each period: monthly ones on the same day of each month, or on the last day of a shorter month',
    compounding:
      'interest each payment period, at the rate that compounds to the nominal one: each month at one-twelfth of it by default; odd days before the whole periods that end with the first payment at 1/365 of it. With day_count_convention, interest is the nominal rate for the part of a year that the days of the period are; the day of the loan is not charged, that of a payment is',
    rounding: ledgerRounding(),
  },
  native: natives,
  equations: `
    booked(x)         = round(x)                                           if payment_rounding = cent          // Amount x, rounded in a lender's ledger
                      = x                                                  otherwise
    L                 = booked(principal)                                  // Loan
    R                 = booked(balloon_amount)                             // Balloon
    w                 = payment_frequency                                  // Payments per year
    c                 = w                                                  if day_count_convention is given    // Times a year that interest is added to the nominal rate
                      = compound_frequency                                 otherwise
    i                 = annual_rate/1200                                   if c = 12                           // Interest per month, as a fraction
                      = (1 + annual_rate/(100·c))^(c/12) − 1               otherwise
    j                 = annual_rate/(100·w)                                if c = w                            // Interest per payment period, as a fraction
                      = (1 + annual_rate/(100·c))^(c/w) − 1                otherwise
    n                 = tenure_months − interest_only_months               // Number of level monthly payments
    N                 = ceil(w·tenure_months/12)                           // Number of payments in the contract
    o                 = floor(w·interest_only_months/12)                   // Number of interest-only payments
    same              = equal_parts(L, R, n, N − o, payment_method)        // The same principal in each payment, where that is wanted
    even              = absent                                             if level_payment_rule = regular     // Payment that repays the loan over its days
                      = level_over_days(L, R, annual_rate, w, o, N, start_date, first_payment_date, day_count_convention)    if day_count_convention is given
    scheduled         = booked(same.monthly)                               if same.monthly is given            // Level monthly payment of the contract, or its principal
                      = booked(even)                                       if w = 12 and even is given
                      = booked((L − R)/a(n, i) + R·i)                      otherwise
    regular           = scheduled                                          if w = 12                           // The same of each payment period
                      = booked(same.each)                                  if same.each is given
                      = booked(even)                                       if even is given
                      = booked((L − R)/a(N − o, j) + R·j)                  otherwise
    faster            = absent                                             if accelerated = false              // Accelerated payment
                      = booked(scheduled/floor(w/12))                      otherwise
    before            = first_period(start_date, first_payment_date, w)    // Time before the first payment
    odd               = odd_time(start_date, first_payment_date, w, day_count_convention)    if day_count_convention is given    // The same beyond a payment period, where days are counted
    odd_days_interest = 0                                                  if first_payment_date is absent
                      = booked(L·odd.days·annual_rate/(100·odd.per))       if odd is given
                      = booked(L·((before.periods − 1)·j + before.days·annual_rate/36500))    otherwise
    m                 = ceil(w·balloon_month/12)                           if balloon_month is given           // Number of the payment with which the balance is due
                      = N                                                  otherwise

    charged          = 0                                                    if even is given    // Interest that the first payment has in addition to the level payment
                     = odd_days_interest                                    otherwise
    ledger           = keep_loan(L, regular, faster, charged, annual_rate, w, c, o, N, n, m, R, extra_monthly_payment, extra_payment_start_month, extra_annual_payment, extra_annual_payment_month, lump_sum_payments, rate_changes, fees, start_date, first_payment_date, day_count_convention, level_payment_rule, payment_method, payment_rounding, decimals)
    U                = ledger.recast_balance                                // Balance that prepayments have left at the end of the interest-only months
    V                = ledger.recast_payment                                // Level payment that repays it
    monthly_payment  = booked((U − min(R, U))/n)                            if U is given and same.monthly is given
                     = booked(V)                                            if V is given and w = 12 and even is given
                     = booked((U − min(R, U))/a(n, i) + min(R, U)·i)        if U is given
                     = scheduled                                            otherwise
    payment          = absent                                               if w = 12
                     = booked(monthly_payment/floor(w/12))                  if accelerated = true
                     = booked(V)                                            if V is given and even is given or V is given and same.each is given
                     = booked((U − min(R, U))/a(N − o, j) + min(R, U)·j)    if U is given
                     = regular                                              otherwise
    payment_count    = ledger.payments
    payoff_date      = payment_date(start_date, first_payment_date, w, payment_count)
    total_interest   = ledger.interest
    total_paid       = L + total_interest
    total_extra_paid = ledger.extra
    final_payment    = ledger.final_payment
    months_saved     = ceil(12·ledger.contract_payments/w) − ceil(12·payment_count/w)
    interest_saved   = ledger.contract_interest − total_interest
    apr              = absent                                               if fees is absent
                     = absent                                               if fees ≥ L: Nothing is left of the loan after the fees.
                     = ledger.apr                                           otherwise
    rate_changes     = ledger.changes
  `,
  references: [
    theoryOfInterest('§5.3 (amortization schedules) and §3.2 (annuity-immediate)'),
    'Regulation Z (12 CFR 1026), appendix J, (b)(5) (time before the first payment) and (b)(8) (annual percentage rate)',
  ],
  schedule: {
    kind: 'loan',
    periodsPerYear: 12,
    totals: { payment: 'total_paid', interest: 'total_interest' },
    isDated: true,
    course: 'ledger.course',
  },
  laws: {
    when: 'payment_rounding = exact',
    rises: {
      monthly_payment: ['principal', 'annual_rate'],
      total_interest: ['principal', 'annual_rate', 'balloon_amount', 'interest_only_months'],
      interest_saved: ['extra_monthly_payment'],
    },
    falls: {
      monthly_payment: ['balloon_amount', 'tenure_months'],
      payment_count: ['extra_monthly_payment'],
      total_interest: ['extra_monthly_payment'],
    },
    identities: ['total_paid = principal + total_interest'],
  },
});
