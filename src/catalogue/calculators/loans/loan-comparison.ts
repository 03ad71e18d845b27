import { defineCalculator } from '#catalogue/define.ts';
import {
  amount,
  currency,
  loanRate,
  money,
  months,
  optional,
  optionalMoney,
  percent,
  percentage,
  positiveAmount,
  whole,
} from '#catalogue/fields.ts';
import { levelPayment, loanInterest } from '#catalogue/shared-fields.ts';
import { label, records, recordsOf, textOutput } from '#catalogue/structures.ts';
import { theoryOfInterest } from '#catalogue/references.ts';

export const loanComparison = defineCalculator({
  id: 'loan-comparison',
  name: 'Loan Comparison Calculator',
  synonyms: ['compare loans', 'loan offers'],
  category: 'loans',
  summary: 'Several loan offers compared: payment, annual percentage rate, interest, fees and total cost.',
  input: {
    amount: positiveAmount('Amount of each offer without an amount of its own', { optional: true }),
    offers: records(
      'Loan offers',
      {
        name: label('Name of the offer', { optional: true }),
        amount: positiveAmount('Loan amount', { optional: true }),
        annual_rate: loanRate('Nominal annual interest rate; one-twelfth is charged each month'),
        term_months: months('Loan term', { maximum: 600 }),
        fees: amount('Upfront fees', { default: 0 }),
        points: percent('Upfront fee as a percentage of the amount', { default: 0 }),
      },
      { minItems: 2, maxItems: 10 },
    ),
    months_kept: months('Months until each loan is repaid early, such as by a sale or a refinancing', {
      maximum: 600,
      optional: true,
    }),
    currency: currency(),
  },
  output: {
    cheapest_offer: whole('Position in offers, from 1, of the lowest total cost', 'place'),
    lowest_payment_offer: whole('Position in offers, from 1, of the lowest monthly payment', 'place'),
    cheapest_kept_offer: optional(
      whole('Position in offers, from 1, of the lowest cost_kept; only with months_kept', 'place'),
    ),
    lowest_total_cost: money('Lowest total cost'),
    lowest_payment: money('Lowest monthly payment'),
    offers: recordsOf('Offers with their costs', {
      name: optional(textOutput('Name of the offer, if given')),
      monthly_payment: levelPayment(),
      apr: optional(percentage('Annual percentage rate; absent unless the fees are less than the amount')),
      fees: money('Fees, including points'),
      total_interest: loanInterest(),
      total_cost: money('Total cost: interest and fees'),
      total_paid: money('All payments and fees'),
      cost_kept: optionalMoney('Interest and fees during months_kept; only with months_kept'),
    }),
  },
  rules: [
    {
      field: 'offers',
      demand: 'must each have an amount unless amount is given',
      holds: ({ amount, offers }) => amount !== undefined || offers.every((offer) => offer.amount !== undefined),
    },
  ],
  conventions: {
    timing: 'fees at the beginning, payments at the end of each month; of equal offers the first one counts',
    compounding: 'interest monthly, at one-twelfth of the nominal rate',
  },
  equations: `
    L(j)               = offers(j).amount                      if offers(j).amount is given    // Amount of offer j
                       = amount                                if amount is given
                       = 0                                     otherwise
    i(j)               = offers(j).annual_rate/1200            // Interest of offer j per month, as a fraction
    n(j)               = offers(j).term_months                 // Number of payments of offer j
    h(j)               = min(months_kept, n(j))                if months_kept is given         // Payments of offer j until it is repaid
                       = n(j)                                  otherwise
    rate(n, p, F, low) = root(x = low…n·p/F, p·a(n, x) − F)    // Rate per month at which n payments of p are worth F

    offers.monthly_payment(j) = L(j)/a(n(j), i(j))
    offers.fees(j)            = offers(j).fees + L(j)·offers(j).points/100
    offers.total_interest(j)  = n(j)·offers.monthly_payment(j) − L(j)
    offers.total_cost(j)      = offers.total_interest(j) + offers.fees(j)
    offers.total_paid(j)      = L(j) + offers.total_cost(j)
    offers.kept(j)            = offers.monthly_payment(j)·(h(j) + a(n(j) − h(j), i(j))) − L(j) + offers.fees(j)    // Interest and fees of offer j until it is repaid
    offers.cost_kept(j)       = offers.kept(j)           if months_kept is given
    offers.apr(j)             = offers(j).annual_rate    if offers.fees(j) = 0
                              = absent                   if offers.fees(j) ≥ L(j)
                              = 1200·rate(n(j), offers.monthly_payment(j), L(j) − offers.fees(j), i(j) − 1/1200)    otherwise

    same(j, k) = 1    if n(j) = n(k) and offers(j).annual_rate = offers(k).annual_rate and L(j) = L(k)    // 1 if offers j and k are the same loan, so that only their fees may differ
               = 0    otherwise

    C(0) = 0
    C(k) = C(k − 1)    if same(k, C(k − 1)) = 1 and offers.fees(k) ≥ offers.fees(C(k − 1))    // Index from 0 of the lowest total cost among offers 0 to k
         = k           if offers.total_cost(k) < offers.total_cost(C(k − 1))
         = C(k − 1)    otherwise
    P(0) = 0
    P(k) = P(k − 1)    if same(k, P(k − 1)) = 1                                               // Index of the lowest monthly payment
         = k           if offers.monthly_payment(k) < offers.monthly_payment(P(k − 1))
         = P(k − 1)    otherwise
    K(0) = 0
    K(k) = K(k − 1)    if same(k, K(k − 1)) = 1 and offers.fees(k) ≥ offers.fees(K(k − 1))    // Index of the lowest cost_kept
         = k           if offers.kept(k) < offers.kept(K(k − 1))
         = K(k − 1)    otherwise

    cheapest_offer       = 1 + C(count(offers) − 1)
    lowest_payment_offer = 1 + P(count(offers) − 1)
    cheapest_kept_offer  = 1 + K(count(offers) − 1)    if months_kept is given
    lowest_total_cost    = offers.total_cost(cheapest_offer − 1)
    lowest_payment       = offers.monthly_payment(lowest_payment_offer − 1)
  `,
  references: [
    'United States, Regulation Z, 12 CFR 1026.22 and Appendix J (annual percentage rate, actuarial method)',
    theoryOfInterest('§3.2 (annuity-immediate) and §5.2 (prospective balance)'),
  ],
  laws: {
    rises: { lowest_total_cost: ['amount'], lowest_payment: ['amount'] },
  },
});
