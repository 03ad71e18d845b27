import type { Figure } from '#catalogue/declare/figures.ts';
import { lastFigure } from '#catalogue/law/last-figure.ts';

/** What lenders and insurers of mortgage-affordability require, and the words of its choices. */

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

const both = ['us-housing', 'ca-housing'];

/** What lenders and insurers publish. Bands of premiums are by the loan in percent of the price. */
export const figures = {
  front_end_limit: lastFigure(both, 'front_end_limit', 'Limit of housing costs, in percent of the income'),
  back_end_limit: lastFigure(
    both,
    'back_end_limit',
    'Limit of housing costs and debts, in percent of the income',
  ),
  ...figuresOf('us-housing', {
    usual_pmi: 'Usual annual mortgage insurance above 80% of the price, in percent of the loan',
    fha_down_payment: 'Minimum down payment of the FHA, in percent of the price',
    fha_upfront: 'Upfront premium of the FHA, in percent of the loan',
    fha_large_loan: 'Loan above which the annual premium of the FHA is higher, in US dollars',
    fha_short: 'Annual premium of the FHA up to 15 years, in percent of the loan',
    fha_short_large: 'Annual premium of the FHA up to 15 years, of a large loan, in percent of the loan',
    fha_long: 'Annual premium of the FHA beyond 15 years, in percent of the loan',
    fha_long_large: 'Annual premium of the FHA beyond 15 years, of a large loan, in percent of the loan',
    va_fees: 'VA funding fee, in percent of the loan',
  }),
  ...figuresOf('ca-housing', {
    tested_points: 'Percentage points above the rate at which loans in Canada are tested',
    tested_rate: 'Least rate at which loans in Canada are tested, in percent',
    cmhc_premiums: 'Premium of the CMHC, in percent of the loan',
    cmhc_surcharge: 'Surcharge of the CMHC premium beyond 25 years, in percentage points',
    cmhc_down_payment:
      'Minimum down payment of loans that the CMHC insures, in percent by parts of the price',
    cmhc_price_cap: 'Price that the CMHC no longer insures, in Canadian dollars',
  }),
};

/** Figures of one pack by their names. */
function figuresOf<const Names extends Readonly<Record<string, string>>>(id: string, names: Names) {
  const all = Object.entries(names).map(
    ([name, description]) => [name, lastFigure(id, name, description)] as const,
  );
  return Object.fromEntries(all) as Record<keyof Names, Figure>;
}

/** The equations of the largest insured loan, its financed premium q and its annual insurance y. */
export const insuredLoan: string = `
  within(q, y)    = l/(p·(1 + q/100) + x + y/1200)                         // Loan within the budget with a financed premium of q % and annual insurance of y %
  most(t)         = down_payment·t/(100 − t)                               // Largest loan that is at most t % of the price
  s               = cmhc_surcharge                                         if loan_term > 25              // Surcharge of the CMHC premium, in percentage points
                  = 0                                                      otherwise
  v               = min(100·down_payment/cmhc_down_payment(0).rate, cmhc_down_payment(1).over + (100·down_payment − cmhc_down_payment(1).over·cmhc_down_payment(0).rate)/cmhc_down_payment(1).rate, cmhc_price_cap − 0.01)    // Highest price that CMHC insures with this down payment, in Canadian dollars
  w               = v − down_payment                                       // Largest loan that CMHC insures, in Canadian dollars
  X               = fha_large_loan                                         // Loan above which the FHA charges more, in US dollars
  k               = max(min(within(f, fha_short(0).rate), most(fha_short(1).over), X), min(within(f, fha_short(1).rate), X), min(within(f, fha_short_large(0).rate), most(fha_short_large(1).over)), min(within(f, fha_short_large(1).rate), most(fha_short_large(2).over)), within(f, fha_short_large(2).rate))    if lending_guideline = us_fha and F = 1 and loan_term ≤ 15    // Largest loan within the budget
                  = max(min(within(f, fha_long(0).rate), most(fha_long(1).over), X), min(within(f, fha_long(1).rate), X), min(within(f, fha_long_large(0).rate), most(fha_long_large(1).over)), within(f, fha_long_large(1).rate))    if lending_guideline = us_fha and F = 1
                  = max(min(within(va_fees(0).rate, u), most(va_fees(1).over)), min(within(va_fees(1).rate, u), most(va_fees(2).over)), within(va_fees(2).rate, u))    if lending_guideline = us_va and V = 1
                  = max(min(within(0, 0), most(cmhc_premiums(0).over)), min(within(cmhc_premiums(0).rate + s, 0), most(cmhc_premiums(1).over), w), min(within(cmhc_premiums(1).rate + s, 0), most(cmhc_premiums(2).over), w), min(within(cmhc_premiums(2).rate + s, 0), w))    if mortgage_insurance_type = cmhc or mortgage_insurance_type = by_guideline and lending_guideline = canada
                  = within(f, u)                                           if r = 0
                  = max(min(within(f, u), most(80)), within(f, u + r))     otherwise
  K               = min(k, loan_limit)                                     if loan_limit is given         // Largest loan that the program takes
                  = k                                                      otherwise
  max_loan_amount = min(K, most(100 − d))                                  if d > 0
                  = K                                                      otherwise

  z = 0                                              if max_loan_amount = 0                                                          // Loan in percent of the price
    = 100·max_loan_amount/(max_loan_amount + down_payment)    otherwise
  q = band_rate(z, va_fees)                          if lending_guideline = us_va and V = 1                                          // Financed premium, in percent of the loan
    = f                                              if mortgage_insurance_type = custom
    = f                                              if mortgage_insurance_type = by_guideline and lending_guideline = us_conventional
    = f                                              if mortgage_insurance_type = by_guideline and lending_guideline = us_fha
    = f                                              if mortgage_insurance_type = by_guideline and lending_guideline = us_va
    = band_rate(z, cmhc_premiums) + s                if z > cmhc_premiums(0).over
    = 0                                              otherwise
  y = band_rate(z, fha_short)                        if lending_guideline = us_fha and F = 1 and loan_term ≤ 15 and max_loan_amount ≤ X    // Annual mortgage insurance, in percent of the loan
    = band_rate(z, fha_short_large)                  if lending_guideline = us_fha and F = 1 and loan_term ≤ 15
    = band_rate(z, fha_long)                         if lending_guideline = us_fha and F = 1 and max_loan_amount ≤ X
    = band_rate(z, fha_long_large)                   if lending_guideline = us_fha and F = 1
    = u                                              if r = 0
    = u                                              if z ≤ 80
    = u + r                                          otherwise
`;
