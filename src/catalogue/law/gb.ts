/** United Kingdom, Income Tax Act 2007 ss. 10, 35: income that is neither savings nor dividends. */
export const gbFigures = {
  personal_allowance: 'Personal allowance',
  allowance_tapers_from: 'Income from which the personal allowance falls by 1 for every 2',
} as const;

export const gbIncomeTax = `
  allowance(y, r)  = personal_allowance                                                  if y ≤ allowance_tapers_from    // Personal allowance; a part of a pound counts as one
                   = −floor(min(0, max(0, y − allowance_tapers_from)/2 − personal_allowance))    if r = 1
                   = max(0, personal_allowance − max(0, y − allowance_tapers_from)/2)    otherwise
  gb_taxable(y, r) = y                                                                   if annual_income is absent      // Taxable income of the United Kingdom
                   = max(0, y − allowance(y, r))                                         otherwise
  gb_tax(y, r)     = brackets(gb_taxable(y, r), brackets)                                // Tax of the United Kingdom
` as const;
