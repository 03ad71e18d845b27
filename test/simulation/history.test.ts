import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { finish } from '#base/steps.ts';
import { readPlan } from '#catalogue/plans/plan.ts';
import { runBacktest } from '#simulation/backtest.ts';
import { currentMarket, monthText } from '#simulation/market.ts';

/**
 * Published and recomputed results of market history: Cooley, Hubbard and Walz (the Trinity study, 1998),
 * table 3; W. P. Bengen (1994); and a program of its own over Shiller's sheet in the state of May 2026, whose
 * conventions these are: years begin in January, failure is a withdrawal above the balance, no fees.
 */
const market = currentMarket();
const january = (year: number) => 12 * year - market.first;

interface Question {
  readonly stocks: number;
  readonly from?: number;
  readonly to?: number;
  readonly years?: number;
  readonly timing?: 'begin' | 'end' | 'monthly';
  readonly bondYears?: number;
  readonly isEveryMonth?: boolean;
}

function backtest({
  stocks,
  from = 1871,
  to = 2023,
  years = 30,
  timing = 'begin',
  bondYears = 10,
  isEveryMonth = false,
}: Question) {
  const plan = readPlan({
    current_savings: 1_000_000,
    years,
    withdrawal_rate: 4,
    annual_contribution: 0,
    contribution_years: 0,
    withdrawal_timing: timing,
    withdrawal_adjustment: 'inflation',
    withdrawal_growth_rate: 0,
    annual_fee_pct: 0,
    stock_pct: stocks,
  });
  const range = { from: january(from), to: Math.min(january(to), market.returns) };
  return finish(runBacktest({ plan, bondMaturityYears: bondYears, fee: 0, isEveryMonth, ...range }));
}

function successOf(question: Question): number {
  const { cohorts } = backtest(question);
  return (100 * cohorts.filter(({ depletion }) => depletion === undefined).length) / cohorts.length;
}

function largestRate(question: Question) {
  const { cohorts } = backtest(question);
  const least = cohorts.reduce((one, other) => (other.safeRate < one.safeRate ? other : one));
  return { percent: 100 * least.safeRate, month: monthText(market, least.start) };
}

const assertNear = (value: number, expected: number, reach: number) =>
  assert.ok(Math.abs(value - expected) <= reach, `${value}, not ${expected}`);

describe('market history', () => {
  test('has the returns of years that were recomputed from the sheet', () => {
    const product = (months: Float64Array, year: number) =>
      months.slice(january(year), january(year + 1)).reduce((all, one) => all * one);
    for (const [year, stocks, bonds, prices] of [
      [1871, 0.156_448_07, 0.051_485_53, 1.015_270_35],
      [1929, -0.094_269_68, 0.062_316_81, 1],
      [1931, -0.442_640_69, 0.006_556_99, 0.899_371_07],
      [1966, -0.064_021_88, 0.052_352_93, 1.034_591_19],
      [1974, -0.210_570_45, 0.039_940_74, 1.118_025_75],
      [1982, 0.301_344_04, 0.431_971_67, 1.037_115_59],
      [2008, -0.356_303_56, 0.147_710_82, 1.000_298_47],
      [2022, -0.120_094_2, -0.118_956_3, 1.064_101_47],
    ] as const) {
      assertNear(product(market.stocks, year), 1 + stocks, 1e-5);
      assertNear(product(market.bonds(10), year), 1 + bonds, 1e-5);
      assertNear(product(market.inflation, year), prices, 5e-5);
    }
  });

  test('gives the shares of the Trinity study, 1926 to 1995, with withdrawals at the end of each year', () => {
    const found = [100, 75, 50, 25].map((stocks) =>
      successOf({ stocks, from: 1926, to: 1996, timing: 'end' }),
    );
    assert.deepEqual(found.map(Math.round), [95, 98, 95, 71]);
  });

  test('gives the largest safe rate of the retiree of 1966', () => {
    const of1966 = { from: 1966, to: 1996 };
    assertNear(largestRate({ stocks: 50, timing: 'end', ...of1966 }).percent, 3.782, 0.0006);
    assertNear(largestRate({ stocks: 50, ...of1966 }).percent, 3.686, 0.0006);
    assertNear(largestRate({ stocks: 75, timing: 'end', ...of1966 }).percent, 3.89, 0.0006);
    // The same yields as of bonds of 5 and 3 years.
    assertNear(largestRate({ stocks: 50, timing: 'end', bondYears: 5, ...of1966 }).percent, 4, 0.0006);
    assertNear(largestRate({ stocks: 50, timing: 'end', bondYears: 3, ...of1966 }).percent, 4.119, 0.0006);
  });

  test('gives the worst beginnings of all', () => {
    assert.deepEqual(largestRate({ stocks: 50 }).month, '1966-01');
    assertNear(largestRate({ stocks: 100, timing: 'end' }).percent, 3.908, 0.0006);
    assert.deepEqual(largestRate({ stocks: 100, timing: 'end' }).month, '1929-01');
    const monthly = largestRate({ stocks: 50, timing: 'monthly', isEveryMonth: true });
    assert.deepEqual([monthly.percent.toFixed(3), monthly.month], ['3.668', '1965-11']);
  });

  test('gives the path of 1966', () => {
    const { balances, cohorts } = backtest({ stocks: 50, from: 1966, to: 1996 });
    // Of nominal balances at the end of the first years, in the money of 1966.
    assertNear(balances[0]! * 1.034_591_19, 954_398.9, 10);
    assert.equal(monthText(market, cohorts[0]!.depletion!), '1991-01');
  });

  test('lasts less often the more is withdrawn, and the longer', () => {
    assert.ok(successOf({ stocks: 50, years: 40 }) < successOf({ stocks: 50 }));
    assert.equal(successOf({ stocks: 50, years: 10 }), 100);
  });

  test('the largest rate lasts, and a little more does not', () => {
    const { cohorts } = backtest({ stocks: 60 });
    for (const { start, safeRate } of cohorts.filter((_, index) => index % 10 === 0)) {
      for (const [factor, lasts] of [
        [0.999_999, true],
        [1.000_001, false],
      ] as const) {
        const plan = readPlan({
          current_savings: 1,
          years: 30,
          withdrawal_rate: 100 * safeRate * factor,
          annual_contribution: 0,
          contribution_years: 0,
          withdrawal_timing: 'begin',
          withdrawal_adjustment: 'inflation',
          withdrawal_growth_rate: 0,
          annual_fee_pct: 0,
          stock_pct: 60,
        });
        const asked = {
          plan,
          bondMaturityYears: 10,
          fee: 0,
          isEveryMonth: false,
          from: start,
          to: start + 360,
        };
        const [cohort] = finish(runBacktest(asked)).cohorts;
        assert.equal(cohort!.depletion === undefined, lasts, monthText(market, start));
      }
    }
  });
});
