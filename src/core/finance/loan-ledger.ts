import type { Arithmetic } from '../arithmetic/arithmetic.ts';
import type { Fraction } from '../arithmetic/fraction.ts';

/** How amounts are kept: as numbers of an arithmetic, or as a lender's books have them. */
export interface Books<M> {
  readonly zero: M;
  readonly add: (x: M, y: M) => M;
  readonly subtract: (x: M, y: M) => M;
  readonly compare: (x: M, y: M) => number;
  /** Of one month. */
  readonly interestOf: (balance: M) => M;
}

/** Nothing is rounded; `rate` is per month, a fraction. */
export function exactBooks<N>(a: Arithmetic<N>, rate: N): Books<N> {
  return {
    zero: a.of(0),
    add: (x, y) => a.add(x, y),
    subtract: (x, y) => a.subtract(x, y),
    compare: (x, y) => a.compare(x, y),
    interestOf: (balance) => a.multiply(balance, rate),
  };
}

/** Whole minor units; the interest of a month is rounded half away from zero. */
export function unitBooks({ numerator, denominator }: Fraction): Books<bigint> {
  return {
    zero: 0n,
    add: (x, y) => x + y,
    subtract: (x, y) => x - y,
    compare: (x, y) => (x < y ? -1 : Number(x > y)),
    interestOf: (balance) => (2n * balance * numerator + denominator) / (2n * denominator),
  };
}

/** What a contract and a borrower do in each month. */
export interface LoanPlan<M> {
  /** Positive. */
  readonly principal: M;
  /** After the interest-only months. */
  readonly payment: M;
  readonly interestOnlyMonths: number;
  /** The month in which all that is left is due. */
  readonly lastMonth: number;
  /** Interest for days by which the first month is longer; negative where it is shorter. */
  readonly oddInterest: M;
  /** What is paid on top in a month; no more than is owed counts. */
  readonly extraIn: (month: number) => M;
}

/** The arrays have one entry a month; the last balance is 0. */
export interface LoanLedger<M> {
  readonly months: number;
  readonly balances: readonly M[];
  /** All interest so far. */
  readonly interests: readonly M[];
  /** All that was paid on top. */
  readonly extras: M;
  /** What is paid before the last payment, and how many times in a row; with what is paid on top. */
  readonly payments: readonly (readonly [payment: M, count: number])[];
  /** With what is paid on top in that month. */
  readonly finalPayment: M;
}

/** Pays a loan off month by month. That all is due in the last month is known, and is left to no comparison. */
export function keepLoan<M>(books: Books<M>, plan: LoanPlan<M>): LoanLedger<M> {
  const balances: M[] = [];
  const interests: M[] = [];
  const payments: [M, number][] = [];
  const paidWith = createSum(books);
  let balance = plan.principal;
  let [charged, extras] = [books.zero, books.zero];
  for (let month = 1; ; month++) {
    const regular = books.interestOf(balance);
    const interest = month === 1 ? books.add(regular, plan.oddInterest) : regular;
    const owed = books.add(balance, interest);
    const due = month === 1 ? books.add(plan.payment, plan.oddInterest) : plan.payment;
    charged = books.add(charged, interest);
    interests.push(charged);
    const isInterestOnly = month <= plan.interestOnlyMonths;
    const isLast = month === plan.lastMonth || (!isInterestOnly && books.compare(due, owed) >= 0);
    const left = isInterestOnly ? balance : books.subtract(owed, due);
    const extra = isLast ? books.zero : plan.extraIn(month);
    if (isLast || books.compare(extra, left) >= 0) {
      balances.push(books.zero);
      const onTop = isLast ? extras : books.add(extras, left);
      return { months: month, balances, interests, extras: onTop, payments, finalPayment: owed };
    }
    const paid = isInterestOnly ? books.add(interest, extra) : paidWith(due, extra);
    const run = payments.at(-1);
    if (run?.[0] === paid) run[1]++;
    else payments.push([paid, 1]);
    extras = books.add(extras, extra);
    balance = books.subtract(left, extra);
    balances.push(balance);
  }
}

/** Adds; of the same two amounts as before it is the very same sum. */
function createSum<M>(books: Books<M>): (x: M, y: M) => M {
  let known: readonly [M, M, M] | undefined;
  return (x, y) => {
    if (known === undefined || known[0] !== x || known[1] !== y) known = [x, y, books.add(x, y)];
    return known[2];
  };
}
