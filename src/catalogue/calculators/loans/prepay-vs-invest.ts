import { constantRates } from '#catalogue/declare/forecasts.ts';
import { defineCalculator } from '#catalogue/declare/define.ts';
import {
  currency,
  growthRate,
  money,
  months,
  omittable,
  percent,
  percentage,
  positiveAmount,
  whole,
} from '#catalogue/declare/fields.ts';
import { theoryOfInterest } from '#catalogue/declare/references.ts';
import { nominalLoanRate } from '#catalogue/declare/shared-fields.ts';

export const prepayVsInvest = defineCalculator({
  id: 'prepay-vs-invest',
  name: 'Prepay or Invest Calculator',
  synonyms: ['pay off mortgage or invest', 'prepay mortgage', 'overpay', 'invest or pay off debt'],
  category: 'loans',
  summary:
    'Extra monthly money used to repay a loan early, or invested instead: what each leaves when the loan would end.',
  headline: [
    {
      when: 'investing_advantage > 0',
      say: 'Investing would leave you {investing_advantage} better off than prepaying',
    },
    {
      when: 'investing_advantage < 0',
      say: 'Prepaying would leave you {|investing_advantage|} better off than investing',
    },
    { say: 'Prepaying and investing come out even: the difference is {investing_advantage}' },
  ],
  about:
    'Money that repays a loan earns the rate of the loan, for certain; money that is invested may earn more or less. ' +
    'This compares what each leaves you with, after tax. The break-even return is the number to think about: prepay ' +
    'unless you expect more than that and can bear the risk. Keep an emergency fund in either case.',
  input: {
    balance: positiveAmount('Balance of the loan'),
    annual_rate: nominalLoanRate(),
    remaining_months: months('Remaining months of the loan'),
    extra_monthly_payment: positiveAmount('Extra money each month, to prepay the loan or to invest'),
    annual_return: growthRate('Nominal annual return on the investments; one-twelfth is earned each month'),
    tax_rate: percent('Tax on the return, as it is earned', { default: 0 }),
    marginal_tax_rate: percent('Tax rate at which loan interest is deducted; 0 when it is not deductible', {
      default: 0,
    }),
    currency: currency(),
  },
  output: {
    interest_saved: money('Interest that prepaying saves, before tax'),
    months_saved: whole('Months by which prepaying ends the loan earlier', 'months'),
    future_value: money('Extra money invested each month, when the loan would end, after tax on the return'),
    investing_advantage: money(
      'Wealth from investing less wealth from prepaying, when the loan would end; negative when prepaying leaves more',
    ),
    break_even_return: omittable(
      percentage('Nominal annual return at which both leave the same; absent with a tax_rate of 100'),
    ),
  },
  conventions: {
    forecast: constantRates,
    timing:
      'payments and investments at the end of each month; one who prepays invests the whole payment once the loan is repaid, and one who invests also invests the tax saved by deducting more interest',
    compounding: 'monthly, at one-twelfth of each nominal rate',
  },
  equations: `
    i              = annual_rate/1200                                   // Interest of the loan per month, as a fraction
    t              = marginal_tax_rate/100                              // Part of the interest that deduction saves
    j              = annual_return/1200·(1 − tax_rate/100)              // Return per month after tax, as a fraction
    n              = remaining_months                                   // Payments without prepaying
    p              = balance/a(n, i)                                    // Level payment
    P              = p + extra_monthly_payment                          // Payment with prepaying
    N              = nper(i, P, balance)                                // Payments with prepaying
    final          = (balance − s(N − 1, i)·(P − balance·i))·(1 + i)    // Last payment with prepaying
    interest_saved = n·p − (N − 1)·P − final
    months_saved   = n − N
    future_value   = extra_monthly_payment·s(n, j)

    D(k)                = extra_monthly_payment·s(k, i)                  if k < N                    // Debt that one who invests has and one who prepays has not, after month k
                        = p·a(n − k, i)                                  otherwise
    G(0)                = 0
    G(k)                = G(k − 1)·(1 + j) + D(k − 1)                    // Such debts of all months, each compounded at the return until month k
    deductions          = t·i·G(n)                                       if marginal_tax_rate > 0    // Tax saved by deducting the interest on them, invested
                        = 0                                              otherwise
    freed               = (P − final)·(1 + j)^(n − N) + P·s(n − N, j)    // Payments that prepaying makes needless, invested
    investing_advantage = future_value + deductions − freed
    break_even_return   = annual_rate·(1 − t)/(1 − tax_rate/100)         if tax_rate < 100
                        = absent: Tax takes the whole return.
  `,
  references: [
    theoryOfInterest('§3.6 (unknown time), §5.2 (retrospective balance) and §7.2 (discounted cash flow analysis)'),
  ],
  schedule: {
    kind: 'growth',
    periodsPerYear: 12,
    goal: 'future_value',
    periods: 'n',
    balance: 'extra_monthly_payment·s(k, j)',
    flow: 'k·extra_monthly_payment',
  },
  pictures: [{ kind: 'curve', over: 'annual_return = 0…12', of: ['investing_advantage'] }, { kind: 'schedule' }],
  laws: {
    when: ({ annual_return }) => (annual_return as number) >= 0,
    rises: {
      interest_saved: ['extra_monthly_payment', 'annual_rate'],
      months_saved: ['extra_monthly_payment'],
      future_value: ['annual_return', 'extra_monthly_payment', 'remaining_months'],
      break_even_return: ['annual_rate', 'tax_rate'],
    },
    falls: { future_value: ['tax_rate'], break_even_return: ['marginal_tax_rate'] },
    identities: ['break_even_return·(100 − tax_rate) = annual_rate·(100 − marginal_tax_rate)'],
  },
});
