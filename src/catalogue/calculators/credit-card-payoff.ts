import { usualInUnitedStates } from '../conventions.ts';
import { differenceOfRounded } from '#core/whole-flows.ts';
import { fraction, monthlyRate } from '#core/annuity.ts';
import type { Arithmetic } from '#core/arithmetic.ts';
import { DomainError } from '#core/errors.ts';
import { minimumShare, payCard, type CardCourse, type CardPlan } from '#core/card.ts';
import { neverRepaid } from '#core/payoff.ts';
import { defineCalculator, type FormulaInput, step, stepByCase, stepInWords } from '../define.ts';
import {
  choice,
  currency,
  loanRate,
  money,
  moneyLeft,
  months,
  omittable,
  percent,
  positiveAmount,
  whole,
} from '../fields.ts';

const minimumRules = {
  percent_of_balance: 'minimum_percent of what is owed, interest included',
  percent_plus_interest: "minimum_percent of what is owed, and the month's interest on top",
} as const;

const inMonths = {
  when: 'introductory_months > 0',
  words: 'what it comes to month by month, with the rate of each month',
};

const input = {
  balance: positiveAmount('What is owed on the card today; nothing more is bought with it'),
  annual_rate: loanRate('Nominal rate of the card, charged monthly at a twelfth'),
  monthly_payment: positiveAmount(
    'What is paid at the end of each month; without it the minimum payment is',
    { optional: true },
  ),
  minimum_percent: percent('Percentage of the balance in the minimum payment', { default: 1 }),
  minimum_payment: positiveAmount('Least minimum payment', { default: 25, ...usualInUnitedStates }),
  minimum_rule: choice('Minimum payment, where it is above minimum_payment', minimumRules, {
    default: 'percent_plus_interest',
  }),
  introductory_rate: loanRate('Rate of the first introductory_months', { default: 0 }),
  introductory_months: months('How long the introductory rate holds', {
    minimum: 0,
    maximum: 120,
    default: 0,
  }),
  transfer_fee_percent: percent('Balance transfer fee, added to the balance', { default: 0 }),
  currency: currency(),
};

export const creditCardPayoff = defineCalculator({
  id: 'credit-card-payoff',
  name: 'Credit Card Payoff Calculator',
  synonyms: ['card debt', 'minimum payment', 'revolving credit'],
  category: 'loans',
  summary: 'When a card balance is paid off by a fixed payment or by minimum payments, and what it costs.',
  input,
  output: {
    months: whole('How many payments there are', 'months'),
    total_interest: money('All interest'),
    transfer_fee: money('Fee for moving the balance'),
    total_paid: money('All payments'),
    first_payment: money('The first payment'),
    final_payment: moneyLeft('The last payment, which settles the rest'),
    months_saved: omittable(
      whole(
        'With monthly_payment: how much earlier the card is paid off than by minimum payments; absent where these never do',
        'months',
      ),
    ),
    interest_saved: omittable(
      money(
        'With monthly_payment: interest saved against minimum payments; absent where these never pay off the card',
      ),
    ),
  },
  conventions: {
    timing: 'payments at the end of each month, after the interest of the month',
    compounding: 'interest monthly, at a twelfth of the nominal rate',
  },
  note: {
    steps: [
      step('i', 'annual_rate/1200', 'Interest per month, as a fraction'),
      stepByCase(
        'j',
        [{ when: 'introductory_months > 0', equation: 'introductory_rate/1200' }, { equation: 'i' }],
        'Interest of the first month, as a fraction',
      ),
      step('transfer_fee', 'balance·transfer_fee_percent/100'),
      step('B', 'balance + transfer_fee', 'What is owed at the beginning'),
      step('R', 'B·(1 + j)', 'What is owed before the first payment'),
      stepByCase('first_payment', [
        { when: 'monthly_payment is given', equation: 'R − max(R − monthly_payment, 0)' },
        {
          when: 'minimum_rule = percent_plus_interest',
          equation: 'R − max(R − max(minimum_payment, R·minimum_percent/100 + B·j), 0)',
        },
        { equation: 'R − max(R − max(minimum_payment, R·minimum_percent/100), 0)' },
      ]),
      stepByCase(
        'q',
        [
          { when: 'monthly_payment is given', equation: '0' },
          {
            when: 'minimum_rule = percent_plus_interest',
            equation: 'minimum_percent/100·(1 + i) + i',
          },
          { equation: 'minimum_percent/100·(1 + i)' },
        ],
        'Minimum payment beside the balance, while it is a share of it',
      ),
      stepByCase(
        'k',
        [
          inMonths,
          { when: 'B·q ≤ minimum_payment', equation: '0' },
          { when: 'q ≥ 1 + i', equation: '1' },
          { equation: 'ceil(ln(minimum_payment/(B·q))/ln(1 + i − q))' },
        ],
        'Payments that are a share of what is owed',
      ),
      stepByCase(
        'D',
        [
          inMonths,
          { when: 'k = 0', equation: 'B' },
          { when: 'q ≥ 1 + i', equation: '0' },
          { equation: 'B·(1 + i − q)^k' },
        ],
        'What is owed after them',
      ),
      stepByCase(
        'p',
        [{ when: 'monthly_payment is given', equation: 'monthly_payment' }, { equation: 'minimum_payment' }],
        'What is paid each month from then on',
      ),
      stepByCase(
        'n',
        [
          inMonths,
          { when: 'D = 0', equation: '0' },
          { when: 'i = 0', equation: 'ceil(D/p)' },
          { equation: 'ceil(ln(p/(p − D·i))/ln(1 + i))' },
        ],
        'How many of these payments there are',
      ),
      stepByCase('months', [inMonths, { equation: 'k + n' }]),
      stepByCase(
        'f',
        [
          inMonths,
          { when: 'D = 0', equation: 'R' },
          { when: 'i = 0', equation: 'D − (n − 1)·p' },
          { equation: '(D − ((1 + i)^(n − 1) − 1)/i·(p − D·i))·(1 + i)' },
        ],
        'The last payment, if no payment were rounded',
      ),
      stepByCase(
        'I',
        [
          inMonths,
          { when: 'D = 0', equation: 'B·i' },
          { when: 'k = 0', equation: '(n − 1)·p + f − D' },
          { equation: 'B·i·(1 − (1 + i − q)^k)/(q − i) + (n − 1)·p + f − D' },
        ],
        'Interest, unrounded',
      ),
      stepByCase('total_paid', [inMonths, { equation: 'B + I' }]),
      step('total_interest', 'round(total_paid) − round(B)'),
      stepByCase('final_payment', [inMonths, { equation: 'total_paid − round(total_paid − f)' }]),
      stepInWords('months_saved', 'the months of minimum payments, less those of monthly_payment'),
      stepInWords('interest_saved', 'the interest with minimum payments, less that with monthly_payment'),
    ],
    references: [
      'United States, Regulation Z, 12 CFR Part 1026, Appendix M1 (repayment disclosures of credit cards)',
      'S. G. Kellison, The Theory of Interest, 3rd edition (2009), §3.6 (unknown time)',
    ],
  },
  formula(a, input, { moneyDecimals, omit }) {
    const plan = planOf(a, input);
    const course = courseOf(a, plan, moneyDecimals);
    const interestOf = ({ at, months }: typeof course) => at(months).flow;
    const interest = interestOf(course);
    const paid = a.add(plan.balance, interest);
    const minimum = plan.payment && payCard(a, { ...plan, payment: undefined });
    if (plan.payment !== undefined && minimum === undefined) {
      for (const output of ['months_saved', 'interest_saved']) {
        omit(output, 'Minimum payments never pay off the card.');
      }
    }
    return {
      months: course.months,
      get total_interest() {
        return differenceOfRounded(a, moneyDecimals, paid, [plan.balance]);
      },
      transfer_fee: a.subtract(plan.balance, input.balance),
      total_paid: paid,
      first_payment: firstPayment(a, plan),
      get final_payment() {
        const before = a.subtract(paid, course.finalPayment);
        return differenceOfRounded(a, moneyDecimals, paid, [before]);
      },
      months_saved: minimum && minimum.months - course.months,
      interest_saved: minimum && a.subtract(interestOf(minimum), interest),
    };
  },
  schedule: {
    kind: 'loan',
    periodsPerYear: 12,
    totals: { payment: 'total_paid', interest: 'total_interest' },
    course(a, input, { moneyDecimals }) {
      const { months, at } = courseOf(a, planOf(a, input), moneyDecimals);
      return { periods: months, at, isVarying: true };
    },
  },
  laws: {
    when: 'introductory_months = 0',
    unscaled: {
      total_interest: 'It is the difference of two rounded amounts.',
      final_payment: 'It settles what the rounding of the other payments leaves.',
    },
    rises: {
      months: ['balance', 'annual_rate'],
      total_interest: ['balance', 'annual_rate', 'transfer_fee_percent'],
      interest_saved: ['monthly_payment'],
      first_payment: ['balance', 'minimum_payment'],
    },
    falls: {
      months: ['monthly_payment'],
      total_interest: ['monthly_payment'],
    },
  },
});

type CardInput<N> = FormulaInput<typeof input, N>;

function planOf<N>(a: Arithmetic<N>, input: CardInput<N>): CardPlan<N> {
  const fee = a.multiply(input.balance, fraction(a, input.transfer_fee_percent));
  return {
    balance: a.add(input.balance, fee),
    rate: monthlyRate(a, input.annual_rate),
    introductoryRate: monthlyRate(a, input.introductory_rate),
    introductoryMonths: input.introductory_months,
    payment: input.monthly_payment,
    minimum: {
      share: fraction(a, input.minimum_percent),
      isPlusInterest: input.minimum_rule === 'percent_plus_interest',
      least: input.minimum_payment,
    },
  };
}

/** Throws `goal-unreachable`. */
function courseOf<N>(a: Arithmetic<N>, plan: CardPlan<N>, decimals: number): CardCourse<N> {
  const course = payCard(a, plan);
  if (course !== undefined) return course;
  if (plan.payment !== undefined) {
    throw neverRepaid(a, a.multiply(plan.balance, plan.rate), 'monthly_payment', decimals);
  }
  throw new DomainError(
    'goal-unreachable',
    "the balance is never paid off by minimum payments, which do not cover a month's interest: give a monthly_payment, or raise minimum_percent or minimum_payment",
  );
}

function firstPayment<N>(a: Arithmetic<N>, plan: CardPlan<N>): N {
  const rate = plan.introductoryMonths > 0 ? plan.introductoryRate : plan.rate;
  const owed = a.multiply(plan.balance, a.add(1, rate));
  const shared = a.multiply(plan.balance, minimumShare(a, plan.minimum, rate));
  const { least } = plan.minimum;
  const payment = plan.payment ?? (a.compare(shared, least) > 0 ? shared : least);
  return a.compare(payment, owed) < 0 ? payment : owed;
}
