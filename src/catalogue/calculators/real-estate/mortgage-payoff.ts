import {
  ledgerRounding,
  loanCompoundFrequency,
  loanPaymentFrequency,
  paymentRounding,
} from '#catalogue/declare/conventions.ts';
import { defineCalculator } from '#catalogue/declare/define.ts';
import {
  amount,
  choice,
  currency,
  money,
  months,
  optionalMoney,
  ordinal,
  positiveAmount,
  whole,
} from '#catalogue/declare/fields.ts';
import { nominalLoanRate } from '#catalogue/declare/shared-fields.ts';
import { countedDays, countedDaysRule } from '#catalogue/parts/counted-days.ts';
import { payoffDate, payoffDateCases } from '#catalogue/parts/payoff-date.ts';
import {
  acceleratedPayments,
  datedLumpSumRules,
  frequencyRules,
  lumpSumPayments,
  lumpSumRules,
} from '#catalogue/parts/prepayments.ts';
import { theoryOfInterest } from '#catalogue/declare/references.ts';
import { atEnd } from '#catalogue/declare/schedule.ts';
import { natives } from './mortgage-payoff.native.ts';

export const mortgagePayoff = defineCalculator({
  id: 'mortgage-payoff',
  name: 'Mortgage Payoff Calculator',
  synonyms: ['pay off mortgage early', 'extra payment', 'early repayment', 'overpayment', 'pay off house'],
  category: 'real-estate',
  summary: 'Time and interest saved on a mortgage by extra monthly payments, a lump sum, or both.',
  headline: [
    {
      when: 'months_saved > 0 and interest_saved > 0',
      say: 'You would save {interest_saved} of interest, and be done {months_saved} sooner',
    },
    { when: 'months_saved > 0', say: 'You would be done {months_saved} sooner' },
    { when: 'interest_saved > 0', say: 'You would save {interest_saved} of interest' },
    { say: 'The mortgage would be paid off in {months_to_payoff}' },
  ],
  about:
    'Use it when you already have a mortgage and some money to spare. It compares the loan as it is with the same ' +
    'loan and your extra payments, so that you see the months and the interest they save. It does not weigh the ' +
    'alternative: whether to prepay or to invest is a question of its own. Check your contract for a prepayment ' +
    'penalty.',
  input: {
    balance: positiveAmount('Outstanding balance'),
    interest_rate: nominalLoanRate(),
    remaining_months: months('Remaining term, over which the level payment alone repays the loan'),
    extra_monthly_payment: amount('Extra monthly payment', { default: 0 }),
    lump_sum_payment: amount('Lump-sum payment', { default: 0 }),
    lump_sum_month: ordinal('Monthly payment after which the lump sum is paid; 0 to pay it today', {
      minimum: 0,
      default: 0,
    }),
    lump_sum_payments: lumpSumPayments(1200),
    prepayment_effect: choice(
      'Effect of extra payments and lump sums',
      {
        shorter_term: 'the payment stays the same, and the loan ends earlier',
        lower_payment: 'the term stays the same, and the payment is recast to repay what is left by its end',
      },
      { default: 'shorter_term' },
    ),
    payment_frequency: loanPaymentFrequency(),
    accelerated: acceleratedPayments(),
    compound_frequency: loanCompoundFrequency(),
    ...countedDays(),
    payment_rounding: paymentRounding(),
    currency: currency(),
  },
  output: {
    interest_saved: money('Interest saved by the extra payments'),
    months_saved: whole('Months saved by the extra payments', 'months'),
    months_to_payoff: whole('Months until the loan is repaid', 'months'),
    payoff_date: payoffDate(),
    monthly_payment: money('Level monthly payment, excluding extra payments'),
    payment: optionalMoney('Level payment of each period; absent with payment_frequency monthly'),
    new_payment: optionalMoney(
      'Level payment after the last extra payment or lump sum; only with prepayment_effect lower_payment',
    ),
    total_interest: money('Total interest with the extra payments'),
    total_interest_without_extra: {
      ...money('Total interest without the extra payments'),
      label: 'Total interest without extra payments',
    },
    total_paid: money('All payments, including the extra ones'),
    final_payment: optionalMoney(
      'Payment of the last month, including a lump sum, which settles the balance; only with payment_rounding cent',
    ),
  },
  rules: `
    last    = remaining_months    // Last month of the loan
    outside = outside_term(lump_sum_payments, start_date, payment_frequency, last)    // Index of the first lump sum on a date before the loan or after its last payment
    ${lumpSumRules}
    ${frequencyRules}
    ${countedDaysRule}
    ${datedLumpSumRules}
    require accelerated = false if prepayment_effect = lower_payment else accelerated: must be false with prepayment_effect lower_payment, which keeps the term
    require lump_sum_month < remaining_months
  `,
  conventions: {
    timing:
      'payments at the end of each month or other period, lump sums immediately after one of them or today; no payment exceeds the balance',
    compounding:
      'interest each payment period, at the rate that compounds to the nominal one: each month at one-twelfth of it by default; with day_count_convention for the part of a year that the days of the period are',
    rounding: ledgerRounding('extra payments are rounded, too'),
  },
  native: natives,
  equations: `
    booked(x)       = round(x)                                           if payment_rounding = cent                                                                                                                                                  // Amount x, rounded in a lender's ledger
                    = x                                                  otherwise
    i               = interest_rate/1200                                 // Monthly interest rate, as a fraction
    n               = remaining_months                                   // Number of payments without extra payments
    L               = booked(balance)                                    // Balance at the beginning
    y               = booked(lump_sum_payment)                           // Lump sum
    f               = payment_frequency                                  // Payments per year
    c               = compound_frequency                                 // Times a year that interest is added to the nominal rate
    kept            = absent                                             if payment_frequency = monthly and compound_frequency = monthly and prepayment_effect = shorter_term and day_count_convention is absent and count(lump_sum_payments) = 0    // The loan period by period
                    = keep_payoff(L, interest_rate, n, extra_monthly_payment, lump_sum_payment, lump_sum_month, lump_sum_payments, start_date, f, c, accelerated, prepayment_effect, day_count_convention, level_payment_rule, payment_rounding, decimals)    otherwise
    monthly_payment = kept.level                                         if kept is given
                    = booked(L/a(n, i))                                  otherwise
    payment         = kept.payment
    new_payment     = kept.new_payment
    p               = monthly_payment + booked(extra_monthly_payment)    // Monthly payment including the extra one

    plain(0)                     = L
    charged_plain(0)             = round(0)
    interest_plain(k)            = round(plain(k − 1)·i)                                         // Interest of month k without extra payments
    plain(k)                     = 0                                                             if k = n                      // Balance after month k without extra payments
                                 = max(0, plain(k − 1) + interest_plain(k) − monthly_payment)    otherwise
    charged_plain(k)             = charged_plain(k − 1) + interest_plain(k)                      // Interest until month k without extra payments
    total_interest_without_extra = kept.contract_interest                                        if kept is given
                                 = charged_plain(n)                                              if payment_rounding = cent
                                 = n·monthly_payment − L                                         otherwise
    last_plain                   = first(k = 0…n, plain(k) = 0)                                  if payment_rounding = cent    // Month of the last payment without extra payments
    months_before                = kept.contract_months                                          if kept is given
                                 = last_plain                                                    if last_plain is given        // Months until the loan is repaid without extra payments
                                 = n                                                             otherwise

    W(0)          = max(0, L − y)                   if lump_sum_month = 0
                  = L                               otherwise
    charged(0)    = round(0)
    interest(k)   = round(W(k − 1)·i)               // Interest of month k
    due(k)        = W(k − 1) + interest(k)          // Balance with the interest of month k
    rest(k)       = 0                               if k = n                      // Balance after the monthly payment of month k
                  = max(0, due(k) − p)              otherwise
    W(k)          = max(0, rest(k) − y)             if k = lump_sum_month         // Balance in the ledger after month k
                  = rest(k)                         otherwise
    charged(k)    = charged(k − 1) + interest(k)    // Interest until month k in the ledger
    last_month    = first(k = 0…n, W(k) = 0)        if payment_rounding = cent    // Month of the last payment in the ledger
    last          = last_month                      if last_month is given
                  = n                               otherwise
    final_payment = kept.final_payment              if kept is given and payment_rounding = cent
                  = L                               if payment_rounding = cent and last = 0
                  = due(last)                       if payment_rounding = cent

    b                = balance                                           if lump_sum_month = 0     // Balance before the lump sum; not positive if the loan is repaid by then
                     = balance − s(lump_sum_month, i)·(p − balance·i)    otherwise
    lump             = max(0, min(lump_sum_payment, b))                  // Lump sum paid
    z                = 0                                                 if b ≤ 0                  // Month in which the final stretch of level payments begins
                     = lump_sum_month                                    otherwise
    B                = balance                                           if b ≤ 0                  // Balance at the beginning of this stretch
                     = max(0, b − lump_sum_payment)                      otherwise
    months_to_payoff = kept.months                                       if kept is given
                     = last                                              if payment_rounding = cent
                     = z                                                 if B = 0
                     = n                                                 if extra_monthly_payment + lump_sum_payment = 0
                     = z + nper(i, p, B)                                 otherwise
    months_saved     = months_before − months_to_payoff
    last_day         = kept.last_day                                     if kept is given
                     = months_later(start_date, months_to_payoff)        if start_date is given    // Date of the last payment, before 2200
    ${payoffDateCases}

    m              = months_to_payoff − z                       // Payments of this stretch
    final          = monthly_payment                            if extra_monthly_payment + lump_sum_payment = 0    // Last payment, which repays the rest
                   = (B − s(m − 1, i)·(p − B·i))·(1 + i)        otherwise
    total_paid     = L + kept.interest                          if kept is given
                   = L + charged(n)                             if payment_rounding = cent
                   = z·p + lump                                 if B = 0
                   = (months_to_payoff − 1)·p + lump + final    otherwise
    total_interest = total_paid − L
    interest_saved = total_interest_without_extra − total_interest

    owed(k)               = L                                    if k = 0                      // Balance after month k
                          = W(k)                                 if payment_rounding = cent
                          = 0                                    if k ≥ months_to_payoff
                          = balance − s(k, i)·(p − balance·i)    if k < lump_sum_month
                          = B − s(k − z, i)·(p − B·i)            otherwise
    owed_without_extra(k) = plain(k)                             if payment_rounding = cent    // Balance after month k without extra payments
                          = monthly_payment·a(n − k, i)          otherwise
    paid(k)               = L + charged(k) − owed(k)             if payment_rounding = cent    // All payments until month k
                          = 0                                    if k = 0
                          = total_paid                           if k ≥ months_to_payoff
                          = k·p                                  if k < lump_sum_month
                          = k·p + lump                           otherwise
  `,
  references: [theoryOfInterest('§3.6 (unknown time), §5.2 (retrospective balance)')],
  schedule: {
    kind: 'loan',
    periodsPerYear: 12,
    totals: { payment: 'total_paid', interest: 'total_interest' },
    // A lump sum that repays the whole loan today still has a row.
    mark: 'months_to_payoff',
    periods: 'max(1, months_to_payoff)',
    balance: 'owed(k)',
    flow: 'paid(k) − (L − owed(k))',
    answered: 'kept.course',
    columns: {
      balance_without_extra: atEnd(
        { ...money('Balance without the extra payments'), label: 'Balance without extra payments' },
        'owed_without_extra(k)',
      ),
    },
  },
  pictures: [{ kind: 'schedule' }, { kind: 'bars', of: ['total_interest_without_extra', 'total_interest'] }],
  laws: {
    when: 'payment_rounding = exact and payment_frequency = monthly and prepayment_effect = shorter_term and day_count_convention is absent',
    rises: {
      interest_saved: ['extra_monthly_payment', 'lump_sum_payment', 'interest_rate'],
      months_saved: ['extra_monthly_payment', 'lump_sum_payment'],
      monthly_payment: ['balance', 'interest_rate'],
    },
    falls: {
      total_interest: ['extra_monthly_payment', 'lump_sum_payment'],
      months_to_payoff: ['extra_monthly_payment', 'lump_sum_payment'],
      monthly_payment: ['remaining_months'],
      interest_saved: ['lump_sum_month'],
    },
    identities: [
      'months_saved + months_to_payoff = remaining_months',
      'interest_saved = remaining_months·monthly_payment − total_paid',
    ],
  },
});
