import type { Arithmetic, Operand } from '../arithmetic/arithmetic.ts';
import { fractionOf } from '../arithmetic/fraction.ts';
import { presentValueFactor } from './annuity.ts';
import { paymentDay, paymentFrom, type PaymentDates } from './calendar.ts';
import {
  exactBooks,
  keepLoan,
  roundedBooks,
  unitBooks,
  type Books,
  type LoanLedger,
  type Terms,
} from './loan-ledger.ts';

/**
 * A loan with payments at the end of each period, and what its borrower pays on top. Months are counted from
 * 1.
 */
export interface DatedLoan<N> extends PaymentDates {
  /** Positive. */
  readonly principal: Operand<N>;
  /** Of the contract, and what is paid, after the interest-only payments. */
  readonly contractPayment: Operand<N>;
  readonly payment: Operand<N>;
  readonly perYear: number;
  /** Nominal, in percent, with interest added `compounds` times a year. */
  readonly annualRate: number;
  readonly compounds: number;
  readonly interestOnlyPayments: number;
  /** The payment at which the level payments and the balloon have repaid the loan. */
  readonly lastLevel: number;
  /** The level monthly payments that do, of which an accelerated payment is a part. */
  readonly levelMonths: number;
  readonly balloon: Operand<N>;
  /** The payment with which all that is left is due. */
  readonly lastPayment: number;
  /** Interest of the first payment beyond that of a period; negative where the first one is shorter. */
  readonly oddInterest: Operand<N>;
  readonly extras: Extras;
  readonly rateChanges: readonly RateChange[];
}

/** What is paid on top. */
export interface Extras {
  /** For each month, from the first payment of `monthlyFrom` on. */
  readonly monthly: number;
  readonly monthlyFrom: number;
  /** Once a year, first in the month `annualFrom`. */
  readonly annual: number;
  readonly annualFrom: number;
  readonly lumpSums: readonly LumpSum[];
}

/** It is paid with the last payment of a month, or with the first one that is not before a date. */
export interface LumpSum {
  readonly month?: number;
  readonly date?: number;
  readonly amount: number;
}

/** From the first period on that begins in or after the month. */
export interface RateChange {
  readonly month: number;
  readonly annual_rate: number;
}

/** How amounts enter the books of a loan, and how they are read. */
interface Entries<N, M> {
  /** At a rate in percent per year. */
  readonly booksAt: (annualRate: number) => Books<M>;
  readonly enter: (amount: Operand<N>) => M;
  readonly read: (amount: M) => N;
}

/** The payment at the end of a month, or the first one after it. */
export function paymentOfMonth(perYear: number, month: number): number {
  return Math.ceil((perYear * month) / 12);
}

/**
 * The rate per period, a fraction, of one in percent per year with interest added `compounds` times a year.
 */
function periodRate<N>(a: Arithmetic<N>, annualRate: number, compounds: number, perYear: number): N {
  const rate = a.divide(annualRate, 100 * compounds);
  if (compounds === perYear) return rate;
  return a.growthLess1(rate, compounds % perYear === 0 ? compounds / perYear : a.divide(compounds, perYear));
}

/**
 * Keeps a loan period by period, unrounded or, as a lender does, in whole units of 10^−decimals: amounts that
 * enter the books, and the interest of each period, are then rounded.
 */
export function keepDatedLoan<N>(
  a: Arithmetic<N>,
  loan: DatedLoan<N>,
  rounding: 'exact' | 'cent',
  decimals: number,
) {
  const { compounds, perYear } = loan;
  const rateOf = (annualRate: number) => periodRate(a, annualRate, compounds, perYear);
  if (rounding === 'exact') {
    const enter = (amount: Operand<N>) => (typeof amount === 'number' ? a.of(amount) : amount);
    const booksAt = (annualRate: number) => exactBooks(a, rateOf(annualRate));
    return keepBy<N, N>(a, loan, { booksAt, enter, read: (amount) => amount });
  }
  const entries: Entries<N, bigint> = {
    booksAt: (annualRate) =>
      compounds === perYear
        ? unitBooks(fractionOf(annualRate, 100 * perYear))
        : roundedBooks(a, rateOf(annualRate), decimals),
    enter: (amount) => BigInt(a.round(amount, decimals)),
    read: (units) => a.ofUnits(units, decimals),
  };
  return keepBy(a, loan, entries);
}

function keepBy<N, M>(a: Arithmetic<N>, loan: DatedLoan<N>, entries: Entries<N, M>) {
  const { enter, read, booksAt } = entries;
  const books = booksAt(loan.annualRate);
  const plan = {
    principal: enter(loan.principal),
    interestOnlyPeriods: loan.interestOnlyPayments,
    lastPeriod: loan.lastPayment,
    oddInterest: enter(loan.oddInterest),
    ...(loan.rateChanges.length > 0 && { termsFrom: changesOf(a, loan, entries) }),
  };
  const extraIn = extrasOf(a, loan, entries);
  const recast = isPaidEarly(loan, books, extraIn) ? recastOf(a, loan, entries) : undefined;
  const kept = keepLoan(books, {
    ...plan,
    ...(recast !== undefined && {
      termsFrom: (period: number, balance: M) =>
        plan.termsFrom?.(period, balance) ?? (period === recast.period ? recast.terms(balance) : undefined),
    }),
    payment: enter(loan.payment),
    extraIn: extraIn ?? (() => books.zero),
  });
  const interestOf = ({ interests }: LoanLedger<M>) => read(interests.at(-1)!);
  const interest = interestOf(kept);
  let contract: LoanLedger<M> | undefined;
  const isContract = extraIn === undefined && loan.payment === loan.contractPayment;
  const keepContract = () =>
    (contract ??= isContract
      ? kept
      : keepLoan(books, { ...plan, payment: enter(loan.contractPayment), extraIn: () => books.zero }));
  const earlier = () => kept.payments.map(([payment, count]) => [read(payment), count] as const);
  return {
    payments: kept.periods,
    interest,
    extras: read(kept.extras),
    finalPayment: read(kept.finalPayment),
    /** All payments in runs of equal ones, the last one as it is. */
    get runs() {
      return [...earlier(), [read(kept.finalPayment), 1] as const];
    },
    get contractPayments() {
      return keepContract().periods;
    },
    get contractInterest() {
      return interestOf(keepContract());
    },
    /** What prepayments have left when interest-only payments end; undefined where there are none. */
    get recastBalance() {
      const isLeft = recast !== undefined && kept.periods >= recast.period;
      return isLeft ? read(kept.balances[loan.interestOnlyPayments - 1]!) : undefined;
    },
    /** Of each change of the rate: the level payment from then on, undefined where all is repaid before. */
    get changedPayments() {
      return changedPaymentsOf(loan, kept.changes, recast?.period, read);
    },
    course: courseOf(kept, loan, (period) =>
      period === 0
        ? { balance: read(plan.principal), flow: read(books.zero) }
        : { balance: read(kept.balances[period - 1]!), flow: read(kept.interests[period - 1]!) },
    ),
  };
}

/** The last change up to a recast at the end of interest-only payments has the payment of that. */
function changedPaymentsOf<N, M>(
  loan: DatedLoan<N>,
  changes: ReadonlyMap<number, M>,
  recastPeriod: number | undefined,
  read: (amount: M) => N,
): readonly (N | undefined)[] {
  const periods = loan.rateChanges.map(({ month }) => firstAt(loan, month));
  const latest = Math.max(...periods.filter((period) => period <= (recastPeriod ?? -1)));
  return periods.map((period) => {
    const payment = changes.get(period === latest ? recastPeriod! : period);
    return payment === undefined ? undefined : read(payment);
  });
}

function courseOf<N, M, Point>(kept: LoanLedger<M>, loan: DatedLoan<N>, at: (period: number) => Point) {
  const dateOf = (period: number) => paymentDay(loan, period);
  return { periods: kept.periods, periodsPerYear: loan.perYear, at, dateOf };
}

/** The first payment whose whole period is in or after a month. */
function firstAt({ perYear }: DatedLoan<unknown>, month: number): number {
  return paymentOfMonth(perYear, month - 1) + 1;
}

/** The level payment that leaves the balloon, or a smaller balance, after so many periods. */
function levelOf<N>(a: Arithmetic<N>, balance: N, balloon: Operand<N>, rate: N, count: number): N {
  const left = a.compare(balance, balloon) < 0 ? balance : balloon;
  const level = a.divide(a.subtract(balance, left), presentValueFactor(a, rate, count));
  return a.add(level, a.multiply(rate, left));
}

/** At each change of the rate, a payment that repays what is owed then by the end of the contract. */
function changesOf<N, M>(a: Arithmetic<N>, loan: DatedLoan<N>, { booksAt, enter, read }: Entries<N, M>) {
  const rates = new Map(
    loan.rateChanges.map(({ month, annual_rate }) => [firstAt(loan, month), annual_rate]),
  );
  return (period: number, balance: M) => {
    const annualRate = rates.get(period);
    if (annualRate === undefined) return undefined;
    const rate = periodRate(a, annualRate, loan.compounds, loan.perYear);
    const count = loan.lastLevel - Math.max(period - 1, loan.interestOnlyPayments);
    const payment = enter(levelOf(a, read(balance), loan.balloon, rate, count));
    return { interestOf: booksAt(annualRate).interestOf, payment };
  };
}

/** Whether something is paid on top with an interest-only payment. */
function isPaidEarly<N, M>(
  { interestOnlyPayments }: DatedLoan<N>,
  books: Books<M>,
  extraIn: ((payment: number) => M) | undefined,
): boolean {
  if (extraIn === undefined) return false;
  for (let payment = 1; payment <= interestOnlyPayments; payment++) {
    if (books.compare(extraIn(payment), books.zero) > 0) return true;
  }
  return false;
}

/** The terms after the interest-only payments, for the balance that prepayments have left by then. */
function recastOf<N, M>(a: Arithmetic<N>, loan: DatedLoan<N>, { booksAt, enter, read }: Entries<N, M>) {
  const period = loan.interestOnlyPayments + 1;
  const changed = loan.rateChanges
    .filter(({ month }) => firstAt(loan, month) <= period)
    .toSorted((x, y) => x.month - y.month);
  const annualRate = changed.at(-1)?.annual_rate ?? loan.annualRate;
  const isAccelerated = loan.payment !== loan.contractPayment;
  const [perYear, count] = isAccelerated
    ? [12, loan.levelMonths]
    : [loan.perYear, loan.lastLevel - loan.interestOnlyPayments];
  const rate = periodRate(a, annualRate, loan.compounds, perYear);
  const terms = (balance: M): Terms<M> => {
    const level = enter(levelOf(a, read(balance), loan.balloon, rate, count));
    const payment = isAccelerated ? enter(a.divide(read(level), Math.floor(loan.perYear / 12))) : level;
    return { interestOf: booksAt(annualRate).interestOf, payment };
  };
  return { period, terms };
}

/** What is paid on top with a payment; undefined where nothing is. */
function extrasOf<N, M>(
  a: Arithmetic<N>,
  loan: DatedLoan<N>,
  { booksAt, enter }: Entries<N, M>,
): ((payment: number) => M) | undefined {
  const { perYear, extras } = loan;
  const { monthly, monthlyFrom, annual, annualFrom, lumpSums } = extras;
  if (monthly === 0 && annual === 0 && lumpSums.length === 0) return undefined;
  const books = booksAt(0);
  const regular = enter(perYear === 12 ? monthly : a.divide(a.multiply(monthly, 12), perYear));
  const regularFrom = Math.floor((perYear * (monthlyFrom - 1)) / 12) + 1;
  const [yearly, yearlyFrom] = [enter(annual), paymentOfMonth(perYear, annualFrom)];
  const lumps = new Map<number, M>();
  for (const { month, date, amount } of lumpSums) {
    const paidWith = month === undefined ? paymentFrom(loan, date!) : paymentOfMonth(perYear, month);
    lumps.set(paidWith, books.add(lumps.get(paidWith) ?? books.zero, enter(amount)));
  }
  return (payment) => {
    let extra = payment >= regularFrom ? regular : books.zero;
    const isYearly = annual !== 0 && payment >= yearlyFrom && (payment - yearlyFrom) % perYear === 0;
    if (isYearly) extra = books.add(extra, yearly);
    const lump = lumps.get(payment);
    return lump === undefined ? extra : books.add(extra, lump);
  };
}
