import { defineCalculator } from '#catalogue/declare/define.ts';
import {
  amount,
  currency,
  feePercent,
  loanRate,
  money,
  months,
  optional,
  optionalMoney,
  percentage,
  positiveAmount,
  whole,
} from '#catalogue/declare/fields.ts';
import { levelPayment, loanInterest } from '#catalogue/declare/shared-fields.ts';
import { label, records, recordsOf, textOutput } from '#catalogue/declare/structures.ts';
import { theoryOfInterest } from '#catalogue/declare/references.ts';

export const loanComparison = defineCalculator({
  id: 'loan-comparison',
  name: 'Loan Comparison Calculator',
  synonyms: ['compare loans', 'loan offers'],
  category: 'loans',
  summary: 'Several loan offers compared: payment, annual percentage rate, interest, fees and total cost.',
  headline: '{cheapest_offer_index} is the cheapest offer: {*lowest_finance_charge} of interest and fees in total',
  about:
    'Enter the offers as lenders quote them, with rate, term and fees. The lowest payment is often not the cheapest ' +
    'loan, and the cheapest over the whole term may not be the cheapest if you repay early, so say how long you ' +
    'expect to keep it.',
  input: {
    principal: positiveAmount('Loan amount of each offer without a principal of its own', { optional: true }),
    offers: records(
      'Loan offers',
      {
        name: label('Name of the offer', { optional: true }),
        principal: positiveAmount('Loan amount', { optional: true }),
        annual_rate: loanRate('Nominal annual interest rate; one-twelfth is charged each month'),
        tenure_months: months('Loan term', { maximum: 600 }),
        fees: amount('Upfront fees', { default: 0 }),
        points: feePercent('Upfront fee as a percentage of the amount', { default: 0 }),
      },
      { minItems: 2, maxItems: 10 },
    ),
    holding_months: months('Months until each loan is repaid early, such as by a sale or a refinancing', {
      maximum: 600,
      optional: true,
    }),
    currency: currency(),
  },
  output: {
    cheapest_offer_index: whole('Offer with the lowest finance_charge; its position in offers, from 0', 'index'),
    lowest_payment_offer_index: whole('Offer with the lowest monthly_payment; its position in offers, from 0', 'index'),
    cheapest_offer_index_at_exit: optional(
      whole(
        'Offer with the lowest finance_charge_at_exit; its position in offers, from 0; only with holding_months',
        'index',
      ),
    ),
    lowest_finance_charge: money('Lowest finance_charge'),
    lowest_monthly_payment: money('Lowest monthly_payment'),
    offers: recordsOf('Offers with their costs', {
      name: optional(textOutput('Name of the offer, if given')),
      monthly_payment: levelPayment(),
      apr: optional(percentage('Annual percentage rate; absent unless the fees are less than the amount')),
      total_fees: money('Fees, including points'),
      total_interest: loanInterest(),
      finance_charge: money('Finance charge: interest and fees'),
      total_paid_with_fees: money('All payments and fees'),
      finance_charge_at_exit: optionalMoney('Interest and fees during holding_months; only with holding_months'),
    }),
  },
  rules: `
    lacking = first(j = 0…count(offers) − 1, offers(j).principal is absent)    // Index of the first offer without a principal
    require principal is given or lacking is absent else offers: must each have a principal unless principal is given
  `,
  conventions: {
    timing: 'fees at the beginning, payments at the end of each month; of equal offers the first one counts',
    compounding: 'interest monthly, at one-twelfth of the nominal rate',
  },
  equations: `
    L(j)               = offers(j).principal                   if offers(j).principal is given    // Amount of offer j
                       = principal                             if principal is given
                       = 0                                     otherwise
    i(j)               = offers(j).annual_rate/1200            // Interest of offer j per month, as a fraction
    n(j)               = offers(j).tenure_months               // Number of payments of offer j
    h(j)               = min(holding_months, n(j))             if holding_months is given         // Payments of offer j until it is repaid
                       = n(j)                                  otherwise
    rate(n, p, F, low) = root(x = low…n·p/F, p·a(n, x) − F)    // Rate per month at which n payments of p are worth F

    offers.monthly_payment(j)        = L(j)/a(n(j), i(j))
    offers.total_fees(j)             = offers(j).fees + L(j)·offers(j).points/100
    offers.total_interest(j)         = n(j)·offers.monthly_payment(j) − L(j)
    offers.finance_charge(j)         = offers.total_interest(j) + offers.total_fees(j)
    offers.total_paid_with_fees(j)   = L(j) + offers.finance_charge(j)
    offers.kept(j)                   = offers.monthly_payment(j)·(h(j) + a(n(j) − h(j), i(j))) − L(j) + offers.total_fees(j)    // Interest and fees of offer j until it is repaid
    offers.finance_charge_at_exit(j) = offers.kept(j)           if holding_months is given
    offers.apr(j)                    = offers(j).annual_rate    if offers.total_fees(j) = 0
                                     = absent                   if offers.total_fees(j) ≥ L(j)
                                     = 1200·rate(n(j), offers.monthly_payment(j), L(j) − offers.total_fees(j), i(j) − 1/1200)    otherwise

    same(j, k) = 1    if n(j) = n(k) and offers(j).annual_rate = offers(k).annual_rate and L(j) = L(k)    // 1 if offers j and k are the same loan, so that only their fees may differ
               = 0    otherwise

    C(0) = 0
    C(k) = C(k − 1)    if same(k, C(k − 1)) = 1 and offers.total_fees(k) ≥ offers.total_fees(C(k − 1))    // Index from 0 of the lowest finance charge among offers 0 to k
         = k           if offers.finance_charge(k) < offers.finance_charge(C(k − 1))
         = C(k − 1)    otherwise
    P(0) = 0
    P(k) = P(k − 1)    if same(k, P(k − 1)) = 1                                                           // Index of the lowest monthly payment
         = k           if offers.monthly_payment(k) < offers.monthly_payment(P(k − 1))
         = P(k − 1)    otherwise
    K(0) = 0
    K(k) = K(k − 1)    if same(k, K(k − 1)) = 1 and offers.total_fees(k) ≥ offers.total_fees(K(k − 1))    // Index of the lowest finance_charge_at_exit
         = k           if offers.kept(k) < offers.kept(K(k − 1))
         = K(k − 1)    otherwise

    cheapest_offer_index         = C(count(offers) − 1)
    lowest_payment_offer_index   = P(count(offers) − 1)
    cheapest_offer_index_at_exit = K(count(offers) − 1)    if holding_months is given
    lowest_finance_charge        = offers.finance_charge(cheapest_offer_index)
    lowest_monthly_payment       = offers.monthly_payment(lowest_payment_offer_index)
  `,
  references: [
    'United States, Regulation Z, 12 CFR 1026.22 and Appendix J (annual percentage rate, actuarial method)',
    theoryOfInterest('§3.2 (annuity-immediate) and §5.2 (prospective balance)'),
  ],
  pictures: [
    { kind: 'items', list: 'offers', of: ['total_interest', 'total_fees'], isStacked: true },
    { kind: 'curve', over: 'holding_months = 1…360', of: ['offers.finance_charge_at_exit'] },
  ],
  laws: {
    rises: { lowest_finance_charge: ['principal'], lowest_monthly_payment: ['principal'] },
  },
});
