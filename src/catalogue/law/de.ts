/** Germany, § 32a EStG and SolzG §§ 3, 4: income and tax are cut to whole euros, the surcharge to a cent. */
export const deFigures = {
  tariff_gfb: 'Basic allowance',
  tariff_z2: 'End of the second zone',
  tariff_z3: 'End of the third zone',
  tariff_z4: 'End of the fourth zone',
  tariff_a: 'Factor of the second zone',
  tariff_b: 'Addend of the second zone',
  tariff_c: 'Factor of the third zone',
  tariff_d: 'Addend of the third zone',
  tariff_e: 'Tax at the end of the second zone',
  tariff_f: 'Deduction of the fourth zone',
  tariff_h: 'Deduction of the fifth zone',
  tariff_rate4: 'Rate of the fourth zone, in percent',
  tariff_rate5: 'Rate of the fifth zone, in percent',
  solidarity_free_up_to: 'Income tax up to which there is no solidarity surcharge',
  solidarity_rate: 'Solidarity surcharge, in percent of the income tax',
  solidarity_mitigation_rate: 'Maximum solidarity surcharge, in percent of the income tax above the limit',
} as const;

export const deIncomeTax = `
  z(x)                = 0                                                           if x ≤ tariff_gfb                   // Tariff of the zone in which x is
                      = (tariff_a·(x − tariff_gfb)/10000 + tariff_b)·(x − tariff_gfb)/10000    if x ≤ tariff_z2
                      = (tariff_c·(x − tariff_z2)/10000 + tariff_d)·(x − tariff_z2)/10000 + tariff_e    if x ≤ tariff_z3
                      = tariff_rate4/100·x − tariff_f                               if x ≤ tariff_z4
                      = tariff_rate5/100·x − tariff_h                               otherwise
  E(x, r)             = floor(z(floor(x)))                                          if r = 1                            // Tax on x, in whole euros
                      = z(x)                                                        otherwise
  de_income_tax(y, r) = 2·E(y/2, r)                                                 if filing_status = married_joint    // Twice the tax on half the income, on a joint return
                      = E(y, r)                                                     otherwise
  free                = 2·solidarity_free_up_to                                     if filing_status = married_joint    // Income tax without a solidarity surcharge
                      = solidarity_free_up_to                                       otherwise
  mitigated(t)        = min(solidarity_rate·t, solidarity_mitigation_rate·max(0, t − free))    // Surcharge on a tax of t, in cents
  solidarity(t, r)    = floor(mitigated(t))/100                                     if r = 1                            // Solidarity surcharge on a tax of t
                      = mitigated(t)/100                                            otherwise
  de_tax(y, r)        = de_income_tax(y, r) + solidarity(de_income_tax(y, r), r)    // Income tax and solidarity surcharge
` as const;
