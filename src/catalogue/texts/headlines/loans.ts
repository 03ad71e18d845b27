import type { Headlines } from './headlines.ts';

export const loanHeadlines: Headlines = {
  emi: 'You would pay {emi} a month',
  'personal-loan': [
    { when: 'apr', say: 'You would pay {monthly_payment} a month, at an APR of {apr}' },
    { say: 'You would pay {monthly_payment} a month' },
  ],
  'home-loan': [
    { when: 'fees > 0', say: 'You would pay {monthly_payment} a month, at an APR of {apr}' },
    { say: 'You would pay {monthly_payment} a month' },
  ],
  'loan-payoff': [
    {
      when: 'months_saved > 0',
      say: 'The loan would be paid off in {months_to_payoff}, {months_saved} sooner than without extra payments',
    },
    { say: 'The loan would be paid off in {months_to_payoff}' },
  ],
  'prepay-vs-invest': [
    {
      when: 'investing_advantage > 0',
      say: 'Investing would leave you {investing_advantage} better off than prepaying',
    },
    {
      when: 'investing_advantage < 0',
      say: 'Prepaying would leave you {|investing_advantage|} better off than investing',
    },
    { say: 'Prepaying and investing come out even: the difference is {investing_advantage}' },
  ],
  'credit-card-payoff': [
    {
      when: 'required_monthly_payment and not given monthly_payment',
      say: 'You would pay {required_monthly_payment} a month to be done in {target_months}',
    },
    { say: 'The card would be paid off in {months_to_payoff}, with {total_interest} of interest' },
  ],
  'auto-loan': 'You would pay {monthly_payment} a month for {tenure_months}',
  'car-loan': 'You would pay {monthly_payment} a month for {tenure_months}',
  'business-loan': [
    {
      when: 'interest_only_months > 0 and balloon_amount > 0',
      say: 'You would pay {monthly_payment} a month after {interest_only_months} of interest only, and {final_payment} at the end',
    },
    {
      when: 'interest_only_months > 0',
      say: 'You would pay {monthly_payment} a month after {interest_only_months} of interest only',
    },
    {
      when: 'balloon_amount > 0',
      say: 'You would pay {monthly_payment} a month, and {final_payment} at the end',
    },
    { say: 'You would pay {monthly_payment} a month' },
  ],
  'auto-lease': 'You would pay {monthly_payment} a month, and {due_at_signing} at signing',
  'lease-vs-buy': [
    {
      when: 'buying_advantage > 0',
      say: 'Buying would cost {buying_advantage} less than leasing over {lease_tenure_months}',
    },
    {
      when: 'buying_advantage < 0',
      say: 'Leasing would cost {|buying_advantage|} less than buying over {lease_tenure_months}',
    },
    { say: 'Leasing and buying come out even: the difference is {buying_advantage}' },
  ],
  'student-loan': [
    {
      when: 'months_saved > 0',
      say: 'You would pay {monthly_payment} plus {extra_monthly_payment} extra a month, and be done {months_saved} sooner',
    },
    { say: 'You would pay {monthly_payment} a month' },
  ],
  'debt-payoff': [
    {
      when: 'interest_saved > 0',
      say: 'You would be debt-free in {months_to_payoff}, and save {interest_saved} of interest',
    },
    { say: 'You would be debt-free in {months_to_payoff}' },
  ],
  'debt-snowball': [
    {
      when: 'interest_saved > 0',
      say: 'You would be debt-free in {months_to_payoff}, and save {interest_saved} of interest',
    },
    { say: 'You would be debt-free in {months_to_payoff}' },
  ],
  'debt-avalanche': [
    {
      when: 'interest_saved > 0',
      say: 'You would be debt-free in {months_to_payoff}, and save {interest_saved} of interest',
    },
    { say: 'You would be debt-free in {months_to_payoff}' },
  ],
  apr: 'The loan has an APR of {apr}; interest and fees cost {finance_charge}',
  'interest-rate': [
    { when: 'second_rate_per_period', say: 'Two interest rates fit; the higher one is {annual_rate} a year' },
    { say: 'The interest rate is {annual_rate} a year' },
  ],
  'rule-of-78': [
    {
      when: 'refund_difference > 0',
      say: 'The rule of 78 refunds {refund}, which is {refund_difference} less than the actuarial method',
    },
    { say: 'The rule of 78 refunds {refund} of the finance charge' },
  ],
  'loan-comparison':
    '{cheapest_offer_index} is the cheapest offer: {*lowest_finance_charge} of interest and fees in total',
  'debt-consolidation': [
    { when: 'total_saved > 0', say: 'Consolidating would save you {total_saved} in total' },
    { when: 'total_saved < 0', say: 'Consolidating would cost you {|total_saved|} more in total' },
    { when: 'total_saved', say: 'Consolidating would cost the same: the difference is {total_saved}' },
    {
      say: 'Your minimum payments never pay off all debts; the new loan does, for {new_monthly_payment} a month',
    },
  ],
  'amortization-schedule': [
    {
      when: 'payment and months_saved > 0 and extra_monthly_payment > 0',
      say: 'You would pay {payment} {payment_frequency} plus {extra_monthly_payment} extra a month until {payoff_date}, {months_saved} sooner',
    },
    {
      when: 'payment and months_saved > 0',
      say: 'You would pay {payment} {payment_frequency} until {payoff_date}, {months_saved} sooner by extra or accelerated payments',
    },
    { when: 'payment', say: 'You would pay {payment} {payment_frequency} until {payoff_date}' },
    {
      when: 'interest_only_months > 0',
      say: 'You would pay {monthly_payment} a month after {interest_only_months} of interest only, until {payoff_date}',
    },
    {
      when: 'months_saved > 0 and extra_monthly_payment > 0',
      say: 'You would pay {monthly_payment} a month plus {extra_monthly_payment} extra until {payoff_date}, {months_saved} sooner',
    },
    {
      when: 'months_saved > 0',
      say: 'You would pay {monthly_payment} a month plus extra payments until {payoff_date}, {months_saved} sooner',
    },
    { say: 'You would pay {monthly_payment} a month until {payoff_date}' },
  ],
};
