import type { Headlines } from './headlines.ts';

export const retirementHeadlines: Headlines = {
  retirement: 'You would retire with {projected_corpus}, which gives you {monthly_retirement_income} a month',
  'retirement-age': [
    { when: 'years_to_goal > 0', say: 'You could retire by age {retirement_age}, in {years_to_goal}' },
    { say: 'You could retire now, at age {retirement_age}' },
  ],
  'safe-withdrawal-rate': [
    {
      when: 'no annual_withdrawal and years_lasting',
      say: 'Your savings would cover {annual_expenses} a year for {*years_lasting}, and would never grow to {final_balance}',
    },
    {
      when: 'no annual_withdrawal',
      say: 'You could withdraw {perpetual_annual_withdrawal} a year forever, and your savings would never grow to {final_balance}',
    },
    {
      say: 'At a constant return of {expected_return}, you could withdraw at most {annual_withdrawal} a year for {years}',
    },
  ],
  'historical-backtest': [
    {
      when: 'annual_withdrawal = 0',
      say: 'From half of {cohort_count} start dates in market history, you would have ended with more than {*final_balances[4].balance}',
    },
    {
      when: 'failed_cohort_count > 0 and success_rate >= 50',
      say: 'The plan would have worked from all but {failed_cohort_count} of {cohort_count} start dates in market history: {*success_rate}',
    },
    { say: 'The plan would have worked from {success_rate} of {cohort_count} start dates in market history' },
  ],
  'monte-carlo': [
    {
      when: 'annual_withdrawal = 0',
      say: 'On half of the simulated paths, you would end with more than {final_balances[3].balance}',
    },
    { say: 'Your savings would last {years} with a probability of {success_rate}' },
  ],
  'withdrawal-comparison':
    'The most generous spending rule, {highest_median_rule_index}, pays a median of {*highest_median_annual_withdrawal} a year',
  'retirement-income': [
    {
      when: 'years_lasting',
      say: 'You could spend {first_year_withdrawal} in the first year, and your savings would last {years_lasting}',
    },
    {
      say: 'You could spend {first_year_withdrawal} in the first year, and your savings would never run out',
    },
  ],
  'annuity-payout': [
    { when: 'years_lasting', say: 'The payments would last {years_lasting}' },
    { when: 'payment_growth_rate = 0', say: 'You would receive {payment} {payment_frequency} for {years}' },
    { say: 'You would receive {payment} {payment_frequency} at first, for {years}' },
  ],
  pension: 'Your pension would be {monthly_pension} a month',
  swp: [
    { when: 'months_lasting', say: 'Your money would last {months_lasting}' },
    { say: 'You would still have {future_value} after {years} of withdrawals' },
  ],
  'retirement-savings-gap': [
    {
      when: 'corpus_gap > 0',
      say: 'Saving {extra_monthly_contribution} more a month would close your gap of {corpus_gap}',
    },
    { say: 'You are on track: you would retire with {|corpus_gap|} more than you need' },
  ],
  'roth-vs-traditional': [
    { when: 'roth_advantage > 0', say: 'The Roth account would leave you {roth_advantage} more after tax' },
    {
      when: 'roth_advantage < 0',
      say: 'The traditional account would leave you {|roth_advantage|} more after tax',
    },
    { say: 'Both accounts would leave you the same after tax: the difference is {roth_advantage}' },
  ],
};
