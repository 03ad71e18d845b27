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

describe('a question to the law', () => {
  const us = { country: 'US', tax_year: '2026', annual_income: 50_000 };
  const canada = { country: 'CA', tax_year: '2026', annual_income: 50_000 };
  for (const [id, input, pointer, detail] of [
    [
      'income-tax',
      { ...us, tax_year: '2019' },
      '/tax_year',
      /^must be one of 2024, 2025, 2026 \(US, figures /,
    ],
    ['income-tax', { ...us, tax_year: '2026-27' }, '/tax_year', /^must be one of 2024, 2025, 2026 \(US/],
    ['income-tax', { ...us, region: 'ON' }, '/region', /^must be left out for US/],
    ['income-tax', canada, '/region', /^must be one of AB, .*, YT for CA$/],
    ['income-tax', { ...canada, region: 'SCT' }, '/region', /for CA$/],
    ['income-tax', { ...us, filing_status: 'widow' }, '/filing_status', /^must be one of single, /],
    [
      'income-tax',
      { ...canada, region: 'ON', filing_status: 'married_joint' },
      '/filing_status',
      /^must be single/,
    ],
    ['income-tax', { ...us, annual_income: -1 }, '/annual_income', /^must be a number from 0 to/],
    [
      'income-tax',
      { ...us, itemized_deductions: 60_000 },
      '/itemized_deductions',
      /^must not be above annual_income/,
    ],
    ['income-tax', { ...us, taxable_income: 40_000 }, '/annual_income', /^must be given exactly when/],
    [
      'rmd',
      { account_balance: 1, birth_date: '2027-01-01', distribution_year: 2026 },
      '/distribution_year',
      /birth$/,
    ],
    [
      'rmd',
      { account_balance: 1, age_at_year_end: 75, distribution_year: 1800 },
      '/distribution_year',
      /from 1900 to 2199;/,
    ],
    [
      'social-security',
      { birth_date: '1964-06-15', earnings: [{ year: 1955, amount: 1 }] },
      '/earnings/0/year',
      /^must not be before the birth$/,
    ],
    [
      'stamp-duty',
      { country: 'GB', region: 'ENG', property_price: 1, completion_date: '2030-01-01' },
      '/completion_date',
      /^must be from 2022-09-23 to 2027-03-31/,
    ],
    [
      'take-home-pay',
      { country: 'CA', tax_year: '2026', region: 'QC', pay: 1 },
      '/region',
      /^must not be QC/,
    ],
  ] as const) {
    test(`of ${id} that has ${JSON.stringify(input)} is refused at ${pointer}`, () => {
      const calculator = (catalogue as readonly AnyCalculator[]).find((one) => one.id === id)!;
      const violations = createInputCheck(calculator.input, rulesOf(calculator))(input) ?? [];
      const found = violations.map((one) => [`/${one.field}${one.within ?? ''}`, one.detail] as const);
      assert.deepEqual(
        found.map(([place]) => place),
        [pointer],
      );
      assert.match(found[0]![1], detail);
    });
  }
});
