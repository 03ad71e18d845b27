/** Germany: wage tax of the annual pay w by the program of the ministry, and monthly contributions. */
export const dePayFigures = {
  employee_lump_sum: 'Lump sum for the expenses of employees',
  special_expenses_lump_sum: 'Lump sum for special expenses',
  single_parent_relief: 'Relief for single parents',
  wage_tax_limits_w1: 'First limit of the tax classes V and VI',
  wage_tax_limits_w2: 'Second limit of the tax classes V and VI',
  wage_tax_limits_w3: 'Third limit of the tax classes V and VI',
  class_5_cut: 'Amount to which parts of the tariff are cut in the classes V and VI',
  provision_rate: 'Minimum provision for health and care insurance, in percent of the pay',
  provision_max: 'Maximum of that provision',
  provision_max_class_3: 'Maximum of that provision in class III',
  pension_ceiling: 'Annual pay up to which pension and unemployment insurance are due',
  pension_rate: 'Pension insurance of employer and employee, in percent',
  unemployment_rate_both: 'Unemployment insurance of employer and employee, in percent',
  health_ceiling: 'Annual pay up to which health and care insurance are due',
  health_rate: 'Health insurance of employer and employee, in percent',
  health_rate_reduced: 'Reduced rate of health insurance, which wage tax is based on, in percent',
  health_average_extra_rate: 'Average additional rate of health insurance, in percent',
  care_rate: 'Care insurance of employer and employee, in percent',
  care_employee_extra: 'Additional care insurance of employees in Saxony, in percentage points',
  care_childless_rate: 'Additional care insurance without children, in percentage points',
  care_child_discount:
    'Reduction of care insurance for each child from the second to the fifth, in percentage points',
} as const;

export const dePay = `
  extra           = health_extra_rate                                              if health_extra_rate is given    // Extra rate of the health insurer
                  = health_average_extra_rate                                      otherwise
  care            = care_rate/2 + care_employee_extra + care_childless_rate        if childless = true              // Rate of the employee, in percent
                  = care_rate/2 + care_employee_extra − care_child_discount·max(0, min(child_count, 5) − 1)    otherwise
  cent(x)         = floor(100·x + 0.5)/100                                         // Rounded to a cent
  cut(x)          = floor(100·x)/100                                               // Cut to a cent
  pension(p)      = cent(pension_rate/200·min(p, pension_ceiling/12))              // Pension insurance of a month
  unemployment(p) = cent(unemployment_rate_both/200·min(p, pension_ceiling/12))    // Unemployment insurance of a month
  health(p)       = cent((health_rate + extra)/200·min(p, health_ceiling/12))      // Health insurance of a month
  nursing(p)      = cent(care/100·min(p, health_ceiling/12))                       // Care insurance of a month
  de_social(p)    = pension(p) + unemployment(p) + health(p) + nursing(p)          // Social contributions of a month

  insured(w)    = min(w, health_ceiling)                                            // Pay for which health and care insurance are due
  vp(w)         = cut(pension_rate/200·min(w, pension_ceiling))                     // Provision: the parts of the year
  vh(w)         = cut(((health_rate_reduced + extra)/200 + care/100)·insured(w))    // Provision for health and care insurance
  va(w)         = cut(unemployment_rate_both/200·insured(w))                        // Provision for unemployment insurance
  least(w)      = min(cut(provision_rate/100·w), provision_max_class_3)             if provision_rate > 0 and tax_class = 3                 // Provision for all but pension insurance, up to its maximum
                = min(cut(provision_rate/100·w), provision_max)                     if provision_rate > 0
                = 0                                                                 if tax_class = 6
                = min(cut(va(w) + vh(w)), provision_max)                            otherwise
  provision(w)  = max(ceil(vp(w) + vh(w)), ceil(vp(w) + least(w)))                  // Provision in whole euros, the larger of both
  lump(w)       = 0                                                                 if tax_class = 6                                        // Lump sums of the tax class
                = ceil(min(w, employee_lump_sum)) + special_expenses_lump_sum + single_parent_relief    if tax_class = 2
                = ceil(min(w, employee_lump_sum)) + special_expenses_lump_sum       otherwise
  left(w)       = max(0, w − lump(w) − provision(w))                                // Taxable income
  q(x)          = class_5_cut·floor(x/class_5_cut)                                  if class_5_cut > 0                                      // Cut to the step of the classes V and VI
                = x                                                                 otherwise
  up(x)         = max(2·(floor(z(q(1.25·x))) − floor(z(q(0.75·x)))), floor(0.14·x))    // Classes V and VI: twice the tax between 125 and 75 percent
  first_limit   = up(wage_tax_limits_w1)                                            if tax_class = 5 or tax_class = 6                       // Wage tax of these classes at their first limit
                = 0                                                                 otherwise
  high(x, t)    = min(t, floor(first_limit + 0.42·(x − wage_tax_limits_w1)))        if x > wage_tax_limits_w1 and x ≤ wage_tax_limits_w2    // Wage tax of the classes V and VI by their limits; t is that up to the second one
                = t + floor(0.42·max(0, min(x, wage_tax_limits_w3) − wage_tax_limits_w2)) + floor(0.45·max(0, x − wage_tax_limits_w3))    otherwise
  persons       = 2                                                                 if tax_class = 3                                        // Persons over whom the income is split
                = 1                                                                 otherwise
  class_tax(x)  = high(floor(x), up(min(floor(x), wage_tax_limits_w2)))             if tax_class = 5 or tax_class = 6                       // Wage tax on x by tax class
                = persons·E(x/persons, 1)                                           otherwise
  wage_tax(w)   = class_tax(left(w))                                                // Wage tax
  limit         = persons·solidarity_free_up_to                                     // Wage tax without a solidarity surcharge
  added(t)      = 0                                                                 if t ≤ limit                                            // Solidarity surcharge on a wage tax of t
                = floor(min(solidarity_rate·t, solidarity_mitigation_rate·(t − limit)))/100    otherwise
  de_pay_tax(w) = wage_tax(w) + added(wage_tax(w))                                  // Wage tax and solidarity surcharge
` as const;
