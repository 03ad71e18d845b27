import { defineCalculator } from '#catalogue/declare/define.ts';
import { currency, fractional, percentage, positiveAmount, precise } from '#catalogue/declare/fields.ts';
import {
  blackScholesConventions,
  blackScholesSources,
  discounting,
  dividendYield,
  optionTerms,
} from '#catalogue/parts/option-pricing.ts';

export const impliedVolatility = defineCalculator({
  id: 'implied-volatility',
  name: 'Implied Volatility Calculator',
  synonyms: ['option price', 'iv', 'black-scholes', 'call', 'put', 'volatility of an option'],
  category: 'investing',
  summary: 'Volatility at which the Black-Scholes-Merton price of a European option is its market price.',
  headline: 'The market price implies a volatility of {volatility} a year',
  about:
    'The market price of an option contains a forecast of how much the share will move. This finds it. Options that ' +
    'are expensive for their strike show a higher implied volatility, so you can compare strikes and dates. A price ' +
    'outside the limits that arbitrage allows has none.',
  input: {
    ...optionTerms,
    option_price: positiveAmount('Market price of the option on one unit of the underlying', { minimum: 0.000001 }),
    dividend_yield: dividendYield,
    currency: currency(),
  },
  output: {
    volatility: percentage('Implied volatility: standard deviation of the continuous annual return'),
    min_option_price: precise(
      fractional('Lower no-arbitrage bound: what the option is worth at a volatility of 0', 'currency'),
    ),
    max_option_price: precise(
      fractional(
        'Upper no-arbitrage bound: price of the underlying without its dividends for a call, discounted strike price for a put',
        'currency',
      ),
    ),
  },
  conventions: blackScholesConventions,
  equations: `
    ${discounting}
    min_option_price = max(0, w·(A − B))
    max_option_price = A                                  if option_type = call
                     = B                                  otherwise
    require option_price > min_option_price else no-solution: no volatility gives so low a price: option_price must be above min_option_price, for example {above(min_option_price)}
    require option_price < max_option_price else no-solution: no volatility gives so high a price: option_price must be below max_option_price, which is less than {above(max_option_price)}
    L                = min(A, B)                          // Smaller of both present values
    H                = max(A, B)                          // Larger of both present values
    k                = ln(H/L)                            // Distance of the strike price from the forward price, as a logarithm
    c                = option_price − min_option_price    // Price of the type that is out of the money, by put-call parity
    low              = 2.5·c/L                            // Lower end of the search: at the money, where prices rise fastest, they are below 0.4·L·v
    high             = 100 + 2·k                          // Upper end of the search: there the price is max_option_price but for a part of 10^−500
    v                = root(x = low…high, L·normal_cdf(x/2 − k/x) − H·normal_cdf(−x/2 − k/x) − c)    // Standard deviation of the logarithm of the price at expiration
    volatility       = 100·v/T^(1/2)
  `,
  references: [
    ...blackScholesSources,
    'S. Manaster and G. Koehler, The Calculation of Implied Variances from the Black-Scholes Model, Journal of Finance 37 (1982)',
  ],
  pictures: [{ kind: 'curve', over: 'option_price = 0.5·option_price…2·option_price', of: ['volatility'] }],
  laws: {
    when: 'option_type = call',
    rises: {
      volatility: ['option_price', 'strike_price'],
      min_option_price: ['spot_price', 'risk_free_rate'],
      max_option_price: ['spot_price'],
    },
    falls: { volatility: ['spot_price', 'risk_free_rate'], min_option_price: ['strike_price', 'dividend_yield'] },
    identities: ['max_option_price = spot_price·exp(−dividend_yield/100·years_to_expiration)'],
  },
});
