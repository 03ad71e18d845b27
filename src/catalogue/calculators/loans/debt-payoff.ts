import { type DebtOrder } from '#core/finance/debts.ts';
import { debtList } from '#catalogue/declare/conventions.ts';
import { defineCalculator } from '#catalogue/declare/define.ts';
import { amount, choice, currency, money, omittable, optional, whole } from '#catalogue/declare/fields.ts';
import { recordsOf, textOutput } from '#catalogue/declare/structures.ts';
import { payoffDate, payoffDateEquations, startDate } from '#catalogue/parts/payoff-date.ts';
import { theoryOfInterest } from '#catalogue/declare/references.ts';
import { natives } from './debt-payoff.native.ts';
import { debtFreeHeadline } from '#catalogue/parts/debt-presets.ts';

const methods = {
  avalanche: 'highest annual_rate first, smallest balance first among equal rates',
  snowball: 'smallest balance first, highest annual_rate first among equal balances',
  custom: 'the debts in the order given',
} as const satisfies Record<DebtOrder, string>;

export const debtPayoff = defineCalculator({
  id: 'debt-payoff',
  name: 'Debt Payoff Calculator',
  synonyms: [
    'snowball',
    'avalanche',
    'get out of debt',
    'which debt to pay first',
    'order of debts',
    'highest interest or smallest debt first',
    'debt free',
  ],
  category: 'loans',
  summary: 'Time and interest until several debts are paid off, by snowball, avalanche or your own order.',
  headline: debtFreeHeadline,
  about:
    'List all your debts and what you can pay beyond the minimums, and it lays out a plan: which debt gets the extra ' +
    'money each month, and when each is gone. Compare the orders: avalanche is the cheapest, snowball gives the ' +
    'earliest first success. New purchases and changing rates are not considered.',
  input: {
    debts: debtList(),
    extra_monthly_payment: amount('Extra monthly payment beyond all minimum payments', { default: 0 }),
    method: choice('Order in which debts get the money beyond minimum payments', methods, { default: 'avalanche' }),
    start_date: startDate(),
    currency: currency(),
  },
  output: {
    months_to_payoff: whole('Months until the last debt is paid off', 'months'),
    payoff_date: payoffDate(),
    total_monthly_payment: money('Total monthly payment: all minimum payments and the extra payment'),
    total_balance: money('Total of the balances'),
    total_interest: money('Total interest'),
    total_paid: money('Total of all payments'),
    months_saved: omittable(
      whole('Months saved compared with minimum payments alone; absent if these never pay off a debt', 'months'),
    ),
    interest_saved: omittable(
      money('Interest saved compared with minimum payments alone; absent if these never pay off a debt'),
    ),
    debts: recordsOf('Results of each debt', {
      name: optional(textOutput('Name of the debt, if given')),
      months_to_payoff: whole('Month in which the debt is paid off', 'months'),
      total_interest: money('Interest of the debt'),
      total_paid: money('Total paid for the debt'),
    }),
    methods: recordsOf('Results of each method that pays off all debts', {
      method: textOutput('Method'),
      months_to_payoff: whole('Months until the last debt is paid off', 'months'),
      total_interest: money('Total interest'),
    }),
  },
  conventions: {
    timing:
      'payments at the end of each month; the minimum payment of a debt that is paid off, and what its last payment leaves, go to the next debt in the same month; the order is that of the beginning',
    compounding: 'interest monthly, at one-twelfth of the nominal rate',
  },
  native: natives,
  equations: `
    total_balance         = sum(j = 0…count(debts) − 1, debts(j).balance)
    total_monthly_payment = sum(j = 0…count(debts) − 1, debts(j).minimum_payment) + extra_monthly_payment

    plan             = pay_debts(debts, extra_monthly_payment, method)
    months_to_payoff = plan.months_to_payoff
    ${payoffDateEquations}
    total_interest   = plan.total_interest
    total_paid       = total_balance + total_interest
    debts            = plan.debts
    methods          = plan.methods

    months_saved   = plan.months_apart − months_to_payoff    if plan.months_apart is given
                   = absent: The minimum payment of a debt alone never pays it off.
    interest_saved = plan.interest_apart − total_interest    if plan.interest_apart is given
                   = absent: The minimum payment of a debt alone never pays it off.
  `,
  references: [
    'Consumer Financial Protection Bureau, Your Money, Your Goals: debt action plan (highest interest rate method, snowball method)',
    theoryOfInterest('§3.6 (unknown time) and §5.2 (retrospective balance)'),
  ],
  schedule: {
    kind: 'loan',
    periodsPerYear: 12,
    items: 'debts',
    mark: 'months_to_payoff',
    totals: { payment: 'total_paid', interest: 'total_interest' },
    course: 'plan.course',
  },
  laws: {
    rises: { interest_saved: ['extra_monthly_payment'], total_monthly_payment: ['extra_monthly_payment'] },
    falls: {
      months_to_payoff: ['extra_monthly_payment'],
      total_interest: ['extra_monthly_payment'],
      total_paid: ['extra_monthly_payment'],
    },
  },
});
