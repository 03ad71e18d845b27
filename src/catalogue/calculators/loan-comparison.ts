import { fraction, monthlyRate, presentValueFactor } from '#core/annuity.ts';
import type { Arithmetic } from '#core/arithmetic.ts';
import { payLevel } from '#core/payoff.ts';
import { findRootOf, type Curve } from '#core/root.ts';
import { defineCalculator, stepByCase } from '../define.ts';
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
} from '../fields.ts';
import { levelPayment, loanInterest } from '../shared-fields.ts';
import { label, records, recordsOf, textOutput } from '../structures.ts';

export const loanComparison = defineCalculator({
  id: 'loan-comparison',
  name: 'Loan Comparison Calculator',
  synonyms: ['compare loans', 'loan offers'],
  category: 'loans',
  summary:
    'Several loan offers side by side: payment, annual percentage rate, interest, fees and total cost.',
  input: {
    amount: positiveAmount('Amount of every loan that has none of its own', { optional: true }),
    offers: records(
      'The offers',
      {
        name: label('Name of the offer', { optional: true }),
        amount: positiveAmount('Amount of this loan', { optional: true }),
        annual_rate: loanRate('Nominal rate, charged monthly at a twelfth'),
        term_months: months('Loan term', { maximum: 600 }),
        fees: amount('Fees that are paid at the beginning', { default: 0 }),
        points: percent('Fee at the beginning, in percent of the amount', { default: 0 }),
      },
      { minItems: 2, maxItems: 10 },
    ),
    months_kept: months('After how many months the loan is paid back early, for a sale or another loan', {
      maximum: 600,
      optional: true,
    }),
    currency: currency(),
  },
  output: {
    cheapest_offer: whole('Place in offers, from 1, of the lowest total cost', 'place'),
    lowest_payment_offer: whole('Place in offers, from 1, of the lowest monthly payment', 'place'),
    cheapest_kept_offer: optional(
      whole('With months_kept: place in offers, from 1, of the lowest cost until then', 'place'),
    ),
    lowest_total_cost: money('The lowest total cost'),
    lowest_payment: money('The lowest monthly payment'),
    offers: recordsOf('The offers in the order in which they were given', {
      name: optional(textOutput('Its name, where one was given')),
      monthly_payment: levelPayment(),
      apr: optional(
        percentage('Annual percentage rate with the fees; absent where these are not below the amount'),
      ),
      fees: money('Fees and points'),
      total_interest: loanInterest(),
      total_cost: money('Interest and fees'),
      total_paid: money('All payments and the fees'),
      cost_kept: optionalMoney('With months_kept: interest and fees until then'),
    }),
  },
  rules: [
    {
      field: 'offers',
      demand: 'must each have an amount, as there is no amount for all of them',
      holds: ({ amount, offers }) =>
        amount !== undefined || offers.every((offer) => offer.amount !== undefined),
    },
  ],
  conventions: {
    timing: 'fees at the beginning, payments at the end of each month; of equal offers the first one counts',
    compounding: 'interest monthly, at a twelfth of the nominal rate',
  },
  note: {
    steps: [
      stepByCase('offers', [
        {
          words:
            'for each: p = L·i/(1 − (1 + i)^−n), L/n at i = 0, with i = annual_rate/1200, n = term_months; total_interest = n·p − L; fees + L·points/100; the apr is 1200·j for the j at which L less the fees is p·(1 − (1 + j)^−n)/j',
        },
      ]),
      stepByCase('cheapest_offer', [{ words: 'the first place with the lowest total_cost' }]),
      stepByCase('lowest_payment_offer', [{ words: 'the first place with the lowest monthly_payment' }]),
      stepByCase('cheapest_kept_offer', [{ words: 'the first place with the lowest cost_kept' }]),
      stepByCase('lowest_total_cost', [{ words: 'the total_cost of cheapest_offer' }]),
      stepByCase('lowest_payment', [{ words: 'the monthly_payment of lowest_payment_offer' }]),
    ],
    references: [
      'United States, Regulation Z, 12 CFR 1026.22 and Appendix J (annual percentage rate, actuarial method)',
      'S. G. Kellison, The Theory of Interest, 3rd edition (2009), §3.2 (annuity-immediate) and §5.2 (prospective balance)',
    ],
  },
  formula(a, input) {
    const given = input.offers.map((offer) => ({ ...offer, amount: offer.amount ?? input.amount! }));
    const offers = given.map((offer) => compare(a, offer, input.months_kept));
    const [costs, payments] = [offers.map((one) => one.total_cost), offers.map((one) => one.monthly_payment)];
    const kept = offers.flatMap((offer) => (offer.cost_kept === undefined ? [] : [offer.cost_kept]));
    const [cheapest, lowest] = [placeOfLowest(a, costs), placeOfLowest(a, payments)];
    return {
      cheapest_offer: cheapest + 1,
      lowest_payment_offer: lowest + 1,
      cheapest_kept_offer: kept.length === 0 ? undefined : placeOfLowest(a, kept) + 1,
      lowest_total_cost: costs[cheapest]!,
      lowest_payment: payments[lowest]!,
      // Not before they are asked for: a search for another output needs no annual percentage rates.
      get offers() {
        return offers.map((offer, place) => ({
          name: given[place]!.name,
          apr: aprOf(a, given[place]!, offer.monthly_payment, offer.fees),
          ...offer,
        }));
      },
    };
  },
  laws: {
    rises: { lowest_total_cost: ['amount'], lowest_payment: ['amount'] },
  },
});

interface Offer<N> {
  readonly amount: N;
  readonly annual_rate: N;
  readonly term_months: number;
  readonly fees: N;
  readonly points: N;
}

function compare<N>(a: Arithmetic<N>, offer: Offer<N>, keptMonths: number | undefined) {
  const { amount: principal, term_months: term } = offer;
  const loan = payLevel(a, principal, monthlyRate(a, offer.annual_rate), term);
  const payment = loan.finalPayment;
  const fees = a.add(offer.fees, a.multiply(principal, fraction(a, offer.points)));
  const interest = a.subtract(loan.totalPaid, principal);
  const isKept = keptMonths !== undefined && keptMonths < term;
  const keptInterest = isKept
    ? a.subtract(a.multiply(payment, keptMonths), a.subtract(principal, loan.balanceAfter(keptMonths)))
    : interest;
  return {
    monthly_payment: payment,
    fees,
    total_interest: interest,
    total_cost: a.add(interest, fees),
    total_paid: a.add(loan.totalPaid, fees),
    cost_kept: keptMonths === undefined ? undefined : a.add(keptInterest, fees),
  };
}

/** Without fees it is the rate itself, which no digits need to find out. */
function aprOf<N>(a: Arithmetic<N>, offer: Offer<N>, payment: N, fees: N): N | undefined {
  if (a.isZero(offer.fees) && a.isZero(offer.points)) return offer.annual_rate;
  const financed = a.subtract(offer.amount, fees);
  if (a.compare(financed, 0) <= 0) return undefined;
  const excess: Curve = (b, rate, [paid, received]) =>
    b.subtract(b.multiply(paid!, presentValueFactor(b, rate, offer.term_months)), received!);
  // At the highest rate the first month alone discounts all payments to less than what was financed.
  const highest = a.divide(a.multiply(payment, offer.term_months), financed);
  // Below the rate of the loan, so that doubles tell the sign there however small the fees are.
  const lowest = monthlyRate(a, a.subtract(offer.annual_rate, 1));
  return a.multiply(findRootOf(a, excess, [payment, financed], lowest, highest), 1200);
}

/** The first of equal ones. */
function placeOfLowest<N>(a: Arithmetic<N>, numbers: readonly N[]): number {
  let best = 0;
  for (const [place, number] of numbers.entries()) {
    if (place > 0 && a.compare(number, numbers[best]!) < 0) best = place;
  }
  return best;
}
