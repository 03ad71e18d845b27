import type { Plan } from '#simulation/plan.ts';
import type { SpendingRule } from '#simulation/spending.ts';
import {
  age,
  amount,
  annualPercent,
  choice,
  currency,
  flag,
  growthRate,
  ordinal,
  percent,
  positiveAmount,
  signedAmount,
  wholeNumber,
  wholeYears,
  withdrawalRate,
} from './fields.ts';
import { label, records } from './structures.ts';

/** A plan of savings and withdrawals, as several calculators take it: its fields, what must hold between them, and what it is. */

export const spendingRules = {
  constant_real: 'the first withdrawal, adjusted as withdrawal_adjustment says (Bengen)',
  percent_of_portfolio: 'a fixed share of the savings of each year',
  vanguard_dynamic:
    'a share of the savings, at most ceiling_pct above and floor_pct below the withdrawal of the year before after inflation (Vanguard: 5 and −2.5)',
  guyton_klinger:
    'with inflation, but for years after a loss; a tenth less when the rate is a fifth above the first one, a tenth more when it is a fifth below (Guyton and Klinger)',
  vpw: 'the level payment that would use up the savings in the years that are left, at 5 percent real on stocks and 1.9 on bonds (Bogleheads)',
  cape_based:
    '1.75 percent of the savings, and half of the cyclically adjusted earnings yield; needs market history',
  ratchet:
    'with inflation, and a tenth more once the savings are half above the first ones, at most every third year (Kitces)',
  floor_and_ceiling:
    'a share of the savings, at most ceiling_pct above and floor_pct below the first withdrawal after inflation (Bengen: 20 and −15)',
} as const satisfies Readonly<Record<SpendingRule, string>>;

const adjustments = {
  inflation: 'with inflation, and withdrawal_growth_rate on top',
  fixed: 'by withdrawal_growth_rate alone',
  none: 'not at all',
} as const;

export const timings = {
  begin: 'at the beginning of each year',
  end: 'at the end of each year',
  monthly: 'at the beginning of each month, a twelfth',
} as const;

/** How a simulation is rounded on the way. */
export const inDoubles =
  'doubles of 16 digits, with an exponential, a logarithm and sums of their own, so that every machine has the same digits';

/** What the published rules have: the floor and the ceiling in percent. */
export const usualBand: Partial<Record<SpendingRule, readonly [number, number]>> = {
  vanguard_dynamic: [-2.5, 5],
  floor_and_ceiling: [-15, 20],
};
export const saysHowMuch = new Set<SpendingRule>(['vpw', 'cape_based']);
const MAX_ITEMS = 50;

export function planInputs() {
  return {
    current_savings: positiveAmount('Savings and investments at the beginning'),
    current_age: age('Age at the beginning', { optional: true }),
    years: wholeYears('Years of the plan', { default: 30 }),
    annual_withdrawal: amount(
      "Withdrawal of the first year, in today's money; instead of withdrawal_rate; 0 for a plan that only saves",
      { optional: true },
    ),
    withdrawal_rate: withdrawalRate(
      'Withdrawal of the first year, in percent of the savings at the beginning of that year; instead of annual_withdrawal',
      { optional: true },
    ),
    annual_contribution: amount('Paid in each year of contribution_years; it rises as withdrawals do', {
      default: 0,
    }),
    contribution_years: wholeNumber('Years of contributions, before the first withdrawal', 'years', {
      default: 0,
      maximum: 100,
    }),
    withdrawal_adjustment: choice('How withdrawals rise from year to year', adjustments, {
      default: 'inflation',
    }),
    withdrawal_growth_rate: growthRate('Annual growth of withdrawals and contributions', {
      default: 0,
      minimum: -20,
      maximum: 20,
    }),
    annual_fee_pct: annualPercent('Fees, in percent of the savings per year', { default: 0, maximum: 10 }),
    incomes: records(
      'Other incomes, such as pensions, which are added to the savings',
      {
        name: label('Name', { optional: true }),
        annual_amount: amount("Per year, in today's money if it is adjusted for inflation"),
        start_year: planYear('First year, 1 for the first of the plan'),
        end_year: planYear('Last year'),
        inflation_adjusted: flag(
          'Whether it rises with inflation',
          { true: 'it rises with inflation', false: 'it stays the same' },
          { default: true },
        ),
      },
      { optional: true, minItems: 1, maxItems: MAX_ITEMS },
    ),
    one_time_flows: records(
      "Amounts that are paid in once, or out (negative), in today's money",
      {
        year: planYear('Year, 1 for the first of the plan'),
        amount: signedAmount('Amount; negative where it is spent'),
      },
      { optional: true, minItems: 1, maxItems: MAX_ITEMS },
    ),
  } as const;
}

/** Of plans whose savings are in stocks and bonds of history. */
export function allocationInputs() {
  return {
    stock_pct: percent('Share of stocks; the rest is in bonds; rebalanced each year', { default: 60 }),
    glide_path: records(
      'Shares of stocks from certain years on: evenly in between, from stock_pct at the beginning',
      {
        year: planYear('Year, 1 for the first of the plan'),
        stock_pct: percent('Share of stocks in that year'),
      },
      { optional: true, minItems: 1, maxItems: MAX_ITEMS },
    ),
  } as const;
}

export function ruleInputs() {
  return {
    spending_rule: choice('How much is withdrawn each year', spendingRules, { default: 'constant_real' }),
    floor_pct: growthRate('Largest cut of spending_rule, as −2.5; what its authors say if left out', {
      optional: true,
      maximum: 0,
    }),
    ceiling_pct: percent('Largest rise of spending_rule; what its authors say if left out', {
      optional: true,
    }),
  } as const;
}

export function planCurrency() {
  return { currency: currency() } as const;
}

function planYear(description: string) {
  return ordinal(description, { maximum: 100 });
}

/** The values of a plan, with the defaults filled in. */
export interface PlanValues {
  readonly current_savings: number;
  readonly years: number;
  readonly annual_withdrawal?: number | undefined;
  readonly withdrawal_rate?: number | undefined;
  readonly annual_contribution: number;
  readonly contribution_years: number;
  readonly withdrawal_timing: keyof typeof timings;
  readonly withdrawal_adjustment: keyof typeof adjustments;
  readonly withdrawal_growth_rate: number;
  readonly annual_fee_pct: number;
  readonly incomes?: readonly Income[] | undefined;
  readonly one_time_flows?: readonly { readonly year: number; readonly amount: number }[] | undefined;
  readonly stock_pct: number;
  readonly glide_path?: readonly { readonly year: number; readonly stock_pct: number }[] | undefined;
  readonly spending_rule?: SpendingRule | undefined;
  readonly floor_pct?: number | undefined;
  readonly ceiling_pct?: number | undefined;
}

interface Income {
  readonly annual_amount: number;
  readonly start_year: number;
  readonly end_year: number;
  /** True where it is left out. */
  readonly inflation_adjusted?: boolean | undefined;
}

/** The plan that the values say. */
export function readPlan(
  values: PlanValues,
  rule: SpendingRule = values.spending_rule ?? 'constant_real',
): Plan {
  const { years, withdrawal_timing, withdrawal_adjustment, incomes = [], one_time_flows = [] } = values;
  const growth = 1 + values.withdrawal_growth_rate / 100;
  const [realFlows, nominalFlows, oneTimeFlows] = [0, 0, 0].map(() => new Float64Array(years)) as [
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  const contributions = withdrawal_adjustment === 'inflation' ? realFlows : nominalFlows;
  let contribution = values.annual_contribution;
  for (let year = 0; year < values.contribution_years; year++) {
    contributions[year] = contribution;
    contribution *= growth;
  }
  for (const { annual_amount, start_year, end_year, inflation_adjusted } of incomes) {
    const flows = inflation_adjusted === false ? nominalFlows : realFlows;
    for (let year = start_year; year <= Math.min(end_year, years); year++) flows[year - 1]! += annual_amount;
  }
  for (const { year, amount: flow } of one_time_flows) oneTimeFlows[year - 1]! += flow;
  const [floor, ceiling] = usualBand[rule] ?? [0, 0];
  return {
    savings: values.current_savings,
    years,
    stepsPerYear: withdrawal_timing === 'monthly' ? 12 : 1,
    isAtEnd: withdrawal_timing === 'end',
    spending: {
      rule,
      amount: values.annual_withdrawal,
      rate: values.withdrawal_rate === undefined ? undefined : values.withdrawal_rate / 100,
      adjustment: withdrawal_adjustment,
      growth,
      floor: 1 + (values.floor_pct ?? floor) / 100,
      ceiling: 1 + (values.ceiling_pct ?? ceiling) / 100,
    },
    firstWithdrawal: values.contribution_years,
    realFlows,
    nominalFlows,
    oneTimeFlows,
    stocks: stocksByYear(values),
  };
}

/** The share of stocks in each year, as a fraction. */
function stocksByYear({ years, stock_pct, glide_path = [] }: PlanValues): Float64Array {
  const points = [{ year: 1, stock_pct }, ...glide_path];
  return Float64Array.from({ length: years }, (_, index) => {
    const next = points.findIndex(({ year }) => year > index + 1);
    const [before, after] = [points.at(next === -1 ? -1 : next - 1)!, points[next]];
    if (after === undefined) return before.stock_pct / 100;
    const way = (index + 1 - before.year) / (after.year - before.year);
    return (before.stock_pct + way * (after.stock_pct - before.stock_pct)) / 100;
  });
}
