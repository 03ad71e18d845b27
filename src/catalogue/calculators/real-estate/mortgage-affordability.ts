import { usualInUnitedStates } from '#catalogue/conventions.ts';
import { defineCalculator } from '#catalogue/define.ts';
import {
  amount,
  annualPercent,
  choice,
  currency,
  loanRate,
  money,
  percent,
  percentage,
  positiveAmount,
} from '#catalogue/fields.ts';
import { loanTerm } from '#catalogue/shared-fields.ts';
import { theoryOfInterest } from '#catalogue/references.ts';

const guidelines = {
  us_conventional:
    'United States: housing at most 28 %, housing and debts at most 36 % of the income; HOA fees count in full',
  canada:
    'Canada: housing at most 39 % (GDS), housing and debts at most 44 % (TDS) of the income; half of condominium fees count',
} as const;

const compoundings = {
  monthly: 'interest monthly, at one-twelfth of the nominal rate',
  semiannually:
    'interest monthly, at the rate that compounds to half of the nominal rate in six months; usual for fixed-rate mortgages in Canada',
} as const;

export const mortgageAffordability = defineCalculator({
  id: 'mortgage-affordability',
  name: 'Mortgage Affordability Calculator',
  synonyms: ['house', 'home', 'how much house can i afford', 'borrowing power', 'maximum loan'],
  category: 'real-estate',
  summary:
    'The most expensive home that an income can afford under the debt ratios of lenders, including taxes, insurance and fees.',
  input: {
    annual_income: positiveAmount('Annual income of all borrowers before tax'),
    down_payment: amount('Down payment'),
    interest_rate: loanRate('Nominal annual interest rate of the loan, or the higher rate that the lender must test'),
    monthly_debt_payments: amount('Monthly payments for other loans and credit cards', { default: 0 }),
    loan_term: loanTerm({ default: 30 }),
    lending_guideline: choice('Debt ratios that the lender applies', guidelines, { default: 'us_conventional' }),
    max_front_end_dti: percent('Maximum share of the income for housing, instead of the limit of the guideline', {
      optional: true,
    }),
    max_back_end_dti: percent(
      'Maximum share of the income for housing and debts, instead of the limit of the guideline',
      {
        optional: true,
      },
    ),
    property_tax_rate: annualPercent('Annual property tax as a percentage of the price', {
      default: 1.1,
      ...usualInUnitedStates,
    }),
    annual_insurance: amount('Annual home insurance', { default: 0 }),
    monthly_fees: amount('Monthly HOA or condominium fees', { default: 0 }),
    monthly_heating: amount('Monthly heating costs, counted by lenders in Canada', { default: 0 }),
    compound_frequency: choice('Meaning of the nominal rate for a month', compoundings, { default: 'monthly' }),
    currency: currency(),
  },
  output: {
    max_home_price: money('Maximum home price within both ratios'),
    max_loan_amount: money('Maximum loan: the maximum home price less the down payment'),
    monthly_payment: money('Monthly payment of principal and interest on the maximum loan'),
    monthly_property_tax: money('Monthly property tax at the maximum home price'),
    monthly_housing_payment: money('Monthly housing costs that count towards the ratios'),
    front_end_dti: percentage('Front-end ratio, or GDS: share of the income for housing', 'percent'),
    back_end_dti: percentage('Back-end ratio, or TDS: share of the income for housing and debts', 'percent'),
  },
  conventions: {
    timing: 'payments at the end of each month',
    compounding: { by: 'compound_frequency', words: compoundings },
  },
  equations: `
    h                       = max_front_end_dti                                         if max_front_end_dti is given           // Housing limit, in percent of the income
                            = 39                                                        if lending_guideline = canada
                            = 28                                                        otherwise
    t                       = max_back_end_dti                                          if max_back_end_dti is given            // Limit of housing and debts, in percent of the income
                            = 44                                                        if lending_guideline = canada
                            = 36                                                        otherwise
    c                       = 0.5                                                       if lending_guideline = canada           // Share of the fees that counts
                            = 1                                                         otherwise
    m                       = annual_income/12                                          // Monthly income
    b                       = min(m·h/100, m·t/100 − monthly_debt_payments)             // Monthly housing budget within both limits
    o                       = annual_insurance/12 + c·monthly_fees + monthly_heating    // Monthly housing costs that do not depend on the price
    x                       = property_tax_rate/1200                                    // Monthly property tax, as a fraction of the price
    i                       = (1 + interest_rate/200)^(1/6) − 1                         if compound_frequency = semiannually    // Monthly interest rate, as a fraction
                            = interest_rate/1200                                        otherwise
    n                       = 12·loan_term                                              // Number of payments
    p                       = 1/a(n, i)                                                 // Monthly payment per unit of the loan
    l                       = b − o − x·down_payment                                    // Monthly budget for the loan and its share of the property tax
    require l ≥ 0 else goal-unreachable: debts, fees and taxes leave nothing for a loan: lower monthly_debt_payments or the costs of the home, or raise annual_income
    max_loan_amount         = l/(p + x)
    max_home_price          = max_loan_amount + down_payment
    monthly_payment         = max_loan_amount·p
    monthly_property_tax    = max_home_price·x
    monthly_housing_payment = b
    front_end_dti           = 100·monthly_housing_payment/m
    back_end_dti            = 100·(monthly_housing_payment + monthly_debt_payments)/m
  `,
  references: [
    theoryOfInterest('§3.2 (annuity-immediate)'),
    'Fannie Mae and industry usage: 28/36 qualifying ratios',
    'Canada Mortgage and Housing Corporation, Calculating GDS/TDS: 39 % and 44 %',
    'Interest Act (Canada), R.S.C. 1985, c. I-15, s. 6 (rate calculated half-yearly not in advance)',
  ],
  laws: {
    rises: {
      max_home_price: ['annual_income', 'down_payment', 'loan_term'],
      max_loan_amount: ['annual_income', 'loan_term'],
    },
    falls: {
      max_home_price: ['monthly_debt_payments', 'interest_rate', 'property_tax_rate', 'monthly_fees'],
      max_loan_amount: ['down_payment', 'annual_insurance', 'monthly_heating'],
    },
    identities: [
      'max_home_price − max_loan_amount = down_payment',
      '(back_end_dti − front_end_dti)·annual_income = 1200·monthly_debt_payments',
      '1200·monthly_property_tax = property_tax_rate·max_home_price',
    ],
  },
});
