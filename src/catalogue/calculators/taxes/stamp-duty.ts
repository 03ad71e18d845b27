import { defineCalculator } from '#catalogue/declare/define.ts';
import { choice, currency, flag, money, optionalMoney, percentage, positiveAmount } from '#catalogue/declare/fields.ts';
import { date, recordsOf } from '#catalogue/declare/structures.ts';
import { country, ukRegion } from '#catalogue/law/fields.ts';
import { readLaw } from '#catalogue/law/read-law.ts';

const buyers = {
  mover: 'a home that replaces the main residence',
  first_time: 'first home of a first-time buyer',
  additional: 'a home on top of another one',
} as const;

const { figures, law, rules } = readLaw(
  {
    brackets: 'Bands, by the price',
    additional_surcharge: 'Surcharge for additional homes, in percent of the price',
    nonresident_surcharge: 'Surcharge for nonresidents, in percent of the price',
    surcharge_from: 'Price from which there are surcharges',
  },
  { packs: ['gb-property'], by: 'completion_date' },
);

export const stampDuty = defineCalculator({
  id: 'stamp-duty',
  name: 'Stamp Duty Calculator',
  synonyms: ['sdlt', 'lbtt', 'land transaction tax', 'tax on buying a house', 'first-time buyer relief', 'second home'],
  category: 'taxes',
  summary: 'Tax on the purchase of a home in England, Northern Ireland, Scotland or Wales, band by band.',
  headline: 'You would pay {stamp_duty} of stamp duty, {effective_tax_rate} of the price',
  about:
    'The day of completion decides which rates apply. It knows the relief of first-time buyers, which ends at a maximum ' +
    'price in England and Northern Ireland, the surcharges for additional homes and for nonresidents, and the higher rates ' +
    'of Wales. It leaves out leases, companies, several dwellings in one purchase, and land that is not residential.',
  input: {
    country: country(['GB']),
    region: ukRegion(),
    property_price: positiveAmount('Price of the home'),
    buyer_type: choice('Kind of purchase', buyers, { default: 'mover' }),
    nonresident: flag(
      'Buyer resident outside of the United Kingdom; England and Northern Ireland',
      { true: 'with the surcharge', false: 'without it' },
      { default: false },
    ),
    completion_date: date('Date of completion'),
    currency: currency(),
  },
  output: {
    stamp_duty: money('Tax on the purchase'),
    effective_tax_rate: percentage('Tax as a percentage of the price', 'percent'),
    brackets: recordsOf('Bands of the price, with surcharges', {
      lower_bound: money('Price above which the band begins'),
      upper_bound: optionalMoney('Price up to which it goes; absent in the last band'),
      tax_rate: percentage('Rate of the band, with surcharges', 'percent'),
      taxable_amount: money('Part of the price in the band'),
      tax: money('Tax on that part'),
    }),
  },
  isBoundToCurrency: true,
  prominent: ['buyer_type'],
  rules: `
    ${rules}
    require nonresident = false or region = ENG or region = NIR else nonresident: must be false or left out for Scotland and Wales
  `,
  conventions: { timing: 'the tax is due on completion', compounding: 'none' },
  figures,
  law,
  equations: `
    additional                 = additional_surcharge                         if buyer_type = additional and property_price ≥ surcharge_from    // Surcharge for additional homes, in percent
                               = 0                                            otherwise
    foreign                    = nonresident_surcharge                        if nonresident = true and property_price ≥ surcharge_from         // Surcharge for nonresidents, in percent
                               = 0                                            otherwise
    stamp_duty                 = brackets(property_price, brackets) + (additional + foreign)/100·property_price
    effective_tax_rate         = 100·stamp_duty/property_price
    part(k)                    = max(0, min(property_price, brackets(k + 1).over) − brackets(k).over)    if k < count(brackets) − 1                                        // Part of the price in a band
                               = max(0, property_price − brackets(k).over)    otherwise
    brackets.lower_bound(j)    = brackets(j).over
    brackets.upper_bound(j)    = brackets(j + 1).over                         if j < count(brackets) − 1
    brackets.tax_rate(j)       = brackets(j).rate + additional + foreign
    brackets.taxable_amount(j) = part(j)
    brackets.tax(j)            = part(j)·(brackets(j).rate + additional + foreign)/100
  `,
  references: [
    'Finance Act 2003, ss. 55, 57B; Schedules 4ZA, 6ZA, 9A (stamp duty land tax)',
    'Land and Buildings Transaction Tax (Scotland) Act 2013, s. 24, Schedules 2A, 4A',
    'Land Transaction Tax and Anti-avoidance of Devolved Taxes (Wales) Act 2017; the rates of WSI 2018/128 as amended',
  ],
  pictures: [{ kind: 'curve', over: 'property_price = 0…2·property_price', of: ['stamp_duty'] }],
  laws: {
    rises: { stamp_duty: ['property_price'] },
    identities: ['effective_tax_rate·property_price = 100·stamp_duty'],
    unscaled: 'bands are amounts of the law',
  },
});
