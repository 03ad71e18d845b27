import { accumulationFactorAt, monthlyRate, type PaymentTiming } from '#core/annuity.ts';
import type { Arithmetic } from '#core/arithmetic.ts';
import { DomainError } from '#core/errors.ts';
import { growthFactor } from '#core/growth.ts';
import { monthsToReach } from '#core/saving-time.ts';
import { defineCalculator, step, stepByCase } from '../define.ts';
import {
  amount,
  currency,
  duration,
  loanRate,
  money,
  months,
  omittable,
  optionalMoney,
  positiveAmount,
  whole,
} from '../fields.ts';
import { contributionTiming, savingsConventions } from '../conventions.ts';

/** As long as a schedule can be. */
const LONGEST_MONTHS = 2_400;

export const savingsGoal = defineCalculator({
  id: 'savings-goal',
  name: 'Savings Goal Calculator',
  synonyms: ['save up', 'saving', 'save for a vacation', 'college fund', 'monthly deposit'],
  category: 'savings',
  summary: 'When savings with a monthly deposit reach a goal, and which deposit reaches it in a given time.',
  input: {
    goal_amount: positiveAmount('Amount to be saved'),
    monthly_deposit: amount('Monthly deposit; may be left out when target_months is given', {
      optional: true,
    }),
    current_savings: amount('What is saved today', { default: 0 }),
    annual_rate: loanRate('Nominal interest on the savings, added monthly at a twelfth', { default: 0 }),
    target_months: months('For required_monthly_deposit: in how many months the goal is to be reached', {
      optional: true,
    }),
    contribution_timing: contributionTiming('end'),
    currency: currency(),
  },
  output: {
    months_needed: omittable(whole('Whole months until the goal is reached; 0 when it already is', 'months')),
    years_needed: omittable(duration('Years until the goal is reached, the last month in part')),
    total_deposits: omittable(money('All deposits until then; the last one is only as large as needed')),
    interest_earned: omittable(
      money('Interest until the goal is reached: the goal less savings today and deposits'),
    ),
    required_monthly_deposit: optionalMoney(
      'With target_months: monthly deposit that reaches the goal in that time; 0 when none is needed',
    ),
  },
  rules: [
    {
      field: 'monthly_deposit',
      demand: 'must be given, or target_months in its place',
      holds: ({ monthly_deposit, target_months }) =>
        monthly_deposit !== undefined || target_months !== undefined,
    },
  ],
  conventions: {
    timing: savingsConventions.timing,
    compounding: 'monthly, at a twelfth of the nominal rate',
  },
  note: {
    steps: [
      step('i', 'annual_rate/1200', 'Interest per month, as a fraction'),
      stepByCase(
        'd',
        [
          { when: 'contribution_timing = begin', equation: 'monthly_deposit·(1 + i)' },
          { equation: 'monthly_deposit' },
        ],
        'What a deposit is worth at the end of its month',
      ),
      stepByCase(
        'n',
        [
          { when: 'current_savings ≥ goal_amount', equation: '0' },
          { when: 'i = 0', equation: '(goal_amount − current_savings)/d' },
          { equation: 'ln((goal_amount·i + d)/(current_savings·i + d))/ln(1 + i)' },
        ],
        'Months until the goal is reached, with a part of a month',
      ),
      step('months_needed', 'ceil(n)'),
      step('years_needed', 'n/12'),
      step('p', 'max(0, months_needed − 1)', 'Whole deposits before the last'),
      stepByCase(
        's',
        [
          { when: 'p = 0', equation: '0' },
          { when: 'i = 0', equation: 'p' },
          { equation: '((1 + i)^p − 1)/i' },
        ],
        'Future value of the whole deposits of 1, at the end of their months',
      ),
      step(
        'B',
        '(current_savings·(1 + i)^p + d·s)·(1 + i)',
        'Savings at the end of the last month without its deposit',
      ),
      stepByCase(
        'x',
        [
          { when: 'months_needed = 0', equation: '0' },
          { when: 'contribution_timing = begin', equation: 'max(0, goal_amount − B)/(1 + i)' },
          { equation: 'max(0, goal_amount − B)' },
        ],
        'The last deposit',
      ),
      step('total_deposits', 'p·monthly_deposit + x'),
      step('interest_earned', 'max(goal_amount, current_savings) − current_savings − total_deposits'),
      stepByCase('required_monthly_deposit', [
        {
          when: 'target_months > 0',
          words:
            'max(0, goal_amount − current_savings·(1 + i)^target_months)/s, where s is what 1 a month grows to',
        },
      ]),
    ],
    references: [
      'S. G. Kellison, The Theory of Interest, 3rd edition (2009), §3.6 (unknown time) and §3.2 (accumulated value of an annuity)',
    ],
  },
  formula(a, input, { omit }) {
    const rate = monthlyRate(a, input.annual_rate);
    const plan = planOf(a, input, rate);
    if (plan === undefined && input.target_months === undefined) {
      throw new DomainError(
        'goal-unreachable',
        `the savings do not reach goal_amount within 200 years: ${advice}`,
      );
    }
    if (plan === undefined && input.monthly_deposit !== undefined) {
      const reason = 'The savings do not reach goal_amount within 200 years.';
      for (const output of ofDeposit) omit(output, reason);
    }
    return {
      months_needed: plan && a.of(plan.months),
      years_needed: plan && a.divide(plan.time, 12),
      total_deposits: plan?.deposits,
      interest_earned: plan?.interest,
      required_monthly_deposit:
        input.target_months === undefined ? undefined : requiredDeposit(a, input, rate, input.target_months),
    };
  },
  schedule: {
    kind: 'growth',
    periodsPerYear: 12,
    totals: { contribution: 'total_deposits', growth: 'interest_earned' },
    course(a, input) {
      const rate = monthlyRate(a, input.annual_rate);
      const plan = planOf(a, input, rate);
      const periods = plan?.months ?? input.target_months!;
      const deposit =
        plan === undefined ? requiredDeposit(a, input, rate, periods) : (input.monthly_deposit ?? a.of(0));
      return {
        periods,
        at: (month: number) =>
          plan !== undefined && month === periods && month > 0
            ? { balance: input.goal_amount, flow: plan.deposits }
            : {
                balance: balanceAfter(a, input, { rate, deposit }, month),
                flow: a.multiply(deposit, month),
              },
      };
    },
  },
  laws: {
    rises: { months_needed: ['goal_amount'], required_monthly_deposit: ['goal_amount'] },
    falls: {
      months_needed: ['monthly_deposit', 'current_savings', 'annual_rate'],
      required_monthly_deposit: ['target_months', 'annual_rate', 'current_savings'],
    },
    identities: [
      'current_savings + total_deposits + interest_earned = max(goal_amount, current_savings)',
      'max(12·years_needed, months_needed) = months_needed',
    ],
  },
});

const advice = 'raise monthly_deposit or annual_rate, or lower goal_amount';

/** What a monthly deposit leads to. */
const ofDeposit = ['months_needed', 'years_needed', 'total_deposits', 'interest_earned'] as const;

interface SavingsGoal<N> {
  readonly goal_amount: N;
  readonly monthly_deposit: N | undefined;
  readonly current_savings: N;
  readonly contribution_timing: PaymentTiming;
}

interface Plan<N> {
  /** With a part of the last month. */
  readonly time: N;
  readonly months: number;
  readonly deposits: N;
  readonly interest: N;
}

/** Whole deposits, the last one as large as needed; undefined without a deposit, or where the goal is not reached. */
function planOf<N>(a: Arithmetic<N>, input: SavingsGoal<N>, rate: N): Plan<N> | undefined {
  const { goal_amount: goal, current_savings: start, monthly_deposit: deposit } = input;
  if (deposit === undefined) return undefined;
  const isEarly = input.contribution_timing === 'begin';
  const monthEnd = isEarly ? a.multiply(deposit, a.add(1, rate)) : deposit;
  const time = monthsToReach(a, { start, deposit: monthEnd, rate }, goal);
  if (time === undefined || a.compare(time, LONGEST_MONTHS) > 0) return undefined;
  const months = Number(a.ceiling(time));
  if (months === 0) return { time, months, deposits: a.of(0), interest: a.of(0) };
  const grown = a.multiply(balanceAfter(a, input, { rate, deposit }, months - 1), a.add(1, rate));
  const missing = a.subtract(goal, grown);
  // Interest alone may come to the goal in the last month.
  const settling = a.compare(missing, 0) > 0 ? missing : a.of(0);
  const last = isEarly ? a.divide(settling, a.add(1, rate)) : settling;
  const deposits = a.add(a.multiply(deposit, months - 1), last);
  return { time, months, deposits, interest: a.subtract(a.subtract(goal, start), deposits) };
}

function balanceAfter<N>(
  a: Arithmetic<N>,
  input: SavingsGoal<N>,
  { rate, deposit }: { readonly rate: N; readonly deposit: N },
  months: number,
): N {
  const deposited = accumulationFactorAt(a, rate, months, input.contribution_timing);
  return a.add(
    a.multiply(input.current_savings, growthFactor(a, rate, months)),
    a.multiply(deposit, deposited),
  );
}

function requiredDeposit<N>(a: Arithmetic<N>, input: SavingsGoal<N>, rate: N, months: number): N {
  const grown = a.multiply(input.current_savings, growthFactor(a, rate, months));
  const missing = a.subtract(input.goal_amount, grown);
  if (a.compare(missing, 0) <= 0) return a.of(0);
  return a.divide(missing, accumulationFactorAt(a, rate, months, input.contribution_timing));
}
