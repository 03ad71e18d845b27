import { constantRates } from '#catalogue/conventions.ts';
import { defineCalculator } from '#catalogue/define.ts';
import { amount, currency, growthRate, money, positiveAmount, wholeYears, years } from '#catalogue/fields.ts';
import { theoryOfInterest } from '#catalogue/references.ts';
import { investmentReturn } from '#catalogue/shared-fields.ts';

export const educationGoal = defineCalculator({
  id: 'education-goal',
  name: 'Education Savings Calculator',
  synonyms: [
    'college savings',
    'save for college',
    '529 plan',
    'tuition',
    'university',
    'school fees',
    'child education',
  ],
  category: 'savings',
  summary: "Savings needed for the years of a child's education, and the monthly contribution that builds them.",
  input: {
    annual_education_costs: positiveAmount("Costs of one year of education, in today's money"),
    education_years: wholeYears('Number of years of education', { default: 4, maximum: 30 }),
    years: years('Time until the education begins, rounded to whole months (half up, at least one)'),
    education_inflation_rate: growthRate('Annual growth of the costs'),
    annual_return: investmentReturn(),
    current_savings: amount('Savings set aside today', { default: 0 }),
    currency: currency(),
  },
  output: {
    future_goal_amount: money('Savings needed when the education begins'),
    shortfall: money(
      'Amount by which the current savings, with their return, fall short of the goal; 0 if they reach it',
    ),
    required_monthly_contribution: money('Contribution at the end of each month that closes the shortfall'),
    required_lump_sum: money('Single amount today that closes the shortfall'),
  },
  prominent: ['education_years'],
  conventions: {
    forecast: constantRates,
    timing: 'contributions at the end of each month; costs at the beginning of each year of education',
    compounding: 'monthly, at the rate that compounds to the annual return; costs grow once a year',
  },
  equations: `
    n = max(1, floor(12·years + 0.5))                                       // Months until the education begins
    t = n/12                                                                // The same in years
    i = (1 + annual_return/100)^(1/12) − 1                                  // Return per month, as a fraction
    q = (education_inflation_rate − annual_return)/(100 + annual_return)    // Growth of the discounted costs per year, as a fraction

    future_goal_amount            = annual_education_costs·(1 + education_inflation_rate/100)^t·s(education_years, q)
    shortfall                     = max(0, future_goal_amount − current_savings·(1 + i)^n)
    required_monthly_contribution = shortfall/s(n, i)
    required_lump_sum             = shortfall/(1 + i)^n
  `,
  references: [
    theoryOfInterest('§3.2 (annuity-immediate) and §4.7 (payments in geometric progression)'),
    'U.S. Securities and Exchange Commission, Investor.gov: An Introduction to 529 Plans',
  ],
  pictures: [{ kind: 'curve', over: 'years = 1…2·years', of: ['required_monthly_contribution'] }],
  laws: {
    rises: {
      future_goal_amount: ['annual_education_costs', 'education_years', 'education_inflation_rate'],
      required_monthly_contribution: ['annual_education_costs', 'education_years', 'education_inflation_rate'],
    },
    falls: {
      future_goal_amount: ['annual_return'],
      shortfall: ['annual_return', 'current_savings'],
      required_lump_sum: ['annual_return', 'current_savings'],
    },
  },
});
