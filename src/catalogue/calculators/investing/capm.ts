import { defineCalculator } from '#catalogue/declare/define.ts';
import { oftenSmall, growthRate, optional, percentage, quantity } from '#catalogue/declare/fields.ts';

export const capm = defineCalculator({
  id: 'capm',
  name: 'Capital Asset Pricing Model (CAPM) Calculator',
  synonyms: ['required return', 'cost of equity', 'beta', 'market risk premium', 'security market line'],
  category: 'investing',
  summary: 'Return that investors require of an asset for its market risk, and its alpha.',
  headline: 'The asset should return {required_return} a year for its risk',
  about:
    'It estimates the return that investors should ask for a risk that cannot be diversified away. Use it for the ' +
    'cost of equity in a valuation, or to see whether an expected return is worth its risk. Beta and the market ' +
    'premium are estimates from the past, and the model leaves out every other kind of risk.',
  input: {
    risk_free_rate: growthRate('Risk-free rate'),
    beta: quantity('Beta: change of the asset for each percent by which the market changes', 'ratio', {
      minimum: -100,
      maximum: 100,
    }),
    market_return: growthRate(
      'Expected return of the market; give exactly one of market_return and market_premium_rate',
      {
        optional: true,
      },
    ),
    market_premium_rate: growthRate('Market risk premium: return of the market above the risk-free rate', {
      optional: true,
    }),
    expected_return: growthRate('Expected return of the asset', { optional: true }),
  },
  output: {
    required_return: percentage('Return that the market risk of the asset requires'),
    market_premium_rate: percentage('Market risk premium: return of the market above the risk-free rate'),
    alpha: optional(oftenSmall(percentage('Alpha: expected less required return; absent without expected_return'))),
  },
  rules: `
    require exactly one of market_return, market_premium_rate
  `,
  conventions: { timing: 'returns of one year', compounding: 'none' },
  equations: `
    market_premium_rate = market_premium_rate               if market_premium_rate is given
                        = market_return − risk_free_rate    otherwise
    required_return     = risk_free_rate + beta·market_premium_rate
    alpha               = expected_return − required_return
  `,
  references: [
    'W. F. Sharpe, Capital Asset Prices: A Theory of Market Equilibrium under Conditions of Risk, Journal of Finance 19 (1964)',
    'R. A. Brealey, S. C. Myers, F. Allen, Principles of Corporate Finance, chapter on portfolio theory and the capital asset pricing model',
  ],
  pictures: [{ kind: 'curve', over: 'beta = 0…2', of: ['required_return'], goal: 'expected_return' }],
  laws: {
    rises: { alpha: ['expected_return'] },
    identities: [
      'required_return + alpha = expected_return',
      '(1 − beta)·risk_free_rate + beta·market_return = required_return',
    ],
  },
});
