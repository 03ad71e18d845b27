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
import { homeownersProtectionAct, pmiRate } from '#catalogue/mortgage-insurance.ts';
import { loanTerm } from '#catalogue/shared-fields.ts';
import { theoryOfInterest } from '#catalogue/references.ts';
import { usual } from '#catalogue/usual.ts';

const guidelines = {
  us_conventional:
    'United States, the traditional rule: housing at most 28%, housing and debts at most 36% of the income; HOA fees count in full; automated underwriting may approve housing and debts up to 50% of the income',
  us_fha: 'United States, FHA: housing at most 31%, housing and debts at most 43% of the income',
  us_va: 'United States, VA: housing and debts at most 41% of the income, without a limit for housing alone',
  canada:
    'Canada: housing at most 39% (GDS), housing and debts at most 44% (TDS) of the income; half of condominium fees count, home insurance does not',
} as const;

const insurances = {
  by_guideline:
    'as the guideline requires: for Canada cmhc; for conventional loans in the United States 0.7% a year of a loan above 80% of the price; for FHA loans a premium of 1.75% and 0.55% a year (0.4% up to 15 years), the rates for small down payments, with at least 3.5% down; for VA loans none; values of your own replace these, except in Canada',
  custom: 'by pmi_rate, mortgage_insurance_rate and mortgage_insurance_premium_pct, each 0 if left out',
  cmhc: 'Canada since 15 December 2024, in Canadian dollars: a financed premium of 2.8, 3.1 or 4% of a loan above 80, 85 or 90% of the price, 0.2 points more beyond 25 years; such a price is below 1,500,000, with at least 5% down for the first 500,000 and 10% for the rest',
} as const;

const compoundings = {
  monthly: 'interest monthly, at one-twelfth of the nominal rate',
  semiannually:
    'interest monthly, at the rate that compounds to half of the nominal rate in six months; usual for fixed-rate mortgages in Canada',
} as const;

export const mortgageAffordability = defineCalculator({
  id: 'mortgage-affordability',
  name: 'Mortgage Affordability Calculator',
  synonyms: [
    'house',
    'home',
    'how much house can i afford',
    'borrowing power',
    'maximum loan',
    'price range of a home',
    'home on my income',
  ],
  category: 'real-estate',
  summary:
    'The most expensive home that an income can afford under the usual debt ratios of lenders, including taxes, insurance and fees.',
  input: {
    annual_income: positiveAmount('Annual income of all borrowers before tax'),
    down_payment: amount('Down payment'),
    interest_rate: loanRate('Nominal annual interest rate of the loan, or the higher rate that the lender must test'),
    monthly_debt_payments: amount('Monthly payments for other loans and credit cards', { default: 0 }),
    loan_term: loanTerm({ default: 30 }),
    lending_guideline: choice('Debt ratios that the lender applies', guidelines, {
      default: 'us_conventional',
      ...usualInUnitedStates,
    }),
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
    annual_insurance: amount('Annual home insurance; not part of the ratios in Canada', { default: 0 }),
    home_insurance_rate: annualPercent(
      'Annual home insurance as a percentage of the price, on top of annual_insurance',
      {
        default: 0,
      },
    ),
    mortgage_insurance_type: choice('Mortgage insurance', insurances, { default: 'by_guideline' }),
    pmi_rate: pmiRate({ optional: true }),
    mortgage_insurance_rate: annualPercent(
      'Annual mortgage insurance in percent of the loan, due whatever the down payment, such as 0.55 for an FHA loan',
      { optional: true },
    ),
    mortgage_insurance_premium_pct: usual(
      percent('One-off premium or fee in percent of the loan, added to the loan, such as 1.75 for an FHA loan', {
        optional: true,
      }),
      { from: 0.3, because: 'Some guarantee fees are half a percent.' },
    ),
    min_down_payment_pct: percent('Minimum down payment as a share of the price, such as 3.5 for an FHA loan', {
      optional: true,
    }),
    monthly_fees: amount('Monthly HOA or condominium fees', { default: 0 }),
    monthly_heating: amount('Monthly heating costs, counted by lenders in Canada', { default: 0 }),
    compound_frequency: choice('Meaning of the nominal rate for a month', compoundings, { default: 'monthly' }),
    currency: currency(),
  },
  output: {
    max_home_price: money('Maximum home price within both ratios'),
    max_loan_amount: money('Maximum loan: the maximum home price less the down payment'),
    monthly_payment: money('Monthly payment of principal and interest on the maximum loan and a financed premium'),
    monthly_property_tax: money('Monthly property tax at the maximum home price'),
    monthly_insurance: money('Monthly home insurance at the maximum home price'),
    monthly_mortgage_insurance: money('Monthly mortgage insurance on the maximum loan'),
    mortgage_insurance_premium: money('One-off mortgage insurance premium that is added to the maximum loan'),
    monthly_housing_payment: money('Monthly housing costs that count towards the ratios'),
    front_end_dti: percentage('Front-end ratio, or GDS: share of the income for housing', 'percent'),
    back_end_dti: percentage('Back-end ratio, or TDS: share of the income for housing and debts', 'percent'),
  },
  prominent: ['loan_term', 'property_tax_rate'],
  rules: [
    {
      field: 'mortgage_insurance_type',
      demand:
        'must be custom in Canada when pmi_rate, mortgage_insurance_rate or mortgage_insurance_premium_pct is above 0',
      holds: (values) => {
        const { pmi_rate, mortgage_insurance_rate, mortgage_insurance_premium_pct } = values;
        return !isCmhc(values) || !(pmi_rate > 0 || mortgage_insurance_rate > 0 || mortgage_insurance_premium_pct > 0);
      },
    },
    {
      field: 'down_payment',
      demand:
        'must be above 0 with CMHC insurance, for an FHA loan with its usual terms, and when min_down_payment_pct is above 0',
      holds: (values) => values.down_payment > 0 || !(isCmhc(values) || hasMinimumDown(values)),
    },
    {
      field: 'loan_term',
      demand: 'must be at most 30 with CMHC insurance, which is the default for Canada',
      holds: (values) => !isCmhc(values) || values.loan_term <= 30,
    },
    {
      field: 'currency',
      demand: 'must be CAD with CMHC insurance, which is the default for Canada',
      holds: (values) => !isCmhc(values) || values.currency === undefined || values.currency.toUpperCase() === 'CAD',
    },
  ],
  conventions: {
    timing: 'payments at the end of each month',
    compounding: { by: 'compound_frequency', words: compoundings },
  },
  equations: `
    t = max_back_end_dti                                            if max_back_end_dti is given            // Limit of housing and debts, in percent of the income
      = 44                                                          if lending_guideline = canada
      = 43                                                          if lending_guideline = us_fha
      = 41                                                          if lending_guideline = us_va
      = 36                                                          otherwise
    h = max_front_end_dti                                           if max_front_end_dti is given           // Housing limit, in percent of the income
      = 39                                                          if lending_guideline = canada
      = 31                                                          if lending_guideline = us_fha
      = t                                                           if lending_guideline = us_va
      = 28                                                          otherwise
    c = 0.5                                                         if lending_guideline = canada           // Share of the fees that counts
      = 1                                                           otherwise
    m = annual_income/12                                            // Monthly income
    b = min(m·h/100, m·t/100 − monthly_debt_payments)               // Monthly housing budget within both limits
    g = 0                                                           if lending_guideline = canada           // Share of the home insurance that counts
      = 1                                                           otherwise
    o = g·annual_insurance/12 + c·monthly_fees + monthly_heating    // Monthly housing costs that do not depend on the price
    x = (property_tax_rate + g·home_insurance_rate)/1200            // Monthly property tax and insurance that count, as a fraction of the price
    i = (1 + interest_rate/200)^(1/6) − 1                           if compound_frequency = semiannually    // Monthly interest rate, as a fraction
      = interest_rate/1200                                          otherwise
    n = 12·loan_term                                                // Number of payments
    p = 1/a(n, i)                                                   // Monthly payment per unit of the loan
    l = b − o − x·down_payment                                      // Monthly budget for the loan and its share of taxes and insurance
    require l ≥ 0 else goal-unreachable: debts, fees and taxes leave nothing for a loan: lower monthly_debt_payments or the costs of the home, or raise annual_income

    z = 1                                 if mortgage_insurance_type = cmhc             // Indicator of CMHC insurance: 1 or 0
      = 1                                 if mortgage_insurance_type = by_guideline and lending_guideline = canada
      = 0                                 otherwise
    r = pmi_rate                          if pmi_rate is given                          // Annual insurance above 80% of the price, in percent of the loan
      = 0.7                               if mortgage_insurance_type = by_guideline and lending_guideline = us_conventional
      = 0                                 otherwise
    u = mortgage_insurance_rate           if mortgage_insurance_rate is given           // Annual insurance whatever the down payment, in percent of the loan
      = 0                                 if mortgage_insurance_type = custom or mortgage_insurance_type = cmhc
      = 0.4                               if lending_guideline = us_fha and loan_term ≤ 15
      = 0.55                              if lending_guideline = us_fha
      = 0                                 otherwise
    f = mortgage_insurance_premium_pct    if mortgage_insurance_premium_pct is given    // One-off premium, in percent of the loan
      = 1.75                              if mortgage_insurance_type = by_guideline and lending_guideline = us_fha
      = 0                                 otherwise
    d = min_down_payment_pct              if min_down_payment_pct is given              // Minimum down payment, in percent of the price
      = 3.5                               if mortgage_insurance_type = by_guideline and lending_guideline = us_fha
      = 0                                 otherwise

    within(q, y)    = l/(p·(1 + q/100) + x + y/1200)                         // Loan within the budget with a financed premium of q % and annual insurance of y %
    e               = 4·down_payment                                         // Largest loan that is at most 80% of the price
    s               = 0.2                                                    if loan_term > 25          // Surcharge of the CMHC premium, in percentage points
                    = 0                                                      otherwise
    v               = 20·down_payment                                        if down_payment ≤ 25000    // Highest price that CMHC insures with this down payment
                    = min(500000 + 10·(down_payment − 25000), 1499999.99)    otherwise
    w               = v − down_payment                                       // Largest loan that CMHC insures
    k               = max(min(within(0, 0), e), min(within(2.8 + s, 0), 17·down_payment/3, w), min(within(3.1 + s, 0), 9·down_payment, w), min(within(4 + s, 0), w))    if z = 1                   // Largest loan within the budget
                    = within(f, u)                                           if r = 0
                    = max(min(within(f, u), e), within(f, u + r))            otherwise
    max_loan_amount = min(k, down_payment·(100/d − 1))                       if d > 0
                    = k                                                      otherwise

    q                          = f          if z = 0    // Financed premium, in percent of the loan
                               = 0          if max_loan_amount ≤ e
                               = 2.8 + s    if max_loan_amount ≤ 17·down_payment/3
                               = 3.1 + s    if max_loan_amount ≤ 9·down_payment
                               = 4 + s      otherwise
    y                          = u          if r = 0    // Annual mortgage insurance, in percent of the loan
                               = u          if max_loan_amount ≤ e
                               = u + r      otherwise
    max_home_price             = max_loan_amount + down_payment
    mortgage_insurance_premium = max_loan_amount·q/100
    monthly_payment            = (max_loan_amount + mortgage_insurance_premium)·p
    monthly_property_tax       = max_home_price·property_tax_rate/1200
    monthly_insurance          = annual_insurance/12 + max_home_price·home_insurance_rate/1200
    monthly_mortgage_insurance = max_loan_amount·y/1200
    monthly_housing_payment    = monthly_payment + monthly_property_tax + g·monthly_insurance + monthly_mortgage_insurance + c·monthly_fees + monthly_heating
    front_end_dti              = 100·monthly_housing_payment/m
    back_end_dti               = 100·(monthly_housing_payment + monthly_debt_payments)/m
  `,
  references: [
    theoryOfInterest('§3.2 (annuity-immediate)'),
    'Fannie Mae, Selling Guide B3-6-02 (debt-to-income ratios): 36%, and up to 50% by automated underwriting; industry usage for 28%',
    'HUD Handbook 4000.1, II.A.5.d (31/43 for FHA loans) and Appendix 1.0 (premiums); Mortgagee Letter 2023-05, since 20 March 2023 (annual premium); 12 U.S.C. 1709(b)(9) (3.5% down)',
    '38 CFR 36.4340(d) (41% for VA loans)',
    homeownersProtectionAct,
    'Bank Act (Canada), S.C. 1991, c. 46, s. 418 (no uninsured loan above 80% of the price)',
    'Canada Mortgage and Housing Corporation, Calculating GDS/TDS: 39% and 44%; Mortgage Loan Insurance: premiums for homeowner loans',
    'Department of Finance Canada, 24 September 2024: price cap and down payments of insured mortgages from 15 December 2024',
    'Interest Act (Canada), R.S.C. 1985, c. I-15, s. 6 (rate calculated half-yearly not in advance)',
  ],
  pictures: [
    {
      kind: 'steps',
      of: [
        'monthly_payment',
        'monthly_property_tax',
        'monthly_insurance',
        'monthly_mortgage_insurance',
        'monthly_fees',
        '=monthly_housing_payment',
      ],
    },
  ],
  laws: {
    // The limits in Canada are amounts, its premium rises beyond 25 years, and that of the FHA beyond 15.
    when: 'mortgage_insurance_type = custom or mortgage_insurance_type = by_guideline and lending_guideline = us_conventional or mortgage_insurance_type = by_guideline and lending_guideline = us_va or mortgage_insurance_type = by_guideline and lending_guideline = us_fha and mortgage_insurance_rate is given',
    rises: {
      max_home_price: ['annual_income', 'down_payment', 'loan_term'],
      max_loan_amount: ['annual_income', 'loan_term'],
    },
    falls: {
      max_home_price: [
        'monthly_debt_payments',
        'interest_rate',
        'property_tax_rate',
        'monthly_fees',
        'pmi_rate',
        'mortgage_insurance_rate',
        'mortgage_insurance_premium_pct',
        'min_down_payment_pct',
      ],
      max_loan_amount: ['annual_insurance', 'home_insurance_rate', 'monthly_heating'],
    },
    identities: [
      'max_home_price − max_loan_amount = down_payment',
      '(back_end_dti − front_end_dti)·annual_income = 1200·monthly_debt_payments',
      '1200·monthly_property_tax = property_tax_rate·max_home_price',
    ],
  },
});

interface Insurance {
  readonly mortgage_insurance_type: keyof typeof insurances;
  readonly lending_guideline: keyof typeof guidelines;
  readonly min_down_payment_pct: number | undefined;
}

function isCmhc({ mortgage_insurance_type: type, lending_guideline }: Insurance): boolean {
  return type === 'cmhc' || (type === 'by_guideline' && lending_guideline === 'canada');
}

function hasMinimumDown(values: Insurance): boolean {
  const { mortgage_insurance_type: type, lending_guideline, min_down_payment_pct: least } = values;
  return least === undefined ? type === 'by_guideline' && lending_guideline === 'us_fha' : least > 0;
}
