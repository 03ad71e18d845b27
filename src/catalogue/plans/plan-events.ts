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
      { optional: true, minItems: 1, maxItems: MAX_ITEMS },
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
      { optional: true, minItems: 1, maxItems: MAX_ITEMS },
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

interface Lists {
  readonly incomes: Income;
  readonly one_time_flows: OneTimeFlow;
}

/** A rule of each item of a list, which points to the member of the first item that breaks it. */
function ofEach<List extends keyof Lists>(
  field: List,
  member: string | ((item: Lists[List]) => string),
  demand: string,
  isMet: (item: Lists[List], values: EventValues) => boolean,
) {
  const breaking = (values: EventValues) => {
    const items = (values[field] ?? []) as readonly Lists[List][];
    const place = items.findIndex((item) => !isMet(item, values));
    return place < 0 ? undefined : { place, item: items[place]! };
  };
  return {
    field,
    demand,
    holds: (values: EventValues) => breaking(values) === undefined,
    within: (values: EventValues) => {
      const found = breaking(values);
      if (found === undefined) return undefined;
      return `/${found.place}/${typeof member === 'string' ? member : member(found.item)}`;
    },
  };
}

const startMember = ({ start_age }: Income) => (start_age === undefined ? 'start_year' : 'start_age');
const endMember = ({ end_age }: Income) => (end_age === undefined ? 'end_year' : 'end_age');
const whenMember = ({ age: atAge }: OneTimeFlow) => (atAge === undefined ? 'year' : 'age');
const isOne = (one: unknown, other: unknown) => (one === undefined) !== (other === undefined);

/** The rules between these inputs. */
export const eventRules = [
  {
    field: 'current_age',
    demand: 'is required if incomes or one_time_flows are at ages',
    holds: ({ current_age, incomes = [], one_time_flows = [] }: EventValues) =>
      current_age !== undefined ||
      [
        ...incomes.flatMap(({ start_age, end_age }) => [start_age, end_age]),
        ...one_time_flows.map((flow) => flow.age),
      ].every((one) => one === undefined),
  },
  ofEach(
    'incomes',
    'start_year',
    'must each have either start_year or start_age',
    ({ start_year, start_age }) => isOne(start_year, start_age),
  ),
  ofEach(
    'incomes',
    'end_year',
    'must not have both end_year and end_age',
    ({ end_year, end_age }) => end_year === undefined || end_age === undefined,
  ),
  ofEach(
    'incomes',
    'start_age',
    'must not start before current_age; if an income is being paid already, start it at current_age',
    ({ start_age = Infinity }, { current_age = -Infinity }) => start_age >= current_age,
  ),
  ofEach(
    'incomes',
    startMember,
    'must start in one of the years of the plan',
    (income, values) => !(startOf(income, values) > values.years),
  ),
  ofEach(
    'incomes',
    endMember,
    'must not end before they start',
    (income, values) => !(endOf(income, values) < startOf(income, values)),
  ),
  ofEach('one_time_flows', 'year', 'must each have either year or age', ({ year, age: atAge }) =>
    isOne(year, atAge),
  ),
  ofEach(
    'one_time_flows',
    whenMember,
    'must be in one of the years of the plan, the first of which is at current_age',
    (flow, values) => {
      const year = yearOf(flow, values);
      return !(year < 1 || year > values.years);
    },
  ),
] as const;
