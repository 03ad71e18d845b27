import { levelOf } from './level.ts';
import { divideRounded, least } from './numbers.ts';
import { pay, refund } from './payments.ts';
import { charge, closePiece, payable, rowOf, type Account } from './state.ts';
import type { AccountEvent } from './terms.ts';
import { paymentDay } from '../finance/calendar.ts';

/** Books an event on the day on which the account is. */
export function applyEvent(account: Account, event: AccountEvent): void {
  const { terms, interest, state } = account;
  const amount = (event.amount ?? 0n) * interest.grain;
  closePiece(account);
  const row = rowOf(account);
  switch (event.kind) {
    case 'fee':
      if (terms.chargeTiming === 'next_payment') state.pendingFees += amount;
      else state.fees += amount;
      break;
    case 'charge_waiver':
      state.totals.waived += least(amount, state.fees);
      state.fees -= least(amount, state.fees);
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
      state.level = levelOf(account);
      break;
    case 'offset':
      state.offset = amount;
      break;
    case 'write_off':
      state.totals.writtenOff += least(amount, state.balance);
      state.balance -= least(amount, state.balance);
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
