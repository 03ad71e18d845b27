import type { Arithmetic, Operand } from '../arithmetic/arithmetic.ts';
import { paymentDay, type PaymentDates } from './calendar.ts';
import { paymentPart, type LoanDayCount, type YearPart } from './day-count.ts';
import { extrasOf, paymentOfMonth, type Extras } from './extra-payments.ts';
import { keepByDays, keepByPeriods, type Entries } from './entries.ts';
import { levelFrom, type PartOf, principalFrom } from './level-payment.ts';
import { keepLoan, type Books, type LoanLedger, type Terms } from './loan-ledger.ts';

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
  /** Whether these payments are of principal, the same each time, and interest is paid beside them. */
  readonly isOfPrincipal?: boolean;
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
  /** Without it, each period has the same rate. */
  readonly days?: CountedDays | undefined;
  /** Interest of the first payment beyond that of a period; negative where the first one is shorter. */
  readonly oddInterest: Operand<N>;
  readonly extras: Extras;
  readonly rateChanges: readonly RateChange[];
  /** Whether what is paid on top lowers the payments that follow, and not the term. */
  readonly lowersPayment?: boolean;
}

/** How days are counted, and whether a level payment repays the loan over the days as they are. */
export interface CountedDays {
  readonly count: LoanDayCount;
  readonly isLevelOverDays: boolean;
}

/** From the first period on that begins in or after the month. */
export interface RateChange {
  readonly month: number;
  readonly annual_rate: number;
}

/** How amounts enter the books, and the part of a year of each period, where days are counted. */
interface DatedEntries<N, M> extends Entries<N, M> {
  readonly partOf?: PartOf | undefined;
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
  const partOf = loan.days && partsOf(loan, loan.days);
  const keep = <M>(entries: Entries<N, M>) => keepBy<N, M>(a, loan, { ...entries, partOf });
  return partOf === undefined
    ? keepByPeriods(a, { rounding, decimals }, loan, keep)
    : keepByDays(a, { rounding, decimals }, loan.principal, partOf, keep);
}

/** The part of a year of each period, where the first is only that before its payment, or all before it. */
function partsOf(loan: DatedLoan<unknown>, { count, isLevelOverDays }: CountedDays): PartOf {
  const { start, first, perYear } = loan;
  const dates = { start: isLevelOverDays ? start : paymentDay(loan, 0), first, perYear };
  const known: YearPart[] = [];
  return (payment) => (known[payment] ??= paymentPart(count, dates, payment));
}

/** Of its level payments, or of those of principal. */
function levelsOf<N>(a: Arithmetic<N>, loan: DatedLoan<N>, partOf: PartOf | undefined) {
  if (loan.isOfPrincipal === true) return principalFrom(a, loan.lastLevel, loan.balloon);
  const isOverDays = loan.days?.isLevelOverDays === true;
  return levelFrom(a, { ...loan, partOf: isOverDays ? partOf : undefined }, loan.balloon);
}

function keepBy<N, M>(a: Arithmetic<N>, loan: DatedLoan<N>, entries: DatedEntries<N, M>) {
  const { enter, read, booksAt } = entries;
  const books = booksAt(loan.annualRate);
  const plan = {
    principal: enter(loan.principal),
    isOfPrincipal: loan.isOfPrincipal === true,
    interestOnlyPeriods: loan.interestOnlyPayments,
    lastPeriod: loan.lastPayment,
    oddInterest: enter(loan.oddInterest),
    ...(loan.rateChanges.length > 0 && { termsFrom: changesOf(a, loan, entries) }),
  };
  const extraIn = extrasOf(a, loan, books, enter);
  const recast = isPaidEarly(loan, books, extraIn) ? recastOf(a, loan, entries) : undefined;
  const lower = loan.lowersPayment === true ? createLowered(a, loan, entries, extraIn) : undefined;
  const kept = keepLoan(books, {
    ...plan,
    ...((recast ?? lower) !== undefined && { termsFrom: inTurn(plan.termsFrom, recast, lower) }),
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
    /** The level payment that would repay it at the first rate, unrounded. */
    get recastPayment() {
      const left = this.recastBalance;
      return left && levelsOf(a, loan, entries.partOf)(recast!.period, left, loan.annualRate);
    },
    /** The last level payment that prepayments have lowered. */
    get loweredPayment() {
      const payment = lower && [...kept.changes.values()].at(-1);
      return payment === undefined ? undefined : read(payment);
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
    const recast = period === latest ? changes.get(recastPeriod!) : undefined;
    const payment = recast ?? changes.get(period);
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

/** At each change of the rate, a payment that repays what is owed then by the end of the contract. */
function changesOf<N, M>(a: Arithmetic<N>, loan: DatedLoan<N>, entries: DatedEntries<N, M>) {
  const { booksAt, enter, read, partOf } = entries;
  const level = levelsOf(a, loan, partOf);
  const rates = new Map(inOrder(loan).map(({ month, annual_rate }) => [firstAt(loan, month), annual_rate]));
  return (period: number, balance: M) => {
    const annualRate = rates.get(period);
    if (annualRate === undefined) return undefined;
    const from = Math.max(period, loan.interestOnlyPayments + 1);
    const payment = enter(level(from, read(balance), annualRate));
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
function recastOf<N, M>(a: Arithmetic<N>, loan: DatedLoan<N>, entries: DatedEntries<N, M>) {
  const { booksAt, enter, read, partOf } = entries;
  const { interestOnlyPayments } = loan;
  const period = interestOnlyPayments + 1;
  const annualRate = rateIn(loan, period);
  const isAccelerated = loan.payment !== loan.contractPayment;
  const months = { ...loan, perYear: 12, lastLevel: loan.levelMonths + interestOnlyPayments };
  const level = isAccelerated
    ? levelFrom(a, { ...months, partOf: undefined }, loan.balloon)
    : levelsOf(a, loan, partOf);
  const terms = (balance: M): Terms<M> => {
    const regular = enter(level(period, read(balance), annualRate));
    const payment = isAccelerated ? enter(a.divide(read(regular), Math.floor(loan.perYear / 12))) : regular;
    return { interestOf: booksAt(annualRate).interestOf, payment };
  };
  return { period, terms };
}

/** In percent per year. */
function rateIn<N>(loan: DatedLoan<N>, period: number): number {
  const changed = inOrder(loan).findLast(({ month }) => firstAt(loan, month) <= period);
  return changed?.annual_rate ?? loan.annualRate;
}

/** Of changes before the same period the last one holds. */
function inOrder({ rateChanges }: DatedLoan<unknown>): readonly RateChange[] {
  return rateChanges.toSorted((x, y) => x.month - y.month);
}

/** After each period in which something was paid on top: the payment that repays what is left by the end. */
function createLowered<N, M>(
  a: Arithmetic<N>,
  loan: DatedLoan<N>,
  { booksAt, enter, read, partOf }: DatedEntries<N, M>,
  extraIn: ((payment: number) => M) | undefined,
) {
  const level = levelsOf(a, loan, partOf);
  return (period: number, balance: M): Terms<M> | undefined => {
    if (extraIn === undefined || period === 1) return undefined;
    const annualRate = rateIn(loan, period);
    const { zero, compare, interestOf } = booksAt(annualRate);
    if (compare(extraIn(period - 1), zero) === 0) return undefined;
    return { interestOf, payment: enter(level(period, read(balance), annualRate)) };
  };
}

type TermsFrom<M> = (period: number, balance: M) => Terms<M> | undefined;

/** A change of the rate sets terms first, then a recast, and then a payment that is lowered. */
function inTurn<M>(
  changed: TermsFrom<M> | undefined,
  recast: { readonly period: number; readonly terms: (balance: M) => Terms<M> } | undefined,
  lower: TermsFrom<M> | undefined,
): TermsFrom<M> {
  return (period, balance) =>
    changed?.(period, balance) ??
    (period === recast?.period ? recast.terms(balance) : lower?.(period, balance));
}
