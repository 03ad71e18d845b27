import { fraction } from '#core/annuity.ts';
import { defineCalculator, step, stepByCase } from '../define.ts';
import { amount, choice, currency, money, percent, percentage, positiveAmount } from '../fields.ts';
import { label, records, recordsOf, textOutput } from '../structures.ts';

const kinds = {
  need: 'what cannot be left out, as rent, food, insurance and minimum payments',
  want: 'what is chosen, as dining, travel and subscriptions',
  saving: 'what is put aside, and debt that is paid off beyond the minimum',
} as const;

export const budget = defineCalculator({
  id: 'budget',
  name: 'Budget Calculator',
  synonyms: ['monthly budget', 'spending plan', 'household expenses', '50/30/20'],
  category: 'personal-finance',
  summary: 'Needs, wants and savings of a month beside the 50/30/20 rule or other targets.',
  input: {
    income: positiveAmount('Income of a month, after tax'),
    items: records(
      'Budget items',
      {
        name: label('Name of the item', { optional: true }),
        amount: amount('Amount per month'),
        kind: choice('Kind of item', kinds),
      },
      { minItems: 0, maxItems: 100 },
    ),
    needs_target: percent('Part of the income meant for needs', { default: 50 }),
    wants_target: percent('Part of the income meant for wants; what is left of 100 is meant for savings', {
      default: 30,
    }),
    currency: currency(),
  },
  output: {
    total_budgeted: money('All amounts'),
    unassigned: money('Income that goes to nothing; negative where more is spent than earned'),
    unassigned_pct: percentage('unassigned in percent of the income', 'percent'),
    annual_savings: money('Savings per year'),
    kinds: recordsOf('The three kinds', {
      kind: textOutput('need, want or saving'),
      amount: money('Amount budgeted per month'),
      share_pct: percentage('Its part of the income', 'percent'),
      target_amount: money('Target amount'),
      difference: money('amount less target_amount'),
    }),
  },
  answers: ['unassigned'],
  rules: [
    {
      field: 'wants_target',
      demand: 'must not be above 100 together with needs_target; savings have the rest',
      // A sum in doubles may be off by its last digit.
      holds: ({ needs_target, wants_target }) => needs_target + wants_target <= 100 + 1e-9,
    },
  ],
  conventions: { timing: 'amounts of one month', compounding: 'none' },
  note: {
    steps: [
      stepByCase('total_budgeted', [{ words: 'the sum of all amounts' }]),
      stepByCase('unassigned', [{ words: 'income − total_budgeted, unrounded' }]),
      stepByCase('unassigned_pct', [{ words: 'unassigned/income·100, unrounded' }]),
      stepByCase('annual_savings', [{ words: 'twelve times the sum of the amounts of kind saving' }]),
      step('N', 'income·needs_target/100', 'Target for needs'),
      step('W', 'income·wants_target/100', 'Target for wants'),
      step('S', 'income − N − W', 'Target for savings'),
      stepByCase('kinds', [
        {
          words: 'for each kind the sum of its amounts, that sum/income·100, N, W or S, and the sum less it',
        },
      ]),
    ],
    references: ['E. Warren and A. Warren Tyagi, All Your Worth (the balanced money formula: 50/30/20)'],
  },
  formula(a, input) {
    const { income, items } = input;
    const sum = (of: typeof items) => of.reduce((total, item) => a.add(total, item.amount), a.of(0));
    const shareOf = (part: typeof income) => a.divide(a.multiply(part, 100), income);
    const targets = {
      need: input.needs_target,
      want: input.wants_target,
      saving: a.subtract(a.subtract(100, input.needs_target), input.wants_target),
    };
    const spent = sum(items);
    const unassigned = a.subtract(income, spent);
    const ofKind = (kind: keyof typeof kinds) => sum(items.filter((item) => item.kind === kind));
    return {
      total_budgeted: spent,
      unassigned,
      unassigned_pct: shareOf(unassigned),
      annual_savings: a.multiply(ofKind('saving'), 12),
      kinds: (['need', 'want', 'saving'] as const).map((kind) => {
        const part = ofKind(kind);
        const target = a.multiply(income, fraction(a, targets[kind]));
        return {
          kind,
          amount: part,
          share_pct: shareOf(part),
          target_amount: target,
          difference: a.subtract(part, target),
        };
      }),
    };
  },
  laws: {
    rises: { unassigned: ['income'], unassigned_pct: ['income'] },
    identities: ['total_budgeted + unassigned = income', 'unassigned_pct·income = 100·unassigned'],
  },
});
