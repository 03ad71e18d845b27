// Figures that standards and conventions print of leases, of amortized cost and of pools of loans.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { effectiveInterest } from '#catalogue/calculators/business/effective-interest.ts';
import { leaseLiability } from '#catalogue/calculators/business/lease-liability.ts';
import { poolCashFlows } from '#catalogue/calculators/investing/pool-cash-flows.ts';
import type { AnyDeclaration, InputValues } from '#catalogue/declare/define.ts';
import { createEvaluator } from '#catalogue/run/evaluate.ts';
import { finish } from '#base/steps.ts';
import { toJson } from '#calculate/result/json.ts';
import { createCalculation } from '#calculate/result/result.ts';
import { rowTexts } from '#calculate/schedule/rows.ts';
import { fillSchedule, scheduleColumns } from '#calculate/schedule/schedule.ts';

type Interval = 'month' | 'year' | 'period';

function calculate(declaration: AnyDeclaration, input: InputValues, interval: Interval) {
  const calculator = { ...declaration, examples: [{ input: {}, output: {} }] as const };
  const evaluator = createEvaluator(calculator);
  const calculation = createCalculation(calculator, evaluator)(input);
  const columns = scheduleColumns(calculator);
  const rows = rowTexts(finish(fillSchedule(calculator, evaluator, calculation, interval)));
  return {
    output: JSON.parse(toJson(calculation.results)) as Readonly<Record<string, number>>,
    column: (name: string) => rows.map((row) => Number(row[columns.indexOf(name)])),
  };
}

/** Published figures are whole; those that rest on rounded rows may be off by one or two. */
function near(actual: readonly number[], published: readonly number[], off = 0.5) {
  for (const [index, value] of published.entries()) {
    assert.ok(Math.abs(actual[index]! - value) <= off, `${actual[index]} is published as ${value}`);
  }
}

const inArrears = { payment_frequency: 'annually', payment_timing: 'end' };

describe('IFRS 16, illustrative examples', () => {
  test('16: the liability of a lease that is extended, year by year', () => {
    const { column } = calculate(
      leaseLiability,
      {
        ...inArrears,
        payment: 100_000,
        tenure_months: 120,
        discount_rate: 6,
        months_to_remeasurement: 72,
        new_tenure_months: 168,
        new_discount_rate: 7,
        remeasurement_type: 'modification',
      },
      'year',
    );
    near(column('lease_liability'), [680_169, 620_979, 558_238, 491_732, 421_236, 346_511]);
    near(column('liability_change').slice(6, 7), [250_619]);
    assert.equal(column('lease_liability').at(-1), 0);
    assert.equal(column('right_of_use_asset').at(-1), 0);
  });

  test('18: a shorter term at the old rate is a gain, the new rate adjusts the asset', () => {
    const { output } = calculate(
      leaseLiability,
      {
        ...inArrears,
        payment: 100_000,
        tenure_months: 120,
        discount_rate: 6,
        months_to_remeasurement: 60,
        new_tenure_months: 96,
        new_discount_rate: 7,
        remeasurement_type: 'modification',
      },
      'year',
    );
    near([output['lease_liability']!, output['asset_before_remeasurement']!], [736_009, 368_004]);
    near([output['remeasurement_gain']!], [6_733]);
    // 4,870 of rounded amounts, from 267,301.
    near([output['liability_after_remeasurement']!], [267_301 - 4_870], 1);
  });
});

describe('IFRS 9, guidance B.26', () => {
  const bond = {
    principal: 1_250,
    annual_rate: 4.72,
    tenure_months: 60,
    purchase_price: 995,
    transaction_costs: 5,
  };

  test('amortized cost at 10 percent; the standard rounds interest of 113.5 to 113', () => {
    const { output, column } = calculate(effectiveInterest, bond, 'period');
    near([output['effective_annual_rate']!], [10], 0.01);
    near(column('balance'), [1_041, 1_086, 1_136, 1_190]);
    near(column('interest'), [100, 104, 109, 113, 119], 1);
    assert.equal(column('balance').at(-1), 0);
  });

  test('half of the principal is repaid early', () => {
    const revised = { months_to_revision: 24, revised_cash_flows: [684, 30, 655] };
    const { output, column } = calculate(effectiveInterest, { ...bond, ...revised }, 'period');
    near([output['carrying_amount_after_revision']!, output['revision_gain']!], [1_138, 52], 1);
    near(column('balance').slice(2), [568, 595, 0], 1);
  });
});

describe('Bond Market Association, Standard Formulas', () => {
  test('cash flow A: balances and defaults of the first months', () => {
    const { column } = calculate(
      poolCashFlows,
      {
        principal: 100_000_000,
        gross_coupon_rate: 8,
        remaining_months: 360,
        recovery_months: 12,
        prepayment_model: 'smm',
        prepayment_rates: [1],
        default_model: 'mdr',
        default_rates: [1],
        severity_pct: 20,
        advanced: true,
      },
      'month',
    );
    near(column('performing_balance'), [97_934_244, 95_910_689, 93_928_478, 91_986_774, 90_084_753]);
    near(column('defaults'), [1_000_000, 979_342, 959_107, 939_285, 919_868]);
  });

  test('a pass-through at 165 PSA, and 6 percent CPR as 0.514301 percent SMM', () => {
    const seasoned = { gross_coupon_rate: 8.125, net_coupon_rate: 7.5, remaining_months: 357 };
    const psa = { loan_age_months: 3, prepayment_model: 'psa', prepayment_rates: [165] };
    const { column } = calculate(poolCashFlows, { principal: 400_000_000, ...seasoned, ...psa }, 'month');
    near(column('interest'), [2_500_000, 2_495_563]);
    near(column('principal'), [267_535, 269_048]);
    near(column('prepayment'), [442_389, 552_847]);
    near(column('payment'), [3_209_923, 3_317_459]);
    const aged = calculate(
      poolCashFlows,
      {
        principal: 1e9,
        gross_coupon_rate: 0,
        remaining_months: 331,
        loan_age_months: 29,
        prepayment_model: 'psa',
        prepayment_rates: [100],
      },
      'month',
    );
    near([aged.column('prepayment')[0]! / 1e9 / (330 / 331)], [0.00514301], 5e-9);
  });

  test('150 PSA takes a pool of 344 months from one published factor to the next', () => {
    const pool = { gross_coupon_rate: 9.5, remaining_months: 344, loan_age_months: 16 };
    const psa = { prepayment_model: 'psa', prepayment_rates: [150] };
    const { column } = calculate(poolCashFlows, { principal: 0.85150625e12, ...pool, ...psa }, 'month');
    const [left, repaid] = [column('balance')[0]! / 1e12, column('prepayment')[0]! / 1e12];
    near([left, left + repaid], [0.84732282, 0.85102709], 5e-9);
    near([repaid / (left + repaid)], [0.0043527], 1e-8);
  });
});
