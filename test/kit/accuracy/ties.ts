import type { Random } from './random.ts';

/** An input under construction. */
export type Case = Record<string, number | string>;

const oddHalfCents = (random: Random) => (2 * random.integer(0, 99_999) + 1) / 200;

/** Results that lie exactly on a rounding boundary or on the edge of being reached. */
export const ties: Readonly<Record<string, (random: Random) => Case>> = {
  'compound-interest': (random) => ({
    principal: oddHalfCents(random),
    annual_rate: random.pick([0, 20, 50, 100, 200, 300, -20, -50, -60]),
    years: random.integer(0, 3),
  }),
  mortgage: (random) => {
    const loan_term = random.integer(1, 30);
    const loan = 12 * loan_term * oddHalfCents(random);
    const down_payment = random.integer(0, 100_000);
    return { home_price: cents(loan + down_payment), down_payment, interest_rate: 0, loan_term };
  },
  emi: (random) => {
    if (random.chance(0.3))
      return { principal: random.integer(1, 99_999) / 100, annual_rate: 600, tenure_months: 1 };
    const tenure_months = random.integer(1, 480);
    return { principal: cents(tenure_months * oddHalfCents(random)), annual_rate: 0, tenure_months };
  },
  sip: (random) => ({
    monthly_investment: Math.max(0.01, oddHalfCents(random)),
    annual_return: random.pick([0, 600, 300, 120, 12, -600 / 7]),
    years: random.pick([0.01, 0.125, 0.25, random.integer(1, 20), random.integer(1, 99) / 12]),
  }),
  fire: drawFireEdge,
  retirement: (random) => ({
    current_age: 40,
    retirement_age: 40 + random.integer(1, 30),
    current_savings: oddHalfCents(random),
    monthly_contribution: random.pick([0, oddHalfCents(random), random.integer(1, 1000)]),
    expected_return: 0,
    withdrawal_rate: random.pick([1, 3, 4, 6, 12, 100]),
  }),
  cagr: (random) => {
    const halves = 2_000_000 + 2 * random.integer(0, 4999) + 1;
    if (random.chance(0.5)) return { initial_value: 1, final_value: halves / 2_000_000, years: 1 };
    const square = String(25n * BigInt(halves) ** 2n).padStart(15, '0');
    return {
      initial_value: 1,
      final_value: Number(`${square.slice(0, -14)}.${square.slice(-14)}`),
      years: 2,
    };
  },
};

export function cents(value: number): number {
  return Math.round(value * 100) / 100;
}

/**
 * The goal reached in half hundredths of a year, after whole years, already, or in the limit and so never.
 */
function drawFireEdge(random: Random): Case {
  const yearly = random.integer(1, 999) * 100;
  const count = random.integer(1, 40);
  const withdrawal_rate = random.pick([3, 4, 5]);
  const edges: readonly (() => Case)[] = [
    () => ({ goal: yearly * (count + 0.005), expected_return: 0 }),
    () => ({ goal: yearly * count, expected_return: 0 }),
    () => ({ goal: yearly * (2 ** (count % 16) - 1), expected_return: 100 }),
    () => ({ goal: yearly * count, current_savings: yearly * count, expected_return: random.integer(-9, 9) }),
    () => ({ goal: yearly * 60, current_savings: yearly * 20, expected_return: -5 }),
    () => ({ goal: yearly * 20, current_savings: yearly * 2, expected_return: -5 }),
    () => ({ goal: (yearly * 1000) / 3, current_savings: 0, expected_return: -0.3, withdrawal_rate: 0.3 }),
  ];
  const { goal, ...edge } = random.pick(edges)() as Case & { goal: number };
  const rate = (edge['withdrawal_rate'] as number | undefined) ?? withdrawal_rate;
  const annual_expenses = Math.max(0.01, Number(((goal * rate) / 100).toPrecision(13)));
  return { annual_savings: yearly, current_savings: 0, withdrawal_rate, ...edge, annual_expenses };
}
