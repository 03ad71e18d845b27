import { paymentFrequency } from '#catalogue/declare/conventions.ts';
import { constantRates } from '#catalogue/declare/forecasts.ts';
import { defineCalculator } from '#catalogue/declare/define.ts';
import {
  amount,
  currency,
  flag,
  growthRate,
  loanRate,
  money,
  optionalMoney,
  percent,
  percentage,
  positiveAmount,
  wholeYears,
} from '#catalogue/declare/fields.ts';
import { theoryOfInterest } from '#catalogue/declare/references.ts';
import { during } from '#catalogue/declare/schedule.ts';

const reinvestments = {
  true: 'dividends, after tax, buy shares at the price of the day',
  false: 'dividends, after tax, are paid out',
};

export const dividendReinvestment = defineCalculator({
  id: 'dividend-reinvestment',
  name: 'Dividend Reinvestment (DRIP) Calculator',
  synonyms: ['stock dividend', 'dividend yield', 'shares'],
  category: 'investing',
  summary: 'Value, total return and yield on cost of shares over time, with dividends either reinvested or paid out.',
  headline: 'Your shares would be worth {future_value} after {years}',
  about:
    'Dividends that buy more shares bring more dividends. See how much of your wealth comes from that over time, ' +
    'after tax on the dividends. Prices and dividends grow at steady rates here, while real companies raise, freeze ' +
    'and cut.',
  input: {
    initial_investment: positiveAmount('Amount invested at the start'),
    dividend_yield: loanRate('Dividends of the first year, in percent of the price at the start', { maximum: 100 }),
    price_growth_rate: growthRate('Effective rise of the price', { minimum: -50 }),
    years: wholeYears('Years for which the shares are held'),
    dividend_growth_rate: growthRate('Yearly rise of the dividend per share, from the second year on', { default: 0 }),
    dividend_tax_rate: percent('Tax withheld from each dividend', { default: 0, maximum: 99 }),
    dividends_reinvested: flag('Whether dividends are reinvested', reinvestments, { default: true }),
    dividend_frequency: paymentFrequency('quarterly'),
    annual_contribution: amount('Amount that buys more shares at the end of each year', { default: 0 }),
    currency: currency(),
  },
  output: {
    future_value: money('Value of all shares at the end'),
    total_dividends: money('All dividends after tax'),
    dividend_tax: money('Tax withheld from the dividends'),
    total_invested: money('Amount at the start and all contributions'),
    wealth_gained: money('Value at the end and dividends paid out, less the amount invested'),
    total_return_pct: percentage('Total gain in percent of the amount invested', 'percent'),
    reinvestment_advantage: optionalMoney(
      'Gain from reinvesting the dividends rather than having them paid out; only if they are reinvested',
    ),
    next_year_dividends: money('Dividends after tax in the year after the last, from the shares held then'),
    yield_on_cost_pct: percentage('Income of the next year in percent of the amount invested'),
  },
  conventions: {
    forecast: constantRates,
    timing: 'dividends at the end of each period, contributions at the end of each year',
    compounding: { by: 'dividends_reinvested', options: reinvestments },
  },
  equations: `
    f              = dividend_frequency                   // Dividends per year
    n              = f·years                              // Number of dividends
    q              = (1 + price_growth_rate/100)^(1/f)    // Growth of the price from one dividend to the next
    g              = dividend_growth_rate/100             // Yearly rise of the dividend, as a fraction
    z              = (100 − dividend_tax_rate)/100        // Share of a dividend that is left after tax
    total_invested = initial_investment + annual_contribution·years

    D(0) = dividend_yield/(100·f)    // Each dividend of the first year on a share, which costs 1 at the start
    D(k) = D(k − 1)·(1 + g)          // Each dividend of the year after year k

    P(0)      = 1                                         // Price of a share at the start
    S(0)      = initial_investment                        // Shares at the start
    T(0)      = 0                                         // Sum of the dividends at the start
    P(t)      = P(t − 1)·q                                // Price at dividend t
    y(t)      = floor((t − 1)/f)                          // Full years before dividend t
    paid(t)   = S(t − 1)·D(y(t))                          // Dividend t, before tax
    bought(t) = z·paid(t)                                 if dividends_reinvested = true    // Amount that buys shares at dividend t
              = 0                                         otherwise
    added(t)  = annual_contribution                       if t = f·(y(t) + 1)               // Contribution after dividend t
              = 0                                         otherwise
    S(t)      = S(t − 1) + (bought(t) + added(t))/P(t)    // Shares after dividend t
    T(t)      = T(t − 1) + paid(t)                        // Sum of the first t dividends, before tax

    U(0) = initial_investment             // Shares at the start, if dividends are paid out
    X(0) = 0                              // Sum of these dividends at the start
    U(t) = U(t − 1) + added(t)/P(t)       // Shares after dividend t, if dividends are paid out
    X(t) = X(t − 1) + U(t − 1)·D(y(t))    // Sum of the first t of these dividends, before tax

    future_value           = S(n)·P(n)
    total_dividends        = T(n)·z
    dividend_tax           = T(n)·dividend_tax_rate/100
    wealth_gained          = future_value − total_invested                      if dividends_reinvested = true
                           = future_value + total_dividends − total_invested    otherwise
    reinvestment_advantage = future_value − (U(n)·P(n) + X(n)·z)                if dividends_reinvested = true
    total_return_pct       = 100·wealth_gained/total_invested
    next_year_dividends    = f·S(n)·D(years)·z
    yield_on_cost_pct      = 100·next_year_dividends/total_invested

    year(k) = T(f·k) − T(f·max(0, k − 1))    // Dividends of year k, before tax
  `,
  references: [
    'M. J. Gordon, Dividends, Earnings, and Stock Prices, Review of Economics and Statistics 41 (1959) (growing dividends)',
    theoryOfInterest('§3.2 (reinvested payments)'),
  ],
  schedule: {
    kind: 'growth',
    periodsPerYear: 1,
    periods: 'years',
    totals: { dividends: 'total_dividends', dividend_tax: 'dividend_tax' },
    balance: 'S(f·k)·P(f·k)',
    flow: 'annual_contribution·k',
    columns: {
      dividends: during(money('Dividends after tax'), 'year(k)·z'),
      dividend_tax: during(money('Tax withheld from the dividends'), 'year(k)·dividend_tax_rate/100'),
    },
  },
  laws: {
    rises: {
      future_value: ['initial_investment', 'dividend_yield', 'annual_contribution'],
      total_dividends: ['dividend_yield', 'years'],
      next_year_dividends: ['dividend_yield'],
    },
    falls: {
      future_value: ['dividend_tax_rate'],
      total_dividends: ['dividend_tax_rate'],
      total_return_pct: ['dividend_tax_rate'],
    },
    identities: [
      'total_dividends·dividend_tax_rate = dividend_tax·(100 − dividend_tax_rate)',
      'wealth_gained·yield_on_cost_pct = next_year_dividends·total_return_pct',
    ],
  },
});
