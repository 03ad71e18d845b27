import type { PathPlan } from '#simulation/plan.ts';
import type { SpendingRule } from '#simulation/spending.ts';
import {
  age,
  amount,
  annualPercent,
  choice,
  currency,
  growthRate,
  percent,
  wholeNumber,
  wholeYears,
  withdrawalRate,
} from '#catalogue/declare/fields.ts';
import { addEvents, eventInputs, type EventValues, planYear } from './plan-events.ts';
import { records } from '#catalogue/declare/structures.ts';

/**
 * A plan of savings and withdrawals, which several calculators have: its inputs, and the plan that their
 * values describe.
 */

export const spendingRules = {
  constant_real: 'the first withdrawal, then adjusted each year (Bengen)',
  percent_of_portfolio: 'a fixed percentage of the savings each year',
  vanguard_dynamic:
    'a percentage of the savings, within a floor and a ceiling (Vanguard: −2.5 and 5 percent) around the inflation-adjusted withdrawal of the previous year',
  guyton_klinger:
    'adjusted for inflation, except after losses while the rate is above the first one; 10 percent less when the rate is 20 percent above the first one and more than 15 years are left, 10 percent more when it is 20 percent below (Guyton and Klinger)',
  vpw: 'the level payment that would use up the savings in the remaining years, at real returns of 5 percent for stocks and 1.9 percent for bonds (Bogleheads)',
  cape_based:
    '1.75 percent plus half of the cyclically adjusted earnings yield (1/CAPE), as a share of the savings; needs market history',
  ratchet:
    'adjusted for inflation, and raised by 10 percent, at most every third year, while the savings are more than 50 percent above their first value (Kitces)',
  floor_and_ceiling:
    'a percentage of the savings, within a floor and a ceiling (Bengen: −15 and 20 percent) around the inflation-adjusted first withdrawal',
} as const satisfies Readonly<Record<SpendingRule, string>>;

export const spendingRuleLabels = {
  guyton_klinger: 'Guyton-Klinger',
  vpw: 'VPW',
  cape_based: 'CAPE-based',
} as const satisfies Partial<Record<SpendingRule, string>>;

const adjustments = {
  inflation: 'rising with inflation, plus any growth rate',
  fixed: 'rising by the growth rate only',
  none: 'the same amount every year',
} as const;

export const timings = {
  begin: 'at the beginning of each year',
  end: 'at the end of each year',
  monthly: 'one-twelfth at the beginning of each month',
} as const;

/** How a simulation rounds intermediate values. */
export const inDoubles =
  'double precision (16 digits), with our own exponential, logarithm and order of summation, so that every machine gives the same digits';

/** The floor and the ceiling, in percent, of the published rules. */
const usualBand: Partial<Record<SpendingRule, readonly [number, number]>> = {
  vanguard_dynamic: [-2.5, 5],
  floor_and_ceiling: [-15, 20],
};
const MAX_ITEMS = 50;

export function planInputs() {
  return {
    current_savings: amount('Savings and investments at the beginning of the plan'),
    current_age: age('Age at the beginning of the plan', { optional: true }),
    years: wholeYears('Length of the plan', { default: 30 }),
    annual_withdrawal: amount(
      "First annual withdrawal, if withdrawal_rate is omitted: in today's money, or in the money of its year if withdrawals are not adjusted for inflation; 0 for a plan without withdrawals",
      { optional: true },
    ),
    withdrawal_rate: withdrawalRate(
      'First annual withdrawal as a percentage of the savings at the beginning of its year, if annual_withdrawal is omitted',
      { optional: true },
    ),
    annual_contribution: amount(
      'Annual contribution during contribution_years; adjusted like the withdrawals',
      {
        default: 0,
      },
    ),
    contribution_years: wholeNumber(
      'Years of contributions; withdrawals begin in the year after them',
      'years',
      {
        default: 0,
        maximum: 100,
      },
    ),
    withdrawal_adjustment: choice('Annual adjustment of withdrawals and contributions', adjustments, {
      default: 'inflation',
    }),
    withdrawal_growth_rate: growthRate('Annual growth rate of withdrawals and contributions', {
      default: 0,
      minimum: -20,
      maximum: 20,
    }),
    annual_fee_pct: annualPercent('Annual fees as a percentage of the savings', { default: 0, maximum: 10 }),
    ...eventInputs(),
  } as const;
}

/** The inputs of plans that hold stocks and bonds of market history. */
export function allocationInputs() {
  return {
    stock_pct: percent('Share of stocks; the rest is in bonds', { default: 60, label: 'Stocks (%)' }),
    glide_path: records(
      'Changing share of stocks: from stock_pct in the first year, in even steps to each of these',
      {
        year: planYear('Year with this share; 1 is the first year of the plan'),
        stock_pct: percent('Share of stocks in this year'),
      },
      { optional: true, minItems: 1, maxItems: MAX_ITEMS },
    ),
  } as const;
}

export function ruleInputs() {
  return {
    spending_rule: {
      ...choice('Spending rule', spendingRules, { default: 'constant_real' }),
      optionLabels: spendingRuleLabels,
    },
    floor_pct: growthRate(
      'Largest cut that spending_rule allows, such as −2.5; the published value by default',
      {
        optional: true,
        maximum: 0,
      },
    ),
    ceiling_pct: percent(
      'Largest raise that spending_rule allows, such as 5; the published value by default',
      {
        optional: true,
      },
    ),
  } as const;
}

export function planCurrency() {
  return { currency: currency() } as const;
}

/** The values of these inputs, with defaults. */
export interface PlanValues extends EventValues {
  readonly current_savings: number;
  readonly annual_withdrawal?: number | undefined;
  readonly withdrawal_rate?: number | undefined;
  readonly annual_contribution: number;
  readonly contribution_years: number;
  readonly withdrawal_timing: keyof typeof timings;
  readonly withdrawal_adjustment: keyof typeof adjustments;
  readonly withdrawal_growth_rate: number;
  readonly annual_fee_pct: number;
  readonly stock_pct: number;
  readonly glide_path?: readonly { readonly year: number; readonly stock_pct: number }[] | undefined;
  readonly spending_rule?: SpendingRule | undefined;
  readonly floor_pct?: number | undefined;
  readonly ceiling_pct?: number | undefined;
}

/** Reads a plan from the values. */
export function readPlan(
  values: PlanValues,
  rule: SpendingRule = values.spending_rule ?? 'constant_real',
): PathPlan {
  const { years, withdrawal_timing, withdrawal_adjustment } = values;
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
  addEvents(values, { realFlows, nominalFlows, oneTimeFlows });
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
