import { dayOf } from '#core/finance/calendar.ts';
import { defineCalculator } from '#catalogue/declare/define.ts';
import {
  amount,
  choice,
  currency,
  money,
  omittable,
  percentage,
  positiveAmount,
  quantity,
  unitCount,
} from '#catalogue/declare/fields.ts';
import { date, dateOutput, records, recordsOf } from '#catalogue/declare/structures.ts';
import { deFigures, deIncomeTax } from '#catalogue/law/de.ts';
import { country, filingStatus, taxYear } from '#catalogue/law/fields.ts';
import { readLaw, withinYear } from '#catalogue/law/read-law.ts';
import { natives } from './crypto-tax.native.ts';

const countries = ['US', 'GB', 'IN', 'DE'] as const;
const { figures, law, rules } = readLaw(
  {
    brackets: 'Brackets of ordinary income',
    long_term_gains_brackets: 'Brackets of long-term gains, by taxable income',
    net_investment_income_threshold: 'Income from which net investment income is taxed',
    net_investment_income_rate: 'Rate of the net investment income tax, in percent',
    capital_loss_limit: 'Loss that may be deducted from other income in a year',
    exempt_amount: 'Annual exempt amount',
    basic_rate_limit: 'Taxable income up to which gains are taxed at the basic rate',
    rate_basic: 'Rate within the basic rate band, in percent',
    rate_higher: 'Rate above the basic rate band, in percent',
    virtual_asset_rate: 'Rate of gains on virtual digital assets, in percent',
    private_sales_free_below: 'Gains of a year from private sales below which they are free of tax',
    ...deFigures,
  },
  { packs: ['us-income-tax', 'gb-capital-gains', 'in-capital-gains', 'de-income-tax'], by: 'tax_year' },
);
const year = withinYear('sale_date', countries);
/** The first British year with one rate for all of its days. */
const BRITISH_FROM = dayOf('2025-04-06');

function trades(description: string, price: string, fee: string) {
  return records(
    description,
    {
      date: date('Date of the trade'),
      units: quantity('Number of units', 'units', { minimum: 0.00000001 }),
      price: positiveAmount(price, { minimum: 0.00000001 }),
      fee: amount(fee, { default: 0 }),
    },
    { minItems: 1, maxItems: 100 },
  );
}

export const cryptoTax = defineCalculator({
  id: 'crypto-tax',
  name: 'Crypto Tax Calculator',
  synonyms: [
    'bitcoin tax',
    'cryptocurrency',
    'fifo',
    'lifo',
    'hifo',
    'cost basis',
    'section 104 pool',
    'virtual digital assets',
  ],
  category: 'taxes',
  summary: 'Gains on the sales of a coin, matched with the lots that were bought, and the tax on those of a year.',
  headline: [
    { when: 'tax < 0', say: 'Your loss would save {|tax|} of tax' },
    { say: 'You would pay {tax} of tax on a gain of {gain}' },
  ],
  about:
    'List all purchases and sales of one coin, so that each sale finds its lots; the tax is that of tax_year. United States: ' +
    'average cost is not admitted. United Kingdom: pools. India: losses are not set off, and surcharge and cess are left out. ' +
    'Germany: free after a year, or below a limit. It leaves out staking, mining, swaps and the wash-sale rule.',
  input: {
    country: country(countries),
    tax_year: taxYear(),
    filing_status: filingStatus(),
    taxable_income: amount('Taxable income of the year without these gains'),
    lots: trades(
      'Purchases, in the order of their dates',
      'Price of a unit',
      'Fee of the purchase, which counts as cost',
    ),
    sales: trades(
      'Sales, in the order of their dates, none after the tax year',
      'Price of a unit',
      'Fee of the sale, which reduces the proceeds; not in India',
    ),
    lot_method: choice(
      'Lots that a sale takes first',
      {
        fifo: 'the oldest',
        lifo: 'the newest',
        hifo: 'the dearest',
        average: 'the oldest, at the average cost of all',
        pools: 'those of the day, of the 30 days after it, then the section 104 pool; for the United Kingdom',
      },
      { default: 'fifo' },
    ),
    currency: currency(),
  },
  output: {
    gain: money('Gain of the tax year after fees; negative for a loss'),
    short_term_gain: money('Part of it on what was held for at most a year; all of it in the United Kingdom'),
    long_term_gain: money('Part of it on what was held for more than a year'),
    taxable_gain: money('Part of the gain that is taxed'),
    tax: money('Tax on the gain; negative where a loss reduces the tax on other income'),
    effective_tax_rate: percentage('Tax as a percentage of the gain; 0 without one', 'percent'),
    sales: recordsOf('Sales with their cost', {
      date: dateOutput('Date of the sale'),
      sale_proceeds: money('Proceeds after the fee'),
      cost_basis: money('Cost of the units that were sold'),
      gain: money('Proceeds less cost'),
      short_term_gain: money('Part of the gain on what was held for at most a year'),
      long_term_gain: money('Part of the gain on what was held for more than a year'),
    }),
    lots: recordsOf('Lots that are left; a single row for an average or a pool', {
      date: omittable(dateOutput('Date of the purchase; absent for an average or a pool')),
      units: unitCount('Number of units left', 'units'),
      cost_basis: money('Cost of these units'),
    }),
  },
  isBoundToCurrency: true,
  prominent: ['filing_status', 'lot_method'],
  native: natives,
  rules: `
    ${rules}
    require year_begins ≥ ${BRITISH_FROM} if country = GB and year_begins is given else tax_year: must be 2025-26 or later for GB, as the rates changed within the year before
    require lot_method = pools exactly if country = GB else lot_method: must be pools for GB, and for no other country
    require filing_status = single or country = US or country = DE and filing_status = married_joint else filing_status: must be left out unless the country is US, or married_joint for DE
    mixed_lots  = first(j = 1…count(lots) − 1, lots(j).date < lots(j − 1).date)       // Index of a purchase before the one above it
    require mixed_lots is absent else lots(mixed_lots).date: must not be before the purchase above it
    mixed_sales = first(j = 1…count(sales) − 1, sales(j).date < sales(j − 1).date)    // Index of a sale before the one above it
    require mixed_sales is absent else sales(mixed_sales).date: must not be before the sale above it
    late        = first(j = 0…count(sales) − 1, sales(j).date > year_ends)            // Index of a sale after the tax year
    require late is absent else sales(late).date: must not be after the tax year
    unheld      = first(j = 0…count(sales) − 1, sum(k = 0…j, sales(k).units) > sum(k = 0…count(lots) − 1, lots(k).units if lots(k).date ≤ sales(j).date))    // Index of a sale of more than is held
    require unheld is absent else sales(unheld).units: must not be more than is held on that date
  `,
  conventions: { timing: 'the sales of one tax year; earlier ones take their lots', compounding: 'none' },
  figures: { ...figures, ...year.figures },
  law,
  equations: `
    ${deIncomeTax}
    matched            = match_lots(lots, sales, lot_method, country, year_begins)
    short              = matched.short                                                    // Short-term gain
    long               = matched.long                                                     // Long-term gain
    gain               = short + long
    short_term_gain    = short
    long_term_gain     = long
    net_short          = max(0, short + min(0, long))                                     if short > 0       // Short-term gain after losses are set off
                       = min(0, short + max(0, long))                                     otherwise
    net_long           = max(0, long + min(0, short))                                     if long > 0        // Long-term gain after losses are set off
                       = min(0, long + max(0, short))                                     otherwise
    S                  = max(0, net_short)                                                // Taxed short-term gain of the United States
    L                  = max(0, net_long)                                                 // Taxed long-term gain of the United States
    deducted           = min(max(0, −gain), capital_loss_limit)                           // Loss that reduces other income in the United States
    T(x)               = brackets(x, brackets)                                            // Tax on ordinary income of x
    G(x)               = brackets(x, long_term_gains_brackets)                            // Tax on x at the rates of gains
    on_short           = T(taxable_income + S) − T(taxable_income) + T(max(0, taxable_income − deducted)) − T(taxable_income)    // Tax on the short-term gain
    on_long            = min(G(taxable_income + S + L) − G(taxable_income + S), T(taxable_income + S + L) − T(taxable_income + S))    // Tax on the long-term gain
    investment         = net_investment_income_rate/100·min(S + L, max(0, taxable_income + S + L − net_investment_income_threshold))    // Net investment income tax
    band               = max(0, basic_rate_limit − taxable_income)                        // What is left of the basic rate band
    taxed              = S + L                                                            if country = US    // Gain that is taxed
                       = max(0, gain − exempt_amount)                                     if country = GB
                       = matched.gains                                                    if country = IN
                       = 0                                                                if short < private_sales_free_below
                       = short                                                            otherwise
    taxable_gain       = taxed
    due                = on_short + on_long + investment                                  if country = US    // Tax on it
                       = (rate_basic·min(taxed, band) + rate_higher·max(0, taxed − band))/100    if country = GB
                       = virtual_asset_rate/100·taxed                                     if country = IN
                       = de_tax(taxable_income + taxed, 1) − de_tax(taxable_income, 1)    otherwise
    tax                = due
    effective_tax_rate = 100·due/gain                                                     if gain > 0
                       = 0                                                                otherwise
    sales              = matched.sales
    lots               = matched.lots
  `,
  references: [
    'United States, 26 U.S.C. 1(h), 1012, 1211(b), 1222, 1411; Internal Revenue Service, Notice 2014-21 and Revenue Procedure 2024-28',
    'United Kingdom, Taxation of Chargeable Gains Act 1992, ss. 1H, 1K, 104, 105, 106A; HM Revenue & Customs, Cryptoassets Manual, CRYPTO22200',
    'India, Income-tax Act, 2025, s. 194; Income-tax Act, 1961, s. 115BBH',
    'Germany, § 23 EStG',
  ],
  pictures: [{ kind: 'bars', of: ['short_term_gain', 'long_term_gain', 'tax'] }],
  laws: {
    identities: ['short_term_gain + long_term_gain = gain'],
    unscaled: 'brackets are amounts of the law',
  },
});
