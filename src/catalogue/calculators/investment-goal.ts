import {
  accumulationFactorAt,
  fraction,
  monthlyGrowth,
  wholeMonths,
  type PaymentTiming,
  type RateConvention,
} from '#core/annuity.ts';
import type { Arithmetic } from '#core/arithmetic.ts';
import { discounted, growthFactor } from '#core/growth.ts';
import { differenceOfRounded } from '#core/whole-flows.ts';
import { defineCalculator, step, stepByCase } from '../define.ts';
import { amount, currency, growthRate, money, positiveAmount, years } from '../fields.ts';
import {
  accumulationStep,
  contributionTiming,
  monthlyReturnStep,
  rateConvention,
  savingsConventions,
  wholeMonthsStep,
} from '../conventions.ts';

export const investmentGoal = defineCalculator({
  id: 'investment-goal',
  name: 'Investment Goal Calculator',
  synonyms: ['target amount', 'how much to invest', 'millionaire'],
  category: 'investing',
  summary: 'What must be invested, every month or at once, to have an amount at a time.',
  input: {
    goal_amount: positiveAmount({ description: "Amount that is needed, in today's money" }),
    years: years({ description: 'Time until then, rounded to whole months (half up, at least one)' }),
    annual_return: growthRate({ description: 'Yearly return on the investments' }),
    current_savings: amount({ description: 'What is invested for it today', default: 0 }),
    inflation_rate: growthRate({ description: 'Yearly rise of the price of the goal', default: 0 }),
    contribution_timing: contributionTiming('begin'),
    rate_convention: rateConvention(),
    currency: currency(),
  },
  output: {
    future_goal: money('The goal at the prices of that time'),
    savings_at_goal: money('What is invested today, grown until then'),
    shortfall: money('What is missing then; 0 when the savings suffice'),
    monthly_investment: money('What must be invested each month'),
    lump_sum: money('What must be invested today instead of every month'),
    total_invested: money('All monthly investments'),
    growth: money('What savings and monthly investments earn until then'),
  },
  answers: ['monthly_investment'],
  conventions: savingsConventions,
  note: {
    steps: [
      monthlyReturnStep('annual_return'),
      wholeMonthsStep,
      accumulationStep,
      step('future_goal', 'goal_amount·(1 + inflation_rate/100)^(n/12)'),
      step('savings_at_goal', 'current_savings·(1 + i)^n'),
      step('shortfall', 'max(0, future_goal − savings_at_goal)'),
      stepByCase('monthly_investment', [
        { when: 'contribution_timing = begin', equation: 'shortfall/(s·(1 + i))' },
        { equation: 'shortfall/s' },
      ]),
      step('lump_sum', 'shortfall/(1 + i)^n'),
      step('total_invested', 'n·monthly_investment'),
      step('growth', 'round(savings_at_goal + shortfall) − round(current_savings) − round(total_invested)'),
    ],
    references: [
      'S. G. Kellison, The Theory of Interest, 3rd edition (2009), §3.2 and §3.3 (accumulated values of annuities)',
    ],
  },
  formula(a, input, { moneyDecimals }) {
    const { months, goal, saved, shortfall, lumpSum, monthly } = planOf(a, input);
    const invested = a.multiply(monthly, months);
    return {
      future_goal: goal,
      savings_at_goal: saved,
      shortfall,
      monthly_investment: monthly,
      lump_sum: lumpSum,
      total_invested: invested,
      get growth() {
        return differenceOfRounded(a, moneyDecimals, a.add(saved, shortfall), [
          input.current_savings,
          invested,
        ]);
      },
    };
  },
  schedule: {
    kind: 'growth',
    periodsPerYear: 12,
    totals: { contribution: 'total_invested', growth: 'growth' },
    course(a, input) {
      const { rate, months, monthly } = planOf(a, input);
      return {
        periods: months,
        at: (month: number) => ({
          balance: a.add(
            a.multiply(input.current_savings, growthFactor(a, rate, month)),
            a.multiply(monthly, accumulationFactorAt(a, rate, month, input.contribution_timing)),
          ),
          flow: a.multiply(monthly, month),
        }),
      };
    },
  },
  laws: {
    unscaled: { growth: 'It is the difference of rounded amounts.' },
    rises: {
      monthly_investment: ['goal_amount', 'inflation_rate'],
      lump_sum: ['goal_amount'],
      savings_at_goal: ['current_savings', 'annual_return'],
    },
    falls: {
      monthly_investment: ['current_savings', 'annual_return'],
      lump_sum: ['annual_return', 'current_savings'],
      shortfall: ['current_savings'],
    },
    identities: [
      'lump_sum·savings_at_goal = shortfall·current_savings',
      'shortfall + savings_at_goal = max(future_goal, savings_at_goal)',
    ],
  },
  examples: [
    {
      input: {
        goal_amount: 50000,
        years: 10,
        annual_return: 7,
        current_savings: 10000,
        inflation_rate: 3,
        currency: 'USD',
      },
      output: {
        future_goal: 67195.82,
        savings_at_goal: 20096.61,
        shortfall: 47099.21,
        monthly_investment: 270.54,
        lump_sum: 23436.39,
        total_invested: 32464.58,
        growth: 24731.24,
        currency: 'USD',
      },
    },
  ],
});

interface Goal<N> {
  readonly goal_amount: N;
  readonly years: N;
  readonly annual_return: N;
  readonly current_savings: N;
  readonly inflation_rate: N;
  readonly contribution_timing: PaymentTiming;
  readonly rate_convention: RateConvention;
}

interface Plan<N> {
  readonly rate: N;
  readonly months: number;
  readonly goal: N;
  readonly saved: N;
  readonly shortfall: N;
  readonly lumpSum: N;
  readonly monthly: N;
}

function planOf<N>(a: Arithmetic<N>, input: Goal<N>): Plan<N> {
  const rate = monthlyGrowth(a, input.annual_return, input.rate_convention);
  const months = wholeMonths(a, input.years);
  const prices = growthFactor(
    a,
    fraction(a, input.inflation_rate),
    months % 12 === 0 ? months / 12 : a.divide(a.of(months), 12),
  );
  const goal = a.multiply(input.goal_amount, prices);
  const saved = a.multiply(input.current_savings, growthFactor(a, rate, months));
  // What is missing may be next to nothing then, and much today.
  const missing = a.subtract(discounted(a, goal, rate, months), input.current_savings);
  const isShort = a.compare(missing, 0) > 0;
  const shortfall = isShort ? a.subtract(goal, saved) : a.of(0);
  const monthly = a.divide(shortfall, accumulationFactorAt(a, rate, months, input.contribution_timing));
  return { rate, months, goal, saved, shortfall, lumpSum: isShort ? missing : a.of(0), monthly };
}
