import { constantRates } from '../conventions.ts';
import { fraction } from '#core/annuity.ts';
import type { Arithmetic } from '#core/arithmetic.ts';
import { discounted, growthFactor } from '#core/growth.ts';
import { defineCalculator, step } from '../define.ts';
import { currency, growthRate, money, percent, percentage, positiveAmount, years } from '../fields.ts';

export const lumpSum = defineCalculator({
  id: 'lump-sum',
  name: 'Lump Sum Calculator',
  synonyms: ['one-time investment', 'single investment', 'windfall', 'inheritance'],
  category: 'investing',
  summary: 'What one investment grows to, after fees, tax and inflation.',
  input: {
    investment: positiveAmount({ description: 'Amount invested at the start' }),
    annual_return: growthRate({ description: 'Effective return before fees' }),
    years: years({ description: 'How long the amount stays invested' }),
    annual_fee: percent({
      description: 'Share of the value that a year costs, taken at its end',
      default: 0,
      maximum: 99,
    }),
    tax_rate: percent({ description: 'Tax on the gain, due at the end; a loss is not taxed', default: 0 }),
    inflation_rate: growthRate({ description: 'Yearly rise of prices', default: 0 }),
    currency: currency(),
  },
  output: {
    future_value: money('Value at the end, after fees and before tax'),
    wealth_gained: money('Value at the end less the investment'),
    total_return_pct: percentage('Gain before tax, in percent of the investment', 'percent'),
    cost_of_fees: money('What the value at the end would be higher without fees'),
    tax: money('Tax on the gain'),
    after_tax_value: money('Value at the end, after tax'),
    annual_return_after_tax: percentage('Yearly growth from the investment to the value after tax'),
    real_value: money("Value after tax, in today's money"),
  },
  conventions: {
    forecast: constantRates,
    timing: 'one investment at the beginning; fees at the end of each year, tax at the end',
    compounding: 'yearly, also for parts of a year',
  },
  note: {
    steps: [
      step(
        'r',
        '(1 + annual_return/100)·(1 − annual_fee/100) − 1',
        'Return per year after fees, as a fraction',
      ),
      step('future_value', 'investment·(1 + r)^years'),
      step('wealth_gained', 'future_value − investment'),
      step('total_return_pct', '100·wealth_gained/investment'),
      step('cost_of_fees', 'investment·(1 + annual_return/100)^years − future_value'),
      step('tax', 'max(0, wealth_gained)·tax_rate/100'),
      step('after_tax_value', 'future_value − tax'),
      step('annual_return_after_tax', '100·((after_tax_value/investment)^(1/years) − 1)'),
      step('real_value', 'after_tax_value/(1 + inflation_rate/100)^years'),
    ],
    isComplete: true,
    references: [
      'S. G. Kellison, The Theory of Interest, 3rd edition (2009), §1.5 (compound interest) and §9.4 (inflation)',
    ],
  },
  formula(a, input) {
    const { investment, years } = input;
    const rate = netReturn(a, input);
    const growth = a.growthLess1(rate, years);
    const isGain = a.compare(growth, 0) > 0;
    const taxed = isGain ? a.multiply(growth, fraction(a, input.tax_rate)) : a.of(0);
    const kept = a.subtract(growth, taxed);
    // With all digits also where next to nothing is left, as prices may have fallen as far.
    const value = discounted(a, investment, rate, a.negate(years));
    const afterTax = isGain ? a.multiply(investment, a.add(1, kept)) : value;
    const yearly = isGain ? a.expm1(a.divide(a.log1p(kept), years)) : rate;
    const feeless = growthFactor(a, fraction(a, input.annual_return), years);
    const lost = a.negate(a.growthLess1(a.negate(fraction(a, input.annual_fee)), years));
    return {
      future_value: value,
      wealth_gained: a.multiply(investment, growth),
      total_return_pct: a.multiply(growth, 100),
      cost_of_fees: a.multiply(investment, a.multiply(feeless, lost)),
      tax: a.multiply(investment, taxed),
      after_tax_value: afterTax,
      annual_return_after_tax: a.multiply(yearly, 100),
      real_value: discounted(a, afterTax, fraction(a, input.inflation_rate), years),
    };
  },
  schedule: {
    kind: 'growth',
    periodsPerYear: 12,
    totals: { growth: 'wealth_gained' },
    course(a, input) {
      const rate = netReturn(a, input);
      const months = Number(a.ceiling(a.multiply(input.years, 12)));
      return {
        periods: months,
        at: (month: number) => {
          // The last month may be a part of one.
          const years = month === months ? input.years : a.divide(a.of(month), 12);
          return { balance: a.multiply(input.investment, growthFactor(a, rate, years)), flow: a.of(0) };
        },
      };
    },
  },
  laws: {
    rises: {
      future_value: ['investment', 'annual_return'],
      after_tax_value: ['investment', 'annual_return'],
      cost_of_fees: ['annual_fee'],
    },
    falls: {
      future_value: ['annual_fee'],
      after_tax_value: ['tax_rate', 'annual_fee'],
      real_value: ['inflation_rate'],
    },
    identities: [
      'investment·(1 + annual_return_after_tax/100)^years = after_tax_value',
      'future_value + cost_of_fees = investment·(1 + annual_return/100)^years',
      'real_value·(1 + inflation_rate/100)^years + tax = investment + wealth_gained',
    ],
  },
  examples: [
    {
      input: {
        investment: 100000,
        annual_return: 12,
        years: 10,
        annual_fee: 1,
        tax_rate: 12.5,
        inflation_rate: 5,
        currency: 'INR',
      },
      output: {
        future_value: 280887.34,
        wealth_gained: 180887.34,
        total_return_pct: 180.8873,
        cost_of_fees: 29697.48,
        tax: 22610.92,
        after_tax_value: 258276.43,
        annual_return_after_tax: 9.9534,
        real_value: 158559.32,
        currency: 'INR',
      },
    },
  ],
});

interface Growing<N> {
  readonly annual_return: N;
  readonly annual_fee: N;
}

/** (1 + return)·(1 − fee) − 1. */
function netReturn<N>(a: Arithmetic<N>, input: Growing<N>): N {
  const gross = fraction(a, input.annual_return);
  const fee = fraction(a, input.annual_fee);
  return a.subtract(a.subtract(gross, fee), a.multiply(gross, fee));
}
