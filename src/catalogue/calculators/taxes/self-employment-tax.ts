import { defineCalculator } from '#catalogue/declare/define.ts';
import { amount, currency, money, optionalMoney, percentage, positiveAmount } from '#catalogue/declare/fields.ts';
import { country, filingStatus, taxYear } from '#catalogue/law/fields.ts';
import { readLaw } from '#catalogue/law/read-law.ts';

const { figures, law, rules } = readLaw(
  {
    self_employment_factor: 'Net earnings, in percent of the profit',
    self_employment_minimum: 'Net earnings from which the tax is due',
    self_employment_social_security_rate: 'Social security part of the tax, in percent',
    self_employment_medicare_rate: 'Medicare part of the tax, in percent',
    self_employment_deductible: 'Part of the tax that is deductible, in percent',
    social_security_wage_base: 'Pay and net earnings up to which the social security part is due',
    additional_medicare_threshold: 'Pay and net earnings from which additional Medicare tax is due',
    additional_medicare_rate: 'Additional Medicare tax, in percent',
    class4_bands: 'Class 4 contributions, by the profit',
  },
  { packs: ['us-payroll', 'us-income-tax', 'gb-national-insurance'], by: 'tax_year' },
);

export const selfEmploymentTax = defineCalculator({
  id: 'self-employment-tax',
  name: 'Self-Employment Tax Calculator',
  synonyms: ['schedule se', 'freelance tax', 'seca', '1099', 'class 4', 'sole trader', 'contractor tax'],
  category: 'taxes',
  summary:
    'Social security and Medicare tax of the self-employed in the United States, or class 4 in the United Kingdom.',
  headline: 'You would pay {self_employment_tax} on your profit',
  about:
    'The self-employed pay both halves of what employers and employees share. Wages count first towards the base of social ' +
    'security and the threshold of additional Medicare tax, which is not part of the self-employment tax and not ' +
    'deductible. Income tax comes on top. It leaves out the optional methods, church employees, and class 2.',
  input: {
    country: country(['US', 'GB']),
    tax_year: taxYear(),
    filing_status: filingStatus(),
    net_profit: positiveAmount('Annual profit after expenses'),
    annual_wages: amount('Annual wages from a job; United States', { default: 0 }),
    currency: currency(),
  },
  output: {
    net_earnings: money('Net earnings on which the tax is based'),
    social_security_tax: optionalMoney('Social security part; absent without the country US'),
    medicare_tax: optionalMoney('Medicare part; absent without the country US'),
    additional_medicare_tax: optionalMoney(
      'Additional Medicare tax on the net earnings; absent without the country US',
    ),
    self_employment_tax: money('Self-employment tax without additional Medicare tax, or class 4 contributions'),
    deductible_tax: optionalMoney(
      'Part of the self-employment tax deductible from income; absent without the country US',
    ),
    effective_tax_rate: percentage('All these taxes as a percentage of the profit', 'percent'),
  },
  isBoundToCurrency: true,
  prominent: ['filing_status', 'annual_wages'],
  rules: `
    ${rules}
    require filing_status = single or country = US else filing_status: must be left out unless the country is US
    require annual_wages = 0 or country = US else annual_wages: must be left out unless the country is US
  `,
  conventions: { timing: 'the profit of one tax year', compounding: 'none' },
  figures,
  law,
  equations: `
    earned                  = net_profit·self_employment_factor/100                   if country = US    // Net earnings before the minimum
                            = net_profit                                              otherwise
    net_earnings            = 0                                                       if country = US and earned < self_employment_minimum
                            = earned                                                  otherwise
    security                = self_employment_social_security_rate/100·min(net_earnings, max(0, social_security_wage_base − annual_wages))    if country = US    // Social security part
                            = 0                                                       otherwise
    medicare                = self_employment_medicare_rate/100·net_earnings          if country = US    // Medicare part
                            = 0                                                       otherwise
    additional              = additional_medicare_rate/100·max(0, net_earnings − max(0, additional_medicare_threshold − annual_wages))    if country = US    // Additional Medicare tax
                            = 0                                                       otherwise
    social_security_tax     = security                                                if country = US
    medicare_tax            = medicare                                                if country = US
    additional_medicare_tax = additional                                              if country = US
    self_employment_tax     = security + medicare                                     if country = US
                            = brackets(net_profit, class4_bands)                      otherwise
    deductible_tax          = self_employment_deductible/100·(security + medicare)    if country = US
    effective_tax_rate      = 100·(self_employment_tax + additional)/net_profit
  `,
  references: [
    'United States, 26 U.S.C. 164(f), 1401, 1402(a)(12), 1402(b); Internal Revenue Service, Schedule SE and Form 8959',
    'United Kingdom, Social Security Contributions and Benefits Act 1992, s. 15',
  ],
  pictures: [{ kind: 'curve', over: 'net_profit = 0…2·net_profit', of: ['self_employment_tax'] }],
  laws: {
    rises: { self_employment_tax: ['net_profit'] },
    falls: { self_employment_tax: ['annual_wages'] },
    unscaled: 'thresholds are amounts of the law',
  },
});
