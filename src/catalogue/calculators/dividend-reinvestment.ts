import { fraction } from '#core/annuity.ts';
import type { Arithmetic } from '#core/arithmetic.ts';
import { defineCalculator, step, stepByCase, type Step } from '../define.ts';
import {
  amount,
  choice,
  currency,
  growthRate,
  money,
  percent,
  percentage,
  positiveAmount,
  wholeYears,
} from '../fields.ts';
import { constantRates, paymentFrequency, timesPerYear } from '../conventions.ts';

const reinvestments = {
  yes: 'dividends, after tax, buy shares at the price of the day',
  no: 'dividends, after tax, are paid out',
} as const;

const inWords = 'as the shares, price and dividends of every period add up';

export const dividendReinvestment = defineCalculator({
  id: 'dividend-reinvestment',
  name: 'Dividend Reinvestment (DRIP) Calculator',
  synonyms: ['stock dividend', 'dividend yield', 'shares'],
  category: 'investing',
  summary: 'What shares grow to whose dividends are reinvested or paid out.',
  input: {
    initial_investment: positiveAmount('Amount invested at the start'),
    dividend_yield: percent('Dividends of the first year, in percent of the price at the start'),
    price_growth: growthRate('Effective rise of the price', { minimum: -50 }),
    years: wholeYears('How long the shares are held'),
    dividend_growth: growthRate('Yearly rise of the dividend of a share, from the second year on', {
      default: 0,
    }),
    dividend_tax_rate: percent('Tax taken off each dividend', { default: 0, maximum: 99 }),
    reinvest: choice('What becomes of dividends', reinvestments, { default: 'yes' }),
    dividend_frequency: paymentFrequency('quarterly'),
    annual_contribution: amount('What buys more shares at the end of each year', { default: 0 }),
    currency: currency(),
  },
  output: {
    final_value: money('Value of all shares at the end'),
    total_dividends: money('All dividends after tax'),
    dividend_tax: money('Tax taken off the dividends'),
    total_invested: money('Amount at the start and all contributions'),
    total_gain: money('Value at the end and dividends paid out, less all that was invested'),
    total_return_pct: percentage('The same in percent of all that was invested', 'percent'),
    next_year_income: money('Dividends after tax in the year after the last, from the shares held then'),
    yield_on_cost_pct: percentage('The same in percent of all that was invested', 'percent'),
  },
  conventions: {
    forecast: constantRates,
    timing: 'dividends at the end of each period, contributions at the end of each year',
    compounding: { by: 'reinvest', words: reinvestments },
  },
  note: {
    steps: [
      step('total_invested', 'initial_investment + annual_contribution·years'),
      inLedger(
        'final_value',
        'price·shares at the end; a period adds dividends·(1 − tax)/price to the shares',
      ),
      inLedger('total_dividends', 'the sum of shares·dividend·(1 − tax) of every period'),
      inLedger('dividend_tax', 'the sum of shares·dividend·tax of every period'),
      inLedger('total_gain', 'final_value + dividends paid out − total_invested'),
      inLedger('total_return_pct', '100·total_gain/total_invested'),
      inLedger('next_year_income', 'shares at the end·dividend of the year after·(1 − tax)'),
      inLedger('yield_on_cost_pct', '100·next_year_income/total_invested'),
    ],
    references: [
      'M. J. Gordon, Dividends, Earnings, and Stock Prices, Review of Economics and Statistics 41 (1959) (growing dividends)',
      'S. G. Kellison, The Theory of Interest, 3rd edition (2009), §3.2 (reinvested payments)',
    ],
  },
  formula(a, input) {
    const held = holdings(a, input).at(-1)!;
    const invested = a.add(input.initial_investment, a.multiply(input.annual_contribution, input.years));
    const tax = fraction(a, input.dividend_tax_rate);
    const kept = a.multiply(held.dividends, a.subtract(1, tax));
    const received = input.reinvest === 'no' ? a.add(held.value, kept) : held.value;
    const gain = a.subtract(received, invested);
    const income = a.multiply(held.nextDividends, a.subtract(1, tax));
    return {
      final_value: held.value,
      total_dividends: kept,
      dividend_tax: a.multiply(held.dividends, tax),
      total_invested: invested,
      total_gain: gain,
      total_return_pct: a.multiply(a.divide(gain, invested), 100),
      next_year_income: income,
      yield_on_cost_pct: a.multiply(a.divide(income, invested), 100),
    };
  },
  schedule: {
    kind: 'growth',
    periodsPerYear: 1,
    course(a, input) {
      const years = holdings(a, input);
      return {
        periods: input.years,
        at: (year: number) => ({
          balance: years[year]!.value,
          flow: a.multiply(input.annual_contribution, year),
        }),
      };
    },
  },
  laws: {
    rises: {
      final_value: ['initial_investment', 'dividend_yield', 'annual_contribution'],
      total_dividends: ['dividend_yield', 'years'],
      next_year_income: ['dividend_yield'],
    },
    falls: {
      final_value: ['dividend_tax_rate'],
      total_dividends: ['dividend_tax_rate'],
      total_return_pct: ['dividend_tax_rate'],
    },
    identities: [
      'total_dividends·dividend_tax_rate = dividend_tax·(100 − dividend_tax_rate)',
      'total_gain·yield_on_cost_pct = next_year_income·total_return_pct',
    ],
  },
});

/** What only the sum over all periods says. */
function inLedger(output: string, words: string): Step {
  return stepByCase(output, [{ words: `${words}, ${inWords}` }]);
}

interface Held<N> {
  /** Of all shares, at the price at the end of the year. */
  readonly value: N;
  /** All so far, before tax. */
  readonly dividends: N;
  /** Of the year that comes, before tax, if no more shares were bought. */
  readonly nextDividends: N;
}

interface Holding<N> {
  readonly initial_investment: N;
  readonly dividend_yield: N;
  readonly price_growth: N;
  readonly years: number;
  readonly dividend_growth: N;
  readonly dividend_tax_rate: N;
  readonly reinvest: keyof typeof reinvestments;
  readonly dividend_frequency: keyof typeof timesPerYear;
  readonly annual_contribution: N;
}

/** At the beginning and after every year; a share costs 1 at the start. */
function holdings<N>(a: Arithmetic<N>, input: Holding<N>): readonly Held<N>[] {
  const perYear = timesPerYear[input.dividend_frequency];
  const priceFactor = a.exp(a.divide(a.log1p(fraction(a, input.price_growth)), perYear));
  const dividendFactor = a.add(1, fraction(a, input.dividend_growth));
  const kept = a.subtract(1, fraction(a, input.dividend_tax_rate));
  let dividend = fraction(a, input.dividend_yield);
  let [price, shares, dividends] = [a.of(1), input.initial_investment, a.of(0)];
  const held: Held<N>[] = [{ value: shares, dividends, nextDividends: a.multiply(shares, dividend) }];
  for (let year = 1; year <= input.years; year++) {
    const paid = a.divide(dividend, perYear);
    const keptOfEach = a.multiply(paid, kept);
    for (let period = 1; period <= perYear; period++) {
      price = a.multiply(price, priceFactor);
      dividends = a.add(dividends, a.multiply(shares, paid));
      if (input.reinvest === 'yes') {
        shares = a.add(shares, a.divide(a.multiply(shares, keptOfEach), price));
      }
    }
    shares = a.add(shares, a.divide(input.annual_contribution, price));
    dividend = a.multiply(dividend, dividendFactor);
    held.push({ value: a.multiply(shares, price), dividends, nextDividends: a.multiply(shares, dividend) });
  }
  return held;
}
