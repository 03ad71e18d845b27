import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import type { AnyCalculator, InputValues } from '#catalogue/declare/define.ts';
import { createEvaluator } from '#catalogue/run/evaluate.ts';
import { catalogue } from '#catalogue/index.ts';
import { finish } from '#base/steps.ts';
import { toJson } from '#calculate/result/json.ts';
import { createCalculation } from '#calculate/result/result.ts';
import { countDraws } from '../kit/draws.ts';
import { scheduleCsv, scheduleJson } from '#calculate/schedule/row-writer.ts';
import { createColumn, put, rowTexts, type Rows } from '#calculate/schedule/rows.ts';
import { fillSchedule, scheduleColumns, type Interval } from '#calculate/schedule/schedule.ts';
import { drawQuarter } from '../kit/quarters.ts';

const calculators: readonly AnyCalculator[] = catalogue;

function find(id: string): AnyCalculator {
  return calculators.find((calculator) => calculator.id === id)!;
}

/** The reply and the columns of the schedule, in whole minor units. */
async function run(id: string, values: InputValues, interval: Interval = 'month') {
  const calculator = find(id);
  const evaluator = createEvaluator(calculator);
  const calculation = createCalculation(calculator, evaluator)(values);
  const rows = rowTexts(finish(fillSchedule(calculator, evaluator, calculation, interval)));
  const reply = JSON.parse(toJson(calculation.results)) as Record<string, number>;
  const column = (name: string) => {
    const index = scheduleColumns(calculator).indexOf(name);
    return rows.map((cells) => toUnits(cells[index]!, calculation.moneyDecimals));
  };
  return {
    rows,
    reply,
    column,
    units: (amount: number) => toUnits(String(amount), calculation.moneyDecimals),
  };
}

function toUnits(text: string, decimals: number): bigint {
  const [whole, fraction = ''] = text.split('.') as [string, string?];
  return BigInt(whole + fraction.padEnd(decimals, '0'));
}

function sum(column: readonly bigint[]): bigint {
  return column.reduce((total, units) => total + units, 0n);
}

/** The ledgers of lenders, recomputed month by month in whole cents with Python's integers. */
const ledgerAnchors = [
  { principal: 320000, annual_rate: 7, tenure_months: 360, last: 2126.33, interest: 446426.56 },
  { principal: 427500, annual_rate: 3.875, tenure_months: 360, last: 2012.53, interest: 296195.87 },
  { principal: 200000, annual_rate: 6, tenure_months: 360, last: 1200.14, interest: 231677.04 },
  { principal: 1000, annual_rate: 0, tenure_months: 3, last: 333.34, interest: 0 },
];

describe("a lender's ledger", () => {
  for (const { last, interest, ...input } of ledgerAnchors) {
    test(`of ${input.principal} at ${input.annual_rate} % ends with ${last}`, async () => {
      const { rows, reply, column, units } = await run('emi', { ...input, payment_rounding: 'cent' });
      assert.equal(rows.length, input.tenure_months);
      assert.equal(reply['final_payment'], last);
      assert.equal(reply['total_interest'], interest);
      assert.equal(column('payment').at(-1), units(last));
      for (const payment of column('payment').slice(0, -1)) assert.equal(payment, units(reply['emi']!));
      assert.equal(sum(column('interest')), units(interest));
      assert.equal(column('balance').at(-1), 0n);
    });
  }

  test('rounds to the minor unit of the currency', async () => {
    const { reply } = await run('emi', {
      principal: 1000000,
      annual_rate: 5,
      tenure_months: 12,
      currency: 'JPY',
      payment_rounding: 'cent',
    });
    // 85607.48… a month; the books in whole yen, recomputed with Python's integers.
    assert.equal(reply['emi'], 85607);
    assert.equal(reply['final_payment'], 85612);
  });

  test('ends early when the rounded payment repays more than needed', async () => {
    const { rows, column } = await run('emi', {
      principal: 3,
      annual_rate: 0,
      tenure_months: 360,
      payment_rounding: 'cent',
    });
    assert.equal(rows.length, 300);
    assert.equal(column('balance').at(-1), 0n);
  });
});

describe('the dates of a loan', () => {
  test('keep the day on which interest begins, in months that have it', async () => {
    const loan = { principal: 1000, annual_rate: 6, tenure_months: 6 };
    const { rows } = await run('amortization-schedule', { ...loan, start_date: '2025-01-31' });
    assert.deepEqual(
      rows.map(([, date]) => date),
      ['2025-02-28', '2025-03-31', '2025-04-30', '2025-05-31', '2025-06-30', '2025-07-31'],
    );
  });
});

describe('a row of a loan whose payment is no whole cent', () => {
  // 1000/3 = 333.33…: by hand, no interest.
  test('is exact, and so is the last one', async () => {
    const { column } = await run('emi', { principal: 1000, annual_rate: 0, tenure_months: 3 });
    assert.deepEqual(column('payment'), [33333n, 33333n, 33333n]);
    assert.deepEqual(column('interest'), [0n, 0n, 0n]);
    assert.deepEqual(column('balance'), [66667n, 33333n, 0n]);
  });

  // 12 payments of 888.4879 at 1 % a month; before the last one, 888.4879/1.01 is owed.
  test('has the exact interest and balance', async () => {
    const { column } = await run('emi', { principal: 10000, annual_rate: 12, tenure_months: 12 });
    assert.deepEqual(new Set(column('payment')), new Set([88849n]));
    assert.deepEqual([column('interest').at(-1), column('balance').at(-2)], [880n, 87969n]);
  });

  // The balances of the closed form, (1 + i)^k·L − p·s(k, i), with 60 digits.
  test('has the balance of the closed form, by month and by year', async () => {
    const loan = { principal: 180000, annual_rate: 4.25, tenure_months: 360 };
    const months = (await run('emi', loan)).column('balance');
    const years = (await run('emi', loan, 'year')).column('balance');
    assert.deepEqual([months[59], years[4], months[357]], [16345385n, 16345385n, 176162n]);
    const balloon = { principal: 200000, annual_rate: 5, tenure_months: 360, balloon_amount: 50000 };
    const { reply, column } = await run('amortization-schedule', { ...balloon, start_date: '2026-01-01' });
    assert.deepEqual([reply['final_payment'], column('payment').at(-1)], [51013.57, 5101357n]);
    const due = {
      principal: 180000,
      annual_rate: 4.25,
      tenure_months: 360,
      balloon_month: 60,
      start_date: '2026-01-01',
    };
    assert.equal((await run('amortization-schedule', due)).reply['final_payment'], 164339.35);
  });

  // 2899.65 at 10.2 % in 120 payments of 38.6358.
  test('ends with the final_payment of the reply', async () => {
    const loan = { principal: 2899.65, annual_rate: 10.2, unpaid_interest_treatment: 'paid' };
    const { reply, column, units } = await run('student-loan', loan);
    const payments = column('payment');
    assert.deepEqual(new Set(payments.slice(6)), new Set([3864n]));
    assert.equal(payments.at(-1), units(reply['final_payment']!));
  });

  // 3/360 = 0.0083 a month.
  test('may be a cent where the payment is less', async () => {
    const { rows, column } = await run('emi', { principal: 3, annual_rate: 0, tenure_months: 360 });
    assert.equal(rows.length, 360);
    assert.deepEqual(new Set(column('payment')), new Set([1n]));
    assert.deepEqual(column('balance').slice(0, 2), [299n, 298n]);
  });
});

test('where nothing can grow, nothing does', async () => {
  // 31 % of 49,155.96 is 15,238.3476, saved at the end of each year, from nothing.
  const { column } = await run('savings-rate', { savings_rate: 31, annual_income_after_tax: 49155.96 });
  assert.deepEqual(column('contribution').slice(0, 2), [1523835n, 1523835n]);
  assert.equal(column('growth')[0], 0n);
  assert.equal(column('balance')[0], 1523835n);
});

describe('what flows while savings grow is in the rows', () => {
  /** The last columns of some months, as numbers. */
  const cells = (
    column: (name: string) => readonly bigint[],
    names: readonly string[],
    months: readonly number[],
  ) => months.map((month) => names.map((name) => Number(column(name)[month - 1]!) / 100));

  // 10,000 and 100 a month at 5 % effective; each year and at the end, 24 % of the interest is taken.
  test('the tax of each year', async () => {
    const account = { current_savings: 10000, apy: 5, years: 2.5, monthly_contribution: 100, tax_rate: 24 };
    const { column, reply } = await run('high-yield-savings', account);
    assert.deepEqual(cells(column, ['tax', 'balance_after_tax'], [11, 12, 24, 30]), [
      [0, 11580.08],
      [126.54, 11600.72],
      [145.75, 13262.26],
      [80.08, reply['future_value_after_tax']!],
    ]);
  });

  // 5 % in quarters: 1,250 is paid out each, then 414.94 for a month; 20 % of what is paid is tax.
  test('the tax on interest that is paid out', async () => {
    const deposit = { principal: 100000, annual_rate: 5, tenure_months: 13, tax_rate: 20 };
    const { column, reply } = await run('fixed-deposit', { ...deposit, payout_frequency: 'quarterly' });
    assert.deepEqual(cells(column, ['tax', 'balance_after_tax'], [2, 3, 12, 13]), [
      [0, 100831.61],
      [250, 100000],
      [250, 100000],
      [82.99, reply['maturity_value_after_tax']!],
    ]);
  });

  // 10 % of 540.21, the interest of 13 deposits at 1.0175^(1/3) a month, and of 1,000·(1.1^1.1 − 1).
  test('the tax at the end of a term', async () => {
    const deposits = { monthly_deposit: 1000, annual_rate: 7, tenure_months: 13, tax_rate: 10 };
    const saved = await run('recurring-deposit', deposits);
    assert.deepEqual(cells(saved.column, ['tax', 'balance_after_tax'], [12, 13]), [
      [0, 12462.13],
      [54.02, 13486.19],
    ]);
    const sum = { initial_investment: 1000, annual_return: 10, years: 1.1, tax_rate: 10 };
    const invested = await run('lump-sum', sum);
    assert.deepEqual(cells(invested.column, ['tax', 'balance_after_tax'], [13, 14]), [
      [0, 1108.77],
      [11.05, 1099.48],
    ]);
  });

  // 5 % of 100,000 and of 12 payments of 1,000, and 1 % of the 112,340.12 that they grow to.
  test('the tax of a year in which interest is paid out, in a term with a broken quarter', async () => {
    const { column } = await run(
      'fixed-deposit',
      {
        principal: 250_000,
        annual_rate: 8.568,
        tenure_years: 2,
        tenure_months: 7,
        payout_frequency: 'quarterly',
        tax_rate: 5.948,
        currency: 'KWD',
      },
      'year',
    );
    // 250,000 at 8.568 % pay 21,420 a year, of which 5.948 % are 1,274.0616.
    assert.deepEqual(column('tax').slice(0, 2), [1_274_062n, 1_274_062n]);
  });

  test('the loads of a fund', async () => {
    const fund = { initial_investment: 100000, annual_return: 7, years: 1, monthly_contribution: 1000 };
    const loads = { expense_ratio: 1, entry_load_pct: 5, exit_load_pct: 1 };
    const { column, reply, units } = await run('mutual-fund', { ...fund, ...loads });
    assert.deepEqual(cells(column, ['load'], [1, 2, 12]), [[5050], [50], [1173.4]]);
    assert.equal(sum(column('growth')), units(reply['wealth_gained']!));
    assert.equal(scheduleColumns(find('etf')).includes('load'), false);
  });

  // 4 % of 10,000 less 15 % a year.
  test('dividends and their tax', async () => {
    const shares = { initial_investment: 10000, dividend_yield: 4, price_growth_rate: 3, years: 2 };
    const paidOut = { dividend_tax_rate: 15, dividends_reinvested: false };
    const { column } = await run('dividend-reinvestment', { ...shares, ...paidOut }, 'year');
    assert.deepEqual(cells(column, ['dividends', 'dividend_tax'], [1, 2]), [
      [340, 60],
      [340, 60],
    ]);
  });

  // Saved at 5 % until 500,000 after ln(1 + 200,000·0.05/40,000)/ln 1.05 years; then 20,000 a year is spent.
  test('the years of part-time work', async () => {
    const plan = { annual_expenses: 40000, annual_part_time_income: 20000, current_savings: 300000 };
    const { rows, column } = await run(
      'barista-fire',
      { ...plan, annual_savings: 25000, expected_return: 5 },
      'year',
    );
    assert.deepEqual(cells(column, ['contribution', 'withdrawal', 'balance'], [4, 6, 42]), [
      [25000, 0, 472405],
      [0, 20000, 507207.65],
      [0, 20000, 1020927],
    ]);
    assert.equal(rows.length, 42);
  });

  // 10,000·1.005^12 after a year; then 1,500 each quarter at 1.5 %, in advance, and 3 % more in the second year.
  test('the payments of an annuity, month by month', async () => {
    const annuity = { principal: 10000, annual_rate: 6, payment: 1500, payment_frequency: 'quarterly' };
    const terms = { payment_timing: 'begin', deferral_years: 1, payment_growth_rate: 3 };
    const { column } = await run('annuity-payout', { ...annuity, ...terms });
    assert.deepEqual(cells(column, ['withdrawal', 'balance'], [12, 13, 15, 25, 34, 36]), [
      [0, 10613.64],
      [1500, 9158.98],
      [0, 9250.34],
      [1545, 3508.9],
      [491.14, 0],
      [0, 0],
    ]);
  });
});

const money = (most: number) => fc.integer({ min: 1, max: most * 100 }).map((cents) => cents / 100);
const loanRate = fc.oneof(
  fc.constant(0),
  fc.integer({ min: 1, max: 30_000 }).map((part) => part / 1000),
);
const growthRate = fc.integer({ min: -9_000, max: 30_000 }).map((part) => part / 1000);
const currency = fc.constantFrom(undefined, 'JPY', 'KWD');
const interval = fc.constantFrom<Interval>('month', 'year');

describe('the columns of a schedule add up to the totals of the reply', () => {
  test('for the books of lenders, whose last balance is 0, and whose rows follow from each other', async () => {
    const input = fc.record({
      principal: money(1e6),
      annual_rate: loanRate,
      tenure_months: fc.integer({ min: 1, max: 420 }),
      currency,
      payment_rounding: fc.constant('cent'),
    });
    await fc.assert(
      fc.asyncProperty(input, interval, async (values, interval) => {
        const { reply, column, units } = await run('emi', values, interval);
        assert.equal(sum(column('payment')), units(reply['total_payment']!));
        assert.equal(sum(column('interest')), units(reply['total_interest']!));
        const [balances, principals] = [column('balance'), column('principal')];
        assert.equal(balances.at(-1) ?? 0n, 0n);
        let balance = sum(principals);
        for (const [index, principal] of principals.entries()) {
          assert.equal(column('payment')[index], principal + column('interest')[index]!);
          balance -= principal;
          assert.equal(balances[index], balance);
        }
      }),
      { numRuns: countDraws(60) },
    );
  });

  test('for growing amounts, whose last balance is the final value', async () => {
    const input = fc.record({
      // Whole units in each currency.
      monthly_investment: fc.integer({ min: 1, max: 100_000 }),
      annual_return: growthRate,
      years: fc.integer({ min: 1, max: 480 }).map((months) => months / 12),
      contribution_timing: fc.constantFrom('begin', 'end'),
      rate_convention: fc.constantFrom('nominal', 'effective'),
      currency,
    });
    await fc.assert(
      fc.asyncProperty(input, interval, async (values, interval) => {
        const { reply, column, units } = await run('sip', values, interval);
        assert.equal(sum(column('contribution')), units(reply['total_invested']!));
        assert.equal(sum(column('growth')), units(reply['wealth_gained']!));
        assert.equal(column('balance').at(-1), units(reply['future_value']!));
      }),
      { numRuns: countDraws(60) },
    );
  });

  test('for every example of the catalogue', async () => {
    for (const { id, schedule, examples } of drawQuarter(calculators)) {
      if (schedule === undefined) continue;
      const { rows, column } = await run(id, examples[0].input, 'year');
      assert.ok(rows.length > 0, id);
      if (schedule.kind === 'table') continue;
      assert.equal(column(schedule.kind === 'price' ? 'price' : 'balance').length, rows.length);
    }
  });
});

test('a year has what its months have, but for the rounding of each', async () => {
  const flows = 'interest principal payment contribution withdrawal payout growth depreciation'.split(' ');
  let compared = 0;
  for (const { id, schedule, examples } of calculators) {
    if (schedule?.periodsPerYear !== 12 || schedule.items !== undefined) continue;
    const declared = Object.entries(schedule.columns ?? {}).filter(([, { form }]) => form === 'flow');
    for (const { input } of examples) {
      const [months, years] = [await run(id, input), await run(id, input, 'year')];
      // Others are paid each week.
      if (years.rows.length !== Math.ceil(months.rows.length / 12)) continue;
      for (const name of [...flows, ...declared.map(([one]) => one)]) {
        if (!scheduleColumns(find(id)).includes(name)) continue;
        const parts = months.column(name);
        for (const [year, sum] of years.column(name).entries()) {
          const added = parts.slice(12 * year, 12 * year + 12).reduce((total, one) => total + one, 0n);
          const difference = Number(sum - added);
          assert.ok(Math.abs(difference) <= 12, `${id}, ${name} of year ${year + 1}: ${difference}`);
          compared++;
        }
      }
    }
  }
  assert.ok(compared > 1_000, `${compared} cells`);
});

test('a schedule of 100 years by month has 1,200 rows', async () => {
  const { rows } = await run('emi', { principal: 500000, annual_rate: 7, tenure_months: 1200 });
  assert.equal(rows.length, 1200);
});

/** A row whose columns all have so many decimals, but for the period. */
function oneRow(cells: Readonly<Record<string, number | bigint>>, decimals: number): Rows {
  const columns = Object.entries({ period: 1, ...cells }).map(([name, cell]) => {
    const column = createColumn(name, name === 'period' ? 0 : decimals, 1);
    put(column, 0, cell);
    return column;
  });
  return { length: 1, columns };
}

test('as JSON a schedule is an array of objects, as CSV it has a header and CRLF', () => {
  const rows = oneRow({ payment: 33334, interest: 0, principal: 33334, balance: 66666 }, 2);
  assert.deepEqual(JSON.parse(toJson(scheduleJson(rows))), [
    { period: 1, payment: 333.34, interest: 0, principal: 333.34, balance: 666.66 },
  ]);
  assert.equal(
    scheduleCsv(rows),
    'period,payment,interest,principal,balance\r\n1,333.34,0,333.34,666.66\r\n',
  );
});

describe('cells are written with all digits, and no others', () => {
  const sizes = [0, 1, 9, 10, 99, 100, 101, 110, 12345, 100000, 2147483647, 2147483648, 2147483700];
  const wholes = [...sizes, 99999999999, 2 ** 48, Number.MAX_SAFE_INTEGER, 2n ** 53n + 1n, 10n ** 30n + 5n];
  for (const decimals of [0, 1, 2, 3, 4, 9, 12]) {
    test(`${decimals} of a fraction`, () => {
      for (const size of [...wholes, 10 ** decimals, 10 ** decimals - 1, 1207 * 10 ** decimals]) {
        for (const units of [size, -size]) {
          const text = fractionOf(BigInt(units), decimals);
          const rows = oneRow({ balance: units }, decimals);
          assert.equal(toJson(scheduleJson(rows)), `[{"period":1,"balance":${text}}]`);
          assert.equal(scheduleCsv(rows), `period,balance\r\n1,${text}\r\n`);
        }
      }
    });
  }

  test('days of all months', () => {
    for (let day = -1000; day < 40_000; day += 13) {
      const date = new Date(day * 86_400_000).toISOString().slice(0, 10);
      const rows = oneRow({ date: day }, 0);
      assert.equal(toJson(scheduleJson(rows)), `[{"period":1,"date":"${date}"}]`);
      assert.equal(scheduleCsv(rows), `period,date\r\n1,${date}\r\n`);
    }
  });
});

function fractionOf(units: bigint, decimals: number): string {
  const digits = String(units < 0n ? -units : units).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '');
  return `${units < 0n ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`;
}
