import type { Headlines } from './headlines.ts';

export const insuranceHeadlines: Headlines = {
  'life-insurance': [
    { when: 'coverage_gap > 0', say: 'You need {coverage_gap} more life insurance' },
    { say: 'You have enough life insurance: you need {required_coverage}' },
  ],
  'health-insurance': [
    {
      when: 'break_even_annual_medical_expenses',
      say: '“{lowest_min_cost_plan_index}” is the cheapest up to {*break_even_annual_medical_expenses} of medical expenses a year; in the worst year “{lowest_max_cost_plan_index}” is, at {lowest_max_annual_cost}',
    },
    {
      say: '“{lowest_min_cost_plan_index}” is always the cheapest: it would cost you at most {*lowest_max_annual_cost} a year',
    },
  ],
  'home-insurance': [
    {
      when: 'coverage_gap > 0',
      say: 'You would need {replacement_gap} more coverage to rebuild, {coverage_gap} of it to avoid a penalty on claims',
    },
    {
      when: 'replacement_gap > 0',
      say: 'You would need {replacement_gap} more coverage to rebuild after a total loss',
    },
    { say: 'Your coverage is enough to rebuild your home, which costs {rebuild_cost}' },
  ],
  'auto-insurance':
    'The cheapest option is “{cheapest_option_index}”: {*options[cheapest_option_index].expected_annual_cost} a year on average',
  'disability-insurance': [
    {
      when: 'monthly_income_gap > 0',
      say: 'The policy would pay {monthly_benefit_after_tax} a month, and {monthly_income_gap} of your expenses would stay uncovered',
    },
    { say: 'The policy would pay {monthly_benefit_after_tax} a month' },
  ],
};

export const personalFinanceHeadlines: Headlines = {
  'debt-to-income': [
    {
      when: 'back_end_dti > max_back_end_dti',
      say: 'Housing and debts take {back_end_dti} of your income, more than the guideline of {max_back_end_dti}',
    },
    {
      when: 'front_end_dti > max_front_end_dti',
      say: 'Housing and debts take {back_end_dti} of your income, within the guideline of {max_back_end_dti}, but housing alone takes {front_end_dti}, more than {max_front_end_dti}',
    },
    {
      say: 'Housing and debts take {back_end_dti} of your income, within the guideline of {max_back_end_dti}',
    },
  ],
  'rent-affordability': [
    { when: 'max_monthly_rent > 0', say: 'You can afford a rent of up to {max_monthly_rent} a month' },
    { say: 'Your debts leave {max_monthly_rent} a month for rent' },
  ],
  'credit-utilization': [
    {
      when: 'required_payment > 0',
      say: 'You use {utilization_pct} of your credit; paying {required_payment} would bring it to {target_utilization_pct}',
    },
    { say: 'You use {utilization_pct} of your credit' },
  ],
  salary: [
    { when: 'pay_frequency = annually', say: 'You earn {monthly_pay} a month, or {hourly_pay} an hour' },
    { when: 'pay_frequency = monthly', say: 'You earn {annual_pay} a year, or {hourly_pay} an hour' },
    { say: 'You earn {annual_pay} a year, or {monthly_pay} a month' },
  ],
  'hourly-wage': 'You earn {annual_pay} a year, or {monthly_pay} a month',
  'financial-health': 'You meet {met_count} of {ratio_count} thresholds of financial health',
  'net-worth': [
    { when: 'net_worth < 0', say: 'You owe {|net_worth|} more than you own' },
    { say: 'Your net worth is {net_worth}' },
  ],
  'budget-planner': [
    { when: 'unassigned > 0', say: 'You have {unassigned} a month left to plan' },
    { when: 'unassigned < 0', say: 'Your plans exceed your income by {|unassigned|} a month' },
    { say: 'Your budget uses all of your income: {total_budgeted} a month' },
  ],
  inflation: 'What costs {amount} today would cost {*future_cost} in {years}',
  'inflation-history':
    'What cost {amount} on {start_date} costs {*adjusted_amount} at the prices of {end_date}',
};

export const taxHeadlines: Headlines = {
  vat: [
    {
      when: 'tax_behavior = inclusive',
      say: '{gross_amount} contains {vat_amount} of tax; without it, the price is {*net_amount}',
    },
    { say: 'The price is {gross_amount} with tax, of which {vat_amount} is tax' },
  ],
  'sales-tax': [
    {
      when: 'tax_behavior = inclusive',
      say: '{gross_amount} contains {sales_tax} of tax; without it, the price is {*net_amount}',
    },
    { say: 'The price is {gross_amount} with tax, of which {sales_tax} is tax' },
  ],
  'tax-equivalent-yield':
    'A taxable bond has to yield {tax_equivalent_yield} a year to leave you as much as {tax_free_yield} tax-free',
  'capital-gains': [
    { when: 'gain_after_tax < 0', say: 'You would lose {|gain_after_tax|}' },
    { say: 'You would keep a gain of {gain_after_tax} after tax' },
  ],
  'property-tax': 'Your property tax would be {annual_property_tax} a year',
};
