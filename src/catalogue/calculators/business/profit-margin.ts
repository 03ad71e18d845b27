import { defineCalculator } from '#catalogue/declare/define.ts';
import { amount, currency, money, omittable, percentage, positiveAmount } from '#catalogue/declare/fields.ts';

export const profitMargin = defineCalculator({
  id: 'profit-margin',
  name: 'Profit Margin Calculator',
  synonyms: ['gross margin', 'net margin', 'operating margin', 'ebitda', 'income statement'],
  category: 'business',
  summary: 'Gross, EBITDA, operating and net profit of a business, and each as a margin of the revenue.',
  headline: [
    {
      when: 'net_profit < 0',
      say: 'The business loses {|net_profit|}, which is {|net_margin_pct|} of its revenue',
    },
    { say: 'The business keeps {net_margin_pct} of its revenue as profit' },
  ],
  about:
    'Each step down an income statement tells something else: the gross margin about prices and production, the ' +
    'operating margin about the business as a whole, the net margin about what is left to the owners. Compare them ' +
    'over time and with companies of the same industry.',
  input: {
    revenue: positiveAmount('Revenue, before costs'),
    cost_of_goods_sold: amount('Direct costs of what was sold'),
    operating_expenses: amount('Operating expenses without depreciation', { default: 0 }),
    depreciation: amount('Depreciation and amortization', { default: 0 }),
    interest_expense: amount('Interest on debt', { default: 0 }),
    tax: amount('Income tax', { default: 0 }),
    currency: currency(),
  },
  output: {
    gross_profit: money('Revenue less the cost of goods sold'),
    gross_margin_pct: percentage('Gross profit as a percentage of the revenue', 'percent'),
    ebitda: money('Earnings before interest, taxes, depreciation and amortization'),
    ebitda_margin_pct: percentage('EBITDA as a percentage of the revenue', 'percent'),
    operating_profit: money('Operating profit: earnings before interest and taxes'),
    operating_margin_pct: percentage('Operating profit as a percentage of the revenue', 'percent'),
    net_profit: money('Net profit; negative for a loss'),
    net_margin_pct: percentage('Net profit as a percentage of the revenue', 'percent'),
    markup_pct: omittable(percentage('Gross profit as a percentage of the cost of goods sold', 'percent')),
  },
  conventions: { timing: 'amounts of one period, such as a year', compounding: 'none' },
  equations: `
    gross_profit         = revenue − cost_of_goods_sold
    gross_margin_pct     = 100·gross_profit/revenue
    ebitda               = gross_profit − operating_expenses
    ebitda_margin_pct    = 100·ebitda/revenue
    operating_profit     = ebitda − depreciation
    operating_margin_pct = 100·operating_profit/revenue
    net_profit           = operating_profit − interest_expense − tax
    net_margin_pct       = 100·net_profit/revenue
    markup_pct           = 100·gross_profit/cost_of_goods_sold    if cost_of_goods_sold > 0
                         = absent: What costs nothing has no markup.
  `,
  references: [
    'D. E. Kieso, J. J. Weygandt, T. D. Warfield, Intermediate Accounting, chapter 4 (multiple-step income statement)',
    'P. W. Farris, N. T. Bendle, P. E. Pfeifer, D. J. Reibstein, Marketing Metrics, chapter 3 (margins and profits)',
  ],
  pictures: [
    {
      kind: 'steps',
      of: [
        '=revenue',
        '−cost_of_goods_sold',
        '=gross_profit',
        '−operating_expenses',
        '=ebitda',
        '−depreciation',
        '=operating_profit',
        '−interest_expense',
        '−tax',
        '=net_profit',
      ],
    },
  ],
  laws: {
    rises: { net_margin_pct: ['revenue'], gross_margin_pct: ['revenue'], markup_pct: ['revenue'] },
    falls: {
      gross_profit: ['cost_of_goods_sold'],
      ebitda: ['operating_expenses'],
      operating_margin_pct: ['depreciation'],
      net_profit: ['interest_expense', 'tax'],
    },
    identities: [
      'net_profit + tax + interest_expense + depreciation = ebitda',
      '(100 + markup_pct)·(100 − gross_margin_pct) = 10000',
      'revenue·(ebitda_margin_pct − operating_margin_pct) = 100·depreciation',
    ],
  },
});
