import { defineCalculator } from '#catalogue/declare/define.ts';
import { currency, deviation, fractional, precise } from '#catalogue/declare/fields.ts';
import {
  blackScholesConventions,
  blackScholesSources,
  discounting,
  dividendYield,
  optionTerms,
} from '#catalogue/parts/option-pricing.ts';

export const blackScholes = defineCalculator({
  id: 'black-scholes',
  name: 'Black-Scholes Calculator',
  synonyms: [
    'option price',
    'option value',
    'call option',
    'put option',
    'call',
    'put',
    'greeks',
    'delta',
    'vega',
    'merton',
    'put-call parity',
    'european option',
  ],
  category: 'investing',
  summary: 'Price and Greeks of a European option by the Black-Scholes-Merton formula.',
  headline: 'The {option_type} option is worth {option_price}',
  about:
    'Use it to price European options and to see how the price reacts to the share, to time, volatility and rates: ' +
    'those are the Greeks. It assumes that volatility stays constant and that you cannot exercise early, so American ' +
    'puts, and American calls on shares with dividends, can be worth more.',
  input: {
    ...optionTerms,
    volatility: deviation('Volatility: standard deviation of the continuous annual return', {
      maximum: 1000,
      minimum: 0.0001,
    }),
    dividend_yield: dividendYield,
    currency: currency(),
  },
  output: {
    option_price: precise(fractional('Price of an option on one unit of the underlying', 'currency')),
    intrinsic_value: precise(fractional('Value of exercising today; 0 if that is not worth it', 'currency')),
    delta: precise(fractional('Delta: change of the option price for 1 more of the spot price', 'ratio')),
    gamma: precise(fractional('Gamma: change of delta for 1 more of the spot price', 'number'), 12),
    vega: precise(
      fractional(
        'Vega: change of the option price for 1.00 (100 percentage points) more of volatility; divide by 100 for one percentage point',
        'number',
      ),
    ),
    theta: precise(
      fractional('Theta: change of the option price per year that passes; divide by 365 for one day', 'number'),
    ),
    rho: precise(
      fractional(
        'Rho: change of the option price for 1.00 (100 percentage points) more of the interest rate; divide by 100 for one percentage point',
        'number',
      ),
    ),
    parity_price: precise(
      fractional('Price of the other type, a put for a call, on the same terms, by put-call parity', 'currency'),
    ),
  },
  conventions: blackScholesConventions,
  equations: `
    ${discounting}
    sigma           = volatility/100                                             // Volatility, as a fraction
    v               = sigma·T^(1/2)                                              // Standard deviation of the logarithm of the price at expiration
    d1              = (ln(spot_price/strike_price) + (r − q + sigma^2/2)·T)/v    // Distance to the strike price in standard deviations, for the underlying
    d2              = d1 − v                                                     // The same for the strike price
    option_price    = w·(A·normal_cdf(w·d1) − B·normal_cdf(w·d2))
    intrinsic_value = max(0, w·(spot_price − strike_price))
    delta           = w·exp(−q·T)·normal_cdf(w·d1)
    gamma           = exp(−q·T)·normal_density(d1)/(spot_price·v)
    vega            = A·normal_density(d1)·T^(1/2)
    theta           = w·(q·A·normal_cdf(w·d1) − r·B·normal_cdf(w·d2)) − A·normal_density(d1)·sigma/(2·T^(1/2))
    rho             = w·T·B·normal_cdf(w·d2)
    parity_price    = w·(B·normal_cdf(−w·d2) − A·normal_cdf(−w·d1))
  `,
  references: blackScholesSources,
  pictures: [
    { kind: 'curve', over: 'spot_price = 0.5·strike_price…1.5·strike_price', of: ['option_price', 'intrinsic_value'] },
  ],
  laws: {
    when: 'option_type = call',
    rises: { option_price: ['spot_price', 'volatility', 'risk_free_rate'], delta: ['spot_price'] },
    falls: {
      option_price: ['strike_price', 'dividend_yield'],
      parity_price: ['spot_price', 'risk_free_rate'],
    },
    identities: [
      'option_price + strike_price·exp(−risk_free_rate/100·years_to_expiration) = parity_price + spot_price·exp(−dividend_yield/100·years_to_expiration)',
      // The equation of Black, Scholes and Merton, of which the price is a solution.
      'theta + (volatility/100·spot_price)^2/2·gamma + (risk_free_rate − dividend_yield)/100·spot_price·delta = risk_free_rate/100·option_price',
      'vega = spot_price^2·gamma·volatility/100·years_to_expiration',
      'rho = years_to_expiration·(spot_price·delta − option_price)',
    ],
    unscaled: {
      gamma: 'per unit of the spot price',
      vega: 'an amount for each option price, by custom without a currency',
      theta: 'an amount for each option price, by custom without a currency',
      rho: 'an amount for each option price, by custom without a currency',
    },
  },
});
