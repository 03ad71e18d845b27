import { defineCalculator } from '#catalogue/declare/define.ts';
import { currency, flag, loanRate, money, positiveAmount, whole } from '#catalogue/declare/fields.ts';
import { theoryOfInterest } from '#catalogue/declare/references.ts';
import { downPayment, levelPayment, loanTerm } from '#catalogue/declare/shared-fields.ts';

const compoundings = {
  true: 'interest every two weeks, at 1/26 of the nominal rate',
  false: 'interest at the rate for two weeks that compounds to the monthly one in a year',
};

export const biweeklyMortgage = defineCalculator({
  id: 'biweekly-mortgage',
  name: 'Biweekly Mortgage Calculator',
  synonyms: ['bi-weekly payments', 'accelerated biweekly', 'half payments', 'pay every two weeks'],
  category: 'real-estate',
  summary: 'Time and interest saved by paying half of the monthly payment every two weeks.',
  headline: [
    {
      when: 'interest_saved > 0 and months_saved > 0',
      say: 'Paying every two weeks would save {interest_saved} of interest and {months_saved}',
    },
    { when: 'months_saved > 0', say: 'Paying every two weeks would repay the loan {months_saved} sooner' },
    { say: 'Paying every two weeks would save {interest_saved} of interest' },
  ],
  about:
    'Half a payment every two weeks makes 26 halves a year, which is one monthly payment more than 12. That extra ' +
    'payment is where the savings come from. Ask whether your lender credits each half at once or holds it until the ' +
    'month is full, and what it charges for the plan; the same extra amount paid on your own saves about as much.',
  input: {
    home_price: positiveAmount('Price of the home'),
    down_payment: downPayment(),
    interest_rate: loanRate('Nominal annual interest rate'),
    loan_term: loanTerm(),
    biweekly_compounding: flag('Whether interest compounds every two weeks', compoundings, { default: false }),
    currency: currency(),
  },
  output: {
    biweekly_payment: money('Half of the monthly payment, paid 26 times a year'),
    monthly_payment: levelPayment(),
    months_to_payoff: whole('Months until biweekly payments repay the loan, rounded up', 'months'),
    months_saved: whole('Months by which the loan is repaid earlier', 'months'),
    total_interest: money('Total interest with biweekly payments'),
    interest_saved: money('Interest saved, compared with monthly payments'),
  },
  rules: `
    require down_payment < home_price
  `,
  conventions: {
    timing: 'payments at the end of every two weeks, 26 a year; the last one is smaller',
    compounding: { by: 'biweekly_compounding', options: compoundings },
  },
  equations: `
    L                = home_price − down_payment                             // Loan
    i                = interest_rate/1200                                    // Interest per month, as a fraction
    n                = 12·loan_term                                          // Number of monthly payments
    monthly_payment  = L/a(n, i)
    biweekly_payment = monthly_payment/2
    j                = interest_rate/2600                                    if biweekly_compounding = true    // Interest per two weeks, as a fraction
                     = (1 + i)^(6/13) − 1                                    otherwise
    N                = nper(j, biweekly_payment, L)                          // Number of biweekly payments
    last             = (L − s(N − 1, j)·(biweekly_payment − L·j))·(1 + j)    // Last of them
    total_interest   = (N − 1)·biweekly_payment + last − L
    months_to_payoff = ceil(6·N/13)
    months_saved     = n − months_to_payoff
    interest_saved   = n·monthly_payment − L − total_interest
  `,
  references: [theoryOfInterest('§3.6 (unknown time) and §5.2 (retrospective balance)')],
  pictures: [{ kind: 'curve', over: 'interest_rate = 0…12', of: ['total_interest', 'interest_saved'] }],
  laws: {
    rises: {
      monthly_payment: ['home_price', 'interest_rate'],
      total_interest: ['home_price', 'loan_term'],
    },
    falls: { monthly_payment: ['down_payment', 'loan_term'] },
    identities: ['2·biweekly_payment = monthly_payment'],
  },
});
