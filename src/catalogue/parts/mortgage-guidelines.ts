/** Words of the choices of mortgage-affordability, and what they require. */

export const guidelines = {
  us_conventional:
    'United States, the traditional rule: housing at most 28%, housing and debts at most 36% of the income; HOA fees count in full; automated underwriting may approve housing and debts up to 50% of the income',
  us_fha: 'United States, FHA: housing at most 31%, housing and debts at most 43% of the income',
  us_va: 'United States, VA: housing and debts at most 41% of the income, without a limit for housing alone',
  canada:
    'Canada: housing at most 39% (GDS), housing and debts at most 44% (TDS) of the income; half of condominium fees count, home insurance does not',
} as const;

export const insurances = {
  by_guideline:
    'as the guideline requires: for Canada cmhc; for conventional loans in the United States 0.7% a year of a loan above 80% of the price; for FHA loans a premium of 1.75% and 0.15 to 0.75% a year by term, loan-to-value ratio and loan, with at least 3.5% down; for VA loans a funding fee of 1.25 to 3.3% by down payment and va_funding_fee_type; values of your own replace these, except in Canada',
  custom: 'by pmi_rate, mortgage_insurance_rate and mortgage_insurance_premium_pct, each 0 if left out',
  cmhc: 'Canada since 15 December 2024, in Canadian dollars: a financed premium of 2.8, 3.1 or 4% of a loan above 80, 85 or 90% of the price, 0.2 points more beyond 25 years; such a price is below 1,500,000, with at least 5% down for the first 500,000 and 10% for the rest',
} as const;

export const loanUses = {
  first_use: 'first use of the benefit: 2.15%, 1.5% from 5% down, 1.25% from 10% down',
  later: 'later use: 3.3%, 1.5% from 5% down, 1.25% from 10% down',
  exempt: 'no fee, as for compensation for a service-connected disability',
} as const;

export const rateTests = {
  by_guideline: 'for Canada at the minimum qualifying rate, otherwise at interest_rate',
  minimum_qualifying_rate: 'at the higher of interest_rate plus 2 points and 5.25%, as OSFI requires',
  none: 'at interest_rate',
} as const;

export const compoundings = {
  by_guideline: 'interest monthly: for Canada as for semiannually, otherwise as for monthly',
  monthly: 'interest monthly, at one-twelfth of the nominal rate',
  semiannually:
    'interest monthly, at the rate that compounds to half of the nominal rate in six months; usual for fixed-rate mortgages in Canada',
} as const;

/** The equations of the largest insured loan, its financed premium q and its annual insurance y. */
export const insuredLoan: string = `
  within(q, y)    = l/(p·(1 + q/100) + x + y/1200)                         // Loan within the budget with a financed premium of q % and annual insurance of y %
  e               = 4·down_payment                                         // Largest loan that is at most 80% of the price
  s               = 0.2                                                    if loan_term > 25              // Surcharge of the CMHC premium, in percentage points
                  = 0                                                      otherwise
  v               = 20·down_payment                                        if down_payment ≤ 25000        // Highest price that CMHC insures with this down payment, in Canadian dollars
                  = min(500000 + 10·(down_payment − 25000), 1499999.99)    otherwise
  w               = v − down_payment                                       // Largest loan that CMHC insures, in Canadian dollars
  A               = 9·down_payment                                         // Largest loan that is at most 90% of the price
  B               = 19·down_payment                                        // Largest loan that is at most 95% of the price
  X               = 726200    // Loan above which the FHA charges more, in US dollars
  k               = max(min(within(f, 0.15), A, X), min(within(f, 0.4), X), min(within(f, 0.15), 39·down_payment/11), min(within(f, 0.4), A), within(f, 0.65))    if lending_guideline = us_fha and F = 1 and loan_term ≤ 15    // Largest loan within the budget
                  = max(min(within(f, 0.5), B, X), min(within(f, 0.55), X), min(within(f, 0.7), B), within(f, 0.75))    if lending_guideline = us_fha and F = 1
                  = max(min(within(1.25, u), A), min(within(1.5, u), B), within(V, u))    if lending_guideline = us_va and V > 0
                  = max(min(within(0, 0), e), min(within(2.8 + s, 0), 17·down_payment/3, w), min(within(3.1 + s, 0), 9·down_payment, w), min(within(4 + s, 0), w))    if mortgage_insurance_type = cmhc or mortgage_insurance_type = by_guideline and lending_guideline = canada
                  = within(f, u)                                           if r = 0
                  = max(min(within(f, u), e), within(f, u + r))            otherwise
  K               = min(k, loan_limit)                                     if loan_limit is given         // Largest loan that the program takes
                  = k                                                      otherwise
  max_loan_amount = min(K, down_payment·(100/d − 1))                       if d > 0
                  = K                                                      otherwise

  q                          = 1.25       if lending_guideline = us_va and V > 0 and max_loan_amount ≤ A                                        // Financed premium, in percent of the loan
                             = 1.5        if lending_guideline = us_va and V > 0 and max_loan_amount ≤ B
                             = V          if lending_guideline = us_va and V > 0
                             = f          if mortgage_insurance_type = custom
                             = f          if mortgage_insurance_type = by_guideline and lending_guideline = us_conventional
                             = f          if mortgage_insurance_type = by_guideline and lending_guideline = us_fha
                             = f          if mortgage_insurance_type = by_guideline and lending_guideline = us_va
                             = 0          if max_loan_amount ≤ e
                             = 2.8 + s    if max_loan_amount ≤ 17·down_payment/3
                             = 3.1 + s    if max_loan_amount ≤ 9·down_payment
                             = 4 + s      otherwise
  y                          = 0.15       if lending_guideline = us_fha and F = 1 and loan_term ≤ 15 and max_loan_amount ≤ 39·down_payment/11    // Annual mortgage insurance, in percent of the loan
                             = 0.15       if lending_guideline = us_fha and F = 1 and loan_term ≤ 15 and max_loan_amount ≤ min(A, X)
                             = 0.4        if lending_guideline = us_fha and F = 1 and loan_term ≤ 15 and max_loan_amount ≤ max(A, X)
                             = 0.65       if lending_guideline = us_fha and F = 1 and loan_term ≤ 15
                             = 0.5        if lending_guideline = us_fha and F = 1 and max_loan_amount ≤ min(B, X)
                             = 0.55       if lending_guideline = us_fha and F = 1 and max_loan_amount ≤ X
                             = 0.7        if lending_guideline = us_fha and F = 1 and max_loan_amount ≤ B
                             = 0.75       if lending_guideline = us_fha and F = 1
                             = u          if r = 0
                             = u          if max_loan_amount ≤ e
                             = u + r      otherwise
`;
