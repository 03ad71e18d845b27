import { Decimal } from 'decimal.js';
import type { InputValues } from '#catalogue/declare/define.ts';

/**
 * The calculators without any guarantee, to compare speeds: textbook formulas, each result rounded on its
 * own.
 */
export type Formula = (values: Values) => number;
type Values = InputValues;

const number = (values: Values, name: string, otherwise = 0) => Number(values[name] ?? otherwise);
const frequencies: Readonly<Record<string, number>> = { annually: 1, quarterly: 4, monthly: 12, daily: 365 };
const frequency = (values: Values) => frequencies[(values['compound_frequency'] ?? 'annually') as string]!;
const money = (value: number) => Math.round(value * 100) / 100;
const percent = (value: number) => Math.round(value * 1e4) / 1e4;

/** In plain doubles. */
export const doubles: Readonly<Record<string, Formula>> = {
  'compound-interest': (values) => {
    const principal = number(values, 'principal');
    const periods = frequency(values);
    const growth = 1 + number(values, 'annual_rate') / 100 / periods;
    const value = principal * growth ** (periods * number(values, 'years'));
    return money(value) + money(value - principal) + percent(100 * (growth ** periods - 1));
  },
  mortgage: (values) => {
    const loan = number(values, 'home_price') - number(values, 'down_payment');
    return repay(loan, number(values, 'interest_rate'), 12 * number(values, 'loan_term'));
  },
  emi: (values) =>
    repay(number(values, 'principal'), number(values, 'annual_rate'), number(values, 'tenure_months')),
  sip: (values) => {
    const rate = number(values, 'annual_return') / 1200;
    const months = Math.max(1, Math.round(12 * number(values, 'years')));
    const monthly = number(values, 'monthly_investment');
    const value = monthly * (rate === 0 ? months : (((1 + rate) ** months - 1) / rate) * (1 + rate));
    const invested = monthly * months;
    const cagr = 100 * ((value / invested) ** (12 / months) - 1);
    return money(value) + money(invested) + money(value - invested) + percent(cagr);
  },
  fire: (values) => {
    const goal = number(values, 'annual_expenses') / (number(values, 'withdrawal_rate', 4) / 100);
    const rate = number(values, 'expected_return') / 100;
    const [savings, yearly] = [number(values, 'current_savings'), number(values, 'annual_savings')];
    const reach = () =>
      rate === 0
        ? (goal - savings) / yearly
        : Math.log((goal * rate + yearly) / (savings * rate + yearly)) / Math.log(1 + rate);
    const years = savings >= goal ? 0 : reach();
    return money(goal) + money(years) + number(values, 'current_age', 30) + Math.ceil(years);
  },
  retirement: (values) => {
    const rate = number(values, 'expected_return') / 1200;
    const months = 12 * (number(values, 'retirement_age') - number(values, 'current_age'));
    const [savings, monthly] = [number(values, 'current_savings'), number(values, 'monthly_contribution')];
    const growth = (1 + rate) ** months;
    const corpus = savings * growth + monthly * (rate === 0 ? months : (growth - 1) / rate);
    const income = (corpus * number(values, 'withdrawal_rate', 4)) / 1200;
    return money(corpus) + money(monthly * months) + money(savings + monthly * months) + money(income);
  },
  cagr: (values) => {
    const ratio = number(values, 'final_value') / number(values, 'initial_value');
    return percent(100 * (ratio ** (1 / number(values, 'years')) - 1)) + percent(100 * (ratio - 1));
  },
};

function repay(loan: number, ratePercent: number, months: number): number {
  const rate = ratePercent / 1200;
  const payment = rate === 0 ? loan / months : (loan * rate) / (1 - (1 + rate) ** -months);
  return money(payment) + money(payment * months - loan) + money(payment * months);
}

const Precise = Decimal.clone({ precision: 40 });
const decimal = (values: Values, name: string, otherwise = 0) => new Precise(number(values, name, otherwise));
const rounded = (value: Decimal, decimals: number) => value.toDecimalPlaces(decimals).toNumber();

/** In decimal.js with 40 digits. */
export const decimals: Readonly<Record<string, Formula>> = {
  'compound-interest': (values) => {
    const principal = decimal(values, 'principal');
    const periods = frequency(values);
    const growth = decimal(values, 'annual_rate')
      .div(100 * periods)
      .plus(1);
    const value = principal.times(growth.pow(decimal(values, 'years').times(periods)));
    const effective = growth.pow(periods).minus(1).times(100);
    return rounded(value, 2) + rounded(value.minus(principal), 2) + rounded(effective, 4);
  },
  mortgage: (values) => {
    const loan = decimal(values, 'home_price').minus(decimal(values, 'down_payment'));
    return repayDecimal(loan, decimal(values, 'interest_rate'), 12 * number(values, 'loan_term'));
  },
  emi: (values) =>
    repayDecimal(
      decimal(values, 'principal'),
      decimal(values, 'annual_rate'),
      number(values, 'tenure_months'),
    ),
  sip: (values) => {
    const rate = decimal(values, 'annual_return').div(1200);
    const months = Math.max(1, Math.round(12 * number(values, 'years')));
    const monthly = decimal(values, 'monthly_investment');
    const value = monthly.times(accumulate(rate, months)).times(rate.plus(1));
    const invested = monthly.times(months);
    const cagr = value.div(invested).pow(new Precise(12).div(months)).minus(1).times(100);
    return rounded(value, 2) + rounded(invested, 2) + rounded(value.minus(invested), 2) + rounded(cagr, 4);
  },
  fire: (values) => {
    const goal = decimal(values, 'annual_expenses').div(decimal(values, 'withdrawal_rate', 4).div(100));
    const rate = decimal(values, 'expected_return').div(100);
    const [savings, yearly] = [decimal(values, 'current_savings'), decimal(values, 'annual_savings')];
    const reach = () =>
      rate.isZero()
        ? goal.minus(savings).div(yearly)
        : goal.times(rate).plus(yearly).div(savings.times(rate).plus(yearly)).ln().div(rate.plus(1).ln());
    const years = savings.greaterThanOrEqualTo(goal) ? new Precise(0) : reach();
    const age = number(values, 'current_age', 30) + years.ceil().toNumber();
    return rounded(goal, 2) + rounded(years, 2) + age;
  },
  retirement: (values) => {
    const rate = decimal(values, 'expected_return').div(1200);
    const months = 12 * (number(values, 'retirement_age') - number(values, 'current_age'));
    const [savings, monthly] = [decimal(values, 'current_savings'), decimal(values, 'monthly_contribution')];
    const corpus = savings.times(rate.plus(1).pow(months)).plus(monthly.times(accumulate(rate, months)));
    const contributed = monthly.times(months);
    const income = corpus.times(decimal(values, 'withdrawal_rate', 4)).div(1200);
    return [corpus, contributed, contributed.plus(savings), income].reduce(
      (sum, v) => sum + rounded(v, 2),
      0,
    );
  },
  cagr: (values) => {
    const ratio = decimal(values, 'final_value').div(decimal(values, 'initial_value'));
    const yearly = ratio.pow(new Precise(1).div(decimal(values, 'years'))).minus(1);
    return rounded(yearly.times(100), 4) + rounded(ratio.minus(1).times(100), 4);
  },
};

function repayDecimal(loan: Decimal, ratePercent: Decimal, months: number): number {
  const rate = ratePercent.div(1200);
  const payment = rate.isZero()
    ? loan.div(months)
    : loan.times(rate).div(new Precise(1).minus(rate.plus(1).pow(-months)));
  const paid = payment.times(months);
  return rounded(payment, 2) + rounded(paid.minus(loan), 2) + rounded(paid, 2);
}

function accumulate(rate: Decimal, months: number): Decimal {
  return rate.isZero() ? new Precise(months) : rate.plus(1).pow(months).minus(1).div(rate);
}
