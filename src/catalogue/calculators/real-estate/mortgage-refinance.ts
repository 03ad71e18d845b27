import { ledgerRounding, paymentRounding } from '#catalogue/declare/conventions.ts';
import { defineCalculator } from '#catalogue/declare/define.ts';
import {
  amount,
  choice,
  currency,
  loanRate,
  money,
  months,
  omittable,
  optionalMoney,
  positiveAmount,
  whole,
  wholeYears,
} from '#catalogue/declare/fields.ts';
import { atEnd, during } from '#catalogue/declare/schedule.ts';
import { theoryOfInterest } from '#catalogue/declare/references.ts';

const costPayments = {
  upfront: 'closing costs are paid in cash',
  financed: 'closing costs are added to the new loan',
} as const;

export const mortgageRefinance = defineCalculator({
  id: 'mortgage-refinance',
  name: 'Mortgage Refinance Calculator',
  synonyms: ['remortgage', 'refi', 'switch mortgage'],
  category: 'real-estate',
  summary:
    'Savings from replacing a mortgage with a new one: payments, break-even month, and savings over the loans and until a sale.',
  headline: [
    {
      when: 'monthly_payment_saved > 0 and total_saved < 0',
      say: 'You would pay {monthly_payment_saved} less a month, but {|total_saved|} more in total',
    },
    {
      when: 'monthly_payment_saved > 0 and break_even_month',
      say: 'You would pay {monthly_payment_saved} less a month, and break even in month {break_even_month}',
    },
    { when: 'monthly_payment_saved > 0', say: 'You would pay {monthly_payment_saved} less a month' },
    {
      when: 'monthly_payment_saved < 0 and total_saved > 0',
      say: 'You would pay {|monthly_payment_saved|} more a month, but {total_saved} less in total',
    },
    {
      when: 'monthly_payment_saved < 0',
      say: 'You would pay {|monthly_payment_saved|} more a month, and {|total_saved|} more in total',
    },
    {
      when: 'total_saved < 0',
      say: 'Your payment would stay the same, and you would pay {|total_saved|} more in total',
    },
    { say: 'Your payment would stay the same, and you would save {total_saved} in total' },
  ],
  about:
    'A lower rate alone does not make refinancing worthwhile: closing costs have to be earned back, and a new term ' +
    'may start the interest all over again. Look at the break-even month and at the total over both loans, not just ' +
    'at the payment. If you plan to move, enter when.',
  input: {
    current_balance: positiveAmount('Balance of the old loan'),
    current_interest_rate: loanRate('Nominal annual interest rate of the old loan; one-twelfth is charged each month'),
    remaining_months: months('Remaining months of the old loan'),
    new_interest_rate: loanRate('Nominal annual interest rate of the new loan; one-twelfth is charged each month'),
    closing_costs: amount('Closing costs of the new loan'),
    new_loan_term: wholeYears('Term of the new loan', { default: 30 }),
    closing_cost_treatment: choice('Payment of the closing costs: in cash or financed', costPayments, {
      default: 'upfront',
    }),
    holding_months: months('Months until the home is sold or the loan is refinanced again', { default: 84 }),
    payment_rounding: paymentRounding(),
    currency: currency(),
  },
  output: {
    monthly_payment_saved: money('Old payment less new payment; negative when the new one is higher'),
    current_monthly_payment: money('Level monthly payment of the old loan'),
    new_monthly_payment: money('Level monthly payment of the new loan'),
    new_loan_amount: money('Amount of the new loan'),
    break_even_month: omittable(
      whole(
        'First month in which selling the home would leave a saving, calculated as total_saved_at_exit; absent when no month of both loans does',
        'ordinal',
      ),
    ),
    simple_break_even_month: omittable(
      whole(
        'Closing costs divided by monthly_payment_saved, rounded up; absent when payments are not lower or a loan ends before',
        'ordinal',
      ),
    ),
    total_saved: money(
      'All payments of the old loan less those of the new loan and closing costs paid in cash; negative for a loss',
    ),
    interest_saved: money('Total interest of the old loan less that of the new loan'),
    total_saved_at_exit: money(
      'Saving when the loans are repaid after holding_months: difference of payments and remaining balances, less closing costs paid in cash',
    ),
    current_final_payment: optionalMoney(
      'Last payment of the old loan, which settles its balance; only with payment_rounding cent',
    ),
    new_final_payment: optionalMoney(
      'Last payment of the new loan, which settles its balance; only with payment_rounding cent',
    ),
  },
  prominent: ['new_loan_term', 'holding_months'],
  conventions: {
    timing: 'payments at the end of each month',
    compounding: 'interest monthly, at one-twelfth of the nominal rate',
    rounding: ledgerRounding('closing costs are rounded, too'),
  },
  equations: `
    booked(x)               = round(x)                      if payment_rounding = cent             // Amount x, rounded in a lender's ledger
                            = x                             otherwise
    i                       = current_interest_rate/1200    // Interest of the old loan per month, as a fraction
    m                       = remaining_months              // Payments of the old loan
    old_loan                = booked(current_balance)       // Balance of the old loan at the beginning
    current_monthly_payment = booked(old_loan/a(m, i))
    j                       = new_interest_rate/1200        // Interest of the new loan per month, as a fraction
    n                       = 12·new_loan_term              // Payments of the new loan
    fees                    = booked(closing_costs)         // Closing costs
    costs                   = fees                          if closing_cost_treatment = upfront    // Closing costs paid at once
                            = 0                             otherwise
    new_loan_amount         = old_loan                      if closing_cost_treatment = upfront
                            = old_loan + fees               otherwise
    new_monthly_payment     = booked(new_loan_amount/a(n, j))
    monthly_payment_saved   = current_monthly_payment − new_monthly_payment

    old_balance(0)        = old_loan
    old_owed(k)           = old_balance(k − 1) + round(old_balance(k − 1)·i)               // Balance of the old loan with the interest of month k
    old_balance(k)        = 0                                                              if k = m                      // Balance of the old loan after payment k
                          = max(0, old_owed(k) − current_monthly_payment)                  otherwise
    old_last              = first(k = 1…m, old_balance(k) = 0)                             if payment_rounding = cent    // Payments until the old loan is repaid
    current_final_payment = old_owed(old_last)
    old_total             = (old_last − 1)·current_monthly_payment + old_owed(old_last)    if old_last is given          // All payments of the old loan
                          = m·current_monthly_payment                                      otherwise

    new_balance(0)    = new_loan_amount
    new_owed(k)       = new_balance(k − 1) + round(new_balance(k − 1)·j)           // Balance of the new loan with the interest of month k
    new_balance(k)    = 0                                                          if k = n                      // Balance of the new loan after payment k
                      = max(0, new_owed(k) − new_monthly_payment)                  otherwise
    new_last          = first(k = 1…n, new_balance(k) = 0)                         if payment_rounding = cent    // Payments until the new loan is repaid
    new_final_payment = new_owed(new_last)
    new_total         = (new_last − 1)·new_monthly_payment + new_owed(new_last)    if new_last is given          // All payments of the new loan
                      = n·new_monthly_payment                                      otherwise

    total_saved    = old_total − new_total − costs
    interest_saved = old_total − old_loan − (new_total − new_loan_amount)

    before(k)           = current_monthly_payment·(k + a(m − k, i))       if payment_rounding = exact    // Payments of the old loan until month k, and its balance then
                        = old_total                                       if old_balance(k) = 0
                        = k·current_monthly_payment + old_balance(k)      otherwise
    after(k)            = new_monthly_payment·(k + a(n − k, j))           if payment_rounding = exact    // Payments of the new loan until month k, and its balance then
                        = new_total                                       if new_balance(k) = 0
                        = k·new_monthly_payment + new_balance(k)          otherwise
    saved(k)            = before(min(k, m)) − after(min(k, n)) − costs    // Saving when the loans are repaid after month k
    total_saved_at_exit = saved(holding_months)

    both                    = min(m, n)                                          // Months until the shorter loan ends
    simple                  = ceil(fees/monthly_payment_saved)                   if monthly_payment_saved > 0    // Closing costs in months of savings
    simple_break_even_month = simple                                             if simple ≤ both
                            = absent: The payments do not save the closing costs while both loans run.
    even                    = first(k = 1…both, before(k) ≥ after(k) + costs)    // First month that leaves a saving
    break_even_month        = even                                               if even is given
                            = absent: No month of both loans leaves a saving.

    old_left(k)    = current_monthly_payment·a(max(0, m − k), i)    if payment_rounding = exact    // Balance of the old loan after month k
                   = old_balance(k)                                 if k < m
                   = 0                                              otherwise
    old_payment(k) = 0                                              if k > m                       // Payment of the old loan in month k
                   = current_monthly_payment                        if payment_rounding = exact
                   = min(current_monthly_payment, old_owed(k))      if k < m
                   = old_owed(k)                                    otherwise
    new_left(k)    = new_monthly_payment·a(max(0, n − k), j)        if payment_rounding = exact    // Balance of the new loan after month k
                   = new_balance(k)                                 if k < n
                   = 0                                              otherwise
    new_payment(k) = 0                                              if k > n                       // Payment of the new loan in month k
                   = new_monthly_payment                            if payment_rounding = exact
                   = min(new_monthly_payment, new_owed(k))          if k < n
                   = new_owed(k)                                    otherwise
  `,
  references: [
    theoryOfInterest('§3.2 (annuity-immediate) and §5.2 (prospective balance)'),
    "Board of Governors of the Federal Reserve System, A Consumer's Guide to Mortgage Refinancings (break-even period)",
  ],
  schedule: {
    kind: 'table',
    periodsPerYear: 12,
    mark: 'break_even_month',
    periods: 'max(m, n)',
    columns: {
      current_payment: during(money('Payment of the old loan'), 'old_payment(k)'),
      new_payment: during(money('Payment of the new loan'), 'new_payment(k)'),
      balance_saved: atEnd(money('Balance of the old loan less that of the new loan'), 'old_left(k) − new_left(k)'),
      total_saved_at_exit: atEnd(money('Saving when the loans are repaid at the end of the period'), 'saved(k)'),
    },
  },
  laws: {
    when: 'payment_rounding = exact',
    rises: {
      monthly_payment_saved: ['current_interest_rate', 'new_loan_term'],
      total_saved: ['current_interest_rate'],
      break_even_month: ['closing_costs', 'new_interest_rate'],
      simple_break_even_month: ['closing_costs', 'new_interest_rate'],
    },
    falls: {
      monthly_payment_saved: ['new_interest_rate', 'remaining_months'],
      total_saved: ['new_interest_rate', 'closing_costs', 'new_loan_term'],
      total_saved_at_exit: ['new_interest_rate', 'closing_costs'],
    },
    identities: [
      'monthly_payment_saved = current_monthly_payment − new_monthly_payment',
      'total_saved + closing_costs = interest_saved',
    ],
  },
});
