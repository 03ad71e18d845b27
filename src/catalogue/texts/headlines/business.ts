import type { Headlines } from './headlines.ts';

export const businessHeadlines: Headlines = {
  roi: [
    { when: 'net_profit < 0', say: 'The return on investment is {roi}, a loss of {|net_profit|}' },
    { say: 'The return on investment is {roi}, a profit of {net_profit}' },
  ],
  'revenue-growth': [
    { when: 'given revenue_growth_rate', say: 'Revenue would be {final_revenue} after {years}' },
    { when: 'revenue_growth_rate < 0', say: 'Revenue fell by {|revenue_growth_rate|} a year' },
    { say: 'Revenue grew by {revenue_growth_rate} a year' },
  ],
  'break-even': 'You break even at a revenue of {break_even_revenue}, which takes {break_even_units}',
  'margin-markup': [
    { when: 'not given price_per_unit', say: 'You would charge {price_per_unit} per unit' },
    { when: 'profit_per_unit < 0', say: 'You lose {|profit_per_unit|} on each unit' },
    { say: 'You make {profit_per_unit} on each unit, a margin of {margin_pct}' },
  ],
  markup: 'You would charge {price_per_unit} per unit, for a profit of {profit_per_unit}',
  'profit-margin': [
    {
      when: 'net_profit < 0',
      say: 'The business loses {|net_profit|}, which is {|net_margin_pct|} of its revenue',
    },
    { say: 'The business keeps {net_margin_pct} of its revenue as profit' },
  ],
  wacc: 'Capital costs the company {wacc} a year',
  dcf: [
    { when: 'equity_value < 0', say: 'The company owes {|equity_value|} more than it is worth' },
    {
      when: 'value_per_share',
      say: 'The company is worth {equity_value} to its owners, or {value_per_share} per share',
    },
    { say: 'The company is worth {equity_value} to its owners' },
  ],
  'business-valuation': [
    { when: 'equity_value < 0', say: 'The business owes {|equity_value|} more than it is worth' },
    {
      when: 'value_per_share',
      say: 'The business is worth {equity_value} to its owners, or {value_per_share} per share',
    },
    { say: 'The business is worth {equity_value} to its owners' },
  ],
  depreciation: 'Depreciation is {depreciation} in year {year}, which leaves a book value of {book_value}',
  npv: [
    { when: 'npv < 0', say: 'The cash flows lose {|npv|} of value, in today’s money' },
    { say: 'The cash flows are worth {npv} today' },
  ],
  irr: [
    {
      when: 'irr and annual_irr and periods_per_year != 1',
      say: 'The internal rate of return is {irr} per period, or {*annual_irr} a year',
    },
    { when: 'irr and periods_per_year != 1', say: 'The internal rate of return is {irr} per period' },
    { when: 'irr', say: 'The internal rate of return is {irr} a year' },
    { when: 'irrs', say: 'There are several internal rates of return: {irrs}' },
    { say: 'No internal rate of return can be shown; the cash flows add up to {net_cash_flow}' },
  ],
  xirr: [
    { when: 'xirr', say: 'The internal rate of return is {xirr} a year' },
    { when: 'xirrs', say: 'There are several internal rates of return: {xirrs}' },
    { say: 'No internal rate of return can be shown; the cash flows add up to {net_cash_flow}' },
  ],
};

export const currencyHeadlines: Headlines = {
  'currency-exchange': [
    {
      when: 'cost_of_exchange > 0',
      say: 'You would receive {converted_amount}, and the exchange would cost you {cost_of_exchange}',
    },
    { say: 'You would receive {converted_amount}' },
  ],
};
