import { defineCalculator } from '#catalogue/declare/define.ts';
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
} from '#catalogue/declare/fields.ts';
import { contributionTiming, rateConvention, savingsConventions } from '#catalogue/declare/conventions.ts';
import { theoryOfInterest } from '#catalogue/declare/references.ts';

export const emergencyFund = defineCalculator({
  id: 'emergency-fund',
  name: 'Emergency Fund Calculator',
  synonyms: ['rainy day', 'safety net', 'job loss', 'cash reserve'],
  category: 'savings',
  summary: 'The emergency fund that covers a number of months without income, and the monthly saving that builds it.',
  headline: [
    { when: 'shortfall = 0', say: 'Your savings cover the {goal_amount} that you need' },
    {
      when: 'months_to_goal',
      say: 'You need {goal_amount}, and would have it in {months_to_goal}',
    },
    {
      say: 'You need {goal_amount}, and would have it in {target_months} with {required_monthly_contribution} a month',
    },
  ],
  about:
    'An emergency fund keeps a lost job or a broken car from becoming a debt. Use your necessary expenses, not your ' +
    'income. How many months you need depends on how secure your income is and who relies on it.',
  input: {
    monthly_expenses: positiveAmount('Monthly expenses that the fund must cover'),
    months_covered: months('Number of months that the fund must cover', { default: 6, maximum: 120 }),
    current_savings: amount('Savings set aside for the fund today', { default: 0 }),
    expenses_covered_pct: percent("Share of the expenses covered by other income, such as a partner's", { default: 0 }),
    monthly_contribution: amount('Amount saved each month; 0 when omitted', { optional: true }),
    annual_rate: loanRate('Annual interest rate of the fund', { default: 0 }),
    contribution_timing: contributionTiming('end'),
    rate_convention: rateConvention(),
    target_months: months('Months in which required_monthly_contribution completes the fund', { default: 12 }),
    currency: currency(),
  },
  output: {
    goal_amount: money('Target size of the fund'),
    shortfall: money('Amount missing from the target today; 0 when the target is reached'),
    funded_pct: percentage('Savings today as a percentage of the target; 100 when the target is reached', 'percent'),
    required_monthly_contribution: money('Monthly saving that completes the fund in target_months'),
    months_to_goal: omittable(
      whole(
        'Whole months until the fund is complete with monthly_contribution; absent when it never is complete',
        'months',
      ),
    ),
  },
  prominent: ['months_covered', 'target_months'],
  conventions: { timing: savingsConventions.timing, compounding: savingsConventions.compounding },
  equations: `
    i                             = (1 + annual_rate/100)^(1/12) − 1    if rate_convention = effective      // Monthly interest rate, as a fraction
                                  = annual_rate/1200                    otherwise
    b                             = 1 + i                               if contribution_timing = begin      // Growth of a saving within its month
                                  = 1                                   otherwise
    p                             = monthly_contribution·b              if monthly_contribution is given    // Monthly saving at the end of its month
                                  = 0                                   otherwise
    goal_amount                   = monthly_expenses·(1 − expenses_covered_pct/100)·months_covered
    missing                       = goal_amount − current_savings       // Amount missing from the target
    shortfall                     = max(0, missing)
    funded_pct                    = 100·current_savings/goal_amount     if round(missing) > 0
                                  = 100                                 otherwise
    required_monthly_contribution = max(0, goal_amount − current_savings·(1 + i)^target_months)/(b·s(target_months, i))

    g              = current_savings·i + p            // Growth of the fund in the first month
    m              = 0                                if round(missing) ≤ 0    // Months until the fund is complete
                   = missing/p                        if i = 0 and p > 0
                   = ln(1 + missing·i/g)/ln(1 + i)    if g > 0
                   = absent: Without savings or interest on them, the fund never grows.
    months_to_goal = ceil(m)                          if round(missing) ≤ 0 or g > 0 or monthly_contribution is given
  `,
  references: [
    'Consumer Financial Protection Bureau, An essential guide to building an emergency fund',
    theoryOfInterest('§3.6 (unknown time)'),
  ],
  pictures: [{ kind: 'bars', of: ['current_savings', 'shortfall', 'goal_amount'] }],
  laws: {
    rises: {
      goal_amount: ['monthly_expenses', 'months_covered'],
      months_to_goal: ['monthly_expenses', 'months_covered'],
      required_monthly_contribution: ['monthly_expenses', 'months_covered'],
      funded_pct: ['current_savings'],
    },
    falls: {
      goal_amount: ['expenses_covered_pct'],
      months_to_goal: ['monthly_contribution', 'annual_rate'],
      required_monthly_contribution: ['current_savings', 'annual_rate', 'target_months'],
    },
    identities: ['100·goal_amount = (100 − expenses_covered_pct)·monthly_expenses·months_covered'],
  },
});
