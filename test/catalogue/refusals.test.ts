import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { AnyCalculator, InputValues } from '#catalogue/declare/define.ts';
import { catalogue } from '#catalogue/index.ts';
import { rulesOf } from '#catalogue/run/rules.ts';
import { createInputCheck } from '#calculate/check/validation.ts';

/** The pointers of what is wrong with an input. */
function faultsOf(id: string, input: InputValues): readonly string[] {
  const calculator = (catalogue as readonly AnyCalculator[]).find((one) => one.id === id)!;
  const violations = createInputCheck(calculator.input, rulesOf(calculator))(input) ?? [];
  return violations.map(({ field, within = '' }) => `/${field}${within}`);
}

describe('lump sums of a loan that no payment can take', () => {
  const loan = { principal: 1000, annual_rate: 6, tenure_months: 6, start_date: '2025-12-31' };
  const faults = (more: InputValues) => faultsOf('amortization-schedule', { ...loan, ...more });
  const lump = (members: InputValues) => ({
    lump_sum_payments: [
      { month: 1, amount: 10 },
      { amount: 10, ...members },
    ],
  });

  test('are refused, with a pointer to the one that is at fault', () => {
    assert.deepEqual(faults(lump({ date: '1999-01-01' })), ['/lump_sum_payments/1/date']);
    assert.deepEqual(faults(lump({ date: '2030-01-01' })), ['/lump_sum_payments/1/date']);
    assert.deepEqual(faults(lump({ month: 9 })), ['/lump_sum_payments/1/month']);
    assert.deepEqual(faults({ ...lump({ month: 5 }), balloon_month: 4 }), ['/lump_sum_payments/1/month']);
  });

  test('but not those from the day on which interest begins to that of the last payment', () => {
    assert.deepEqual(faults(lump({ date: '2025-12-31' })), []);
    assert.deepEqual(faults(lump({ date: '2026-06-30' })), []);
    assert.deepEqual(faults(lump({ date: '2026-07-01' })), ['/lump_sum_payments/1/date']);
    assert.deepEqual(faults(lump({ month: 6 })), []);
  });
});

describe('a PPF account', () => {
  const faults = (input: InputValues) => faultsOf('ppf', input);

  test('that is opened has 15 years, or extensions of 5', () => {
    assert.deepEqual(faults({ annual_deposit: 150000, years: 20 }), []);
    assert.deepEqual(faults({ annual_deposit: 150000, years: 10 }), ['/years']);
    assert.deepEqual(faults({ annual_deposit: 150000, years: 17 }), ['/years']);
  });

  test('with a balance has the years that remain, and extensions also without deposits', () => {
    const account = { current_savings: 600000 };
    assert.deepEqual(faults({ ...account, annual_deposit: 150000, years: 7 }), []);
    assert.deepEqual(faults({ ...account, annual_deposit: 0, years: 5 }), []);
    assert.deepEqual(faults({ ...account, annual_deposit: 0, years: 17 }), ['/years']);
  });

  test('takes deposits of 500 or more', () => {
    assert.deepEqual(faults({ annual_deposit: 0 }), ['/annual_deposit']);
    assert.deepEqual(faults({ annual_deposit: 499, current_savings: 1000 }), ['/annual_deposit']);
  });
});

test('savings-goal takes a deposit or a time', () => {
  assert.deepEqual(faultsOf('savings-goal', { goal_amount: 20000 }), ['/monthly_contribution']);
  assert.deepEqual(faultsOf('savings-goal', { goal_amount: 20000, target_months: 36 }), []);
});

describe('a list price of a lease', () => {
  test('is refused beside a residual value that is an amount', () => {
    const lease = { vehicle_price: 38500, msrp: 40000, money_factor: 0.00175 };
    const purchase = { resale_value: 23000, annual_rate: 6.5 };
    for (const [id, more] of Object.entries({ 'auto-lease': {}, 'lease-vs-buy': purchase })) {
      assert.deepEqual(faultsOf(id, { ...lease, ...more, residual_value: 23200 }), ['/msrp']);
      assert.deepEqual(faultsOf(id, { ...lease, ...more, residual_pct: 58 }), []);
    }
  });
});

describe('an asset', () => {
  const faults = (input: InputValues) => faultsOf('depreciation', { cost: 10000, ...input });

  test('has no inputs of a method that it is not depreciated by', () => {
    const macrs = { method: 'macrs', recovery_years: 5 };
    const units = { method: 'units_of_production', total_units: 10, annual_units: [1, 2] };
    assert.deepEqual(
      faults({
        ...macrs,
        salvage_value: 2000,
        useful_life_years: 5,
        first_year_months: 6,
        factor: 1.5,
        total_units: 9,
      }),
      ['/useful_life_years', '/total_units', '/salvage_value', '/first_year_months', '/factor'],
    );
    assert.deepEqual(faults({ useful_life_years: 5, recovery_years: 5, macrs_convention: 'mid_quarter_1' }), [
      '/recovery_years',
      '/macrs_convention',
    ]);
    assert.deepEqual(faults({ ...units, first_year_months: 6, useful_life_years: 5 }), [
      '/useful_life_years',
      '/first_year_months',
    ]);
  });

  test('of real property is refused by its recovery period', () => {
    for (const recovery_years of [27.5, 39]) {
      assert.deepEqual(faults({ method: 'macrs', recovery_years }), ['/recovery_years']);
    }
  });

  test('takes the defaults of inputs that its method does not have', () => {
    assert.deepEqual(
      faults({ method: 'macrs', recovery_years: 5, salvage_value: 0, first_year_months: 12, factor: 2 }),
      [],
    );
  });
});
