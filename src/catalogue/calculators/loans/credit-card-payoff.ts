import { usualInUnitedStates } from '#catalogue/declare/conventions.ts';
import { defineCalculator } from '#catalogue/declare/define.ts';
import {
  choice,
  currency,
  feePercent,
  loanRate,
  money,
  moneyLeft,
  months,
  omittable,
  optionalMoney,
  percent,
  positiveAmount,
  whole,
} from '#catalogue/declare/fields.ts';
import { payoffDate, payoffDateEquations, startDate } from '#catalogue/parts/payoff-date.ts';
import { datedLumpSumRules, lumpSumPayments, lumpSumRules } from '#catalogue/parts/prepayments.ts';
import { theoryOfInterest } from '#catalogue/declare/references.ts';
import { natives } from './credit-card-payoff.native.ts';

const minimumRules = {
  percent_of_balance: 'minimum_payment_pct of the statement balance',
  percent_plus_interest: "minimum_payment_pct of the statement balance plus the month's interest",
} as const;

export const creditCardPayoff = defineCalculator({
  id: 'credit-card-payoff',
  name: 'Credit Card Payoff Calculator',
  synonyms: ['card debt', 'minimum payment', 'revolving credit', 'balance transfer', 'credit card', 'card payoff'],
  category: 'loans',
  summary: 'Time and interest until a card balance is paid off, by a fixed payment or by minimum payments.',
  headline: [
    {
      when: 'required_monthly_payment and not given monthly_payment',
      say: 'You would pay {required_monthly_payment} a month to be done in {target_months}',
    },
    { say: 'The card would be paid off in {months_to_payoff}, with {total_interest} of interest' },
  ],
  about:
    'Card debt at minimum payments can take decades, because the minimum falls with the balance. A fixed payment ' +
    'ends it far sooner, and this shows how much sooner. You can also enter a date by which you want to be done, or ' +
    'a balance transfer with an introductory rate. It assumes that you buy nothing more with the card.',
  input: {
    balance: positiveAmount('Card balance today; nothing more is bought with the card'),
    annual_rate: loanRate('Nominal rate of the card, charged monthly at a twelfth'),
    monthly_payment: positiveAmount('Payment at the end of each month; without it, minimum payments are made', {
      optional: true,
    }),
    minimum_payment_pct: percent('Percentage of the balance in the minimum payment', { default: 1 }),
    minimum_payment_floor: positiveAmount('Least minimum payment', { default: 25, ...usualInUnitedStates }),
    minimum_payment_rule: choice('Minimum payment, where it is above minimum_payment_floor', minimumRules, {
      default: 'percent_plus_interest',
    }),
    introductory_annual_rate: loanRate('Rate of the first introductory_months', { default: 0 }),
    introductory_months: months('Duration of the introductory rate', { minimum: 0, maximum: 120, default: 0 }),
    transfer_fee_pct: feePercent('Balance transfer fee, added to the balance', { default: 0 }),
    lump_sum_payments: lumpSumPayments(1200),
    start_date: startDate(),
    target_months: months('Months in which the card is to be paid off', { optional: true }),
    currency: currency(),
  },
  output: {
    months_to_payoff: whole('Number of payments', 'months'),
    payoff_date: payoffDate(),
    total_interest: money('All interest'),
    transfer_fee: money('Fee for moving the balance'),
    total_paid: money('All payments'),
    first_payment: money('First payment'),
    final_payment: moneyLeft('Last payment, which settles the rest'),
    required_monthly_payment: optionalMoney(
      'Level monthly payment that pays off the card in target_months; absent without target_months',
    ),
    months_saved: omittable(
      whole(
        'Months by which monthly_payment pays off the card earlier than minimum payments; absent where these never do',
        'months',
      ),
    ),
    interest_saved: omittable(
      money('Interest that monthly_payment saves against minimum payments; absent where these never pay off the card'),
    ),
  },
  rules: `
    last    = 1200                                                 // Last month in which a lump sum may be paid
    outside = outside_term(lump_sum_payments, start_date, last)    // Index of the first lump sum on a date before the card's or after that month
    ${lumpSumRules}
    ${datedLumpSumRules}
  `,
  conventions: {
    timing:
      'payments at the end of each month, after the interest of the month, lump sums with one of them; no payment exceeds the balance',
    compounding: 'interest monthly, at a twelfth of the nominal rate',
    rounding: 'the transfer fee is charged in whole smallest units of the currency',
  },
  native: natives,
  equations: `
    i                        = annual_rate/1200                                     // Interest per month, as a fraction
    j                        = introductory_annual_rate/1200                        // Interest per introductory month, as a fraction
    lump_sum_payments.due(x) = lump_sum_payments(x).month                           if lump_sum_payments(x).month is given             // Month of lump sum x, from 0
                             = payment_of(start_date, lump_sum_payments(x).date)    if lump_sum_payments(x).date is given
                             = 0                                                    otherwise
    T(0)                     = introductory_months
    T(k)                     = max(T(k − 1), lump_sum_payments.due(k − 1))          // Last of the introductory months and those of the first k lump sums
    m                        = T(count(lump_sum_payments))                          // Months of which each is calculated by itself
    lump(k)                  = sum(x = 0…count(lump_sum_payments) − 1, lump_sum_payments(x).amount if lump_sum_payments.due(x) = k)    // Lump sums of month k
    r(k)                     = j                                                    if k ≤ introductory_months                         // Interest of month k, as a fraction
                             = i                                                    otherwise
    c                        = minimum_payment_pct/100                              // Share of the balance in the minimum payment
    share(x)                 = c·(1 + x) + x                                        if minimum_payment_rule = percent_plus_interest    // Minimum payment of a balance of 1, where it is a share, at a monthly rate x
                             = c·(1 + x)                                            otherwise
    growth(x)                = −c·(1 + x)                                           if minimum_payment_rule = percent_plus_interest    // Growth of a balance of 1 in a month in which that share is paid
                             = x − c·(1 + x)                                        otherwise
    K(q, Z)                  = 0                                                    if Z = 0                                           // Number of payments q that repay a debt Z at the rate i
                             = nper(i, q, Z)                                        otherwise
    final(q, Z)              = 0                                                    if Z = 0                                           // Last of these payments
                             = (Z − s(K(q, Z) − 1, i)·(q − Z·i))·(1 + i)            otherwise
    cost(q, Z)               = 0                                                    if Z = 0                                           // Interest in these payments
                             = (K(q, Z) − 1)·q + final(q, Z) − Z                    otherwise

    transfer_fee  = round(balance·transfer_fee_pct/100)
    O             = balance + transfer_fee                // Balance at the beginning
    h             = j                                     if introductory_months > 0     // Interest of the first month, as a fraction
                  = i                                     otherwise
    p             = monthly_payment                       if monthly_payment is given    // Payment that is not a share of the balance
                  = minimum_payment_floor                 otherwise
    first_payment = min(O·(1 + h), p)                     if monthly_payment is given
                  = min(O·(1 + h), max(p, O·share(h)))    otherwise

    F(0) = O                                    // With monthly_payment: balance at the beginning
    U(0) = 0                                    // With monthly_payment: interest at the beginning
    F(k) = 0                                    if p + lump(k) ≥ F(k − 1)·(1 + r(k))    // With monthly_payment: balance after month k of the first m
         = F(k − 1)·(1 + r(k)) − p − lump(k)    otherwise
    U(k) = U(k − 1) + F(k − 1)·r(k)             // With monthly_payment: interest until month k of the first m
    e    = first(k = 1…m, F(k) = 0)             if monthly_payment is given             // Month in which monthly_payment pays off the card, if it is one of the first m
    require monthly_payment is absent or e is given or p > F(m)·i else goal-unreachable: the balance is never paid off: monthly_payment must be at least {above(O·i)}, more than a month's interest

    M(0) = O                                                                 // With minimum payments: balance at the beginning
    X(0) = 0                                                                 // With minimum payments: interest at the beginning
    M(k) = 0                                                                 if max(minimum_payment_floor, M(k − 1)·share(r(k))) + lump(k) ≥ M(k − 1)·(1 + r(k))    // With minimum payments: balance after month k of the first m
         = M(k − 1)·(1 + growth(r(k))) − lump(k)                             if M(k − 1)·share(r(k)) > minimum_payment_floor
         = M(k − 1)·(1 + r(k)) − minimum_payment_floor − lump(k)             otherwise
    X(k) = X(k − 1) + M(k − 1)·r(k)                                          // With minimum payments: interest until month k of the first m
    d    = first(k = 1…m, M(k) = 0)                                          // Month in which minimum payments pay off the card, if it is one of the first m
    A    = M(m)                                                              // With minimum payments: balance after the first m months
    n    = 0                                                                 if A·share(i) ≤ minimum_payment_floor or growth(i) ≥ 0                                 // Number of further payments that are a share of the balance
         = 1                                                                 if growth(i) ≤ −1
         = ceil(ln(minimum_payment_floor/(A·share(i)))/ln(1 + growth(i)))    otherwise
    D    = A                                                                 if n = 0                                                                               // Balance after them
         = 0                                                                 if growth(i) ≤ −1
         = A·(1 + growth(i))^n                                               otherwise
    H    = 0                                                                 if n = 0                                                                               // Interest in them
         = A·i                                                               if growth(i) ≤ −1
         = A·i·s(n, growth(i))                                               otherwise
    N    = d                                                                 if d is given                                                                          // Number of minimum payments
         = absent                                                            if monthly_payment is given and D ≥ 1000000000000000·minimum_payment_floor: Minimum payments take too many months to be counted.
         = m + n + K(minimum_payment_floor, D)                               if minimum_payment_floor > D·i
         = absent: Minimum payments never pay off the card.
    J    = X(d)                                                              if d is given                                                                          // Interest with minimum payments
         = absent                                                            if monthly_payment is given and D ≥ 1000000000000000·minimum_payment_floor: Minimum payments take too many months to be counted.
         = X(m) + H + cost(minimum_payment_floor, D)                         if minimum_payment_floor > D·i
         = absent: Minimum payments never pay off the card.
    require monthly_payment is given or N is given and J is given else goal-unreachable: the balance is never paid off by minimum payments, which do not cover a month's interest: give a monthly_payment, or raise minimum_payment_pct or minimum_payment_floor

    months_to_payoff = e                                               if e is given
                     = m + K(p, F(m))                                  if monthly_payment is given
                     = N                                               otherwise
    ${payoffDateEquations}
    I                = U(e)                                            if e is given                  // Interest, unrounded
                     = U(m) + cost(p, F(m))                            if monthly_payment is given
                     = J                                               otherwise
    total_paid       = O + I
    total_interest   = I
    before           = (months_to_payoff − 1)·p + sum(x = 0…count(lump_sum_payments) − 1, lump_sum_payments(x).amount if lump_sum_payments.due(x) < months_to_payoff)    if monthly_payment is given    // Payments before the last one, unrounded
                     = total_paid − M(d − 1)·(1 + r(d))                if d is given
                     = total_paid − A·(1 + i)                          if D = 0
                     = total_paid − final(minimum_payment_floor, D)    otherwise
    final_payment    = total_paid − before

    worth(x, z)              = lump_sum_payments(x).amount·(1 + j)^−min(z, lump_sum_payments.due(x))·(1 + i)^−max(0, lump_sum_payments.due(x) − z)    // Lump sum x at the beginning, with z introductory months
    t                        = min(introductory_months, target_months)    // Introductory months within the target
    required_monthly_payment = max(0, O − sum(x = 0…count(lump_sum_payments) − 1, worth(x, t) if lump_sum_payments.due(x) ≤ target_months))/(a(t, j) + (1 + j)^−t·a(target_months − t, i))

    months_saved   = N − months_to_payoff    if monthly_payment is given
    interest_saved = J − I                   if monthly_payment is given

    owed(k)    = 0                                                             if k = months_to_payoff    // Balance after month k
               = F(k)                                                          if monthly_payment is given and k ≤ m
               = F(m) − s(k − m, i)·(p − F(m)·i)                               if monthly_payment is given
               = M(k)                                                          if k ≤ m
               = A·(1 + growth(i))^(k − m)                                     if k ≤ m + n
               = D − s(k − m − n, i)·(minimum_payment_floor − D·i)             otherwise
    charged(k) = I                                                             if k = months_to_payoff    // Interest until month k
               = U(k)                                                          if monthly_payment is given and k ≤ m
               = U(m) + (k − m)·p − F(m) + owed(k)                             if monthly_payment is given
               = X(k)                                                          if k ≤ m
               = X(m) + A·i·s(k − m, growth(i))                                if k ≤ m + n
               = X(m) + H + (k − m − n)·minimum_payment_floor − D + owed(k)    otherwise
  `,
  references: [
    'United States, Regulation Z, 12 CFR Part 1026, Appendix M1 (repayment disclosures of credit cards)',
    theoryOfInterest('§3.6 (unknown time)'),
  ],
  schedule: {
    kind: 'loan',
    periodsPerYear: 12,
    totals: { payment: 'total_paid', interest: 'total_interest' },
    mark: 'months_to_payoff',
    periods: 'months_to_payoff',
    balance: 'owed(k)',
    flow: 'charged(k)',
  },
  laws: {
    when: 'introductory_months = 0',
    unscaled: {
      total_interest: 'It is the difference of two rounded amounts.',
    },
    rises: {
      months_to_payoff: ['balance', 'annual_rate'],
      total_interest: ['balance', 'annual_rate', 'transfer_fee_pct'],
      interest_saved: ['monthly_payment'],
      first_payment: ['balance', 'minimum_payment_floor'],
    },
    falls: {
      months_to_payoff: ['monthly_payment'],
      total_interest: ['monthly_payment'],
    },
  },
});
