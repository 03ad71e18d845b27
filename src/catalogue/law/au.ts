/** Australia, Income Tax Rates Act 1986, ITAA 1997 s. 61-100 ff., Medicare Levy Act 1986: residents. */
export const auFigures = {
  low_income_offset_max: 'Maximum low income tax offset',
  low_income_offset_from: 'Taxable income from which the offset falls',
  low_income_offset_rate: 'Rate at which the offset falls, in percent',
  low_income_offset_second_from: 'Taxable income from which the offset falls at its second rate',
  low_income_offset_second_rate: 'Second rate at which the offset falls, in percent',
  medicare_levy_rate: 'Medicare levy, in percent of the taxable income',
  medicare_levy_from: 'Taxable income from which there is a Medicare levy',
  medicare_levy_shade_rate: 'Maximum Medicare levy, in percent of the income above its threshold',
} as const;

export const auIncomeTax = `
  low_income(x) = max(0, low_income_offset_max − low_income_offset_rate/100·max(0, min(x, low_income_offset_second_from) − low_income_offset_from) − low_income_offset_second_rate/100·max(0, x − low_income_offset_second_from))    // Low income offset before it is limited to the tax
  offset(x)     = min(brackets(x, brackets), low_income(x))      // Low income offset, against the tax alone
  levy(x)       = min(medicare_levy_rate·x, medicare_levy_shade_rate·max(0, x − medicare_levy_from))/100    // Medicare levy
  au_tax(x)     = brackets(x, brackets) − offset(x) + levy(x)    // Tax of Australia after the offset, with the Medicare levy
` as const;
