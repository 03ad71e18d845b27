import { paymentFrequency, repaidMethods } from '#catalogue/declare/conventions.ts';
import { defineCalculator } from '#catalogue/declare/define.ts';
import {
  amount,
  choice,
  currency,
  feePercent,
  loanRate,
  money,
  months,
  optionalMoney,
  percentage,
  positiveAmount,
} from '#catalogue/declare/fields.ts';
import { theoryOfInterest } from '#catalogue/declare/references.ts';
import { atEnd, during, sumOf } from '#catalogue/declare/schedule.ts';
import { list } from '#catalogue/declare/structures.ts';

function cashFlows(description: string) {
  return list(description, amount('Cash flow of a period'), { minItems: 0, maxItems: 600, default: [] });
}

export const effectiveInterest = defineCalculator({
  id: 'effective-interest',
  name: 'Effective Interest Method Calculator',
  synonyms: [
    'ifrs 9',
    'amortized cost',
    'amortised cost',
    'eir',
    'loan origination fees',
    'bond discount amortization',
  ],
  category: 'business',
  summary: 'Effective interest rate of a loan or bond with its fees, and the amortized cost period by period (IFRS 9).',
  headline:
    'The effective interest rate is {effective_annual_rate} a year, on a first carrying amount of {initial_carrying_amount}',
  about:
    'Fees, points, costs and a discount are part of the interest of a loan or bond. The effective rate spreads them ' +
    'over its life, for the books of the lender or of the borrower. Give the contract or its cash flows, and new ' +
    'estimates of them where these have changed. Credit losses and the early repayment that a contract allows are ' +
    'not considered unless the cash flows have them.',
  input: {
    principal: positiveAmount('Principal: amount on which the contract charges interest'),
    annual_rate: loanRate('Nominal annual rate of the contract; left out with cash_flows', { optional: true }),
    tenure_months: months('Term in months; left out with cash_flows', { maximum: 600, optional: true }),
    payment_frequency: paymentFrequency('annually'),
    payment_method: choice(
      'Repayment by the contract',
      {
        ...repaidMethods,
        interest_only: 'interest with each payment, the redemption value with the last one',
      },
      { default: 'interest_only' },
    ),
    redemption_value: positiveAmount('Amount repaid at the end with interest_only; the principal if left out', {
      optional: true,
    }),
    cash_flows: cashFlows('Cash flows expected at the end of each period, instead of the terms of the contract'),
    instrument_type: choice(
      'Side of the books: asset or liability',
      {
        asset: 'of the lender or investor: transaction costs raise the carrying amount',
        liability: 'of the borrower or issuer: transaction costs lower the carrying amount',
      },
      { default: 'asset' },
    ),
    purchase_price: positiveAmount(
      'Price paid for the asset, or proceeds of the liability; the principal if left out',
      {
        optional: true,
      },
    ),
    points: feePercent('Points that the borrower pays at the beginning, as a percentage of the principal', {
      default: 0,
    }),
    fees: amount('Fees that the borrower pays to the lender at the beginning', { default: 0 }),
    transaction_costs: amount('Transaction costs of the side that keeps the books, paid to others', { default: 0 }),
    months_to_revision: months('Months until the estimate of the cash flows is revised', {
      maximum: 599,
      optional: true,
    }),
    revised_cash_flows: cashFlows('Cash flows expected at the end of each period after the revision'),
    currency: currency(),
  },
  output: {
    effective_annual_rate: percentage('Effective interest rate: annual, with compounding'),
    nominal_annual_rate: percentage('Effective interest rate of a period times the periods in a year'),
    initial_carrying_amount: money('Carrying amount at the beginning'),
    total_paid: money('All cash flows after the beginning'),
    total_interest: money('Interest by the effective rate, of all periods'),
    carrying_amount_before_revision: optionalMoney(
      'Carrying amount before the revision; absent without months_to_revision',
    ),
    carrying_amount_after_revision: optionalMoney(
      'Carrying amount after the revision: present value of the revised cash flows at the first effective rate; absent without months_to_revision',
    ),
    revision_gain: optionalMoney('Gain from the revision, negative for a loss; absent without months_to_revision'),
  },
  prominent: ['payment_frequency', 'payment_method', 'fees', 'transaction_costs'],
  rules: `
    L = 12/payment_frequency    // Months of a period
    h = L·count(cash_flows)     if count(cash_flows) > 0    // Months of the cash flows
      = tenure_months           otherwise
    require annual_rate is given exactly if count(cash_flows) = 0 else annual_rate: must be given, or cash_flows instead of it
    require tenure_months is given exactly if count(cash_flows) = 0 else tenure_months: must be given with annual_rate, and left out with cash_flows
    require payment_method = interest_only or count(cash_flows) = 0 else payment_method: must be left out with cash_flows
    require redemption_value is absent or payment_method = interest_only and count(cash_flows) = 0 else redemption_value: must be left out with cash_flows and unless payment_method is interest_only
    require floor(tenure_months/L)·L = tenure_months else tenure_months: must be a whole number of periods
    require floor(months_to_revision/L)·L = months_to_revision else months_to_revision: must be a whole number of periods
    require months_to_revision is absent or months_to_revision < h else months_to_revision: must be less than the term
    require months_to_revision is given exactly if count(revised_cash_flows) > 0 else months_to_revision: must be given with revised_cash_flows, and left out without them
  `,
  conventions: {
    timing: 'price, fees and costs at the beginning, cash flows at the end of each period',
    compounding:
      'every period, at the effective rate of a period; the contract charges its nominal rate divided by the periods in a year',
    rounding: 'in the schedule, interest is what makes each row add up from rounded carrying amounts',
  },
  equations: `
    m                       = payment_frequency                  // Periods in a year
    L                       = 12/m                               // Months of a period
    n                       = count(cash_flows)                  if count(cash_flows) > 0        // Number of periods
                            = floor(tenure_months/L)             if tenure_months is given
                            = 1                                  otherwise
    i                       = annual_rate/(100·m)                if annual_rate is given         // Interest of a period by the contract, as a fraction
                            = 0                                  otherwise
    Z                       = redemption_value                   if redemption_value is given    // Amount repaid at the end
                            = principal                          otherwise
    p                       = principal/a(n, i)                  // Level payment
    C(k)                    = cash_flows(k − 1)                  if count(cash_flows) > 0        // Cash flow of period k
                            = p                                  if payment_method = level
                            = principal/n·(1 + i·(n − k + 1))    if payment_method = equal_principal
                            = principal·i                        if k < n
                            = principal·i + Z                    otherwise
    S                       = sum(k = 1…n, C(k))                 // Sum of the cash flows
    paid                    = purchase_price                     if purchase_price is given      // Price or proceeds
                            = principal                          otherwise
    costs                   = transaction_costs                  if instrument_type = asset      // Transaction costs, added to the carrying amount
                            = −transaction_costs                 otherwise
    initial_carrying_amount = paid + costs − fees − principal·points/100
    require initial_carrying_amount > 0 else no-solution: fees, points and costs leave no carrying amount
    require 2·S ≥ initial_carrying_amount else no-solution: the cash flows do not return half of the carrying amount, so that no effective rate can be meant

    worth(x)              = p·a(n, x)                                                    if payment_method = level    // Present value of the cash flows at the rate x of a period
                          = sum(k = 1…n, C(k)·(1 + x)^−k)                                otherwise
    T                     = S/initial_carrying_amount                                    // What each unit of the carrying amount returns
    x                     = T − 1                                                        if n = 1 or T = 1            // Effective rate of a period, as a fraction
                          = root(x = 0…T, worth(x) − initial_carrying_amount)            if T > 1
                          = root(x = 0.9·T − 1…0, worth(x) − initial_carrying_amount)    otherwise
    proof                 = worth(x) − initial_carrying_amount                           // Present value of the cash flows at it, less the carrying amount: 0
    effective_annual_rate = 100·((1 + x)^m − 1)
    nominal_annual_rate   = 100·m·x

    r                               = floor(months_to_revision/L)          if months_to_revision is given    // Periods until the revision
                                    = n                                    otherwise
    l                               = count(revised_cash_flows)            // Periods after it
    N                               = r + l                                // Periods until the end
    F(k)                            = C(k)                                 if k ≤ r                          // Cash flow of period k as last estimated
                                    = revised_cash_flows(k − r − 1)        otherwise
    B(0)                            = 0
    B(q)                            = (B(q − 1) + C(n − q + 1))/(1 + x)    // Carrying amount when q periods are left, as first estimated
    V(0)                            = 0
    V(q)                            = (V(q − 1) + F(N − q + 1))/(1 + x)    // Carrying amount when q periods are left, as revised
    carrying_amount_before_revision = B(n − r)                             if months_to_revision is given
    carrying_amount_after_revision  = V(l)                                 if months_to_revision is given
    revision_gain                   = V(l) − B(n − r)                      if months_to_revision is given and instrument_type = asset
                                    = B(n − r) − V(l)                      if months_to_revision is given

    opening(k)     = initial_carrying_amount    if k = 1        // Carrying amount at the beginning of period k, after a revision
                   = B(n − k + 1)               if k ≤ r
                   = V(N − k + 1)               otherwise
    closing(k)     = B(n − k)                   if k ≤ r        // Carrying amount at the end of period k
                   = V(N − k)                   otherwise
    step(k)        = V(l) − B(n − r)            if k = r + 1    // Change of it by the revision
                   = 0                          otherwise
    total_paid     = sum(k = 1…N, F(k))
    total_interest = total_paid − initial_carrying_amount + B(n − r) − V(l)
  `,
  references: [
    'IFRS 9 Financial Instruments, Appendix A (effective interest rate), paragraphs 5.4.1, B5.4.1 to B5.4.7 (fees, and revised estimates of cash flows)',
    'IAS 39, Guidance on Implementing, B.26 and B.27 (worked examples of the effective interest method)',
    theoryOfInterest('§6.4 (premium and discount)'),
  ],
  schedule: {
    kind: 'table',
    periods: 'N',
    totals: { payment: 'total_paid', interest: 'total_interest' },
    columns: {
      revision: during(money('Change of the carrying amount by the revision'), 'step(k)'),
      opening_balance: atEnd(money('Carrying amount at the beginning, after a revision'), 'opening(k)'),
      interest: sumOf(money('Interest by the effective rate'), 'balance', '−opening_balance', 'payment'),
      payment: during(money('Cash flow'), 'F(k)'),
      balance: atEnd(money('Carrying amount at the end'), 'closing(k)'),
    },
  },
  pictures: [
    { kind: 'columns', of: ['balance'] },
    { kind: 'columns', name: 'cash-flows', of: ['interest', 'payment'] },
    { kind: 'schedule' },
  ],
  laws: {
    when: (values) => values['months_to_revision'] === undefined,
    rises: {
      effective_annual_rate: ['annual_rate', 'redemption_value', 'fees', 'points'],
      total_interest: ['annual_rate', 'fees', 'points'],
    },
    falls: { effective_annual_rate: ['purchase_price'], initial_carrying_amount: ['fees', 'points'] },
    identities: ['total_interest = total_paid − initial_carrying_amount'],
  },
});
