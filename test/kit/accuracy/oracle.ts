import { createIntervals, type Interval, type Intervals } from './interval.ts';
import { moneyDecimalsOf } from './money.ts';
import { order, minus, over, plus, rational, reduce, sign, times, wholePart } from './rational.ts';
import type { Exact, Rational } from './rational.ts';
import { findUnits, type ExactOutput, type Side, type Values } from './rounded.ts';

/**
 * The calculators once more, apart from the project's formulas and arithmetic: each output is only ever
 * compared with a bound, and the comparison is brought to a form of sums, products and whole powers of
 * positive numbers ("is payment·(1 + g + … + g^(n−1)) above L·g^n?"). No exponential, logarithm or
 * subtraction of rounded numbers occurs (and but one root, for effective rates); inputs and bounds are exact
 * fractions. The definitions are those of the calculators' conventions.
 */

/** The outputs in their order, or why there are none. */
export type Oracle = (values: Values, intervals: Intervals) => readonly ExactOutput[] | 'goal-unreachable';

/** Enough for all but exact ties and rates far below any that is in use. */
export const fastIntervals = createIntervals(256);
/** Separates what differs at a rate of 5e-324. */
export const fineIntervals = createIntervals(1700);

const number = (values: Values, name: string, otherwise?: number) => (values[name] ?? otherwise) as number;

/** 1 + percent/(100·periods): what one period multiplies money with. */
const growth = (percent: number, periods: number) => plus(1, over(percent, 100 * periods));

/** Which side of a bound an exact fraction lies. */
const exactSide =
  (value: Exact): Side =>
  (bound) =>
    order(value, bound);

/** Which side of `bound` the number `left`/`right` lies. */
function quotientSide(intervals: Intervals, left: Interval, right: Interval): Side {
  return (bound) => {
    if (bound.numerator < 0n) return 1;
    return intervals.compare(left, intervals.multiply(right, intervals.of(bound)));
  };
}

/**
 * Which side of `bound` the number base^exponent − less lies; for a bound above −less, base^p ≷ (bound +
 * less)^q.
 */
function powerSide(intervals: Intervals, base: Rational, exponent: Rational, less: Exact, unit: Exact): Side {
  const { numerator, denominator } = reduce(exponent);
  const power = intervals.power(intervals.of(base), numerator);
  return (bound) => {
    const total = over(plus(bound, less), unit);
    if (sign(total) <= 0) return sign(total) === 0 ? sign(base) : 1;
    return intervals.compare(power, intervals.power(intervals.of(total), denominator));
  };
}

const periodsPerYear: Readonly<Record<string, number>> = {
  annually: 1,
  quarterly: 4,
  monthly: 12,
  daily: 365,
};

const compoundInterest: Oracle = (values, intervals) => {
  const principal = number(values, 'principal');
  const periods = periodsPerYear[String(values['compound_frequency'] ?? 'annually')]!;
  const base = growth(number(values, 'annual_rate'), periods);
  const exponent = times(number(values, 'years'), periods);
  const isNothing = principal === 0;
  const grown = (less: Exact) =>
    isNothing ? exactSide(0) : powerSide(intervals, base, exponent, less, principal);
  return [
    { name: 'future_value', side: grown(0) },
    { name: 'interest_earned', side: grown(principal) },
    {
      name: 'effective_annual_rate',
      decimals: 4,
      side: powerSide(intervals, base, rational(periods), 100, 100),
    },
  ];
};

/**
 * A loan in the books of a lender: loan, payment and each month's interest are rounded, half away from zero;
 * the payment that covers the rest, at the latest the last one, settles it.
 */
function ledger(intervals: Intervals, amount: Rational, ratePercent: number, values: Values, months: number) {
  const decimals = moneyDecimalsOf(values);
  const scale = 10n ** BigInt(decimals);
  const principal = findUnits({ side: exactSide(amount) }, decimals);
  const rounded = { numerator: principal, denominator: scale };
  const payment = findUnits({ side: loanSides(intervals, rounded, ratePercent, months).payment }, decimals);
  const { numerator, denominator } = over(ratePercent, 1200);
  let [balance, interest, last] = [principal, 0n, 0n];
  for (let month = months; month > 0 && balance > 0n; month--) {
    const product = balance * numerator;
    const charged = product / denominator + ((product % denominator) * 2n >= denominator ? 1n : 0n);
    interest += charged;
    balance += charged;
    last = month === 1 || balance < payment ? balance : payment;
    balance -= last;
  }
  return [payment, interest, principal + interest, last].map((units) => ({
    numerator: units,
    denominator: scale,
  }));
}

/** The level payment p of a loan L: p·(1 + g + … + g^(n−1)) = L·g^n. */
function loanSides(intervals: Intervals, amount: Rational, ratePercent: number, months: number) {
  const { power, sum } = intervals.series(intervals.of(growth(ratePercent, 12)), months);
  const grownLoan = intervals.multiply(intervals.of(amount), power);
  const total = quotientSide(intervals, intervals.multiply(grownLoan, intervals.of(rational(months))), sum);
  return {
    payment: quotientSide(intervals, grownLoan, sum),
    interest: (bound: Rational) => total(plus(bound, amount)),
    total,
  };
}

/** `names` are those of payment, interest and total. */
function loan(
  intervals: Intervals,
  amount: Rational,
  ratePercent: number,
  months: number,
  values: Values,
  names: readonly string[],
): readonly ExactOutput[] {
  if (values['payment_rounding'] === 'cent') {
    const amounts = ledger(intervals, amount, ratePercent, values, months);
    return [...names, 'final_payment'].map((name, index) => ({ name, side: exactSide(amounts[index]!) }));
  }
  const { payment, interest, total } = loanSides(intervals, amount, ratePercent, months);
  return [payment, interest, total].map((side, index) => ({ name: names[index]!, side }));
}

const mortgage: Oracle = (values, intervals) => {
  const amount = minus(number(values, 'home_price'), number(values, 'down_payment'));
  const names = ['monthly_payment', 'total_interest', 'total_paid'];
  return loan(
    intervals,
    amount,
    number(values, 'interest_rate'),
    12 * number(values, 'loan_term'),
    values,
    names,
  );
};

const emi: Oracle = (values, intervals) => {
  const amount = rational(number(values, 'principal'));
  const names = ['emi', 'total_interest', 'total_payment'];
  return loan(
    intervals,
    amount,
    number(values, 'annual_rate'),
    number(values, 'tenure_months'),
    values,
    names,
  );
};

/** What one month multiplies money with, when the yearly rate is nominal or effective. */
function monthlyGrowth(intervals: Intervals, percent: number, values: Values): Interval {
  if (values['rate_convention'] !== 'effective') return intervals.of(growth(percent, 12));
  return intervals.root(intervals.of(growth(percent, 1)), 12);
}

const sip: Oracle = (values, intervals) => {
  const nearest = wholePart(plus(times(number(values, 'years'), 12), 0.5));
  const months = nearest > 1n ? nearest : 1n;
  const monthly = rational(number(values, 'monthly_investment'));
  const step = monthlyGrowth(intervals, number(values, 'annual_return'), values);
  const { sum } = intervals.series(step, Number(months));
  const grownUnit = values['contribution_timing'] === 'end' ? sum : intervals.multiply(sum, step);
  const invested = times(monthly, { numerator: months, denominator: 1n });
  const one = intervals.of(rational(1));
  const valueSide = quotientSide(intervals, intervals.multiply(intervals.of(monthly), grownUnit), one);
  const twelfth = intervals.power(grownUnit, 12n);
  const count = intervals.power(intervals.of({ numerator: months, denominator: 1n }), 12n);
  return [
    { name: 'future_value', side: valueSide },
    { name: 'total_invested', side: exactSide(invested) },
    { name: 'wealth_gained', side: (bound) => valueSide(plus(bound, invested)) },
    {
      name: 'cagr',
      decimals: 4,
      side: (bound) => {
        const yearly = plus(1, over(bound, 100));
        if (sign(yearly) <= 0) return 1;
        const power = intervals.power(intervals.of(yearly), months);
        return intervals.compare(twelfth, intervals.multiply(count, power));
      },
    },
  ];
};

const fire: Oracle = (values, intervals) => {
  const goal = over(times(number(values, 'annual_expenses'), 100), number(values, 'withdrawal_rate', 4));
  const savings = number(values, 'current_savings');
  const rate = over(number(values, 'expected_return'), 100);
  const lastGain = plus(times(goal, rate), number(values, 'annual_savings'));
  const firstGain = plus(times(savings, rate), number(values, 'annual_savings'));
  const isReached = order(savings, goal) >= 0;
  if (!isReached && (sign(firstGain) <= 0 || sign(lastGain) <= 0)) return 'goal-unreachable';

  function yearsSide(): Side {
    if (isReached) return exactSide(0);
    if (sign(rate) === 0) return exactSide(over(minus(goal, savings), number(values, 'annual_savings')));
    const ratio = intervals.of(over(lastGain, firstGain));
    const step = intervals.of(plus(1, rate));
    return (bound) => {
      if (bound.numerator <= 0n) return 1;
      const { numerator, denominator } = reduce(bound);
      const side = intervals.compare(intervals.power(ratio, denominator), intervals.power(step, numerator));
      return side * sign(rate);
    };
  }

  const side = yearsSide();
  return [
    { name: 'fire_number', side: exactSide(goal) },
    { name: 'years_to_fire', decimals: 2, side },
    { name: 'fire_age', decimals: 0, isCeiling: true, offset: number(values, 'current_age', 30), side },
  ];
};

const retirement: Oracle = (values, intervals) => {
  const months = 12 * (number(values, 'retirement_age') - number(values, 'current_age'));
  const savings = number(values, 'current_savings');
  const monthly = number(values, 'monthly_contribution');
  const step = monthlyGrowth(intervals, number(values, 'expected_return'), values);
  const { power, sum: sumAtEnd } = intervals.series(step, months);
  const sum = values['contribution_timing'] === 'begin' ? intervals.multiply(sumAtEnd, step) : sumAtEnd;
  const grownSavings = intervals.multiply(intervals.of(rational(savings)), power);
  const corpus = intervals.add(grownSavings, intervals.multiply(intervals.of(rational(monthly)), sum));
  const contributions = times(monthly, months);
  const withdrawn = intervals.of(rational(number(values, 'withdrawal_rate', 4)));
  return [
    { name: 'projected_corpus', side: quotientSide(intervals, corpus, intervals.of(rational(1))) },
    { name: 'total_contributions', side: exactSide(contributions) },
    { name: 'contributions_including_savings', side: exactSide(plus(savings, contributions)) },
    {
      name: 'monthly_retirement_income',
      side: quotientSide(intervals, intervals.multiply(corpus, withdrawn), intervals.of(rational(1200))),
    },
  ];
};

const cagr: Oracle = (values, intervals) => {
  const ratio = over(number(values, 'final_value'), number(values, 'initial_value'));
  const duration = number(values, 'years');
  const yearly =
    sign(ratio) === 0 ? exactSide(-100) : powerSide(intervals, ratio, over(1, duration), 100, 100);
  return [
    { name: 'cagr', decimals: 4, side: yearly },
    { name: 'total_return_pct', decimals: 4, side: exactSide(times(minus(ratio, 1), 100)) },
  ];
};

/** By the id of the calculator. A calculator that is not here is not proved, and the command says so. */
export const oracles: Readonly<Record<string, Oracle>> = {
  'compound-interest': compoundInterest,
  mortgage,
  sip,
  emi,
  fire,
  retirement,
  cagr,
};
