import { constantReturn } from '../conventions.ts';
import { accumulationFactor, fraction, presentValueFactorAt, type PaymentTiming } from '#core/annuity.ts';
import type { Arithmetic } from '#core/arithmetic.ts';
import { DomainError } from '#core/errors.ts';
import { discounted, growthFactor, logRatio } from '#core/growth.ts';
import { realRate } from '#core/saving.ts';
import { defineCalculator, step, stepByCase } from '../define.ts';
import {
  amount,
  choice,
  currency,
  duration,
  growthRate,
  money,
  omittable,
  percentage,
  positiveAmount,
  wholeYears,
} from '../fields.ts';
import { savingsReturn } from '../shared-fields.ts';

const timings = {
  begin: 'withdrawals at the beginning of each year',
  end: 'withdrawals at the end of each year',
} as const;

export const safeWithdrawal = defineCalculator({
  id: 'safe-withdrawal',
  name: 'Safe Withdrawal Calculator',
  synonyms: ['4 percent rule', 'how long will my money last', 'drawdown', 'retirement spending'],
  category: 'retirement',
  summary:
    'Annual spending, rising with prices, that savings bear for a number of years at a return that never changes; and how long they bear a given spending.',
  input: {
    current_savings: positiveAmount('What is saved and invested when the withdrawals begin'),
    expected_return: savingsReturn(),
    inflation_rate: growthRate(
      'Yearly rise of prices and of the withdrawals; 0 when expected_return is already after inflation',
      { minimum: -50, default: 0 },
    ),
    years: wholeYears('How long the savings shall last', { default: 30 }),
    final_balance: amount('What shall be left then, in the money of today', { default: 0 }),
    annual_spending: amount(
      'A yearly spending in the money of today, to see how long the savings last; 0 for none',
      { default: 0 },
    ),
    withdrawal_timing: choice('When in the year is withdrawn', timings, { default: 'begin' }),
    currency: currency(),
  },
  output: {
    annual_withdrawal: money('What may be withdrawn each year, in the money of today'),
    monthly_withdrawal: money('A twelfth of it'),
    withdrawal_rate: percentage('annual_withdrawal as a share of the savings'),
    total_withdrawn: money('All withdrawals, in the money of their years'),
    perpetual_withdrawal: money(
      'What may be withdrawn each year for ever; 0 without a return above inflation',
    ),
    years_lasting: omittable(
      duration(
        'Years of annual_spending that the savings pay for, the last in part; absent when they never run out',
      ),
    ),
  },
  conventions: {
    forecast: constantReturn,
    timing: { by: 'withdrawal_timing', words: timings },
    compounding: 'yearly, at the return after inflation for the money of today',
  },
  note: {
    steps: [
      step(
        'j',
        '(expected_return − inflation_rate)/(100 + inflation_rate)',
        'Return per year after inflation',
      ),
      step('v', '(1 + j)^−years', 'Worth today of 1 at the end'),
      stepByCase(
        'd',
        [{ when: 'withdrawal_timing = begin', equation: '1 + j' }, { equation: '1' }],
        'What a withdrawal has grown before the year ends',
      ),
      stepByCase(
        'w',
        [{ when: 'j = 0', equation: 'years' }, { equation: 'd·(1 − v)/j' }],
        'Worth today of 1 a year',
      ),
      stepByCase('annual_withdrawal', [
        {
          when: 'current_savings < final_balance·v',
          words: 'none: even without withdrawals less would be left',
        },
        { equation: '(current_savings − final_balance·v)/w' },
      ]),
      step('monthly_withdrawal', 'annual_withdrawal/12'),
      step('withdrawal_rate', '100·annual_withdrawal/current_savings'),
      step('g', 'inflation_rate/100', 'Rise of prices, as a fraction'),
      stepByCase(
        's',
        [{ when: 'g = 0', equation: 'years' }, { equation: '((1 + g)^years − 1)/g' }],
        'Sum of the withdrawals of 1',
      ),
      stepByCase('total_withdrawn', [
        { when: 'withdrawal_timing = begin', equation: 'annual_withdrawal·s' },
        { equation: 'annual_withdrawal·s·(1 + g)' },
      ]),
      step('perpetual_withdrawal', 'max(0, j·current_savings/d)'),
      stepByCase(
        'n',
        [
          { when: 'annual_spending = 0', words: 'never' },
          { when: 'annual_spending·d ≤ j·current_savings', words: 'never' },
          { when: 'j = 0', equation: 'floor(current_savings/annual_spending)' },
          { equation: 'floor(−ln(1 − j·current_savings/(annual_spending·d))/ln(1 + j))' },
        ],
        'Full years until the savings run out',
      ),
      stepByCase(
        'B',
        [
          { when: 'j = 0', equation: 'current_savings − n·annual_spending' },
          { equation: 'current_savings − (annual_spending·d − j·current_savings)·((1 + j)^n − 1)/j' },
        ],
        'Savings after these years, in the money of today',
      ),
      stepByCase('years_lasting', [
        { when: 'withdrawal_timing = begin', equation: 'n + B/annual_spending' },
        { equation: 'n + B·(1 + j)/annual_spending' },
      ]),
    ],
    references: [
      'S. G. Kellison, The Theory of Interest, 3rd edition (2009), §3.2, §3.3 (annuities), §3.5 (perpetuities), §3.6 (unknown time)',
      'W. P. Bengen, Determining Withdrawal Rates Using Historical Data, Journal of Financial Planning 7 (1994): with the returns of the past, which varied, 4 percent of the savings lasted 30 years',
    ],
  },
  formula(a, input, { omit }) {
    const rate = realRate(a, input.expected_return, input.inflation_rate);
    const withdrawal = withdrawalOf(a, input, rate);
    const isRising = a.compare(rate, 0) > 0;
    return {
      annual_withdrawal: withdrawal,
      monthly_withdrawal: a.divide(withdrawal, 12),
      withdrawal_rate: a.multiply(a.divide(withdrawal, input.current_savings), 100),
      total_withdrawn: withdrawnAfter(a, input, withdrawal, input.years),
      perpetual_withdrawal: isRising
        ? a.divide(a.multiply(input.current_savings, rate), earlyGrowth(a, rate, input.withdrawal_timing))
        : a.of(0),
      years_lasting: a.isZero(input.annual_spending)
        ? undefined
        : (yearsLasting(a, input, rate) ??
          omit('years_lasting', 'annual_spending is no more than the return, so the savings never run out.')),
    };
  },
  schedule: {
    kind: 'withdrawal',
    periodsPerYear: 1,
    totals: { withdrawal: 'total_withdrawn' },
    course(a, input) {
      const rate = realRate(a, input.expected_return, input.inflation_rate);
      const withdrawal = withdrawalOf(a, input, rate);
      return {
        periods: input.years,
        at: (year: number) => ({
          balance: balanceAfter(a, input, withdrawal, year),
          flow: withdrawnAfter(a, input, withdrawal, year),
        }),
      };
    },
  },
  laws: {
    rises: {
      annual_withdrawal: ['current_savings', 'expected_return'],
      years_lasting: ['current_savings', 'expected_return'],
      perpetual_withdrawal: ['expected_return'],
    },
    falls: {
      annual_withdrawal: ['inflation_rate', 'final_balance'],
      years_lasting: ['annual_spending', 'inflation_rate'],
    },
    identities: [
      'withdrawal_rate·current_savings = 1200·monthly_withdrawal',
      '12·monthly_withdrawal = annual_withdrawal',
    ],
  },
});

interface WithdrawalInput<N> {
  readonly expected_return: N;
  readonly inflation_rate: N;
  readonly current_savings: N;
  readonly final_balance: N;
  readonly annual_spending: N;
  readonly years: number;
  readonly withdrawal_timing: PaymentTiming;
}

/** What a withdrawal at its time would be at the end of its year. */
function earlyGrowth<N>(a: Arithmetic<N>, rate: N, timing: PaymentTiming): N {
  return timing === 'begin' ? a.add(1, rate) : a.of(1);
}

/** Throws `goal-unreachable` when more shall be left than there would be without withdrawals. */
function withdrawalOf<N>(a: Arithmetic<N>, input: WithdrawalInput<N>, rate: N): N {
  const left = discounted(a, input.final_balance, rate, input.years);
  const spendable = a.subtract(input.current_savings, left);
  if (a.compare(spendable, 0) < 0) {
    throw new DomainError(
      'goal-unreachable',
      'final_balance is more than the savings grow to without any withdrawal: lower it, or raise expected_return',
    );
  }
  return a.divide(spendable, presentValueFactorAt(a, rate, input.years, input.withdrawal_timing));
}

/**
 * Whole years, and of the next one the part that its withdrawal is of what is left; undefined when no more is spent than the
 * return. `consumed` is what the first year takes out of the savings; later ones take it with the return on it.
 */
function yearsLasting<N>(a: Arithmetic<N>, input: WithdrawalInput<N>, rate: N): N | undefined {
  const spending = a.multiply(input.annual_spending, earlyGrowth(a, rate, input.withdrawal_timing));
  const earned = a.multiply(input.current_savings, rate);
  const consumed = a.subtract(spending, earned);
  if (a.compare(consumed, 0) <= 0) return undefined;
  const years = a.isZero(rate)
    ? a.divide(input.current_savings, spending)
    : a.divide(logRatio(a, spending, consumed, earned), a.log1p(rate));
  const full = Number(a.floor(years));
  const left = a.subtract(input.current_savings, a.multiply(consumed, accumulationFactor(a, rate, full)));
  const spendable = input.withdrawal_timing === 'begin' ? left : a.multiply(left, a.add(1, rate));
  return a.add(full, a.divide(spendable, input.annual_spending));
}

/** All that is withdrawn in so many years, in the money of these. */
function withdrawnAfter<N>(a: Arithmetic<N>, input: WithdrawalInput<N>, withdrawal: N, years: number): N {
  const inflation = fraction(a, input.inflation_rate);
  const sum = a.multiply(withdrawal, accumulationFactor(a, inflation, years));
  return input.withdrawal_timing === 'begin' ? sum : a.multiply(sum, a.add(1, inflation));
}

/** What the withdrawals still to come, and what shall be left, are worth after a year, in the money of that year. */
function balanceAfter<N>(a: Arithmetic<N>, input: WithdrawalInput<N>, withdrawal: N, year: number): N {
  if (year === 0) return input.current_savings;
  const rate = realRate(a, input.expected_return, input.inflation_rate);
  const left = input.years - year;
  const toCome = a.multiply(withdrawal, presentValueFactorAt(a, rate, left, input.withdrawal_timing));
  const worth = a.add(toCome, discounted(a, input.final_balance, rate, left));
  return a.multiply(worth, growthFactor(a, fraction(a, input.inflation_rate), year));
}
