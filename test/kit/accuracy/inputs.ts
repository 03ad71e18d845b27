import type { Values } from './rounded.ts';
import { cents, ties, type Case } from './ties.ts';
import type { Random } from './random.ts';

/**
 * Ordinary cases are what people type; hard ones are bounds, tiny rates, ties and results next to a half
 * cent.
 */
export type CaseKind = 'ordinary' | 'hard';
type Draw = (random: Random) => number | string;
type Field = Readonly<Record<CaseKind, Draw>>;

export interface InputSource {
  readonly draw: (random: Random, kind: CaseKind) => Values;
  /** The amounts that the first output is proportional to; none where it is not. */
  readonly scaled: readonly string[];
}

const oneOf = (random: Random, draws: readonly (() => number)[]) => random.pick(draws)();
const logUniform = (random: Random, low: number, high: number) =>
  Math.min(high, Math.max(low, low * (high / low) ** random.unit()));

/**
 * Far below any rate in use. The sizes in which 60 digits begin to see a difference are left out: there the
 * exact result and the one of 60-digit arithmetic, both allowed, can differ by a tie.
 */
function tiny(random: Random): number {
  const exponent = random.chance(0.5) ? random.integer(9, 40) : random.integer(90, 320);
  return random.pick([1, random.integer(1, 999) / 100]) * Number(`1e-${exponent}`);
}

function ordinaryAmount(random: Random): number {
  return oneOf(random, [
    () => random.integer(1, 99) * 10 ** random.integer(2, 5),
    () => random.integer(1, 1_000_000),
    () => Math.round(logUniform(random, 1, 1e7)),
    () => cents(logUniform(random, 1, 1e7)),
  ]);
}

function ordinaryMonthly(random: Random): number {
  return oneOf(random, [
    () => random.integer(1, 100) * 100,
    () => random.integer(1, 20_000),
    () => cents(logUniform(random, 1, 1e5)),
  ]);
}

function hardAmount(random: Random): number {
  if (random.chance(0.002)) return random.pick([5e-324, tiny(random)]);
  return oneOf(random, [
    () => random.pick([0, 0.01, 0.005, 1.005, 2.675, 8.165, 0.025, 1e12, 999_999_999_999.99, 1e11]),
    () => (2 * random.integer(0, 1e6) + 1) / 200,
    () => (2 * random.integer(0, 1e6) + 1) / 2000,
    () => logUniform(random, 1e-3, 1e12),
    () => Math.round(logUniform(random, 1e6, 1e14)) / 100,
    () => ordinaryAmount(random),
  ]);
}

function ordinaryRate(random: Random): number {
  return oneOf(random, [
    () => random.integer(1, 15),
    () => random.integer(1, 120) / 8,
    () => random.integer(1, 1500) / 100,
    () => random.integer(0, 15_000) / 1000,
  ]);
}

function hardRate(random: Random): number {
  return oneOf(random, [
    () => random.pick([0, 1e-12, 1e-300, 5e-324, 1e-9, 1e-6, 1000, 999.99, 600, 300, 100, 50, 1200 / 7]),
    () => tiny(random),
    () => logUniform(random, 1e-9, 1000),
    () => random.integer(0, 100_000) / 100,
    () => random.unit() * 30,
    () => ordinaryRate(random),
  ]);
}

function hardGrowthRate(random: Random): number {
  return oneOf(random, [
    () => hardRate(random),
    () => random.pick([-1e-12, -1e-300, -99, -99.99, -99.9999999999, -99.99999999999999, -50, -12]),
    () => -tiny(random),
    () => Math.max(-99.99999999999999, -100 + logUniform(random, 1e-13, 100)),
    () => -random.integer(1, 9999) / 100,
  ]);
}

function ordinaryYears(random: Random): number {
  return oneOf(random, [
    () => random.integer(1, 50),
    () => random.integer(1, 40),
    () => random.integer(2, 80) / 2,
    () => random.integer(100, 5000) / 100,
  ]);
}

function hardYears(random: Random): number {
  return oneOf(random, [
    () => random.pick([0.01, 200, 0.125, 0.375, 1 / 3, 1 / 24, 0.1 + 0.2, 199.99, 100]),
    () => (2 * random.integer(0, 2399) + 1) / 24,
    () => logUniform(random, 0.01, 200),
    () => random.integer(1, 20_000) / 100,
    () => ordinaryYears(random),
  ]);
}

const amount: Field = { ordinary: ordinaryAmount, hard: hardAmount };
const positive: Field = { ordinary: ordinaryAmount, hard: (random) => Math.max(0.01, hardAmount(random)) };
const monthly: Field = {
  ordinary: ordinaryMonthly,
  hard: (random) => Math.max(0.01, hardAmount(random)),
};
const amounts: ReadonlySet<Field | undefined> = new Set([amount, positive, monthly]);
const loanRate: Field = { ordinary: ordinaryRate, hard: hardRate };
const growthRate: Field = {
  ordinary: (random) => (random.chance(0.1) ? -random.integer(1, 2000) / 100 : ordinaryRate(random)),
  hard: hardGrowthRate,
};
const withdrawal: Field = {
  ordinary: (random) => random.pick([3, 3.5, 4, 5, random.integer(200, 1000) / 100]),
  hard: (random) => random.pick([0.01, 100, 7, 3, 33.3, logUniform(random, 0.01, 100)]),
};
const years: Field = { ordinary: ordinaryYears, hard: hardYears };
const yearsFromZero: Field = {
  ordinary: ordinaryYears,
  hard: (random) => (random.chance(0.05) ? random.pick([0, 1e-9, 1e-300]) : hardYears(random)),
};
const term: Field = {
  ordinary: (random) => random.pick([10, 15, 20, 25, 30, random.integer(1, 40)]),
  hard: (random) => random.pick([1, 2, 3, 100, random.integer(1, 100)]),
};
const months: Field = {
  ordinary: (random) => random.pick([12, 24, 36, 48, 60, 84, 120, 240, random.integer(1, 480)]),
  hard: (random) => random.pick([1, 2, 3, 7, 1199, 1200, random.integer(1, 1200)]),
};
const age: Field = {
  ordinary: (random) => random.integer(18, 60),
  hard: (random) => random.pick([0, 129, random.integer(0, 129)]),
};
const word = (...words: readonly string[]): Field => {
  const draw: Draw = (random) => random.pick(words);
  return { ordinary: draw, hard: draw };
};
const timing = word('begin', 'end');
const rounding = word('exact', 'exact', 'cent');
const convention = word('nominal', 'effective');

/** An amount between 0 and another one. */
function drawPart(random: Random, whole: number): number {
  return Math.min(
    whole,
    random.pick([0, whole, cents(whole * random.pick([0.05, 0.1, 0.2, 0.25])), whole / 3]),
  );
}

interface Shape {
  readonly fields: Readonly<Record<string, Field>>;
  /** Left out in half of the cases, so that their defaults are used. */
  readonly optional?: Readonly<Record<string, Field>>;
  readonly scaled?: readonly string[];
  /** Makes fields agree that depend on one another. */
  readonly complete?: (random: Random, values: Case, kind: CaseKind) => Case;
}

const shapes: Readonly<Record<string, Shape>> = {
  'compound-interest': {
    fields: { principal: amount, annual_rate: growthRate, years: yearsFromZero },
    optional: { compound_frequency: word('annually', 'quarterly', 'monthly', 'daily') },
    scaled: ['principal'],
  },
  mortgage: {
    fields: { home_price: amount, interest_rate: loanRate, loan_term: term },
    optional: { payment_rounding: rounding },
    scaled: ['home_price', 'down_payment'],
    complete: (random, values) => ({
      ...values,
      down_payment: drawPart(random, values['home_price'] as number),
    }),
  },
  sip: {
    fields: { monthly_investment: monthly, annual_return: growthRate, years },
    optional: { contribution_timing: timing, rate_convention: convention },
    scaled: ['monthly_investment'],
  },
  emi: {
    fields: { principal: amount, annual_rate: loanRate, tenure_months: months },
    optional: { payment_rounding: rounding },
    scaled: ['principal'],
  },
  fire: {
    fields: {
      annual_expenses: positive,
      current_savings: amount,
      annual_savings: amount,
      expected_return: growthRate,
    },
    optional: { withdrawal_rate: withdrawal, current_age: age },
    scaled: ['annual_expenses'],
  },
  retirement: {
    fields: {
      current_age: age,
      current_savings: amount,
      monthly_contribution: monthly,
      expected_return: growthRate,
    },
    optional: { withdrawal_rate: withdrawal, contribution_timing: timing, rate_convention: convention },
    scaled: ['current_savings', 'monthly_contribution'],
    complete: (random, values, kind) => {
      const current = values['current_age'] as number;
      const [soonest, latest] = kind === 'hard' ? [1, 130] : [Math.max(1, 55 - current), 70];
      const retirement_age = random.integer(current + soonest, Math.max(latest, current + soonest));
      return { ...values, retirement_age };
    },
  },
  cagr: { fields: { initial_value: positive, final_value: amount, years } },
};

const ordinaryCurrencies = ['', '', 'USD', 'usd', 'EUR', 'INR', 'JPY', 'KWD'];
const hardCurrencies = ['', 'usd', 'JPY', 'KWD', 'CLF'];

/** Ordinary amounts have no part of a yen. */
function wholeAmounts({ fields }: Shape, values: Case): Case {
  const entries = Object.entries(values).map(([name, value]) => {
    const isAmount = amounts.has(fields[name]) || name === 'down_payment';
    return [name, isAmount ? Math.ceil(value as number) : value];
  });
  return Object.fromEntries(entries) as Case;
}

/** The source of cases for a calculator; undefined for one that is not known here. */
export function findInputSource(id: string): InputSource | undefined {
  const shape = shapes[id];
  if (shape === undefined) return undefined;

  function draw(random: Random, kind: CaseKind): Values {
    const isTie = kind === 'hard' && random.chance(0.15);
    const values = isTie ? ties[id]!(random) : drawFields(shape!, random, kind);
    const codes = kind === 'hard' ? hardCurrencies : ordinaryCurrencies;
    const currency = random.pick(codes);
    if (currency === '') return values;
    return {
      ...(kind === 'ordinary' && currency === 'JPY' ? wholeAmounts(shape!, values) : values),
      currency,
    };
  }

  return { draw, scaled: shape.scaled ?? [] };
}

function drawFields({ fields, optional = {}, complete }: Shape, random: Random, kind: CaseKind): Case {
  const values: Case = {};
  for (const [name, field] of Object.entries(fields)) values[name] = field[kind](random);
  for (const [name, field] of Object.entries(optional)) {
    if (random.chance(0.5)) values[name] = field[kind](random);
  }
  return complete === undefined ? values : complete(random, values, kind);
}
