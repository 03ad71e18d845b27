import type { Arithmetic } from '../arithmetic/arithmetic.ts';
import type { Fraction } from '../arithmetic/fraction.ts';

/** How amounts are kept: as numbers of an arithmetic, or as a lender's books have them. */
export interface Books<M> {
  readonly zero: M;
  readonly add: (x: M, y: M) => M;
  readonly subtract: (x: M, y: M) => M;
  readonly compare: (x: M, y: M) => number;
  /** Of one period: which one matters where periods differ. */
  readonly interestOf: (balance: M, period: number) => M;
}

/** The interest of each period is that of its own books. */
export function booksByPeriod<M>(booksOf: (period: number) => Books<M>): Books<M> {
  return { ...booksOf(1), interestOf: (balance, period) => booksOf(period).interestOf(balance, period) };
}

/** Nothing is rounded; `rate` is per period, a fraction. */
export function exactBooks<N>(a: Arithmetic<N>, rate: N): Books<N> {
  return {
    zero: a.of(0),
    add: (x, y) => a.add(x, y),
    subtract: (x, y) => a.subtract(x, y),
    compare: (x, y) => a.compare(x, y),
    interestOf: (balance) => a.multiply(balance, rate),
  };
}

/** Whole minor units; the interest of a period is rounded half away from zero. */
export function unitBooks({ numerator, denominator }: Fraction): Books<bigint> {
  return {
    zero: 0n,
    add: (x, y) => x + y,
    subtract: (x, y) => x - y,
    compare: (x, y) => (x < y ? -1 : Number(x > y)),
    interestOf: (balance) => (2n * balance * numerator + denominator) / (2n * denominator),
  };
}

/** As `unitBooks`, of amounts that doubles hold: the quotient of whole numbers below 2^53 is exact enough. */
export function smallUnitBooks(rate: Fraction): Books<number> {
  const [numerator, denominator] = [2 * Number(rate.numerator), Number(rate.denominator)];
  const exact = unitBooks(rate);
  return {
    zero: 0,
    add: (x, y) => x + y,
    subtract: (x, y) => x - y,
    compare: (x, y) => x - y,
    interestOf(balance, period) {
      const twice = balance * numerator + denominator;
      if (twice < 2 ** 53) return Math.floor(twice / (2 * denominator));
      return Number(exact.interestOf(BigInt(balance), period));
    },
  };
}

/** As `unitBooks`, at a rate that no fraction may be. */
export function roundedBooks<N>(a: Arithmetic<N>, rate: N, decimals: number): Books<bigint> {
  const interestOf = (balance: bigint) =>
    BigInt(a.round(a.multiply(a.ofUnits(balance, decimals), rate), decimals));
  return { ...unitBooks({ numerator: 0n, denominator: 1n }), interestOf };
}

/** What a loan costs from a period on. */
export interface Terms<M> {
  readonly interestOf: Books<M>['interestOf'];
  readonly payment: M;
}

/** What a contract and a borrower do in each period. */
export interface LoanPlan<M> {
  /** Positive. */
  readonly principal: M;
  /** After the interest-only periods. */
  readonly payment: M;
  /** Whether payments are of principal, and interest is paid besides. */
  readonly isOfPrincipal?: boolean;
  readonly interestOnlyPeriods: number;
  /** The period in which all that is left is due. */
  readonly lastPeriod: number;
  /** Interest for days by which the first period is longer; negative where it is shorter. */
  readonly oddInterest: M;
  /** What is paid on top in a period; no more than is owed counts. */
  readonly extraIn: (period: number) => M;
  /** The terms that begin with a period, for what is owed then; undefined where nothing changes. */
  readonly termsFrom?: (period: number, balance: M) => Terms<M> | undefined;
}

/** The arrays have one entry a period; the last balance is 0. */
export interface LoanLedger<M> {
  readonly periods: number;
  readonly balances: readonly M[];
  /** All interest so far. */
  readonly interests: readonly M[];
  /** All that was paid on top. */
  readonly extras: M;
  /** What is paid before the last payment, and how many times in a row; with what is paid on top. */
  readonly payments: readonly (readonly [payment: M, count: number])[];
  /** With what is paid on top in that period. */
  readonly finalPayment: M;
  /** The level payment of each period with which terms began. */
  readonly changes: ReadonlyMap<number, M>;
}

/**
 * Pays a loan off period by period. That all is due in the last one is known, and is left to no comparison.
 */
export function keepLoan<M>(books: Books<M>, plan: LoanPlan<M>): LoanLedger<M> {
  const balances: M[] = [];
  const interests: M[] = [];
  const payments: [M, number][] = [];
  const changes = new Map<number, M>();
  const paidWith = createSum(books);
  let terms: Terms<M> = { interestOf: books.interestOf, payment: plan.payment };
  let balance = plan.principal;
  let [charged, extras] = [books.zero, books.zero];
  for (let period = 1; ; period++) {
    const changed = plan.termsFrom?.(period, balance);
    if (changed !== undefined) {
      terms = changed;
      changes.set(period, terms.payment);
    }
    const regular = terms.interestOf(balance, period);
    const interest = period === 1 ? books.add(regular, plan.oddInterest) : regular;
    const owed = books.add(balance, interest);
    const isAlone = plan.isOfPrincipal !== true && period > 1;
    const due = isAlone
      ? terms.payment
      : books.add(terms.payment, plan.isOfPrincipal ? interest : plan.oddInterest);
    charged = books.add(charged, interest);
    interests.push(charged);
    const isInterestOnly = period <= plan.interestOnlyPeriods;
    const isLast = period === plan.lastPeriod || (!isInterestOnly && books.compare(due, owed) >= 0);
    const left = isInterestOnly ? balance : books.subtract(owed, due);
    const extra = isLast ? books.zero : plan.extraIn(period);
    if (isLast || books.compare(extra, left) >= 0) {
      balances.push(books.zero);
      const onTop = isLast ? extras : books.add(extras, left);
      return { periods: period, balances, interests, extras: onTop, payments, finalPayment: owed, changes };
    }
    const paid = isInterestOnly ? books.add(interest, extra) : paidWith(due, extra);
    const run = payments.at(-1);
    if (run?.[0] === paid) run[1]++;
    else payments.push([paid, 1]);
    if (extra !== books.zero) extras = books.add(extras, extra);
    balance = extra === books.zero ? left : books.subtract(left, extra);
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
