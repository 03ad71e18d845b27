// Single figures that others published, each by the calculator that answers it, or with what sets it apart.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { addMonths, dateText, dayOf } from '#core/finance/calendar.ts';
import { catalogue } from '#catalogue/index.ts';
import type { InputValues } from '#catalogue/declare/define.ts';
import { createEvaluator } from '#catalogue/run/evaluate.ts';
import { toJson } from '#calculate/result/json.ts';
import { createCalculation } from '#calculate/result/result.ts';

type Amounts = Readonly<Record<string, number | string | readonly unknown[]>>;

function answer(id: string, input: InputValues): Amounts {
  const calculator = catalogue.find((one) => one.id === id)!;
  const { results } = createCalculation(calculator, createEvaluator(calculator))(input);
  return JSON.parse(toJson(results)) as Amounts;
}

interface Figure {
  readonly id: string;
  readonly calculator: string;
  readonly input: InputValues;
  readonly output: Amounts;
  readonly difference?: string;
}

const leaseYears = (years: number, rate: number) => ({
  periods: years,
  periods_per_year: 1,
  annual_rate: rate,
  payment: -100_000,
  future_value: 0,
});

/** Present values of payments, as leases have them, to the whole unit in which the standards print them. */
const leases: readonly (readonly [id: string, years: number, rate: number, printed: number])[] = [
  ['ifrs16-ex16, before', 4, 6, 346_511],
  ['ifrs16-ex16, after', 8, 7, 597_130],
  ['ifrs16-ex18, at the beginning', 10, 6, 736_009],
  ['ifrs16-ex18, year 1', 9, 6, 680_169],
  ['ifrs16-ex18, year 2', 8, 6, 620_979],
  ['ifrs16-ex18, year 3', 7, 6, 558_238],
  ['ifrs16-ex18, year 4', 6, 6, 491_732],
  ['ifrs16-ex18, year 5', 5, 6, 421_236],
  ['ifrs16-ex18, shorter', 3, 6, 267_301],
];

const figures: readonly Figure[] = [
  {
    id: 'au-month-exact',
    calculator: 'simple-interest',
    input: { principal: 400_000, annual_rate: 3.54, days: 30 },
    output: { interest: 1163.84, daily_interest: 38.79 },
  },
  {
    id: 'au-month-rounded-day',
    calculator: 'loan-account',
    input: {
      principal: 390_000,
      annual_rate: 3.05,
      tenure_months: 360,
      day_count_convention: 'actual_365',
      start_date: '2026-01-01',
      as_of_date: '2026-01-31',
      interest_rounding: 'daily_cent',
    },
    output: { accrued_interest: 977.7, daily_interest: 32.59 },
  },
  // The day of the payment has the new balance there, so each date is the day before; the last day counts.
  ...[
    ['2026-01-14', 767.12],
    ['2026-01-31', 1691.17],
  ].map(([date, interest]) => ({
    id: `au-statement-january, until ${date}`,
    calculator: 'loan-account',
    input: {
      principal: 500_000,
      annual_rate: 4,
      tenure_months: 360,
      day_count_convention: 'actual_365',
      start_date: '2025-12-31',
      first_payment_date: '2026-02-28',
      as_of_date: date,
      interest_rounding: 'cent_per_piece',
      allocation_order: 'principal_first',
      events: date === '2026-01-14' ? [] : [{ date: '2026-01-14', kind: 'payment', amount: 4000 }],
    } as InputValues,
    output: { accrued_interest: interest! },
  })),
  {
    id: 'ifrs9-eir',
    calculator: 'irr',
    input: { cash_flows: [-1005, 59, 59, 59, 59, 1309] },
    output: { irr: 10 },
    difference: 'the guidance prints 10, the rate is 9.9955',
  },
  {
    id: 'asc842-month, interest',
    calculator: 'tvm',
    input: { present_value: -381_143.08, periods: 1, annual_rate: 2.25, payment: 17_810.43 },
    output: { future_value: 364_047.3 },
    difference: 'the source has 0.01 more than its own step, 381,143.08 and 714.64 less 17,810.43',
  },
  ...leases.map(([id, years, rate, printed]) => ({
    id,
    calculator: 'tvm',
    input: { ...leaseYears(years, rate), currency: 'JPY' },
    output: { present_value: printed },
  })),
  ...[
    [100, 12, 3, 57.69],
    [1800, 24, 6, 1026],
    [1800, 24, 12, 468],
  ].map(([charge, months, elapsed, refund], index) => ({
    id: `rule78-${index + 1}`,
    calculator: 'rule-of-78',
    input: { finance_charge: charge!, tenure_months: months!, elapsed_months: elapsed! },
    output: { refund: refund! },
  })),
];

describe('published figures', () => {
  for (const { id, calculator, input, output, difference } of figures) {
    test(`${id} ${difference === undefined ? 'is met' : `differs: ${difference}`}`, () => {
      const found = answer(calculator, input);
      const own = Object.fromEntries(Object.keys(output).map((name) => [name, found[name]]));
      if (difference === undefined) assert.deepEqual(own, output);
      else assert.notDeepEqual(own, output);
    });
  }
});

/**
 * The worked examples of the Consumer Credit (Early Settlement) Regulations 2004: credit, installment, their
 * number, APR, those paid, days of April after the last of them, rebate and what settles. The nominal rate is
 * the one at which all installments are equal.
 */
const settlements = [
  ['1', 5000, 134.57, 48, 14, 12, 0, 860.52, 3984],
  ['1a', 5000, 134.57, 48, 14, 12, 28, 819.71, 4024.81],
  ['1c', 5000, 134.57, 48, 14, 13, 28, 776.9, 3933.05],
  ['2a', 10_000, 139.51, 180, 16, 73, 28, 6606.95, 8320.62],
] as const;

function settle(principal: number, payment: number, count: number, apr: number, paid: number, days: number) {
  const last = dayOf('2011-04-01');
  const start = dateText(addMonths(last, -paid));
  const events = Array.from({ length: paid }, (_, index) => {
    return { date: dateText(addMonths(dayOf(start), index + 1)), kind: 'payment', amount: payment };
  });
  const settlement_date = dateText(last + days);
  const dates = { start_date: start, as_of_date: '2011-04-01', settlement_date };
  const terms = { principal, payment_count: count, apr, settlement_rule: 'uk_2004', events, ...dates };
  let [low, high] = [0, 100];
  for (let step = 0; step < 60; step++) {
    const annual_rate = Math.round(((low + high) / 2) * 1e9) / 1e9;
    const found = answer('loan-account', { ...terms, annual_rate });
    const gap =
      Math.sign(Number(found['payment']) - payment) || Math.sign(Number(found['final_payment']) - payment);
    if (gap === 0) return found;
    if (gap > 0) high = annual_rate;
    else low = annual_rate;
  }
  throw new Error('No rate has equal installments.');
}

describe('early settlement in the United Kingdom', () => {
  for (const [id, principal, payment, count, apr, paid, days, rebate, amount] of settlements) {
    test(`example ${id} is met to the penny`, () => {
      const found = settle(principal, payment, count, apr, paid, days);
      assert.deepEqual([found['interest_rebate'], found['settlement_amount']], [rebate, amount]);
    });
  }
});
