import { paymentFrequency, paymentTiming } from '#catalogue/declare/conventions.ts';
import { defineCalculator } from '#catalogue/declare/define.ts';
import {
  amount,
  choice,
  currency,
  growthRate,
  money,
  months,
  optionalMoney,
  ordinal,
  percent,
  positiveAmount,
} from '#catalogue/declare/fields.ts';
import { theoryOfInterest } from '#catalogue/declare/references.ts';
import { atEnd, during } from '#catalogue/declare/schedule.ts';
import { records } from '#catalogue/declare/structures.ts';

const MAX_MONTHS = 1200;

const leaseTypes = {
  ifrs_16: 'IFRS 16: interest and straight-line depreciation',
  asc_842_finance: 'finance lease of ASC 842: interest and straight-line amortization',
  asc_842_operating: 'operating lease of ASC 842: one straight-line cost, and the asset falls by its rest',
} as const;

const compounding = {
  nominal: 'the nominal annual rate, divided by the payments in a year, compounds with each payment period',
  effective: 'the annual rate is effective: twelve months compound to it',
} as const;

function changes(description: string) {
  return records(
    description,
    {
      month: ordinal('Month of the lease from which the payment holds; within a payment period, from the next one', {
        maximum: MAX_MONTHS,
      }),
      payment: amount('Payment of each period from then on; 0 for periods without rent'),
    },
    { minItems: 0, maxItems: 60, default: [] },
  );
}

export const leaseLiability = defineCalculator({
  id: 'lease-liability',
  name: 'Lease Liability Calculator',
  synonyms: ['ifrs 16', 'asc 842', 'right-of-use asset', 'rou asset', 'lease accounting', 'operating lease', 'lessee'],
  category: 'business',
  summary: 'Lease liability and right-of-use asset by IFRS 16 or ASC 842: measurement, schedule and remeasurement.',
  headline: 'The lease begins with a liability of {lease_liability} and a right-of-use asset of {right_of_use_asset}',
  about:
    'Put a lease on the balance sheet of the lessee: the present value of its payments, the right-of-use asset, and ' +
    'both month by month until the end. A change of payments, term, rate or scope remeasures them. The payments are ' +
    'those that the standard counts: fixed ones, and those by an index at its present level. Purchase options, ' +
    'impairment and taxes are not considered.',
  input: {
    payment: positiveAmount('Lease payment of each period'),
    tenure_months: months('Lease term in months'),
    discount_rate: growthRate('Discount rate: rate implicit in the lease, or incremental borrowing rate', {
      minimum: 0,
    }),
    payment_frequency: paymentFrequency('monthly'),
    payment_timing: paymentTiming('begin'),
    rate_convention: choice('Convention of the discount rate: nominal or effective', compounding, {
      default: 'nominal',
    }),
    lease_type: {
      ...choice('Accounting standard and class of the lease', leaseTypes, { default: 'ifrs_16' }),
      optionLabels: {
        ifrs_16: 'IFRS 16',
        asc_842_finance: 'ASC 842, finance lease',
        asc_842_operating: 'ASC 842, operating lease',
      },
    },
    payment_growth_rate: growthRate('Increase of the payment after each year, fixed in the contract', { default: 0 }),
    payment_changes: changes('Payments that differ from the first one, as the contract fixes them, in order'),
    residual_guarantee: amount('Amount expected to be owed at the end under a residual value guarantee', {
      default: 0,
    }),
    initial_direct_costs: amount('Initial direct costs of the lessee', { default: 0 }),
    prepaid_rent: amount('Payments made before the commencement date', { default: 0 }),
    lease_incentives: amount('Incentives received from the lessor by the commencement date', { default: 0 }),
    months_to_remeasurement: months('Months from the commencement date to a remeasurement', {
      maximum: MAX_MONTHS - 1,
      optional: true,
    }),
    remeasurement_type: choice(
      'Cause of the remeasurement',
      {
        reassessment: 'a price level, a guarantee, or an option of the contract: all of the change adjusts the asset',
        modification: 'an agreement that changes the contract: what is given up is derecognized with its gain or loss',
      },
      { default: 'reassessment' },
    ),
    new_payment: amount('Payment of each period after the remeasurement; as before if left out', { optional: true }),
    new_tenure_months: months('Lease term after the remeasurement, in months from the commencement date', {
      optional: true,
    }),
    new_discount_rate: growthRate('Discount rate revised by the remeasurement; unchanged if left out', {
      minimum: 0,
      optional: true,
    }),
    new_payment_changes: changes('Payments after the remeasurement that differ from its first one, in order'),
    new_residual_guarantee: amount('Amount expected to be owed at the end after the remeasurement', {
      optional: true,
    }),
    surrendered_pct: percent('Share of the asset given back by a modification', { default: 0 }),
    currency: currency(),
  },
  output: {
    lease_liability: money('Lease liability on the commencement date, after a payment on that day'),
    right_of_use_asset: { ...money('Right-of-use asset on the commencement date'), label: 'Right-of-use asset' },
    total_paid: money('All payments from the commencement date on, including the residual guarantee'),
    total_interest: money('Interest on the lease liability'),
    total_depreciation: money('Depreciation or amortization of the right-of-use asset'),
    total_lease_cost: money('Lease cost of the whole term: interest and depreciation'),
    monthly_lease_cost: optionalMoney(
      'Straight-line cost of each month before a remeasurement; absent unless the lease is an operating lease',
    ),
    liability_before_remeasurement: optionalMoney(
      'Lease liability before the remeasurement, including a payment on that day; absent without months_to_remeasurement',
    ),
    liability_after_remeasurement: optionalMoney(
      'Lease liability after the remeasurement, including a payment on that day; absent without months_to_remeasurement',
    ),
    asset_before_remeasurement: optionalMoney(
      'Right-of-use asset before the remeasurement; absent without months_to_remeasurement',
    ),
    asset_after_remeasurement: optionalMoney(
      'Right-of-use asset after the remeasurement; absent without months_to_remeasurement',
    ),
    remeasurement_gain: optionalMoney(
      'Gain from the remeasurement, negative for a loss; absent without months_to_remeasurement',
    ),
  },
  prominent: ['payment_frequency', 'payment_timing', 'lease_type'],
  rules: `
    L      = 12/payment_frequency    // Months of a payment period
    wrong  = first(j = 1…count(payment_changes) − 1, payment_changes(j).month ≤ payment_changes(j − 1).month)    // Index of the first change that is not after the one before it
    beyond = first(j = 0…count(payment_changes) − 1, payment_changes(j).month > tenure_months)    // Index of the first change after the term
    unsure = first(j = 1…count(new_payment_changes) − 1, new_payment_changes(j).month ≤ new_payment_changes(j − 1).month)    // The same of the new changes
    early  = first(j = 0…count(new_payment_changes) − 1, new_payment_changes(j).month ≤ months_to_remeasurement)    // Index of the first new change before the remeasurement
    require floor(tenure_months/L)·L = tenure_months else tenure_months: must be a whole number of payment periods
    require floor(new_tenure_months/L)·L = new_tenure_months else new_tenure_months: must be a whole number of payment periods
    require months_to_remeasurement < tenure_months
    require new_tenure_months > months_to_remeasurement
    require months_to_remeasurement is given or new_payment is absent and new_tenure_months is absent and new_discount_rate is absent and new_residual_guarantee is absent else months_to_remeasurement: must be given with what a remeasurement changes
    require months_to_remeasurement is given or count(new_payment_changes) = 0 else new_payment_changes: must be left out without months_to_remeasurement
    require months_to_remeasurement is given or remeasurement_type = reassessment else remeasurement_type: must be reassessment or left out without months_to_remeasurement
    require surrendered_pct = 0 or remeasurement_type = modification else surrendered_pct: must be 0 or left out unless remeasurement_type is modification
    require payment_growth_rate = 0 or count(payment_changes) = 0 else payment_growth_rate: must be 0 or left out with payment_changes
    require payment_growth_rate = 0 or count(new_payment_changes) = 0 else payment_growth_rate: must be 0 or left out with new_payment_changes
    require wrong is absent else payment_changes(wrong).month: must be after the month of the change before it
    require beyond is absent else payment_changes(beyond).month: must not be above tenure_months
    require unsure is absent else new_payment_changes(unsure).month: must be after the month of the change before it
    require early is absent else new_payment_changes(early).month: must be above months_to_remeasurement
  `,
  conventions: {
    timing: {
      by: 'payment_timing',
      options: {
        begin:
          'payments at the beginning of each period, the first on the commencement date; a remeasurement comes before a payment on its day',
        end: 'payments at the end of each period; a remeasurement comes after a payment on its day',
      },
    },
    compounding: { by: 'rate_convention', options: compounding },
  },
  equations: `
    m    = payment_frequency                                              // Payments in a year
    L    = 12/m                                                           // Months of a payment period
    e    = 0                                                              if payment_timing = begin                // 1 if payments are due at the end of a period
         = 1                                                              otherwise
    i(x) = (1 + x/100)^(1/12) − 1                                         if rate_convention = effective           // Interest of a month at the annual rate x, as a fraction
         = (1 + x/(100·m))^(m/12) − 1                                     otherwise
    n    = tenure_months                                                  // Months of the lease
    i1   = i(discount_rate)                                               // Interest of a month at the discount rate, as a fraction
    s(k) = k − e·(L − 1)                                                  // First month of the period of which the payment is due in month k
    c(k) = sum(j = 0…count(payment_changes) − 1, 1 if payment_changes(j).month ≤ s(k))    // Number of changes of the payment by then
    A(k) = 0                                                              if floor((k − 1 + e)/L)·L < k − 1 + e    // Payment of month k
         = payment_changes(c(k) − 1).payment                              if c(k) > 0
         = payment·(1 + payment_growth_rate/100)^floor((s(k) − 1)/12)     otherwise
    U(0) = residual_guarantee
    U(q) = (U(q − 1) + e·A(n − q + 1))/(1 + i1) + (1 − e)·A(n − q + 1)    // Present value of all that is due in the last q months
    P(0) = residual_guarantee
    P(q) = P(q − 1) + A(n − q + 1)                                        // Sum of all that is due in the last q months

    lease_liability    = U(n) − (1 − e)·A(1)
    right_of_use_asset = U(n) + initial_direct_costs + prepaid_rent − lease_incentives
    require right_of_use_asset ≥ 0 else no-solution: lease_incentives are above the lease liability and all other costs, so that there is no asset

    straight           = (P(n) − U(n) + right_of_use_asset)/n      // Straight-line cost of a month, if the lease is an operating lease
    monthly_lease_cost = straight                                  if lease_type = asc_842_operating
    R(k)               = U(n − k) − P(n − k) + straight·(n − k)    if lease_type = asc_842_operating    // Right-of-use asset after month k
                       = right_of_use_asset·(n − k)/n              otherwise

    r    = months_to_remeasurement                                        if months_to_remeasurement is given                              // Month after which the lease is remeasured
         = n                                                              otherwise
    N    = new_tenure_months                                              if new_tenure_months is given                                    // Months of the lease after the remeasurement
         = n                                                              otherwise
    i2   = i(new_discount_rate)                                           if new_discount_rate is given                                    // Interest of a month after the remeasurement, as a fraction
         = i1                                                             otherwise
    G    = new_residual_guarantee                                         if new_residual_guarantee is given                               // Residual guarantee after the remeasurement
         = residual_guarantee                                             otherwise
    d(k) = sum(j = 0…count(new_payment_changes) − 1, 1 if new_payment_changes(j).month ≤ s(k))    // Number of new changes of the payment by month k
    B(k) = 0                                                              if floor((k − 1 + e)/L)·L < k − 1 + e                            // Payment of month k after the remeasurement
         = new_payment_changes(d(k) − 1).payment                          if d(k) > 0
         = new_payment·(1 + payment_growth_rate/100)^max(0, floor((s(k) − 1 − r)/12))    if new_payment is given
         = A(k)                                                           otherwise
    W(0) = G
    W(q) = (W(q − 1) + e·B(N − q + 1))/(1 + i2) + (1 − e)·B(N − q + 1)    // Present value after the remeasurement of all that is due in the last q months
    Q(0) = G
    Q(q) = Q(q − 1) + B(N − q + 1)                                        // Sum of all that is due in the last q months after it
    M    = min(n, N)                                                      if remeasurement_type = modification and lease_type = ifrs_16    // Months of the old lease that a modification leaves
         = n                                                              otherwise
    X(0) = residual_guarantee
    X(q) = (X(q − 1) + e·A(M − q + 1))/(1 + i1) + (1 − e)·A(M − q + 1)    // Present value at the old rate of the payments that it leaves

    kept_asset                     = (1 − surrendered_pct/100)·R(r)·(M − r)/(n − r)    if months_to_remeasurement is given    // Right-of-use asset that is not given up
                                   = 0                                                 otherwise
    kept_liability                 = (1 − surrendered_pct/100)·X(M − r)                // Liability for it, as before
    new_asset                      = max(0, kept_asset + W(N − r) − kept_liability)    if months_to_remeasurement is given    // Right-of-use asset after the remeasurement
                                   = 0                                                 otherwise
    new_straight                   = (Q(N − r) − W(N − r) + new_asset)/(N − r)         if months_to_remeasurement is given    // Straight-line cost of a month after it
                                   = 0                                                 otherwise
    liability_before_remeasurement = U(n − r)                                          if months_to_remeasurement is given
    liability_after_remeasurement  = W(N − r)                                          if months_to_remeasurement is given
    asset_before_remeasurement     = R(r)                                              if months_to_remeasurement is given
    asset_after_remeasurement      = new_asset                                         if months_to_remeasurement is given
    remeasurement_gain             = U(n − r) − R(r) − W(N − r) + new_asset            if months_to_remeasurement is given

    asset(k) = R(k)                                          if k ≤ r                             // Right-of-use asset after month k
             = W(N − k) − Q(N − k) + new_straight·(N − k)    if lease_type = asc_842_operating
             = new_asset·(N − k)/(N − r)                     otherwise
    owed(k)  = U(n − k)                                      if k ≤ r                             // Lease liability after month k
             = W(N − k)                                      otherwise
    low      = first(k = 1…N, asset(k) < 0)                  if lease_type = asc_842_operating    // First month in which the asset would be negative
    require low is absent else no-solution: the payments come so late that a straight-line cost would bring the right-of-use asset below 0

    interest(k) = i1·(U(n − k + 1) − (1 − e)·A(k))      if k ≤ r                                       // Interest of month k
                = i2·(W(N − k + 1) − (1 − e)·B(k))      otherwise
    due(k)      = A(k)                                  if k ≤ r and k < N                             // Payment of month k, with the guarantee at the end
                = A(k) + G                              if k ≤ r
                = B(k)                                  if k < N
                = B(k) + G                              otherwise
    cost(k)     = straight                              if lease_type = asc_842_operating and k ≤ r    // Lease cost of month k
                = new_straight                          if lease_type = asc_842_operating
                = interest(k) + right_of_use_asset/n    if k ≤ r
                = interest(k) + new_asset/(N − r)       otherwise
    step(k)     = W(N − r) − U(n − r)                   if k = r + 1                                   // Change of the liability by a remeasurement before month k
                = 0                                     otherwise
    shift(k)    = new_asset − R(r)                      if k = r + 1                                   // Change of the asset by it
                = 0                                     otherwise

    total_paid         = P(n) − P(n − r) + Q(N − r)
    total_interest     = total_paid − U(n) + U(n − r) − W(N − r)
    total_depreciation = right_of_use_asset − R(r) + new_asset
    total_lease_cost   = total_interest + total_depreciation
  `,
  references: [
    'IFRS 16 Leases, paragraphs 22 to 28 (initial measurement), 29 to 38 (subsequent measurement), 39 to 46 (remeasurement and modifications), and Illustrative Examples 13 to 19',
    'FASB, ASC 842-20-25-5 to 25-8 and 842-20-35-3 to 35-8 (finance and operating leases of a lessee), 842-10-25-11 to 25-13 (modifications)',
    theoryOfInterest('§3.2 and §3.3 (annuities)'),
  ],
  schedule: {
    kind: 'table',
    periodsPerYear: 12,
    periods: 'N',
    totals: {
      payment: 'total_paid',
      interest: 'total_interest',
      depreciation: 'total_depreciation',
      lease_cost: 'total_lease_cost',
    },
    columns: {
      payment: during(money('Lease payment'), 'due(k)'),
      interest: during(money('Interest on the lease liability'), 'interest(k)'),
      liability_change: during(money('Change of the liability by a remeasurement'), 'step(k)'),
      depreciation: during(money('Depreciation or amortization of the asset'), 'cost(k) − interest(k)'),
      asset_change: during(money('Change of the right-of-use asset by a remeasurement'), 'shift(k)'),
      lease_cost: during(money('Lease cost: interest and depreciation'), 'cost(k)'),
      right_of_use_asset: atEnd(money('Right-of-use asset at the end'), 'asset(k)'),
      lease_liability: atEnd(money('Lease liability at the end'), 'owed(k)'),
    },
  },
  pictures: [{ kind: 'columns', of: ['right_of_use_asset', 'lease_liability'] }, { kind: 'schedule' }],
  laws: {
    when: (values) => values['months_to_remeasurement'] === undefined && values['lease_type'] !== 'asc_842_operating',
    rises: {
      lease_liability: ['payment', 'residual_guarantee', 'payment_growth_rate'],
      right_of_use_asset: ['payment', 'initial_direct_costs', 'prepaid_rent'],
      total_interest: ['discount_rate'],
    },
    falls: { lease_liability: ['discount_rate'], right_of_use_asset: ['discount_rate', 'lease_incentives'] },
    identities: ['total_lease_cost = total_paid + initial_direct_costs + prepaid_rent − lease_incentives'],
  },
});
