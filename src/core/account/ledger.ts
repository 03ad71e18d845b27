import { DomainError } from '#base/errors.ts';
import { applyEvent } from './events.ts';
import { levelOf } from './level.ts';
import { greatest, least } from './numbers.ts';
import { MAX_PAYMENTS, openAccount } from './opening.ts';
import { pay } from './payments.ts';
import {
  accrue,
  arrearsOf,
  charge,
  copyOf,
  openRow,
  owed,
  payable,
  rowOf,
  type Account,
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
  private readonly settlement: number;
  private position: State | undefined;
  private settled: State | undefined;
  private nextPayment: Kept['nextPayment'];
  private finalPayment = 0n;
  private payoffDay: number;
  private paymentCount = 0;
  private overpaid: Overpaid | undefined;

  constructor(account: Account, asOf: number) {
    this.account = account;
    this.asOf = asOf;
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
      if (isEvent || this.isDueOn(day) || this.isLateOn(day)) accrue(account, day);
      this.chargeLate();
      if (this.isDueOn(day)) this.fallDue();
      if (isEvent) this.passOver(day);
      while (terms.events[index]?.date === day) this.take(terms.events[index++]!);
      this.look(day);
      this.closeRow();
    }
    const { position, settled, nextPayment, finalPayment, payoffDay, paymentCount, overpaid } = this;
    const looked = { asOf, position: position!, settled: settled! };
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
    if (state.next > MAX_PAYMENTS) {
      throw new DomainError(
        'goal-unreachable',
        `the payments do not repay the account in ${MAX_PAYMENTS} payments; raise payment`,
      );
    }
    const isOpen = state.last === undefined || state.next <= state.last;
    return isOpen && (state.balance > 0n || state.unpaid > 0n || state.raw > 0n || state.fees > 0n);
  }

  private isDueOn(day: number): boolean {
    return this.hasDue() && this.account.state.dayOf(this.account.state.next) <= day;
  }

  /** What would have been due while nothing was owed is not demanded once the account is drawn on again. */
  private passOver(day: number): void {
    const { state, interest } = this.account;
    if (this.hasDue()) return;
    while (state.next !== state.last && state.next <= MAX_PAYMENTS && state.dayOf(state.next) <= day) {
      state.next++;
      interest.cover(state.dayOf(state.next - 1), state.dayOf(state.next));
    }
  }

  private isLateOn(day: number): boolean {
    const { state, terms } = this.account;
    return (
      terms.lateFee > 0n && state.dues.some(({ date, isLate }) => !isLate && date + terms.graceDays < day)
    );
  }

  private chargeLate(): void {
    const { account } = this;
    const { state, terms } = account;
    for (const due of state.dues) {
      if (terms.lateFee === 0n || due.isLate || due.date + terms.graceDays >= state.day) continue;
      due.isLate = true;
      state.fees += terms.lateFee * account.interest.grain;
      rowOf(account);
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
    if (state.day <= asOf) {
      if (amount > 0n) state.dues.push({ date: state.day, amount, principal, isLate: false });
      return;
    }
    this.nextPayment ??= { date: state.day, amount: amount + state.fees };
    const late = terms.forecast === 'paid_on_report_date' ? arrearsOf(state) : 0n;
    this.plan(amount + late + state.fees);
  }

  /** What the contract demands on a due date. */
  private demandedNow(isInterestOnly: boolean): bigint {
    const { account } = this;
    const { state, terms } = account;
    const interest = state.periodInterest + state.deferred;
    const all = payable(account) + state.balance - arrearsOf(state);
    const isLast = state.next === state.last;
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
    if (amount <= 0n) return;
    pay(account, least(owed(account), amount), true);
    account.state.dues = [];
    this.note(amount);
  }

  private note(amount: bigint): void {
    this.paymentCount++;
    this.finalPayment = amount;
    this.payoffDay = this.account.state.day;
  }

  private take(event: (typeof this.account.terms.events)[number]): void {
    const { account } = this;
    if (event.kind === 'payment') {
      const amount = event.amount! * account.interest.grain;
      this.note(amount);
      applyEvent(account, event);
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
    if (day === asOf && this.position === undefined) {
      this.position = this.stateOn(day);
      if (settlement === asOf) this.settled = this.position;
      const late = arrearsOf(account.state);
      if (account.terms.forecast === 'paid_on_report_date' && late > 0n) {
        accrue(account, day);
        this.closeRow();
        openRow(account);
        this.plan(late + account.state.fees);
      }
    }
    if (day === settlement) this.settled ??= this.stateOn(day);
  }

  /** Only what happens cuts a period in pieces, not that somebody looks. */
  private stateOn(day: number): State {
    const state = copyOf(this.account.state);
    accrue({ ...this.account, state }, day);
    return state;
  }

  private closeRow(): void {
    const { account } = this;
    const row = account.rows.at(-1);
    if (row?.date !== account.state.day) return;
    row.balance = account.state.balance;
    row.unpaid = account.state.unpaid;
    row.arrears = arrearsOf(account.state);
  }
}
