import { defineCalculator } from '#catalogue/declare/define.ts';
import { amount, currency, loanRate, money, months, optionalMoney } from '#catalogue/declare/fields.ts';
import { theoryOfInterest } from '#catalogue/declare/references.ts';
import { restricted } from '#catalogue/declare/usual.ts';

export const ruleOf78 = defineCalculator({
  id: 'rule-of-78',
  name: 'Rule of 78 Calculator',
  synonyms: ['sum of the digits', 'unearned interest', 'early payoff', 'refund of interest', 'rebate'],
  category: 'loans',
  summary: 'Refund of the finance charge when a loan is repaid early, by the rule of 78 and by the actuarial method.',
  headline: [
    {
      when: 'refund_difference > 0',
      say: 'The rule of 78 refunds {refund}, which is {refund_difference} less than the actuarial method',
    },
    { say: 'The rule of 78 refunds {refund} of the finance charge' },
  ],
  about:
    'Some older or smaller loans assign interest to months by the rule of 78, which puts more of it at the start. If ' +
    'you repay such a loan early, you get back less than its true unearned interest. This shows the difference. In ' +
    'the United States the rule is not allowed for loans longer than 61 months.',
  input: {
    finance_charge: amount('Finance charge of the whole loan'),
    tenure_months: restricted(
      months('Number of level monthly payments; above 61 United States law forbids the rule of 78'),
      {
        upTo: 61,
        currency: 'USD',
        law: 'For precomputed consumer loans of more than 61 months, section 1615(b) of title 15 of the United States Code requires a refund at least as favorable to the consumer as that of the actuarial method.',
      },
    ),
    elapsed_months: months('Number of payments made before the loan is repaid', { minimum: 0, maximum: 1199 }),
    annual_rate: loanRate('Nominal annual interest rate, for the refund by the actuarial method', {
      minimum: 0.01,
      optional: true,
    }),
    currency: currency(),
  },
  output: {
    refund: money('Refund by the rule of 78: the part of the finance charge that is not yet earned'),
    actuarial_refund: optionalMoney('Refund by the actuarial method; absent without annual_rate'),
    refund_difference: optionalMoney('Loss to the borrower by the rule of 78; absent without annual_rate'),
  },
  rules: `
    require elapsed_months < tenure_months
  `,
  conventions: {
    timing: 'level payments at the end of each month',
    compounding: 'by the actuarial method, interest monthly, at one-twelfth of the nominal rate',
  },
  equations: `
    u                 = tenure_months − elapsed_months    // Payments that are left
    i                 = annual_rate/1200                  // Interest per month, as a fraction
    refund            = finance_charge·u·(u + 1)/(tenure_months·(tenure_months + 1))
    actuarial_refund  = finance_charge·(u − a(u, i))/(tenure_months − a(tenure_months, i))
    refund_difference = actuarial_refund − refund
  `,
  references: [
    theoryOfInterest('§5.3 (amortization schedules)'),
    'United States Code, title 15, § 1615(b) (prohibition on use of the rule of 78 for terms over 61 months)',
  ],
  pictures: [
    { kind: 'curve', name: 'difference', over: 'elapsed_months = 0…tenure_months', of: ['refund_difference'] },
    { kind: 'curve', over: 'elapsed_months = 0…tenure_months', of: ['refund'] },
  ],
  laws: {
    rises: { refund: ['finance_charge'], actuarial_refund: ['finance_charge'] },
    falls: { refund: ['elapsed_months'], actuarial_refund: ['elapsed_months'] },
  },
});
