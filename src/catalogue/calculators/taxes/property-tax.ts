import { defineCalculator } from '#catalogue/declare/define.ts';
import {
  amount,
  currency,
  growthRate,
  money,
  percent,
  oftenSmall,
  percentage,
  positiveAmount,
  wholeYears,
} from '#catalogue/declare/fields.ts';
import { label, records } from '#catalogue/declare/structures.ts';
import { usual } from '#catalogue/declare/usual.ts';

export const propertyTax = defineCalculator({
  id: 'property-tax',
  name: 'Property Tax Calculator',
  synonyms: ['real estate tax', 'millage', 'mill rate', 'council tax', 'homestead exemption', 'assessed value'],
  category: 'taxes',
  summary: 'Annual tax on a property from its assessed value, exemptions and the rates of all levies.',
  headline: 'Your property tax would be {annual_property_tax} a year',
  about:
    'Assessments, exemptions and several levies make a bill hard to check. Enter them line by line, as your bill ' +
    'shows them. The projection lets the value grow and keeps the rates, while in some places the growth of ' +
    'assessments is limited by law.',
  input: {
    property_value: positiveAmount('Market value of the property'),
    assessment_pct: percent('Assessed value as a percentage of the market value', { default: 100 }),
    exemption: amount('Exemption, taken off the assessed value', { default: 0 }),
    levies: records(
      'Levies, such as those of county, city and schools',
      {
        name: label('Name of the levy', { optional: true }),
        tax_rate: usual(percent('Tax rate as a percentage of the taxable value; 10 mills are 1 percent'), {
          from: 0,
          because: 'A levy is often a fraction of 1 percent.',
        }),
      },
      { minItems: 1, maxItems: 50 },
    ),
    appreciation_rate: growthRate('Annual growth of the market value', { default: 0 }),
    years: wholeYears('Number of years for total_property_tax', { default: 10 }),
    currency: currency(),
  },
  output: {
    assessed_value: money('Value on which the tax is based, before the exemption'),
    taxable_value: money('Assessed value less the exemption; never below 0'),
    annual_property_tax: money('Tax of the first year'),
    monthly_property_tax: money('One-twelfth of the annual tax'),
    property_tax_rate: oftenSmall(percentage('Tax of the first year as a percentage of the market value')),
    total_property_tax: money('Tax of all years'),
  },
  conventions: {
    timing: 'one tax a year; the value grows at the end of each year',
    compounding: 'annual, for the growth of the value',
  },
  equations: `
    rate                 = sum(j = 0…count(levies) − 1, levies(j).tax_rate)                    // All rates together, in percent
    assessed_value       = property_value·assessment_pct/100
    taxable_value        = max(0, assessed_value − exemption)
    annual_property_tax  = taxable_value·rate/100
    monthly_property_tax = annual_property_tax/12
    property_tax_rate    = 100·annual_property_tax/property_value
    taxable(k)           = max(0, assessed_value·(1 + appreciation_rate/100)^k − exemption)    // Taxable value after k years
    total_property_tax   = sum(k = 0…years − 1, taxable(k))·rate/100
  `,
  references: [
    'International Association of Assessing Officers, Standard on Property Tax Policy (assessment ratios, exemptions and rates)',
  ],
  pictures: [{ kind: 'curve', over: 'property_value = 0…2·property_value', of: ['annual_property_tax'] }],
  laws: {
    rises: {
      annual_property_tax: ['property_value', 'assessment_pct'],
      total_property_tax: ['property_value', 'assessment_pct', 'appreciation_rate', 'years'],
    },
    falls: { taxable_value: ['exemption'], annual_property_tax: ['exemption'], total_property_tax: ['exemption'] },
    identities: [
      'property_tax_rate·property_value = 100·annual_property_tax',
      '100·assessed_value = assessment_pct·property_value',
    ],
  },
});
