import { eventRules } from './plan-events.ts';

/** The rules between the inputs of a plan, in the language of equations. */

/** The rules of every plan. */
export const planRules: string = `
    require contribution_years ≤ years else contribution_years: must not exceed years
    require withdrawal_growth_rate = 0 if withdrawal_adjustment = none else withdrawal_growth_rate: must be 0 if withdrawal_adjustment is none
    ${eventRules}
`;

export const glidePathRule = `
  repeated = first(j = 1…count(glide_path) − 1, glide_path(j).year ≤ glide_path(j − 1).year)    // Index of the first year that is not after the one before
  require repeated is absent else glide_path: must be in ascending order of years, without repeats
`;

/** The rules of a plan that is compared under all spending rules. */
export const comparisonRules = `
    require exactly one of withdrawal_rate, annual_withdrawal
    require withdrawal_adjustment = inflation else withdrawal_adjustment: must be inflation, which every spending rule except constant_real requires
`;

/** The spending rules that need no rate and no amount. */
const setsWithdrawals = 'spending_rule = vpw or spending_rule = cape_based';
const hasBand = 'spending_rule = vanguard_dynamic or spending_rule = floor_and_ceiling';

/** The rules of a plan with one spending rule. */
export const spendingRuleRules: string = `
    require annual_withdrawal is given or withdrawal_rate is given or ${setsWithdrawals} else withdrawal_rate: is required unless annual_withdrawal is given; only vpw and cape_based need neither
    require annual_withdrawal is absent or ${setsWithdrawals} if withdrawal_rate is given else withdrawal_rate: must be omitted if annual_withdrawal is given
    require withdrawal_rate is absent if ${setsWithdrawals} else withdrawal_rate: must be omitted for vpw and cape_based, which set the withdrawals themselves
    require annual_withdrawal is absent if ${setsWithdrawals} else annual_withdrawal: must be omitted for vpw and cape_based, which set the withdrawals themselves
    require spending_rule = constant_real or withdrawal_adjustment = inflation else withdrawal_adjustment: must be inflation for every spending_rule except constant_real
    require floor_pct is absent or ${hasBand} else floor_pct: must be omitted unless spending_rule is vanguard_dynamic or floor_and_ceiling
    require ceiling_pct is absent or ${hasBand} else ceiling_pct: must be omitted unless spending_rule is vanguard_dynamic or floor_and_ceiling
`;
