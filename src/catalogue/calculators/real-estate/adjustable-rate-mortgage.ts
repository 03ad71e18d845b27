import { ledgerRounding, paymentRounding, usualInUnitedStates } from '#catalogue/declare/conventions.ts';
import { defineCalculator } from '#catalogue/declare/define.ts';
import {
  amount,
  currency,
  loanRate,
  money,
  months,
  optionalMoney,
  percentage,
  quantity,
} from '#catalogue/declare/fields.ts';
import { theoryOfInterest } from '#catalogue/declare/references.ts';
import { downPayment, loanInterest, loanTerm } from '#catalogue/declare/shared-fields.ts';
import { list } from '#catalogue/declare/structures.ts';

const points = 'percentage points';

export const adjustableRateMortgage = defineCalculator({
  id: 'adjustable-rate-mortgage',
  name: 'Adjustable-Rate Mortgage (ARM) Calculator',
  synonyms: ['arm', '5/1 arm', '7/6 arm', 'variable rate mortgage', 'rate cap', 'index and margin', 'sofr'],
  category: 'real-estate',
  summary:
    'Payments of a mortgage whose rate follows an index within caps, for expected index rates and in the worst case.',
  headline: 'You would pay {monthly_payment} a month at first, and {max_monthly_payment} in the worst case',
  about:
    'A lower starting rate is tempting, but after the fixed period the rate moves with an index. Enter the index ' +
    'rates you expect and compare the result with the worst case that the caps allow: if you could not pay that, a ' +
    'fixed rate is safer. The index itself cannot be predicted, so try several. Loans in the United States that ' +
    'follow SOFR adjust every 6 months by at most 1 percentage point, and first by at most 2, or by 5 after a fixed ' +
    'period of 7 or 10 years.',
  input: {
    home_price: amount('Price of the home'),
    down_payment: downPayment(),
    interest_rate: loanRate('Nominal annual interest rate of the fixed period; one-twelfth is charged each month'),
    loan_term: loanTerm(),
    fixed_months: months('Months until the first adjustment of the rate', { default: 60, ...usualInUnitedStates }),
    adjustment_months: months('Months from one adjustment to the next', { default: 6, ...usualInUnitedStates }),
    index_rates: list(
      'Expected index rate at each adjustment; the last one also holds for all later adjustments',
      loanRate('Index rate', { minimum: -10 }),
      { minItems: 1, maxItems: 1200 },
    ),
    index_margin_rate: loanRate('Margin, which is added to the index rate'),
    initial_cap_pct: quantity(
      'Largest change of the rate at the first adjustment, up or down; after a fixed period of 7 or 10 years, 5 is usual',
      points,
      {
        maximum: 100,
        default: 2,
        ...usualInUnitedStates,
      },
    ),
    periodic_cap_pct: quantity('Largest change of the rate at each later adjustment, up or down', points, {
      maximum: 100,
      default: 1,
      ...usualInUnitedStates,
    }),
    lifetime_cap_pct: quantity('Largest increase over the interest rate of the fixed period', points, {
      maximum: 100,
      default: 5,
      ...usualInUnitedStates,
    }),
    min_interest_rate: loanRate('Lowest interest rate; without it the margin', { optional: true }),
    payment_rounding: paymentRounding(),
    currency: currency(),
  },
  output: {
    monthly_payment: money('Monthly payment in the fixed period'),
    max_monthly_payment: money('Highest monthly payment if the rate rises as fast as the caps allow'),
    max_interest_rate: percentage('Highest interest rate that the caps allow'),
    total_interest: loanInterest(),
    max_total_interest: money('Total interest if the rate rises as fast as the caps allow'),
    total_paid: money('All payments, excluding the down payment'),
    final_payment: optionalMoney('Last payment, which settles the balance; only with payment_rounding cent'),
  },
  prominent: ['fixed_months', 'adjustment_months'],
  rules: `
    require down_payment ≤ home_price
    require min_interest_rate ≤ interest_rate
  `,
  conventions: {
    forecast: 'index rates are as given',
    timing:
      'payments at the end of each month; each adjustment sets the payment that repays the balance by the end of the term',
    compounding: 'interest monthly, at one-twelfth of the nominal rate',
    rounding: ledgerRounding('the rate is not rounded, which lenders often do to an eighth of a percentage point'),
  },
  equations: `
    L         = round(home_price − down_payment)                                   if payment_rounding = cent       // Amount borrowed
              = home_price − down_payment                                          otherwise
    n         = 12·loan_term                                                       // Number of payments
    A         = ceil(max(0, n − fixed_months)/adjustment_months)                   // Number of adjustments
    begin(k)  = 0                                                                  if k = 0                         // Months before adjustment k
              = min(n, fixed_months + (k − 1)·adjustment_months)                   otherwise
    cap(k)    = initial_cap_pct                                                    if k = 1                         // Largest change of the rate at adjustment k
              = periodic_cap_pct                                                   otherwise
    ceiling   = interest_rate + lifetime_cap_pct                                   // Highest rate of the contract
    lowest    = min_interest_rate                                                  if min_interest_rate is given    // Lowest rate of the contract
              = index_margin_rate                                                  otherwise
    wanted(k) = index_rates(min(k, count(index_rates)) − 1) + index_margin_rate    // Index and margin at adjustment k

    r(0) = interest_rate
    r(k) = min(ceiling, r(k − 1) + cap(k), max(lowest, r(k − 1) − cap(k), wanted(k)))    // Interest rate from adjustment k on
    p(0) = L/a(n, r(0)/1200)
    p(k) = p(k − 1)·a(n − begin(k), r(k − 1)/1200)/a(n − begin(k), r(k)/1200)    // Payment from adjustment k on
    P(0) = 0
    P(k) = P(k − 1) + (begin(k) − begin(k − 1))·p(k − 1)    // All payments before adjustment k

    w(0) = interest_rate
    w(k) = min(ceiling, w(k − 1) + cap(k))                  // Highest rate from adjustment k on
    q(0) = L/a(n, w(0)/1200)
    q(k) = q(k − 1)·a(n − begin(k), w(k − 1)/1200)/a(n − begin(k), w(k)/1200)    // Payment at that rate
    Q(0) = 0
    Q(k) = Q(k − 1) + (begin(k) − begin(k − 1))·q(k − 1)    // All payments at such rates before adjustment k

    z(k) = 0                                             if k ≤ fixed_months    // Adjustments before payment k
         = ceil((k − fixed_months)/adjustment_months)    otherwise
    t(k) = n − begin(z(k))                               // Payments from the last adjustment before payment k on

    B(0)        = L                                                   // Balance at the beginning
    charged(0)  = round(0)                                            // Interest at the beginning
    level(0)    = round(L/a(n, r(0)/1200))
    level(k)    = round(B(k − 1)/a(t(k), r(z(k))/1200))               if k − 1 = begin(z(k))        // Level payment of month k in the ledger
                = level(k − 1)                                        otherwise
    interest(k) = round(B(k − 1)·r(z(k))/1200)                        // Interest of month k
    owed(k)     = B(k − 1) + interest(k)                              // Balance with the interest of month k
    payment(k)  = owed(k)                                             if k = n                      // Payment at the end of month k
                = min(level(k), owed(k))                              otherwise
    B(k)        = owed(k) − payment(k)                                if payment_rounding = cent    // Balance after month k
                = p(z(k))·a(n − k, r(z(k))/1200)                      otherwise
    charged(k)  = charged(k − 1) + interest(k)                        if payment_rounding = cent    // Interest until month k
                = P(z(k)) + (k − begin(z(k)))·p(z(k)) − (L − B(k))    otherwise

    worst(0)          = L                                                            // Balance at the beginning, if the rate rises
    worst_charged(0)  = round(0)
    worst_level(0)    = round(L/a(n, w(0)/1200))
    worst_level(k)    = round(worst(k − 1)/a(t(k), w(z(k))/1200))                    if k − 1 = begin(z(k))    // Level payment of month k, if the rate rises
                      = worst_level(k − 1)                                           otherwise
    worst_interest(k) = round(worst(k − 1)·w(z(k))/1200)                             // Interest of month k, if the rate rises
    worst(k)          = 0                                                            if k = n                  // Balance after month k, if the rate rises
                      = max(0, worst(k − 1) + worst_interest(k) − worst_level(k))    otherwise
    worst_charged(k)  = worst_charged(k − 1) + worst_interest(k)                     // Interest until month k, if the rate rises
    highest(0)        = worst_level(0)
    highest(k)        = max(highest(k − 1), worst_level(k))                          // Highest level payment until month k

    monthly_payment     = level(0)                          if payment_rounding = cent
                        = p(0)                              otherwise
    max_monthly_payment = highest(n)                        if payment_rounding = cent
                        = q(A)                              otherwise
    max_interest_rate   = w(A)
    total_paid          = L + charged(n)                    if payment_rounding = cent
                        = P(A) + (n − begin(A))·p(A)        otherwise
    total_interest      = total_paid − L
    max_total_interest  = worst_charged(n)                  if payment_rounding = cent
                        = Q(A) + (n − begin(A))·q(A) − L    otherwise
    last                = first(k = 1…n, B(k) = 0)          if payment_rounding = cent    // Month of the last payment
    final_payment       = payment(last)
    months              = last                              if last is given              // Months until the loan is repaid
                        = n                                 otherwise
  `,
  references: [
    'Regulation Z (12 CFR 1026), 1026.19(b) and appendix H-14 (variable-rate mortgage sample)',
    'Consumer Financial Protection Bureau, Consumer Handbook on Adjustable-Rate Mortgages (index, margin and caps)',
    'Fannie Mae, Selling Guide, B2-1.4-02 (adjustable-rate mortgages), and Standard ARM Plan Matrix (adjustments and caps of loans that follow SOFR)',
    theoryOfInterest('§3.2 (annuity-immediate) and §5.2 (prospective balance)'),
  ],
  schedule: {
    kind: 'loan',
    periodsPerYear: 12,
    totals: { payment: 'total_paid', interest: 'total_interest' },
    periods: 'months',
    balance: 'B(k)',
    flow: 'charged(k)',
  },
  laws: {
    when: 'payment_rounding = exact',
    rises: {
      monthly_payment: ['home_price', 'interest_rate'],
      max_monthly_payment: ['home_price', 'initial_cap_pct', 'periodic_cap_pct', 'lifetime_cap_pct'],
      max_interest_rate: ['interest_rate', 'initial_cap_pct', 'periodic_cap_pct', 'lifetime_cap_pct', 'loan_term'],
      total_interest: ['home_price', 'index_margin_rate'],
      max_total_interest: ['home_price', 'lifetime_cap_pct'],
    },
    falls: { monthly_payment: ['down_payment', 'loan_term'], max_interest_rate: ['fixed_months', 'adjustment_months'] },
    identities: ['total_paid − total_interest = home_price − down_payment'],
  },
});
