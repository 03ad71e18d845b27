import { defineCalculator } from '#catalogue/declare/define.ts';
import { amount, currency, money, optionalMoney, percentage, signedAmount } from '#catalogue/declare/fields.ts';
import { date } from '#catalogue/declare/structures.ts';
import { country, filingStatus, taxYear } from '#catalogue/law/fields.ts';
import { combineLaws, readLaw, withinYear } from '#catalogue/law/read-law.ts';

const ofYear = readLaw(
  {
    brackets: 'Brackets of ordinary income',
    long_term_gains_brackets: 'Brackets of long-term gains, by taxable income',
    net_investment_income_threshold: 'Income from which net investment income is taxed',
    net_investment_income_rate: 'Rate of the net investment income tax, in percent',
    capital_loss_limit: 'Loss that may be deducted from other income in a year',
  },
  { packs: ['us-income-tax'], by: 'tax_year' },
);
const ofDate = readLaw(
  {
    exempt_amount: 'Annual exempt amount',
    basic_rate_limit: 'Taxable income up to which gains are taxed at the basic rate',
    rate_basic: 'Rate within the basic rate band, in percent',
    rate_higher: 'Rate above the basic rate band, in percent',
    listed_long_rate: 'Rate of long-term gains on listed shares, in percent',
    listed_long_exempt: 'Long-term gains on listed shares that are free of tax',
    listed_short_rate: 'Rate of short-term gains on listed shares, in percent',
  },
  { packs: ['gb-capital-gains', 'in-capital-gains'], by: 'sale_date' },
);

const year = withinYear('sale_date', ['GB', 'IN']);

export const capitalGainsTax = defineCalculator({
  id: 'capital-gains-tax',
  name: 'Capital Gains Tax Calculator',
  synonyms: [
    'tax on shares',
    'long-term capital gains',
    'short-term gains',
    'tax-loss harvesting',
    'cgt',
    'ltcg',
    'stcg',
  ],
  category: 'taxes',
  summary: 'Tax on the capital gains of a year by the law of a country, with losses set off and carried forward.',
  headline: [
    { when: 'tax < 0', say: 'Your loss would save {|tax|} of tax' },
    { say: 'You would pay {tax} of capital gains tax' },
  ],
  about:
    'United States: gains of the year are set off, long-term gains lie on top of other income, and a loss reduces it up to a ' +
    'limit. United Kingdom: gains on shares and property above the exempt amount. India: gains on listed shares, without ' +
    'surcharge and cess. It leaves out collectibles, depreciation, carried interest and reliefs for businesses.',
  input: {
    country: country(['US', 'GB', 'IN']),
    tax_year: taxYear(),
    filing_status: filingStatus(),
    taxable_income: amount('Taxable income of the year without capital gains'),
    short_term_gains: signedAmount('Short-term gains less losses of the year', { default: 0 }),
    long_term_gains: signedAmount('Long-term gains less losses of the year', { default: 0 }),
    carried_loss: amount('Losses carried forward from earlier years, set off against short-term gains first', {
      default: 0,
    }),
    sale_date: date('Date of the sales, where rates change within a year; required for the United Kingdom and India', {
      optional: true,
    }),
    currency: currency(),
  },
  output: {
    net_short_term_gain: money('Short-term gain after losses are set off; negative for a loss'),
    net_long_term_gain: money('Long-term gain after losses are set off; negative for a loss'),
    short_term_tax: money('Tax on the short-term gain; negative where a loss reduces the tax on other income'),
    long_term_tax: money('Tax on the long-term gain'),
    net_investment_income_tax: optionalMoney('Net investment income tax on the gains; absent without the country US'),
    tax: money('All these taxes'),
    effective_tax_rate: percentage('Tax as a percentage of the net gain; 0 without one', 'percent'),
    new_carried_loss: money('Loss that is carried forward to the next year'),
  },
  isBoundToCurrency: true,
  prominent: ['filing_status', 'short_term_gains', 'long_term_gains', 'sale_date'],
  rules: `
    ${ofYear.rules}
    require sale_date is given if country = GB or country = IN else sale_date: must be given for GB and IN
    ${ofDate.rules}
    ${year.rules}
    require filing_status = single or country = US else filing_status: must be left out unless the country is US
  `,
  conventions: { timing: 'all gains of one tax year', compounding: 'none' },
  figures: { ...ofYear.figures, ...ofDate.figures, ...year.figures },
  law: combineLaws(ofYear.law, ofDate.law),
  equations: `
    both      = short_term_gains + long_term_gains                 // Gains of the year
    short     = short_term_gains − carried_loss                    // Short-term gain after carried losses
    used      = min(carried_loss, max(0, both − exempt_amount))    if country = GB                            // Carried losses that are used
              = 0                                                  otherwise
    net_short = max(0, short + min(0, long_term_gains))            if country = US and short > 0              // Short-term gain after set-off
              = min(0, short + max(0, long_term_gains))            if country = US
              = 0                                                  if country = GB
              = max(0, short)                                      if short > 0
              = min(0, short + max(0, long_term_gains))            otherwise
    net_long  = max(0, long_term_gains + min(0, short))            if country = US and long_term_gains > 0    // Long-term gain after set-off
              = min(0, long_term_gains + max(0, short))            if country = US
              = max(0, both − used − exempt_amount)                if country = GB and both > 0
              = both                                               if country = GB
              = max(0, long_term_gains + min(0, short))            if long_term_gains > 0
              = long_term_gains                                    otherwise
    loss      = max(0, −(net_short + net_long))                    // Loss after set-off
    deducted  = min(loss, capital_loss_limit)                      if country = US                            // Loss that reduces other income
              = 0                                                  otherwise
    S         = max(0, net_short)                                  // Taxed short-term gain
    L         = max(0, net_long)                                   // Taxed long-term gain
    T(x)      = brackets(x, brackets)                              // Tax on ordinary income of x
    G(x)      = brackets(x, long_term_gains_brackets)              // Tax on x at the rates of gains
    band      = max(0, basic_rate_limit − taxable_income)          if country = GB                            // What is left of the basic rate band
              = 0                                                  otherwise

    net_short_term_gain       = net_short
    net_long_term_gain        = net_long
    on_short                  = T(taxable_income + S) − T(taxable_income) + T(max(0, taxable_income − deducted)) − T(taxable_income)    if country = US    // Tax on the short-term gain
                              = listed_short_rate/100·S                                         if country = IN
                              = 0                                                               otherwise
    on_long                   = min(G(taxable_income + S + L) − G(taxable_income + S), T(taxable_income + S + L) − T(taxable_income + S))    if country = US    // Tax on the long-term gain
                              = (rate_basic·min(L, band) + rate_higher·max(0, L − band))/100    if country = GB
                              = listed_long_rate/100·max(0, L − listed_long_exempt)             otherwise
    investment                = net_investment_income_rate/100·min(S + L, max(0, taxable_income + S + L − net_investment_income_threshold))    if country = US    // Net investment income tax
                              = 0                                                               otherwise
    short_term_tax            = on_short
    long_term_tax             = on_long
    net_investment_income_tax = investment                                                      if country = US
    tax                       = on_short + on_long + investment
    effective_tax_rate        = 100·tax/(S + L)                                                 if S + L > 0
                              = 0                                                               otherwise
    new_carried_loss          = carried_loss − used + max(0, −both)                             if country = GB
                              = max(0, −net_short) + max(0, −net_long)                          if country = IN
                              = loss − deducted                                                 otherwise
  `,
  references: [
    'United States, 26 U.S.C. 1(h), 1211(b), 1212(b), 1222, 1411; Internal Revenue Service, Schedule D',
    'United Kingdom, Taxation of Chargeable Gains Act 1992, ss. 1, 1E, 1H, 1I, 1K',
    'India, Income-tax Act, 2025, ss. 196, 198; Income-tax Act, 1961, ss. 70, 111A, 112A',
  ],
  pictures: [{ kind: 'bars', of: ['short_term_tax', 'long_term_tax'] }],
  laws: {
    rises: { tax: ['long_term_gains'] },
    unscaled: 'brackets are amounts of the law',
  },
});
