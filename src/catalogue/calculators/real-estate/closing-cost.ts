import { defineCalculator } from '#catalogue/declare/define.ts';
import {
  amount,
  currency,
  feePercent,
  money,
  optional,
  oftenSmall,
  percentage,
  positiveAmount,
} from '#catalogue/declare/fields.ts';
import { downPayment } from '#catalogue/declare/shared-fields.ts';
import { label, records, recordsOf, textOutput } from '#catalogue/declare/structures.ts';

export const closingCost = defineCalculator({
  id: 'closing-cost',
  name: 'Closing Cost Calculator',
  synonyms: ['settlement costs', 'cash to close', 'buying a house', 'title insurance', 'origination fee', 'points'],
  category: 'real-estate',
  summary: 'Costs of closing the purchase of a home, item by item, and the cash that the buyer brings.',
  headline: [
    { when: 'cash_to_close < 0', say: 'You would receive {|cash_to_close|} at closing' },
    { say: 'You would bring {cash_to_close} to the closing, with costs of {closing_costs}' },
  ],
  about:
    'Closing costs often surprise buyers, because they are due in cash on top of the down payment. List the fees ' +
    'from your loan estimate, as amounts or as percentages, and see what you have to bring. Costs differ widely by ' +
    'place and lender, so replace every example item by your own. A deposit that you paid with your offer counts ' +
    'towards the cash.',
  input: {
    home_price: positiveAmount('Price of the home'),
    down_payment: downPayment(),
    points: feePercent('Discount points: a prepayment of interest, as a percentage of the loan', { default: 0 }),
    items: records(
      'Costs, each as an amount or as a percentage of the price or of the loan',
      {
        name: label('Name of the cost', { optional: true }),
        amount: amount('Amount', { optional: true }),
        price_pct: feePercent('Percentage of the price of the home', { optional: true }),
        loan_pct: feePercent('Percentage of the loan', { optional: true }),
      },
      { minItems: 0, maxItems: 60, default: [] },
    ),
    prepaid_costs: amount('Prepaid interest, taxes and insurance', { default: 0 }),
    seller_credit: amount('Costs that the seller pays', { default: 0 }),
    deposit: amount('Deposit (earnest money) that the buyer has already paid', { default: 0 }),
    currency: currency(),
  },
  output: {
    closing_costs: money('Closing costs: points, all items and prepaid costs'),
    closing_cost_pct: oftenSmall(percentage('Closing costs as a percentage of the price', 'percent')),
    loan_amount: money('Loan amount: price less down payment'),
    cash_to_close: money(
      'Cash that the buyer brings: down payment and closing costs less the deposit and the credit of the seller; negative if the buyer receives money',
    ),
    items: recordsOf('Costs in the order given', {
      name: optional(textOutput('Name of the cost, if given')),
      amount: money('Amount of the cost'),
    }),
  },
  rules: `
    wrong = first(j = 0…count(items) − 1, items(j).amount is absent and items(j).price_pct is absent and items(j).loan_pct is absent or items(j).amount is given and items(j).price_pct is given or items(j).amount is given and items(j).loan_pct is given or items(j).price_pct is given and items(j).loan_pct is given)    // Index of the first item with none or several of them
    require down_payment ≤ home_price
    require wrong is absent else items(wrong): must each have exactly one of amount, price_pct and loan_pct
  `,
  conventions: { timing: 'all costs on the day of the closing', compounding: 'none' },
  equations: `
    loan_amount      = home_price − down_payment
    items.amount(j)  = items(j).amount                                 if items(j).amount is given
                     = home_price·items(j).price_pct/100               if items(j).price_pct is given
                     = loan_amount·items(j).loan_pct/100               if items(j).loan_pct is given
                     = 0                                               otherwise
    listed           = sum(j = 0…count(items) − 1, items.amount(j))    // All items
    closing_costs    = loan_amount·points/100 + listed + prepaid_costs
    closing_cost_pct = 100·closing_costs/home_price
    cash_to_close    = down_payment + closing_costs − deposit − seller_credit
  `,
  references: [
    'Consumer Financial Protection Bureau, Closing Disclosure, page 2 (closing cost details) and page 3 (cash to close)',
  ],
  pictures: [
    { kind: 'steps', of: ['down_payment', 'closing_costs', '−deposit', '−seller_credit', '=cash_to_close'] },
    { kind: 'items', list: 'items', of: ['amount'] },
  ],
  laws: {
    rises: { closing_costs: ['points', 'prepaid_costs'], cash_to_close: ['points', 'prepaid_costs'] },
    falls: { cash_to_close: ['seller_credit', 'deposit'], loan_amount: ['down_payment'] },
    identities: [
      'closing_cost_pct·home_price = 100·closing_costs',
      'cash_to_close + loan_amount + seller_credit + deposit = home_price + closing_costs',
    ],
  },
});
