import { defineCalculator } from '#catalogue/declare/define.ts';
import {
  choice,
  count,
  currency,
  deviation,
  growthRate,
  money,
  percent,
  oftenSmall,
  percentage,
  positiveAmount,
  quantity,
} from '#catalogue/declare/fields.ts';
import { list } from '#catalogue/declare/structures.ts';
import { natives } from './value-at-risk.native.ts';

export const valueAtRisk = defineCalculator({
  id: 'value-at-risk',
  name: 'Value at Risk (VaR) Calculator',
  synonyms: [
    'expected shortfall',
    'cvar',
    'conditional value at risk',
    'cornish-fisher',
    'historical simulation',
    'market risk',
  ],
  category: 'investing',
  summary: 'Loss that a portfolio exceeds only with a small probability, and the average loss beyond it.',
  headline: [
    {
      when: 'value_at_risk < 0',
      say: 'You would gain at least {|value_at_risk|} in {horizon_days}, with {confidence_level_pct} confidence',
    },
    {
      say: 'You would lose at most {value_at_risk} in {horizon_days}, with {confidence_level_pct} confidence',
    },
  ],
  about:
    'It states a risk in money: a loss that should be exceeded only on a few days. The expected shortfall adds how ' +
    'bad those days are on average. Both rest on the past or on a model, and in crises losses are larger than most ' +
    'models say.',
  input: {
    portfolio_value: positiveAmount('Value of the portfolio'),
    returns: list(
      'Daily returns; give either these or mean_return and volatility',
      quantity('Return of a day, in percent', 'percent per period', { minimum: -100, maximum: 1000 }),
      { minItems: 0, maxItems: 2520, default: [] },
    ),
    mean_return: growthRate('Mean return per year of 252 trading days', { optional: true }),
    volatility: deviation('Volatility: standard deviation of the return per year of 252 trading days', {
      maximum: 1000,
      optional: true,
    }),
    model: {
      ...choice(
        'How losses are distributed',
        {
          historical: 'as the returns',
          normal: 'normal distribution with the mean and standard deviation',
          cornish_fisher: 'the normal distribution adjusted for skewness and kurtosis of the returns',
        },
        { default: 'historical' },
      ),
      optionLabels: { cornish_fisher: 'Cornish-Fisher' },
    },
    confidence_level_pct: percent('Confidence level', { minimum: 50, maximum: 99.9999, default: 95 }),
    horizon_days: count('Horizon in trading days', 'days', { default: 1 }),
    currency: currency(),
  },
  output: {
    value_at_risk: money(
      'Value at risk: loss that is not exceeded at the confidence level; negative for a gain. It can be more than the portfolio, as returns are added',
    ),
    value_at_risk_pct: {
      ...oftenSmall(percentage('Value at risk as a percentage of the portfolio', 'percent')),
      usual: {
        upTo: 100,
        because: 'more than the whole portfolio, as returns are added over the horizon; use a shorter horizon_days.',
      },
    },
    expected_shortfall: money('Expected shortfall: average loss where the value at risk is reached or exceeded'),
    expected_shortfall_pct: oftenSmall(percentage('Expected shortfall as a percentage of the portfolio', 'percent')),
  },
  prominent: ['confidence_level_pct', 'horizon_days'],
  rules: `
    require count(returns) = 0 and mean_return is given or count(returns) = 0 and volatility is given or count(returns) > 1 and mean_return is absent and volatility is absent else returns: must have at least 2 returns, unless mean_return and volatility are given, and none if they are
    require volatility is given exactly if mean_return is given else volatility: must be given if mean_return is given, and left out otherwise
    require model = normal if mean_return is given or volatility is given else model: must be normal if mean_return and volatility are given: the other models need returns
  `,
  conventions: {
    timing: {
      by: 'model',
      options: {
        historical:
          'the loss of a day times the square root of the days; quantiles between two returns are interpolated (type 7)',
        normal: 'independent days: means grow with the days, standard deviations with their square root',
        cornish_fisher:
          'independent days: means grow with the days, standard deviations with their square root; skewness falls with their square root, excess kurtosis with the days; both are those of the returns',
      },
    },
    compounding: 'none: returns of days are added',
  },
  native: natives,
  equations: `
    n                      = count(returns)                                                 // Number of returns
    h                      = horizon_days                                                   // Days
    root_of_days           = 1                                                              if h = 1                   // Square root of the days
                           = h^(1/2)                                                        otherwise
    q                      = (100 − confidence_level_pct)/100                               // Probability of a larger loss
    worst                  = worst_returns(returns, confidence_level_pct)                   if model = historical      // Quantile of the returns, and the mean of those that reach it
    z                      = normal_quantile(q)                                             // Quantile of the standard normal distribution
    mean                   = mean_return/252                                                if mean_return is given    // Mean return of a day, in percent
                           = sum(k = 0…n − 1, returns(k))/n                                 otherwise
    d(k)                   = returns(k) − mean                                              // Deviation from the mean on day k, from 0
    S                      = sum(k = 0…n − 1, d(k)·d(k))                                    // Sum of the squared deviations
    sd                     = volatility/252^(1/2)                                           if volatility is given     // Standard deviation of a day, in percent
                           = (S/(n − 1))^(1/2)                                              if S > 0
                           = 0                                                              otherwise
    g                      = sum(k = 0…n − 1, d(k)·d(k)·d(k))/n/(S/n)^(3/2)/root_of_days    if S > 0                   // Skewness over the horizon
                           = 0                                                              otherwise
    u                      = (sum(k = 0…n − 1, d(k)·d(k)·d(k)·d(k))·n/(S·S) − 3)/h          if S > 0                   // Excess kurtosis over the horizon
                           = 0                                                              otherwise
    c                      = u/8 − g·g/6                                                    // Leading coefficient of the slope of the adjusted quantile, which must rise everywhere
    require model = historical or model = normal or S = 0 or c > 0 and g·g/9 ≤ 4·c·(1 − u/8 + 5·g·g/36) else result-out-of-range: with this skewness and kurtosis of the returns, the Cornish-Fisher expansion is not a distribution: a higher confidence level could have a smaller loss; use the model historical, or a longer horizon_days
    zc                     = z                                                              if model = normal          // Quantile, adjusted for both
                           = z + (z·z − 1)·g/6 + z·(z·z − 3)·u/24 − z·(2·z·z − 5)·g·g/36    otherwise
    y                      = normal_density(z)/q                                            if model = normal          // Mean of what is beyond it, in standard deviations below the mean
                           = normal_density(z)/q·(1 + z·g/6 + (z·z − 1)·u/24 − (2·z·z − 1)·g·g/36)    otherwise
    value_at_risk_pct      = −worst.quantile·root_of_days                                   if worst is given
                           = −mean·h − zc·sd·root_of_days                                   otherwise
    expected_shortfall_pct = −worst.mean·root_of_days                                       if worst is given
                           = −mean·h + y·sd·root_of_days                                    otherwise
    value_at_risk          = portfolio_value·value_at_risk_pct/100
    expected_shortfall     = portfolio_value·expected_shortfall_pct/100
  `,
  references: [
    'P. Jorion, Value at Risk, 3rd edition (2007), chapters 5 and 10',
    'R. J. Hyndman and Y. Fan, Sample Quantiles in Statistical Packages, American Statistician 50 (1996), type 7',
    'P. Zangari, A VaR methodology for portfolios that include options, RiskMetrics Monitor, first quarter 1996 (Cornish-Fisher)',
    'D. Maillard, A User’s Guide to the Cornish Fisher Expansion (2012) (its expected shortfall, and the skewness and kurtosis for which the expansion holds)',
  ],
  pictures: [{ kind: 'curve', over: 'confidence_level_pct = 80…99', of: ['value_at_risk', 'expected_shortfall'] }],
  laws: {
    rises: {
      value_at_risk_pct: ['volatility', 'confidence_level_pct'],
      expected_shortfall_pct: ['volatility', 'confidence_level_pct'],
    },
    falls: { value_at_risk_pct: ['mean_return'] },
    identities: [
      '100·value_at_risk = portfolio_value·value_at_risk_pct',
      '100·expected_shortfall = portfolio_value·expected_shortfall_pct',
    ],
  },
});
