import { DomainError } from '#base/errors.ts';
import { applyEvent } from './events.ts';
import { chargeLate, isLateOn } from './late.ts';
import { levelOf } from './level.ts';
import { greatest, least } from './numbers.ts';
import { MAX_PAYMENTS, openAccount } from './opening.ts';
import { pay } from './payments.ts';
import {
  accrue,
  arrearsOf,
  charge,
  closeRow,
  isOwing,
  openRow,
  owed,
  owedOn,
  payable,
  rowOf,
  seenOn,
  type Account,
  type Due,
  type Row,
  type State,
} from './state.ts';
import type { AccountTerms } from './terms.ts';

/** Kinds of events that happen, rather than being planned: an account is known up to the last of them. */
const pastKinds = new Set<string>(['payment', 'refund', 'fee', 'charge_waiver', 'write_off', 'reage']);

export interface Overpaid {
  readonly index: number;
  /** In grains. */
  readonly owed: bigint;
}

/** An account from its beginning to its last payment, with its state on two days. */
export interface Kept extends Account {
  readonly asOf: number;
  readonly position: State;
  readonly settled: State;
  /** All that was booked up to the settlement date. */
  readonly settledRows: readonly Row[];
  /** The first payment after the position, and the last one of all. */
  readonly nextPayment: { readonly date: number; readonly amount: bigint } | undefined;
  readonly finalPayment: bigint;
  readonly payoffDay: number;
  readonly paymentCount: number;
  readonly overpaid: Overpaid | undefined;
}

/** Keeps an account day by day: what happened up to `asOf`, and then as planned. */
export function keepAccount(terms: AccountTerms): Kept {
  const account = openAccount(terms);
  const { events } = account.terms;
  const asOf = terms.asOf ?? events.findLast(({ kind }) => pastKinds.has(kind))?.date ?? terms.start;
  return new Run(account, asOf).keep();
}

class Run {
  private readonly account: Account;
  private readonly asOf: number;
  /** Days after it with payments of their own: what falls due on them is not planned beside these. */
  private readonly paidDays: ReadonlySet<number>;
  private readonly settlement: number;
  private position: State | undefined;
  private settled: State | undefined;
  /** What was booked by then. */
  private settledRows: readonly Row[] = [];
  private nextPayment: Kept['nextPayment'];
  private finalPayment = 0n;
  private payoffDay: number;
  private paymentCount = 0;
  private overpaid: Overpaid | undefined;

  constructor(account: Account, asOf: number) {
    this.account = account;
    this.asOf = asOf;
    const later = account.terms.events.filter(({ kind, date }) => kind === 'payment' && date > asOf);
    this.paidDays = new Set(later.map(({ date }) => date));
    this.settlement = account.terms.settlement ?? asOf;
    this.payoffDay = account.state.day;
  }

  keep(): Kept {
    const { account, asOf } = this;
    const { terms } = account;
    let index = 0;
    for (;;) {
      const event = terms.events[index];
      const day = this.nextStop(event?.date);
      if (day === undefined) break;
      const isEvent = event?.date === day;
      if (isEvent || this.isDueOn(day) || isLateOn(account, day)) accrue(account, day);
      chargeLate(account);
      if (this.isDueOn(day)) this.fallDue();
      if (isEvent) this.passOver(day);
      while (terms.events[index]?.date === day) this.take(terms.events[index++]!);
      if (this.paidDays.has(day)) this.planRest();
      this.look(day);
      closeRow(account);
    }
    const { position, settled, nextPayment, finalPayment, payoffDay, paymentCount, overpaid } = this;
    const looked = { asOf, position: position!, settled: settled!, settledRows: this.settledRows };
    const planned = { nextPayment, finalPayment, payoffDay, paymentCount, overpaid };
    return { ...account, ...looked, ...planned };
  }

  /** The next day on which something happens; undefined at the end. */
  private nextStop(event: number | undefined): number | undefined {
    const { account, asOf, settlement } = this;
    const { state, terms } = account;
    const days = [];
    if (event !== undefined) days.push(event);
    if (this.position === undefined) days.push(asOf);
    if (this.settled === undefined) days.push(settlement);
    if (this.hasDue()) days.push(state.dayOf(state.next));
    if (terms.lateFee > 0n) {
      days.push(...state.dues.filter(({ isLate }) => !isLate).map(({ date }) => date + terms.graceDays + 1));
    }
    return days.length === 0 ? undefined : Math.max(state.day, Math.min(...days));
  }

  private hasDue(): boolean {
    const { state } = this.account;
    if (!isOwing(this.account)) return false;
    if (state.next > (state.last ?? 0) + MAX_PAYMENTS) {
      throw new DomainError(
        'goal-unreachable',
        `the account is not repaid in ${MAX_PAYMENTS} payments, or not as many after its last one: raise payment, or take earlier dates`,
      );
    }
    return true;
  }

  private isDueOn(day: number): boolean {
    return this.hasDue() && this.account.state.dayOf(this.account.state.next) <= day;
  }

  /** What would have been due while nothing was owed is not demanded once the account is drawn on again. */
  private passOver(day: number): void {
    const { state, interest } = this.account;
    if (this.hasDue()) return;
    while (state.dayOf(state.next) <= day) {
      state.next++;
      interest.cover(state.dayOf(state.next - 1), state.dayOf(state.next));
    }
  }

  /** A payment falls due: it is planned after `asOf`, and a debt until then. */
  private fallDue(): void {
    const { account } = this;
    const { state, terms } = account;
    charge(account, true);
    rowOf(account);
    state.fees += state.pendingFees;
    state.pendingFees = 0n;
    [state.resting, state.dueDay] = [0n, state.day];
    const holiday = this.holidayOn(state.day);
    if (holiday !== undefined && terms.holiday !== 'collected') this.skip(state);
    else this.demand(holiday !== undefined);
    const isEnd = holiday !== undefined && state.dayOf(state.next + 1) > holiday.end!;
    const isInterestOnlyEnd = state.next === terms.interestOnly;
    state.periodInterest = 0n;
    state.next++;
    account.interest.cover(state.day, state.dayOf(state.next));
    if (isEnd || (isInterestOnlyEnd && terms.payment === undefined)) state.level = levelOf(account);
  }

  private holidayOn(day: number) {
    const { events } = this.account.terms;
    return events.find(({ kind, date, end }) => kind === 'holiday' && date <= day && day <= end!);
  }

  /** No payment is due: its interest becomes principal, or is due with the first payment after it. */
  private skip(state: State): void {
    const { account } = this;
    if (account.terms.holiday !== 'capitalized') {
      state.deferred += state.periodInterest;
      return;
    }
    const interest = payable(account);
    state.unpaid -= interest;
    state.balance += interest;
    rowOf(account).capitalized += interest;
  }

  private demand(isInterestOnly: boolean): void {
    const { account, asOf } = this;
    const { state, terms } = account;
    const demanded = this.demandedNow(isInterestOnly);
    // An early payment that paid no interest leaves that of its period due.
    const least = terms.collected === 'due' && state.early > 0n ? state.periodInterest : 0n;
    const amount = greatest(demanded - state.early, least);
    state.early = 0n;
    const principal = greatest(amount - state.periodInterest, 0n);
    state.deferred = 0n;
    const owing = amount + state.fees;
    if (state.day > asOf && owing > 0n) this.nextPayment ??= { date: state.day, amount: owing };
    if (state.day <= asOf || this.paidDays.has(state.day)) {
      if (amount > 0n) state.dues.push({ date: state.day, amount, principal, isLate: false });
      return;
    }
    // What is overdue and stays unpaid is in the last payment.
    const isLate = terms.forecast === 'paid_on_report_date' || state.next >= (state.last ?? Infinity);
    this.plan(amount + (isLate ? arrearsOf(state) : 0n) + state.fees);
  }

  /** What the contract demands on a due date. */
  private demandedNow(isInterestOnly: boolean): bigint {
    const { account } = this;
    const { state, terms } = account;
    const interest = state.periodInterest + state.deferred;
    const all = payable(account) + state.balance - arrearsOf(state);
    // What is owed after the last due date, too.
    const isLast = state.next >= (state.last ?? Infinity);
    if (isLast) return all + state.early;
    if (state.isFrozen) return least(all, state.level + state.frozenInterest);
    const isBare = isInterestOnly || state.next <= terms.interestOnly;
    if (isBare || terms.method === 'interest_only' || terms.method === 'bullet') return least(all, interest);
    if (terms.method === 'equal_principal') return least(all, state.level + interest);
    const ahead = least(state.ahead, greatest(state.level - state.periodInterest, 0n));
    state.ahead -= ahead;
    return least(all + state.early, state.level - ahead + state.deferred);
  }

  /** A payment that is made as planned. */
  private plan(amount: bigint): void {
    const { account } = this;
    const paid = least(owed(account), amount);
    if (paid <= 0n) return;
    pay(account, paid, true);
    if (account.terms.forecast === 'paid_on_report_date' || !isOwing(account)) account.state.dues = [];
    this.note(amount);
  }

  /** Of what fell due on a day with payments of its own. */
  private planRest(): void {
    const { state } = this.account;
    const isOfDay = ({ date }: Due) => date === state.day;
    const rest = state.dues.filter(isOfDay).reduce((sum, { amount }) => sum + amount, 0n);
    if (rest === 0n) return;
    const [before, paid] = [this.paymentCount, this.finalPayment];
    this.plan(rest + state.fees);
    // It is one payment with that of the event.
    if (this.paymentCount > before)
      [this.paymentCount, this.finalPayment] = [before, paid + this.finalPayment];
    state.dues = state.dues.filter((due) => !isOfDay(due));
  }

  private note(amount: bigint): void {
    this.paymentCount++;
    [this.finalPayment, this.payoffDay] = [amount, this.account.state.day];
  }

  private take(event: (typeof this.account.terms.events)[number]): void {
    const { account } = this;
    if (event.kind === 'payment') {
      const given = event.amount! * account.interest.grain;
      // A payment that is planned is no more than what is owed then.
      const amount = event.date > this.asOf ? least(given, owedOn(account, account.state.day)) : given;
      if (amount === 0n && given > 0n) return;
      this.note(amount);
      applyEvent(account, event, amount);
      if (account.state.balance < 0n) {
        this.overpaid ??= { index: event.index, owed: amount + account.state.balance };
      }
      return;
    }
    applyEvent(account, event);
  }

  /** Takes down the position, the settlement, and the arrears that are planned to be paid now. */
  private look(day: number): void {
    const { account, asOf, settlement } = this;
    const isPosition = day === asOf && this.position === undefined;
    if (isPosition) this.position = seenOn(this.account, day);
    if (day === settlement && this.settled === undefined) {
      this.settled = seenOn(this.account, day);
      this.settledRows = account.rows.map((row) => ({ ...row }));
    }
    const late = arrearsOf(account.state);
    if (!isPosition || late === 0n || account.terms.forecast === 'unpaid') return;
    accrue(account, day);
    closeRow(account);
    openRow(account);
    this.plan(late + account.state.fees);
  }
}
