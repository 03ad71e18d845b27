import type { SpendingRule } from '#simulation/spending.ts';
import { saysHowMuch, usualBand, type PlanValues } from './plan.ts';
import { exactlyOne } from './rules.ts';

/** What must hold between the fields of a plan. */

type Rest = Omit<PlanValues, 'spending_rule' | 'floor_pct' | 'ceiling_pct'>;

/** What must hold between the fields of a plan; the other fields are checked where they are declared. */
export const planRules = [
  {
    field: 'contribution_years',
    demand: 'must not be above years',
    holds: ({ contribution_years, years }: Rest) => contribution_years <= years,
  },
  {
    field: 'withdrawal_growth_rate',
    demand: 'must be 0 where withdrawal_adjustment is none',
    holds: ({ withdrawal_adjustment, withdrawal_growth_rate }: Rest) =>
      withdrawal_adjustment !== 'none' || withdrawal_growth_rate === 0,
  },
  {
    field: 'incomes',
    demand: 'must have no end_year before its start_year',
    holds: ({ incomes = [] }: Rest) => incomes.every(({ start_year, end_year }) => start_year <= end_year),
    within: ({ incomes = [] }: Rest) => {
      const place = incomes.findIndex(({ start_year, end_year }) => start_year > end_year);
      return place < 0 ? undefined : `/${place}/end_year`;
    },
  },
  {
    field: 'one_time_flows',
    demand: 'must lie within the years of the plan',
    holds: ({ one_time_flows = [], years }: Rest) => one_time_flows.every(({ year }) => year <= years),
    within: ({ one_time_flows = [], years }: Rest) => {
      const place = one_time_flows.findIndex(({ year }) => year > years);
      return place < 0 ? undefined : `/${place}/year`;
    },
  },
] as const;

export const glidePathRule = {
  field: 'glide_path',
  demand: 'must have rising years',
  holds: ({ glide_path = [] }: Pick<PlanValues, 'glide_path'>) =>
    glide_path.every(({ year }, place) => place === 0 || glide_path[place - 1]!.year < year),
} as const;

type RuleValues = Pick<
  PlanValues,
  'annual_withdrawal' | 'withdrawal_rate' | 'withdrawal_adjustment' | 'floor_pct' | 'ceiling_pct'
> & { readonly spending_rule: SpendingRule };

/** Of a plan that is compared under all rules, of which some say themselves how much is withdrawn. */
export const comparisonRules = [
  exactlyOne('withdrawal_rate', 'annual_withdrawal'),
  {
    field: 'withdrawal_adjustment',
    demand: 'must be inflation, as every spending rule but constant_real goes by it',
    holds: ({ withdrawal_adjustment }: Rest) => withdrawal_adjustment === 'inflation',
  },
] as const;

/** Of a plan with one spending rule. */
export const spendingRuleRules = [
  {
    field: 'withdrawal_rate',
    demand:
      'must be given exactly when annual_withdrawal is not, and neither of them for vpw and cape_based, which say how much',
    holds: ({ annual_withdrawal, withdrawal_rate, spending_rule }: RuleValues) => {
      const given = [annual_withdrawal, withdrawal_rate].filter((one) => one !== undefined).length;
      return given === (saysHowMuch.has(spending_rule) ? 0 : 1);
    },
  },
  {
    field: 'withdrawal_adjustment',
    demand: 'must be inflation for every spending_rule but constant_real',
    holds: ({ withdrawal_adjustment, spending_rule }: RuleValues) =>
      spending_rule === 'constant_real' || withdrawal_adjustment === 'inflation',
  },
  ...(['floor_pct', 'ceiling_pct'] as const).map((field) => ({
    field,
    demand: 'must be given only for the spending rules vanguard_dynamic and floor_and_ceiling',
    holds: (values: RuleValues) =>
      values[field] === undefined || usualBand[values.spending_rule] !== undefined,
  })),
] as const;
