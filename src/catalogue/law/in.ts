/** India, Income-tax Act 2025 ss. 156, 202, 516: residents, with rebate, surcharge, reliefs and cess. */
export const inFigures = {
  rebate_limit: 'Taxable income up to which there is the full rebate',
  rebate_max: 'Maximum rebate',
  surcharge_steps: 'Surcharge in percent of the tax, by taxable income',
  cess_rate: 'Health and education cess, in percent of tax and surcharge',
} as const;

export const inIncomeTax = `
  tens(x, r)       = 10·floor((floor(x) + 5)/10)                                      if r = 1                          // To the nearest 10: paise are left out, and 5 goes up
                   = x                                                                otherwise
  in_taxable(y, r) = y                                                                if annual_income is absent        // Taxable income of India
                   = tens(max(0, y − standard_deduction − itemized_deductions), r)    if tax_regime = old
                   = tens(max(0, y − standard_deduction), r)                          otherwise
  slab(x)          = brackets(x, brackets)                                            // Tax on the slabs
  rebate(x)        = min(slab(x), rebate_max)                                         if x ≤ rebate_limit               // Rebate, with its marginal relief in the new regime
                   = max(0, slab(x) − (x − rebate_limit))                             if tax_regime = new
                   = 0                                                                otherwise
  R(x)             = slab(x) − rebate(x)                                              // Tax after the rebate
  step(x)          = sum(k = 1…count(surcharge_steps) − 1, surcharge_steps(k).over − surcharge_steps(k − 1).over if x > surcharge_steps(k).over)    // Income above which the surcharge of x begins
  W(x)             = R(x)·(1 + band_rate(x, surcharge_steps)/100)                     // Tax with surcharge
  at_step(x)       = R(step(x))·(1 + band_rate(step(x), surcharge_steps)/100)         // Tax with surcharge at that income
  M(x)             = max(R(x), min(W(x), at_step(x) + x − step(x)))                   if x > surcharge_steps(1).over    // Tax with surcharge after marginal relief
                   = R(x)                                                             otherwise
  in_tax(y, r)     = tens(M(in_taxable(y, r))·(1 + cess_rate/100), r)                 // Tax of India with the cess
` as const;
