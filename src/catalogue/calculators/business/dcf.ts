import { constantRates } from '#catalogue/declare/forecasts.ts';
import { defineCalculator } from '#catalogue/declare/define.ts';
import {
  amount,
  choice,
  currency,
  growthRate,
  money,
  omittable,
  optionalMoney,
  percentage,
  quantity,
  signedAmount,
} from '#catalogue/declare/fields.ts';
import { list } from '#catalogue/declare/structures.ts';
import { multiples, usual } from '#catalogue/declare/usual.ts';

const timings = {
  end: 'cash flows at the end of each year',
  middle:
    'cash flows in the middle of each year, also those after the forecast; a terminal_multiple applies at the end of the last year',
} as const;

export const dcf = defineCalculator({
  id: 'dcf',
  name: 'Discounted Cash Flow (DCF) Calculator',
  synonyms: ['intrinsic value', 'company valuation', 'terminal value', 'enterprise value', 'free cash flow'],
  category: 'business',
  summary: 'Value of a company from its forecast free cash flows and a terminal value, in total and per share.',
  headline: [
    { when: 'equity_value < 0', say: 'The company owes {|equity_value|} more than it is worth' },
    {
      when: 'value_per_share',
      say: 'The company is worth {equity_value} to its owners, or {value_per_share} per share',
    },
    { say: 'The company is worth {equity_value} to its owners' },
  ],
  about:
    'It values a company by the cash it will produce, not by what others pay. Most of the value usually lies in the ' +
    'years after the forecast, so look at the share of the terminal value and vary its growth. The discount rate ' +
    'should match the risk; the weighted average cost of capital is a common choice.',
  input: {
    free_cash_flows: list(
      'Free cash flows of the forecast, one per year from the next year on',
      signedAmount('Free cash flow of the year, before payments on debt'),
      { minItems: 1, maxItems: 100 },
    ),
    discount_rate: growthRate('Discount rate per year, such as the weighted average cost of capital'),
    terminal_growth_rate: growthRate('Annual growth of the cash flows after the forecast', { optional: true }),
    terminal_multiple: usual(
      quantity('Terminal value as a multiple of the last free cash flow', 'ratio', {
        maximum: 1000,
        optional: true,
      }),
      multiples,
    ),
    cash_flow_timing: choice('Timing of the cash flows within their years', timings, { default: 'end' }),
    total_debt: amount('Debt of the company', { default: 0 }),
    cash: amount('Cash of the company', { default: 0 }),
    shares_outstanding: quantity('Number of shares', 'shares', { minimum: 0.000001, optional: true }),
    currency: currency(),
  },
  output: {
    enterprise_value: money('Present value of all free cash flows'),
    terminal_value: money('Value of all cash flows after the forecast, in its last year'),
    terminal_value_pct: omittable(
      percentage(
        'Present terminal value as a percentage of the enterprise value; absent unless that is positive',
        'percent',
      ),
    ),
    equity_value: money('Enterprise value less debt plus cash'),
    value_per_share: optionalMoney('Equity value per share; absent without shares_outstanding'),
  },
  rules: `
    require exactly one of terminal_growth_rate, terminal_multiple
    require discount_rate > terminal_growth_rate
  `,
  conventions: {
    forecast: constantRates,
    timing: { by: 'cash_flow_timing', options: timings },
    compounding: 'annual',
  },
  equations: `
    r                  = discount_rate/100                            // Discount rate per year, as a fraction
    n                  = count(free_cash_flows)                       // Years of the forecast
    v(0)               = (1 + r)^0.5                                  if cash_flow_timing = middle        // Discount factor of year k
                       = 1                                            otherwise
    v(k)               = v(k − 1)/(1 + r)
    forecast_value     = sum(k = 1…n, free_cash_flows(k − 1)·v(k))    // Present value of the forecast cash flows
    terminal_value     = free_cash_flows(n − 1)·(100 + terminal_growth_rate)/(discount_rate − terminal_growth_rate)    if terminal_growth_rate is given
                       = free_cash_flows(n − 1)·terminal_multiple     otherwise
    discounted         = terminal_value·v(n)                          if terminal_growth_rate is given    // Present terminal value
                       = terminal_value·(1 + r)^−n                    otherwise
    enterprise_value   = forecast_value + discounted
    terminal_value_pct = 100·discounted/enterprise_value              if enterprise_value > 0
                       = absent: The enterprise value is not above 0.
    equity_value       = enterprise_value − total_debt + cash
    value_per_share    = equity_value/shares_outstanding
  `,
  references: [
    'T. Koller, M. Goedhart, D. Wessels, Valuation: Measuring and Managing the Value of Companies (enterprise discounted cash flow model, continuing value)',
    'J. Rosenbaum, J. Pearl, Investment Banking (terminal value by perpetuity growth and by exit multiple, mid-year convention)',
  ],
  pictures: [
    {
      kind: 'curve',
      over: 'discount_rate = 0.5·discount_rate…2·discount_rate',
      of: ['enterprise_value', 'equity_value'],
    },
  ],
  laws: {
    when: ({ free_cash_flows }) => (free_cash_flows as readonly number[]).every((amount) => amount >= 0),
    rises: {
      equity_value: ['cash', 'terminal_growth_rate', 'terminal_multiple'],
      enterprise_value: ['terminal_growth_rate', 'terminal_multiple'],
    },
    falls: { equity_value: ['total_debt', 'discount_rate'], enterprise_value: ['discount_rate'] },
    identities: ['equity_value + total_debt = enterprise_value + cash'],
  },
});
