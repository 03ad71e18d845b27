/** Calculators that answer parts of one question, by their ids: each one's page leads to the others of its family. */
export const families: readonly (readonly string[])[] = [
  [
    'mortgage',
    'piti',
    'mortgage-affordability',
    'mortgage-payoff',
    'amortization-schedule',
    'mortgage-refinance',
  ],
  ['debt-payoff', 'debt-snowball', 'debt-avalanche', 'debt-consolidation', 'credit-card-payoff'],
  ['monte-carlo', 'historical-backtest', 'safe-withdrawal-rate', 'fire', 'retirement'],
  ['fire', 'coast-fire', 'barista-fire', 'lean-fire', 'fat-fire', 'safe-withdrawal-rate'],
  ['retirement', 'retirement-savings-gap', 'monte-carlo', 'safe-withdrawal-rate', 'pension'],
  ['auto-loan', 'car-loan', 'auto-lease', 'lease-vs-buy', 'auto-insurance'],
  ['npv', 'irr', 'xirr', 'dcf', 'wacc', 'capm'],
  ['life-insurance', 'health-insurance', 'home-insurance', 'auto-insurance', 'disability-insurance'],
  ['vat', 'sales-tax', 'property-tax', 'capital-gains', 'tax-equivalent-yield'],
  ['budget-planner', 'emergency-fund', 'net-worth', 'salary', 'debt-to-income'],
];
