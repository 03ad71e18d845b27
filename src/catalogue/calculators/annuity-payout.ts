import { defineCalculator } from '../define.ts';
import {
  choice,
  currency,
  growthRate,
  loanRate,
  money,
  positiveAmount,
  whole,
  wholeYears,
} from '../fields.ts';

const frequencies = {
  monthly: 'twelve payments a year',
  quarterly: 'four payments a year',
  'half-yearly': 'two payments a year',
  yearly: 'one payment a year',
} as const;
const paymentsPerYear = { monthly: 12, quarterly: 4, 'half-yearly': 2, yearly: 1 } as const;

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
  synonyms: ['pension', 'guaranteed income', 'immediate annuity'],
  category: 'retirement',
  summary:
    'The regular payment that a lump sum pays for a number of years, at once or deferred, level or rising every year.',
  input: {
    principal: positiveAmount('The lump sum'),
    annual_rate: loanRate('Annual rate that the lump sum and what is left of it earn'),
    years: wholeYears('How long is paid'),
    payment_frequency: choice('How often is paid', frequencies, { default: 'monthly' }, paymentsPerYear),
    payment_timing: choice('When in the period is paid', timings, { default: 'end' }),
    deferral_years: wholeYears('How long the lump sum earns before the first period of payment begins', {
      minimum: 0,
      default: 0,
    }),
    annual_increase: growthRate('By how much the payment rises after each year of payment', {
      minimum: -50,
      maximum: 100,
      default: 0,
    }),
    rate_convention: choice('Meaning of the annual rate', rateConventions, { default: 'nominal' }),
    currency: currency(),
  },
  output: {
    payment: money('Each payment of the first year'),
    final_payment: money('Each payment of the last year'),
    number_of_payments: whole('How many payments are made', 'payments'),
    balance_at_start: money('What the lump sum has grown to when the first period begins'),
    total_paid: money('All payments'),
    total_interest: money('All payments less the lump sum'),
  },
  conventions: {
    timing: { by: 'payment_timing', words: timings },
    compounding: { by: 'rate_convention', words: rateConventions },
  },
  equations: `
    m = payment_frequency                  // Payments per year
    i = (1 + annual_rate/100)^(1/m) − 1    if rate_convention = effective    // Interest per period, as a fraction
      = annual_rate/100/m                  otherwise
    x = (1 + i)^m                          // Growth per year
    g = annual_increase/100                // Increase of the payment per year, as a fraction
    q = (1 + g)/x                          // Value of each year's payments relative to the year before
    d = s(m, i)·(1 + i)                    if payment_timing = begin         // Value of a year's payments of 1 at its end
      = s(m, i)                            otherwise

    balance_at_start   = principal·(1 + i)^(m·deferral_years)
    number_of_payments = m·years
    payment            = balance_at_start·x/(d·s(years, q − 1))
    final_payment      = payment·(1 + g)^(years − 1)
    total_paid         = payment·m·s(years, g)
    total_interest     = total_paid − principal

    B(k) = principal·(1 + i)^(m·k)    if k ≤ deferral_years    // Balance after k years
         = payment·(1 + g)^(k − deferral_years)·d·s(deferral_years + years − k, q − 1)/x    otherwise
  `,
  references: [
    'S. G. Kellison, The Theory of Interest, 3rd edition (2009), §3.2, §3.3 (annuity-immediate and annuity-due), §3.4 (deferral) and §4.7 (payments in geometric progression)',
  ],
  schedule: {
    kind: 'withdrawal',
    periodsPerYear: 1,
    totals: { withdrawal: 'total_paid', growth: 'total_interest' },
    periods: 'deferral_years + years',
    balance: 'B(k)',
    flow: 'payment·m·s(max(0, k − deferral_years), g)',
  },
  laws: {
    rises: {
      payment: ['principal', 'annual_rate', 'deferral_years'],
      total_paid: ['annual_rate'],
      number_of_payments: ['years'],
      final_payment: ['principal'],
    },
    falls: { payment: ['years', 'annual_increase'] },
    identities: ['total_paid − total_interest = principal'],
  },
});
