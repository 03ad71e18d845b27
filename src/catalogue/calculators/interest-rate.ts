import { annuityRates } from '#core/annuity-rate.ts';
import { DomainError } from '#core/errors.ts';
import { annuityConventions, paymentTiming, periodsPerYear } from '../conventions.ts';
import { defineCalculator, step, stepByCase } from '../define.ts';
import { count, currency, money, omittable, optional, percentage, signedAmount } from '../fields.ts';

export const interestRate = defineCalculator({
  id: 'interest-rate',
  name: 'Interest Rate Calculator',
  synonyms: ['find the rate', 'implied rate', 'unknown rate'],
  category: 'loans',
  summary: 'The rate of a loan, of savings or of growth, from the amounts and the number of periods.',
  input: {
    present_value: signedAmount(
      'Amount at the beginning: a loan that is received is positive, an investment that is paid negative',
      { default: 0 },
    ),
    payment: signedAmount('Payment in each period; negative when paid', { default: 0 }),
    future_value: signedAmount(
      'Amount at the end: what is received positive, as savings; what is paid negative, as a balloon',
      { default: 0 },
    ),
    periods: count('Number of periods', 'periods'),
    payment_timing: paymentTiming('end'),
    periods_per_year: periodsPerYear(12),
    currency: currency(),
  },
  output: {
    nominal_annual_rate: percentage(
      'Rate per period times the periods of a year; where two rates fit, the higher one',
    ),
    effective_annual_rate: omittable(percentage('Annual rate that the periods of a year compound to')),
    continuous_annual_rate: percentage('The force of interest: the same growth, added continuously'),
    rate_per_period: percentage('Rate per period', 'percent per period'),
    other_rate_per_period: optional(
      percentage('The second rate per period, where two fit', 'percent per period'),
    ),
    net_interest: money('All that is received less all that is paid'),
  },
  conventions: annuityConventions,
  note: {
    steps: [
      stepByCase('rate_per_period', [
        {
          words:
            '100·i for the i above −1 at which present_value + payment·q·(1 − (1 + i)^−periods)/i + future_value·(1 + i)^−periods = 0, ' +
            'with q = 1 + i for payments at the beginning of each period and 1 at the end; the higher one where two fit',
        },
      ]),
      stepByCase('other_rate_per_period', [{ words: '100·i for the lower i that fits, where there is one' }]),
      step('i', 'rate_per_period/100', 'Rate per period, as a fraction'),
      step('nominal_annual_rate', '100·i·periods_per_year'),
      step('effective_annual_rate', '100·((1 + i)^periods_per_year − 1)'),
      step('continuous_annual_rate', '100·periods_per_year·ln(1 + i)'),
      step('net_interest', 'present_value + payment·periods + future_value'),
    ],
    references: [
      'S. G. Kellison, The Theory of Interest, 3rd edition (2009), §3.7 (unknown rate), §1.8 (nominal rates) and §1.9 (force of interest)',
    ],
  },
  formula(a, input) {
    const { present_value: presentValue, payment, future_value: futureValue, periods } = input;
    const timing = input.payment_timing;
    const rates = annuityRates(a, { presentValue, payment, futureValue, periods, timing });
    const [rate, other] = rates;
    if (rate === undefined) {
      throw new DomainError(
        'no-solution',
        'no rate makes these amounts worth nothing together: what is paid must be negative, what is received positive, ' +
          'and the payments must be large enough for the amounts at the beginning and the end',
      );
    }
    const perYear = input.periods_per_year;
    return {
      nominal_annual_rate: a.multiply(rate, 100 * perYear),
      effective_annual_rate: a.multiply(a.growthLess1(rate, perYear), 100),
      continuous_annual_rate: a.multiply(a.log1p(rate), 100 * perYear),
      rate_per_period: a.multiply(rate, 100),
      other_rate_per_period: other && a.multiply(other, 100),
      net_interest: a.add(a.add(presentValue, futureValue), a.multiply(payment, periods)),
    };
  },
  laws: {
    when: 'payment_timing = end',
    rises: { net_interest: ['present_value', 'payment', 'future_value'] },
    identities: [
      'present_value·rate_per_period + 100·payment·(1 − (1 + rate_per_period/100)^−periods) = −future_value·rate_per_period·(1 + rate_per_period/100)^−periods',
      '1 + effective_annual_rate/100 = (1 + nominal_annual_rate/(100·periods_per_year))^periods_per_year',
      '1 + rate_per_period/100 = (1 + effective_annual_rate/100)^(1/periods_per_year)',
    ],
  },
});
