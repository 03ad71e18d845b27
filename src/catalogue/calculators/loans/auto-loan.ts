import { chargedRounding, paymentRounding, usualInUnitedStates } from '#catalogue/declare/conventions.ts';
import { defineCalculator } from '#catalogue/declare/define.ts';
import { amount, choice, currency, money, months, optionalMoney, percent } from '#catalogue/declare/fields.ts';
import {
  countedConventions,
  countedDays,
  countedDaysRule,
  countedLoanOfL,
  countedLoanSchedule,
  FINAL_PAYMENT,
} from '#catalogue/parts/counted-days.ts';
import { payoffDate } from '#catalogue/parts/payoff-date.ts';
import { loanInBooks } from '#catalogue/parts/level-loan.ts';
import { levelPayment, loanInterest, nominalLoanRate } from '#catalogue/declare/shared-fields.ts';
import { theoryOfInterest } from '#catalogue/declare/references.ts';
import { natives } from './auto-loan.native.ts';

const taxBases = {
  less_trade_in: 'the price less trade_in_value, as in most states of the USA',
  full_price: 'the whole price',
} as const;

const settlements = {
  financed: 'tax and fees are added to the loan',
  upfront: 'tax and fees are paid at signing',
} as const;

export const autoLoan = defineCalculator({
  id: 'auto-loan',
  name: 'Auto Loan Calculator',
  synonyms: ['car', 'truck', 'motorcycle', 'car payment', 'car finance', 'boat loan'],
  category: 'loans',
  summary:
    'Monthly payment and whole cost of a financed vehicle, with trade-in, sales tax, fees, rebate and down payment.',
  headline: 'You would pay {monthly_payment} a month for {tenure_months}',
  about:
    'Everything that changes the amount you borrow counts: a trade-in and what is still owed on it, sales tax, fees ' +
    'and a rebate. Negotiate the price first and look at the total cost rather than the payment, since a longer term ' +
    'lowers the payment but costs more. Fuel, insurance and repairs are not included.',
  input: {
    vehicle_price: amount('Price before tax, fees and rebate'),
    annual_rate: nominalLoanRate(),
    tenure_months: months('Loan term', { default: 60 }),
    down_payment: { ...amount('Cash paid toward the price', { default: 0 }), percentOf: 'vehicle_price' },
    trade_in_value: amount('Trade-in value of the old vehicle', { default: 0 }),
    trade_in_balance: amount('Balance owed on the old vehicle, paid off by the new loan', { default: 0 }),
    sales_tax_rate: percent('Sales tax', { default: 0 }),
    sales_tax_base: choice('Amount on which sales tax is charged', taxBases, {
      default: 'less_trade_in',
      ...usualInUnitedStates,
    }),
    fees: amount('Title, registration and document fees, untaxed', { default: 0 }),
    tax_and_fee_treatment: choice('Payment of tax and fees: financed or at signing', settlements, {
      default: 'financed',
    }),
    rebate: amount("Manufacturer's cash rebate, which does not lower the tax", { default: 0 }),
    ...countedDays(),
    payment_rounding: paymentRounding(),
    currency: currency(),
  },
  output: {
    monthly_payment: levelPayment(),
    loan_amount: money('Loan amount'),
    sales_tax: money('Sales tax'),
    due_at_signing: money('Cash paid at signing, before the loan begins'),
    total_interest: loanInterest(),
    total_paid: money('All payments of the loan'),
    total_cost: money('Whole cost of the vehicle: price, tax, fees and interest, less the rebate'),
    final_payment: optionalMoney(FINAL_PAYMENT),
    payoff_date: payoffDate(),
  },
  rules: `
    ${countedDaysRule}
  `,
  conventions: { ...countedConventions, rounding: chargedRounding('sales tax is') },
  native: natives,
  equations: `
    taxed          = vehicle_price                                                 if sales_tax_base = full_price    // Taxed part of the price
                   = max(0, vehicle_price − trade_in_value)                        otherwise
    sales_tax      = round(taxed·sales_tax_rate/100)
    price          = vehicle_price + sales_tax + fees − rebate                     // Price with tax and fees, less the rebate
    due_at_signing = down_payment + sales_tax + fees                               if tax_and_fee_treatment = upfront
                   = down_payment                                                  otherwise
    principal      = price − due_at_signing − trade_in_value + trade_in_balance    // Amount borrowed
    require principal ≥ 0 else no-solution: nothing is left to borrow: down_payment and all that is taken off the price are more than the vehicle costs; a lower down_payment has an answer

    i              = annual_rate/1200    // Interest per month, as a fraction
    n              = tenure_months       // Number of payments
    ${loanInBooks}
    counted        = count_loan(L, annual_rate, 0, n, start_date, day_count_convention, level_payment_rule, payment_rounding, decimals)    if day_count_convention is given    // Loan by the days of each month
    ${countedLoanOfL}
    loan_amount    = principal
    total_interest = total_paid − L
    total_cost     = price + total_paid − L
  `,
  references: [
    theoryOfInterest('§3.2 (annuity-immediate) and §5.2 (prospective balance)'),
    'Consumer Financial Protection Bureau, Take control of your auto loan (what is financed)',
  ],
  schedule: countedLoanSchedule,
  laws: {
    when: 'payment_rounding = exact',
    unscaled: 'The sales tax is rounded.',
    rises: {
      monthly_payment: ['vehicle_price', 'annual_rate', 'trade_in_balance'],
      total_cost: ['vehicle_price', 'annual_rate', 'sales_tax_rate', 'fees', 'tenure_months'],
    },
    falls: {
      monthly_payment: ['tenure_months', 'down_payment', 'trade_in_value', 'rebate'],
      total_cost: ['down_payment', 'rebate'],
    },
    identities: [
      'total_cost = due_at_signing + total_paid + trade_in_value − trade_in_balance',
      'total_paid = tenure_months·monthly_payment',
    ],
  },
});
