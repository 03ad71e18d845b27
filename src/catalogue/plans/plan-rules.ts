import type { SpendingRule } from '#simulation/spending.ts';
import { eventRules } from './plan-events.ts';
import { usualBand, withoutFirstWithdrawal, type PlanValues } from './plan.ts';
import { exactlyOne } from '#catalogue/declare/rules.ts';

/** The rules between the inputs of a plan. */

type Rest = Omit<PlanValues, 'spending_rule' | 'floor_pct' | 'ceiling_pct'>;

/** The rules of every plan. */
export const planRules = [
  {
    field: 'contribution_years',
    demand: 'must not exceed years',
    holds: ({ contribution_years, years }: Rest) => contribution_years <= years,
  },
  {
    field: 'withdrawal_growth_rate',
    demand: 'must be 0 if withdrawal_adjustment is none',
    holds: ({ withdrawal_adjustment, withdrawal_growth_rate }: Rest) =>
      withdrawal_adjustment !== 'none' || withdrawal_growth_rate === 0,
  },
  ...eventRules,
] as const;

export const glidePathRule = {
  field: 'glide_path',
  demand: 'must be in ascending order of years, without repeats',
  holds: ({ glide_path = [] }: Pick<PlanValues, 'glide_path'>) =>
    glide_path.every(({ year }, place) => place === 0 || glide_path[place - 1]!.year < year),
} as const;

type RuleValues = Pick<
  PlanValues,
  'annual_withdrawal' | 'withdrawal_rate' | 'withdrawal_adjustment' | 'floor_pct' | 'ceiling_pct'
> & { readonly spending_rule: SpendingRule };

/** The rules of a plan that is compared under all spending rules. */
export const comparisonRules = [
  exactlyOne('withdrawal_rate', 'annual_withdrawal'),
  {
    field: 'withdrawal_adjustment',
    demand: 'must be inflation, which every spending rule except constant_real requires',
    holds: ({ withdrawal_adjustment }: Rest) => withdrawal_adjustment === 'inflation',
  },
] as const;

/** The rules of a plan with one spending rule. */
export const spendingRuleRules = [
  {
    field: 'withdrawal_rate',
    demand: 'is required unless annual_withdrawal is given; only vpw and cape_based need neither',
    holds: ({ annual_withdrawal, withdrawal_rate, spending_rule }: RuleValues) =>
      annual_withdrawal !== undefined ||
      withdrawal_rate !== undefined ||
      withoutFirstWithdrawal.has(spending_rule),
  },
  {
    field: 'withdrawal_rate',
    demand: 'must be omitted if annual_withdrawal is given',
    holds: ({ annual_withdrawal, withdrawal_rate, spending_rule }: RuleValues) =>
      annual_withdrawal === undefined ||
      withdrawal_rate === undefined ||
      withoutFirstWithdrawal.has(spending_rule),
  },
  ...(['withdrawal_rate', 'annual_withdrawal'] as const).map((field) => ({
    field,
    demand: 'must be omitted for vpw and cape_based, which set the withdrawals themselves',
    holds: (values: RuleValues) =>
      values[field] === undefined || !withoutFirstWithdrawal.has(values.spending_rule),
  })),
  {
    field: 'withdrawal_adjustment',
    demand: 'must be inflation for every spending_rule except constant_real',
    holds: ({ withdrawal_adjustment, spending_rule }: RuleValues) =>
      spending_rule === 'constant_real' || withdrawal_adjustment === 'inflation',
  },
  ...(['floor_pct', 'ceiling_pct'] as const).map((field) => ({
    field,
    demand: 'must be omitted unless spending_rule is vanguard_dynamic or floor_and_ceiling',
    holds: (values: RuleValues) =>
      values[field] === undefined || usualBand[values.spending_rule] !== undefined,
  })),
] as const;
