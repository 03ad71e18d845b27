import { defineCalculator } from '#catalogue/declare/define.ts';
import { amount, currency, days, flag, money, percent, positiveAmount, quantity } from '#catalogue/declare/fields.ts';

export const disabilityInsurance = defineCalculator({
  id: 'disability-insurance',
  name: 'Disability Insurance Calculator',
  synonyms: ['income protection', 'long-term disability', 'short-term disability', 'elimination period', 'ltd'],
  category: 'insurance',
  summary:
    'Monthly benefit of a disability policy, what is missing of the expenses, and the reserve needed until benefits begin.',
  headline: [
    {
      when: 'monthly_income_gap > 0',
      say: 'The policy would pay {monthly_benefit_after_tax} a month, and {monthly_income_gap} of your expenses would stay uncovered',
    },
    { say: 'The policy would pay {monthly_benefit_after_tax} a month' },
  ],
  about:
    'Losing your income for years is a larger risk than most people think. See what a policy would pay each month, ' +
    'whether it covers your expenses, and what reserve you need before it starts. Definitions of disability differ ' +
    'from policy to policy and matter as much as the amounts.',
  input: {
    annual_income: positiveAmount('Insured annual income before tax'),
    replacement_pct: percent('Percentage of the income that the policy replaces', { default: 60 }),
    elimination_days: days('Elimination period: days without benefits at the beginning', { default: 90, maximum: 730 }),
    benefit_years: quantity('Longest time for which benefits are paid', 'years', { minimum: 0.25, maximum: 70 }),
    other_monthly_benefits: amount('Other monthly benefits, such as those of the state, which the policy deducts', {
      default: 0,
    }),
    monthly_expenses: amount('Monthly expenses that must be paid', { default: 0 }),
    benefit_taxable: flag(
      'Whether the benefit is taxed',
      {
        true: 'it is taxed at tax_rate, for example because an employer paid the premiums',
        false: 'it is not taxed, for example because you paid the premiums from taxed income',
      },
      { default: false },
    ),
    tax_rate: percent('Tax rate of a taxed benefit', { default: 0 }),
    currency: currency(),
  },
  output: {
    monthly_benefit: money(
      'Monthly benefit of the policy before tax: the insured share of the income, less other benefits',
    ),
    monthly_benefit_after_tax: money('Monthly benefit of the policy after tax'),
    monthly_income_gap: money(
      'Monthly expenses minus the benefit after tax and other benefits; negative if these are more than enough',
    ),
    required_reserve: money(
      'Savings that pay the expenses until the first benefit, which is paid one month after the elimination period',
    ),
    total_benefits: money('Benefits of the policy before tax, if they are paid for all benefit_years'),
  },
  prominent: ['replacement_pct'],
  conventions: {
    timing: 'benefits at the end of each month after the elimination period; a month has 365/12 days',
    compounding: 'none',
  },
  equations: `
    monthly_benefit           = max(0, annual_income·replacement_pct/1200 − other_monthly_benefits)
    monthly_benefit_after_tax = monthly_benefit·(1 − tax_rate/100)    if benefit_taxable = true
                              = monthly_benefit                       otherwise
    monthly_income_gap        = monthly_expenses − monthly_benefit_after_tax − other_monthly_benefits
    required_reserve          = monthly_expenses·(elimination_days·12/365 + 1)
    total_benefits            = monthly_benefit·12·benefit_years
  `,
  references: [
    'National Association of Insurance Commissioners, A Shopper’s Guide to Disability Income Insurance (benefit, elimination period, offsets)',
    'U.S. Internal Revenue Service, Publication 525: disability benefits are taxed as far as an employer paid for the plan',
  ],
  pictures: [
    {
      kind: 'bars',
      of: ['monthly_benefit_after_tax', 'other_monthly_benefits', 'monthly_income_gap', 'monthly_expenses'],
    },
  ],
  laws: {
    rises: {
      monthly_benefit: ['annual_income', 'replacement_pct'],
      required_reserve: ['elimination_days', 'monthly_expenses'],
      total_benefits: ['benefit_years'],
    },
    falls: { monthly_benefit: ['other_monthly_benefits'], monthly_benefit_after_tax: ['tax_rate'] },
    identities: ['monthly_income_gap + monthly_benefit_after_tax + other_monthly_benefits = monthly_expenses'],
  },
});
