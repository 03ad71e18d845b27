/** Canada, T4127: pension plan and employment insurance of the pay w of a year, and taxable income. */
export const caPayFigures = {
  cpp_maximum_earnings: 'Maximum pensionable earnings',
  cpp_additional_maximum_earnings: 'Additional maximum pensionable earnings',
  cpp_exemption: 'Basic exemption of the pension plan',
  cpp_rate: 'Contribution to the pension plan, in percent',
  cpp_base_rate: 'Base contribution to the pension plan, for which there is a credit, in percent',
  cpp2_rate: 'Second additional contribution to the pension plan, in percent',
  ei_maximum_earnings: 'Maximum insurable earnings',
  ei_rate: 'Premium of employment insurance, in percent',
  employment_amount: 'Canada employment amount',
  provincial_employment_amount: 'Employment amount of the territory',
} as const;

export const caPay = `
  cpp(w)        = cpp_rate/100·max(0, min(w, cpp_maximum_earnings) − cpp_exemption)    // Pension plan, base and first additional contribution
  cpp2(w)       = cpp2_rate/100·max(0, min(w, cpp_additional_maximum_earnings) − cpp_maximum_earnings)    // Second additional contribution
  ei(w)         = ei_rate/100·min(w, ei_maximum_earnings)                     // Employment insurance
  ca_social(w)  = cpp(w) + cpp2(w) + ei(w)                                    // Pension plan and employment insurance
  base_cpp(w)   = cpp(w)·cpp_base_rate/cpp_rate                               // Part for which there is a credit; the rest is deducted
  ca_left(w)    = max(0, w − before(w) − (cpp(w) − base_cpp(w)) − cpp2(w))    // Taxable income
  ca_pay_tax(w) = federal(ca_left(w), base_cpp(w) + ei(w) + min(w, employment_amount)) + provincial(ca_left(w), base_cpp(w) + ei(w) + min(w, provincial_employment_amount))    // Income tax on the pay, with the credits of employees
` as const;
