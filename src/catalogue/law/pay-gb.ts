/** United Kingdom: class 1 contributions and student loans, each of the pay p of a period. */
export const gbPayFigures = {
  primary_threshold: 'Pay of a period from which contributions are due',
  upper_earnings_limit: 'Pay of a period up to which contributions are due at the main rate',
  employee_rate: 'Main rate of contributions, in percent',
  employee_rate_above: 'Rate of contributions above the limit, in percent',
  loan_threshold: 'Annual income from which student loans are repaid',
  loan_threshold_postgraduate: 'Annual income from which postgraduate loans are repaid',
  loan_rate_postgraduate: 'Repayment of postgraduate loans, in percent of the income above the threshold',
  loan_rate: 'Repayment of student loans, in percent of the income above the threshold',
} as const;

export const gbPay = `
  gb_social(p) = (employee_rate·max(0, min(p, upper_earnings_limit) − primary_threshold) + employee_rate_above·max(0, p − upper_earnings_limit))/100    // Class 1 contributions of a period
  gb_plan(p)   = 0                                                                   if loan_plan = none            // Repayment of the plan from the pay of a period: the threshold is cut to a penny, the deduction to a pound
               = floor(loan_rate/100·max(0, p − floor(100·loan_threshold/n)/100))    otherwise
  gb_loan(p)   = gb_plan(p) + floor(loan_rate_postgraduate/100·max(0, p − floor(100·loan_threshold_postgraduate/n)/100))    if postgraduate_loan = true    // Repayments of all loans
               = gb_plan(p)                                                          otherwise
` as const;
