/** United States, 26 USC 3101, 3102: what an employer withholds of the pay w of a year. */
export const usPayFigures = {
  social_security_wage_base: 'Pay up to which social security tax is due',
  social_security_rate_employee: 'Social security tax of the employee, in percent',
  medicare_rate_employee: 'Medicare tax of the employee, in percent',
  additional_medicare_withholding_over: 'Pay from which additional Medicare tax is withheld',
  additional_medicare_rate: 'Additional Medicare tax, in percent',
} as const;

export const usPay = `
  us_social(w) = (social_security_rate_employee·min(w, social_security_wage_base) + medicare_rate_employee·w + additional_medicare_rate·max(0, w − additional_medicare_withholding_over))/100    // Social security and Medicare tax of the employee
` as const;
