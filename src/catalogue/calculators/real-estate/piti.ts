import { ledgerRounding, paymentRounding, usualInUnitedStates } from '#catalogue/declare/conventions.ts';
import { defineCalculator } from '#catalogue/declare/define.ts';
import {
  amount,
  annualPercent,
  currency,
  money,
  optionalMoney,
  percentage,
  positiveAmount,
} from '#catalogue/declare/fields.ts';
import { levelLoan, levelLoanSchedule } from '#catalogue/parts/level-loan.ts';
import {
  homeownersProtectionAct,
  pmiDuration,
  pmiEnd,
  pmiMonths,
  pmiRate,
} from '#catalogue/parts/mortgage-insurance.ts';
import { downPayment, loanTerm, nominalLoanRate } from '#catalogue/declare/shared-fields.ts';
import { during, sumOf } from '#catalogue/declare/schedule.ts';
import { theoryOfInterest } from '#catalogue/declare/references.ts';

export const piti = defineCalculator({
  id: 'piti',
  name: 'Monthly Housing Payment (PITI) Calculator',
  synonyms: [
    'house payment',
    'housing cost',
    'property tax',
    'homeowners insurance',
    'escrow',
    'pmi',
    'mortgage insurance',
  ],
  category: 'real-estate',
  summary:
    'Monthly cost of a mortgaged home: principal, interest, taxes, insurance, mortgage insurance until it ends, and fees.',
  headline: [
    {
      when: 'pmi_months > 0',
      say: 'Your home would cost {monthly_housing_payment} a month, and {monthly_housing_payment_after_pmi} once mortgage insurance ends',
    },
    { say: 'Your home would cost {monthly_housing_payment} a month' },
  ],
  about:
    'It is the number to put into your budget, because taxes and insurance come on top of the loan payment and ' +
    'lenders count them too. Mortgage insurance ends once the balance is low enough, and the result shows when. ' +
    'Property taxes and premiums usually rise over the years; here they stay as you enter them. Utilities and ' +
    'repairs are not included.',
  input: {
    home_price: positiveAmount('Price of the home'),
    down_payment: downPayment(),
    interest_rate: nominalLoanRate(),
    loan_term: loanTerm({ default: 30 }),
    property_tax_rate: annualPercent('Property tax per year in percent of the price', {
      default: 1.1,
      ...usualInUnitedStates,
    }),
    annual_insurance: amount('Annual home insurance', { default: 0 }),
    pmi_rate: pmiRate({ default: 0.7, ...usualInUnitedStates }),
    pmi_end: pmiEnd(),
    monthly_fees: amount('Monthly HOA or condominium fees', { default: 0 }),
    payment_rounding: paymentRounding(),
    currency: currency(),
  },
  output: {
    monthly_housing_payment: money('Total cost of the first month'),
    monthly_payment: money('Level monthly payment of the loan'),
    monthly_property_tax: money('Monthly property tax'),
    monthly_insurance: money('Monthly home insurance'),
    monthly_pmi: money('Monthly mortgage insurance while it is due, otherwise 0'),
    monthly_housing_payment_after_pmi: money('Monthly cost without mortgage insurance'),
    pmi_months: pmiDuration(),
    total_pmi: money('Total mortgage insurance'),
    loan_amount: money('Loan amount: price less down payment'),
    ltv: percentage('Loan-to-value ratio: the loan in percent of the price', 'percent'),
    total_interest: money('Total interest of the loan'),
    final_payment: optionalMoney(
      'Last payment of principal and interest, which settles the balance; only with payment_rounding cent',
    ),
  },
  prominent: ['loan_term', 'property_tax_rate'],
  rules: `
    require down_payment ≤ home_price
  `,
  conventions: {
    timing: 'payments at the end of each month; one-twelfth of taxes and insurance each month, the same in all years',
    compounding: 'interest monthly, at one-twelfth of the nominal rate',
    rounding: ledgerRounding('taxes, insurance and fees of each month are rounded, too'),
  },
  equations: `
    loan_amount    = home_price − down_payment
    ltv            = 100·loan_amount/home_price
    principal      = loan_amount           // Amount borrowed
    i              = interest_rate/1200    // Interest per month, as a fraction
    n              = 12·loan_term          // Number of payments
    ${levelLoan}
    total_interest = total_paid − L

    booked(x)                         = round(x)                   if payment_rounding = cent    // Amount x, rounded in a lender's ledger
                                      = x                          otherwise
    monthly_property_tax              = booked(home_price·property_tax_rate/1200)
    monthly_insurance                 = booked(annual_insurance/12)
    monthly_pmi                       = booked(L·pmi_rate/1200)    if home_price > 5·down_payment
                                      = 0                          otherwise
    monthly_housing_payment_after_pmi = monthly_payment + monthly_property_tax + monthly_insurance + booked(monthly_fees)
    monthly_housing_payment           = monthly_housing_payment_after_pmi + monthly_pmi

    ${pmiMonths}
    total_pmi = pmi_months·monthly_pmi
    pmi(k)    = monthly_pmi    if k ≤ pmi_months    // Mortgage insurance of month k
              = 0              otherwise
  `,
  references: [theoryOfInterest('§3.2 (annuity-immediate) and §5.2 (balance)'), homeownersProtectionAct],
  schedule: {
    ...levelLoanSchedule,
    totals: { interest: 'total_interest', pmi: 'total_pmi' },
    columns: {
      property_tax: during(money('Property tax'), 'monthly_property_tax'),
      insurance: during(money('Home insurance'), 'monthly_insurance'),
      pmi: during(money('Mortgage insurance'), 'pmi(k)'),
      fees: during(money('HOA or condominium fees'), 'booked(monthly_fees)'),
      housing_payment: sumOf(
        money('Payment, taxes, insurance and fees'),
        'payment',
        'property_tax',
        'insurance',
        'pmi',
        'fees',
      ),
    },
  },
  pictures: [
    {
      kind: 'steps',
      of: [
        'monthly_payment',
        'monthly_property_tax',
        'monthly_insurance',
        'monthly_pmi',
        'monthly_fees',
        '=monthly_housing_payment',
      ],
    },
    { kind: 'schedule' },
  ],
  laws: {
    when: 'payment_rounding = exact',
    rises: {
      monthly_housing_payment: ['interest_rate', 'property_tax_rate', 'annual_insurance', 'pmi_rate', 'monthly_fees'],
      pmi_months: ['interest_rate', 'loan_term'],
      ltv: ['home_price'],
    },
    falls: {
      monthly_housing_payment: ['down_payment', 'loan_term'],
      pmi_months: ['down_payment'],
      total_interest: ['down_payment'],
    },
    identities: [
      'monthly_housing_payment − monthly_pmi = monthly_housing_payment_after_pmi',
      'total_interest + loan_amount = 12·loan_term·monthly_payment',
      'total_pmi = pmi_months·monthly_pmi',
    ],
  },
});
