import { defineCalculator } from '#catalogue/declare/define.ts';
import {
  age,
  amount,
  choice,
  currency,
  flag,
  money,
  optionalMoney,
  percent,
  percentage,
  positiveAmount,
  wholeNumber,
} from '#catalogue/declare/fields.ts';
import { recordsOf, wordOutput } from '#catalogue/declare/structures.ts';
import {
  country,
  filingStatus,
  germanInsurance,
  germanInsuranceRules,
  loanPlans,
  payPeriods,
  payRules,
  periodsPerYear,
  placeRules,
  region,
  taxRegime,
  taxYear,
} from '#catalogue/law/fields.ts';
import {
  incomeTaxEquations,
  incomeTaxFigures,
  incomeTaxPacks,
  incomeTaxReferences,
} from '#catalogue/law/income-tax.ts';
import { caPay, caPayFigures } from '#catalogue/law/pay-ca.ts';
import { dePay, dePayFigures } from '#catalogue/law/pay-de.ts';
import { gbPay, gbPayFigures } from '#catalogue/law/pay-gb.ts';
import { usPay, usPayFigures } from '#catalogue/law/pay-us.ts';
import { readLaw } from '#catalogue/law/read-law.ts';

const { figures, law, rules } = readLaw(
  { ...incomeTaxFigures, ...usPayFigures, ...gbPayFigures, ...caPayFigures, ...dePayFigures },
  {
    packs: [
      ...incomeTaxPacks,
      'us-payroll',
      'gb-national-insurance',
      'gb-student-loans',
      'ca-payroll',
      'de-social-insurance',
    ],
    by: 'tax_year',
  },
);

const plans = { none: 'no loan', ...loanPlans } as const;

const deductions = {
  income_tax: 'income tax, with the solidarity surcharge of Germany and the Medicare levy of Australia',
  social_contributions: 'social contributions of the employee',
  student_loan: 'repayment of a student loan',
  pension_contribution: 'own contribution to a pension',
  pre_tax_deductions: 'other deductions before income tax',
} as const;

export const takeHomePay = defineCalculator({
  id: 'take-home-pay',
  name: 'Take-Home Pay Calculator',
  synonyms: [
    'net pay',
    'salary after tax',
    'paycheck',
    'payslip',
    'brutto netto',
    'paye',
    'in hand salary',
    'gross to net',
    'national insurance',
    'fica',
  ],
  category: 'taxes',
  summary: 'What is left of pay after income tax, social contributions and a student loan, by the law of a country.',
  headline: 'You would take home {net_pay} of each payment',
  about:
    'It taxes the pay of a whole year as the law of the year does and takes off the contributions of employees, so a ' +
    'payslip can differ by roundings, or in a year with a change of rates. It leaves out state, local and church taxes, ' +
    'contributions in India, and Quebec. It is an estimate and not advice: the tax authority has a calculator of its own.',
  input: {
    country: country(),
    tax_year: taxYear(),
    region: region(
      'Part of the country, by its ISO 3166 code, where its law differs; required for Canada; Quebec has payroll law of its own',
    ),
    filing_status: filingStatus(),
    pay: positiveAmount('Pay of one period before deductions'),
    pay_frequency: choice('Frequency of the pay', payPeriods, { default: 'annually' }, periodsPerYear),
    pension_contribution_pct: percent(
      'Own contribution to a pension that is deducted before income tax, in percent of the pay; not for Germany',
      { default: 0 },
    ),
    annual_pre_tax_deductions: amount(
      'Other deductions of a year before income tax, such as deferrals to a 401(k); not for Germany',
      { default: 0 },
    ),
    dependent_count: wholeNumber('Number of children with a child credit or reduction', 'count', {
      maximum: 20,
      default: 0,
    }),
    age_at_year_end: age('Age on the last day of the tax year; United States and India', { optional: true }),
    loan_plan: choice('Student loan; United Kingdom', plans, { default: 'none' }),
    postgraduate_loan: flag(
      'Postgraduate loan in addition to loan_plan; United Kingdom',
      { true: 'with one', false: 'without one' },
      { default: false },
    ),
    tax_regime: taxRegime(),
    tax_class: wholeNumber('Tax class of wage tax, from 1 to 6; Germany', 'ordinal', {
      minimum: 1,
      maximum: 6,
      default: 1,
    }),
    ...germanInsurance(),
    currency: currency(),
  },
  output: {
    net_pay: money('Pay of one period after all deductions'),
    annual_net_pay: money('Pay of a year after all deductions'),
    income_tax: money('Income tax of a year, with the surcharge of Germany and the levy of Australia'),
    social_contributions: money('Social contributions of a year'),
    student_loan: optionalMoney('Repayments of a student loan in a year; absent without the country GB'),
    deductions: recordsOf('Deductions by kind', {
      name: wordOutput('Kind of the deduction', deductions),
      amount: money('Deduction of one period'),
      annual_amount: money('Deduction of a year'),
    }),
    marginal_tax_rate: percentage('Part of the next 1,000 of annual pay that is deducted', 'percent'),
    effective_tax_rate: percentage('Income tax and contributions as a percentage of the pay', 'percent'),
  },
  isBoundToCurrency: true,
  prominent: ['region', 'pay_frequency', 'filing_status', 'loan_plan', 'tax_class'],
  rules: `
    ${rules}
    ${placeRules}
    annual = pay_frequency·pay    // Pay of a year
    require filing_status = single or country = US else filing_status: must be left out unless the country is US
    ${payRules}
    require tax_regime = new or country = IN else tax_regime: must be left out unless the country is IN
    require loan_plan = none or country = GB else loan_plan: must be left out unless the country is GB
    require postgraduate_loan = false or country = GB else postgraduate_loan: must be left out unless the country is GB
    require postgraduate_loan = false or loan_plan = none or loan_plan = plan_1 or loan_plan = plan_2 or loan_plan = plan_4 or loan_plan = plan_5 else postgraduate_loan: must be false where loan_plan is postgraduate
    require pension_contribution_pct = 0 if country = DE else pension_contribution_pct: must be left out for DE
    require annual_pre_tax_deductions = 0 if country = DE else annual_pre_tax_deductions: must be left out for DE
    require annual_pre_tax_deductions + annual·pension_contribution_pct/100 ≤ annual else annual_pre_tax_deductions: must not exceed the pay of a year, together with the pension contribution
    require tax_class = 1 or country = DE else tax_class: must be left out unless the country is DE
    ${germanInsuranceRules}
  `,
  conventions: { timing: 'the same pay in each period of the year', compounding: 'none' },
  figures,
  law,
  equations: `
    n                   = pay_frequency                                                 // Periods of a year
    annual_income       = n·pay                                                         // Pay of a year
    long_term_gains     = 0                                                             // Long-term gains, which pay never has
    itemized_deductions = 0                                                             // Deductions that are claimed on a return, not by payroll
    before(w)           = annual_pre_tax_deductions + pension_contribution_pct/100·w    // Deductions before income tax
    T(x, r)             = brackets(x, brackets)                                         // Tax on x at the rates of the brackets
    ${incomeTaxEquations}
    ${usPay}
    ${gbPay}
    ${dePay}
    ${caPay}
    taxed(w)            = de_pay_tax(w)                                                 if country = DE    // Income tax on the pay w of a year
                        = ca_pay_tax(w)                                                 if country = CA
                        = due(max(0, w − before(w)), 1)                                 otherwise
    social(w)           = us_social(w)                                                  if country = US    // Social contributions
                        = n·gb_social(w/n)                                              if country = GB
                        = 12·de_social(w/12)                                            if country = DE
                        = ca_social(w)                                                  if country = CA
                        = 0                                                             otherwise
    loan(w)             = n·gb_loan(w/n)                                                if country = GB    // Student loan
                        = 0                                                             otherwise
    net(w)              = w − before(w) − taxed(w) − social(w) − loan(w)                // What is left

    income_tax                     = taxed(annual_income)
    social_contributions           = social(annual_income)
    student_loan                   = loan(annual_income)                           if country = GB
    annual_net_pay                 = net(annual_income)
    net_pay                        = annual_net_pay/n
    marginal_tax_rate              = 100·(1 − (net(annual_income + 1000) − annual_net_pay)/1000)
    effective_tax_rate             = 100·(income_tax + social_contributions)/annual_income
    deductions.annual_amount(name) = income_tax                                    if name = income_tax
                                   = social_contributions                          if name = social_contributions
                                   = loan(annual_income)                           if name = student_loan
                                   = pension_contribution_pct/100·annual_income    if name = pension_contribution
                                   = annual_pre_tax_deductions                     otherwise
    deductions.amount(name)        = deductions.annual_amount(name)/n
  `,
  references: [
    ...incomeTaxReferences,
    'United States, 26 U.S.C. 3101, 3102, 3121',
    'United Kingdom, Social Security Contributions and Benefits Act 1992, ss. 5, 8; Education (Student Loans) (Repayment) Regulations 2009',
    'Canada Revenue Agency, Payroll Deductions Formulas (T4127)',
    'Germany, § 39b EStG and the program flow of the Federal Ministry of Finance for wage tax; SGB III, V, VI, XI',
  ],
  pictures: [{ kind: 'items', list: 'deductions', of: ['annual_amount'] }],
  laws: {
    rises: { income_tax: ['pay'], social_contributions: ['pay'] },
    falls: { income_tax: ['annual_pre_tax_deductions'], annual_net_pay: ['annual_pre_tax_deductions'] },
    identities: ['effective_tax_rate·pay·pay_frequency = 100·(income_tax + social_contributions)'],
    unscaled: 'brackets are amounts of the law',
  },
});
