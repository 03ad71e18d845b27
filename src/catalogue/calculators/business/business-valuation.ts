import { defineCalculator } from '#catalogue/declare/define.ts';
import {
  amount,
  choice,
  currency,
  growthRate,
  money,
  optionalMoney,
  positiveAmount,
  quantity,
  signedAmount,
} from '#catalogue/declare/fields.ts';
import { list } from '#catalogue/declare/structures.ts';
import { multiples, usual } from '#catalogue/declare/usual.ts';

const methods = {
  multiple: 'EBITDA times a multiple',
  dcf: 'present value of forecast free cash flows and of all later ones',
  owner_earnings: "owner's earnings times a multiple, as for a small business",
} as const;

export const businessValuation = defineCalculator({
  id: 'business-valuation',
  name: 'Business Valuation Calculator',
  synonyms: [
    'company value',
    'ebitda multiple',
    'sell a business',
    'seller discretionary earnings',
    'sde',
    'enterprise value',
  ],
  category: 'business',
  summary:
    'Value of a business by a multiple of EBITDA, by discounted cash flows, or by a multiple of what it earns its owner.',
  headline: [
    { when: 'equity_value < 0', say: 'The business owes {|equity_value|} more than it is worth' },
    {
      when: 'value_per_share',
      say: 'The business is worth {equity_value} to its owners, or {value_per_share} per share',
    },
    { say: 'The business is worth {equity_value} to its owners' },
  ],
  about:
    'There is no single value of a business, so compare several methods. Multiples tell what others pay for similar ' +
    'companies, and discounted cash flows what the business itself should earn. The result is a basis for talks, as ' +
    'the multiple, the forecast and the discount rate are all opinions.',
  input: {
    method: choice('Method of valuation', methods, { default: 'multiple' }),
    ebitda: positiveAmount(
      'Annual earnings before interest, taxes, depreciation and amortization; for method multiple',
      {
        optional: true,
      },
    ),
    ebitda_multiple: usual(
      quantity('Multiple of EBITDA at which such businesses are sold; for method multiple', 'ratio', {
        minimum: 0.01,
        maximum: 1000,
        optional: true,
      }),
      multiples,
    ),
    free_cash_flows: list(
      'Free cash flows of the forecast, one per year from the next year on; for method dcf',
      signedAmount('Free cash flow of the year, before payments on debt'),
      { minItems: 0, maxItems: 100, default: [] },
    ),
    discount_rate: growthRate('Discount rate per year, such as the weighted average cost of capital; for method dcf', {
      optional: true,
    }),
    terminal_growth_rate: growthRate('Annual growth of the cash flows after the forecast; for method dcf', {
      optional: true,
    }),
    annual_owner_earnings: positiveAmount(
      "Annual profit before the owner's pay and benefits; for method owner_earnings",
      { optional: true },
    ),
    earnings_multiple: usual(
      quantity(
        "Multiple of the owner's earnings at which such businesses are sold; for method owner_earnings",
        'ratio',
        { minimum: 0.01, maximum: 1000, optional: true },
      ),
      multiples,
    ),
    total_debt: amount('Debt of the business', { default: 0 }),
    cash: amount('Cash of the business', { default: 0 }),
    shares_outstanding: quantity('Number of shares', 'shares', { minimum: 0.000001, optional: true }),
    currency: currency(),
  },
  output: {
    enterprise_value: money('Value of the business without regard to its debt and cash'),
    terminal_value: optionalMoney(
      'Value of all cash flows after the forecast, at the end of its last year; only with method dcf',
    ),
    equity_value: money('Enterprise value less debt plus cash: value for the owners'),
    value_per_share: optionalMoney('Equity value per share; absent without shares_outstanding'),
  },
  prominent: ['method'],
  rules: `
    require ebitda is given exactly if method = multiple else ebitda: must be given with method multiple, and left out otherwise
    require ebitda_multiple is given exactly if method = multiple else ebitda_multiple: must be given with method multiple, and left out otherwise
    require count(free_cash_flows) > 0 exactly if method = dcf else free_cash_flows: must have a cash flow with method dcf, and be left out otherwise
    require discount_rate is given exactly if method = dcf else discount_rate: must be given with method dcf, and left out otherwise
    require terminal_growth_rate is given exactly if method = dcf else terminal_growth_rate: must be given with method dcf, and left out otherwise
    require annual_owner_earnings is given exactly if method = owner_earnings else annual_owner_earnings: must be given with method owner_earnings, and left out otherwise
    require earnings_multiple is given exactly if method = owner_earnings else earnings_multiple: must be given with method owner_earnings, and left out otherwise
    require discount_rate > terminal_growth_rate
  `,
  conventions: {
    timing: 'earnings of a year; cash flows at the end of each year',
    compounding: { by: 'method', options: { multiple: 'none', dcf: 'annual', owner_earnings: 'none' } },
  },
  equations: `
    by_multiple    = ebitda·ebitda_multiple                     // Value by a multiple of EBITDA
    by_earnings    = annual_owner_earnings·earnings_multiple    // Value by a multiple of the owner's earnings
    n              = count(free_cash_flows)                     // Years of the forecast
    terminal_value = free_cash_flows(n − 1)·(100 + terminal_growth_rate)/(discount_rate − terminal_growth_rate)
    by_flows       = sum(k = 1…n, free_cash_flows(k − 1)·(1 + discount_rate/100)^−k) + terminal_value·(1 + discount_rate/100)^−n    // Value by discounted cash flows
    require by_multiple is given or by_earnings is given or by_flows is given else no-solution: the inputs of the method are missing

    enterprise_value = by_multiple    if by_multiple is given
                     = by_earnings    if by_earnings is given
                     = by_flows       otherwise
    equity_value     = enterprise_value − total_debt + cash
    value_per_share  = equity_value/shares_outstanding
  `,
  references: [
    'A. Damodaran, Investment Valuation (firm value multiples, discounted cash flow valuation)',
    'International Business Brokers Association, Market Pulse (multiples of seller’s discretionary earnings and of EBITDA)',
  ],
  pictures: [{ kind: 'steps', of: ['=enterprise_value', 'cash', '−total_debt', '=equity_value'] }],
  laws: {
    when: ({ free_cash_flows }) => (free_cash_flows as readonly number[]).every((flow) => flow >= 0),
    rises: {
      equity_value: ['ebitda', 'ebitda_multiple', 'annual_owner_earnings', 'earnings_multiple', 'cash'],
      enterprise_value: ['ebitda_multiple', 'earnings_multiple', 'terminal_growth_rate'],
    },
    falls: { equity_value: ['total_debt', 'discount_rate'] },
    identities: ['equity_value + total_debt = enterprise_value + cash'],
  },
});
