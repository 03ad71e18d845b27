import { fraction, type PaymentTiming, type RateConvention } from '#core/annuity.ts';
import type { Arithmetic } from '#core/arithmetic.ts';
import { growthFactor } from '#core/growth.ts';
import { accumulatedSteps, sumOfSteps } from '#core/stepped.ts';
import { defineCalculator, step, stepByCase } from '../define.ts';
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
    principal: positiveAmount({ description: 'The lump sum' }),
    annual_rate: loanRate({
      description: 'Annual rate that the lump sum and what is left of it earn',
    }),
    years: wholeYears({ description: 'How long is paid' }),
    payment_frequency: choice(frequencies, { description: 'How often is paid', default: 'monthly' }),
    payment_timing: choice(timings, { description: 'When in the period is paid', default: 'end' }),
    deferral_years: wholeYears({
      description: 'How long the lump sum earns before the first period of payment begins',
      minimum: 0,
      default: 0,
    }),
    annual_increase: growthRate({
      description: 'By how much the payment rises after each year of payment',
      minimum: -50,
      maximum: 100,
      default: 0,
    }),
    rate_convention: choice(rateConventions, {
      description: 'Meaning of the annual rate',
      default: 'nominal',
    }),
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
  note: {
    steps: [
      stepByCase(
        'm',
        [
          { when: 'payment_frequency = yearly', equation: '1' },
          { when: 'payment_frequency = half-yearly', equation: '2' },
          { when: 'payment_frequency = quarterly', equation: '4' },
          { equation: '12' },
        ],
        'Payments a year',
      ),
      stepByCase(
        'i',
        [
          { when: 'rate_convention = effective', equation: '(1 + annual_rate/100)^(1/m) − 1' },
          { equation: 'annual_rate/(100·m)' },
        ],
        'Interest per period, as a fraction',
      ),
      step('g', 'annual_increase/100', 'Rise after each year, as a fraction'),
      step('balance_at_start', 'principal·(1 + i)^(m·deferral_years)'),
      step('number_of_payments', 'm·years'),
      stepByCase(
        's',
        [{ when: 'i = 0', equation: 'm' }, { equation: '((1 + i)^m − 1)/i' }],
        'A year of payments of 1, at its end',
      ),
      stepByCase(
        'd',
        [{ when: 'payment_timing = begin', equation: 's·(1 + i)' }, { equation: 's' }],
        'The same, by the timing',
      ),
      step('q', '(1 + g)/(1 + i)^m', 'Worth of each year beside the year before'),
      stepByCase(
        'k',
        [{ when: 'q = 1', equation: 'years' }, { equation: '(1 − q^years)/(1 − q)' }],
        'Worth of all years beside the first',
      ),
      step('payment', 'balance_at_start·(1 + i)^m/(d·k)'),
      step('final_payment', 'payment·(1 + g)^(years − 1)'),
      stepByCase(
        't',
        [{ when: 'g = 0', equation: 'years' }, { equation: '((1 + g)^years − 1)/g' }],
        'Sum of yearly payments of 1',
      ),
      step('total_paid', 'payment·m·t'),
      step('total_interest', 'total_paid − principal'),
    ],
    references: [
      'S. G. Kellison, The Theory of Interest, 3rd edition (2009), §3.2, §3.3 (annuity-immediate and annuity-due), §3.4 (deferral) and §4.7 (payments in geometric progression)',
    ],
  },
  formula(a, input) {
    const { plan, balance, payment, periods } = planOf(a, input);
    const total = a.multiply(payment, sumOfSteps(a, plan, periods));
    return {
      payment,
      final_payment: a.multiply(payment, growthFactor(a, plan.increase, input.years - 1)),
      number_of_payments: a.of(periods),
      balance_at_start: balance,
      total_paid: total,
      total_interest: a.subtract(total, input.principal),
    };
  },
  schedule: {
    kind: 'withdrawal',
    periodsPerYear: 1,
    totals: { withdrawal: 'total_paid', growth: 'total_interest' },
    course(a, input) {
      const { plan, payment } = planOf(a, input);
      const { deferral_years: deferral, years } = input;
      const grown = (year: number) =>
        a.multiply(input.principal, growthFactor(a, plan.rate, plan.perYear * year));
      const toCome = (paid: number) => {
        const left = plan.perYear * (years - paid);
        const worth = a.divide(accumulatedSteps(a, plan, left), growthFactor(a, plan.rate, left));
        return a.multiply(a.multiply(payment, growthFactor(a, plan.increase, paid)), worth);
      };
      return {
        periods: deferral + years,
        at: (year: number) => ({
          balance: year <= deferral ? grown(year) : toCome(year - deferral),
          flow: a.multiply(payment, sumOfSteps(a, plan, plan.perYear * Math.max(0, year - deferral))),
        }),
      };
    },
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
  examples: [
    {
      input: { principal: 500000, annual_rate: 5, years: 20, currency: 'USD' },
      output: {
        payment: 3299.78,
        final_payment: 3299.78,
        number_of_payments: 240,
        balance_at_start: 500000,
        total_paid: 791946.89,
        total_interest: 291946.89,
        currency: 'USD',
      },
    },
  ],
});

interface PayoutInput<N> {
  readonly principal: N;
  readonly annual_rate: N;
  readonly annual_increase: N;
  readonly deferral_years: number;
  readonly years: number;
  readonly payment_frequency: keyof typeof paymentsPerYear;
  readonly payment_timing: PaymentTiming;
  readonly rate_convention: RateConvention;
}

function planOf<N>(a: Arithmetic<N>, input: PayoutInput<N>) {
  const perYear = paymentsPerYear[input.payment_frequency];
  const rate =
    input.rate_convention === 'nominal'
      ? a.divide(input.annual_rate, 100 * perYear)
      : a.expm1(a.divide(a.log1p(fraction(a, input.annual_rate)), perYear));
  const increase = a.divide(input.annual_increase, 100);
  const plan = { rate, perYear, increase, timing: input.payment_timing };
  const balance = a.multiply(input.principal, growthFactor(a, rate, perYear * input.deferral_years));
  const periods = perYear * input.years;
  const grown = a.multiply(balance, growthFactor(a, rate, periods));
  return { plan, balance, payment: a.divide(grown, accumulatedSteps(a, plan, periods)), periods };
}
