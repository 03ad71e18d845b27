import { defineCalculator } from '#catalogue/declare/define.ts';
import { amount, currency, growthRate, money, wholeYears } from '#catalogue/declare/fields.ts';
import { theoryOfInterest } from '#catalogue/declare/references.ts';

export const lifeInsurance = defineCalculator({
  id: 'life-insurance',
  name: 'Life Insurance Calculator',
  synonyms: ['how much life insurance', 'term life', 'dime method', 'human life value', 'death benefit'],
  category: 'insurance',
  summary: 'Life insurance that replaces an income and pays off debts, education and final expenses.',
  headline: [
    { when: 'coverage_gap > 0', say: 'You need {coverage_gap} more life insurance' },
    { say: 'You have enough life insurance: you need {required_coverage}' },
  ],
  about:
    'It adds up what your family would need without you: income for some years, debts, education and final costs, ' +
    'less what you have. The human life value is the part for the income: what your family would have from your ' +
    'earnings in those years, discounted to today. So enter your income after tax and without what you spend on ' +
    'yourself, not your salary before tax. Review it after a birth, a marriage or a new mortgage.',
  input: {
    annual_income: amount('Annual income to replace: after income tax, and without what you spend on yourself'),
    replacement_years: wholeYears('Number of years in which the income is replaced'),
    income_growth_rate: growthRate('Annual growth of the income', { default: 0 }),
    discount_rate: growthRate('Annual return on the payout while it is used up', { default: 0 }),
    mortgage_balance: amount('Mortgage balance to pay off', { default: 0 }),
    other_debt_balance: amount('Balance of other debts to pay off', { default: 0 }),
    education_costs: amount("Costs of the children's education, in today's money", { default: 0 }),
    final_expenses: amount('Funeral, medical and estate costs', { default: 0 }),
    current_savings: amount('Savings that the family can use', { default: 0 }),
    current_coverage: amount('Life insurance that exists already', { default: 0 }),
    currency: currency(),
  },
  output: {
    required_coverage: money(
      'Coverage needed: income, debts, education and final expenses less savings; never below 0',
    ),
    human_life_value: money('Human life value: present value of the income to replace'),
    coverage_gap: money('Required less existing coverage; negative if there is more than enough'),
  },
  conventions: {
    timing: 'the income of each year at its beginning, the first one at once',
    compounding: 'annual, for the growth of the income and the return',
  },
  equations: `
    q                 = (income_growth_rate − discount_rate)/(100 + discount_rate)     // Growth of the discounted income per year, as a fraction
    human_life_value  = annual_income·s(replacement_years, q)
    debts             = mortgage_balance + other_debt_balance                          // Total of the debts
    needs             = human_life_value + debts + education_costs + final_expenses    // Total of the needs
    required_coverage = max(0, needs − current_savings)
    coverage_gap      = required_coverage − current_coverage
  `,
  references: [
    'S. S. Huebner, The Economics of Life Insurance (human life value: earnings after taxes and without the own cost of living)',
    'Life Happens, Human Life Value Calculator and the DIME method (debt, income, mortgage, education)',
    theoryOfInterest('§4.7 (payments in geometric progression)'),
  ],
  pictures: [
    {
      kind: 'steps',
      of: [
        'human_life_value',
        'mortgage_balance',
        'other_debt_balance',
        'education_costs',
        'final_expenses',
        '−current_savings',
        '=required_coverage',
        '−current_coverage',
        '=coverage_gap',
      ],
    },
  ],
  laws: {
    rises: {
      required_coverage: [
        'annual_income',
        'replacement_years',
        'income_growth_rate',
        'mortgage_balance',
        'education_costs',
      ],
      human_life_value: ['annual_income', 'replacement_years', 'income_growth_rate'],
    },
    falls: {
      required_coverage: ['discount_rate', 'current_savings'],
      coverage_gap: ['current_coverage'],
    },
    identities: ['coverage_gap + current_coverage = required_coverage'],
  },
});
