import { defineCalculator } from '#catalogue/declare/define.ts';
import {
  annualPercent,
  currency,
  fractional,
  growthRate,
  percentage,
  positiveAmount,
  precise,
  whole,
} from '#catalogue/declare/fields.ts';
import { date } from '#catalogue/declare/structures.ts';
import { natives } from './treasury-bill.native.ts';

export const treasuryBill = defineCalculator({
  id: 'treasury-bill',
  name: 'Treasury Bill Calculator',
  synonyms: ['t-bill', 'discount rate', 'coupon equivalent', 'money market', 'commercial paper'],
  category: 'investing',
  summary: 'Price, discount rate and yields of a treasury bill, from one of them and its dates.',
  headline: [
    { when: 'given price', say: 'The bill yields {bond_equivalent_yield} a year' },
    { say: 'The bill costs {price}' },
  ],
  about:
    'Treasury bills pay no coupon: you buy below face value and get the full amount at the end. Auctions quote a ' +
    'discount rate, which is lower than what you earn. The bond-equivalent yield is the one to compare with other ' +
    'investments.',
  input: {
    settlement_date: date('Date on which the bill is paid for'),
    maturity_date: date('Date on which the face value is paid: at most a year later'),
    face_value: positiveAmount('Face value', { default: 100 }),
    price: positiveAmount('Price; give exactly one of price, bank_discount_rate and bond_equivalent_yield', {
      optional: true,
    }),
    bank_discount_rate: annualPercent('Bank discount rate: discount from the face value, for a year of 360 days', {
      optional: true,
    }),
    bond_equivalent_yield: growthRate('Bond-equivalent yield, as newspapers print it', { optional: true }),
    currency: currency(),
  },
  output: {
    price: precise(fractional('Price of the bill', 'currency')),
    bank_discount_rate: percentage(
      'Bank discount rate: discount as a percentage of the face value, for a year of 360 days',
    ),
    money_market_yield: percentage('Money market yield: discount as a percentage of the price, for a year of 360 days'),
    bond_equivalent_yield: percentage(
      'Bond-equivalent yield: nominal annual yield of a bond with half-yearly coupons that returns as much, for the 365 or 366 days of the year after settlement',
    ),
    days_to_maturity: whole('Number of days from settlement to maturity', 'days'),
  },
  rules: `
    require exactly one of price, bank_discount_rate, bond_equivalent_yield
    require maturity_date > settlement_date
    require maturity_date ≤ settlement_date + 366 else maturity_date: must be at most 366 days after settlement_date
  `,
  conventions: {
    timing:
      'the price at settlement, the face value at maturity; actual days, in a year of 360 days or, for the bond-equivalent yield, of 365 or 366',
    compounding:
      'none up to half a year; after that, the bond-equivalent yield has one coupon half a year before maturity',
  },
  native: natives,
  equations: `
    days_to_maturity = maturity_date − settlement_date
    n                = days_to_maturity                                 // Days to maturity
    y                = days_of_year(settlement_date)                    // Days of a year
    t                = n/y                                              // Time to maturity in years
    i                = bond_equivalent_yield/100                        // Bond-equivalent yield, as a fraction
    price            = price                                            if price is given
                     = face_value·(1 − bank_discount_rate/100·n/360)    if bank_discount_rate is given
                     = face_value/(1 + i·t)                             if n ≤ y/2
                     = face_value/((1 + i/2)·(1 + i·(t − 1/2)))         otherwise
    require price > 0 else no-solution: at this bank_discount_rate the bill would cost nothing; a lower one has an answer

    bank_discount_rate    = 100·(face_value − price)/face_value·360/n
    money_market_yield    = 100·(face_value − price)/price·360/n
    g                     = face_value/price − 1                     // Gain until maturity, as a fraction
    bond_equivalent_yield = 100·g/t                                  if n ≤ y/2
                          = 200·g/(t + (t^2 + (2·t − 1)·g)^(1/2))    otherwise
  `,
  references: [
    'United States, 31 CFR Part 356, Appendix B, section VI (computing the price and the investment rate of Treasury bills)',
    'Microsoft, Excel functions TBILLPRICE and TBILLYIELD',
  ],
  pictures: [
    { kind: 'curve', over: 'bank_discount_rate = 0…10', of: ['price'], name: 'by_discount_rate' },
    { kind: 'curve', over: 'bond_equivalent_yield = 0…10', of: ['price'], name: 'by_yield' },
    { kind: 'curve', over: 'price = 0.9·face_value…face_value', of: ['bond_equivalent_yield'], name: 'by_price' },
  ],
  laws: {
    falls: {
      bank_discount_rate: ['price'],
      money_market_yield: ['price'],
      bond_equivalent_yield: ['price'],
      price: ['bank_discount_rate', 'bond_equivalent_yield'],
    },
    identities: ['bank_discount_rate·face_value = money_market_yield·price'],
  },
});
