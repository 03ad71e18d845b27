import { accumulationFactor, monthlyRate } from '#core/annuity.ts';
import type { Arithmetic } from '#core/arithmetic.ts';
import { growthFactor } from '#core/growth.ts';
import { monthsToReach } from '#core/saving-time.ts';
import { defineCalculator, step, stepByCase } from '../define.ts';
import {
  amount,
  currency,
  loanRate,
  money,
  months,
  omittable,
  percent,
  percentage,
  positiveAmount,
  whole,
} from '../fields.ts';

export const emergencyFund = defineCalculator({
  id: 'emergency-fund',
  name: 'Emergency Fund Calculator',
  synonyms: ['rainy day', 'safety net', 'job loss', 'cash reserve'],
  category: 'savings',
  summary: 'How much money to keep for months without income, and how to get there.',
  input: {
    monthly_expenses: positiveAmount('What must be paid each month'),
    months_to_cover: months('How many months the fund lasts', { default: 6, maximum: 120 }),
    current_savings: amount('What is kept for it today', { default: 0 }),
    other_income_pct: percent('Share of the expenses that other income, as that of a partner, would cover', {
      default: 0,
    }),
    monthly_saving: amount('What can be added at the end of each month', { default: 0 }),
    annual_rate: loanRate('Nominal interest on the fund, added monthly at a twelfth', { default: 0 }),
    build_months: months('In how many months the fund is to be complete', { default: 12 }),
    currency: currency(),
  },
  output: {
    target_fund: money('How much the fund must hold'),
    shortfall: money('What is missing today; 0 when nothing is'),
    funded_pct: percentage('Savings today in percent of the target; 100 when nothing is missing', 'percent'),
    required_monthly_saving: money('What must be added each month to be complete after build_months'),
    months_to_target: omittable(
      whole('Whole months until the fund is complete with monthly_saving; absent when it never is', 'months'),
    ),
  },
  conventions: {
    timing: 'savings at the end of each month',
    compounding: 'monthly, at a twelfth of the nominal rate',
  },
  note: {
    steps: [
      step('i', 'annual_rate/1200', 'Interest per month, as a fraction'),
      step('target_fund', 'monthly_expenses·(1 − other_income_pct/100)·months_to_cover'),
      step('shortfall', 'max(0, target_fund − current_savings)'),
      stepByCase('funded_pct', [
        { when: 'shortfall = 0', equation: '100' },
        { equation: '100·current_savings/target_fund' },
      ]),
      stepByCase(
        's',
        [{ when: 'i = 0', equation: 'build_months' }, { equation: '((1 + i)^build_months − 1)/i' }],
        'What 1 a month grows to in build_months',
      ),
      step('required_monthly_saving', 'max(0, target_fund − current_savings·(1 + i)^build_months)/s'),
      stepByCase('months_to_target', [
        { when: 'shortfall = 0', equation: '0' },
        { when: 'current_savings·i + monthly_saving = 0', words: 'never' },
        { when: 'i = 0', equation: 'ceil(shortfall/monthly_saving)' },
        {
          equation:
            'ceil(ln((target_fund·i + monthly_saving)/(current_savings·i + monthly_saving))/ln(1 + i))',
        },
      ]),
    ],
    references: [
      'Consumer Financial Protection Bureau, An essential guide to building an emergency fund',
      'S. G. Kellison, The Theory of Interest, 3rd edition (2009), §3.6 (unknown time)',
    ],
  },
  formula(a, input, { values, omit }) {
    const { current_savings: start, monthly_saving: deposit, build_months: time } = input;
    const rate = monthlyRate(a, input.annual_rate);
    const target = targetOf(a, input);
    const missing = a.subtract(target, start);
    const isMissing = a.compare(missing, 0) > 0;
    const missingLater = a.subtract(target, a.multiply(start, growthFactor(a, rate, time)));
    const needed = monthsToReach(a, { start, deposit, rate }, target);
    if (needed === undefined && values['monthly_saving'] !== undefined) {
      omit('months_to_target', 'Without savings or interest on them, the fund never grows.');
    }
    return {
      target_fund: target,
      shortfall: isMissing ? missing : a.of(0),
      funded_pct: isMissing ? a.multiply(a.divide(start, target), 100) : a.of(100),
      required_monthly_saving:
        a.compare(missingLater, 0) > 0 ? a.divide(missingLater, accumulationFactor(a, rate, time)) : a.of(0),
      months_to_target: needed && a.ofUnits(a.ceiling(needed), 0),
    };
  },
  laws: {
    rises: {
      target_fund: ['monthly_expenses', 'months_to_cover'],
      months_to_target: ['monthly_expenses', 'months_to_cover'],
      required_monthly_saving: ['monthly_expenses', 'months_to_cover'],
      funded_pct: ['current_savings'],
    },
    falls: {
      target_fund: ['other_income_pct'],
      months_to_target: ['monthly_saving', 'annual_rate'],
      required_monthly_saving: ['current_savings', 'annual_rate', 'build_months'],
    },
    identities: [
      'target_fund·(100 − funded_pct) = 100·shortfall',
      '100·target_fund = (100 − other_income_pct)·monthly_expenses·months_to_cover',
    ],
  },
});

interface Cover<N> {
  readonly monthly_expenses: N;
  readonly months_to_cover: number;
  readonly other_income_pct: N;
}

function targetOf<N>(a: Arithmetic<N>, input: Cover<N>): N {
  const uncovered = a.divide(a.subtract(100, input.other_income_pct), 100);
  return a.multiply(a.multiply(input.monthly_expenses, uncovered), input.months_to_cover);
}
