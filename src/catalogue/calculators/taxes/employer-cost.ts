import { defineCalculator } from '#catalogue/declare/define.ts';
import { choice, currency, money, positiveAmount } from '#catalogue/declare/fields.ts';
import { recordsOf, wordOutput } from '#catalogue/declare/structures.ts';
import {
  country,
  germanInsurance,
  germanInsuranceRules,
  payPeriods,
  payRules,
  periodsPerYear,
  placeRulesOf,
  region,
  taxYear,
} from '#catalogue/law/fields.ts';
import { readLaw } from '#catalogue/law/read-law.ts';

const { figures, law, rules } = readLaw(
  {
    social_security_wage_base: 'Pay up to which social security tax is due',
    social_security_rate_employee: 'Social security tax of the employee, in percent',
    social_security_rate_employer: 'Social security tax of the employer, in percent',
    medicare_rate_employee: 'Medicare tax of the employee, in percent',
    medicare_rate_employer: 'Medicare tax of the employer, in percent',
    additional_medicare_withholding_over: 'Pay from which additional Medicare tax is withheld',
    additional_medicare_rate: 'Additional Medicare tax of the employee, in percent',
    unemployment_wage_base: 'Pay up to which federal unemployment tax is due',
    unemployment_rate: 'Federal unemployment tax after the credit for state tax, in percent',
    primary_threshold: 'Pay of a period from which the employee contributes',
    upper_earnings_limit: 'Pay of a period up to which the employee contributes at the main rate',
    secondary_threshold: 'Pay of a period from which the employer contributes',
    employee_rate: 'Main rate of the employee, in percent',
    employee_rate_above: 'Rate of the employee above the limit, in percent',
    employer_rate: 'Rate of the employer, in percent',
    cpp_maximum_earnings: 'Maximum pensionable earnings',
    cpp_additional_maximum_earnings: 'Additional maximum pensionable earnings',
    cpp_exemption: 'Basic exemption of the pension plan',
    cpp_rate: 'Contribution to the pension plan, in percent',
    cpp2_rate: 'Second additional contribution to the pension plan, in percent',
    ei_maximum_earnings: 'Maximum insurable earnings',
    ei_rate: 'Premium of employment insurance, in percent',
    ei_employer_multiple: 'Premium of the employer as a multiple of that of the employee',
    pension_ceiling: 'Annual pay up to which pension and unemployment insurance are due',
    pension_rate: 'Pension insurance of employer and employee, in percent',
    unemployment_rate_both: 'Unemployment insurance of employer and employee, in percent',
    health_ceiling: 'Annual pay up to which health and care insurance are due',
    health_rate: 'Health insurance of employer and employee, in percent',
    health_average_extra_rate: 'Average additional rate of health insurance, in percent',
    care_rate: 'Care insurance of employer and employee, in percent',
    care_employee_extra: 'Care insurance that employees in Saxony pay instead of the employer, in percentage points',
    care_childless_rate: 'Additional care insurance without children, in percentage points',
    care_child_discount:
      'Reduction of care insurance for each child from the second to the fifth, in percentage points',
    super_guarantee_rate: 'Superannuation of the employer, in percent',
    super_maximum_base: 'Annual pay up to which superannuation is due',
  },
  {
    packs: [
      'us-payroll',
      'us-income-tax',
      'gb-national-insurance',
      'de-social-insurance',
      'ca-payroll',
      'au-income-tax',
    ],
    by: 'tax_year',
  },
);

const kinds = {
  pension: 'pension: social security, Canada Pension Plan, Rentenversicherung, superannuation',
  health: 'health: Medicare, Krankenversicherung',
  care: 'care: Pflegeversicherung',
  unemployment: 'unemployment: federal unemployment tax, employment insurance, Arbeitslosenversicherung',
  national_insurance: 'National Insurance of the United Kingdom',
} as const;

export const employerCost = defineCalculator({
  id: 'employer-cost',
  name: 'Employer Cost Calculator',
  synonyms: [
    'payroll tax',
    'employer national insurance',
    'fica',
    'lohnnebenkosten',
    'cost of an employee',
    'superannuation',
  ],
  category: 'taxes',
  summary: 'Social contributions of employer and employee on pay, and what an employee costs, by the law of a country.',
  headline: 'The employee would cost {total_employer_cost} each period',
  about:
    'It takes the contributions that the law of the country requires of both sides. It leaves out accident insurance, levies ' +
    'for sick pay, state unemployment tax in the United States, allowances for small employers, and Quebec. German ' +
    'contributions are at the regular rates, which are lower for jobs up to 2,000 a month.',
  input: {
    country: country(['US', 'GB', 'DE', 'CA', 'AU']),
    tax_year: taxYear(),
    region: region(),
    pay: positiveAmount('Pay of one period before deductions'),
    pay_frequency: choice('Frequency of the pay', payPeriods, { default: 'annually' }, periodsPerYear),
    ...germanInsurance(),
    currency: currency(),
  },
  output: {
    employee_contributions: money('Contributions of the employee in one period'),
    employer_contributions: money('Contributions of the employer in one period'),
    total_employer_cost: money('Pay of one period with the contributions of the employer'),
    contributions: recordsOf('Contributions by kind', {
      name: wordOutput('Kind of the contribution', kinds),
      employee_amount: money('Contribution of the employee in one period'),
      employer_amount: money('Contribution of the employer in one period'),
    }),
  },
  isBoundToCurrency: true,
  prominent: ['pay_frequency'],
  rules: `
    ${rules}
    ${placeRulesOf(['US', 'GB', 'DE', 'CA', 'AU'])}
    ${payRules}
    ${germanInsuranceRules}
  `,
  conventions: { timing: 'the same pay in each period of the year', compounding: 'none' },
  figures,
  law,
  equations: `
    n        = pay_frequency                                              // Periods of a year
    w        = n·pay                                                      // Pay of a year
    extra    = health_extra_rate                                          if health_extra_rate is given    // Additional rate of the health insurer, in percent
             = health_average_extra_rate                                  otherwise
    own_care = care_rate/2 + care_employee_extra + care_childless_rate    if childless = true              // Care insurance of the employee, in percent
             = care_rate/2 + care_employee_extra − care_child_discount·max(0, min(child_count, 5) − 1)    otherwise
    cent(x)  = floor(100·x + 0.5)/100                                     // To the nearest cent
    insured  = min(w, pension_ceiling)/12                                 // Monthly pay that counts for pension and unemployment insurance
    covered  = min(w, health_ceiling)/12                                  // Monthly pay that counts for health and care insurance
    plan     = (cpp_rate·max(0, min(w, cpp_maximum_earnings) − cpp_exemption) + cpp2_rate·max(0, min(w, cpp_additional_maximum_earnings) − cpp_maximum_earnings))/100    // Pension plan of Canada, of a year

    contributions.employee_amount(name) = social_security_rate_employee/100·min(w, social_security_wage_base)/n    if name = pension and country = US
                                        = plan/n                                                            if name = pension and country = CA
                                        = 12·cent(pension_rate/200·insured)/n                               if name = pension and country = DE
                                        = (medicare_rate_employee·w + additional_medicare_rate·max(0, w − additional_medicare_withholding_over))/100/n    if name = health and country = US
                                        = 12·cent((health_rate + extra)/200·covered)/n                      if name = health and country = DE
                                        = 12·cent(own_care/100·covered)/n                                   if name = care and country = DE
                                        = ei_rate/100·min(w, ei_maximum_earnings)/n                         if name = unemployment and country = CA
                                        = 12·cent(unemployment_rate_both/200·insured)/n                     if name = unemployment and country = DE
                                        = (employee_rate·max(0, min(pay, upper_earnings_limit) − primary_threshold) + employee_rate_above·max(0, pay − upper_earnings_limit))/100    if name = national_insurance and country = GB
                                        = 0                                                                 otherwise
    contributions.employer_amount(name) = social_security_rate_employer/100·min(w, social_security_wage_base)/n    if name = pension and country = US
                                        = plan/n                                                            if name = pension and country = CA
                                        = 12·cent(pension_rate/200·insured)/n                               if name = pension and country = DE
                                        = super_guarantee_rate/100·min(w, super_maximum_base)/n             if name = pension and country = AU
                                        = medicare_rate_employer/100·w/n                                    if name = health and country = US
                                        = 12·cent((health_rate + extra)/200·covered)/n                      if name = health and country = DE
                                        = 12·cent((care_rate/2 − care_employee_extra)/100·covered)/n        if name = care and country = DE
                                        = unemployment_rate/100·min(w, unemployment_wage_base)/n            if name = unemployment and country = US
                                        = ei_employer_multiple·ei_rate/100·min(w, ei_maximum_earnings)/n    if name = unemployment and country = CA
                                        = 12·cent(unemployment_rate_both/200·insured)/n                     if name = unemployment and country = DE
                                        = employer_rate/100·max(0, pay − secondary_threshold)               if name = national_insurance and country = GB
                                        = 0                                                                 otherwise
    employee_contributions              = contributions.employee_amount(pension) + contributions.employee_amount(health) + contributions.employee_amount(care) + contributions.employee_amount(unemployment) + contributions.employee_amount(national_insurance)
    employer_contributions              = contributions.employer_amount(pension) + contributions.employer_amount(health) + contributions.employer_amount(care) + contributions.employer_amount(unemployment) + contributions.employer_amount(national_insurance)
    total_employer_cost                 = pay + employer_contributions
  `,
  references: [
    'United States, 26 U.S.C. 3101, 3111, 3301, 3302, 3306',
    'United Kingdom, Social Security Contributions and Benefits Act 1992, ss. 5, 8, 9',
    'Germany, SGB III § 341; SGB V §§ 241, 242a, 249; SGB VI §§ 158, 159, 168; SGB XI §§ 55, 58',
    'Canada Revenue Agency, Payroll Deductions Formulas (T4127); Employment Insurance Act, s. 68',
    'Australia, Superannuation Guarantee (Administration) Act 1992',
  ],
  pictures: [{ kind: 'items', list: 'contributions', of: ['employee_amount', 'employer_amount'], names: 'name' }],
  laws: {
    rises: { employer_contributions: ['pay'], employee_contributions: ['pay'] },
    identities: ['total_employer_cost − employer_contributions = pay'],
    unscaled: 'ceilings are amounts of the law',
  },
});
