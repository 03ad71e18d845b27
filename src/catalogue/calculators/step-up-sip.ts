import {
  accumulationFactor,
  accumulationFactorAt,
  fraction,
  monthlyGrowth,
  wholeMonths,
  type PaymentTiming,
} from '#core/annuity.ts';
import type { Arithmetic } from '#core/arithmetic.ts';
import { growthFactor } from '#core/growth.ts';
import { differenceOfRounded } from '#core/whole-flows.ts';
import { defineCalculator, step, stepByCase } from '../define.ts';
import { currency, growthRate, money, positiveAmount, years } from '../fields.ts';
import {
  contributionTiming,
  monthlyReturnStep,
  rateConvention,
  savingsConventions,
  wholeMonthsStep,
} from '../conventions.ts';

export const stepUpSip = defineCalculator({
  id: 'step-up-sip',
  name: 'Step-Up SIP Calculator',
  synonyms: ['top-up sip', 'increasing investment'],
  category: 'investing',
  summary: 'What a monthly investment that is raised every year grows to, beside one that stays the same.',
  input: {
    monthly_investment: positiveAmount({ description: 'Amount invested each month of the first year' }),
    annual_return: growthRate({ description: 'Yearly return on the investments' }),
    years: years({ description: 'How long is invested, rounded to whole months (half up, at least one)' }),
    annual_step_up: growthRate({
      description: 'By how much the monthly amount is raised after every 12 months',
      minimum: 0,
      maximum: 100,
      default: 10,
    }),
    contribution_timing: contributionTiming('begin'),
    rate_convention: rateConvention(),
    currency: currency(),
  },
  output: {
    future_value: money('Value at the end of the last month'),
    total_invested: money('All investments'),
    wealth_gained: money('Value at the end less all investments'),
    last_monthly_investment: money('Amount invested in the last month'),
    future_value_without_step_up: money('Value at the end if the monthly amount stayed the same'),
    gained_by_step_up: money('What the value at the end is higher by the step-up'),
  },
  conventions: savingsConventions,
  note: {
    steps: [
      monthlyReturnStep('annual_return'),
      wholeMonthsStep,
      step('g', 'annual_step_up/100', 'Step-up, as a fraction'),
      step('j', '(1 + i)^12 − 1', 'Return per year, as a fraction'),
      step('y', 'floor(n/12)', 'Full years'),
      step('m', 'n − 12·y', 'Months after the last full year'),
      stepByCase(
        'b',
        [{ when: 'contribution_timing = begin', equation: '1 + i' }, { equation: '1' }],
        'What a payment grows by for its timing',
      ),
      stepByCase(
        's',
        [{ when: 'i = 0', equation: '12' }, { equation: 'b·((1 + i)^12 − 1)/i' }],
        'What 1 a month grows to in a year',
      ),
      stepByCase(
        't',
        [{ when: 'i = 0', equation: 'm' }, { equation: 'b·((1 + i)^m − 1)/i' }],
        'What 1 a month grows to in the months after the last full year',
      ),
      stepByCase(
        'u',
        [{ when: 'j = g', equation: 'y·(1 + g)^(y − 1)' }, { equation: '((1 + j)^y − (1 + g)^y)/(j − g)' }],
        'What 1 at the end of the first year, raised every year, grows to',
      ),
      step('future_value', 'monthly_investment·(s·u·(1 + i)^m + t·(1 + g)^y)'),
      stepByCase('total_invested', [
        { when: 'g = 0', equation: 'monthly_investment·n' },
        { equation: 'monthly_investment·(12·((1 + g)^y − 1)/g + m·(1 + g)^y)' },
      ]),
      step('wealth_gained', 'round(future_value) − round(total_invested)'),
      step('last_monthly_investment', 'monthly_investment·(1 + g)^(ceil(n/12) − 1)'),
      stepByCase('future_value_without_step_up', [
        { when: 'i = 0', equation: 'monthly_investment·n' },
        { equation: 'monthly_investment·b·((1 + i)^n − 1)/i' },
      ]),
      step('gained_by_step_up', 'future_value − future_value_without_step_up'),
    ],
    references: [
      'S. G. Kellison, The Theory of Interest, 3rd edition (2009), §4.7 (payments in geometric progression) and §3.3 (annuity-due)',
    ],
  },
  formula(a, input, { moneyDecimals }) {
    const rate = monthlyGrowth(a, input.annual_return, input.rate_convention);
    const months = wholeMonths(a, input.years);
    const value = valueAfter(a, input, rate, months);
    const invested = investedAfter(a, input, months);
    const level = a.multiply(
      input.monthly_investment,
      accumulationFactorAt(a, rate, months, input.contribution_timing),
    );
    const raised = growthFactor(a, fraction(a, input.annual_step_up), Math.ceil(months / 12) - 1);
    return {
      future_value: value,
      total_invested: invested,
      get wealth_gained() {
        return differenceOfRounded(a, moneyDecimals, value, [invested]);
      },
      last_monthly_investment: a.multiply(input.monthly_investment, raised),
      future_value_without_step_up: level,
      gained_by_step_up: a.subtract(value, level),
    };
  },
  schedule: {
    kind: 'growth',
    periodsPerYear: 12,
    totals: { contribution: 'total_invested', growth: 'wealth_gained' },
    course(a, input) {
      const rate = monthlyGrowth(a, input.annual_return, input.rate_convention);
      return {
        periods: wholeMonths(a, input.years),
        at: (month: number) => ({
          balance: valueAfter(a, input, rate, month),
          flow: investedAfter(a, input, month),
        }),
      };
    },
  },
  laws: {
    unscaled: { wealth_gained: 'It is the difference of two rounded amounts.' },
    rises: {
      future_value: ['monthly_investment', 'annual_return', 'annual_step_up'],
      total_invested: ['years', 'annual_step_up'],
      gained_by_step_up: ['annual_step_up', 'annual_return'],
      last_monthly_investment: ['years', 'annual_step_up'],
    },
    identities: [
      'future_value − gained_by_step_up = future_value_without_step_up',
      'monthly_investment·(1 + annual_step_up/100)^(ceil(max(1, floor(12·years + 0.5))/12) − 1) = last_monthly_investment',
    ],
  },
  examples: [
    {
      input: { monthly_investment: 10000, annual_return: 12, years: 10, annual_step_up: 10, currency: 'INR' },
      output: {
        future_value: 3374326.26,
        total_invested: 1912490.95,
        wealth_gained: 1461835.31,
        last_monthly_investment: 23579.48,
        future_value_without_step_up: 2323390.76,
        gained_by_step_up: 1050935.5,
        currency: 'INR',
      },
    },
  ],
});

interface SteppedUp<N> {
  readonly monthly_investment: N;
  readonly annual_step_up: N;
  readonly contribution_timing: PaymentTiming;
}

/** The full years as one payment a year that is raised, then the months of the year that has begun. */
function valueAfter<N>(a: Arithmetic<N>, input: SteppedUp<N>, rate: N, months: number): N {
  const [fullYears, rest] = [Math.floor(months / 12), months % 12];
  const stepUp = fraction(a, input.annual_step_up);
  const yearly = a.growthLess1(rate, 12);
  const ahead = a.divide(a.subtract(yearly, stepUp), a.add(1, stepUp));
  const raised = growthFactor(a, stepUp, fullYears);
  const years = a.divide(a.multiply(accumulationFactor(a, ahead, fullYears), raised), a.add(1, stepUp));
  const each = (count: number) => accumulationFactorAt(a, rate, count, input.contribution_timing);
  const full = a.multiply(a.multiply(each(12), years), growthFactor(a, rate, rest));
  return a.multiply(input.monthly_investment, a.add(full, a.multiply(each(rest), raised)));
}

function investedAfter<N>(a: Arithmetic<N>, input: SteppedUp<N>, months: number): N {
  const [fullYears, rest] = [Math.floor(months / 12), months % 12];
  const stepUp = fraction(a, input.annual_step_up);
  const full = a.multiply(accumulationFactor(a, stepUp, fullYears), 12);
  const begun = a.multiply(growthFactor(a, stepUp, fullYears), rest);
  return a.multiply(input.monthly_investment, a.add(full, begun));
}
