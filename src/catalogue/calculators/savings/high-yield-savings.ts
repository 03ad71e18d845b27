import { constantRates } from '#catalogue/declare/forecasts.ts';
import { futureValueHeadline } from '#catalogue/declare/headline.ts';
import { theoryOfInterest } from '#catalogue/declare/references.ts';
import { preset } from '#catalogue/preset/preset.ts';
import { futureValue } from '#catalogue/calculators/investing/future-value.ts';

export const highYieldSavings = preset(futureValue, {
  id: 'high-yield-savings',
  name: 'High-Yield Savings Calculator',
  synonyms: ['savings account', 'apy', 'hysa', 'money market account', 'interest on savings'],
  category: 'savings',
  summary:
    'Balance of a savings account with regular deposits at an annual percentage yield, and what tax and inflation leave of it.',
  headline: [
    {
      when: 'tax > 0',
      say: 'You would have {future_value} after {years}, or {future_value_after_tax} after tax',
    },
    { say: futureValueHeadline },
  ],
  about:
    'Online banks often pay much more than a branch around the corner. See what your balance becomes, and what tax ' +
    'and inflation leave of it. The yield of such accounts changes with market rates, so the future is a guess.',
  fixed: {
    payment_frequency: 'monthly',
    compound_frequency: 'annually',
    tax_frequency: 'annually',
  },
  input: {
    present_value: { name: 'current_savings', description: 'Current balance of the account' },
    annual_rate: { name: 'apy', description: 'Annual percentage yield (APY)' },
    years: { description: 'Years of saving' },
    payment: { name: 'monthly_contribution', description: 'Deposit in each month' },
    payment_timing: { name: 'contribution_timing', description: 'Contribution timing: start or end of each month' },
    tax_rate: { description: 'Tax rate on the interest, which is taxed in the year in which it is credited' },
    inflation_rate: {},
  },
  output: {
    future_value: { description: 'Balance at the end without any tax' },
    total_contributions: { description: 'Total of all deposits' },
    interest_earned: {
      description: 'Interest earned: the balance at the end minus current_savings and all deposits',
    },
    tax: { description: 'Tax on the interest of all years, paid from the account' },
    future_value_after_tax: { description: 'Balance at the end after the tax of each year' },
    real_future_value_after_tax: { description: "Balance at the end after the tax of each year, in today's money" },
  },
  conventions: {
    forecast: constantRates,
    timing: {
      by: 'contribution_timing',
      options: {
        begin: "deposits at the beginning of each month; tax on a year's interest at the end of the year",
        end: "deposits at the end of each month; tax on a year's interest at the end of the year",
      },
    },
    compounding: 'twelve months compound to the annual percentage yield',
  },
  references: [
    theoryOfInterest('§3.2 (accumulated values of annuities) and §4.2 (other frequencies)'),
    'U.S. Internal Revenue Service, Publication 550: interest of a bank account is taxable in the year in which it is credited',
  ],
});
