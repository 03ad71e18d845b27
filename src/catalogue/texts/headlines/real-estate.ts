import type { Headlines } from './headlines.ts';

export const realEstateHeadlines: Headlines = {
  mortgage: 'You would pay {monthly_payment} a month',
  'adjustable-rate-mortgage':
    'You would pay {monthly_payment} a month at first, and {max_monthly_payment} in the worst case',
  'home-equity': [
    { when: 'equity < 0', say: 'You owe {|equity|} more than your home is worth' },
    {
      when: 'max_loan_amount > 0',
      say: 'You have {equity} of equity in your home, and could borrow {max_loan_amount} against it',
    },
    { say: 'You have {equity} of equity in your home' },
  ],
  heloc: [
    { when: 'draw_months = 0', say: 'You would pay {monthly_payment} a month' },
    {
      say: 'You would pay {interest_only_monthly_payment} a month while you draw, and {*monthly_payment} after that',
    },
  ],
  'mortgage-affordability': [
    { when: 'max_loan_amount > 0', say: 'You can afford a home of up to {max_home_price}' },
    { say: 'You can afford a home of {max_home_price}, without a loan' },
  ],
  'closing-cost': [
    { when: 'cash_to_close < 0', say: 'You would receive {|cash_to_close|} at closing' },
    { say: 'You would bring {cash_to_close} to the closing, with costs of {closing_costs}' },
  ],
  'mortgage-payoff': [
    {
      when: 'months_saved > 0 and interest_saved > 0',
      say: 'You would save {interest_saved} of interest, and be done {months_saved} sooner',
    },
    { when: 'months_saved > 0', say: 'You would be done {months_saved} sooner' },
    { when: 'interest_saved > 0', say: 'You would save {interest_saved} of interest' },
    { say: 'The mortgage would be paid off in {months_to_payoff}' },
  ],
  'biweekly-mortgage': [
    {
      when: 'interest_saved > 0 and months_saved > 0',
      say: 'Paying every two weeks would save {interest_saved} of interest and {months_saved}',
    },
    { when: 'months_saved > 0', say: 'Paying every two weeks would repay the loan {months_saved} sooner' },
    { say: 'Paying every two weeks would save {interest_saved} of interest' },
  ],
  'mortgage-refinance': [
    {
      when: 'monthly_payment_saved > 0 and total_saved < 0',
      say: 'You would pay {monthly_payment_saved} less a month, but {|total_saved|} more in total',
    },
    {
      when: 'monthly_payment_saved > 0 and break_even_month',
      say: 'You would pay {monthly_payment_saved} less a month, and break even in month {break_even_month}',
    },
    { when: 'monthly_payment_saved > 0', say: 'You would pay {monthly_payment_saved} less a month' },
    {
      when: 'monthly_payment_saved < 0 and total_saved > 0',
      say: 'You would pay {|monthly_payment_saved|} more a month, but {total_saved} less in total',
    },
    {
      when: 'monthly_payment_saved < 0',
      say: 'You would pay {|monthly_payment_saved|} more a month, and {|total_saved|} more in total',
    },
    {
      when: 'total_saved < 0',
      say: 'Your payment would stay the same, and you would pay {|total_saved|} more in total',
    },
    { say: 'Your payment would stay the same, and you would save {total_saved} in total' },
  ],
  'mortgage-points':
    '{cheapest_option_index} costs the least over {holding_months}: {*options[cheapest_option_index].finance_charge_at_exit} of points and interest',
  buydown:
    'The buydown costs {total_subsidy}; you would pay {steps[0].monthly_payment} a month at first instead of {monthly_payment}',
  piti: [
    {
      when: 'pmi_months > 0',
      say: 'Your home would cost {monthly_housing_payment} a month, and {monthly_housing_payment_after_pmi} once mortgage insurance ends',
    },
    { say: 'Your home would cost {monthly_housing_payment} a month' },
  ],
  'rental-property': [
    {
      when: 'monthly_cash_flow < 0',
      say: 'The property would cost you {|monthly_cash_flow|} a month after all expenses',
    },
    {
      when: 'cash_on_cash_return',
      say: 'The property would bring you {monthly_cash_flow} a month, {cash_on_cash_return} a year on your cash',
    },
    { say: 'The property would bring you {monthly_cash_flow} a month' },
  ],
  'rental-yield': 'The property yields {gross_yield} a year before expenses, and {net_yield} after them',
  'cap-rate': 'The property has a cap rate of {cap_rate}',
  'cash-on-cash': [
    {
      when: 'cash_on_cash_return < 0',
      say: 'You would have to add {|annual_cash_flow|} in the first year: a cash-on-cash return of {*cash_on_cash_return}',
    },
    { when: 'cash_on_cash_return', say: 'Your cash would earn {cash_on_cash_return} in the first year' },
    { say: 'The property would bring {annual_cash_flow} a year, with no cash invested' },
  ],
  'cash-flow': [
    { when: 'monthly_cash_flow < 0', say: 'The property would cost you {|monthly_cash_flow|} a month' },
    { say: 'The property would bring you {monthly_cash_flow} a month' },
  ],
  'rental-roi': [
    {
      when: 'total_return_pct < 0',
      say: 'You would lose {|total_return_pct|} of your cash over {holding_years}',
    },
    { when: 'total_return_pct', say: 'Your cash would earn {total_return_pct} over {holding_years}' },
    { say: 'The sale would bring you {sale_proceeds} after {holding_years}' },
  ],
  'rent-vs-buy': [
    {
      when: 'buying_advantage > 0',
      say: 'Buying would leave you {buying_advantage} better off than renting after {years}',
    },
    {
      when: 'buying_advantage < 0',
      say: 'Renting would leave you {|buying_advantage|} better off than buying after {years}',
    },
    { say: 'Renting and buying come out even: the difference is {buying_advantage}' },
  ],
};
