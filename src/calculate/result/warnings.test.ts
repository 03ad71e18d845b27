import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { AnyCalculator, InputValues } from '#catalogue/declare/define.ts';
import { catalogue } from '#catalogue/index.ts';
import type { InputField } from '#catalogue/declare/fields.ts';
import { createEvaluator } from '#catalogue/run/evaluate.ts';
import { createCalculation } from './result.ts';
import { createWarnings, usualLimits, warnOfTarget } from './warnings.ts';
import { unitsPerYear } from '#catalogue/declare/usual.ts';

const find = (id: string): AnyCalculator => catalogue.find((one) => one.id === id)!;
const warningsOf = (id: string, values: object) =>
  (createWarnings(find(id))(values as InputValues) ?? []).map(({ pointer, code }) => `${pointer} ${code}`);

const warningsOfReply = (id: string, values: object) => {
  const calculator = find(id);
  const { rounded } = createCalculation(calculator, createEvaluator(calculator))(values as InputValues);
  return (createWarnings(calculator)(values as InputValues, rounded) ?? []).map(
    ({ pointer, code }) => `${pointer} ${code}`,
  );
};

type Place = readonly [field: InputField, inputsWith: (value: number) => object, pointer: string];

/** The fields of a calculator with the inputs in which one has a value, and where that is. */
function placesOf({
  input,
}: AnyCalculator): readonly (readonly [InputField, (value: number) => object, string])[] {
  return Object.entries(input).flatMap(([name, field]): readonly Place[] => {
    if (field.fields !== undefined) {
      return Object.entries(field.fields).map(([member, inner]) => [
        inner,
        (value: number) => ({ [name]: [{ [member]: value }] }),
        `/${name}/0/${member}`,
      ]);
    }
    const { item } = field;
    if (item !== undefined) return [[item, (value: number) => ({ [name]: [value] }), `/${name}`]];
    return [[field, (value: number) => ({ [name]: value }), `/${name}`]];
  });
}

describe('a fraction for a percentage', () => {
  test('is warned of in every field, or the field says why small values are usual', () => {
    for (const calculator of catalogue as readonly AnyCalculator[]) {
      const warn = createWarnings(calculator);
      for (const [field, inputsWith, pointer] of placesOf(calculator)) {
        const { 'x-unit': unit = '', minimum = -Infinity } = field.schema as {
          readonly 'x-unit'?: string;
          readonly minimum?: number;
        };
        if (!unit.startsWith('percent') || minimum >= 1) continue;
        const found = warn(inputsWith(0.05) as InputValues)?.map((one) => one.pointer);
        if (usualLimits(field) === undefined) {
          assert.match(field.usual?.because ?? '', /\.$/, `${calculator.id} ${pointer}`);
          assert.equal(found, undefined, `${calculator.id} ${pointer}`);
        } else assert.deepEqual(found, [pointer], `${calculator.id} ${pointer}`);
      }
    }
  });

  test('is seen in lists by their largest number, and in parts of a whole by all of them', () => {
    const returns = [0.01, -0.02, 0.015, 0.003, -0.007];
    assert.deepEqual(warningsOf('value-at-risk', { returns }), ['/returns looks-like-a-fraction']);
    assert.deepEqual(warningsOf('value-at-risk', { returns: [...returns, 1.2] }), []);
    const weights = (...all: number[]) => ({
      holdings: all.map((target_weight_pct) => ({ target_weight_pct })),
    });
    assert.deepEqual(warningsOf('portfolio-allocation', weights(0.6, 0.4)), [
      '/holdings/0/target_weight_pct looks-like-a-fraction',
    ]);
    assert.deepEqual(warningsOf('portfolio-allocation', weights(0, 1)), [
      '/holdings/1/target_weight_pct looks-like-a-fraction',
    ]);
    assert.deepEqual(warningsOf('portfolio-allocation', weights(99.5, 0.5)), []);
    const debts = [0.19, 22, 0.24].map((annual_rate) => ({ annual_rate }));
    assert.deepEqual(warningsOf('debt-payoff', { debts }), [
      '/debts/0/annual_rate looks-like-a-fraction',
      '/debts/2/annual_rate looks-like-a-fraction',
    ]);
  });

  test('is no small value that is usual, and none that is next to nothing', () => {
    assert.deepEqual(warningsOf('etf', { expense_ratio: 0.03 }), []);
    assert.deepEqual(warningsOf('position-size', { risk_pct: 0.5 }), []);
    assert.deepEqual(warningsOf('position-size', { risk_pct: 0.02 }), ['/risk_pct looks-like-a-fraction']);
    assert.deepEqual(warningsOf('mortgage', { interest_rate: 0.0099 }), []);
    assert.deepEqual(warningsOf('kelly', { win_probability_pct: 0.6 }), [
      '/win_probability_pct looks-like-a-fraction',
    ]);
  });
});

describe('a fraction for the percentage of a target', () => {
  const warningOf = (id: string, name: string, target: number) =>
    warnOfTarget(name, find(id).output[name]!, target)?.pointer;

  test('is warned of, also where it is negative', () => {
    assert.equal(warningOf('cagr', 'cagr', 0.07), '/target/cagr');
    assert.equal(warningOf('annualized-return', 'total_return_pct', -0.5), '/target/total_return_pct');
    assert.equal(warningOf('cagr', 'cagr', 7), undefined);
  });

  test('is no small value that is usual, and no amount', () => {
    assert.equal(warningOf('apr-apy', 'rate_spread_pct', 0.1), undefined);
    assert.equal(warningOf('effective-interest-rate', 'rate_spread_pct', 0.1), undefined);
    assert.equal(warningOf('mortgage', 'monthly_payment', 0.07), undefined);
  });
});

test('a percentage for a ratio is warned of', () => {
  assert.deepEqual(warningsOf('lean-fire', { expense_multiple: 60 }), [
    '/expense_multiple looks-like-a-percentage',
  ]);
  assert.deepEqual(warningsOf('lean-fire', { expense_multiple: 0.6 }), []);
  assert.deepEqual(warningsOf('business-valuation', { ebitda_multiple: 14 }), []);
});

test('an age beyond a lifetime is warned of', () => {
  const warn = createWarnings(find('fire'));
  const index = Object.keys(find('fire').output).indexOf('fire_age');
  const results = (age: number) => Array.from({ length: index + 1 }, () => age);
  assert.deepEqual(warn({}, results(2537)), [
    {
      pointer: '/fire_age',
      code: 'unusual-age',
      detail: 'fire_age is 2537, which is beyond a lifetime. Check the amounts and rates.',
    },
  ]);
  assert.equal(warn({}, results(110)), undefined);
});

describe('a return of less than a year', () => {
  test('is warned of where it is annualized', () => {
    const flows = (end: string) => ({
      dated_cash_flows: [
        { date: '2024-01-01', amount: -100 },
        { date: end, amount: 110 },
      ],
    });
    assert.deepEqual(warningsOfReply('xirr', flows('2024-12-30')), ['/xirr less-than-a-year']);
    assert.deepEqual(warningsOfReply('xirr', flows('2024-12-31')), []);
    const values = { initial_value: 100, final_value: 101 };
    assert.deepEqual(warningsOfReply('cagr', { ...values, years: 0.99 }), ['/cagr less-than-a-year']);
    assert.deepEqual(warningsOfReply('cagr', { ...values, years: 1 }), []);
    const growing = { initial_revenue: 100, years: 0.5 };
    assert.deepEqual(warningsOfReply('revenue-growth', { ...growing, final_revenue: 105 }), [
      '/revenue_growth_rate less-than-a-year',
    ]);
    assert.deepEqual(warningsOfReply('revenue-growth', { ...growing, revenue_growth_rate: 5 }), []);
  });

  test('is of a time that the calculator knows, in units of a year', () => {
    for (const { id, input, output } of catalogue as readonly AnyCalculator[]) {
      for (const { annualizedOver: name } of Object.values(output)) {
        if (name === undefined) continue;
        const { 'x-unit': unit = '' } = (input[name] ?? output[name])!.schema as {
          readonly 'x-unit'?: string;
        };
        assert.ok(unit in unitsPerYear, `${id} ${name}`);
      }
    }
  });
});

test('a term for which United States law forbids the rule of 78 is warned of', () => {
  const loan = { finance_charge: 3000, elapsed_months: 12 };
  const found = (more: object) => warningsOfReply('rule-of-78', { ...loan, ...more });
  assert.deepEqual(found({ tenure_months: 61 }), []);
  assert.deepEqual(found({ tenure_months: 62 }), ['/tenure_months restricted-by-law']);
  assert.deepEqual(found({ tenure_months: 84, currency: 'usd' }), ['/tenure_months restricted-by-law']);
  assert.deepEqual(found({ tenure_months: 84, currency: 'INR' }), []);
});

test('a loss of more than the portfolio is warned of', () => {
  const portfolio = { portfolio_value: 1000000, mean_return: 0, volatility: 60, model: 'normal' };
  const more = { confidence_level_pct: 95 };
  assert.deepEqual(warningsOfReply('value-at-risk', { ...portfolio, ...more, horizon_days: 1000 }), [
    '/value_at_risk_pct unusual-result',
  ]);
  assert.deepEqual(warningsOfReply('value-at-risk', { ...portfolio, ...more, horizon_days: 100 }), []);
});

test('a month without a published price index is warned of', () => {
  const found = (start_date: string, end_date: string) =>
    warningsOf('inflation-history', { amount: 100, start_date, end_date });
  assert.deepEqual(found('2025-10-15', '2026-01-01'), ['/start_date needs-an-estimate']);
  assert.deepEqual(found('2024-01-01', '2025-10-31'), ['/end_date needs-an-estimate']);
  assert.deepEqual(found('2025-09-30', '2025-11-01'), []);
});
