import { defineCalculator } from '#catalogue/declare/define.ts';
import { amount, currency, feePercent, money, months, omittable, whole } from '#catalogue/declare/fields.ts';
import { theoryOfInterest } from '#catalogue/declare/references.ts';
import {
  downPayment,
  levelPayment,
  loanInterest,
  loanTerm,
  nominalLoanRate,
} from '#catalogue/declare/shared-fields.ts';
import { records, recordsOf } from '#catalogue/declare/structures.ts';

export const mortgagePoints = defineCalculator({
  id: 'mortgage-points',
  name: 'Mortgage Points Calculator',
  synonyms: ['discount points', 'buy down the rate', 'lender credit', 'permanent buydown', 'points break-even'],
  category: 'real-estate',
  summary:
    'Offers of a mortgage with more or fewer points: costs until the loan is repaid, and when points have paid off.',
  headline:
    '{cheapest_option_index} costs the least over {holding_months}: {*options[cheapest_option_index].finance_charge_at_exit} of points and interest',
  about:
    'Points are interest paid in advance: you pay more at closing and less each month. They are worth it only if you ' +
    'keep the loan long enough, and the break-even month tells how long that is. Enter the offers as your lenders ' +
    'quote them, including one without points.',
  input: {
    home_price: amount('Price of the home'),
    down_payment: downPayment(),
    loan_term: loanTerm(),
    holding_months: months('Months until the loan is repaid, such as by a sale or a refinancing', { default: 84 }),
    options: records(
      'Offers with their points and interest rates',
      {
        points: feePercent('Points: prepaid interest as a percentage of the loan; negative for a lender credit', {
          minimum: -20,
          maximum: 20,
        }),
        interest_rate: nominalLoanRate(),
      },
      { minItems: 2, maxItems: 20 },
    ),
    currency: currency(),
  },
  output: {
    options: recordsOf('Offers in the order given', {
      points_cost: money('Cost of the points; negative for a lender credit'),
      monthly_payment: levelPayment(),
      total_interest: loanInterest(),
      finance_charge_at_exit: money('Points and interest until the loan is repaid after holding_months'),
    }),
    cheapest_option_index: whole(
      'Offer with the lowest finance_charge_at_exit; its position in options, from 0',
      'index',
    ),
    break_even_month: omittable(
      whole(
        'First month in which repaying the loan leaves the offer with the most points no more expensive than the one with the fewest; absent when no month does',
        'ordinal',
      ),
    ),
  },
  rules: `
    require down_payment ≤ home_price
  `,
  conventions: {
    timing: 'points at the beginning, payments at the end of each month; of equal offers the first one counts',
    compounding: 'interest monthly, at one-twelfth of the nominal rate',
  },
  equations: `
    L                                 = home_price − down_payment        // Amount borrowed
    n                                 = 12·loan_term                     // Number of payments
    h                                 = min(holding_months, n)           // Payments until the loan is repaid
    i(j)                              = options(j).interest_rate/1200    // Interest of offer j per month, as a fraction
    options.points_cost(j)            = L·options(j).points/100
    options.monthly_payment(j)        = L/a(n, i(j))
    options.total_interest(j)         = n·options.monthly_payment(j) − L
    charge(j, k)                      = options.monthly_payment(j)·(k + a(n − k, i(j))) − L + options.points_cost(j)    // Points and interest of offer j when it is repaid after month k
    options.finance_charge_at_exit(j) = charge(j, h)

    C(0)                  = 0
    C(k)                  = C(k − 1)                                               if options(k).interest_rate ≥ options(C(k − 1)).interest_rate and options(k).points ≥ options(C(k − 1)).points    // Position of the lowest charge among offers 0 to k
                          = k                                                      if options.finance_charge_at_exit(k) < options.finance_charge_at_exit(C(k − 1))
                          = C(k − 1)                                               otherwise
    F(0)                  = 0
    F(k)                  = k                                                      if options(k).points < options(F(k − 1)).points                                                                   // Position of the fewest points, and of the lowest rate for them
                          = k                                                      if options(k).points = options(F(k − 1)).points and options(k).interest_rate < options(F(k − 1)).interest_rate
                          = F(k − 1)                                               otherwise
    M(0)                  = 0
    M(k)                  = k                                                      if options(k).points > options(M(k − 1)).points                                                                   // Position of the most points, and of the lowest rate for them
                          = k                                                      if options(k).points = options(M(k − 1)).points and options(k).interest_rate < options(M(k − 1)).interest_rate
                          = M(k − 1)                                               otherwise
    cheapest_option_index = C(count(options) − 1)
    fewest                = F(count(options) − 1)                                  // Position of the fewest points
    most                  = M(count(options) − 1)                                  // Position of the most points
    even                  = first(k = 1…n, charge(most, k) ≤ charge(fewest, k))    if L > 0 and options(most).interest_rate < options(fewest).interest_rate                                          // First month in which the points have paid off
    break_even_month      = even                                                   if even is given
                          = absent: No month leaves the offer with the most points as cheap as the one with the fewest.
  `,
  references: [
    'Consumer Financial Protection Bureau, How should I use lender credits and points (also called discount points)?',
    theoryOfInterest('§3.2 (annuity-immediate) and §5.2 (prospective balance)'),
  ],
  pictures: [{ kind: 'items', list: 'options', of: ['finance_charge_at_exit', 'total_interest'], names: 'points' }],
  laws: {
    when: ({ options }) => isByPoints(options as unknown as readonly Offer[]),
    rises: { cheapest_option_index: ['holding_months'] },
  },
});

interface Offer {
  readonly points: number;
  readonly interest_rate: number;
}

/** Whether each offer has more points and a lower rate than the one before it. */
function isByPoints(options: readonly Offer[]): boolean {
  return options.every(({ points, interest_rate }, index) => {
    const before = options[index - 1];
    return before === undefined || (points > before.points && interest_rate < before.interest_rate);
  });
}
