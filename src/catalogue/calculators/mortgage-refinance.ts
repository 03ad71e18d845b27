import { defineCalculator } from '../define.ts';
import {
  amount,
  choice,
  currency,
  loanRate,
  money,
  months,
  omittable,
  positiveAmount,
  whole,
  wholeYears,
} from '../fields.ts';

const costPayments = {
  cash: 'closing costs are paid in cash',
  financed: 'closing costs are added to the new loan',
} as const;

export const mortgageRefinance = defineCalculator({
  id: 'mortgage-refinance',
  name: 'Mortgage Refinance Calculator',
  synonyms: ['remortgage', 'refi', 'switch mortgage'],
  category: 'real-estate',
  summary:
    'Savings from replacing a mortgage by a new one: payments, break-even month, and savings over the loans and until a sale.',
  input: {
    current_balance: positiveAmount('Balance of the old loan'),
    current_rate: loanRate('Nominal annual interest rate of the old loan; one-twelfth is charged each month'),
    remaining_months: months('Remaining months of the old loan'),
    new_rate: loanRate('Nominal annual interest rate of the new loan; one-twelfth is charged each month'),
    closing_costs: amount('Closing costs of the new loan'),
    new_term: wholeYears('Term of the new loan', { default: 30 }),
    cost_payment: choice('Payment of the closing costs: in cash or financed', costPayments, {
      default: 'cash',
    }),
    months_in_home: months('Months until the home is sold or the loan is refinanced again', {
      default: 84,
    }),
    currency: currency(),
  },
  output: {
    monthly_saving: money('Old payment less new payment; negative when the new one is higher'),
    current_payment: money('Level monthly payment of the old loan'),
    new_payment: money('Level monthly payment of the new loan'),
    new_loan: money('Amount of the new loan'),
    break_even_month: omittable(
      whole(
        'First month in which selling the home would leave a saving, calculated as saving_when_leaving; absent when no month of both loans does',
        'months',
      ),
    ),
    simple_break_even_month: omittable(
      whole(
        'Closing costs divided by monthly_saving, rounded up; absent when payments are not lower or a loan ends before',
        'months',
      ),
    ),
    lifetime_saving: money(
      'All payments of the old loan less those of the new loan and closing costs paid in cash; negative for a loss',
    ),
    interest_saved: money('Total interest of the old loan less that of the new loan'),
    saving_when_leaving: money(
      'Saving when the loans are repaid after months_in_home: difference of payments and remaining balances, less closing costs paid in cash',
    ),
  },
  conventions: {
    timing: 'payments at the end of each month',
    compounding: 'interest monthly, at one-twelfth of the nominal rate',
  },
  equations: `
    i               = current_rate/1200                  // Interest of the old loan per month, as a fraction
    current_payment = current_balance/a(remaining_months, i)
    costs           = closing_costs                      if cost_payment = cash    // Closing costs paid at once
                    = 0                                  otherwise
    new_loan        = current_balance                    if cost_payment = cash
                    = current_balance + closing_costs    otherwise
    j               = new_rate/1200                      // Interest of the new loan per month, as a fraction
    n               = 12·new_term                        // Payments of the new loan
    new_payment     = new_loan/a(n, j)
    monthly_saving  = current_payment − new_payment
    lifetime_saving = remaining_months·current_payment − n·new_payment − costs
    interest_saved  = remaining_months·current_payment − current_balance − (n·new_payment − new_loan)

    before(k)           = current_payment·(k + a(remaining_months − k, i))    // Payments of the old loan until month k, and its balance then
    after(k)            = new_payment·(k + a(n − k, j))                       // Payments of the new loan until month k, and its balance then
    saving_when_leaving = before(min(months_in_home, remaining_months)) − after(min(months_in_home, n)) − costs

    both                    = min(remaining_months, n)                           // Months until the shorter loan ends
    simple                  = ceil(closing_costs/monthly_saving)                 if monthly_saving > 0    // Closing costs in months of savings
    simple_break_even_month = simple                                             if simple ≤ both
                            = absent: The payments do not save the closing costs while both loans run.
    even                    = first(k = 1…both, before(k) ≥ after(k) + costs)    // First month that leaves a saving
    break_even_month        = even                                               if even is given
                            = absent: No month of both loans leaves a saving.
  `,
  references: [
    'S. G. Kellison, The Theory of Interest, 3rd edition (2009), §3.2 (annuity-immediate) and §5.2 (prospective balance)',
    "Board of Governors of the Federal Reserve System, A Consumer's Guide to Mortgage Refinancings (break-even period)",
  ],
  laws: {
    rises: {
      monthly_saving: ['current_rate', 'new_term'],
      lifetime_saving: ['current_rate'],
      break_even_month: ['closing_costs', 'new_rate'],
      simple_break_even_month: ['closing_costs', 'new_rate'],
    },
    falls: {
      monthly_saving: ['new_rate', 'remaining_months'],
      lifetime_saving: ['new_rate', 'closing_costs', 'new_term'],
      saving_when_leaving: ['new_rate', 'closing_costs'],
    },
    identities: [
      'monthly_saving = current_payment − new_payment',
      'lifetime_saving + closing_costs = interest_saved',
    ],
  },
});
