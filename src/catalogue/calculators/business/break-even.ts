import { defineCalculator } from '#catalogue/declare/define.ts';
import {
  amount,
  currency,
  money,
  optional,
  percent,
  percentage,
  positiveAmount,
  quantity,
  whole,
} from '#catalogue/declare/fields.ts';

export const breakEven = defineCalculator({
  id: 'break-even',
  name: 'Break-Even Calculator',
  synonyms: ['fixed cost', 'cost volume profit', 'contribution margin'],
  category: 'business',
  summary:
    'The units and the revenue at which a product breaks even or reaches a target profit, and the margin of safety of expected sales.',
  headline: 'You break even at a revenue of {break_even_revenue}, which takes {break_even_units}',
  about:
    'Before you launch a product or take on a fixed cost, find out how much you have to sell. What each unit ' +
    'contributes pays the fixed costs first, and everything after that is profit. It assumes one price and one cost ' +
    'for all units; discounts for volume would change the result.',
  input: {
    fixed_costs: amount('Fixed costs of the period'),
    price_per_unit: positiveAmount('Selling price per unit'),
    variable_cost_per_unit: amount('Variable cost per unit'),
    target_profit: amount('Target profit of the period, after tax', { default: 0 }),
    tax_rate: percent('Tax rate on the profit', { maximum: 99, default: 0 }),
    expected_units: quantity('Expected unit sales; 0 for none', 'units', { default: 0 }),
    currency: currency(),
  },
  output: {
    break_even_units: whole('Break-even units: units that cover all costs, rounded up', 'units'),
    break_even_revenue: money('Break-even revenue: revenue that covers all costs'),
    contribution_margin_per_unit: money('Contribution margin per unit: price less variable cost'),
    contribution_margin_pct: percentage('Contribution margin as a percentage of the price', 'percent'),
    target_units: whole('Units that reach the target profit, rounded up', 'units'),
    target_revenue: money('Revenue that reaches the target profit'),
    expected_profit: money('Profit or loss on the expected units, before tax'),
    margin_of_safety_pct: optional(
      percentage(
        'Margin of safety: share of the expected revenue above break-even, negative for a loss; absent without expected units',
        'percent',
      ),
    ),
  },
  conventions: { timing: 'one period for all costs and units', compounding: 'no interest' },
  equations: `
    require price_per_unit > variable_cost_per_unit else goal-unreachable: no number of units covers the costs: price_per_unit must be above variable_cost_per_unit
    contribution_margin_per_unit = price_per_unit − variable_cost_per_unit
    contribution_margin_pct      = 100·contribution_margin_per_unit/price_per_unit
    profit                       = target_profit/(1 − tax_rate/100)    // Target profit before tax
    break_even_units             = ceil(fixed_costs/contribution_margin_per_unit)
    break_even_revenue           = fixed_costs·price_per_unit/contribution_margin_per_unit
    target_units                 = ceil((fixed_costs + profit)/contribution_margin_per_unit)
    target_revenue               = (fixed_costs + profit)·price_per_unit/contribution_margin_per_unit
    expected_profit              = expected_units·contribution_margin_per_unit − fixed_costs
    margin_of_safety_pct         = 100·expected_profit/(expected_units·contribution_margin_per_unit)    if expected_units > 0
  `,
  references: [
    'C. T. Horngren, S. M. Datar, M. V. Rajan, Cost Accounting: A Managerial Emphasis, chapter 3 (cost-volume-profit analysis)',
  ],
  pictures: [
    {
      kind: 'curve',
      over: 'expected_units = 0…2·break_even_units',
      of: ['expected_profit'],
      mark: 'break_even_units',
    },
  ],
  laws: {
    rises: {
      break_even_units: ['fixed_costs', 'variable_cost_per_unit'],
      break_even_revenue: ['fixed_costs', 'variable_cost_per_unit'],
      target_units: ['target_profit', 'tax_rate'],
      expected_profit: ['expected_units', 'price_per_unit'],
      margin_of_safety_pct: ['expected_units'],
    },
    falls: {
      break_even_units: ['price_per_unit'],
      break_even_revenue: ['price_per_unit'],
      margin_of_safety_pct: ['fixed_costs'],
    },
    identities: [
      'break_even_revenue·contribution_margin_pct = 100·fixed_costs',
      '(target_revenue − break_even_revenue)·contribution_margin_pct·(100 − tax_rate) = 10000·target_profit',
    ],
  },
});
