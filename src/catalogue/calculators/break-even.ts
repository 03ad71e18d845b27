import { fraction } from '#core/annuity.ts';
import type { Arithmetic } from '#core/arithmetic.ts';
import { DomainError } from '#core/errors.ts';
import { defineCalculator, step, stepByCase } from '../define.ts';
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
  note: {
    steps: [
      step('contribution_margin', 'price_per_unit − variable_cost_per_unit'),
      step('contribution_margin_ratio', '100·contribution_margin/price_per_unit'),
      stepByCase(
        'b',
        [
          { when: 'contribution_margin ≤ 0', words: 'none: no number of units covers the costs' },
          { equation: 'fixed_costs/contribution_margin' },
        ],
        'Units at break-even, not rounded',
      ),
      step('break_even_units', 'ceil(b)'),
      step('break_even_revenue', 'b·price_per_unit'),
      step(
        't',
        'b + target_profit/(1 − tax_rate/100)/contribution_margin',
        'Units at the target, not rounded',
      ),
      step('target_units', 'ceil(t)'),
      step('target_revenue', 't·price_per_unit'),
      step('expected_profit', 'expected_units·contribution_margin − fixed_costs'),
      stepByCase('margin_of_safety', [
        { when: 'expected_units > 0', equation: '100·(1 − b/expected_units)' },
      ]),
    ],
    references: [
      'C. T. Horngren, S. M. Datar, M. V. Rajan, Cost Accounting: A Managerial Emphasis, chapter 3 (cost-volume-profit analysis)',
    ],
  },
  formula(a, input) {
    const margin = a.subtract(input.price_per_unit, input.variable_cost_per_unit);
    if (a.compare(margin, 0) <= 0) {
      throw new DomainError(
        'goal-unreachable',
        'no number of units covers the costs: price_per_unit must be above variable_cost_per_unit',
      );
    }
    const profit = a.divide(input.target_profit, fraction(a, a.subtract(100, input.tax_rate)));
    const needed = a.add(input.fixed_costs, profit);
    const expectedMargin = a.multiply(input.expected_units, margin);
    const left = a.subtract(expectedMargin, input.fixed_costs);
    return {
      break_even_units: unitsFor(a, input.fixed_costs, margin),
      break_even_revenue: a.divide(a.multiply(input.fixed_costs, input.price_per_unit), margin),
      contribution_margin: margin,
      contribution_margin_ratio: a.multiply(a.divide(margin, input.price_per_unit), 100),
      target_units: unitsFor(a, needed, margin),
      target_revenue: a.divide(a.multiply(needed, input.price_per_unit), margin),
      expected_profit: left,
      margin_of_safety: a.isZero(input.expected_units)
        ? undefined
        : a.multiply(a.divide(left, expectedMargin), 100),
    };
  },
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
  examples: [
    {
      input: {
        fixed_costs: 50000,
        price_per_unit: 40,
        variable_cost_per_unit: 22.5,
        target_profit: 30000,
        tax_rate: 25,
        expected_units: 6000,
        currency: 'USD',
      },
      output: {
        break_even_units: 2858,
        break_even_revenue: 114285.71,
        contribution_margin: 17.5,
        contribution_margin_ratio: 43.75,
        target_units: 5143,
        target_revenue: 205714.29,
        expected_profit: 55000,
        margin_of_safety: 52.381,
        currency: 'USD',
      },
    },
  ],
});

function unitsFor<N>(a: Arithmetic<N>, total: N, margin: N): N {
  return a.ofUnits(a.ceiling(a.divide(total, margin)), 0);
}
