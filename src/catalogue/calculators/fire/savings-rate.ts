import { constantReturn } from '#catalogue/declare/forecasts.ts';
import { defineCalculator } from '#catalogue/declare/define.ts';
import { currency, duration, money, percent, positiveAmount, whole } from '#catalogue/declare/fields.ts';
import { currentAge, currentSavings, realSavingsReturn, safeWithdrawalRate } from '#catalogue/declare/shared-fields.ts';
import { theoryOfInterest } from '#catalogue/declare/references.ts';

export const savingsRate = defineCalculator({
  id: 'savings-rate',
  aliases: ['savings-rate-to-fi'],
  name: 'Savings Rate and Years to Independence Calculator',
  synonyms: ['fi', 'fire', 'financial freedom', 'years to retire', 'stop working', 'share of income saved'],
  category: 'fire',
  summary: 'The years to financial independence for a given savings rate.',
  headline: [
    {
      when: 'years_to_fire > 0',
      say: 'You could retire in {years_to_fire} by saving {savings_rate} of your income',
    },
    { say: 'You could retire now: your savings cover the {fire_number} that you need' },
  ],
  about:
    'The share of income you save says more about when you can stop working than the income itself, since it sets ' +
    'both what you add and what you need. Try some rates and see how the years fall. It assumes that your spending ' +
    'stays the same after you stop.',
  input: {
    savings_rate: percent('Savings rate: share of the income that is saved'),
    annual_income_after_tax: positiveAmount(
      'Annual income after tax; affects the years only together with current_savings',
    ),
    current_savings: currentSavings({ default: 0 }),
    expected_return: realSavingsReturn({ default: 5 }),
    withdrawal_rate: safeWithdrawalRate(),
    current_age: currentAge({ default: 30 }),
    currency: currency(),
  },
  output: {
    years_to_fire: duration('Years until the savings cover the expenses; 0 when they already do'),
    fire_age: whole('Age at financial independence: the current age plus the years, rounded up', 'age'),
    annual_savings: money('Annual savings'),
    annual_expenses: money('Annual expenses, today and in financial independence'),
    fire_number: money('Savings whose withdrawals at withdrawal_rate cover the expenses'),
  },
  prominent: ['expected_return', 'current_age'],
  conventions: {
    forecast: constantReturn,
    timing: 'savings at the end of each year',
    compounding: 'annual, including parts of a year, at the return after inflation',
  },
  equations: `
    r               = expected_return/100                   // Annual return, as a fraction
    annual_savings  = annual_income_after_tax·savings_rate/100
    annual_expenses = annual_income_after_tax·(1 − savings_rate/100)
    fire_number     = 100·annual_expenses/withdrawal_rate
    missing         = fire_number − current_savings         // Savings still needed
    a               = current_savings·r + annual_savings    // Growth of the savings in the first year
    b               = fire_number·r + annual_savings        // Growth of the savings in a year at the goal
    require round(missing) ≤ 0 or a > 0 and b > 0 else goal-unreachable: the savings never reach fire_number: raise savings_rate, expected_return or withdrawal_rate
    years_to_fire   = 0                                     if round(missing) ≤ 0
                    = missing/annual_savings                if r = 0
                    = ln(1 + missing·r/a)/ln(1 + r)         otherwise
    fire_age        = current_age + ceil(years_to_fire)
  `,
  references: [
    theoryOfInterest('§3.6 (unknown time), with yearly payments in arrears'),
    'Mr. Money Mustache, The Shockingly Simple Math Behind Early Retirement (2012)',
  ],
  schedule: {
    kind: 'growth',
    periodsPerYear: 1,
    goal: 'fire_number',
    mark: 'years_to_fire',
    periods: 'ceil(years_to_fire)',
    balance: 'current_savings·(1 + r)^k + annual_savings·s(k, r)',
    flow: 'annual_savings·k',
  },
  laws: {
    unscaled: {
      years_to_fire: 'Less than half of the smallest unit may be missing of a goal that is reached.',
      fire_age: 'Less than half of the smallest unit may be missing of a goal that is reached.',
    },
    rises: { annual_savings: ['savings_rate', 'annual_income_after_tax'], fire_age: ['current_age'] },
    falls: {
      years_to_fire: ['savings_rate', 'current_savings', 'expected_return', 'withdrawal_rate'],
      fire_number: ['savings_rate'],
    },
    identities: [
      'annual_savings + annual_expenses = annual_income_after_tax',
      'fire_number·withdrawal_rate = annual_income_after_tax·(100 − savings_rate)',
    ],
  },
});
