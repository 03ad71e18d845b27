import { usualInUnitedStates } from '#catalogue/conventions.ts';
import { defineCalculator } from '#catalogue/define.ts';
import { amount, choice, currency, loanRate, money, percent, percentage, positiveAmount } from '#catalogue/fields.ts';
import { loanTerm } from '#catalogue/shared-fields.ts';
import { theoryOfInterest } from '#catalogue/references.ts';

const guidelines = {
  'front-back':
    'United States: housing at most 28 %, housing and debts at most 36 % of the income; HOA fees count in full',
  'gds-tds':
    'Canada: housing at most 39 % (GDS), housing and debts at most 44 % (TDS) of the income; half of condominium fees count',
} as const;

const compoundings = {
  monthly: 'interest monthly, at one-twelfth of the nominal rate',
  'half-yearly':
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
    monthly_debts: amount('Monthly payments for other loans and credit cards', { default: 0 }),
    loan_term: loanTerm({ default: 30 }),
    guideline: choice('Debt ratios that the lender applies', guidelines, { default: 'front-back' }),
    housing_limit: percent('Maximum share of the income for housing, instead of the limit of the guideline', {
      optional: true,
    }),
    total_limit: percent('Maximum share of the income for housing and debts, instead of the limit of the guideline', {
      optional: true,
    }),
    property_tax_rate: percent('Annual property tax as a percentage of the price', {
      default: 1.1,
      ...usualInUnitedStates,
    }),
    annual_insurance: amount('Annual home insurance', { default: 0 }),
    monthly_fees: amount('Monthly HOA or condominium fees', { default: 0 }),
    monthly_heating: amount('Monthly heating costs, counted by lenders in Canada', { default: 0 }),
    compounding: choice('Meaning of the nominal rate for a month', compoundings, { default: 'monthly' }),
    currency: currency(),
  },
  output: {
    max_home_price: money('Maximum home price within both ratios'),
    max_loan: money('Maximum loan: the maximum home price less the down payment'),
    loan_payment: money('Monthly payment of principal and interest on the maximum loan'),
    monthly_property_tax: money('Monthly property tax at the maximum home price'),
    monthly_housing: money('Monthly housing costs that count towards the ratios'),
    housing_ratio: percentage('Front-end ratio, or GDS: share of the income for housing', 'percent'),
    total_ratio: percentage('Back-end ratio, or TDS: share of the income for housing and debts', 'percent'),
  },
  conventions: {
    timing: 'payments at the end of each month',
    compounding: { by: 'compounding', words: compoundings },
  },
  equations: `
    h                    = housing_limit                                             if housing_limit is given       // Housing limit, in percent of the income
                         = 39                                                        if guideline = gds-tds
                         = 28                                                        otherwise
    t                    = total_limit                                               if total_limit is given         // Limit of housing and debts, in percent of the income
                         = 44                                                        if guideline = gds-tds
                         = 36                                                        otherwise
    c                    = 0.5                                                       if guideline = gds-tds          // Share of the fees that counts
                         = 1                                                         otherwise
    m                    = annual_income/12                                          // Monthly income
    b                    = min(m·h/100, m·t/100 − monthly_debts)                     // Monthly housing budget within both limits
    o                    = annual_insurance/12 + c·monthly_fees + monthly_heating    // Monthly housing costs that do not depend on the price
    x                    = property_tax_rate/1200                                    // Monthly property tax, as a fraction of the price
    i                    = (1 + interest_rate/200)^(1/6) − 1                         if compounding = half-yearly    // Monthly interest rate, as a fraction
                         = interest_rate/1200                                        otherwise
    n                    = 12·loan_term                                              // Number of payments
    p                    = 1/a(n, i)                                                 // Monthly payment per unit of the loan
    l                    = b − o − x·down_payment                                    // Monthly budget for the loan and its share of the property tax
    require l ≥ 0 else goal-unreachable: debts, fees and taxes leave nothing for a loan: lower monthly_debts or the costs of the home, or raise annual_income
    max_loan             = l/(p + x)
    max_home_price       = max_loan + down_payment
    loan_payment         = max_loan·p
    monthly_property_tax = max_home_price·x
    monthly_housing      = b
    housing_ratio        = 100·monthly_housing/m
    total_ratio          = 100·(monthly_housing + monthly_debts)/m
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
      max_loan: ['annual_income', 'loan_term'],
    },
    falls: {
      max_home_price: ['monthly_debts', 'interest_rate', 'property_tax_rate', 'monthly_fees'],
      max_loan: ['down_payment', 'annual_insurance', 'monthly_heating'],
    },
    identities: [
      'max_home_price − max_loan = down_payment',
      '(total_ratio − housing_ratio)·annual_income = 1200·monthly_debts',
      '1200·monthly_property_tax = property_tax_rate·max_home_price',
    ],
  },
});
