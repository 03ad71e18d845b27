import { usualInUnitedStates } from '#catalogue/declare/conventions.ts';
import { defineCalculator } from '#catalogue/declare/define.ts';
import {
  amount,
  currency,
  flagOutput,
  fractional,
  money,
  omittable,
  optional,
  percent,
  type OutputField,
  percentage,
  positiveAmount,
  quantity,
  whole,
} from '#catalogue/declare/fields.ts';
import { recordsOf, wordOutput } from '#catalogue/declare/structures.ts';

const ratios = {
  savings_rate: 'at least target_savings_pct',
  front_end_dti: 'at most max_front_end_dti',
  back_end_dti: 'at most max_back_end_dti',
  months_covered: 'at least min_months_covered',
  debt_to_assets_pct: 'at most max_debt_to_assets_pct',
  utilization_pct: 'at most target_utilization_pct',
} as const;

const units = {
  savings_rate: 'percent',
  front_end_dti: 'percent',
  back_end_dti: 'percent',
  months_covered: 'months',
  debt_to_assets_pct: 'percent',
  utilization_pct: 'percent',
} as const satisfies Readonly<Record<keyof typeof ratios, string>>;

export const financialHealth = defineCalculator({
  id: 'financial-health',
  name: 'Financial Health Calculator',
  synonyms: ['financial ratios', 'financial checkup', 'financial wellness', 'how am i doing financially'],
  category: 'personal-finance',
  summary: 'Ratios of income, expenses, debts and assets, each with its threshold and whether it is met.',
  headline: 'You meet {met_count} of {ratio_count} thresholds of financial health',
  about:
    'It looks at your finances from several sides at once: saving, housing, debt, reserves and credit. Each ratio ' +
    'has a common threshold, which you can change. A missed one is a hint of where to look first, not a verdict.',
  input: {
    monthly_income: positiveAmount('Monthly income before tax'),
    monthly_income_after_tax: positiveAmount('Monthly income after tax'),
    monthly_expenses: positiveAmount('Monthly expenses, including housing and debt payments'),
    monthly_housing_payment: amount('Monthly rent, or mortgage payment including taxes, insurance and fees'),
    monthly_debt_payments: amount('Monthly payments on all other debts'),
    current_savings: amount('Savings that can be spent within days'),
    total_assets: amount('Total assets, including the savings and a home'),
    total_liabilities: amount('Total debts, including a mortgage'),
    utilization_pct: percent('Credit card balances as a percentage of the credit limits', {
      maximum: 1000,
      optional: true,
    }),
    target_savings_pct: percent('Threshold: minimum percentage of the income after tax that is saved', { default: 10 }),
    max_front_end_dti: percent('Threshold: maximum share of income for housing', {
      minimum: 1,
      default: 28,
      ...usualInUnitedStates,
    }),
    max_back_end_dti: percent('Threshold: maximum share of income for housing and all debts', {
      minimum: 1,
      default: 36,
      ...usualInUnitedStates,
    }),
    min_months_covered: quantity('Threshold: minimum months of expenses that the savings cover', 'months', {
      maximum: 120,
      default: 3,
    }),
    max_debt_to_assets_pct: percent('Threshold: maximum debts as a percentage of the assets', { default: 50 }),
    target_utilization_pct: percent('Threshold: maximum percentage of the credit limits in use', { default: 30 }),
    currency: currency(),
  },
  output: {
    savings_rate: percentage(
      'Part of the income after tax that is not spent; negative if the expenses exceed it',
      'percent',
    ),
    front_end_dti: percentage('Front-end ratio: share of income for housing', 'percent'),
    back_end_dti: percentage('Back-end ratio: share of income for housing and all debts', 'percent'),
    months_covered: fractional('Months of expenses that the savings cover', 'months'),
    debt_to_assets_pct: omittable(percentage('Debts as a percentage of the assets; absent without assets', 'percent')),
    net_worth: money('Net worth: assets less debts'),
    ratio_count: whole('Ratios that have a value', 'count'),
    met_count: { ...whole('Ratios that meet their thresholds; all count the same', 'count'), label: 'Ratios met' },
    ratios: recordsOf('Ratios with their thresholds', {
      kind: wordOutput('Ratio: the result with this name, or utilization_pct of the request', ratios),
      result: optional(ofKind('Its value, in percent, or in months for months_covered')),
      threshold: ofKind('Its threshold, in the same unit'),
      met: optional(flagOutput('Whether it meets the threshold')),
    }),
  },
  rules: `
    require monthly_income_after_tax ≤ monthly_income
    require monthly_expenses ≥ monthly_housing_payment + monthly_debt_payments else monthly_expenses: must include monthly_housing_payment and monthly_debt_payments
    require total_assets ≥ current_savings
    require max_back_end_dti ≥ max_front_end_dti
  `,
  conventions: { timing: 'amounts of one month, and balances on one day', compounding: 'none' },
  equations: `
    savings_rate       = 100·(monthly_income_after_tax − monthly_expenses)/monthly_income_after_tax
    front_end_dti      = 100·monthly_housing_payment/monthly_income
    back_end_dti       = 100·(monthly_housing_payment + monthly_debt_payments)/monthly_income
    months_covered     = current_savings/monthly_expenses
    debt_to_assets_pct = 100·total_liabilities/total_assets    if total_assets > 0
                       = absent: There are no assets.
    net_worth          = total_assets − total_liabilities

    ratios.result(kind)    = savings_rate              if kind = savings_rate
                           = front_end_dti             if kind = front_end_dti
                           = back_end_dti              if kind = back_end_dti
                           = months_covered            if kind = months_covered
                           = debt_to_assets_pct        if kind = debt_to_assets_pct
                           = utilization_pct           if kind = utilization_pct
    ratios.threshold(kind) = target_savings_pct        if kind = savings_rate
                           = max_front_end_dti         if kind = front_end_dti
                           = max_back_end_dti          if kind = back_end_dti
                           = min_months_covered        if kind = months_covered
                           = max_debt_to_assets_pct    if kind = debt_to_assets_pct
                           = target_utilization_pct    otherwise

    S = 1    if savings_rate ≥ target_savings_pct              // 1 if the savings rate meets its threshold
      = 0    otherwise
    F = 1    if front_end_dti ≤ max_front_end_dti              // 1 if the front-end ratio meets its threshold
      = 0    otherwise
    B = 1    if back_end_dti ≤ max_back_end_dti                // 1 if the back-end ratio meets its threshold
      = 0    otherwise
    M = 1    if months_covered ≥ min_months_covered            // 1 if the months covered meet their threshold
      = 0    otherwise
    D = 1    if debt_to_assets_pct ≤ max_debt_to_assets_pct    // 1 if the debts meet their threshold
      = 0    if debt_to_assets_pct is given
    U = 1    if utilization_pct ≤ target_utilization_pct       // 1 if the credit limits in use meet their threshold
      = 0    if utilization_pct is given

    ratios.met(kind) = S    if kind = savings_rate
                     = F    if kind = front_end_dti
                     = B    if kind = back_end_dti
                     = M    if kind = months_covered
                     = D    if kind = debt_to_assets_pct
                     = U    if kind = utilization_pct

    ratio_count = 6                        if D is given and U is given
                = 5                        if D is given or U is given
                = 4                        otherwise
    met_count   = S + F + B + M + D + U    if D is given and U is given
                = S + F + B + M + D        if D is given
                = S + F + B + M + U        if U is given
                = S + F + B + M            otherwise
  `,
  references: [
    'S. A. Greninger, V. L. Hampton, K. A. Kitt and J. A. Achacoso, Ratios and Benchmarks for Measuring the Financial Well-Being of Families and Individuals, Financial Services Review 5(1), 1996 (savings of 10 percent, and the ratios)',
    'M. A. Dalton, Fundamentals of Financial Planning (3 to 6 months of expenses, 28 and 36 percent of income); American Institute for Economic Research, Measuring Your Economic Wellness, 2016 (debts of 36 to 50 percent of the assets)',
    'Consumer Financial Protection Bureau, How do I get and keep a good credit score? (at most 30 percent of the credit limit)',
  ],
  pictures: [{ kind: 'items', list: 'ratios', of: ['result', 'threshold'], names: 'kind' }],
  laws: {
    rises: {
      savings_rate: ['monthly_income_after_tax'],
      months_covered: ['current_savings'],
      met_count: ['current_savings', 'max_back_end_dti', 'max_front_end_dti', 'target_utilization_pct'],
    },
    falls: {
      savings_rate: ['monthly_expenses'],
      front_end_dti: ['monthly_income'],
      met_count: ['target_savings_pct', 'min_months_covered', 'total_liabilities'],
    },
    identities: ['net_worth + total_liabilities = total_assets', 'months_covered·monthly_expenses = current_savings'],
  },
});

/** A number in the unit of the ratio that its record is about. */
function ofKind(description: string): OutputField {
  return { ...fractional(description, 'number'), unitBy: { field: 'kind', units } };
}
