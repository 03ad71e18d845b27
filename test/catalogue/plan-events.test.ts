import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { AnyDeclaration, InputValues } from '#catalogue/declare/define.ts';
import { age, wholeYears } from '#catalogue/declare/fields.ts';
import { addEvents, eventInputs, eventRules, type EventValues } from '#catalogue/plans/plan-events.ts';
import { rulesOf } from '#catalogue/run/rules.ts';

const YEARS = 10;

const { findBroken } = rulesOf({
  id: 'plan',
  input: { years: wholeYears('Years'), current_age: age('Age', { optional: true }), ...eventInputs() },
  rules: eventRules,
} as unknown as AnyDeclaration);

/** The flows by year of incomes and one-time flows. */
function flowsOf(values: Omit<EventValues, 'years'>) {
  const [realFlows, nominalFlows, oneTimeFlows] = [0, 0, 0].map(() => new Float64Array(YEARS)) as [
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  addEvents({ years: YEARS, ...values }, { realFlows, nominalFlows, oneTimeFlows });
  return [realFlows, nominalFlows, oneTimeFlows].map((flows) => [...flows]);
}

describe('incomes and one-time flows of a plan', () => {
  test('are in years, at ages, or in both', () => {
    const inYears = flowsOf({
      incomes: [{ annual_amount: 5, start_year: 3, end_year: 6 }],
      one_time_flows: [{ year: 4, amount: -7 }],
    });
    assert.deepEqual(inYears[0], [0, 0, 5, 5, 5, 5, 0, 0, 0, 0]);
    assert.deepEqual(inYears[2], [0, 0, 0, -7, 0, 0, 0, 0, 0, 0]);
    for (const income of [
      { start_age: 67, end_age: 70 },
      { start_age: 67, end_year: 6 },
      { start_year: 3, end_age: 70 },
    ]) {
      const atAges = flowsOf({
        current_age: 65,
        incomes: [{ annual_amount: 5, ...income }],
        one_time_flows: [{ age: 68, amount: -7 }],
      });
      assert.deepEqual(atAges, inYears);
    }
  });

  test('an income without an end lasts as long as the plan, and so does one that ends later', () => {
    const [real] = flowsOf({ incomes: [{ annual_amount: 5, start_year: 9 }] });
    assert.deepEqual(real, [0, 0, 0, 0, 0, 0, 0, 0, 5, 5]);
    const [, nominal] = flowsOf({
      current_age: 65,
      incomes: [{ annual_amount: 5, start_age: 73, end_age: 95, inflation_adjusted: false }],
    });
    assert.deepEqual(nominal, real);
  });

  const income = { annual_amount: 1 };
  const flow = { amount: 1 };
  for (const { what, values, field, within, demand } of [
    {
      what: 'ages without a current age',
      values: { incomes: [{ ...income, start_age: 60 }] },
      field: 'current_age',
      demand: /is required if incomes or one_time_flows are at ages/,
    },
    {
      what: 'an income without a start',
      values: { incomes: [income] },
      field: 'incomes',
      within: '/0/start_year',
      demand: /either start_year or start_age/,
    },
    {
      what: 'an income with two starts',
      values: { current_age: 60, incomes: [{ ...income, start_year: 1, start_age: 60 }] },
      field: 'incomes',
      within: '/0/start_year',
      demand: /either start_year or start_age/,
    },
    {
      what: 'an income with two ends',
      values: { current_age: 60, incomes: [{ ...income, start_year: 1, end_year: 2, end_age: 61 }] },
      field: 'incomes',
      within: '/0/end_year',
      demand: /not have both/,
    },
    {
      what: 'an income before the plan',
      values: { current_age: 65, incomes: [{ ...income, start_age: 64 }] },
      field: 'incomes',
      within: '/0/start_age',
      demand: /not start before current_age/,
    },
    {
      what: 'an income after the plan, in years',
      values: {
        incomes: [
          { ...income, start_year: 1 },
          { ...income, start_year: 11 },
        ],
      },
      field: 'incomes',
      within: '/1/start_year',
      demand: /in one of the years of the plan/,
    },
    {
      what: 'an income after the plan, at an age',
      values: { current_age: 65, incomes: [{ ...income, start_age: 75 }] },
      field: 'incomes',
      within: '/0/start_age',
      demand: /in one of the years of the plan/,
    },
    {
      what: 'an end before the start, in years',
      values: { incomes: [{ ...income, start_year: 3, end_year: 2 }] },
      field: 'incomes',
      within: '/0/end_year',
      demand: /not end before they start/,
    },
    {
      what: 'an end before the start, at an age',
      values: { current_age: 65, incomes: [{ ...income, start_year: 3, end_age: 66 }] },
      field: 'incomes',
      within: '/0/end_age',
      demand: /not end before they start/,
    },
    {
      what: 'an expense without a time',
      values: { one_time_flows: [flow] },
      field: 'one_time_flows',
      within: '/0/year',
      demand: /either year or age/,
    },
    {
      what: 'an expense before the plan',
      values: { current_age: 65, one_time_flows: [{ ...flow, age: 64 }] },
      field: 'one_time_flows',
      within: '/0/age',
      demand: /in one of the years of the plan/,
    },
    {
      what: 'an expense after the plan',
      values: { one_time_flows: [{ ...flow, year: 11 }] },
      field: 'one_time_flows',
      within: '/0/year',
      demand: /in one of the years of the plan/,
    },
  ] as const) {
    test(`${what} breaks one rule`, () => {
      const broken = findBroken({ years: YEARS, ...values });
      assert.deepEqual(
        broken.map((rule) => rule.field),
        [field],
      );
      assert.match(broken[0]!.demand, demand);
      assert.equal(broken[0]!.within, within);
    });
  }

  test('the first and the last year of the plan are in it', () => {
    const all: EventValues = {
      years: YEARS,
      current_age: 65,
      incomes: [
        { ...income, start_age: 65, end_age: 65 },
        { ...income, start_age: 74 },
        { ...income, start_year: 10 },
      ],
      one_time_flows: [
        { ...flow, age: 65 },
        { ...flow, age: 74 },
        { ...flow, year: 10 },
      ],
    };
    assert.deepEqual(findBroken(all as unknown as InputValues), []);
  });
});
