/** Canada, Income Tax Act ss. 117, 118, 120, and acts of the provinces; c are further credited amounts. */
export const caFigures = {
  basic_amount_max: 'Basic personal amount',
  basic_amount_min: 'Basic personal amount of high incomes',
  basic_amount_from: 'Income from which the basic personal amount falls',
  basic_amount_to: 'Income from which the basic personal amount is at its minimum',
  abatement: 'Abatement of the federal tax for residents of Quebec, in percent',
  provincial_brackets: 'Brackets of the province',
  provincial_basic_amount_max: 'Basic personal amount of the province',
  provincial_basic_amount_min: 'Basic personal amount of the province for high incomes',
  provincial_basic_amount_from: 'Income from which the amount of the province falls',
  provincial_basic_amount_to: 'Income from which the amount of the province is at its minimum',
  provincial_surtax: 'Surtax of the province, by its tax',
  provincial_reduction_basic: 'Basic reduction of Ontario',
  provincial_reduction_each_child: 'Reduction of Ontario for each child',
  provincial_reduction_max: 'Maximum reduction of British Columbia',
  provincial_reduction_from: 'Income from which the reduction of British Columbia falls',
  provincial_reduction_rate: 'Rate at which the reduction of British Columbia falls, in percent',
  provincial_health_premium: 'Health premium of Ontario, by taxable income',
} as const;

export const caIncomeTax = `
  basic(x)         = basic_amount_max                                      if basic_amount_max = basic_amount_min or x ≤ basic_amount_from                                     // Basic personal amount
                   = basic_amount_min                                      if x ≥ basic_amount_to
                   = basic_amount_max − (x − basic_amount_from)·(basic_amount_max − basic_amount_min)/(basic_amount_to − basic_amount_from)    otherwise
  own_basic(x)     = provincial_basic_amount_max                           if provincial_basic_amount_max = provincial_basic_amount_min or x ≤ provincial_basic_amount_from    // Basic personal amount of the province
                   = provincial_basic_amount_min                           if x ≥ provincial_basic_amount_to
                   = provincial_basic_amount_max − (x − provincial_basic_amount_from)·(provincial_basic_amount_max − provincial_basic_amount_min)/(provincial_basic_amount_to − provincial_basic_amount_from)    otherwise
  federal(x, c)    = max(0, brackets(x, brackets) − brackets(0).rate/100·(basic(x) + c))·(1 − abatement/100)    // Federal tax, less the abatement of Quebec
  own(x, c)        = max(0, brackets(x, provincial_brackets) − provincial_brackets(0).rate/100·(own_basic(x) + c))    // Tax of the province before surtax
  surtaxed(x, c)   = own(x, c) + brackets(own(x, c), provincial_surtax)    // With the surtax of Ontario
  reduction(x, c)  = max(2·(provincial_reduction_basic + provincial_reduction_each_child·dependent_count) − surtaxed(x, c), provincial_reduction_max − max(0, x − provincial_reduction_from)·provincial_reduction_rate/100)    // Of Ontario and British Columbia
  provincial(x, c) = max(0, surtaxed(x, c) − max(0, reduction(x, c))) + brackets(x, provincial_health_premium)    // Tax of the province, with the health premium of Ontario
  ca_tax(x)        = federal(x, 0) + provincial(x, 0)                      // Federal and provincial tax
` as const;
