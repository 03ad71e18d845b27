import { timesPerYearStep } from '../conventions.ts';
import { presentValueFactor } from '#core/annuity.ts';
import type { Arithmetic } from '#core/arithmetic.ts';
import { placeAmongCoupons } from '#core/coupons.ts';
import { DomainError } from '#core/errors.ts';
import { growthFactor } from '#core/growth.ts';
import { findRootOf, type Curve } from '#core/root.ts';
import { defineCalculator, type FormulaInput, step, stepByCase, stepInWords } from '../define.ts';
import {
  choice,
  currency,
  fractional,
  growthRate,
  loanRate,
  money,
  optional,
  percentage,
  positiveAmount,
  quote,
  whole,
  years,
} from '../fields.ts';
import { date, dateOutput } from '../structures.ts';
import { exactlyOne } from '../rules.ts';

const couponsPerYear = { annually: 1, semiannually: 2, quarterly: 4 } as const;

const input = {
  face_value: positiveAmount('Face value, repaid at maturity', { default: 100 }),
  coupon_rate: loanRate('Nominal coupon'),
  yield: growthRate('Yield to maturity, compounded with each coupon; left out when the price is given', {
    optional: true,
  }),
  clean_price: positiveAmount('Price without accrued interest; left out when the yield is given', {
    optional: true,
  }),
  years_to_maturity: years(
    'Time to maturity, in place of dates; a part of a coupon period counts as that part of it, with accrued interest',
    { maximum: 100, optional: true },
  ),
  settlement_date: date('Day on which the bond is paid for', { optional: true }),
  maturity_date: date('Day on which the face value is repaid', { optional: true }),
  coupon_frequency: choice(
    'Coupon frequency',
    { annually: 'once a year', semiannually: 'twice a year', quarterly: 'four times a year' },
    { default: 'semiannually' },
  ),
  day_count: choice(
    'Day count convention for accrued interest',
    {
      thirty_360: 'months of 30 days, American',
      thirty_e_360: 'months of 30 days, European',
      actual_actual: 'actual days of the coupon period (ICMA)',
    },
    { default: 'thirty_360' },
  ),
  currency: currency(),
};

export const bond = defineCalculator({
  id: 'bond',
  name: 'Bond Calculator',
  synonyms: ['yield to maturity', 'ytm', 'coupon', 'treasury', 'duration'],
  category: 'investing',
  summary:
    'Price of a bond from its yield or yield from its price, with duration, convexity and accrued interest.',
  input,
  output: {
    yield: percentage('Yield to maturity, nominal, compounded with each coupon'),
    clean_price: money('Price without accrued interest'),
    accrued_interest: money('Part of the next coupon that belongs to the seller'),
    dirty_price: money('Price with accrued interest, which the buyer pays'),
    clean_price_per_100: quote('Clean price per 100 of face value'),
    accrued_interest_per_100: quote('Accrued interest per 100 of face value'),
    dirty_price_per_100: quote('Dirty price per 100 of face value'),
    current_yield: percentage('Coupons of a year as a share of the clean price'),
    macaulay_duration: fractional('Mean time of the payments, weighted with their present values', 'years'),
    modified_duration: fractional(
      'Fall of the dirty price, in percent, for each percent that the yield rises',
      'years',
    ),
    convexity: fractional(
      'Convexity: second derivative of the price by the yield, divided by the price',
      'years squared',
    ),
    coupons_left: whole('Coupons still to come', 'coupons'),
    next_coupon_date: optional(dateOutput('Date of the next coupon, when dates are given')),
  },
  rules: [
    exactlyOne('yield', 'clean_price'),
    {
      field: 'years_to_maturity',
      demand:
        'must be left out when settlement_date and maturity_date are given, and given when both are not',
      holds: ({ years_to_maturity, settlement_date, maturity_date }) =>
        years_to_maturity === undefined
          ? settlement_date !== undefined && maturity_date !== undefined
          : settlement_date === undefined && maturity_date === undefined,
    },
    {
      field: 'maturity_date',
      demand: 'must be after settlement_date, by 100 years at the most',
      holds: ({ settlement_date: from, maturity_date: to }) =>
        from === undefined ||
        to === undefined ||
        (from < to && Number(to.slice(0, 4)) - Number(from.slice(0, 4)) <= 100),
    },
  ],
  conventions: {
    timing: 'coupons at the end of each period, counted back from maturity',
    compounding: 'with each coupon; simple interest when only one coupon is left',
  },
  note: {
    steps: [
      timesPerYearStep('f', 'coupon_frequency', couponsPerYear, 'Coupons per year'),
      step('c', 'face_value·coupon_rate/(100·f)', 'Coupon'),
      stepByCase('coupons_left', [
        { when: 'years_to_maturity is given', equation: 'ceil(years_to_maturity·f)' },
        { words: 'the coupon dates after settlement_date, counted back from maturity_date' },
      ]),
      stepInWords('next_coupon_date', 'the first of these dates'),
      stepByCase('accrued_interest', [
        { when: 'years_to_maturity is given', equation: 'c·(coupons_left − years_to_maturity·f)' },
        { words: 'c·(1 − w), where w is the part of the coupon period that is left by the day count' },
      ]),
      stepByCase('yield', [
        { when: 'yield is given', equation: 'yield' },
        { words: 'the yield at which the dirty price is clean_price + accrued_interest' },
      ]),
      stepByCase('dirty_price', [
        {
          words:
            'the sum of c/(1 + yield/(100·f))^(w + k − 1) for k from 1 to coupons_left, and face_value with the last; ' +
            '(c + face_value)/(1 + w·yield/(100·f)) when one coupon is left',
        },
      ]),
      stepByCase('clean_price', [
        { when: 'clean_price is given', equation: 'clean_price' },
        { equation: 'dirty_price − accrued_interest' },
      ]),
      step('clean_price_per_100', '100·clean_price/face_value'),
      step('accrued_interest_per_100', '100·accrued_interest/face_value'),
      step('dirty_price_per_100', '100·dirty_price/face_value'),
      step('current_yield', '100·c·f/clean_price'),
      stepByCase('macaulay_duration', [
        {
          words: 'the sum of t·V(t)/f over the sum of V(t): V(t) is what is paid after t periods, discounted',
        },
      ]),
      step('modified_duration', 'macaulay_duration/(1 + yield/(100·f))'),
      stepByCase('convexity', [
        { words: 'the sum of t·(t + 1)·V(t) over the sum of V(t), divided by (f + yield/100)^2' },
      ]),
    ],
    references: [
      'Securities Industry Association, Standard Securities Calculation Methods (price with periodic coupons)',
      'Microsoft, Excel functions PRICE, YIELD, DURATION and MDURATION, bases 0, 1 and 4',
      'S. G. Kellison, The Theory of Interest, 3rd edition (2009), §6.3 to §6.5 (bonds), §11.2 and §11.3 (duration and convexity)',
    ],
  },
  formula(a, input) {
    const frequency = couponsPerYear[input.coupon_frequency];
    const coupon = a.divide(a.multiply(input.face_value, input.coupon_rate), 100 * frequency);
    const { left, next, ahead } = placeOf(a, input, frequency);
    const accrued = a.multiply(coupon, a.subtract(1, ahead));
    const bondOf = { coupon, face: input.face_value, left, ahead };
    const rate =
      input.yield === undefined
        ? rateOf(a, bondOf, a.add(input.clean_price!, accrued))
        : a.divide(input.yield, 100 * frequency);
    const dirty =
      input.clean_price === undefined ? priceAt(a, rate, bondOf) : a.add(input.clean_price, accrued);
    const clean = input.clean_price ?? a.subtract(dirty, accrued);
    if (a.compare(clean, 0) <= 0) {
      throw new DomainError(
        'no-solution',
        'at this yield the price is less than the accrued interest; a lower yield has one',
      );
    }
    const per100 = (price: typeof clean) => a.divide(a.multiply(price, 100), input.face_value);
    const [first, second] = momentsOf(a, rate, bondOf);
    const growth = a.add(1, rate);
    const macaulay = a.divide(first, frequency);
    return {
      yield: input.yield ?? a.multiply(rate, 100 * frequency),
      clean_price: clean,
      accrued_interest: accrued,
      dirty_price: dirty,
      clean_price_per_100: per100(clean),
      accrued_interest_per_100: per100(accrued),
      dirty_price_per_100: per100(dirty),
      current_yield: a.divide(a.multiply(coupon, 100 * frequency), clean),
      macaulay_duration: macaulay,
      modified_duration: a.divide(macaulay, growth),
      convexity: a.divide(second, a.multiply(a.multiply(growth, growth), frequency * frequency)),
      coupons_left: left,
      next_coupon_date: next,
    };
  },
  laws: {
    when: 'day_count = thirty_360',
    rises: { clean_price: ['coupon_rate'], accrued_interest: ['coupon_rate'] },
    falls: { clean_price: ['yield'], yield: ['clean_price'], macaulay_duration: ['coupon_rate', 'yield'] },
    identities: [
      'dirty_price = clean_price + accrued_interest',
      'current_yield·clean_price = face_value·coupon_rate',
    ],
  },
});

interface Bond<N> {
  readonly coupon: N;
  readonly face: N;
  readonly left: number;
  /** Part of a period until the next coupon. */
  readonly ahead: N;
}

type Dated<N> = FormulaInput<typeof input, N>;

function placeOf<N>(
  a: Arithmetic<N>,
  input: Dated<N>,
  frequency: number,
): { left: number; next: number | undefined; ahead: N } {
  if (input.years_to_maturity !== undefined) {
    const periods = a.multiply(input.years_to_maturity, frequency);
    const left = Number(a.ceiling(periods));
    return { left, next: undefined, ahead: a.subtract(periods, left - 1) };
  }
  const place = placeAmongCoupons(input.settlement_date!, input.maturity_date!, frequency, input.day_count);
  const { left, next, accruedDays, periodDays } = place;
  return { left, next, ahead: a.divide(a.of(periodDays - accruedDays), periodDays) };
}

/** The dirty price at a yield per period. */
function priceAt<N>(a: Arithmetic<N>, rate: N, { coupon, face, left, ahead }: Bond<N>): N {
  if (left === 1) return a.divide(a.add(coupon, face), a.add(1, a.multiply(ahead, rate)));
  const coupons = a.multiply(coupon, presentValueFactor(a, rate, left));
  const repaid = a.multiply(face, growthFactor(a, rate, -left));
  return a.multiply(a.add(coupons, repaid), growthFactor(a, rate, a.subtract(1, ahead)));
}

/** Per period; the price falls with the yield, so there is one. */
function rateOf<N>(a: Arithmetic<N>, bond: Bond<N>, price: N): N {
  const { coupon, face, left, ahead } = bond;
  const [low, high] = [a.of(-0.9), a.of(10)];
  if (a.compare(priceAt(a, low, bond), price) <= 0 || a.compare(priceAt(a, high, bond), price) >= 0) {
    throw new DomainError(
      'no-solution',
      'the yield of this price is not between −90 and 1000 percent per coupon period',
    );
  }
  if (left === 1) return a.divide(a.subtract(a.divide(a.add(coupon, face), price), 1), ahead);
  const missing: Curve = (b, rate, [c, f, w, p]) =>
    b.subtract(priceAt(b, rate, { coupon: c!, face: f!, left, ahead: w! }), p!);
  return findRootOf(a, missing, [coupon, face, ahead, price], low, high);
}

/** The means of t and of t·(t + 1), weighted with what the payments after t periods are worth. */
function momentsOf<N>(a: Arithmetic<N>, rate: N, { coupon, face, left, ahead }: Bond<N>): readonly [N, N] {
  const v = a.divide(1, a.add(1, rate));
  let [worth, first, second] = [a.of(0), a.of(0), a.of(0)];
  let power = a.of(1);
  for (let k = 0; k < left; k++) {
    const time = a.add(ahead, k);
    const value = a.multiply(k === left - 1 ? a.add(coupon, face) : coupon, power);
    worth = a.add(worth, value);
    first = a.add(first, a.multiply(time, value));
    second = a.add(second, a.multiply(a.multiply(time, a.add(time, 1)), value));
    power = a.multiply(power, v);
  }
  return [a.divide(first, worth), a.divide(second, worth)];
}
