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
  category: 'savings',
  summary: 'When savings with a monthly deposit reach a goal, and which deposit reaches it in a given time.',
  input: {
    goal_amount: positiveAmount({ description: 'Amount to be saved' }),
    monthly_deposit: amount({ description: 'What is saved each month' }),
    current_savings: amount({ description: 'What is saved today', default: 0 }),
    annual_rate: loanRate({
      description: 'Nominal interest on the savings, added monthly at a twelfth',
      default: 0,
    }),
    target_months: months({
      description: 'For required_monthly_deposit: in how many months the goal is to be reached',
      optional: true,
    }),
    contribution_timing: contributionTiming('end'),
    currency: currency(),
  },
  output: {
    months_needed: whole('Whole months until the goal is reached; 0 when it already is', 'months'),
    years_needed: duration('Years until then, of the last month the part that is needed'),
    total_deposits: money('All deposits until then, of the last month the part that is needed'),
    interest_earned: money('What of the goal comes from interest'),
    required_monthly_deposit: optionalMoney(
      'With target_months: the deposit each month that reaches the goal in that time; 0 when none is needed',
    ),
  },
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
      step('total_deposits', 'monthly_deposit·n'),
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
      'S. G. Kellison, The Theory of Interest, §3.5 (unknown time) and §3.2 (accumulated value of an annuity)',
    ],
  },
  formula(a, input) {
    const rate = monthlyRate(a, input.annual_rate);
    const months = monthsNeeded(a, input, rate);
    const deposits = a.multiply(input.monthly_deposit, months);
    const missing = a.subtract(input.goal_amount, input.current_savings);
    const added = a.compare(missing, 0) > 0 ? missing : a.of(0);
    return {
      months_needed: a.ofUnits(a.ceiling(months), 0),
      years_needed: a.divide(months, 12),
      total_deposits: deposits,
      interest_earned: a.subtract(added, deposits),
      required_monthly_deposit:
        input.target_months === undefined ? undefined : requiredDeposit(a, input, rate, input.target_months),
    };
  },
  schedule: {
    kind: 'growth',
    periodsPerYear: 12,
    course(a, input) {
      const rate = monthlyRate(a, input.annual_rate);
      const needed = monthsNeeded(a, input, rate);
      const months = Number(a.ceiling(needed));
      return {
        periods: months,
        // Of the last month only the part that is needed counts.
        at: (month: number) =>
          month === months && month > 0
            ? { balance: input.goal_amount, flow: a.multiply(input.monthly_deposit, needed) }
            : {
                balance: balanceAfter(a, input, rate, month),
                flow: a.multiply(input.monthly_deposit, month),
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
      '12·years_needed·monthly_deposit = total_deposits',
      'max(12·years_needed, months_needed) = months_needed',
    ],
  },
  examples: [
    {
      input: {
        goal_amount: 20000,
        monthly_deposit: 400,
        current_savings: 2000,
        annual_rate: 4,
        target_months: 36,
        currency: 'USD',
      },
      output: {
        months_needed: 42,
        years_needed: 3.45,
        total_deposits: 16542.07,
        interest_earned: 1457.93,
        required_monthly_deposit: 464.77,
        currency: 'USD',
      },
    },
  ],
});

interface SavingsGoal<N> {
  readonly goal_amount: N;
  readonly monthly_deposit: N;
  readonly current_savings: N;
  readonly contribution_timing: PaymentTiming;
}

/** Throws `goal-unreachable`. */
function monthsNeeded<N>(a: Arithmetic<N>, input: SavingsGoal<N>, rate: N): N {
  const { monthly_deposit: deposit, current_savings: start, contribution_timing: timing } = input;
  const atEnd = timing === 'begin' ? a.multiply(deposit, a.add(1, rate)) : deposit;
  const months = monthsToReach(a, { start, deposit: atEnd, rate }, input.goal_amount);
  if (months === undefined || a.compare(months, LONGEST_MONTHS) > 0) {
    throw new DomainError(
      'goal-unreachable',
      'the savings do not reach goal_amount within 200 years: raise monthly_deposit or annual_rate, or lower goal_amount',
    );
  }
  return months;
}

function balanceAfter<N>(a: Arithmetic<N>, input: SavingsGoal<N>, rate: N, months: number): N {
  const deposited = accumulationFactorAt(a, rate, months, input.contribution_timing);
  return a.add(
    a.multiply(input.current_savings, growthFactor(a, rate, months)),
    a.multiply(input.monthly_deposit, deposited),
  );
}

function requiredDeposit<N>(a: Arithmetic<N>, input: SavingsGoal<N>, rate: N, months: number): N {
  const grown = a.multiply(input.current_savings, growthFactor(a, rate, months));
  const missing = a.subtract(input.goal_amount, grown);
  if (a.compare(missing, 0) <= 0) return a.of(0);
  return a.divide(missing, accumulationFactorAt(a, rate, months, input.contribution_timing));
}
