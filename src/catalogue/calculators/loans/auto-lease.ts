import { defineCalculator } from '#catalogue/declare/define.ts';
import {
  amount,
  choice,
  currency,
  flag,
  loanRate,
  money,
  months,
  percent,
  percentage,
  positiveAmount,
  quantity,
} from '#catalogue/declare/fields.ts';
import { msrp, usualInUnitedStates } from '#catalogue/declare/conventions.ts';

const treatments = {
  financed: 'fees are added to the capitalized cost',
  upfront: 'fees are paid at signing',
} as const;

export const autoLease = defineCalculator({
  id: 'auto-lease',
  name: 'Auto Lease Calculator',
  synonyms: ['car lease', 'lease payment', 'money factor', 'residual', 'rent charge', 'cap cost'],
  category: 'loans',
  summary:
    'Monthly payment of a leased vehicle: depreciation, finance charge and sales tax, and what is due at signing.',
  headline: 'You would pay {monthly_payment} a month, and {due_at_signing} at signing',
  about:
    'Dealers quote a money factor and a residual value rather than a price and a rate. Enter them, and check the ' +
    'payment line by line before you sign. The rate that corresponds to the money factor lets you compare the lease ' +
    'with a loan. Charges for extra mileage and wear at the end are not included.',
  input: {
    vehicle_price: positiveAmount('Price of the vehicle that was agreed on'),
    residual_value: amount('Residual value: value of the vehicle at the end of the lease', { optional: true }),
    residual_pct: percent('Residual value as a percentage of the MSRP', { optional: true }),
    msrp: msrp(),
    annual_rate: loanRate('Annual rate of the lease: 2,400 times the money factor', { optional: true }),
    money_factor: quantity('Money factor, such as 0.00125', 'ratio', { maximum: 0.4, optional: true }),
    tenure_months: months('Lease term', { default: 36 }),
    down_payment: amount('Cash that lowers the capitalized cost', { default: 0 }),
    trade_in_value: amount('Trade-in value of the old vehicle, which lowers the capitalized cost', { default: 0 }),
    fees: amount('Acquisition, title and document fees', { default: 0 }),
    fee_treatment: choice('Payment of the fees: financed or at signing', treatments, { default: 'financed' }),
    sales_tax_rate: percent('Sales tax on each payment and on the down payment', { default: 0 }),
    down_payment_taxed: flag(
      'Whether sales tax is due on the down payment',
      { true: 'it is paid at signing, as in most states of the USA', false: 'the down payment is not taxed' },
      { default: true, ...usualInUnitedStates },
    ),
    currency: currency(),
  },
  output: {
    monthly_payment: money('Monthly payment with sales tax'),
    monthly_depreciation: money(
      'Depreciation charge per month: capitalized cost less residual value, spread over the lease',
    ),
    monthly_finance_charge: money('Finance charge per month, also called rent charge'),
    monthly_sales_tax: money('Sales tax per month'),
    upfront_sales_tax: money('Sales tax on the down payment, due at signing'),
    capitalized_cost: money('Adjusted capitalized cost: price and financed fees less down payment and trade-in'),
    due_at_signing: money(
      'Cash due at signing: down payment and its sales tax, fees paid at signing, and the first monthly payment',
    ),
    total_paid: money('All monthly payments, excluding the down payment, its sales tax and fees paid at signing'),
    annual_rate: percentage('Annual rate of the lease'),
  },
  rules: `
    require exactly one of residual_value, residual_pct
    require exactly one of annual_rate, money_factor
    require residual_pct is given if msrp is given else msrp: must be left out unless residual_pct is given
  `,
  conventions: {
    timing:
      'payments at the beginning of each month, the first at signing; sales tax is due with each payment and, on a taxed down payment, at signing; the trade-in is not taxed',
    compounding: 'none: the finance charge is the money factor times the sum of capitalized cost and residual value',
  },
  equations: `
    annual_rate      = annual_rate                       if annual_rate is given
                     = 2400·money_factor                 otherwise
    residual         = residual_value                    if residual_value is given     // Value at the end of the lease
                     = msrp·residual_pct/100             if msrp is given
                     = vehicle_price·residual_pct/100    otherwise
    financed         = fees                              if fee_treatment = financed    // Fees in the capitalized cost
                     = 0                                 otherwise
    capitalized_cost = vehicle_price + financed − down_payment − trade_in_value
    require capitalized_cost ≥ residual else no-solution: the residual value is above the capitalized cost, so that nothing depreciates: lower the residual value, down_payment or trade_in_value

    monthly_depreciation   = (capitalized_cost − residual)/tenure_months
    monthly_finance_charge = (capitalized_cost + residual)·annual_rate/2400
    monthly_sales_tax      = (monthly_depreciation + monthly_finance_charge)·sales_tax_rate/100
    monthly_payment        = monthly_depreciation + monthly_finance_charge + monthly_sales_tax
    upfront_sales_tax      = down_payment·sales_tax_rate/100    if down_payment_taxed = true
                           = 0                                  otherwise
    due_at_signing         = down_payment + upfront_sales_tax + fees − financed + monthly_payment
    total_paid             = tenure_months·monthly_payment
  `,
  references: [
    'Board of Governors of the Federal Reserve System, Keys to Vehicle Leasing (capitalized cost, residual value, depreciation, rent charge, and taxes on the capitalized cost reduction)',
    'Regulation M (12 CFR 1013), 1013.4(b) and (f) (amount due at lease signing, payment calculation)',
  ],
  pictures: [
    { kind: 'steps', of: ['monthly_depreciation', 'monthly_finance_charge', 'monthly_sales_tax', '=monthly_payment'] },
  ],
  laws: {
    rises: {
      monthly_payment: ['vehicle_price', 'annual_rate', 'money_factor', 'sales_tax_rate'],
      capitalized_cost: ['vehicle_price'],
      due_at_signing: ['fees'],
      upfront_sales_tax: ['down_payment', 'sales_tax_rate'],
    },
    falls: {
      monthly_payment: ['down_payment', 'trade_in_value', 'tenure_months'],
      capitalized_cost: ['down_payment', 'trade_in_value'],
    },
    identities: [
      'monthly_payment = monthly_depreciation + monthly_finance_charge + monthly_sales_tax',
      'monthly_payment·100 = (monthly_depreciation + monthly_finance_charge)·(100 + sales_tax_rate)',
      'total_paid = tenure_months·monthly_payment',
    ],
  },
});
