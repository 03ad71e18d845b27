import { defineCalculator } from '#catalogue/declare/define.ts';
import {
  choice,
  currency,
  days,
  loanRate,
  money,
  omittable,
  optionalMoney,
  percent,
  percentage,
  positiveAmount,
  whole,
} from '#catalogue/declare/fields.ts';

const dayCounts = {
  actual_365: 'simple interest is for days/365',
  actual_360: 'simple interest is for days/360, as banks quote it',
} as const;

/** Days that a full year's interest is due for. */
const interestDays = { actual_365: 365, actual_360: 360 } as const;

const compounding = 'the effective rate compounds every credit period, for a year of 365 days';

export const earlyPaymentDiscount = defineCalculator({
  id: 'early-payment-discount',
  name: 'Early Payment Discount Calculator',
  synonyms: ['cash discount', 'trade credit', '2/10 net 30', 'payment terms', 'prompt payment'],
  category: 'business',
  summary: 'The annual cost of forgoing a cash discount such as 2/10 net 30, and whether to borrow to take it.',
  headline: [
    { when: 'borrowing_advantage > 0', say: 'Borrowing to take the discount saves you {borrowing_advantage}' },
    {
      when: 'borrowing_advantage < 0',
      say: 'Borrowing to take the discount costs you {|borrowing_advantage|} more than it saves',
    },
    { when: 'effective_annual_rate', say: 'Forgoing the discount costs you {effective_annual_rate} a year' },
    { say: 'Forgoing the discount costs you {cost_of_trade_credit_rate} a year' },
  ],
  about:
    'A supplier who offers 2/10 net 30 takes 2 percent off if you pay within 10 days instead of 30. Paying late is a ' +
    'loan from the supplier, and often an expensive one: enter the rate of your credit line to see whether borrowing is ' +
    'cheaper. It assumes that you pay on the last day in both cases, and leaves out late fees and taxes.',
  input: {
    invoice_amount: positiveAmount('Amount of the invoice, before the discount'),
    discount_pct: percent('Discount for early payment', { maximum: 99 }),
    discount_days: days('Days from the invoice to the last day of the discount'),
    net_days: days('Days from the invoice to its due date', { minimum: 1, label: 'Days until due' }),
    borrowing_rate: loanRate('Nominal annual rate at which the payment could be borrowed, as simple interest', {
      optional: true,
    }),
    day_count_convention: choice('Day count convention', dayCounts, { default: 'actual_365' }, interestDays),
    currency: currency(),
  },
  output: {
    discount_amount: money('Discount on the amount'),
    discounted_amount: money('Amount to pay within the discount period'),
    credit_days: whole('Days by which payment is later without the discount', 'days'),
    cost_of_trade_credit_rate: {
      ...percentage('Annual cost of forgoing the discount, as simple interest on the discounted amount'),
      label: 'Cost of trade credit',
    },
    effective_annual_rate: omittable(
      percentage('Effective annual cost of forgoing the discount: what it compounds to in a year of 365 days'),
    ),
    borrowing_interest: optionalMoney(
      'Interest on the discounted amount from the last day of the discount to the due date; absent without borrowing_rate',
    ),
    borrowing_advantage: optionalMoney(
      'Discount less the interest of borrowing to take it, negative if borrowing costs more; absent without borrowing_rate',
    ),
  },
  prominent: ['borrowing_rate'],
  rules: `
    require net_days > discount_days
  `,
  conventions: {
    timing: 'the discounted amount is paid on the last day of the discount, the whole amount on the due date',
    compounding: {
      by: 'day_count_convention',
      options: {
        actual_365: `${dayCounts.actual_365}; ${compounding}`,
        actual_360: `${dayCounts.actual_360}; ${compounding}`,
      },
    },
  },
  equations: `
    d                         = discount_pct/100        // Discount, as a fraction
    b                         = day_count_convention    // Days that a full year's interest is due for
    credit_days               = net_days − discount_days
    discount_amount           = invoice_amount·d
    discounted_amount         = invoice_amount·(1 − d)
    i                         = d/(1 − d)               // Interest of a credit period, as a fraction of the discounted amount
    cost_of_trade_credit_rate = 100·i·b/credit_days
    effective_annual_rate     = 100·((1 + i)^(365/credit_days) − 1)
    borrowing_interest        = discounted_amount·borrowing_rate/100·credit_days/b
    borrowing_advantage       = discount_amount − borrowing_interest
  `,
  references: [
    'R. A. Brealey, S. C. Myers, F. Allen, Principles of Corporate Finance, chapter on credit management (terms of sale)',
    'S. A. Ross, R. W. Westerfield, B. D. Jordan, Fundamentals of Corporate Finance, chapter on credit and inventory management (cash discounts)',
  ],
  pictures: [
    { kind: 'curve', over: 'discount_pct = 0…5', of: ['cost_of_trade_credit_rate', 'effective_annual_rate'] },
    { kind: 'steps', of: ['invoice_amount', '−discount_amount', '=discounted_amount'] },
  ],
  laws: {
    rises: {
      discount_amount: ['invoice_amount', 'discount_pct'],
      discounted_amount: ['invoice_amount'],
      cost_of_trade_credit_rate: ['discount_pct', 'discount_days'],
      effective_annual_rate: ['discount_pct', 'discount_days'],
      borrowing_interest: ['invoice_amount', 'borrowing_rate', 'net_days'],
      borrowing_advantage: ['discount_pct', 'discount_days'],
    },
    falls: {
      discounted_amount: ['discount_pct'],
      cost_of_trade_credit_rate: ['net_days'],
      effective_annual_rate: ['net_days'],
      borrowing_interest: ['discount_pct', 'discount_days'],
      borrowing_advantage: ['borrowing_rate', 'net_days'],
    },
    identities: [
      'discount_amount + discounted_amount = invoice_amount',
      'discounted_amount·(1 + effective_annual_rate/100)^(credit_days/365) = invoice_amount',
      'borrowing_interest·cost_of_trade_credit_rate = discount_amount·borrowing_rate',
    ],
  },
});
