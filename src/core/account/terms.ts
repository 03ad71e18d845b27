import type { LoanDayCount } from '../finance/day-count.ts';

/** The terms of a loan account; amounts are whole minor units, rates percent per year. */
export interface AccountTerms {
  readonly principal: bigint;
  readonly annualRate: number;
  readonly start: number;
  readonly first: number | undefined;
  /** All due dates, in order, in place of a number of periods. */
  readonly dueDates: readonly number[] | undefined;
  readonly perYear: number;
  /** Payments of the contract; unknown where the payment is given instead. */
  readonly count: number | undefined;
  readonly payment: bigint | undefined;
  readonly dayCount: LoanDayCount;
  readonly yearSplit: 'day_start' | 'day_end';
  readonly partialMonth: 'actual_share' | 'thirty_days';
  readonly dueDateRule: 'last_day' | 'next_first';
  /** Times a year that interest is added to the nominal rate, where that differs from the payments. */
  readonly compounds: number | undefined;
  readonly method: 'level' | 'equal_principal' | 'interest_only' | 'bullet' | 'flat';
  readonly levelRule: 'root' | 'regular' | 'thirty_over_365' | 'shared_out';
  readonly paymentRounding: 'cent' | 'cent_up' | 'unit' | 'exact';
  readonly interestRounding:
    | 'cent_once'
    | 'cent_per_piece'
    | 'cent_down'
    | 'cent_carried'
    | 'daily_cent'
    | 'exact';
  /** Payments of interest alone at the beginning. */
  readonly interestOnly: number;
  readonly balloon: bigint;
  readonly offset: bigint;
  readonly order:
    | 'fees_interest_principal'
    | 'interest_principal_fees'
    | 'interest_fees_principal'
    | 'principal_first';
  /** Which interest a payment pays: all up to its day, or that of due dates. */
  readonly collected: 'accrued' | 'due';
  readonly prepayment: 'shorter_term' | 'lower_payment' | 'paid_ahead' | 'final_payment';
  readonly late: 'accrues_final' | 'arrears_separate' | 'compounding_monthly';
  readonly forecast: 'paid_on_report_date' | 'unpaid';
  readonly holiday: 'capitalized' | 'deferred' | 'collected' | 'waived';
  readonly rateChange: 'new_payment' | 'new_term' | 'same_payment';
  readonly advance: 'new_payment' | 'same_payment';
  readonly reage: 'recalculated' | 'equal_share';
  readonly chargeTiming: 'on_date' | 'next_payment';
  readonly rest: 'daily' | 'due_date';
  readonly lateRate: number;
  readonly lateFee: bigint;
  readonly graceDays: number;
  readonly creditRate: number;
  readonly capPct: number | undefined;
  readonly dailyCapPct: number | undefined;
  readonly asOf: number | undefined;
  readonly settlement: number | undefined;
  readonly events: readonly AccountEvent[];
  readonly decimals: number;
}

export const eventKinds = {
  due_date_change: 'the due date on date moves to end_date, and later ones with it',
  rate_change: 'annual_rate holds from date on, from the night before it, up to end_date if that is given',
  interest_pause: 'no interest from date to end_date, both days included',
  holiday: 'no payment is due from date to end_date',
  offset: 'amount is the offset balance from date on',
  advance: 'amount is lent in addition',
  fee: 'amount is charged',
  charge_waiver: 'amount of unpaid fees is waived',
  payment: 'amount is paid',
  refund: 'amount is paid back to the borrower',
  recast: 'a new payment, for the same end',
  reage: 'what is owed is due in payment_count new payments, the first on end_date',
  write_off: 'amount of principal is written off',
} as const;
export type EventKind = keyof typeof eventKinds;

export interface AccountEvent {
  readonly date: number;
  /** With a rate that ends, payments are set once more. */
  readonly kind: EventKind | 'rate_end';
  readonly amount?: bigint | undefined;
  readonly annualRate?: number | undefined;
  readonly end?: number | undefined;
  readonly count?: number | undefined;
  /** Its place in the request. */
  readonly index: number;
}

const kinds = Object.keys(eventKinds);

/**
 * By dates; on one date, in the order of the kinds, and then as given. The end of a rate is an event of its
 * own, where payments follow the rate.
 */
export function eventsInOrder({
  events,
  rateChange,
}: Pick<AccountTerms, 'events' | 'rateChange'>): readonly AccountEvent[] {
  const ends = events.flatMap(({ kind, end, index }): readonly AccountEvent[] =>
    kind === 'rate_change' && end !== undefined && rateChange === 'new_payment'
      ? [{ date: end + 1, kind: 'rate_end', index }]
      : [],
  );
  const rankOf = ({ kind }: AccountEvent) => kinds.indexOf(kind === 'rate_end' ? 'rate_change' : kind);
  return [...events, ...ends].toSorted(
    (one, other) => one.date - other.date || rankOf(one) - rankOf(other) || one.index - other.index,
  );
}
