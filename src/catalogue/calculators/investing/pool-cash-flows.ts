import { defineCalculator } from '#catalogue/declare/define.ts';
import {
  choice,
  currency,
  days,
  flag,
  fractional,
  growthRate,
  loanRate,
  money,
  months,
  optional,
  optionalMoney,
  percent,
  percentage,
  positiveAmount,
  quantity,
} from '#catalogue/declare/fields.ts';
import { theoryOfInterest } from '#catalogue/declare/references.ts';
import { atEnd, during } from '#catalogue/declare/schedule.ts';
import { list } from '#catalogue/declare/structures.ts';

const MAX_MONTHS = 480;

function monthly(description: string, label: string) {
  const rate = quantity('Rate or speed of a month', 'percent', { maximum: 10_000 });
  return list(description, rate, { minItems: 0, maxItems: MAX_MONTHS, default: [], label });
}

const needed = 'absent without price and yield_to_maturity';

export const poolCashFlows = defineCalculator({
  id: 'pool-cash-flows',
  name: 'Loan Pool Cash Flow Calculator',
  synonyms: [
    'mbs',
    'mortgage-backed',
    'pass-through',
    'psa',
    'cpr',
    'smm',
    'cdr',
    'prepayment',
    'loan portfolio',
    'abs',
  ],
  category: 'investing',
  summary:
    'Monthly cash flows of a pool of loans with prepayments and defaults, with price, yield, average life and duration.',
  headline: 'The pool pays {total_paid} in all, and returns its principal after {average_life_years} on average',
  about:
    'For a portfolio of level loans, or a security that passes their payments through. Give speeds of prepayment and ' +
    'default, constant or month by month, and see interest, principal, recoveries and losses, what they are worth at ' +
    'a yield, or what a price yields. All loans count as one with the average coupon and term; tranches and options ' +
    'are not considered.',
  input: {
    principal: positiveAmount('Balance of all loans'),
    gross_coupon_rate: loanRate('Gross coupon: average nominal annual rate of the loans'),
    net_coupon_rate: loanRate('Net coupon: annual rate after servicing and other fees; gross_coupon_rate if left out', {
      optional: true,
    }),
    remaining_months: months('Average months until the loans mature', { maximum: MAX_MONTHS }),
    loan_age_months: months('Average age of the loans', {
      label: 'Loan age',
      minimum: 0,
      maximum: MAX_MONTHS,
      default: 0,
    }),
    prepayment_model: {
      ...choice(
        'Measure of prepayments',
        {
          cpr: 'conditional prepayment rate: percent of the balance in a year',
          smm: 'single monthly mortality: percent of the balance in a month, after scheduled principal',
          psa: 'percent of the PSA benchmark: 0.2 percent CPR more each month of age up to 6 percent in month 30',
          abs: 'absolute prepayment speed: percent of all original loans in a month',
        },
        { default: 'cpr' },
      ),
      label: 'Measure of prepayments',
      optionLabels: { cpr: 'CPR', smm: 'SMM', psa: 'PSA', abs: 'ABS' },
    },
    prepayment_rates: monthly(
      'Prepayments in each month, in percent by prepayment_model; the last one holds to the end',
      'Rates of prepayment',
    ),
    default_model: {
      ...choice(
        'Measure of defaults',
        {
          cdr: 'conditional default rate: percent of the balance in a year',
          mdr: 'monthly default rate: percent of the balance at the beginning of a month',
          sda: 'percent of the Standard Default Assumption, by the age of the loans',
        },
        { default: 'cdr' },
      ),
      label: 'Measure of defaults',
      optionLabels: { cdr: 'CDR', mdr: 'MDR', sda: 'SDA' },
    },
    default_rates: monthly(
      'Defaults in each month, in percent by default_model; the last one holds to the end',
      'Rates of default',
    ),
    severity_pct: percent('Loss severity: share of a defaulted balance that is lost; needed with default_rates', {
      optional: true,
    }),
    recovery_months: months('Months from a default to the recovery', {
      label: 'Recovery lag',
      minimum: 0,
      maximum: 120,
      default: 12,
    }),
    advanced: flag(
      'Advances of the servicer on loans in default',
      {
        true: 'scheduled principal and interest are paid until the recovery',
        false: 'nothing is paid until the recovery',
      },
      { default: true },
    ),
    payment_delay_days: days('Days from the end of a month until investors are paid, of months of 30 days', {
      label: 'Payment delay',
      maximum: 90,
      default: 0,
    }),
    price: positiveAmount('Price of the pool; left out if yield_to_maturity is given', { optional: true }),
    yield_to_maturity: growthRate('Yield: nominal annual rate, compounded monthly; left out if price is given', {
      minimum: -50,
      optional: true,
    }),
    currency: currency(),
  },
  output: {
    price: optionalMoney(`Price: present value of all cash flows at the yield; ${needed}`),
    price_per_100: optional(fractional(`Price for 100 of balance; ${needed}`, 'price per 100')),
    yield_to_maturity: optional(percentage(`Yield: nominal annual rate, compounded monthly; ${needed}`)),
    bond_equivalent_yield: optional(percentage(`Yield as a nominal annual rate, compounded twice a year; ${needed}`)),
    average_life_years: {
      ...fractional('Weighted average life: average time until principal is paid', 'years'),
      label: 'Average life',
    },
    macaulay_duration: optional(fractional(`Macaulay duration; ${needed}`, 'years')),
    modified_duration: optional(
      fractional(
        `Modified duration: percent by which the price falls when the yield rises by one point; ${needed}`,
        'years',
      ),
    ),
    total_paid: money('All payments to investors'),
    total_interest: money('Interest to investors, at the net coupon'),
    total_principal: money('Principal to investors: scheduled, prepaid and recovered'),
    total_prepayments: money('Principal prepaid'),
    total_defaults: money('Balances that default'),
    total_losses: money('Principal lost'),
    total_fees: money('Servicing and other fees: interest at the gross coupon less that at the net coupon'),
  },
  prominent: ['loan_age_months', 'prepayment_model', 'prepayment_rates', 'default_rates', 'yield_to_maturity'],
  rules: `
    fast = first(j = 0…count(prepayment_rates) − 1, prepayment_rates(j) > 100)    // Index of the first prepayment rate above 100
    bad  = first(j = 0…count(default_rates) − 1, default_rates(j) > 100)    // Index of the first default rate above 100
    require net_coupon_rate ≤ gross_coupon_rate
    require price is absent or yield_to_maturity is absent else yield_to_maturity: must be left out if price is given
    require severity_pct is given exactly if count(default_rates) > 0 else severity_pct: must be given with default_rates, and left out without them
    require fast is absent or prepayment_model = psa else prepayment_rates(fast): must not exceed 100 unless prepayment_model is psa
    require bad is absent or default_model = sda else default_rates(bad): must not exceed 100 unless default_model is sda
    require count(default_rates) = 0 or recovery_months < remaining_months else recovery_months: must be less than remaining_months, as no loan defaults later than its recovery would come
  `,
  conventions: {
    timing: {
      by: 'advanced',
      options: {
        true: 'payments at the end of each month, and payment_delay_days later to investors; defaults at its beginning, of which scheduled payments are advanced until the recovery; none in the last recovery_months',
        false:
          'payments at the end of each month, and payment_delay_days later to investors; defaults at its beginning, of which nothing is paid until the recovery; none in the last recovery_months',
      },
    },
    compounding: 'interest monthly, at one-twelfth of the nominal rates; prepayments after scheduled principal',
  },
  equations: `
    n                     = remaining_months                                                  // Months of cash flows
    i                     = gross_coupon_rate/1200                                            // Interest of a month on the loans, as a fraction
    c                     = net_coupon_rate/1200                                              if net_coupon_rate is given            // Interest of a month to investors, as a fraction
                          = i                                                                 otherwise
    g                     = recovery_months                                                   if count(default_rates) > 0            // Months from a default to the recovery
                          = 0                                                                 otherwise
    h                     = severity_pct/100                                                  if severity_pct is given               // Part of a defaulted balance that is lost
                          = 0                                                                 otherwise
    t(k)                  = loan_age_months + k                                               // Age of the loans at the end of month k
    u(k)                  = 0                                                                 if count(prepayment_rates) = 0         // Prepayment measure of month k, as a fraction
                          = prepayment_rates(min(k, count(prepayment_rates)) − 1)/100         otherwise
    y(k)                  = min(1, u(k)·min(t(k), 30)·0.002)                                  if prepayment_model = psa              // Prepayments at the pace of month k, as a part of the balance in a year
                          = u(k)                                                              otherwise
    s(k)                  = u(k)                                                              if prepayment_model = smm              // Single monthly mortality
                          = u(k)/(1 − u(k)·(t(k) − 1))                                        if prepayment_model = abs and u(k)·t(k) < 1
                          = 1                                                                 if prepayment_model = abs or y(k) = 1
                          = 1 − (1 − y(k))^(1/12)                                             otherwise
    w(k)                  = 0                                                                 if count(default_rates) = 0            // Default measure of month k, as a fraction
                          = default_rates(min(k, count(default_rates)) − 1)/100               otherwise
    z(k)                  = min(1, w(k)·max(0.0003, min(0.0002·t(k), 0.006, 0.006 − 0.000095·(t(k) − 60))))    if default_model = sda and t(k) ≥ 2    // Defaults at the pace of month k, as a part of the balance in a year
                          = min(1, 0.0002·w(k))                                               if default_model = sda
                          = w(k)                                                              otherwise
    d(k)                  = 0                                                                 if k > n − g or w(k) = 0               // Monthly default rate
                          = w(k)                                                              if default_model = mdr
                          = 1                                                                 if z(k) = 1
                          = 1 − (1 − z(k))^(1/12)                                             otherwise
    A(0)                  = a(n, i)
    Y(0)                  = 1
    P(0)                  = principal
    D(0)                  = 0
    H(0)                  = 0
    prepaid(0)            = 0
    repaid(0)             = 0
    F(0)                  = 0
    A(k)                  = a(n − k, i)                                                       // Present value of payments of 1 after month k
    e(k)                  = min(s(k), 1 − d(k))                                               // Part of a balance that prepays in month k
    Y(k)                  = Y(k − 1)·(1 − d(k) − e(k))                                        // Part of the loans that performs after month k
    P(k)                  = principal·Y(k)·A(k)/A(0)                                          // Balance of performing loans after month k
    D(k)                  = P(k − 1)·d(k)                                                     // Balance that defaults in month k
    v(j, k)               = A(k)/A(j)                                                         if advanced = true and j < k           // Part of a balance after month j that is left after month k
                          = 1                                                                 otherwise
    H(k)                  = sum(j = max(1, k − g + 1)…k, D(j)·v(j − 1, k))                    // Balance in default after month k
    L(k)                  = 0                                                                 if k ≤ g                               // Balance in default that is settled in month k
                          = D(k − g)·v(k − g − 1, k − 1)                                      otherwise
    loss(k)               = 0                                                                 if k ≤ g                               // Principal lost in month k
                          = min(h, v(k − g − 1, k − 1))·D(k − g)                              otherwise
    recovery(k)           = L(k) − loss(k)                                                    // Principal recovered in month k
    b(k)                  = P(k − 1) + H(k − 1) − L(k)                                        if advanced = true                     // Balance on which payments of month k are made
                          = P(k − 1) − D(k)                                                   otherwise
    interest(k)           = c·b(k)                                                            // Interest of month k to investors
    regular(k)            = b(k)/(A(k − 1)·(1 + i)^(n − k + 1))                               // Scheduled principal of month k
    prepaid(k)            = P(k − 1)·A(k)/A(k − 1)·e(k)                                       // Principal prepaid in month k
    repaid(k)             = regular(k) + prepaid(k) + recovery(k)                             // Principal of month k
    F(k)                  = interest(k) + repaid(k)                                           // Payment to investors for month k
    total_interest        = sum(k = 1…n, interest(k))
    total_principal       = sum(k = 1…n, repaid(k))
    total_paid            = total_interest + total_principal
    total_prepayments     = sum(k = 1…n, prepaid(k))
    total_defaults        = sum(k = 1…n, D(k))
    total_losses          = sum(k = 1…n, loss(k))
    total_fees            = sum(k = 1…n, (i − c)·b(k))
    require total_principal > 0 else no-solution: all principal is lost, so that no time until it is paid has an average
    average_life_years    = sum(k = 1…n, (k + payment_delay_days/30)·repaid(k))/(12·total_principal)
    worth(x)              = (1 + x)^(−payment_delay_days/30)·sum(k = 1…n, F(k)·(1 + x)^−k)    // Present value at the rate x of a month
    T                     = total_paid/price                                                  if price is given                      // What each unit of the price returns
                          = 1                                                                 otherwise
    require 2·T ≥ 1 else no-solution: the cash flows do not return half of the price, so that no yield can be meant
    x                     = yield_to_maturity/1200                                            if yield_to_maturity is given          // Yield of a month, as a fraction
                          = 0                                                                 if T = 1 or price is absent
                          = root(x = 0…T, worth(x) − price)                                   if T > 1
                          = root(x = 0.9·T − 1…0, worth(x) − price)                           otherwise
    price                 = price                                                             if price is given
                          = worth(x)                                                          if yield_to_maturity is given
    price_per_100         = 100·price/principal                                               if price is given or yield_to_maturity is given
    yield_to_maturity     = 1200·x                                                            if price is given or yield_to_maturity is given
    bond_equivalent_yield = 200·((1 + x)^6 − 1)                                               if price is given or yield_to_maturity is given
    years                 = (payment_delay_days/30 + sum(k = 1…n, k·F(k)·(1 + x)^−k)/sum(k = 1…n, F(k)·(1 + x)^−k))/12    // Average time until a unit of present value is paid
    macaulay_duration     = years                                                             if price is given or yield_to_maturity is given
    modified_duration     = years/(1 + x)                                                     if price is given or yield_to_maturity is given
  `,
  references: [
    'The Bond Market Association (SIFMA), Uniform Practices, Standard Formulas for the Analysis of Mortgage-Backed Securities, B (prepayments), C (defaults, Standard Default Assumption) and G (yield)',
    theoryOfInterest('§11.2 (duration)'),
  ],
  schedule: {
    kind: 'table',
    periodsPerYear: 12,
    periods: 'n',
    totals: {
      payment: 'total_paid',
      interest: 'total_interest',
      prepayment: 'total_prepayments',
      defaults: 'total_defaults',
      loss: 'total_losses',
      fees: 'total_fees',
    },
    columns: {
      payment: during(money('Payment to investors'), 'F(k)'),
      interest: during(money('Interest at the net coupon'), 'interest(k)'),
      principal: during(money('Scheduled principal'), 'regular(k)'),
      prepayment: during(money('Principal prepaid'), 'prepaid(k)'),
      defaults: during(money('Balance that defaults'), 'D(k)'),
      recovery: during(money('Principal recovered'), 'recovery(k)'),
      loss: during(money('Principal lost'), 'loss(k)'),
      fees: during(money('Servicing and other fees'), '(i − c)·b(k)'),
      performing_balance: atEnd(money('Balance of performing loans at the end'), 'P(k)'),
      balance: atEnd(money('Balance of all loans at the end'), 'P(k) + H(k)'),
    },
  },
  pictures: [
    { kind: 'columns', of: ['interest', 'principal', 'prepayment', 'recovery'], isStacked: true },
    { kind: 'schedule' },
  ],
  laws: {
    when: ({ default_rates, price }) =>
      (default_rates as readonly number[] | undefined)?.length === 0 && price === undefined,
    rises: { price: ['net_coupon_rate'], total_interest: ['gross_coupon_rate', 'net_coupon_rate'] },
    falls: { price: ['yield_to_maturity'], macaulay_duration: ['yield_to_maturity'] },
    identities: ['total_principal = principal − total_losses', 'total_paid = total_interest + total_principal'],
  },
});
