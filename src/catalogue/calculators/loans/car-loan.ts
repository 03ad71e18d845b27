import { preset } from '#catalogue/preset/preset.ts';
import { autoLoan } from './auto-loan.ts';

export const carLoan = preset(autoLoan, {
  id: 'car-loan',
  name: 'Car Loan Calculator',
  synonyms: ['vehicle loan', 'car payment', 'car emi'],
  category: 'loans',
  summary: 'Monthly payment and whole cost of a car that is financed, with down payment, trade-in, sales tax and fees.',
  headline: 'You would pay {monthly_payment} a month for {tenure_months}',
  about:
    'Use it for a quick answer when you buy a car on credit; the auto loan calculator has more details, such as ' +
    'rebates and a balance on the car you trade in. Try a shorter term and a larger down payment, and see how much ' +
    'interest they save. A car loses value fast, so avoid owing more than it is worth.',
  fixed: {
    trade_in_balance: 0,
    sales_tax_base: 'less_trade_in',
    tax_and_fee_treatment: 'financed',
    rebate: 0,
  },
  input: {
    vehicle_price: { description: 'Price of the car before tax and fees' },
    annual_rate: {},
    tenure_months: {},
    down_payment: {},
    trade_in_value: { description: 'Trade-in value of the old car' },
    sales_tax_rate: { description: 'Sales tax on the price less trade_in_value' },
    fees: {},
    start_date: {},
    day_count_convention: {},
    level_payment_rule: {},
    payment_rounding: {},
  },
  output: {
    monthly_payment: {},
    loan_amount: {},
    total_interest: {},
    total_paid: {},
    total_cost: { description: 'Whole cost of the car: price, tax, fees and interest' },
    final_payment: {},
    payoff_date: {},
  },
});
