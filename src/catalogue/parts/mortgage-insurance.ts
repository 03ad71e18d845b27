import { annualPercent, choice, whole, type NumberOptions } from '#catalogue/declare/fields.ts';
import { lastFigure } from '#catalogue/law/last-figure.ts';

/** Private mortgage insurance of the United States, which is due until enough of the loan is repaid. */

export const homeownersProtectionAct =
  'Homeowners Protection Act of 1998 (United States), 12 U.S.C. 4902: 80% on request (a), 78% automatically (b), the midpoint of the amortization period at the latest (c)';

const pmiEnds = {
  requested: 'the borrower asks for it when the balance is scheduled to reach 80% of the price',
  automatic: 'the lender must end it when the balance is scheduled to reach 78% of the price',
} as const;
/** In percent of the price. */
const pmiLimits = lastFigure('us-housing', 'pmi_end', '').values as Record<keyof typeof pmiEnds, number>;

/** The input `pmi_rate`. */
export function pmiRate(options: NumberOptions) {
  return annualPercent(
    'Annual private mortgage insurance in percent of the loan; due when the loan is above 80% of the price',
    options,
  );
}

/** The input `pmi_end`. */
export function pmiEnd() {
  return choice(
    'End of the mortgage insurance, at the latest at the midpoint of the loan term',
    pmiEnds,
    { default: 'requested' },
    pmiLimits,
  );
}

/** The output `pmi_months`. */
export function pmiDuration() {
  return whole(
    'Months of mortgage insurance: until the balance reaches the limit, but at most half of the loan term',
    'months',
  );
}

/**
 * How long it is due, for a loan L with the level payments of `levelLoan`, which stands above where this is
 * inserted, and a `monthly_pmi` of 0 where none is due.
 */
export const pmiMonths = `
  limit      = home_price·pmi_end/100                    // Balance at which mortgage insurance ends
  reached    = 0                                         if monthly_pmi = 0     // Month in which the balance reaches the limit
             = first(k = 1…6·loan_term, B(k) ≤ limit)    if payment_rounding = cent
             = ceil(n·(principal − limit)/principal)     if i = 0
             = ceil(ln(1 + ((1 + i)^n − 1)·(principal − limit)/principal)/ln(1 + i))    otherwise
  pmi_months = min(reached, n/2)                         if reached is given    // Months of mortgage insurance
             = n/2                                       otherwise
`;
