import { defineCalculator } from '#catalogue/declare/define.ts';
import {
  choice,
  fractional,
  growthRate,
  omittable,
  optional,
  oftenSmall,
  percentage,
  precise,
  quantity,
} from '#catalogue/declare/fields.ts';
import { list } from '#catalogue/declare/structures.ts';

const PERIOD_RETURN = { minimum: -100, maximum: 1000 } as const;

export const riskMetrics = defineCalculator({
  id: 'risk-metrics',
  name: 'Risk Metrics Calculator',
  synonyms: [
    'sharpe ratio',
    'sortino ratio',
    'treynor ratio',
    'information ratio',
    'max drawdown',
    'beta',
    'alpha',
    'tracking error',
    'standard deviation',
    'how risky is a portfolio',
  ],
  category: 'investing',
  summary: 'Volatility, drawdown and risk-adjusted ratios of past returns, also beside a benchmark.',
  headline: [
    {
      when: 'sharpe_ratio',
      say: 'The Sharpe ratio is {sharpe_ratio}, at a volatility of {volatility} a year',
    },
    { say: 'The volatility is {volatility} a year' },
  ],
  about:
    'Two funds with the same return can have very different risks. Enter past returns, and compare how much they ' +
    'moved, how deep they fell and what they earned for the risk. Short records say little, and ratios based on ' +
    'volatility underestimate rare, large losses.',
  input: {
    returns: list(
      'Returns of the portfolio, one for each period, the earliest first',
      quantity('Return of the period, in percent', 'percent per period', PERIOD_RETURN),
      { minItems: 2, maxItems: 2520 },
    ),
    benchmark_returns: list(
      'Returns of a benchmark in the same periods',
      quantity('Return of the benchmark in the period, in percent', 'percent per period', PERIOD_RETURN),
      { minItems: 0, maxItems: 2520, default: [] },
    ),
    return_frequency: choice(
      'Length of a period',
      {
        daily: 'trading days, 252 a year',
        weekly: 'weeks, 52 a year',
        monthly: 'months',
        quarterly: 'quarters',
        annually: 'years',
      },
      { default: 'monthly' },
      { daily: 252, weekly: 52, monthly: 12, quarterly: 4, annually: 1 },
    ),
    risk_free_rate: growthRate('Annual risk-free rate, for the ratios of Sharpe and Treynor and for alpha', {
      default: 0,
    }),
    target_return: growthRate('Annual target return, for the downside deviation and the Sortino ratio', { default: 0 }),
  },
  output: {
    annualized_return: omittable(
      percentage('Annualized return: constant annual return with the same growth; absent for less than a year'),
    ),
    mean_return: percentage(
      'Arithmetic mean return per year, from which the ratios and alpha are calculated: mean of the periods times their number in a year',
    ),
    volatility: percentage('Volatility: annualized sample standard deviation of the returns'),
    downside_deviation: percentage(
      'Annualized downside deviation: root mean square of the shortfalls below the target, over all periods',
    ),
    max_drawdown_pct: percentage('Maximum drawdown: largest fall below an earlier peak', 'percent'),
    sharpe_ratio: omittable(
      fractional('Sharpe ratio: annual mean return above the risk-free rate, over volatility', 'ratio'),
    ),
    sortino_ratio: omittable(
      fractional('Sortino ratio: annual mean return above the target return, over downside deviation', 'ratio'),
    ),
    treynor_ratio: omittable(
      precise(
        fractional('Treynor ratio: annual mean return above the risk-free rate, over beta; 0.08 is 8 percent', 'ratio'),
      ),
    ),
    information_ratio: omittable(
      fractional('Information ratio: annual mean return above the benchmark, over tracking error', 'ratio'),
    ),
    beta: omittable(fractional('Beta: covariance with the benchmark over the variance of the benchmark', 'ratio')),
    alpha: omittable(
      oftenSmall(percentage('Jensen’s alpha: annual mean return above that of the capital asset pricing model')),
    ),
    tracking_error: optional(
      oftenSmall(
        percentage(
          'Tracking error: annualized standard deviation of the differences from the benchmark; absent without benchmark_returns',
        ),
      ),
    ),
    correlation: omittable(fractional('Correlation with the benchmark', 'ratio')),
  },
  rules: `
    require count(benchmark_returns) = 0 or count(benchmark_returns) = count(returns) else benchmark_returns: must have as many returns as returns has, or none
  `,
  conventions: {
    timing:
      'returns of equal periods, one after the other; means and rates per year are those of a period times their number',
    compounding: 'every period, for the annualized return and the drawdown',
  },
  equations: `
    n           = count(returns)                    // Number of periods
    p           = return_frequency                  // Periods per year
    mean        = sum(k = 0…n − 1, returns(k))/n    // Mean return of a period
    mean_return = p·mean
    d(k)        = returns(k) − mean                 // Deviation from the mean in period k, from 0
    S           = sum(k = 0…n − 1, d(k)·d(k))       // Sum of the squared deviations
    volatility  = (p·S/(n − 1))^(1/2)               if S > 0
                = 0                                 otherwise

    t                  = target_return/p                // Target return of a period
    x(k)               = max(0, t − returns(k))         // What the return of period k misses the target by
    X                  = sum(k = 0…n − 1, x(k)·x(k))    // Sum of its squares
    downside_deviation = (p·X/n)^(1/2)                  if X > 0
                       = 0                              otherwise

    W(0)              = 1
    W(k)              = W(k − 1)·(1 + returns(k − 1)/100)               // Value of 1 after k periods
    part(0)           = 1
    part(k)           = min(1, part(k − 1)·(1 + returns(k − 1)/100))    // The same as a part of the highest value until then
    low(0)            = 1
    low(k)            = min(low(k − 1), part(k))                        // Smallest such part until then
    annualized_return = 100·(W(n)^(p/n) − 1)                            if n ≥ p and W(n) > 0
                      = −100                                            if n ≥ p
                      = absent: Returns of less than a year are not annualized.
    max_drawdown_pct  = 100·(1 − low(n))

    sharpe_ratio  = (mean_return − risk_free_rate)/volatility           if S > 0
                  = absent: The returns do not vary.
    sortino_ratio = (mean_return − target_return)/downside_deviation    if X > 0
                  = absent: No return is below the target.

    b                 = count(benchmark_returns)                         // Number of periods of the benchmark
    market            = sum(k = 0…b − 1, benchmark_returns(k))/n         // Mean return of the benchmark in a period
    e(k)              = benchmark_returns(k) − market                    // Its deviation from that in period k
    V                 = sum(k = 0…b − 1, e(k)·e(k))                      // Sum of its squared deviations
    C                 = sum(k = 0…b − 1, d(k)·e(k))                      // Sum of the products of both deviations
    U                 = sum(k = 0…b − 1, (d(k) − e(k))·(d(k) − e(k)))    // Sum of the squared differences of both deviations
    beta              = C/V                                              if V > 0
                      = absent                                           if b > 0: The returns of the benchmark do not vary.
    alpha             = mean_return − risk_free_rate − beta·(p·market − risk_free_rate)
    treynor_ratio     = (mean_return − risk_free_rate)/(100·beta)        if beta > 0 or beta < 0
                      = absent                                           if beta = 0: Beta is 0.
    tracking_error    = (p·U/(n − 1))^(1/2)                              if U > 0
                      = 0                                                if b > 0
    information_ratio = p·(mean − market)/tracking_error                 if U > 0
                      = absent                                           if b > 0: The returns differ from the benchmark by the same in each period.
    correlation       = C/(S·V)^(1/2)                                    if S > 0 and V > 0
                      = absent                                           if b > 0: The returns or those of the benchmark do not vary.
  `,
  references: [
    'W. F. Sharpe, The Sharpe Ratio, Journal of Portfolio Management 21 (1994)',
    'F. A. Sortino and L. N. Price, Performance Measurement in a Downside Risk Framework, Journal of Investing 3 (1994)',
    'C. R. Bacon, Practical Portfolio Performance Measurement and Attribution, 2nd edition (2008), pages 61 to 100',
  ],
  pictures: [{ kind: 'list', list: 'returns', each: 'Period', beside: ['benchmark_returns'], form: 'columns' }],
  laws: {
    rises: { downside_deviation: ['target_return'] },
    falls: { sharpe_ratio: ['risk_free_rate'], sortino_ratio: ['target_return'] },
    identities: ['100·treynor_ratio·beta = sharpe_ratio·volatility'],
  },
});
