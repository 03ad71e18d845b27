import type { Headlines } from './headlines.ts';

export const savingsHeadlines: Headlines = {
  tvm: [
    { when: 'not given present_value', say: 'The present value is {present_value}' },
    {
      when: 'not given payment and payment < 0 and periods_per_year = 12',
      say: 'You would pay {|payment|} a month',
    },
    { when: 'not given payment and payment < 0', say: 'You would pay {|payment|} each period' },
    {
      when: 'not given payment and periods_per_year = 12',
      say: 'You would receive {payment} a month',
    },
    { when: 'not given payment', say: 'You would receive {payment} each period' },
    { when: 'not given future_value', say: 'The future value is {future_value}' },
    { when: 'not given periods', say: 'It would take {periods}' },
    { say: 'The interest rate is {annual_rate} a year' },
  ],
  'time-value': [
    {
      when: 'not given present_value',
      say: 'You would need {present_value} today to have {future_value} in {years}',
    },
    { say: '{present_value} today would be worth {*future_value} in {years}' },
  ],
  'high-yield-savings': [
    {
      when: 'tax > 0',
      say: 'You would have {future_value} after {years}, or {future_value_after_tax} after tax',
    },
    { say: 'You would have {future_value} after {years}' },
  ],
  'savings-goal': [
    { when: 'months_to_goal = 0', say: 'You have reached your goal of {future_goal_amount} already' },
    {
      when: 'months_to_goal and required_monthly_contribution',
      say: 'You would reach your goal in {months_to_goal}, or in {target_months} with {required_monthly_contribution} a month',
    },
    { when: 'months_to_goal', say: 'You would reach your goal in {months_to_goal}' },
    {
      when: 'required_monthly_contribution',
      say: 'You would have to save {required_monthly_contribution} a month to reach your goal in {target_months}',
    },
  ],
  'education-goal': [
    {
      when: 'shortfall > 0',
      say: 'You would have to save {required_monthly_contribution} a month to have the {future_goal_amount} needed',
    },
    { say: 'Your savings would grow to the {future_goal_amount} needed by themselves' },
  ],
  'fixed-deposit': [
    { when: 'interest_payout', say: 'You would receive {interest_payout} of interest {payout_frequency}' },
    {
      when: 'tax > 0',
      say: 'You would receive {maturity_value} at maturity, or {maturity_value_after_tax} after tax',
    },
    { say: 'You would receive {maturity_value} at maturity' },
  ],
  'recurring-deposit': [
    {
      when: 'tax > 0',
      say: 'You would receive {maturity_value} at maturity, or {maturity_value_after_tax} after tax',
    },
    { say: 'You would receive {maturity_value} at maturity' },
  ],
  ppf: 'The account would have {maturity_value} after {years}',
  'emergency-fund': [
    { when: 'shortfall = 0', say: 'Your savings cover the {goal_amount} that you need' },
    {
      when: 'months_to_goal',
      say: 'You need {goal_amount}, and would have it in {months_to_goal}',
    },
    {
      say: 'You need {goal_amount}, and would have it in {target_months} with {required_monthly_contribution} a month',
    },
  ],
  'simple-interest': 'The interest comes to {interest}, which makes {total_amount} with the principal',
  'apr-apy': [
    { when: 'given apr', say: 'An APR of {apr} is an APY of {*apy}' },
    { say: 'An APY of {apy} is an APR of {*apr}' },
  ],
  'effective-interest-rate': 'The effective rate is {effective_annual_rate} a year',
};
