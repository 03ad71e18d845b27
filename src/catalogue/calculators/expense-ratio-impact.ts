import { accumulationFactor, fraction, wholeMonths } from '#core/annuity.ts';
import type { Arithmetic } from '#core/arithmetic.ts';
import { discounted } from '#core/growth.ts';
import { defineCalculator, step, stepByCase, type Step } from '../define.ts';
import { amount, currency, growthRate, money, percent, percentage, years } from '../fields.ts';
import { constantRates, wholeMonthsStep } from '../conventions.ts';

export const expenseRatioImpact = defineCalculator({
  id: 'expense-ratio-impact',
  name: 'Expense Ratio Impact Calculator',
  synonyms: ['fund fees', 'management fee', 'mutual fund', 'etf'],
  category: 'investing',
  summary: "What a fund's yearly fees cost over the years, also beside a fund with other fees.",
  input: {
    initial_investment: amount({ description: 'Amount invested at the start' }),
    annual_return: growthRate({ description: 'Effective return before fees' }),
    expense_ratio: percent({
      description: 'Fees a year, in percent of the value; taken evenly over the year',
      maximum: 99,
    }),
    years: years({ description: 'How long is invested, rounded to whole months (half up, at least one)' }),
    monthly_contribution: amount({ description: 'What is added at the end of each month', default: 0 }),
    comparison_expense_ratio: percent({
      description: 'Fees a year of the fund to compare with',
      default: 0,
      maximum: 99,
    }),
    currency: currency(),
  },
  output: {
    value_after_fees: money('Value at the end'),
    value_without_fees: money('Value at the end if there were no fees'),
    cost_of_fees: money('The difference: fees paid, and what they would have earned'),
    cost_of_fees_pct: percentage('The same in percent of the value without fees', 'percent'),
    comparison_value: money('Value at the end with the fees of the other fund'),
    cost_compared: money('What the other fund is worth more at the end; negative when it is worth less'),
    total_invested: money('Amount at the start and all contributions'),
    net_annual_return: percentage('Effective return after fees'),
  },
  rules: [
    {
      field: 'initial_investment',
      demand: 'must be at least 0.01 when there is no monthly_contribution of 0.01 or more',
      holds: (values) => Math.max(values.initial_investment, values.monthly_contribution) >= 0.01,
    },
  ],
  conventions: {
    forecast: constantRates,
    timing: 'contributions at the end of each month',
    compounding: 'monthly, at a twelfth root of the yearly return after fees',
  },
  note: {
    steps: [
      wholeMonthsStep,
      ...valueSteps('i', 'value_after_fees', 'expense_ratio'),
      ...valueSteps('j', 'value_without_fees', undefined),
      step('cost_of_fees', 'value_without_fees − value_after_fees'),
      step('cost_of_fees_pct', '100·cost_of_fees/value_without_fees'),
      ...valueSteps('k', 'comparison_value', 'comparison_expense_ratio'),
      step('cost_compared', 'comparison_value − value_after_fees'),
      step('total_invested', 'initial_investment + monthly_contribution·n'),
      step('net_annual_return', '100·((1 + annual_return/100)·(1 − expense_ratio/100) − 1)'),
    ],
    references: [
      'U.S. Securities and Exchange Commission, Investor Bulletin: How Fees and Expenses Affect Your Investment Portfolio',
      'S. G. Kellison, The Theory of Interest, 3rd edition (2009), §3.2 (accumulated value of an annuity-immediate)',
    ],
  },
  formula(a, input) {
    const months = wholeMonths(a, input.years);
    const valueWith = (fee: typeof input.expense_ratio) =>
      valueAfter(a, input, monthlyNet(a, input.annual_return, fee), months);
    const value = valueWith(input.expense_ratio);
    const feeless = valueWith(a.of(0));
    const compared = valueWith(input.comparison_expense_ratio);
    const cost = a.subtract(feeless, value);
    const [gross, fee] = [fraction(a, input.annual_return), fraction(a, input.expense_ratio)];
    return {
      value_after_fees: value,
      value_without_fees: feeless,
      cost_of_fees: cost,
      cost_of_fees_pct: a.multiply(a.divide(cost, feeless), 100),
      comparison_value: compared,
      cost_compared: a.subtract(compared, value),
      total_invested: a.add(input.initial_investment, a.multiply(input.monthly_contribution, months)),
      net_annual_return: a.multiply(a.subtract(a.subtract(gross, fee), a.multiply(gross, fee)), 100),
    };
  },
  schedule: {
    kind: 'growth',
    periodsPerYear: 12,
    course(a, input) {
      const rate = monthlyNet(a, input.annual_return, input.expense_ratio);
      return {
        periods: wholeMonths(a, input.years),
        at: (month: number) => ({
          balance: valueAfter(a, input, rate, month),
          flow: a.multiply(input.monthly_contribution, month),
        }),
      };
    },
  },
  laws: {
    rises: {
      value_after_fees: ['initial_investment', 'annual_return', 'monthly_contribution'],
      cost_of_fees: ['expense_ratio'],
      cost_of_fees_pct: ['expense_ratio'],
    },
    falls: {
      value_after_fees: ['expense_ratio'],
      net_annual_return: ['expense_ratio'],
      comparison_value: ['comparison_expense_ratio'],
    },
    identities: [
      'value_without_fees·(100 − cost_of_fees_pct) = 100·value_after_fees',
      'value_after_fees + cost_compared = comparison_value',
      '(100 + annual_return)·expense_ratio = 100·(annual_return − net_annual_return)',
    ],
  },
  examples: [
    {
      input: {
        initial_investment: 100000,
        annual_return: 4,
        expense_ratio: 1,
        years: 20,
        comparison_expense_ratio: 0.25,
        currency: 'USD',
      },
      output: {
        value_after_fees: 179213.48,
        value_without_fees: 219112.31,
        cost_of_fees: 39898.83,
        cost_of_fees_pct: 18.2093,
        comparison_value: 208413.03,
        cost_compared: 29199.55,
        total_invested: 100000,
        net_annual_return: 2.96,
        currency: 'USD',
      },
    },
  ],
});

/** The monthly return after a fee, and the value at the end that it leads to. */
function valueSteps(rate: string, value: string, fee: string | undefined): readonly Step[] {
  const yearly = fee === undefined ? '' : `·(1 − ${fee}/100)`;
  return [
    step(rate, `((1 + annual_return/100)${yearly})^(1/12) − 1`, 'Return per month, as a fraction'),
    stepByCase(value, [
      { when: `${rate} = 0`, equation: 'initial_investment + monthly_contribution·n' },
      {
        equation: `initial_investment·(1 + ${rate})^n + monthly_contribution·((1 + ${rate})^n − 1)/${rate}`,
      },
    ]),
  ];
}

/** ((1 + return)·(1 − fee))^(1/12) − 1. */
function monthlyNet<N>(a: Arithmetic<N>, returnPercent: N, feePercent: N): N {
  const [gross, fee] = [fraction(a, returnPercent), fraction(a, feePercent)];
  const net = a.subtract(a.subtract(gross, fee), a.multiply(gross, fee));
  return a.expm1(a.divide(a.log1p(net), 12));
}

interface Invested<N> {
  readonly initial_investment: N;
  readonly monthly_contribution: N;
}

/** Never less than nothing for certain, also where it is tiny, as it is divided by. */
function valueAfter<N>(a: Arithmetic<N>, input: Invested<N>, rate: N, months: number): N {
  return a.add(
    discounted(a, input.initial_investment, rate, -months),
    a.multiply(input.monthly_contribution, accumulationFactor(a, rate, months)),
  );
}
