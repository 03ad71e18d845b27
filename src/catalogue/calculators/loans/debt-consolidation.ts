import { debtList, ledgerRounding, paymentRounding } from '#catalogue/declare/conventions.ts';
import { defineCalculator } from '#catalogue/declare/define.ts';
import {
  amount,
  choice,
  currency,
  feePercent,
  loanRate,
  money,
  months,
  omittable,
  optionalMoney,
  whole,
} from '#catalogue/declare/fields.ts';
import { levelLoanOfL, levelLoanSchedule } from '#catalogue/parts/level-loan.ts';
import { theoryOfInterest } from '#catalogue/declare/references.ts';

const feeTimes = {
  upfront: 'paid at the beginning',
  financed: 'added to the loan',
} as const;

export const debtConsolidation = defineCalculator({
  id: 'debt-consolidation',
  name: 'Debt Consolidation Calculator',
  synonyms: ['combine debts', 'merge loans', 'balance transfer'],
  category: 'loans',
  summary: 'Several debts with their minimum payments, compared with one new loan that pays them all off.',
  headline: [
    { when: 'total_saved > 0', say: 'Consolidating would save you {total_saved} in total' },
    { when: 'total_saved < 0', say: 'Consolidating would cost you {|total_saved|} more in total' },
    { when: 'total_saved', say: 'Consolidating would cost the same: the difference is {total_saved}' },
    {
      say: 'Your minimum payments never pay off all debts; the new loan does, for {new_monthly_payment} a month',
    },
  ],
  about:
    'One new loan can lower your rate and leave one payment to remember. But a lower payment over a longer term may ' +
    'cost more in the end, so compare the total interest, and mind the fees. It helps only if the old cards stay ' +
    'empty.',
  input: {
    debts: debtList(),
    new_annual_rate: loanRate('Nominal annual rate of the new loan; one-twelfth is charged each month'),
    new_tenure_months: months('Term of the new loan'),
    fee_pct: feePercent('Fee of the new loan as a percentage of the balances', { default: 0 }),
    other_fees: amount('Other fees of the new loan', { default: 0 }),
    fee_treatment: choice('Payment of the fees', feeTimes, { default: 'financed' }),
    payment_rounding: paymentRounding(),
    currency: currency(),
  },
  output: {
    total_balance: money('Total of the balances'),
    current_monthly_payment: money('Total of the minimum payments'),
    current_months_to_payoff: omittable(
      whole('Months until minimum payments pay off all debts; absent if they never do', 'months'),
    ),
    current_total_interest: omittable(money('Interest of the debts until minimum payments pay them off')),
    total_fees: money('Fees of the new loan'),
    new_loan_amount: money('Amount of the new loan'),
    new_monthly_payment: money('Level monthly payment of the new loan'),
    new_total_interest: money('Interest of the new loan'),
    new_finance_charge: money('Cost of the new loan: its interest and fees'),
    monthly_payment_saved: money(
      'current_monthly_payment minus new_monthly_payment; negative if the new loan has the higher payment',
    ),
    months_saved: omittable(
      whole('current_months_to_payoff minus new_tenure_months; negative if the new loan takes longer', 'months'),
    ),
    total_saved: omittable(money('current_total_interest minus new_finance_charge; negative if the loan costs more')),
    break_even_month: omittable(
      whole('First month by which the interest saved covers the fees; absent if none of the first 120 does', 'ordinal'),
    ),
    new_final_payment: optionalMoney(
      'Last payment of the new loan, which settles its balance; only with payment_rounding cent',
    ),
  },
  conventions: {
    timing: 'payments at the end of each month; without the new loan, each debt is paid by its minimum payment alone',
    compounding: 'interest monthly, at one-twelfth of the nominal rate',
    rounding: ledgerRounding('fees are rounded, too, and the debts that the loan pays off are not'),
  },
  equations: `
    booked(x)               = round(x)                              if payment_rounding = cent    // Amount x, rounded in a lender's ledger
                            = x                                     otherwise
    total_balance           = sum(j = 0…count(debts) − 1, debts(j).balance)
    current_monthly_payment = sum(j = 0…count(debts) − 1, debts(j).minimum_payment)
    total_fees              = booked(total_balance·fee_pct/100 + other_fees)
    new_loan_amount         = booked(total_balance) + total_fees    if fee_treatment = financed
                            = booked(total_balance)                 otherwise
    L                       = new_loan_amount                       // New loan
    n                       = new_tenure_months                     // Payments of the new loan
    i                       = new_annual_rate/1200                  // Interest of the new loan per month, as a fraction
    ${levelLoanOfL}
    new_monthly_payment     = monthly_payment
    new_final_payment       = final_payment
    new_total_interest      = total_paid − L
    new_finance_charge      = new_total_interest + total_fees
    monthly_payment_saved   = current_monthly_payment − new_monthly_payment

    r(j)                     = debts(j).annual_rate/1200                                 // Interest of debt j per month, as a fraction
    R(j)                     = debts(j).minimum_payment − debts(j).balance·r(j)          // Part of the first payment that repays debt j
    unpaid                   = sum(j = 0…count(debts) − 1, 1 if R(j) ≤ 0)                // Debts that minimum payments never pay off
    D                        = count(debts)                                              if unpaid = 0    // Debts that minimum payments pay off
                             = absent: A debt is never paid off by its minimum_payment, which does not cover a month's interest.
    debts.months(j)          = nper(r(j), debts(j).minimum_payment, debts(j).balance)    if R(j) > 0      // Payments of debt j
                             = 0                                                         otherwise
    debts.final(j)           = (debts(j).balance − R(j)·s(debts.months(j) − 1, r(j)))·(1 + r(j))    // Final payment of debt j
    debts.interest(j)        = (debts.months(j) − 1)·debts(j).minimum_payment + debts.final(j) − debts(j).balance    // Interest of debt j
    longest(0)               = debts.months(0)
    longest(k)               = max(longest(k − 1), debts.months(k))                      // Payments until debts 0 to k are paid off
    current_months_to_payoff = longest(D − 1)
    current_total_interest   = sum(j = 0…D − 1, debts.interest(j))
    months_saved             = current_months_to_payoff − new_tenure_months
    total_saved              = current_total_interest − new_finance_charge

    accrued(j, k)    = k·debts(j).minimum_payment − R(j)·s(k, r(j))    if k < debts.months(j)    // Interest of debt j in k months
                     = debts.interest(j)                               otherwise
    cost(k)          = charged(min(k, n)) + total_fees                 // Interest and fees of the new loan in k months
    m                = first(k = 1…min(120, max(new_tenure_months, current_months_to_payoff)), cost(k) ≤ sum(j = 0…D − 1, accrued(j, k)))    // Month by which the interest saved covers the fees
    break_even_month = m                                               if m is given or current_months_to_payoff is absent
                     = absent: The interest saved does not cover the fees within ten years.
  `,
  references: [
    'Consumer Financial Protection Bureau, What do I need to know about consolidating my credit card debt?',
    theoryOfInterest('§3.2 (annuity-immediate) and §3.6 (unknown time)'),
  ],
  schedule: { ...levelLoanSchedule, totals: { interest: 'new_total_interest' } },
  laws: {
    when: 'payment_rounding = exact',
    rises: {
      new_monthly_payment: ['new_annual_rate', 'other_fees'],
      new_finance_charge: ['new_annual_rate', 'new_tenure_months', 'fee_pct', 'other_fees'],
      break_even_month: ['other_fees'],
    },
    falls: { new_monthly_payment: ['new_tenure_months'], total_saved: ['new_annual_rate', 'fee_pct', 'other_fees'] },
    identities: [
      'new_loan_amount + new_total_interest = new_tenure_months·new_monthly_payment',
      'total_saved + new_total_interest + total_fees = current_total_interest',
    ],
  },
});
