import { monthlyRate } from '#core/annuity.ts';
import type { Arithmetic } from '#core/arithmetic.ts';
import { planDebts, type DebtPlans, type DebtsCourse } from '#core/debts.ts';
import { DomainError } from '#core/errors.ts';
import { defineCalculator, step, stepByCase, type InputValues } from '../define.ts';
import { debtList } from '../conventions.ts';
import { amount, choice, currency, money, omittable, optional, whole } from '../fields.ts';
import { recordsOf, textOutput } from '../structures.ts';

const methods = {
  avalanche: 'the highest annual_rate first, and of equal rates the smallest balance',
  snowball: 'the smallest balance first, and of equal balances the highest annual_rate',
  custom: 'the debts in the order in which they are given',
} as const;

type Method = keyof typeof methods;

const apart = 'each debt paid by its minimum_payment alone';

export const debtPayoff = defineCalculator({
  id: 'debt-payoff',
  name: 'Debt Payoff Calculator',
  synonyms: ['snowball', 'avalanche', 'get out of debt'],
  category: 'loans',
  summary:
    'Month in which several debts are paid off one after the other, by snowball, avalanche or your own order.',
  input: {
    debts: debtList(),
    extra_monthly_payment: amount('Extra monthly payment beyond all minimum payments', { default: 0 }),
    method: choice('Which debt has all that is left', methods, { default: 'avalanche' }),
    currency: currency(),
  },
  output: {
    months: whole('Until the last debt is paid off', 'months'),
    monthly_budget: money('Total monthly payment: all minimum payments and the extra one'),
    total_balance: money('All balances'),
    total_interest: money('All interest'),
    total_paid: money('All payments'),
    months_saved: omittable(
      whole(
        'Months saved compared with minimum payments alone; absent where these never pay off a debt',
        'months',
      ),
    ),
    interest_saved: omittable(
      money('Interest saved against minimum payments alone; absent where these never pay off a debt'),
    ),
    debts: recordsOf('The debts in the order in which they were given', {
      name: optional(textOutput('Its name, where one was given')),
      months: whole('Month in which the debt is paid off', 'months'),
      interest: money('Its interest'),
      total_paid: money('All that is paid for it'),
    }),
    methods: recordsOf('Results of each method; one that never ends is left out', {
      method: textOutput('The method'),
      months: whole('Until the last debt is paid off', 'months'),
      total_interest: money('All interest'),
    }),
  },
  conventions: {
    timing:
      'payments at the end of each month; the minimum payment of a debt that is paid off, and what its last payment leaves, go to the next in the same month; the order is that of the beginning',
    compounding: 'interest monthly, at a twelfth of the nominal rate',
  },
  note: {
    steps: [
      stepByCase('total_balance', [{ words: 'the sum of all balances' }]),
      stepByCase('monthly_budget', [{ words: 'the sum of all minimum_payments and extra_monthly_payment' }]),
      stepByCase('debts', [
        {
          words:
            'month by month: interest annual_rate/1200 of each balance is added, each debt has its minimum_payment, and the first unpaid one of the order has all that is left of monthly_budget',
        },
      ]),
      stepByCase('months', [{ words: 'the month in which the last debt is paid off' }]),
      stepByCase('total_interest', [{ words: 'the sum of the interest of all debts' }]),
      step('total_paid', 'total_balance + total_interest'),
      stepByCase('months_saved', [{ words: `the months of ${apart}, less those of all together` }]),
      stepByCase('interest_saved', [{ words: `the interest of ${apart}, less total_interest` }]),
      stepByCase('methods', [{ words: 'the same with each order' }]),
    ],
    references: [
      'Consumer Financial Protection Bureau, Your Money, Your Goals: debt action plan (highest interest rate method, snowball method)',
      'S. G. Kellison, The Theory of Interest, 3rd edition (2009), §3.6 (unknown time) and §5.2 (retrospective balance)',
    ],
  },
  formula(a, input, { values, omit }) {
    const plans = plansOf(a, input);
    const by = (method: Method) => plans.together(input.extra_monthly_payment, orderOf(values, method));
    const course = requireCourse(by(input.method));
    const alone = plans.apart();
    if (alone === undefined) {
      const reason = 'The minimum payment of a debt alone never pays it off.';
      for (const output of ['months_saved', 'interest_saved']) omit(output, reason);
    }
    const sum = (items: readonly ReturnType<typeof a.of>[]) => items.reduce((x, y) => a.add(x, y));
    const interest = sum(course.debts.map((debt) => debt.interest));
    const balance = sum(input.debts.map((debt) => debt.balance));
    return {
      months: course.months,
      monthly_budget: a.add(
        sum(input.debts.map((debt) => debt.minimum_payment)),
        input.extra_monthly_payment,
      ),
      total_balance: balance,
      total_interest: interest,
      total_paid: a.add(balance, interest),
      months_saved: alone && alone.months - course.months,
      interest_saved: alone && a.subtract(alone.at(alone.months).flow, interest),
      debts: course.debts.map((debt, place) => ({
        name: input.debts[place]!.name,
        months: debt.months,
        interest: debt.interest,
        total_paid: a.add(input.debts[place]!.balance, debt.interest),
      })),
      // Not before they are asked for: a search for another output needs no other method.
      get methods() {
        const compared = (Object.keys(methods) as Method[]).map((method) => {
          const other = method === input.method ? course : by(method);
          return other && { method, months: other.months, total_interest: other.at(other.months).flow };
        });
        return compared.filter((one) => one !== undefined);
      },
    };
  },
  schedule: {
    kind: 'loan',
    periodsPerYear: 12,
    totals: { payment: 'total_paid', interest: 'total_interest' },
    course(a, input, { values }) {
      const order = orderOf(values, input.method);
      const { months, at } = requireCourse(plansOf(a, input).together(input.extra_monthly_payment, order));
      return { periods: months, at };
    },
  },
  laws: {
    rises: { interest_saved: ['extra_monthly_payment'], monthly_budget: ['extra_monthly_payment'] },
    falls: {
      months: ['extra_monthly_payment'],
      total_interest: ['extra_monthly_payment'],
      total_paid: ['extra_monthly_payment'],
    },
  },
});

interface DebtPayoffInput<N> {
  readonly debts: readonly DebtInput<N>[];
  readonly extra_monthly_payment: N;
  readonly method: Method;
}

interface DebtInput<N> {
  readonly balance: N;
  readonly annual_rate: N;
  readonly minimum_payment: N;
}

function plansOf<N>(a: Arithmetic<N>, { debts }: DebtPayoffInput<N>): DebtPlans<N> {
  return planDebts(
    a,
    debts.map(({ balance, annual_rate, minimum_payment }) => ({
      balance,
      rate: monthlyRate(a, annual_rate),
      payment: minimum_payment,
    })),
  );
}

/** Throws `goal-unreachable`. */
function requireCourse<N>(course: DebtsCourse<N> | undefined): DebtsCourse<N> {
  if (course !== undefined) return course;
  throw new DomainError(
    'goal-unreachable',
    'the debts are never paid off: all payments together do not cover the interest; raise extra_monthly_payment',
  );
}

/** By the numbers as JSON has them: equal ones are equal, which no digits of an arithmetic need to find out. */
function orderOf(values: InputValues, method: Method): readonly number[] {
  const debts = values['debts'] as unknown as readonly DebtInput<number>[];
  const places = debts.map((_, place) => place);
  const byBalance = (x: number, y: number) => debts[x]!.balance - debts[y]!.balance;
  const byRate = (x: number, y: number) => debts[y]!.annual_rate - debts[x]!.annual_rate;
  if (method === 'snowball') return places.toSorted((x, y) => byBalance(x, y) || byRate(x, y));
  return method === 'avalanche' ? places.toSorted((x, y) => byRate(x, y) || byBalance(x, y)) : places;
}
