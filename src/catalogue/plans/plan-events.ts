import type { PathPlan } from '#simulation/plan.ts';
import { age, amount, flag, ordinal, signedAmount } from '#catalogue/declare/fields.ts';
import { label, records } from '#catalogue/declare/structures.ts';

/**
 * Incomes, deposits and expenses of a plan, in its years or at ages: the inputs, the rules between them, and
 * when they are.
 */

const MAX_ITEMS = 50;

export function eventInputs() {
  return {
    incomes: records(
      'Other income, such as a pension, that is added to the savings',
      {
        name: label('Name', { optional: true }),
        annual_amount: amount("Annual income; in today's money if inflation_adjusted is true"),
        start_year: planYear(
          'First year of the income, if start_age is omitted; 1 is the first year of the plan',
          { optional: true },
        ),
        start_age: age('Age in the first year of the income, if start_year is omitted', { optional: true }),
        end_year: planYear('Last year of the income; the last year of the plan by default', {
          optional: true,
        }),
        end_age: age('Age in the last year of the income, in place of end_year', { optional: true }),
        inflation_adjusted: flag(
          'Inflation adjustment of the income',
          { true: 'the income rises with inflation', false: 'the income stays the same' },
          { default: true },
        ),
      },
      { optional: true, minItems: 1, maxItems: MAX_ITEMS, label: 'Other income' },
    ),
    one_time_flows: records(
      "One-time deposits, or expenses (negative), in today's money",
      {
        year: planYear('Year of the deposit or expense, if age is omitted; 1 is the first year of the plan', {
          optional: true,
        }),
        age: age('Age in the year of the deposit or expense, if year is omitted', { optional: true }),
        amount: signedAmount('Amount; negative for an expense'),
      },
      { optional: true, minItems: 1, maxItems: MAX_ITEMS, label: 'One-time deposits and expenses' },
    ),
  } as const;
}

/** A year of a plan, which has at most a hundred. */
export function planYear(description: string, options: { readonly optional?: true } = {}) {
  return ordinal(description, { maximum: 100, ...options });
}

interface Income {
  readonly annual_amount: number;
  readonly start_year?: number | undefined;
  readonly start_age?: number | undefined;
  readonly end_year?: number | undefined;
  readonly end_age?: number | undefined;
  /** True if omitted. */
  readonly inflation_adjusted?: boolean | undefined;
}

interface OneTimeFlow {
  readonly year?: number | undefined;
  readonly age?: number | undefined;
  readonly amount: number;
}

/** The values of these inputs, and those that say when they are. */
export interface EventValues {
  readonly years: number;
  readonly current_age?: number | undefined;
  readonly incomes?: readonly Income[] | undefined;
  readonly one_time_flows?: readonly OneTimeFlow[] | undefined;
}

/** Adds them to the flows of a plan, by year. */
export function addEvents(
  values: EventValues,
  { realFlows, nominalFlows, oneTimeFlows }: Pick<PathPlan, 'realFlows' | 'nominalFlows' | 'oneTimeFlows'>,
): void {
  const { years, incomes = [], one_time_flows = [] } = values;
  for (const income of incomes) {
    const flows = income.inflation_adjusted === false ? nominalFlows : realFlows;
    const end = Math.min(endOf(income, values), years);
    for (let year = startOf(income, values); year <= end; year++) flows[year - 1]! += income.annual_amount;
  }
  for (const flow of one_time_flows) oneTimeFlows[yearOf(flow, values) - 1]! += flow.amount;
}

/** The years of the plan, from 1. */
function startOf({ start_year, start_age }: Income, values: EventValues): number {
  return yearOf({ year: start_year, age: start_age }, values);
}

function endOf({ end_year, end_age }: Income, values: EventValues): number {
  return end_year === undefined && end_age === undefined
    ? Infinity
    : yearOf({ year: end_year, age: end_age }, values);
}

/** NaN where nothing says it, which another rule has found. */
function yearOf(when: Pick<OneTimeFlow, 'year' | 'age'>, { current_age = NaN }: EventValues): number {
  return when.year ?? (when.age ?? NaN) - current_age + 1;
}

const FIRST = 'first(j = 0…count';

/** The rules between these inputs, in the language of equations. */
export const eventRules: string = `
    aged          = ${FIRST}(incomes) − 1, incomes(j).start_age is given or incomes(j).end_age is given)    // Index of the first income at an age
    aged_flow     = ${FIRST}(one_time_flows) − 1, one_time_flows(j).age is given)    // Index of the first flow at an age
    unclear_start = ${FIRST}(incomes) − 1, incomes(j).start_year is given and incomes(j).start_age is given or incomes(j).start_year is absent and incomes(j).start_age is absent)    // Index of the first income with two starts, or with none
    unclear_end   = ${FIRST}(incomes) − 1, incomes(j).end_year is given and incomes(j).end_age is given)    // Index of the first income with two ends
    early         = ${FIRST}(incomes) − 1, incomes(j).start_age is given and incomes(j).start_age < current_age)    // Index of the first income before the plan
    late_year     = ${FIRST}(incomes) − 1, incomes(j).start_year is given and incomes(j).start_year > years)    // Index of the first income in a year after the plan
    late_age      = ${FIRST}(incomes) − 1, incomes(j).start_year is absent and incomes(j).start_age is given and incomes(j).start_age − current_age + 1 > years)    // Index of the first income at an age after the plan
    over_year     = ${FIRST}(incomes) − 1, incomes(j).end_year is given and incomes(j).start_year is given and incomes(j).end_year < incomes(j).start_year or incomes(j).end_year is given and incomes(j).start_year is absent and incomes(j).start_age is given and incomes(j).end_year < incomes(j).start_age − current_age + 1)    // Index of the first income with an end_year before its start
    over_age      = ${FIRST}(incomes) − 1, incomes(j).end_year is absent and incomes(j).end_age is given and incomes(j).start_year is given and incomes(j).end_age − current_age + 1 < incomes(j).start_year or incomes(j).end_year is absent and incomes(j).end_age is given and incomes(j).start_year is absent and incomes(j).start_age is given and incomes(j).end_age < incomes(j).start_age)    // Index of the first income with an end_age before its start
    unclear_flow  = ${FIRST}(one_time_flows) − 1, one_time_flows(j).year is given and one_time_flows(j).age is given or one_time_flows(j).year is absent and one_time_flows(j).age is absent)    // Index of the first flow with a year and an age, or with neither
    late_flow     = ${FIRST}(one_time_flows) − 1, one_time_flows(j).year is given and one_time_flows(j).year > years)    // Index of the first flow in a year after the plan
    outside_flow  = ${FIRST}(one_time_flows) − 1, one_time_flows(j).year is absent and one_time_flows(j).age is given and one_time_flows(j).age < current_age or one_time_flows(j).year is absent and one_time_flows(j).age is given and one_time_flows(j).age − current_age + 1 > years)    // Index of the first flow at an age outside of the plan
    require current_age is given if aged is given or aged_flow is given else current_age: is required if incomes or one_time_flows are at ages
    require unclear_start is absent else incomes(unclear_start).start_year: must each have either start_year or start_age
    require unclear_end is absent else incomes(unclear_end).end_year: must not have both end_year and end_age
    require early is absent else incomes(early).start_age: must not start before current_age; if an income is being paid already, start it at current_age
    require late_year is absent else incomes(late_year).start_year: must start in one of the years of the plan
    require late_age is absent else incomes(late_age).start_age: must start in one of the years of the plan
    require over_year is absent else incomes(over_year).end_year: must not end before they start
    require over_age is absent else incomes(over_age).end_age: must not end before they start
    require unclear_flow is absent else one_time_flows(unclear_flow).year: must each have either year or age
    require late_flow is absent else one_time_flows(late_flow).year: must be in one of the years of the plan, the first of which is at current_age
    require outside_flow is absent else one_time_flows(outside_flow).age: must be in one of the years of the plan, the first of which is at current_age
`;
