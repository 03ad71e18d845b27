import { defineCalculator } from '#catalogue/declare/define.ts';
import { amount, currency, flag, money, omittable, optional, percent, whole } from '#catalogue/declare/fields.ts';
import { label, listOver, records, recordsOf, textOutput } from '#catalogue/declare/structures.ts';

const eligibilities = {
  true: 'a high-deductible plan that allows contributions to a health savings account',
  false: 'no contributions to a health savings account',
} as const;

export const healthInsurance = defineCalculator({
  id: 'health-insurance',
  name: 'Health Insurance Calculator',
  synonyms: ['health plan comparison', 'high deductible plan', 'hdhp or ppo', 'out-of-pocket maximum', 'coinsurance'],
  category: 'insurance',
  summary:
    'Yearly cost of health plans with little and much care: premiums, what you pay yourself, and savings of an HSA.',
  headline: [
    {
      when: 'break_even_annual_medical_expenses',
      say: '“{lowest_min_cost_plan_index}” is the cheapest up to {*break_even_annual_medical_expenses} of medical expenses a year; in the worst year “{lowest_max_cost_plan_index}” is, at {lowest_max_annual_cost}',
    },
    {
      say: '“{lowest_min_cost_plan_index}” is always the cheapest: it would cost you at most {*lowest_max_annual_cost} a year',
    },
  ],
  about:
    'The plan with the lowest premium is often not the cheapest. Enter the plans, and compare what a healthy year ' +
    'and an expensive one would cost you in total. Also check that your doctors and drugs are covered, which no ' +
    'calculation shows.',
  isBoundToCurrency: true,
  input: {
    plans: records(
      'Health plans to compare',
      {
        name: label('Name of the plan', { optional: true }),
        monthly_premium: amount('Premium per month that you pay'),
        deductible: amount('Yearly deductible: expenses that you pay in full'),
        coinsurance_pct: percent('Percentage of the expenses above the deductible that you pay', { default: 20 }),
        max_out_of_pocket: amount('Most that you pay for covered care in a year, with the deductible'),
        hsa_eligible: flag('Whether the plan allows a health savings account (HSA)', eligibilities, { default: false }),
        annual_employer_contribution: amount('Yearly contribution of the employer to an account for the expenses', {
          default: 0,
        }),
      },
      { minItems: 1, maxItems: 8 },
    ),
    scenarios: records(
      'Years with different needs for care',
      {
        name: label('Name of the scenario', { optional: true }),
        annual_medical_expenses: amount('Covered medical expenses in the year, before insurance'),
      },
      { minItems: 1, maxItems: 12 },
    ),
    annual_hsa_contribution: amount(
      'Your own yearly contribution to a health savings account, where the plan allows it',
      {
        default: 0,
      },
    ),
    marginal_tax_rate: percent('Tax on one more unit of income, which contributions to the account save', {
      default: 0,
    }),
    currency: currency(),
  },
  output: {
    break_even_annual_medical_expenses: omittable(
      money(
        'Medical expenses above which the plan that is the cheapest without any no longer is; absent if it always is',
      ),
    ),
    lowest_max_annual_cost: money(
      'Lowest max_annual_cost: cost of the worst year with the plan for which it is lowest',
    ),
    lowest_max_cost_plan_index: whole('Plan with the lowest max_annual_cost; its position in plans, from 0', 'index'),
    lowest_min_cost_plan_index: whole('Plan with the lowest min_annual_cost; its position in plans, from 0', 'index'),
    plans: recordsOf('Plans in the order given', {
      name: optional(textOutput('Name of the plan, if given')),
      annual_premium: money('Premiums of a year'),
      min_annual_cost: money(
        'Cost of a year without care: premiums less the contribution of the employer and tax saved',
      ),
      max_annual_cost: money('Cost of a year with the most that you pay for care'),
      annual_costs: listOver(
        'Cost of the year of each scenario, in the order given',
        money('Cost of the year'),
        'scenarios',
      ),
    }),
    scenarios: recordsOf('Scenarios in the order given', {
      name: optional(textOutput('Name of the scenario, if given')),
      cheapest_plan_index: whole('Plan with the lowest cost; its position in plans, from 0', 'index'),
      lowest_annual_cost: money('Cost of the year with the cheapest plan'),
      highest_annual_cost: money('Cost of the year with the most expensive plan'),
    }),
  },
  rules: `
    wrong = first(j = 0…count(plans) − 1, plans(j).max_out_of_pocket < plans(j).deductible)    // Index of the first plan with a maximum below its deductible
    require wrong is absent else plans(wrong).max_out_of_pocket: must not be below its deductible
  `,
  conventions: {
    timing: 'premiums and expenses of one year, all care within the network; of equal plans the first one counts',
    compounding: 'none',
  },
  equations: `
    n = count(plans)    // Number of plans

    plans.annual_premium(j)  = 12·plans(j).monthly_premium
    saved(j)                 = annual_hsa_contribution·marginal_tax_rate/100    if plans(j).hsa_eligible = true    // Tax that contributions save with plan j, from 0
                             = 0                                                otherwise
    plans.min_annual_cost(j) = plans.annual_premium(j) − plans(j).annual_employer_contribution − saved(j)
    pays(j, x)               = min(plans(j).max_out_of_pocket, min(x, plans(j).deductible) + max(0, x − plans(j).deductible)·plans(j).coinsurance_pct/100)    // What plan j leaves to pay of expenses x
    cost(j, x)               = plans.min_annual_cost(j) + pays(j, x)            // Cost of a year with expenses x
    plans.full(j)            = plans(j).deductible + 100·(plans(j).max_out_of_pocket − plans(j).deductible)/plans(j).coinsurance_pct    if plans(j).coinsurance_pct > 0    // Expenses above which plan j leaves nothing more to pay
                             = plans(j).deductible                              otherwise
    plans.max_annual_cost(j) = cost(j, plans.full(j))

    e(k)                             = scenarios(k).annual_medical_expenses    // Expenses of scenario k, from 0
    plans.annual_costs(j, k)         = cost(j, e(k))
    scenarios.cheapest_plan_index(k) = sum(j = 0…n − 1, j if sum(i = 0…n − 1, 1 if i < j and cost(i, e(k)) ≤ cost(j, e(k)) or i > j and cost(i, e(k)) < cost(j, e(k))) = 0)
    dearest(k)                       = sum(j = 0…n − 1, j if sum(i = 0…n − 1, 1 if i < j and cost(i, e(k)) ≥ cost(j, e(k)) or i > j and cost(i, e(k)) > cost(j, e(k))) = 0)    // Position of the most expensive plan in scenario k
    scenarios.lowest_annual_cost(k)  = cost(scenarios.cheapest_plan_index(k), e(k))
    scenarios.highest_annual_cost(k) = cost(dearest(k), e(k))

    low           = sum(j = 0…n − 1, j if sum(i = 0…n − 1, 1 if i < j and plans.min_annual_cost(i) ≤ plans.min_annual_cost(j) or i > j and plans.min_annual_cost(i) < plans.min_annual_cost(j)) = 0)    // Position of the plan that is the cheapest without care
    over(j, x)    = cost(low, x) − cost(j, x)                           // What the plan that is the cheapest without care costs more than plan j
    low_bend(j)   = max(plans(low).deductible, plans(j).deductible)     // Higher of both deductibles
    top_bend(j)   = min(plans.full(low), plans.full(j))                 // Lower of the expenses that reach a maximum
    bend(j, k)    = 0                                                   if k = 0      // Expenses, in ascending order, between which both costs are straight
                  = min(plans(low).deductible, plans(j).deductible)     if k = 1
                  = min(low_bend(j), top_bend(j))                       if k = 2
                  = max(low_bend(j), top_bend(j))                       if k = 3
                  = max(plans.full(low), plans.full(j))                 otherwise
    part(j)       = sum(k = 0…4, 1 if sum(i = 1…k, 1 if over(j, bend(j, i)) > 0) = 0)    // First of these at which plan j is cheaper; 5 if it never is
    meet(j, x, y) = x + (y − x)·over(j, x)/(over(j, x) − over(j, y))    // Expenses between x and y at which both cost the same
    plans.from(j) = −1                                                  if j = low    // Expenses above which plan j is cheaper; −1 if it never is
                  = −1                                                  if part(j) = 5
                  = meet(j, bend(j, part(j) − 1), bend(j, part(j)))     otherwise
    rival         = first(j = 0…n − 1, plans.from(j) ≥ 0 and sum(i = 0…n − 1, 1 if i < j and 0 ≤ plans.from(i) and plans.from(i) ≤ plans.from(j) or i > j and 0 ≤ plans.from(i) and plans.from(i) < plans.from(j)) = 0)    // Plan for which they are lowest

    lowest_max_cost_plan_index         = sum(j = 0…n − 1, j if sum(i = 0…n − 1, 1 if i < j and plans.max_annual_cost(i) ≤ plans.max_annual_cost(j) or i > j and plans.max_annual_cost(i) < plans.max_annual_cost(j)) = 0)
    lowest_min_cost_plan_index         = low
    lowest_max_annual_cost             = plans.max_annual_cost(lowest_max_cost_plan_index)
    break_even_annual_medical_expenses = plans.from(rival)    if rival is given
                                       = absent: The plan that is the cheapest without care is the cheapest at all expenses.
  `,
  references: [
    'Centers for Medicare and Medicaid Services, HealthCare.gov glossary (deductible, coinsurance, out-of-pocket maximum)',
    'United States, Internal Revenue Service, Publication 969 (health savings accounts)',
  ],
  pictures: [{ kind: 'items', list: 'plans', of: ['annual_costs'] }],
  laws: {
    falls: { lowest_max_annual_cost: ['annual_hsa_contribution', 'marginal_tax_rate'] },
  },
});
