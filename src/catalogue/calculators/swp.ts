import {
  accumulationFactorAt,
  monthlyGrowth,
  type PaymentTiming,
  type RateConvention,
} from '#core/annuity.ts';
import type { Arithmetic } from '#core/arithmetic.ts';
import { growthFactor } from '#core/growth.ts';
import { differenceOfRounded } from '#core/whole-flows.ts';
import { accumulatedSteps, sumOfSteps, type SteppedPayments } from '#core/stepped.ts';
import { constantReturn, monthlyReturnStep, rateConvention, savingsConventions } from '../conventions.ts';
import { defineCalculator, step, stepByCase } from '../define.ts';
import {
  choice,
  currency,
  growthRate,
  money,
  optional,
  positiveAmount,
  whole,
  wholeYears,
} from '../fields.ts';

const timings = {
  begin: 'withdrawals at the beginning of each month, the first one at once',
  end: 'withdrawals at the end of each month',
} as const;

export const swp = defineCalculator({
  id: 'swp',
  name: 'SWP Calculator',
  synonyms: ['systematic withdrawal plan', 'monthly withdrawal', 'drawdown'],
  category: 'retirement',
  summary:
    'What a systematic withdrawal plan, the same amount taken out of an investment every month, leaves, or when it has used up the investment.',
  input: {
    initial_investment: positiveAmount('What is invested at the beginning'),
    monthly_withdrawal: positiveAmount('What is taken out each month of the first year'),
    annual_return: growthRate(
      'Annual return on what is left; one-twelfth is earned each month unless rate_convention is effective, as in many published calculators',
    ),
    years: wholeYears('How long is withdrawn, unless nothing is left before'),
    annual_increase: growthRate('By how much the withdrawals rise after each year', {
      minimum: -50,
      maximum: 100,
      default: 0,
    }),
    withdrawal_timing: choice('When in the month is withdrawn', timings, { default: 'end' }),
    rate_convention: rateConvention(),
    currency: currency(),
  },
  output: {
    final_value: money('What is left after the last withdrawal and its month'),
    total_withdrawn: money('All withdrawals'),
    total_growth: money(
      'What the investment has earned: all withdrawals and what is left, less what was invested',
    ),
    months_lasting: optional(
      whole('The month whose withdrawal takes the last of it; absent when something is left', 'months'),
    ),
    sustainable_withdrawal: money(
      'The monthly withdrawal of the first year that would last exactly for all years',
    ),
  },
  conventions: {
    forecast: constantReturn,
    timing: { by: 'withdrawal_timing', words: timings },
    compounding: savingsConventions.compounding,
  },
  note: {
    steps: [
      monthlyReturnStep('annual_return'),
      step('g', 'annual_increase/100', 'Rise after each year, as a fraction'),
      step('n', '12·years', 'Months'),
      stepByCase(
        's',
        [{ when: 'i = 0', equation: '12' }, { equation: '((1 + i)^12 − 1)/i' }],
        'A year of withdrawals of 1, at its end',
      ),
      stepByCase(
        'd',
        [{ when: 'withdrawal_timing = begin', equation: 's·(1 + i)' }, { equation: 's' }],
        'The same, by the timing',
      ),
      step('q', '(1 + g)/(1 + i)^12', 'Worth of each year beside the year before'),
      stepByCase(
        'k',
        [{ when: 'q = 1', equation: 'years' }, { equation: '(1 − q^years)/(1 − q)' }],
        'Worth of all years beside the first',
      ),
      step('w', 'd·k·(1 + i)^(n − 12)', 'All withdrawals of 1, at the end'),
      step('sustainable_withdrawal', 'initial_investment·(1 + i)^n/w'),
      step(
        'b',
        'initial_investment·(1 + i)^n − monthly_withdrawal·w',
        'What would be left; below 0 where it does not last',
      ),
      step('final_value', 'max(0, b)'),
      stepByCase(
        't',
        [{ when: 'g = 0', equation: 'years' }, { equation: '((1 + g)^years − 1)/g' }],
        'Sum of yearly withdrawals of 1',
      ),
      stepByCase('months_lasting', [
        {
          when: 'b ≤ 0',
          words: 'the first month after which the same balance, month by month, is not above 0',
        },
      ]),
      stepByCase('total_withdrawn', [
        { when: 'b ≤ 0', words: 'the withdrawals of the months before, and the last' },
        { equation: '12·monthly_withdrawal·t' },
      ]),
      step('total_growth', 'round(final_value) + round(total_withdrawn) − round(initial_investment)'),
    ],
    references: [
      'S. G. Kellison, The Theory of Interest, 3rd edition (2009), §3.2, §3.3 and §4.7 (accumulated values of annuities, also in geometric progression)',
    ],
  },
  formula(a, input, { moneyDecimals }) {
    const { plan, left, withdrawn, lasting } = followPlan(a, input);
    const months = 12 * input.years;
    return {
      final_value: left,
      total_withdrawn: withdrawn,
      get total_growth() {
        return differenceOfRounded(a, moneyDecimals, left, [input.initial_investment, a.negate(withdrawn)]);
      },
      months_lasting: lasting === undefined ? undefined : a.of(lasting),
      sustainable_withdrawal: a.divide(
        a.multiply(input.initial_investment, growthFactor(a, plan.rate, months)),
        accumulatedSteps(a, plan, months),
      ),
    };
  },
  schedule: {
    kind: 'withdrawal',
    periodsPerYear: 12,
    totals: { withdrawal: 'total_withdrawn', growth: 'total_growth' },
    course(a, input) {
      const { plan, left, withdrawn, made, balanceAfter } = followPlan(a, input);
      return {
        periods: made,
        at: (month: number) =>
          month === made
            ? { balance: left, flow: withdrawn }
            : {
                balance: balanceAfter(month),
                flow: a.multiply(input.monthly_withdrawal, sumOfSteps(a, plan, month)),
              },
      };
    },
  },
  laws: {
    unscaled: { total_growth: 'It is the difference of rounded amounts.' },
    rises: {
      final_value: ['initial_investment', 'annual_return'],
      total_withdrawn: ['initial_investment', 'annual_return', 'years'],
      months_lasting: ['initial_investment', 'annual_return'],
    },
    falls: {
      final_value: ['monthly_withdrawal', 'annual_increase'],
      sustainable_withdrawal: ['years', 'annual_increase'],
      months_lasting: ['monthly_withdrawal', 'annual_increase'],
    },
  },
});

interface PlanInput<N> {
  readonly initial_investment: N;
  readonly monthly_withdrawal: N;
  readonly annual_return: N;
  readonly annual_increase: N;
  readonly years: number;
  readonly withdrawal_timing: PaymentTiming;
  readonly rate_convention: RateConvention;
}

function planOf<N>(a: Arithmetic<N>, input: PlanInput<N>): SteppedPayments<N> {
  return {
    rate: monthlyGrowth(a, input.annual_return, input.rate_convention),
    perYear: 12,
    increase: a.divide(input.annual_increase, 100),
    timing: input.withdrawal_timing,
  };
}

/** The withdrawals until all years are over or nothing is left; the last one is then what there is. */
function followPlan<N>(a: Arithmetic<N>, input: PlanInput<N>) {
  const plan = planOf(a, input);
  const months = 12 * input.years;
  const balanceAfter = createBalance(a, input, plan);
  const lasting = monthsLasting(a, balanceAfter, input.years);
  const made = lasting ?? months;
  const rest = balanceAfter(made - 1);
  const restGrown = plan.timing === 'begin' ? rest : a.multiply(rest, a.add(1, plan.rate));
  const last = lasting === undefined ? withdrawalIn(a, input, plan, months) : restGrown;
  return {
    plan,
    balanceAfter,
    lasting,
    made,
    withdrawn: a.add(a.multiply(input.monthly_withdrawal, sumOfSteps(a, plan, made - 1)), last),
    left: lasting === undefined ? balanceAfter(months) : a.of(0),
  };
}

/** What is left after a month; below 0, and from then on always, where it did not suffice. */
function createBalance<N>(
  a: Arithmetic<N>,
  input: PlanInput<N>,
  plan: SteppedPayments<N>,
): (month: number) => N {
  const yearEnds = new Map<number, N>();
  const afterYear = (year: number) =>
    a.subtract(
      a.multiply(input.initial_investment, growthFactor(a, plan.rate, 12 * year)),
      a.multiply(input.monthly_withdrawal, accumulatedSteps(a, plan, 12 * year)),
    );
  return (month) => {
    const year = Math.floor(month / 12);
    const yearEnd = yearEnds.get(year) ?? afterYear(year);
    yearEnds.set(year, yearEnd);
    if (month % 12 === 0) return yearEnd;
    const withdrawn = accumulationFactorAt(a, plan.rate, month % 12, plan.timing);
    return a.subtract(
      a.multiply(yearEnd, growthFactor(a, plan.rate, month % 12)),
      a.multiply(withdrawalIn(a, input, plan, month), withdrawn),
    );
  };
}

/** The first month after which nothing is left, undefined when there is none. */
function monthsLasting<N>(
  a: Arithmetic<N>,
  balanceAfter: (month: number) => N,
  years: number,
): number | undefined {
  const isUsedUp = (month: number) => a.compare(balanceAfter(month), 0) <= 0;
  if (!isUsedUp(12 * years)) return undefined;
  const year = firstOf(1, years, (candidate) => isUsedUp(12 * candidate));
  return firstOf(12 * year - 11, 12 * year, isUsedUp);
}

/** The first whole number for which something holds that holds for the last of them and, once it does, for all after. */
function firstOf(first: number, last: number, holds: (candidate: number) => boolean): number {
  let [low, high] = [first, last];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

function withdrawalIn<N>(a: Arithmetic<N>, input: PlanInput<N>, plan: SteppedPayments<N>, month: number): N {
  return a.multiply(input.monthly_withdrawal, growthFactor(a, plan.increase, Math.floor((month - 1) / 12)));
}
