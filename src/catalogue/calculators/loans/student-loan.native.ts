import type { Arithmetic, Operand } from '#core/arithmetic/arithmetic.ts';
import { courseOf, monthsFrom } from '#core/finance/counted-loan.ts';
import type { LoanDayCount, YearPart } from '#core/finance/day-count.ts';
import { keepByDays, type Entries } from '#core/finance/entries.ts';
import { rateOfPart } from '#core/finance/level-payment.ts';
import { keepLoan } from '#core/finance/loan-ledger.ts';
import { defineNatives } from '#catalogue/declare/define.ts';
import { monthlyDates } from '#catalogue/parts/payoff-date.ts';

/** The code of student-loan. */
export const natives = defineNatives({
  ...monthlyDates,
  keep_student_loan: {
    description:
      "each month, interest is charged for the month's part of a year, by the day count convention: until repayment begins on the loan, unless it is subsidized, and then on the part of the balance that bears interest. The level payment repays all in the term, over these months or, with level_payment_rule regular, over equal ones; interest that is kept separate bears none, and the first payments repay it. The last payment settles the balance. In a lender's ledger, payments and the interest of each month are rounded. The same without the extra payment is plain_payments and plain_interest",
    answers: {
      level: 'number',
      accrued: 'number',
      payments: 'whole',
      interest: 'number',
      final_payment: 'number',
      plain_payments: 'whole',
      plain_interest: 'number',
      course: 'course',
    },
    of: keepStudentLoan,
  },
});

interface StudentLoan<N> {
  readonly principal: Operand<N>;
  readonly annualRate: number;
  /** Of the term. */
  readonly months: number;
  /** Until repayment begins. */
  readonly waiting: number;
  readonly subsidized: boolean;
  readonly treatment: 'capitalized' | 'separate' | 'paid';
  readonly extra: number;
  readonly isLevelOverDays: boolean;
}

function keepStudentLoan<N>(
  a: Arithmetic<N>,
  principal: Operand<N>,
  annualRate: number,
  months: number,
  waiting: number,
  subsidized: boolean,
  treatment: StudentLoan<N>['treatment'],
  extra: number,
  start: number,
  count: LoanDayCount,
  levelRule: 'root' | 'regular',
  rounding: 'exact' | 'cent',
  decimals: number,
) {
  const partOf = monthsFrom(start, count);
  const isLevelOverDays = levelRule === 'root';
  const loan = { principal, annualRate, months, waiting, subsidized, treatment, extra, isLevelOverDays };
  return keepByDays(a, { rounding, decimals }, principal, partOf, (entries) => keep(a, loan, entries, partOf));
}

function keep<N, M>(
  a: Arithmetic<N>,
  { principal, annualRate, months, waiting, subsidized, treatment, extra, isLevelOverDays }: StudentLoan<N>,
  { booksAt, enter, read }: Entries<N, M>,
  partOf: (month: number) => YearPart,
) {
  const books = booksAt(annualRate);
  const { zero, add, compare } = books;
  const loan = enter(principal);
  const accrued = [zero];
  for (let month = 1; month <= waiting; month++) {
    accrued.push(add(accrued[month - 1]!, subsidized ? zero : books.interestOf(loan, month)));
  }
  const unpaid = accrued[waiting]!;
  const bearing = treatment === 'capitalized' ? add(loan, unpaid) : loan;
  const opening = treatment === 'paid' ? loan : add(loan, unpaid);
  const rates = Array.from({ length: months }, (_, index) =>
    rateOfPart(a, annualRate, isLevelOverDays ? partOf(waiting + 1 + index) : { days: 1, per: 12 }),
  );
  const payment = enter(levelOf(a, read(opening), read(bearing), treatment === 'separate', rates));
  const keepWith = (onTop: M) => {
    // Until it is repaid, only the rest of the balance bears interest.
    let hasSeparate = treatment === 'separate';
    const interestOf = (balance: M, period: number) => {
      hasSeparate &&= compare(balance, bearing) > 0;
      return books.interestOf(hasSeparate ? bearing : balance, waiting + period);
    };
    const plan = { principal: opening, payment, interestOnlyPeriods: 0, lastPeriod: months, oddInterest: zero };
    return keepLoan({ ...books, interestOf }, { ...plan, extraIn: () => onTop });
  };
  const kept = keepWith(enter(extra));
  const plain = keepWith(zero);
  const repaid = courseOf(kept, opening, zero, read);
  return {
    level: read(payment),
    accrued: read(unpaid),
    payments: kept.periods,
    interest: read(kept.interests.at(-1)!),
    final_payment: read(kept.finalPayment),
    plain_payments: plain.periods,
    plain_interest: read(plain.interests.at(-1)!),
    course: {
      periods: waiting + kept.periods,
      at: (month: number) => {
        if (month <= waiting) {
          const flow = read(accrued[month]!);
          return { balance: treatment === 'paid' ? read(loan) : a.add(read(loan), flow), flow };
        }
        const { balance, flow } = repaid.at(month - waiting);
        return { balance, flow: a.add(read(unpaid), flow) };
      },
    },
  };
}

/**
 * The payment that repays all, of which only `bearing` bears interest: the first payments, as many as repay
 * the rest with the interest of their months, are sums, and those after them grow.
 */
function levelOf<N>(a: Arithmetic<N>, owed: N, bearing: N, hasRest: boolean, rates: readonly N[]): N {
  const growths = [a.of(1)];
  const worths = [a.of(0)];
  for (const rate of rates.toReversed()) {
    const growth = growths.at(-1)!;
    worths.push(a.add(worths.at(-1)!, growth));
    growths.push(a.multiply(growth, a.add(1, rate)));
  }
  const after = (first: number) => rates.length - first;
  const repays = (first: number, due: N) =>
    a.divide(
      a.multiply(due, growths[after(first)]!),
      a.add(a.multiply(growths[after(first)]!, first), worths[after(first)]!),
    );
  let due = owed;
  if (!hasRest || a.compare(owed, bearing) <= 0) return repays(0, due);
  for (let first = 1; ; first++) {
    due = a.add(due, a.multiply(bearing, rates[first - 1]!));
    const payment = repays(first, due);
    const isEnough = first === rates.length || a.compare(a.subtract(due, a.multiply(payment, first)), bearing) <= 0;
    if (isEnough) return payment;
  }
}
