import { contributionTiming, rateConvention, savingsConventions } from '#catalogue/declare/conventions.ts';
import { constantRates } from '#catalogue/declare/forecasts.ts';
import { defineCalculator } from '#catalogue/declare/define.ts';
import { amount, currency, growthRate, money, positiveAmount, wholeYears, years } from '#catalogue/declare/fields.ts';
import { theoryOfInterest } from '#catalogue/declare/references.ts';
import { investmentReturn } from '#catalogue/declare/shared-fields.ts';

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
  headline: [
    {
      when: 'shortfall > 0',
      say: 'You would have to save {required_monthly_contribution} a month to have the {future_goal_amount} needed',
    },
    { say: 'Your savings would grow to the {future_goal_amount} needed by themselves' },
  ],
  about:
    'College costs have risen faster than most prices, so plan with their growth. The result is the amount to have ' +
    'when studies begin, and what to save each month until then. Scholarships, aid and the tax benefits of special ' +
    'accounts are not considered.',
  input: {
    annual_education_costs: positiveAmount("Costs of one year of education, in today's money"),
    education_years: wholeYears('Number of years of education', { default: 4, maximum: 30 }),
    years: years('Time until the education begins, rounded to whole months (half up, at least one)'),
    education_inflation_rate: growthRate('Annual growth of the costs'),
    annual_return: investmentReturn(),
    contribution_timing: contributionTiming('end'),
    rate_convention: rateConvention('effective'),
    current_savings: amount('Savings set aside today', { default: 0 }),
    currency: currency(),
  },
  output: {
    future_goal_amount: money('Savings needed when the education begins'),
    shortfall: money(
      'Amount by which the current savings, with their return, fall short of the goal; 0 if they reach it',
    ),
    required_monthly_contribution: money('Monthly contribution that closes the shortfall'),
    required_lump_sum: money('Single amount today that closes the shortfall'),
  },
  prominent: ['education_years'],
  conventions: {
    forecast: constantRates,
    timing: {
      by: 'contribution_timing',
      options: {
        begin: 'contributions at the beginning of each month; costs at the beginning of each year of education',
        end: 'contributions at the end of each month; costs at the beginning of each year of education',
      },
    },
    compounding: savingsConventions.compounding,
  },
  equations: `
    n = max(1, floor(12·years + 0.5))               // Months until the education begins
    t = n/12                                        // The same in years
    i = annual_return/1200                          if rate_convention = nominal      // Return per month, as a fraction
      = (1 + annual_return/100)^(1/12) − 1          otherwise
    y = (1 + i)^12                                  if rate_convention = nominal      // Growth factor of savings per year
      = 1 + annual_return/100                       otherwise
    q = (1 + education_inflation_rate/100)/y − 1    // Growth of the discounted costs per year, as a fraction
    b = 1 + i                                       if contribution_timing = begin    // Growth of a contribution in its month
      = 1                                           otherwise

    future_goal_amount            = annual_education_costs·(1 + education_inflation_rate/100)^t·s(education_years, q)
    shortfall                     = max(0, future_goal_amount − current_savings·(1 + i)^n)
    required_monthly_contribution = shortfall/(s(n, i)·b)
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
