import { usualInUnitedStates } from '#catalogue/declare/conventions.ts';
import { defineCalculator } from '#catalogue/declare/define.ts';
import {
  amount,
  annualPercent,
  choice,
  currency,
  loanRate,
  money,
  percent,
  wantedMore,
  percentage,
  positiveAmount,
} from '#catalogue/declare/fields.ts';
import { homeownersProtectionAct, pmiRate } from '#catalogue/parts/mortgage-insurance.ts';
import {
  figures,
  guidelines,
  insurances,
  loanUses,
  rateTests,
  compoundings,
  insuredLoan,
} from '#catalogue/parts/mortgage-guidelines.ts';
import { loanTerm } from '#catalogue/declare/shared-fields.ts';
import { theoryOfInterest } from '#catalogue/declare/references.ts';
import { usual } from '#catalogue/declare/usual.ts';
import { natives } from './mortgage-affordability.native.ts';

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
  headline: [
    { when: 'max_loan_amount > 0', say: 'You can afford a home of up to {max_home_price}' },
    { say: 'You can afford a home of {max_home_price}, without a loan' },
  ],
  about:
    'Lenders compare housing costs and all debt payments with your income before tax. This turns the usual limits ' +
    'around and finds the price they allow. It is a guideline: a lender may approve more, and in the United States ' +
    'automated underwriting goes up to half of your income. The limits know nothing of your savings goals, childcare ' +
    'or how secure your income is, so many people choose to spend less. With a small down payment, the usual ' +
    'mortgage insurance counts too; the fee for a VA loan does not, unless you enter it.',
  input: {
    annual_income: positiveAmount('Annual income of all borrowers before tax'),
    down_payment: amount('Down payment'),
    interest_rate: loanRate('Nominal annual interest rate of the loan'),
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
    va_funding_fee_type: choice('Use of the VA benefit, which decides the funding fee', loanUses, {
      default: 'first_use',
    }),
    loan_limit: positiveAmount(
      'Largest loan that the program takes, such as the conforming or FHA limit of the county and year',
      { optional: true },
    ),
    qualifying_rate_rule: choice('Rate at which the ratios are tested', rateTests, { default: 'by_guideline' }),
    monthly_fees: amount('Monthly HOA or condominium fees', { default: 0 }),
    monthly_heating: amount('Monthly heating costs, counted by lenders in Canada', { default: 0 }),
    compounding_convention: choice('Meaning of the nominal rate for a month', compoundings, {
      default: 'by_guideline',
    }),
    currency: currency(),
  },
  output: {
    max_home_price: money('Maximum home price within both ratios'),
    max_loan_amount: money('Maximum loan: the maximum home price less the down payment'),
    monthly_payment: money('Monthly payment of principal and interest on the maximum loan and a financed premium'),
    monthly_property_tax: money('Monthly property tax at the maximum home price'),
    monthly_insurance: money('Monthly home insurance at the maximum home price'),
    monthly_mortgage_insurance: money('Monthly mortgage insurance on the maximum loan'),
    mortgage_insurance_premium: money(
      'One-off mortgage insurance premium or VA funding fee that is added to the maximum loan',
    ),
    qualifying_rate: percentage('Nominal annual rate at which the ratios are tested'),
    qualifying_monthly_payment: money('Monthly payment of principal and interest at the qualifying rate'),
    monthly_housing_payment: money('Monthly housing costs that count towards the ratios, at the qualifying rate'),
    front_end_dti: wantedMore(percentage('Front-end ratio, or GDS: share of the income for housing', 'percent')),
    back_end_dti: wantedMore(
      percentage('Back-end ratio, or TDS: share of the income for housing and debts', 'percent'),
    ),
  },
  prominent: ['loan_term', 'property_tax_rate'],
  figures,
  native: natives,
  rules: `
    cmhc     = 1                        if mortgage_insurance_type = cmhc                                           // 1 with CMHC insurance
             = 1                        if mortgage_insurance_type = by_guideline and lending_guideline = canada
             = 0                        otherwise
    fha      = 1                        if mortgage_insurance_type = by_guideline and lending_guideline = us_fha    // 1 for an FHA loan with its usual terms
             = 0                        otherwise
    va       = 1                        if mortgage_insurance_type = by_guideline and lending_guideline = us_va     // 1 for a VA loan with its usual terms
             = 0                        otherwise
    least    = min_down_payment_pct     if min_down_payment_pct is given                                            // Above 0 where there is a minimum down payment
             = fha                      otherwise
    canadian = is_canadian(currency)    // 1 for Canadian dollars, also where no currency is given
    american = is_american(currency)    // 1 for US dollars, also where no currency is given
    require cmhc = 0 if pmi_rate > 0 or mortgage_insurance_rate > 0 or mortgage_insurance_premium_pct > 0 else mortgage_insurance_type: must be custom in Canada when pmi_rate, mortgage_insurance_rate or mortgage_insurance_premium_pct is above 0
    require fha + va = 0 if pmi_rate > 0 else pmi_rate: must be 0 or left out for FHA and VA loans unless mortgage_insurance_type is custom
    require down_payment > 0 if cmhc = 1 or least > 0 else down_payment: must be above 0 with CMHC insurance, for an FHA loan with its usual terms, and when min_down_payment_pct is above 0
    require loan_term ≤ 30 if cmhc = 1 else loan_term: must be at most 30 with CMHC insurance, which is the default for Canada
    require canadian = 1 if cmhc = 1 else currency: must be CAD with CMHC insurance, which is the default for Canada
    require american = 1 if fha = 1 and mortgage_insurance_rate is absent else currency: must be USD for an FHA loan unless mortgage_insurance_rate is given, as its usual one depends on an amount
  `,
  conventions: {
    timing: 'payments at the end of each month',
    compounding: { by: 'compounding_convention', options: compoundings },
  },
  // Too many cases for the compiler to follow; the tests read them.
  equations: `
    t               = max_back_end_dti                                            if max_back_end_dti is given                // Limit of housing and debts, in percent of the income
                    = back_end_limit                                              otherwise
    h               = max_front_end_dti                                           if max_front_end_dti is given               // Housing limit, in percent of the income
                    = t                                                           if lending_guideline = us_va
                    = front_end_limit                                             otherwise
    c               = 0.5                                                         if lending_guideline = canada               // Share of the fees that counts
                    = 1                                                           otherwise
    m               = annual_income/12                                            // Monthly income
    b               = min(m·h/100, m·t/100 − monthly_debt_payments)               // Monthly housing budget within both limits
    g               = 0                                                           if lending_guideline = canada               // Share of the home insurance that counts
                    = 1                                                           otherwise
    o               = g·annual_insurance/12 + c·monthly_fees + monthly_heating    // Monthly housing costs that do not depend on the price
    x               = (property_tax_rate + g·home_insurance_rate)/1200            // Monthly property tax and insurance that count, as a fraction of the price
    monthly(R)      = (1 + R/200)^(1/6) − 1                                       if compounding_convention = semiannually    // Monthly interest rate of a nominal rate R, as a fraction
                    = (1 + R/200)^(1/6) − 1                                       if compounding_convention = by_guideline and lending_guideline = canada
                    = R/1200                                                      otherwise
    qualifying_rate = max(interest_rate + tested_points, tested_rate)             if qualifying_rate_rule = minimum_qualifying_rate
                    = max(interest_rate + tested_points, tested_rate)             if qualifying_rate_rule = by_guideline and lending_guideline = canada
                    = interest_rate                                               otherwise
    i               = monthly(interest_rate)                                      // Monthly interest rate, as a fraction
    j               = monthly(qualifying_rate)                                    // Monthly qualifying rate, as a fraction
    n               = 12·loan_term                                                // Number of payments
    p               = 1/a(n, j)                                                   // Monthly payment per unit of the loan, at the qualifying rate
    l               = b − o − x·down_payment                                      // Monthly budget for the loan and its share of taxes and insurance
    require l ≥ 0 else goal-unreachable: debts, fees and taxes leave nothing for a loan: lower monthly_debt_payments or the costs of the home, or raise annual_income

    r = pmi_rate                          if pmi_rate is given                                                                                                    // Annual insurance above 80% of the price, in percent of the loan
      = usual_pmi                         if mortgage_insurance_type = by_guideline and lending_guideline = us_conventional
      = 0                                 otherwise
    F = 1                                 if mortgage_insurance_type = by_guideline and lending_guideline = us_fha and mortgage_insurance_rate is absent          // Indicator of the annual premium of the FHA: 1 or 0
      = 0                                 otherwise
    V = 1                                 if mortgage_insurance_type = by_guideline and lending_guideline = us_va and mortgage_insurance_premium_pct is absent    // Indicator of the VA funding fee: 1 or 0
      = 0                                 otherwise
    u = mortgage_insurance_rate           if mortgage_insurance_rate is given                                                                                     // Annual insurance whatever the down payment, in percent of the loan
      = 0                                 otherwise
    f = mortgage_insurance_premium_pct    if mortgage_insurance_premium_pct is given                                                                              // One-off premium, in percent of the loan
      = fha_upfront                       if mortgage_insurance_type = by_guideline and lending_guideline = us_fha
      = 0                                 otherwise
    d = min_down_payment_pct              if min_down_payment_pct is given                                                                                        // Minimum down payment, in percent of the price
      = fha_down_payment                  if mortgage_insurance_type = by_guideline and lending_guideline = us_fha
      = 0                                 otherwise

    ${insuredLoan}
    max_home_price             = max_loan_amount + down_payment
    mortgage_insurance_premium = max_loan_amount·q/100
    monthly_payment            = (max_loan_amount + mortgage_insurance_premium)/a(n, i)
    monthly_property_tax       = max_home_price·property_tax_rate/1200
    monthly_insurance          = annual_insurance/12 + max_home_price·home_insurance_rate/1200
    monthly_mortgage_insurance = max_loan_amount·y/1200
    qualifying_monthly_payment = (max_loan_amount + mortgage_insurance_premium)·p
    monthly_housing_payment    = qualifying_monthly_payment + monthly_property_tax + g·monthly_insurance + monthly_mortgage_insurance + c·monthly_fees + monthly_heating
    front_end_dti              = 100·monthly_housing_payment/m
    back_end_dti               = 100·(monthly_housing_payment + monthly_debt_payments)/m
  `,
  references: [
    theoryOfInterest('§3.2 (annuity-immediate)'),
    'Fannie Mae, Selling Guide B3-6-02 (debt-to-income ratios): 36%, and up to 50% by automated underwriting; industry usage for 28%',
    'HUD Handbook 4000.1, II.A.5.d (31/43 for FHA loans) and Appendix 1.0 (premiums); Mortgagee Letter 2023-05, since 20 March 2023 (annual premium); 12 U.S.C. 1709(b)(9) (3.5% down)',
    '38 CFR 36.4340(d) (41% for VA loans); 38 U.S.C. 3729(b)(2) (funding fee of loans closed since 7 April 2023, exemptions in (c))',
    homeownersProtectionAct,
    'Office of the Superintendent of Financial Institutions, Guideline B-20 and minimum qualifying rate (2 points more, at least 5.25%, since 1 June 2021)',
    'Bank Act (Canada), S.C. 1991, c. 46, s. 418 (no uninsured loan above 80% of the price)',
    'Canada Mortgage and Housing Corporation, Calculating GDS/TDS: 39% and 44%; Mortgage Loan Insurance: premiums for homeowner loans',
    'Department of Finance Canada, 24 September 2024: price cap and down payments of insured mortgages from 15 December 2024',
    'Interest Act (Canada), R.S.C. 1985, c. I-15, s. 6 (rate calculated half-yearly not in advance)',
  ],
  pictures: [
    {
      kind: 'steps',
      of: [
        'qualifying_monthly_payment',
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
