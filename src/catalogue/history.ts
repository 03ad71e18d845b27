import { calendarDate, dayOf } from '#core/finance/calendar.ts';
import { DomainError } from '#base/errors.ts';
import { startsOf, type Backtest } from '#simulation/backtest.ts';
import { currentMarket, monthText, type Market } from '#simulation/market.ts';
import type { SpendingRule } from '#simulation/spending.ts';
import { choice, wholeYears } from './fields.ts';
import { inDoubles, readPlan, timings, type PlanValues } from './plan.ts';
import { pastDate } from './structures.ts';

/** A plan that begins again and again in market history: its fields, and what they say. */

const frequencies = {
  monthly: 'a plan begins in every month',
  annually: 'a plan begins in every January',
} as const;

export function historyInputs() {
  return {
    bond_maturity_years: wholeYears('Maturity of the bonds', { default: 10, maximum: 30 }),
    start_date: pastDate('First month in which a plan may begin; the first of the market data if left out', {
      optional: true,
    }),
    end_date: pastDate('When the last plan must have ended; the end of the market data if left out', {
      optional: true,
    }),
    cohort_frequency: choice('In which months a plan begins', frequencies, { default: 'monthly' }),
  } as const;
}

export const historyConventions = {
  forecast: 'the future is as some part of the past was; no taxes',
  timing: { by: 'withdrawal_timing', words: timings },
  compounding:
    'each month has the return of U.S. shares with dividends, and of government bonds bought at par and sold after a month; rebalanced each year, each month where withdrawals are monthly',
  rounding: inDoubles,
} as const;

export interface HistoryValues extends PlanValues {
  readonly bond_maturity_years: number;
  /** As a date or as its day. */
  readonly start_date?: string | number | undefined;
  readonly end_date?: string | number | undefined;
  readonly cohort_frequency: keyof typeof frequencies;
}

/** Throws a DomainError where the plan does not fit into the market data. */
export function readBacktest(values: HistoryValues, rule?: SpendingRule): Backtest {
  const market = currentMarket();
  const plan = readPlan(values, rule);
  const firstCape = market.cape.findIndex((cape) => cape > 0);
  const first = plan.spending.rule === 'cape_based' ? firstCape : 0;
  const { start_date, end_date } = values;
  const backtest = {
    plan,
    bondMaturityYears: values.bond_maturity_years,
    fee: values.annual_fee_pct / 100,
    from: Math.max(first, start_date === undefined ? 0 : monthAt(market, start_date, 30)),
    to: Math.min(market.returns, end_date === undefined ? Infinity : monthAt(market, end_date, 1)),
    isEveryMonth: values.cohort_frequency === 'monthly',
  };
  if (startsOf(backtest, market).length > 0) return backtest;
  const range = `${monthText(market, first)} to ${monthText(market, market.returns)}`;
  throw new DomainError(
    'no-solution',
    `no plan of ${plan.years} years fits between start_date and end_date; the market data for it go from ${range}: lower years, or widen the dates`,
  );
}

/** The month of the market with a date; the next one where the day is after `lastDay`. */
function monthAt({ first }: Market, date: string | number, lastDay: number): number {
  const { year, month, day } = calendarDate(typeof date === 'string' ? dayOf(date) : date);
  return 12 * year + month - 1 - first + (day > lastDay ? 1 : 0);
}
