/** United States, 26 USC 1, 24, 63, 151, 1411: income y without long-term gains, which lie on top of it. */
export const usFigures = {
  long_term_gains_brackets: 'Brackets of long-term gains, by taxable income',
  standard_deduction: 'Standard deduction',
  additional_standard_deduction: 'Addition to the standard deduction from the age of 65',
  senior_deduction: 'Deduction from the age of 65',
  senior_deduction_phase_out: 'Income from which the deduction from the age of 65 falls',
  senior_deduction_phase_out_rate: 'Rate at which the deduction from the age of 65 falls, in percent',
  net_investment_income_threshold: 'Income from which net investment income is taxed',
  net_investment_income_rate: 'Rate of the net investment income tax, in percent',
  child_credit: 'Credit for each child',
  child_credit_phase_out: 'Income from which the child credit falls',
} as const;

export const usIncomeTax = `
  total(y)         = y + long_term_gains                                      if annual_income is given                                           // Income with the gains
                   = y                                                        otherwise
  senior(y)        = 0                                                        if age_at_year_end is absent or filing_status = married_separate    // Deduction from 65 on, 2025 to 2028
                   = max(0, senior_deduction − senior_deduction_phase_out_rate/100·max(0, total(y) − senior_deduction_phase_out))    if age_at_year_end ≥ 65
                   = 0                                                        otherwise
  standard         = standard_deduction + additional_standard_deduction       if age_at_year_end is given and age_at_year_end ≥ 65                // Standard deduction with the addition for age
                   = standard_deduction                                       otherwise
  us_taxable(y)    = y                                                        if annual_income is absent                                          // Taxable income of the United States
                   = max(0, total(y) − max(standard, itemized_deductions) − senior(y))    otherwise
  ordinary(y)      = us_taxable(y) − min(long_term_gains, us_taxable(y))      // Taxable income without the gains
  G(x)             = brackets(x, long_term_gains_brackets)                    // Tax on x at the rates of gains
  saved(y, r)      = 0                                                        if long_term_gains = 0                                              // Tax that the rates of gains save, as these lie on top of the other income
                   = max(0, T(us_taxable(y), r) − T(ordinary(y), r) − G(us_taxable(y)) + G(ordinary(y)))    otherwise
  us_regular(y, r) = T(us_taxable(y), r) − saved(y, r)                        // Tax with the rates of gains
  us_credit(y, r)  = 0                                                        if dependent_count = 0                                              // Child credit, without the part that is refunded
                   = min(us_regular(y, r), max(0, child_credit·dependent_count − 50·ceil(max(0, total(y) − child_credit_phase_out)/1000)))    otherwise
  us_investment(y) = net_investment_income_rate/100·min(long_term_gains, max(0, total(y) − net_investment_income_threshold))    // Net investment income tax
  us_tax(y, r)     = us_regular(y, r) − us_credit(y, r) + us_investment(y)    // Tax of the United States
` as const;
