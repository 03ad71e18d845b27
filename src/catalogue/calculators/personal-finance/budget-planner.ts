import { defineCalculator } from '#catalogue/declare/define.ts';
import {
  amount,
  choice,
  currency,
  money,
  percent,
  oftenSmall,
  percentage,
  positiveAmount,
} from '#catalogue/declare/fields.ts';
import { label, records, recordsOf, wordOutput } from '#catalogue/declare/structures.ts';

const kinds = {
  need: 'essential, such as rent, food, insurance and minimum payments',
  want: 'optional, such as dining, travel and subscriptions',
  saving: 'savings, and debt payments beyond the minimum',
} as const;

export const budgetPlanner = defineCalculator({
  id: 'budget-planner',
  aliases: ['budget'],
  name: 'Budget Planner Calculator',
  synonyms: ['monthly budget', 'spending plan', 'household expenses', '50/30/20'],
  category: 'personal-finance',
  summary: 'Monthly needs, wants and savings compared with the 50/30/20 rule or other targets.',
  headline: [
    { when: 'unassigned > 0', say: 'You have {unassigned} a month left to plan' },
    { when: 'unassigned < 0', say: 'Your plans exceed your income by {|unassigned|} a month' },
    { say: 'Your budget uses all of your income: {total_budgeted} a month' },
  ],
  about:
    'Give every amount a kind: a need, a want or savings. The rule of 50, 30 and 20 percent is a starting point, not ' +
    'a law; where rents are high, needs take more. What is unassigned has no plan yet: decide what it is for before ' +
    'you spend it.',
  input: {
    monthly_income_after_tax: positiveAmount('Monthly income after tax'),
    items: records(
      'Budget items',
      {
        name: label('Name of the item', { optional: true }),
        amount: amount('Monthly amount'),
        kind: choice('Kind of item', kinds),
      },
      { minItems: 0, maxItems: 100 },
    ),
    target_needs_pct: percent('Target share of needs in the income', { default: 50 }),
    target_wants_pct: percent('Target share of wants in the income; the rest of 100 is the target of savings', {
      default: 30,
    }),
    currency: currency(),
  },
  output: {
    total_budgeted: money('Total of all items'),
    unassigned: money('Income minus total_budgeted; negative if the items exceed the income'),
    unassigned_pct: oftenSmall(percentage('Unassigned income as a percentage of the income', 'percent')),
    annual_savings: money('Savings per year'),
    kinds: recordsOf('Needs, wants and savings', {
      kind: wordOutput('Kind of the items', kinds),
      amount: money('Monthly total of the items of this kind'),
      share_pct: percentage('Amount as a percentage of the income', 'percent'),
      target_amount: money('Target amount'),
      amount_over_target: money('Difference from the target: amount minus target_amount'),
    }),
  },
  rules: `
    require target_needs_pct + target_wants_pct ≤ 100 else target_wants_pct: must not exceed 100 together with target_needs_pct
  `,
  conventions: { timing: 'amounts of one month', compounding: 'none' },
  equations: `
    total_budgeted = sum(j = 0…count(items) − 1, items(j).amount)
    unassigned     = monthly_income_after_tax − total_budgeted
    unassigned_pct = 100·unassigned/monthly_income_after_tax

    kinds.amount(kind)             = sum(j = 0…count(items) − 1, items(j).amount if items(j).kind = kind)
    kinds.share_pct(kind)          = 100·kinds.amount(kind)/monthly_income_after_tax
    kinds.target_amount(kind)      = monthly_income_after_tax·target_needs_pct/100    if kind = need
                                   = monthly_income_after_tax·target_wants_pct/100    if kind = want
                                   = monthly_income_after_tax·(100 − target_needs_pct − target_wants_pct)/100    otherwise
    kinds.amount_over_target(kind) = kinds.amount(kind) − kinds.target_amount(kind)
    annual_savings                 = 12·kinds.amount(saving)
  `,
  references: ['E. Warren and A. Warren Tyagi, All Your Worth (the balanced money formula: 50/30/20)'],
  pictures: [{ kind: 'items', list: 'kinds', of: ['amount', 'target_amount'], names: 'kind' }],
  laws: {
    rises: { unassigned: ['monthly_income_after_tax'], unassigned_pct: ['monthly_income_after_tax'] },
    identities: [
      'total_budgeted + unassigned = monthly_income_after_tax',
      'unassigned_pct·monthly_income_after_tax = 100·unassigned',
    ],
  },
});
