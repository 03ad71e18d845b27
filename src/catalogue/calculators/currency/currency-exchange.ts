import { defineCalculator } from '#catalogue/declare/define.ts';
import {
  amount,
  choice,
  currencyCode,
  feePercent,
  fractional,
  money,
  oftenSmall,
  percentage,
  positiveAmount,
  precise,
  quantity,
} from '#catalogue/declare/fields.ts';

const treatments = {
  deducted: 'the fees are taken from the amount before it is exchanged',
  upfront: 'the fees are paid in addition, and the whole amount is exchanged',
} as const;

/** What any two currencies are quoted at. */
const rates = { minimum: 1e-6, maximum: 1e9 } as const;

export const currencyExchange = defineCalculator({
  id: 'currency-exchange',
  name: 'Currency Exchange Calculator',
  synonyms: [
    'exchange rate markup',
    'money transfer fees',
    'mid-market rate',
    'foreign exchange spread',
    'travel money',
    'fair exchange rate',
    'changing money',
  ],
  category: 'currency',
  summary: 'What an exchange of money pays out at a quoted rate, and what it costs against the mid-market rate.',
  headline: [
    {
      when: 'cost_of_exchange > 0',
      say: 'You would receive {converted_amount}, and the exchange would cost you {cost_of_exchange}',
    },
    { say: 'You would receive {converted_amount}' },
  ],
  about:
    '“No commission” usually means that the cost is in the rate. Enter the quoted rate and the mid-market rate of ' +
    'the same moment, and compare banks, cards and transfer services by what arrives. Fees of banks in between or of ' +
    'the receiver may come on top.',
  isBoundToCurrency: true,
  input: {
    amount: { ...positiveAmount('Amount to exchange, in the currency that is paid'), isOtherCurrency: true },
    mid_exchange_rate: quantity(
      'Mid-market rate: units of the currency received for one unit of the currency paid',
      'number',
      rates,
    ),
    quoted_exchange_rate: quantity('Rate of the provider; without it the mid-market rate', 'number', {
      ...rates,
      optional: true,
    }),
    fee_pct: feePercent('Fee as a percentage of the amount', { default: 0 }),
    fixed_fee: { ...amount('Fixed fee, in the currency that is paid', { default: 0 }), isOtherCurrency: true },
    fee_treatment: choice('Treatment of the fees: deducted or paid in addition', treatments, { default: 'deducted' }),
    currency: currencyCode(
      'ISO 4217 code of the currency received (case-insensitive); applies to all results and sets their decimal places',
      { optional: true },
    ),
  },
  output: {
    converted_amount: money('Amount received'),
    effective_exchange_rate: precise(
      fractional('Amount received for one unit of all that is paid, fees included', 'number'),
      12,
    ),
    spread_pct: oftenSmall(
      percentage(
        'Markup: how far the quoted rate is below the mid-market rate, as a percentage of it; negative if it is above',
        'percent',
      ),
    ),
    spread_basis_points: fractional('The markup in basis points, hundredths of a percent', 'number'),
    total_fees: money('Fees, in the currency received at the mid-market rate'),
    cost_of_exchange: money(
      'Cost of fees and markup: the value of all that is paid at the mid-market rate, less the amount received',
    ),
    cost_of_exchange_pct: oftenSmall(percentage('Cost as a percentage of that value', 'percent')),
  },
  conventions: { timing: 'one exchange, at the rates given', compounding: 'none' },
  equations: `
    q    = quoted_exchange_rate              if quoted_exchange_rate is given    // Rate of the provider
         = mid_exchange_rate                 otherwise
    fees = fixed_fee + amount·fee_pct/100    // Fees, in the currency that is paid
    x    = amount                            if fee_treatment = upfront          // Amount that is exchanged
         = amount − fees                     otherwise
    require x ≥ 0 else no-solution: the fees are more than the amount: exchange more, or pay them with fee_treatment upfront
    paid = x + fees                          // All that is paid

    converted_amount        = x·q
    effective_exchange_rate = converted_amount/paid
    spread_pct              = 100·(1 − q/mid_exchange_rate)
    spread_basis_points     = 100·spread_pct
    total_fees              = fees·mid_exchange_rate
    cost_of_exchange        = paid·mid_exchange_rate − converted_amount
    cost_of_exchange_pct    = 100·cost_of_exchange/(paid·mid_exchange_rate)
  `,
  references: [
    'World Bank, Remittance Prices Worldwide, Methodology (cost of a transfer: fee and exchange rate margin over the interbank rate)',
    'Regulation (EU) 2021/1230 on cross-border payments, Article 4 (currency conversion charges as a percentage mark-up)',
  ],
  pictures: [{ kind: 'bars', of: ['converted_amount', 'cost_of_exchange'] }],
  laws: {
    rises: {
      converted_amount: ['amount', 'quoted_exchange_rate'],
      effective_exchange_rate: ['amount', 'quoted_exchange_rate'],
      spread_pct: ['mid_exchange_rate'],
    },
    falls: { effective_exchange_rate: ['fee_pct', 'fixed_fee'], spread_pct: ['quoted_exchange_rate'] },
    identities: [
      'effective_exchange_rate·100 = mid_exchange_rate·(100 − cost_of_exchange_pct)',
      'spread_basis_points = 100·spread_pct',
    ],
  },
});
