import { defineCalculator } from '#catalogue/declare/define.ts';
import { amount, currency, loanRate, money, months, percentage, quantity } from '#catalogue/declare/fields.ts';
import { theoryOfInterest } from '#catalogue/declare/references.ts';
import { downPayment, loanTerm } from '#catalogue/declare/shared-fields.ts';
import { records, recordsOf } from '#catalogue/declare/structures.ts';

export const buydown = defineCalculator({
  id: 'buydown',
  name: 'Mortgage Buydown Calculator',
  synonyms: ['temporary buydown', '2-1 buydown', '3-2-1 buydown', 'seller concession', 'subsidized payments'],
  category: 'real-estate',
  summary: 'Payments of a mortgage with a temporary buydown, and the subsidy that pays for it.',
  headline:
    'The buydown costs {total_subsidy}; you would pay {steps[0].monthly_payment} a month at first instead of {monthly_payment}',
  about:
    'In a temporary buydown the seller or builder pays part of your interest for the first years, so payments start ' +
    'low and rise in steps to the full amount. It shows each step, the money that has to be deposited for it, and ' +
    'how it compares with the loan at its full rate. Make sure that you can afford the last step, as income has to ' +
    'grow into it.',
  input: {
    home_price: amount('Price of the home'),
    down_payment: downPayment(),
    interest_rate: loanRate('Nominal annual interest rate of the note; one-twelfth is charged each month'),
    loan_term: loanTerm(),
    steps: records(
      'Steps of the buydown, from the first month on; after them the borrower pays the full payment',
      {
        months: months('Number of months of the step'),
        reduction_pct: quantity('Reduction of the interest rate', 'percentage points', { maximum: 100 }),
      },
      { minItems: 1, maxItems: 20 },
    ),
    currency: currency(),
  },
  output: {
    monthly_payment: money('Full monthly payment, at the interest rate of the note'),
    steps: recordsOf('Steps in the order given', {
      interest_rate: percentage('Reduced interest rate'),
      monthly_payment: money('Monthly payment of the borrower'),
      subsidy: money('Subsidy for the step: all of its full payments less those of the borrower'),
    }),
    total_subsidy: money('Subsidy for all steps, usually paid into an account at closing'),
  },
  rules: `
    wrong = first(j = 0…count(steps) − 1, steps(j).reduction_pct > interest_rate)    // Index of the first step below a rate of 0
    require down_payment ≤ home_price
    require wrong is absent else steps(wrong).reduction_pct: must each have a reduction_pct of at most interest_rate
    require sum(j = 0…count(steps) − 1, steps(j).months) ≤ 12·loan_term else steps: must not last longer than the loan together
  `,
  conventions: {
    timing: 'payments at the end of each month',
    compounding:
      'interest monthly, at one-twelfth of the nominal rate of the note; the subsidy fills up each payment, so the balance falls as without a buydown',
  },
  equations: `
    L                        = home_price − down_payment    // Amount borrowed
    n                        = 12·loan_term                 // Number of payments
    monthly_payment          = L/a(n, interest_rate/1200)
    steps.interest_rate(j)   = interest_rate − steps(j).reduction_pct
    steps.monthly_payment(j) = L/a(n, steps.interest_rate(j)/1200)
    steps.subsidy(j)         = steps(j).months·(monthly_payment − steps.monthly_payment(j))
    total_subsidy            = sum(j = 0…count(steps) − 1, steps.subsidy(j))
  `,
  references: [
    'Fannie Mae, Selling Guide, B2-1.4-04 (temporary interest rate buydowns)',
    theoryOfInterest('§3.2 (annuity-immediate)'),
  ],
  pictures: [
    {
      kind: 'items',
      list: 'steps',
      of: ['monthly_payment'],
      names: 'interest_rate',
      goal: 'monthly_payment',
      goalName: 'Full monthly payment',
    },
  ],
  laws: {
    rises: { monthly_payment: ['home_price', 'interest_rate'], total_subsidy: ['home_price'] },
    falls: { monthly_payment: ['down_payment', 'loan_term'], total_subsidy: ['down_payment'] },
  },
});
