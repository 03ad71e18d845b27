import { msrp, usualInUnitedStates } from '#catalogue/declare/conventions.ts';
import { defineCalculator } from '#catalogue/declare/define.ts';
import {
  amount,
  choice,
  currency,
  flag,
  growthRate,
  loanRate,
  money,
  months,
  omittable,
  percent,
  positiveAmount,
  quantity,
  whole,
} from '#catalogue/declare/fields.ts';
import { theoryOfInterest } from '#catalogue/declare/references.ts';

const leaseTreatments = {
  financed: 'lease_fees are added to the capitalized cost',
  upfront: 'lease_fees are paid at signing',
} as const;

const loanTreatments = {
  financed: 'tax and fees of the purchase are added to the loan',
  upfront: 'tax and fees of the purchase are paid at signing',
} as const;

const taxBases = {
  less_trade_in: 'the price less trade_in_value, as in most states of the USA',
  full_price: 'the whole price',
} as const;

export const leaseVsBuy = defineCalculator({
  id: 'lease-vs-buy',
  name: 'Lease or Buy Calculator',
  synonyms: ['lease or buy a car', 'car lease', 'auto loan', 'leasing or financing'],
  category: 'loans',
  summary: 'Cost of leasing a vehicle compared with buying it with a loan and selling it when the lease would end.',
  headline: [
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
  about:
    'It compares both ways over the same months: at the end of the lease the bought car is sold, and what it brings ' +
    'counts for buying. The resale value is the largest unknown, so try a low and a high one. If you keep cars for ' +
    'many years, buying usually wins, which a comparison over one lease does not show.',
  input: {
    vehicle_price: positiveAmount('Price of the vehicle that was agreed on, before tax and fees'),
    resale_value: amount('Price at which the bought vehicle is sold when the lease would end'),
    residual_value: amount('Residual value in the lease', { optional: true }),
    residual_pct: percent('Residual value in the lease as a percentage of the MSRP', { optional: true }),
    msrp: msrp(),
    lease_annual_rate: loanRate('Annual rate of the lease: 2,400 times the money factor', { optional: true }),
    money_factor: quantity('Money factor of the lease, such as 0.00125', 'ratio', { maximum: 0.4, optional: true }),
    lease_tenure_months: months('Lease term', { default: 36 }),
    lease_down_payment: amount('Cash that lowers the capitalized cost of the lease', { default: 0 }),
    lease_fees: amount('Fees of the lease', { default: 0 }),
    fee_treatment: choice('Payment of lease_fees: financed or at signing', leaseTreatments, { default: 'financed' }),
    annual_rate: loanRate('Nominal annual interest rate of the loan; one-twelfth is charged each month'),
    tenure_months: months('Loan term', { default: 60 }),
    down_payment: amount('Cash paid toward the purchase', { default: 0 }),
    fees: amount('Fees of the purchase, untaxed', { default: 0 }),
    tax_and_fee_treatment: choice('Payment of tax and fees of the purchase: financed or at signing', loanTreatments, {
      default: 'financed',
    }),
    trade_in_value: amount('Trade-in value of the old vehicle, for which both are credited', { default: 0 }),
    sales_tax_rate: percent('Sales tax on the purchase, and on each payment and the down payment of the lease', {
      default: 0,
    }),
    sales_tax_base: choice('Amount of the purchase on which sales tax is charged', taxBases, {
      default: 'less_trade_in',
      ...usualInUnitedStates,
    }),
    lease_down_payment_taxed: flag(
      'Whether sales tax is due on lease_down_payment',
      { true: 'it is paid at signing, as in most states of the USA', false: 'the down payment is not taxed' },
      { default: true, ...usualInUnitedStates },
    ),
    annual_return: growthRate('Nominal annual return that money not spent would earn; one-twelfth each month', {
      default: 0,
    }),
    currency: currency(),
  },
  output: {
    lease_total_cost: money(
      'Cost of the lease at its end: trade-in, cash at signing and all payments, with the return that they would have earned',
    ),
    lease_upfront_sales_tax: money('Sales tax on lease_down_payment, due at signing'),
    buying_total_cost: money(
      'Cost of buying at the same time: trade-in, cash at signing and payments with that return, and the balance of the loan, less resale_value',
    ),
    buying_advantage: money('Cost of the lease less that of buying; negative when the lease costs less'),
    break_even_month: omittable(
      whole(
        'First month in which selling the vehicle leaves buying no more expensive than the lease so far, if its value falls evenly from vehicle_price to resale_value; absent when no month of the lease does',
        'ordinal',
      ),
    ),
  },
  prominent: ['lease_tenure_months', 'tenure_months'],
  rules: `
    require exactly one of residual_value, residual_pct
    require exactly one of lease_annual_rate, money_factor
    require residual_pct is given if msrp is given else msrp: must be left out unless residual_pct is given
  `,
  conventions: {
    forecast:
      'resale_value and annual_return turn out as given; insurance, maintenance and charges for mileage and wear are left out',
    timing:
      'payments of the lease at the beginning, payments of the loan at the end of each month; sales tax of the lease with each payment and, on a taxed down payment, at signing; its trade-in is not taxed',
    compounding:
      'the loan and the return monthly, at one-twelfth of their nominal rates; the lease by its money factor',
  },
  equations: `
    h                       = lease_tenure_months                                               // Months of the lease
    j                       = annual_return/1200                                                // Return per month, as a fraction
    factor                  = money_factor                                                      if money_factor is given       // Money factor
                            = lease_annual_rate/2400                                            otherwise
    residual                = residual_value                                                    if residual_value is given     // Residual value in the lease
                            = msrp·residual_pct/100                                             if msrp is given
                            = vehicle_price·residual_pct/100                                    otherwise
    financed                = lease_fees                                                        if fee_treatment = financed    // Fees in the capitalized cost
                            = 0                                                                 otherwise
    C                       = vehicle_price + financed − lease_down_payment − trade_in_value    // Capitalized cost
    require C ≥ residual else no-solution: the residual value is above the capitalized cost of the lease, so that nothing depreciates: lower the residual value, lease_down_payment or trade_in_value
    m                       = ((C − residual)/h + (C + residual)·factor)·(1 + sales_tax_rate/100)    // Monthly payment of the lease
    lease_upfront_sales_tax = lease_down_payment·sales_tax_rate/100                             if lease_down_payment_taxed = true
                            = 0                                                                 otherwise
    S                       = trade_in_value + lease_down_payment + lease_upfront_sales_tax + lease_fees − financed    // Paid for the lease at signing, without the first payment
    leased(k)               = S·(1 + j)^k + m·s(k, j)·(1 + j)                                   // Cost of the lease until month k

    taxed     = vehicle_price                                                   if sales_tax_base = full_price        // Taxed part of the price
              = max(0, vehicle_price − trade_in_value)                          otherwise
    added     = taxed·sales_tax_rate/100 + fees                                 // Tax and fees of the purchase
    cash      = added                                                           if tax_and_fee_treatment = upfront    // The part of them that is paid at signing
              = 0                                                               otherwise
    L         = vehicle_price + added − cash − down_payment − trade_in_value    // Loan
    require L ≥ 0 else no-solution: nothing is left to borrow: down_payment and trade_in_value are more than the vehicle costs; a lower down_payment has an answer
    i         = annual_rate/1200                                                // Interest of the loan per month, as a fraction
    n         = tenure_months                                                   // Payments of the loan
    p         = L/a(n, i)                                                       // Monthly payment of the loan
    U         = trade_in_value + down_payment + cash                            // Paid for the vehicle at signing
    spent(k)  = U·(1 + j)^k + p·s(min(k, n), j)·(1 + j)^max(0, k − n)           // Paid for the vehicle until month k
    owed(k)   = p·a(max(0, n − k), i)                                           // Loan after month k
    value(k)  = vehicle_price − (vehicle_price − resale_value)·k/h              // Value of the vehicle after month k
    bought(k) = spent(k) + owed(k) − value(k)                                   // Cost of buying until month k

    lease_total_cost  = leased(h)
    buying_total_cost = spent(h) + owed(h) − resale_value
    buying_advantage  = lease_total_cost − buying_total_cost
    even              = first(k = 1…h, bought(k) ≤ leased(k))    // First month in which buying is no more expensive
    break_even_month  = even                                     if even is given
                      = absent: The lease costs less in every month.
  `,
  references: [
    'Board of Governors of the Federal Reserve System, Keys to Vehicle Leasing (leasing and buying compared, taxes on the capitalized cost reduction)',
    theoryOfInterest('§3.2, §3.3 (annuity-immediate and annuity-due) and §5.2 (prospective balance)'),
  ],
  pictures: [{ kind: 'bars', of: ['lease_total_cost', 'buying_total_cost'] }],
  laws: {
    rises: {
      buying_advantage: ['resale_value', 'money_factor', 'lease_annual_rate', 'lease_fees'],
      lease_total_cost: ['money_factor', 'lease_annual_rate', 'lease_fees', 'sales_tax_rate'],
      lease_upfront_sales_tax: ['lease_down_payment', 'sales_tax_rate'],
      buying_total_cost: ['annual_rate', 'fees', 'sales_tax_rate'],
    },
    falls: { buying_advantage: ['annual_rate', 'fees'], buying_total_cost: ['resale_value'] },
    identities: ['buying_advantage + buying_total_cost = lease_total_cost'],
  },
});
