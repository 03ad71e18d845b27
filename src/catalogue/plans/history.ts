import { calendarDate, dayOf } from '#core/finance/calendar.ts';
import { startsOf, type Backtest } from '#simulation/backtest.ts';
import { currentMarket, monthText, type Market } from '#simulation/market.ts';
import type { SpendingRule } from '#simulation/spending.ts';
import { choice, wholeYears } from '#catalogue/declare/fields.ts';
import { inDoubles, readPlan, timings, type PlanValues } from './plan.ts';
import { finding, saying } from '#catalogue/declare/rules.ts';
import { pastDate } from '#catalogue/declare/structures.ts';

/**
 * A plan that starts at many times of market history: its inputs, and the backtest that their values
 * describe.
 */

const frequencies = {
  monthly: 'a start in every month',
  annually: 'a start in every January',
} as const;

export function historyInputs() {
  return {
    bond_maturity_years: wholeYears('Maturity of the bonds; every maturity earns the ten-year yield', {
      default: 10,
      maximum: 30,
      label: 'Bond maturity',
    }),
    start_date: pastDate('Earliest start of the plan; the beginning of the market data by default', {
      optional: true,
    }),
    end_date: pastDate('Latest end of the plan; the end of the market data by default', {
      optional: true,
    }),
    cohort_frequency: choice('Start months', frequencies, { default: 'monthly', label: 'Start months' }),
  } as const;
}

export const historyConventions = {
  forecast: 'the future is like some period of the past; no taxes',
  timing: { by: 'withdrawal_timing', options: timings },
  compounding:
    'monthly returns of U.S. stocks with dividends, and of government bonds that are bought at par and sold a month later; rebalanced each year, or each month if withdrawals are monthly',
  rounding: inDoubles,
} as const;

export interface HistoryValues extends PlanValues {
  readonly bond_maturity_years: number;
  /** As a date or as its day. */
  readonly start_date?: string | number | undefined;
  readonly end_date?: string | number | undefined;
  readonly cohort_frequency: keyof typeof frequencies;
}

/** The plan must fit into the market data, in the language of equations. */
export const historyRules = `
  starts = count_starts(inputs)    // Months in which the plan can begin
  range  = market_range(inputs)    // the market data
  require starts > 0 else years: must fit between start_date and end_date within {range}; use fewer years or a wider range of dates
`;

/** What this rule asks of code; with `rule`, under that spending rule. */
export function historyFindings(rule?: SpendingRule) {
  return {
    count_starts: finding(
      'in how many months of market history the plan can begin',
      (values: HistoryValues) => {
        const market = currentMarket();
        const starts = { plan: values, ...startsIn(market, values, rule ?? values.spending_rule) };
        return startsOf(starts, market).length;
      },
    ),
    market_range: saying('which months the market data cover', (values: HistoryValues) => {
      const market = currentMarket();
      const first = firstMonth(market, rule ?? values.spending_rule);
      return `the market data, which cover ${monthText(market, first)} to ${monthText(market, market.returns)}`;
    }),
  };
}

export function readBacktest(values: HistoryValues, rule?: SpendingRule): Backtest {
  const plan = readPlan(values, rule);
  return {
    plan,
    bondMaturityYears: values.bond_maturity_years,
    fee: values.annual_fee_pct / 100,
    ...startsIn(currentMarket(), values, plan.spending.rule),
  };
}

/** The months in which a plan may begin, and whether it does so in each. */
function startsIn(market: Market, values: HistoryValues, rule: SpendingRule | undefined) {
  const { start_date, end_date, cohort_frequency } = values;
  return {
    from: Math.max(firstMonth(market, rule), start_date === undefined ? 0 : monthAt(market, start_date, 30)),
    to: Math.min(market.returns, end_date === undefined ? Infinity : monthAt(market, end_date, 1)),
    isEveryMonth: cohort_frequency === 'monthly',
  };
}

/** The first month with the data that a spending rule needs. */
function firstMonth({ cape }: Market, rule: SpendingRule | undefined): number {
  return rule === 'cape_based' ? cape.findIndex((value) => value > 0) : 0;
}

/** The month of the market with a date; the next one where the day is after `lastDay`. */
function monthAt({ first }: Market, date: string | number, lastDay: number): number {
  const { year, month, day } = calendarDate(typeof date === 'string' ? dayOf(date) : date);
  return 12 * year + month - 1 - first + (day > lastDay ? 1 : 0);
}
