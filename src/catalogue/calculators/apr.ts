import { levelPayment, presentValueFactor } from '#core/annuity.ts';
import type { Arithmetic } from '#core/arithmetic.ts';
import { DomainError } from '#core/errors.ts';
import { growthFactor } from '#core/growth.ts';
import { findRootOf, type Curve } from '#core/root.ts';
import { defineCalculator, step, stepByCase } from '../define.ts';
import {
  amount,
  choice,
  count,
  currency,
  loanRate,
  money,
  omittable,
  percentage,
  positiveAmount,
  wholeNumber,
} from '../fields.ts';
import { below, exactlyOne } from '../rules.ts';

const frequencies = {
  weekly: '52 a year',
  biweekly: '26 a year',
  semimonthly: '24 a year',
  monthly: '12 a year',
  quarterly: '4 a year',
  semiannually: '2 a year',
} as const;
const perYear = {
  weekly: 52,
  biweekly: 26,
  semimonthly: 24,
  monthly: 12,
  quarterly: 4,
  semiannually: 2,
} as const;
/** Regulation Z, appendix J (b)(5): a month has 30 days. */
const unitDays = {
  weekly: 7,
  biweekly: 14,
  semimonthly: 15,
  monthly: 30,
  quarterly: 90,
  semiannually: 180,
} as const;

export const apr = defineCalculator({
  id: 'apr',
  name: 'APR Calculator',
  synonyms: ['annual percentage rate', 'finance charge', 'loan fees', 'true cost of a loan'],
  category: 'loans',
  summary: 'Annual percentage rate of a loan with its fees, by the actuarial method of Regulation Z.',
  input: {
    loan_amount: positiveAmount('Amount borrowed, the fees included'),
    fees: amount(
      'Prepaid finance charges: points and fees that are paid at closing or taken out of the loan',
      { default: 0 },
    ),
    interest_rate: loanRate(
      'Nominal rate of the loan, which gives the payment; left out when payment is given',
      { optional: true },
    ),
    payment: positiveAmount('Level payment; left out when interest_rate is given', { optional: true }),
    number_of_payments: count('How many payments there are', 'payments', { maximum: 1200 }),
    payment_frequency: choice('How often is paid', frequencies, { default: 'monthly' }),
    first_payment: amount('The first payment, where it differs', { optional: true }),
    final_payment: amount('The last payment, where it differs', { optional: true }),
    first_period_units: wholeNumber('Whole periods from the loan to the first payment', 'periods', {
      default: 1,
      maximum: 120,
    }),
    first_period_days: wholeNumber(
      'Days from the loan to the first payment beside the whole periods',
      'days',
      { default: 0, maximum: 365 },
    ),
    currency: currency(),
  },
  output: {
    apr: percentage('Annual percentage rate: the nominal rate that the payments cost for what was financed'),
    finance_charge: money('All that the credit costs: the payments less the amount financed'),
    amount_financed: money('What the borrower can use: the loan less the prepaid finance charges'),
    total_of_payments: money('All payments'),
    payment: money('Level payment'),
    effective_annual_rate: omittable(percentage('Annual rate that the annual percentage rate compounds to')),
  },
  rules: [
    exactlyOne('payment', 'interest_rate'),
    below('fees', 'loan_amount'),
    {
      field: 'first_period_days',
      demand: 'must be at least 1 when first_period_units is 0',
      holds: ({ first_period_units, first_period_days }) => first_period_units + first_period_days > 0,
    },
    {
      field: 'first_payment',
      demand: 'must be left out when there is one payment only',
      holds: ({ first_payment, number_of_payments }) => first_payment === undefined || number_of_payments > 1,
    },
  ],
  conventions: {
    timing:
      'one advance, then a payment at the end of each period; the first period may be longer or shorter',
    compounding:
      'interest every period, at its part of the nominal yearly rate; simple interest for odd days',
  },
  note: {
    steps: [
      stepByCase(
        'w',
        Object.entries(perYear).map(([word, times]) => ({
          when: `payment_frequency = ${word}`,
          equation: String(times),
        })),
        'Periods a year',
      ),
      stepByCase('payment', [
        { when: 'payment is given', equation: 'payment' },
        { when: 'interest_rate = 0', equation: 'loan_amount/number_of_payments' },
        {
          equation: 'loan_amount·interest_rate/(100·w)/(1 − (1 + interest_rate/(100·w))^−number_of_payments)',
        },
      ]),
      stepByCase(
        'first_difference',
        [{ when: 'first_payment is given', equation: 'first_payment − payment' }, { equation: '0' }],
        'What the first payment differs by',
      ),
      stepByCase(
        'final_difference',
        [{ when: 'final_payment is given', equation: 'final_payment − payment' }, { equation: '0' }],
        'What the last payment differs by',
      ),
      step('total_of_payments', 'number_of_payments·payment + first_difference + final_difference'),
      step('amount_financed', 'loan_amount − fees'),
      step('finance_charge', 'total_of_payments − amount_financed'),
      stepByCase('apr', [
        {
          words:
            '100·w·i for the i at which amount_financed·(1 + f·i)·(1 + i)^t is the sum of payment(k)/(1 + i)^(k − 1): ' +
            't whole periods and a part f of one before the first payment, months of 30 days',
        },
      ]),
      stepByCase('effective_annual_rate', [{ words: '100·((1 + i)^w − 1) for the same i' }]),
    ],
    references: [
      'Regulation Z (12 CFR 1026), appendix J, (b)(8) and (c)(1) to (4), actuarial method; amount financed: 1026.18(b)',
    ],
  },
  formula(a, input) {
    const w = perYear[input.payment_frequency];
    const financed = a.subtract(input.loan_amount, input.fees);
    const payment = paymentOf(a, input, w);
    const plan = {
      financed,
      payment,
      firstDifference: a.subtract(input.first_payment ?? payment, payment),
      finalDifference: a.subtract(input.final_payment ?? payment, payment),
      payments: input.number_of_payments,
      units: input.first_period_units,
      part: a.divide(a.of(input.first_period_days), unitDays[input.payment_frequency]),
    };
    const total = totalOf(a, plan);
    const rate = rateOf(a, plan, total);
    return {
      apr: a.multiply(rate, 100 * w),
      finance_charge: a.subtract(total, financed),
      amount_financed: financed,
      total_of_payments: total,
      payment,
      effective_annual_rate: a.multiply(a.growthLess1(rate, w), 100),
    };
  },
  laws: {
    rises: {
      apr: ['fees', 'payment', 'interest_rate'],
      finance_charge: ['fees', 'payment', 'final_payment'],
    },
    falls: { apr: ['loan_amount', 'first_period_days'], amount_financed: ['fees'] },
    identities: ['loan_amount + finance_charge = total_of_payments + fees'],
  },
});

/** What is paid when, after Regulation Z, appendix J (b)(8). */
interface Plan<N> {
  readonly financed: N;
  readonly payment: N;
  readonly firstDifference: N;
  readonly finalDifference: N;
  readonly payments: number;
  /** Whole periods before the first payment, and the part of one beside them. */
  readonly units: number;
  readonly part: N;
}

interface Priced<N> {
  readonly loan_amount: N;
  readonly interest_rate: N | undefined;
  readonly payment: N | undefined;
  readonly number_of_payments: number;
}

function paymentOf<N>(a: Arithmetic<N>, input: Priced<N>, periodsPerYear: number): N {
  if (input.payment !== undefined) return input.payment;
  const rate = a.divide(input.interest_rate!, 100 * periodsPerYear);
  return levelPayment(a, input.loan_amount, rate, input.number_of_payments);
}

function totalOf<N>(a: Arithmetic<N>, { payment, payments, firstDifference, finalDifference }: Plan<N>): N {
  return a.add(a.multiply(payment, payments), a.add(firstDifference, finalDifference));
}

/** The rate per period. What is owed grows with it and what the payments are worth falls, so there is one at the most. */
function rateOf<N>(a: Arithmetic<N>, plan: Plan<N>, total: N): N {
  const sign = a.compare(total, plan.financed);
  if (sign === 0) return a.of(0);
  if (sign < 0) {
    throw new DomainError(
      'no-solution',
      'the payments do not repay the amount financed, loan_amount less fees; larger or more payments have an annual percentage rate',
    );
  }
  // There the first discount alone, or the interest of the odd days alone, is more than all payments.
  const first = plan.units > 0 ? plan.financed : a.multiply(plan.financed, plan.part);
  const { financed, part, payment, firstDifference, finalDifference } = plan;
  const excess: Curve = (b, rate, constants) => excessAt(b, rate, constants, plan);
  const constants = [financed, part, payment, firstDifference, finalDifference];
  return findRootOf(a, excess, constants, a.of(0), a.divide(a.multiply(total, 2), first));
}

/** What is owed at the end of the odd days, less what the payments are worth then. */
function excessAt<N>(
  a: Arithmetic<N>,
  rate: N,
  constants: readonly N[],
  { payments, units }: { readonly payments: number; readonly units: number },
): N {
  const [financed, part, payment, firstDifference, finalDifference] = constants as [N, N, N, N, N];
  const owed = a.multiply(financed, a.add(1, a.multiply(part, rate)));
  const level = a.multiply(payment, presentValueFactor(a, rate, payments));
  const first = a.multiply(firstDifference, growthFactor(a, rate, -1));
  const final = a.multiply(finalDifference, growthFactor(a, rate, -payments));
  const worth = a.multiply(a.add(level, a.add(first, final)), growthFactor(a, rate, 1 - units));
  return a.subtract(owed, worth);
}
