import { defineCalculator } from '#catalogue/declare/define.ts';
import { amount, currency, money, optional, percent, percentage, positiveAmount } from '#catalogue/declare/fields.ts';
import { label, records, recordsOf, textOutput } from '#catalogue/declare/structures.ts';

export const creditUtilization = defineCalculator({
  id: 'credit-utilization',
  name: 'Credit Utilization Calculator',
  synonyms: ['credit usage ratio', 'credit score', 'card limit', 'balance to limit'],
  category: 'personal-finance',
  summary: 'Share of the credit limits in use, for each card and together, and the payments that bring it to a target.',
  headline: [
    {
      when: 'required_payment > 0',
      say: 'You use {utilization_pct} of your credit; paying {required_payment} would bring it to {target_utilization_pct}',
    },
    { say: 'You use {utilization_pct} of your credit' },
  ],
  about:
    'The share of your credit limits that you use is one of the main parts of a credit score, and it changes as soon ' +
    'as balances are reported. See which card to pay down to reach a target. Scores depend on much else, such as ' +
    'payment history, which is not considered.',
  input: {
    cards: records(
      'Credit cards and other credit lines',
      {
        name: label('Name of the card', { optional: true }),
        credit_limit: positiveAmount('Credit limit'),
        balance: amount('Balance'),
      },
      { minItems: 1, maxItems: 50 },
    ),
    target_utilization_pct: percent('Target utilization', { default: 30 }),
    currency: currency(),
  },
  output: {
    utilization_pct: percentage('All balances as a percentage of all limits', 'percent'),
    total_balance: money('Total of the balances'),
    total_credit_limit: money('Total of the credit limits'),
    required_payment: money('Payment that brings all cards together to the target; 0 when they are at or below it'),
    cards: recordsOf('Cards in the order given', {
      name: optional(textOutput('Name of the card, if given')),
      utilization_pct: percentage('Balance as a percentage of the limit', 'percent'),
      required_payment: money('Payment that brings the card to the target; 0 when it is at or below it'),
    }),
  },
  conventions: { timing: 'balances and limits of one day', compounding: 'none' },
  equations: `
    total_balance      = sum(j = 0…count(cards) − 1, cards(j).balance)
    total_credit_limit = sum(j = 0…count(cards) − 1, cards(j).credit_limit)
    utilization_pct    = 100·total_balance/total_credit_limit
    required_payment   = max(0, total_balance − total_credit_limit·target_utilization_pct/100)

    cards.utilization_pct(j)  = 100·cards(j).balance/cards(j).credit_limit
    cards.required_payment(j) = max(0, cards(j).balance − cards(j).credit_limit·target_utilization_pct/100)
  `,
  references: [
    'Consumer Financial Protection Bureau, How do I get and keep a good credit score? (at most 30 percent of the credit limit)',
  ],
  pictures: [{ kind: 'items', list: 'cards', of: ['utilization_pct'], goal: 'target_utilization_pct' }],
  laws: {
    falls: { required_payment: ['target_utilization_pct'] },
    identities: ['utilization_pct·total_credit_limit = 100·total_balance'],
  },
});
