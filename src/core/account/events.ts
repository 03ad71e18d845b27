import { levelOf } from './level.ts';
import { DomainError } from '#base/errors.ts';
import { divideDown, divideRounded, greatest, least } from './numbers.ts';
import { pay, refund } from './payments.ts';
import { charge, closePiece, owed, payable, rowOf, type Account } from './state.ts';
import type { AccountEvent } from './terms.ts';
import { paymentDay } from '../finance/calendar.ts';

/** Books an event on the day on which the account is. */
export function applyEvent(
  account: Account,
  event: AccountEvent,
  amount = (event.amount ?? 0n) * account.interest.grain,
): void {
  const { terms, state } = account;
  closePiece(account);
  const row = rowOf(account);
  switch (event.kind) {
    case 'fee':
      if (terms.chargeTiming === 'next_payment') state.pendingFees += amount;
      else state.fees += amount;
      break;
    case 'charge_waiver':
      waive(account, event, amount);
      break;
    case 'rate_change':
      if (terms.rateChange === 'new_payment') state.level = levelOf(account);
      if (terms.rateChange === 'new_term') state.last = undefined;
      break;
    case 'advance':
      state.balance += amount;
      row.advance += amount;
      if (terms.advance === 'new_payment') state.level = levelOf(account);
      break;
    case 'recast':
    case 'rate_end':
      state.level = levelOf(account);
      break;
    case 'offset':
      state.offset = amount;
      break;
    case 'write_off':
      writeOff(account, event, amount);
      break;
    case 'refund':
      refund(account, amount);
      break;
    case 'reage':
      reage(account, event);
      break;
    case 'payment':
      prepay(account, pay(account, amount));
      break;
    case 'interest_pause':
    case 'holiday':
    case 'due_date_change':
    // They are in the rates and in the due dates from the beginning.
  }
}

function waive(account: Account, event: AccountEvent, amount: bigint): void {
  const { state } = account;
  requireUpTo(account, event, state.fees + state.pendingFees, 'of unpaid fees');
  const due = least(amount, state.fees);
  state.fees -= due;
  state.pendingFees -= amount - due;
  state.totals.waived += amount;
}

/** Payments that are due are no more than what is left. */
function writeOff(account: Account, event: AccountEvent, amount: bigint): void {
  const { state } = account;
  requireUpTo(account, event, greatest(state.balance, 0n), 'of principal');
  state.totals.writtenOff += amount;
  state.balance -= amount;
  let room = owed(account) - state.fees;
  for (const due of state.dues) {
    due.amount = least(due.amount, room);
    room -= due.amount;
  }
  state.dues = state.dues.filter((due) => due.amount > 0n);
}

/** Throws a DomainError where an event has a larger amount than there is. */
function requireUpTo({ terms, interest }: Account, event: AccountEvent, max: bigint, what: string): void {
  if ((event.amount ?? 0n) * interest.grain <= max) return;
  const amount = amountText(divideDown(max, interest.grain), terms.decimals);
  throw new DomainError(
    'no-solution',
    `events/${event.index}/amount must not be above ${amount}, all ${what} by then`,
  );
}

/** Minor units as a decimal amount. */
export function amountText(units: bigint, decimals: number): string {
  const digits = String(units).padStart(decimals + 1, '0');
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** What a payment beyond all that is due does to later payments. */
function prepay(account: Account, excess: bigint): void {
  const { terms, state } = account;
  if (excess <= 0n) return;
  if (terms.prepayment === 'paid_ahead') state.ahead += excess;
  if (terms.prepayment === 'lower_payment') state.level = levelOf(account);
}

/** All that is owed becomes due in new payments. */
function reage(account: Account, { date, end, count }: AccountEvent): void {
  const { terms, interest, state } = account;
  charge(account, true);
  state.dues = [];
  state.early = 0n;
  const before = state.next - 1;
  const [dates, old] = [{ start: date, first: end!, perYear: terms.perYear }, state.dayOf];
  state.dayOf = (payment) => (payment <= before ? old(payment) : paymentDay(dates, payment - before));
  state.last = before + count!;
  interest.cutAfter(date);
  for (let payment = state.next; payment <= state.last; payment++) {
    interest.addPeriod(payment === state.next ? date : state.dayOf(payment - 1), state.dayOf(payment));
  }
  if (terms.reage === 'recalculated') {
    state.level = levelOf(account);
    return;
  }
  const share = (whole: bigint) => divideRounded(whole, BigInt(count!) * interest.grain) * interest.grain;
  state.isFrozen = true;
  state.level = share(state.balance);
  state.frozenInterest = share(payable(account));
}
