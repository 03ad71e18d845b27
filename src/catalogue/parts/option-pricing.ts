import { choice, growthRate, positiveAmount, years } from '#catalogue/declare/fields.ts';

/**
 * What the calculators of European options share: their inputs, and the prices of Black, Scholes and Merton.
 */

const PRICE = { minimum: 0.000001 } as const;

export const optionTerms = {
  option_type: choice('Type of the option, exercised at expiration only', {
    call: 'the right to buy at the strike price',
    put: 'the right to sell at the strike price',
  }),
  spot_price: positiveAmount('Price of the underlying today', PRICE),
  strike_price: positiveAmount('Strike price', PRICE),
  years_to_expiration: years('Time to expiration in years: 0.25 for three months', { minimum: 0.0001 }),
  risk_free_rate: growthRate('Risk-free interest rate, continuously compounded'),
} as const;

export const dividendYield = growthRate(
  'Dividend yield of the underlying, continuously compounded; for a currency its interest rate',
  { default: 0 },
);

export const blackScholesConventions = {
  timing:
    'exercise at expiration only (European option); the price of the underlying follows a geometric Brownian motion with constant volatility',
  compounding: 'continuous, for the interest rate and the dividend yield',
} as const;

export const blackScholesSources = [
  'F. Black and M. Scholes, The Pricing of Options and Corporate Liabilities, Journal of Political Economy 81 (1973)',
  'R. C. Merton, Theory of Rational Option Pricing, Bell Journal of Economics and Management Science 4 (1973)',
  'J. C. Hull, Options, Futures, and Other Derivatives, chapters on the Black-Scholes-Merton model and the Greek letters',
  'E. G. Haug, The Complete Guide to Option Pricing Formulas (1998), pages 2 to 16 and 27',
] as const;

/** What both need, above the volatility. */
export const discounting = `
  T = years_to_expiration       // Time to expiration in years
  r = risk_free_rate/100        // Interest rate, as a fraction
  q = dividend_yield/100        // Dividend yield, as a fraction
  w = 1                         if option_type = call    // Sign of what is received: 1 for a call, −1 for a put
    = −1                        otherwise
  A = spot_price·exp(−q·T)      // Present value of the underlying without its dividends until expiration
  B = strike_price·exp(−r·T)    // Present value of the strike price
`;
