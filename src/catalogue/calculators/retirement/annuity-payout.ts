import { defineCalculator } from '#catalogue/declare/define.ts';
import {
  choice,
  currency,
  duration,
  fractional,
  growthRate,
  loanRate,
  money,
  optional,
  positiveAmount,
  wantedMore,
  whole,
  wholeYears,
} from '#catalogue/declare/fields.ts';
import { theoryOfInterest } from '#catalogue/declare/references.ts';

const frequencies = {
  monthly: 'twelve payments a year',
  quarterly: 'four payments a year',
  semiannually: 'two payments a year',
  annually: 'one payment a year',
} as const;
const paymentsPerYear = { monthly: 12, quarterly: 4, semiannually: 2, annually: 1 } as const;

const timings = {
  begin: 'payments at the beginning of each period (annuity-due)',
  end: 'payments at the end of each period (annuity-immediate)',
} as const;

const rateConventions = {
  nominal: 'the annual rate is nominal: it is divided by the payments per year',
  effective: 'the annual rate is effective: the payment periods of a year compound to it',
} as const;

export const annuityPayout = defineCalculator({
  id: 'annuity-payout',
  name: 'Annuity Payout Calculator',
  synonyms: ['pension', 'guaranteed income', 'immediate annuity', 'how long will my money last'],
  category: 'retirement',
  summary:
    'Regular payments from a lump sum over a number of years, or how long a payment lasts: immediate or deferred, level or rising each year.',
  headline: [
    { when: 'years_lasting', say: 'The payments would last {years_lasting}' },
    { when: 'payment_growth_rate = 0', say: 'You would receive {payment} {payment_frequency} for {years}' },
    { say: 'You would receive {payment} {payment_frequency} at first, for {years}' },
  ],
  about:
    'Use it to turn savings into a regular income, or to see how long an income would last. It calculates an annuity ' +
    'certain: payments for a number of years, whether you live or not. A life annuity from an insurer pays as long ' +
    'as you live and depends on your age, so its quotes will differ.',
  input: {
    principal: positiveAmount('Lump sum that funds the payments'),
    annual_rate: loanRate('Annual interest rate earned by the remaining balance'),
    years: wholeYears('Payout period; give either the period or the payment', { optional: true }),
    payment: positiveAmount('Payment in the first year; give either the period or the payment', { optional: true }),
    payment_frequency: choice('Payment frequency', frequencies, { default: 'monthly' }, paymentsPerYear),
    payment_timing: choice('Payment timing: start or end of each period', timings, { default: 'end' }),
    deferral_years: wholeYears('Deferral: years of growth before the payout period begins', { minimum: 0, default: 0 }),
    payment_growth_rate: growthRate('Increase of the payment after each year', {
      minimum: -50,
      maximum: 100,
      default: 0,
    }),
    rate_convention: choice('Convention of the annual rate: nominal or effective', rateConventions, {
      default: 'nominal',
    }),
    currency: currency(),
  },
  output: {
    payment: wantedMore(money('Payment in the first year')),
    final_payment: wantedMore(
      money('Payment in the last year; of a given payment, the last one, which pays what is left'),
    ),
    payment_count: wantedMore(whole('Number of payments', 'count')),
    years_lasting: optional(
      duration(
        'Time for which a given payment is paid, the last one as the part of it that is left; only with payment',
      ),
    ),
    months_lasting: optional(fractional('The same time in months; only with payment', 'months')),
    balance_at_start: money('Value of the lump sum when the payout period begins'),
    total_paid: wantedMore(money('Total of all payments')),
    interest_earned: money('Total interest: all payments less the lump sum'),
  },
  rules: `
    require exactly one of years, payment
  `,
  conventions: {
    timing: { by: 'payment_timing', options: timings },
    compounding: { by: 'rate_convention', options: rateConventions },
  },
  equations: `
    m = payment_frequency                  // Payments per year
    i = (1 + annual_rate/100)^(1/m) − 1    if rate_convention = effective    // Interest rate per period, as a fraction
      = annual_rate/100/m                  otherwise
    x = (1 + i)^m                          // Growth factor per year
    g = payment_growth_rate/100            // Increase of the payment per year, as a fraction
    q = (1 + g)/x                          // Value of each year's payments relative to the year before
    d = s(m, i)·(1 + i)                    if payment_timing = begin         // Value of a year's payments of 1 at its end
      = s(m, i)                            otherwise

    balance_at_start = principal·(1 + i)^(m·deferral_years)
    payment          = payment                                   if payment is given
                     = balance_at_start·x/(d·s(years, q − 1))    otherwise

    Y(0) = balance_at_start
    Y(k) = Y(k − 1)·x − payment·(1 + g)^(k − 1)·d    // Balance after k years of a given payment
    L    = absent                                    if years is given            // Year of the last payment
         = first(k = 1…200, Y(k) ≤ 0)
    R    = Y(L − 1)                                  if L is given                // Balance at the beginning of that year
         = 0                                         otherwise
    p    = payment·(1 + g)^(L − 1)                   if L is given                // Regular payment in that year
         = payment                                   otherwise
    e    = 1 + i                                     if payment_timing = begin    // Growth factor of a payment within its period
         = 1                                         otherwise
    Z(k) = R·(1 + i)^k − p·e·s(k, i)                 // Balance after k payments of that year
    h    = absent                                    if L is absent               // Payments in that year, of which the last one is the rest
         = first(k = 1…m, Z(k) ≤ 0)                  otherwise
    require years is given or L is given and h is given else goal-unreachable: the payments last for more than 200 years: raise payment or payment_growth_rate, or lower annual_rate
    last = 0                                         if years is given            // Last payment
         = Z(h − 1)·(1 + i)/e                        otherwise

    final_payment   = payment·(1 + g)^(years − 1)                 if years is given
                    = last                                        otherwise
    payment_count   = m·years                                     if years is given
                    = m·(L − 1) + h                               otherwise
    total_paid      = payment·m·s(years, g)                       if years is given
                    = payment·m·s(L − 1, g) + (h − 1)·p + last    otherwise
    interest_earned = total_paid − principal
    months_lasting  = absent                                      if years is given
                    = 12·(payment_count − 1 + last/p)/m           otherwise
    years_lasting   = months_lasting/12

    t(k) = max(0, k/12 − deferral_years)                       // Years of payments in k months
    y(k) = floor(t(k))                                         // Full years of them
    u(k) = m·(t(k) − y(k))                                     // Periods in the year after them
    c(k) = ceil(u(k))                                          if payment_timing = begin    // Payments in these periods
         = floor(u(k))                                         otherwise
    b(k) = payment·(1 + g)^y(k)·d·s(years − y(k), q − 1)/x     if years is given            // Balance after the full years
         = Y(y(k))                                             otherwise
    B(k) = principal·(1 + i)^(m·k/12)                          if k ≤ 12·deferral_years     // Balance after k months
         = max(0, b(k)·(1 + i)^u(k) − payment·(1 + g)^y(k)·e·(1 + i)^(u(k) − c(k))·s(c(k), i))    otherwise
    P(k) = payment·m·s(y(k), g) + payment·(1 + g)^y(k)·c(k)    // Payments of k months, all in full
  `,
  references: [
    theoryOfInterest(
      '§3.2, §3.3 (annuity-immediate and annuity-due), §3.4 (deferral) and §4.7 (payments in geometric progression)',
    ),
  ],
  schedule: {
    kind: 'withdrawal',
    periodsPerYear: 12,
    totals: { withdrawal: 'total_paid', growth: 'interest_earned' },
    periods: '12·deferral_years + ceil(12·payment_count/m)',
    balance: 'B(k)',
    flow: 'min(total_paid, P(k))',
  },
  laws: {
    when: ({ years }) => years !== undefined,
    rises: {
      payment: ['principal', 'annual_rate', 'deferral_years'],
      total_paid: ['annual_rate'],
      payment_count: ['years'],
      final_payment: ['principal'],
    },
    falls: { payment: ['years', 'payment_growth_rate'] },
    identities: ['total_paid − interest_earned = principal'],
  },
});
