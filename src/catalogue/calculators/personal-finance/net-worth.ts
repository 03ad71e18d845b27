import { defineCalculator } from '#catalogue/declare/define.ts';
import {
  amount,
  currency,
  flag,
  fractional,
  money,
  omittable,
  optional,
  percentage,
  positiveAmount,
} from '#catalogue/declare/fields.ts';
import { label, records, recordsOf, textOutput } from '#catalogue/declare/structures.ts';

const liquidities = {
  true: 'can be spent within days, such as cash and savings',
  false: 'must be sold first, such as a home',
};

export const netWorth = defineCalculator({
  id: 'net-worth',
  name: 'Net Worth Calculator',
  synonyms: ['assets', 'liabilities', 'wealth', 'balance sheet'],
  category: 'personal-finance',
  summary: 'Assets minus liabilities, with the debt ratio and the liquid share of the assets.',
  headline: [
    { when: 'net_worth < 0', say: 'You owe {|net_worth|} more than you own' },
    { say: 'Your net worth is {net_worth}' },
  ],
  about:
    'Your net worth is the one number that shows whether you are getting ahead. Enter what your things would sell ' +
    'for today, not what they cost. Look at the liquid part as well, since a home does not pay bills. Repeat it once ' +
    'or twice a year and watch the trend.',
  input: {
    assets: records(
      'Assets',
      {
        name: label('Name of the asset', { optional: true }),
        amount: amount('Current value'),
        liquid: flag('Whether the asset is liquid', liquidities, { default: false }),
      },
      { minItems: 0, maxItems: 100 },
    ),
    liabilities: records(
      'Liabilities',
      {
        name: label('Name of the liability', { optional: true }),
        amount: amount('Current balance'),
      },
      { minItems: 0, maxItems: 100, default: [] },
    ),
    monthly_expenses: positiveAmount('Monthly expenses', { optional: true }),
    currency: currency(),
  },
  output: {
    net_worth: money('Net worth: assets minus liabilities; negative if liabilities exceed assets'),
    total_assets: money('Total assets'),
    total_liabilities: money('Total liabilities'),
    liquid_assets: money('Liquid assets'),
    liquid_net_worth: money('Liquid net worth: liquid assets minus liabilities'),
    debt_to_assets_pct: omittable(
      percentage('Liabilities as a percentage of the assets; absent without assets', 'percent'),
    ),
    liquid_assets_pct: omittable(
      percentage('Liquid assets as a percentage of all assets; absent without assets', 'percent'),
    ),
    months_covered: optional(fractional('Months of monthly_expenses that the liquid assets cover', 'months')),
    assets: recordsOf('Assets with their shares', {
      name: optional(textOutput('Name of the asset, if given')),
      amount: money('Value of the asset'),
      share_pct: optional(percentage('Value as a percentage of total_assets', 'percent')),
    }),
  },
  conventions: { timing: 'all amounts on one day', compounding: 'none' },
  equations: `
    total_assets       = sum(j = 0…count(assets) − 1, assets(j).amount)
    total_liabilities  = sum(j = 0…count(liabilities) − 1, liabilities(j).amount)
    liquid_assets      = sum(j = 0…count(assets) − 1, assets(j).amount if assets(j).liquid = true)
    net_worth          = total_assets − total_liabilities
    liquid_net_worth   = liquid_assets − total_liabilities
    debt_to_assets_pct = 100·total_liabilities/total_assets    if total_assets > 0
                       = absent: There are no assets.
    liquid_assets_pct  = 100·liquid_assets/total_assets        if total_assets > 0
                       = absent: There are no assets.
    months_covered     = liquid_assets/monthly_expenses

    assets.amount(j)    = assets(j).amount
    assets.share_pct(j) = 100·assets(j).amount/total_assets    if total_assets > 0
  `,
  references: [
    'Board of Governors of the Federal Reserve System, Survey of Consumer Finances (net worth: assets less liabilities)',
  ],
  pictures: [{ kind: 'steps', of: ['assets.amount', '−liabilities.amount', '=net_worth'] }],
  laws: {
    falls: { months_covered: ['monthly_expenses'] },
    identities: [
      'net_worth + total_liabilities = total_assets',
      'liquid_net_worth + total_assets = net_worth + liquid_assets',
    ],
  },
});
