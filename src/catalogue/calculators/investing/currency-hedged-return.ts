import { defineCalculator } from '#catalogue/declare/define.ts';
import { growthRate, percent, oftenSmall, percentage, quantity, years } from '#catalogue/declare/fields.ts';
import { usual } from '#catalogue/declare/usual.ts';

export const currencyHedgedReturn = defineCalculator({
  id: 'currency-hedged-return',
  name: 'Currency-Hedged Return Calculator',
  synonyms: [
    'fx hedge',
    'forward premium',
    'hedged fund',
    'currency hedge',
    'interest rate parity',
    'foreign investment',
  ],
  category: 'investing',
  summary: 'Return on a foreign investment in domestic currency, with and without a hedge by currency forwards.',
  headline: 'The return would be {hedged_return} a year with the hedge, and {unhedged_return} without it',
  about:
    'A foreign investment has two returns: its own and that of the currency. Use it to see what a hedge with ' +
    'forwards gains or costs, which depends on the difference between the interest rates of the two currencies. ' +
    'Trading costs of the hedge are not included.',
  input: {
    local_return: growthRate('Annual return on the investment in its own (foreign) currency'),
    exchange_rate_change_pct: usual(
      quantity(
        'Change of the foreign currency against the domestic one over the whole time; negative if it loses value',
        'percent',
        { minimum: -99.9999, maximum: 100_000 },
      ),
      { from: 0.3, because: 'Rates often move by half a percent.' },
    ),
    domestic_annual_rate: growthRate('Annual interest rate of the domestic currency'),
    foreign_annual_rate: growthRate('Annual interest rate of the foreign currency'),
    hedge_pct: percent('Percentage of the initial investment that is sold forward', { default: 100 }),
    years: years('Length of the investment and of the forward contract', { default: 1 }),
  },
  output: {
    hedged_return: percentage('Annual return in domestic currency, with the hedge'),
    unhedged_return: percentage('Annual return in domestic currency, without a hedge'),
    forward_premium_pct: oftenSmall(
      percentage(
        'Forward premium: forward rate over spot rate of the foreign currency, less 1, over the whole time; negative for a discount',
        'percent',
      ),
    ),
  },
  conventions: {
    timing: 'one investment and one forward contract on it at the beginning, both settled at the end',
    compounding: 'annual, including fractions of a year; the forward rate follows covered interest parity',
  },
  equations: `
    T = years                                                               // Years of the investment
    s = exchange_rate_change_pct/100                                        // Change of the exchange rate, as a fraction
    h = hedge_pct/100                                                       // Hedge ratio: part of the initial investment that is sold forward
    g = (1 + local_return/100)^T                                            // Final value of 1 in the foreign currency
    F = ((1 + domestic_annual_rate/100)/(1 + foreign_annual_rate/100))^T    // Forward rate over spot rate
    K = h·F + (g − h)·(1 + s)                                               // Final value of 1 with the hedge: h at the forward rate, the rest at the final spot rate
    require h = 0 or K > 0 else no-solution: the loss on the forward contract exceeds the value of the investment, so there is no annual return: a lower hedge_pct has one

    unhedged_return     = 100·((1 + local_return/100)·(1 + s)^(1/T) − 1)
    hedged_return       = unhedged_return      if h = 0
                        = 100·(K^(1/T) − 1)    otherwise
    forward_premium_pct = 100·(F − 1)
  `,
  references: [
    'B. Solnik and D. McLeavey, Global Investments, chapter on currency risk management (hedge ratio, forward premium)',
    'MSCI, Hedged Indexes Methodology, section 2.4 (the amount at the beginning is sold forward)',
  ],
  pictures: [{ kind: 'curve', over: 'exchange_rate_change_pct = −20…20', of: ['hedged_return', 'unhedged_return'] }],
  laws: {
    when: 'years = 1',
    rises: {
      hedged_return: ['local_return', 'domestic_annual_rate'],
      unhedged_return: ['local_return', 'exchange_rate_change_pct'],
      forward_premium_pct: ['domestic_annual_rate'],
    },
    falls: { hedged_return: ['foreign_annual_rate'], forward_premium_pct: ['foreign_annual_rate'] },
    identities: ['hedged_return − unhedged_return = hedge_pct/100·(forward_premium_pct − exchange_rate_change_pct)'],
  },
});
