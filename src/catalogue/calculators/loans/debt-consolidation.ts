import { debtList } from '#catalogue/conventions.ts';
import { defineCalculator } from '#catalogue/define.ts';
import { amount, choice, currency, loanRate, money, months, omittable, percent, whole } from '#catalogue/fields.ts';
import { theoryOfInterest } from '#catalogue/references.ts';

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
  input: {
    debts: debtList(),
    loan_rate: loanRate('Nominal annual rate of the new loan; one-twelfth is charged each month'),
    loan_months: months('Term of the new loan'),
    fee_percent: percent('Fee of the new loan as a percentage of the balances', { default: 0 }),
    fee_amount: amount('Other fees of the new loan', { default: 0 }),
    fees: choice('Payment of the fees', feeTimes, { default: 'financed' }),
    currency: currency(),
  },
  output: {
    total_balance: money('Total of the balances'),
    current_payment: money('Total of the minimum payments'),
    current_months: omittable(
      whole('Months until minimum payments pay off all debts; absent if they never do', 'months'),
    ),
    current_interest: omittable(money('Interest of the debts until minimum payments pay them off')),
    total_fees: money('Fees of the new loan'),
    loan_amount: money('Amount of the new loan'),
    loan_payment: money('Level monthly payment of the new loan'),
    loan_interest: money('Interest of the new loan'),
    loan_cost: money('Cost of the new loan: its interest and fees'),
    payment_change: money('Change of the monthly payment: loan_payment minus current_payment'),
    months_change: omittable(whole('Change of the duration: loan_months minus current_months', 'months')),
    savings: omittable(money('Savings: current_interest minus loan_cost; negative if the loan costs more')),
    break_even_month: omittable(
      whole('First month by which the interest saved covers the fees; absent if none of the first 120 does', 'months'),
    ),
  },
  answers: ['savings'],
  conventions: {
    timing: 'payments at the end of each month; without the new loan, each debt is paid by its minimum payment alone',
    compounding: 'interest monthly, at one-twelfth of the nominal rate',
  },
  equations: `
    total_balance   = sum(j = 0…count(debts) − 1, debts(j).balance)
    current_payment = sum(j = 0…count(debts) − 1, debts(j).minimum_payment)
    total_fees      = total_balance·fee_percent/100 + fee_amount
    loan_amount     = total_balance + total_fees    if fees = financed
                    = total_balance                 otherwise
    i               = loan_rate/1200                // Interest of the new loan per month, as a fraction
    loan_payment    = loan_amount/a(loan_months, i)
    loan_interest   = loan_months·loan_payment − loan_amount
    loan_cost       = loan_interest + total_fees
    payment_change  = loan_payment − current_payment

    r(j)              = debts(j).annual_rate/1200                                 // Interest of debt j per month, as a fraction
    R(j)              = debts(j).minimum_payment − debts(j).balance·r(j)          // Part of the first payment that repays debt j
    unpaid            = sum(j = 0…count(debts) − 1, 1 if R(j) ≤ 0)                // Debts that minimum payments never pay off
    n                 = count(debts)                                              if unpaid = 0    // Debts that minimum payments pay off
                      = absent: A debt is never paid off by its minimum_payment, which does not cover a month's interest.
    debts.months(j)   = nper(r(j), debts(j).minimum_payment, debts(j).balance)    if R(j) > 0      // Payments of debt j
                      = 0                                                         otherwise
    debts.final(j)    = (debts(j).balance − R(j)·s(debts.months(j) − 1, r(j)))·(1 + r(j))    // Final payment of debt j
    debts.interest(j) = (debts.months(j) − 1)·debts(j).minimum_payment + debts.final(j) − debts(j).balance    // Interest of debt j
    longest(0)        = debts.months(0)
    longest(k)        = max(longest(k − 1), debts.months(k))                      // Payments until debts 0 to k are paid off
    current_months    = longest(n − 1)
    current_interest  = sum(j = 0…n − 1, debts.interest(j))
    months_change     = loan_months − current_months
    savings           = current_interest − loan_cost

    interest(j, k)   = k·debts(j).minimum_payment − R(j)·s(k, r(j))    if k < debts.months(j)    // Interest of debt j in k months
                     = debts.interest(j)                               otherwise
    h(k)             = min(k, loan_months)                             // Payments of the new loan in k months
    cost(k)          = loan_payment·(h(k) + a(loan_months − h(k), i)) − loan_amount + total_fees    // Interest and fees of the new loan in k months
    m                = first(k = 1…min(120, max(loan_months, current_months)), cost(k) ≤ sum(j = 0…n − 1, interest(j, k)))    // Month by which the interest saved covers the fees
    break_even_month = m                                               if m is given or current_months is absent
                     = absent: The interest saved does not cover the fees within ten years.
  `,
  references: [
    'Consumer Financial Protection Bureau, What do I need to know about consolidating my credit card debt?',
    theoryOfInterest('§3.2 (annuity-immediate) and §3.6 (unknown time)'),
  ],
  schedule: {
    kind: 'loan',
    periodsPerYear: 12,
    totals: { interest: 'loan_interest' },
    periods: 'loan_months',
    balance: 'loan_payment·a(loan_months − k, i)',
    flow: 'loan_payment·(k + a(loan_months − k, i)) − loan_amount',
  },
  laws: {
    rises: {
      loan_payment: ['loan_rate', 'fee_amount'],
      loan_cost: ['loan_rate', 'loan_months', 'fee_percent', 'fee_amount'],
      break_even_month: ['fee_amount'],
    },
    falls: { loan_payment: ['loan_months'], savings: ['loan_rate', 'fee_percent', 'fee_amount'] },
    identities: [
      'loan_amount + loan_interest = loan_months·loan_payment',
      'savings + loan_interest + total_fees = current_interest',
    ],
  },
});
