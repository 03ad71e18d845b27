import { defineCalculator } from '../define.ts';
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
} from '../fields.ts';

export const breakEven = defineCalculator({
  id: 'break-even',
  name: 'Break-Even Calculator',
  synonyms: ['fixed cost', 'cost volume profit', 'contribution margin'],
  category: 'business',
  summary:
    'The units and the revenue at which a product covers its costs or brings a target profit, and the margin of safety of expected sales.',
  input: {
    fixed_costs: amount('Costs of the period that do not depend on the units'),
    price_per_unit: positiveAmount('What a unit is sold for'),
    variable_cost_per_unit: amount('What a unit costs besides'),
    target_profit: amount('Profit of the period after tax that shall be reached', { default: 0 }),
    tax_rate: percent('Tax on the profit', { maximum: 99, default: 0 }),
    expected_units: quantity('Units that are expected to be sold; 0 for none', 'units', { default: 0 }),
    currency: currency(),
  },
  output: {
    break_even_units: whole('Units that cover all costs, rounded up', 'units'),
    break_even_revenue: money('Revenue that covers all costs'),
    contribution_margin: money('What each unit leaves for the fixed costs'),
    contribution_margin_ratio: percentage('The same as a share of the price', 'percent'),
    target_units: whole('Units that bring the target profit, rounded up', 'units'),
    target_revenue: money('Revenue that brings the target profit'),
    expected_profit: money('Profit or loss of the expected units before tax'),
    margin_of_safety: optional(
      percentage(
        'Share of the expected revenue that may fail before there is a loss, negative where there is one; absent without expected units',
        'percent',
      ),
    ),
  },
  conventions: { timing: 'one period, to which all costs and units belong', compounding: 'no interest' },
  equations: `
    require price_per_unit > variable_cost_per_unit else goal-unreachable: no number of units covers the costs: price_per_unit must be above variable_cost_per_unit
    contribution_margin       = price_per_unit − variable_cost_per_unit
    contribution_margin_ratio = 100·contribution_margin/price_per_unit
    profit                    = target_profit/(1 − tax_rate/100)                            // Target profit before tax
    break_even_units          = ceil(fixed_costs/contribution_margin)
    break_even_revenue        = fixed_costs·price_per_unit/contribution_margin
    target_units              = ceil((fixed_costs + profit)/contribution_margin)
    target_revenue            = (fixed_costs + profit)·price_per_unit/contribution_margin
    expected_profit           = expected_units·contribution_margin − fixed_costs
    margin_of_safety          = 100·expected_profit/(expected_units·contribution_margin)    if expected_units > 0
  `,
  references: [
    'C. T. Horngren, S. M. Datar, M. V. Rajan, Cost Accounting: A Managerial Emphasis, chapter 3 (cost-volume-profit analysis)',
  ],
  laws: {
    rises: {
      break_even_units: ['fixed_costs', 'variable_cost_per_unit'],
      break_even_revenue: ['fixed_costs', 'variable_cost_per_unit'],
      target_units: ['target_profit', 'tax_rate'],
      expected_profit: ['expected_units', 'price_per_unit'],
      margin_of_safety: ['expected_units'],
    },
    falls: {
      break_even_units: ['price_per_unit'],
      break_even_revenue: ['price_per_unit'],
      margin_of_safety: ['fixed_costs'],
    },
    identities: [
      'break_even_revenue·contribution_margin_ratio = 100·fixed_costs',
      '(target_revenue − break_even_revenue)·contribution_margin_ratio·(100 − tax_rate) = 10000·target_profit',
    ],
  },
});
