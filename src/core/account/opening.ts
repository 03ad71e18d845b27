import { requireEffort } from '#base/effort.ts';
import { DomainError } from '#base/errors.ts';
import { dateText, paymentDay } from '../finance/calendar.ts';
import { createInterest, type Interest } from './interest.ts';
import { levelOf } from './level.ts';
import { dueDay } from './periods.ts';
import type { Account, State } from './state.ts';
import { eventsInOrder, type AccountTerms } from './terms.ts';

/** More payments than any schedule has rows for. */
export const MAX_PAYMENTS = 1200;

const MAX_AT_ONCE = 1000;

const empty = {
  unpaid: 0n,
  raw: 0n,
  charged: 0n,
  piece: 0n,
  periodInterest: 0n,
  carried: 0n,
  deferred: 0n,
  fees: 0n,
  pendingFees: 0n,
  early: 0n,
  ahead: 0n,
  settledDay: -Infinity,
  next: 1,
  level: 0n,
  resting: 0n,
  dueDay: -Infinity,
  isFrozen: false,
  frozenInterest: 0n,
};

/** An account on its first day, with the payment of its contract. */
export function openAccount(given: AccountTerms): Account {
  const terms = { ...given, events: eventsInOrder(given) };
  const interest = createInterest(terms);
  const account: Account = { terms, interest, state: openState(terms, interest), rows: [] };
  const { state } = account;
  // A level payment for each event, over all periods, takes more than a moment.
  if (terms.events.length * (terms.count ?? MAX_PAYMENTS) > MAX_AT_ONCE) requireEffort();
  // The payment is that of the contract, whatever happens to its due dates later.
  const moved = state.dayOf;
  state.dayOf = (payment) => dueDay(terms, payment);
  addPeriods(account);
  state.level = terms.payment === undefined ? levelOf(account) : terms.payment * interest.grain;
  if (terms.events.some(({ kind }) => kind === 'due_date_change')) {
    state.dayOf = moved;
    interest.cutAfter(terms.start);
    addPeriods(account);
  }
  return account;
}

function openState(terms: AccountTerms, interest: Interest): State {
  const grains = (amount: bigint) => amount * interest.grain;
  return {
    ...empty,
    day: terms.start,
    balance: grains(terms.principal),
    dues: [],
    last: terms.count,
    offset: grains(terms.offset),
    dayOf: movedDays(terms),
    totals: { paid: 0n, principal: 0n, accrued: 0n, interest: 0n, fees: 0n, waived: 0n, writtenOff: 0n },
  };
}

/** Due days with the changes of due dates: the days after a changed one follow it. */
function movedDays(terms: AccountTerms): State['dayOf'] {
  let dayOf = (payment: number) => dueDay(terms, payment);
  for (const { kind, date, end, index } of terms.events) {
    if (kind !== 'due_date_change') continue;
    const before = dayOf;
    const moved = paymentFrom(before, date);
    if (before(moved) !== date) {
      throw new DomainError(
        'no-solution',
        `events/${index}/date must be a due date, such as ${dateText(before(moved))}`,
      );
    }
    const dates = { start: terms.start, first: end!, perYear: terms.perYear };
    const after =
      terms.dueDates === undefined
        ? (payment: number) => paymentDay(dates, payment - moved + 1)
        : (payment: number) => before(payment) + end! - date;
    dayOf = (payment) => (payment < moved ? before(payment) : after(payment));
  }
  return dayOf;
}

/** The number of the first payment that is due on a day or later. */
function paymentFrom(dayOf: State['dayOf'], day: number): number {
  let payment = 1;
  while (payment < MAX_PAYMENTS && dayOf(payment) < day) payment++;
  return payment;
}

/** The periods of the contract, each in the months of which it consists. */
function addPeriods({ terms, interest, state }: Account): void {
  for (let payment = 1; payment <= (state.last ?? 1); payment++) {
    const [from, to] = [state.dayOf(payment - 1), state.dayOf(payment)];
    const begin = payment === 1 ? terms.start : from;
    const moved = terms.events.find(({ kind, end }) => kind === 'due_date_change' && end === to);
    if (moved === undefined || moved.date >= to) interest.addPeriod(begin, to);
    else {
      interest.addPeriod(begin, moved.date);
      interest.addPeriod(moved.date, to, true);
    }
  }
}
