import { greatest, least } from './numbers.ts';
import { arrearsOf, charge, closePiece, owed, owedOn, payable, rowOf, type Account } from './state.ts';

type Part = 'fees' | 'interest' | 'principal';

const orders = {
  fees_interest_principal: ['fees', 'interest', 'principal'],
  interest_principal_fees: ['interest', 'principal', 'fees'],
  interest_fees_principal: ['interest', 'fees', 'principal'],
  principal_first: ['principal', 'interest', 'fees'],
} as const satisfies Record<string, readonly Part[]>;

/** Takes a payment, and says what of it is beyond all that is due. */
export function pay(account: Account, amount: bigint, isPlanned = false): bigint {
  const { terms, state } = account;
  closePiece(account);
  // Without rounding, a debt may differ from what was quoted by less than a minor unit.
  const max = amount + (terms.interestRounding === 'exact' ? account.interest.grain - 1n : 0n);
  const isAll = max >= state.balance && max >= owedOn(account, state.day);
  if (isAll || terms.collected === 'accrued' || state.next > (state.last ?? Infinity)) charge(account, false);
  if (isAll) [state.fees, state.pendingFees] = [state.fees + state.pendingFees, 0n];
  if (!isPlanned) clearFraction(account, amount);
  let rest = amount;
  const feesBefore = state.fees;
  // Interest of equal shares is more than one where more than one payment comes.
  const isShare = amount <= state.level + state.frozenInterest;
  // Fees come after the principal that is due, but before what is repaid early.
  const beyond = isPlanned ? amount : greatest(amount - arrearsOf(state), 0n);
  const kept = isFeeLast(terms) ? least(state.fees, beyond) : 0n;
  for (const part of orders[terms.order]) {
    const room = part === 'fees' ? rest : greatest(rest - kept, 0n);
    rest -= payPart(account, part, room, isShare);
  }
  // Only a refund takes a credit balance back.
  if (rest > 0n) reduceBalance(account, rest);
  rowOf(account).payment += amount;
  state.totals.paid += amount;
  return isPlanned ? 0n : settleDues(account, amount - (feesBefore - state.fees));
}

/** Fees come after the principal. */
function isFeeLast({ order }: Account['terms']): boolean {
  return order === 'interest_principal_fees' || order === 'principal_first';
}

/** A debt that differs from the payment by less than a minor unit is paid by it. */
function clearFraction(account: Account, amount: bigint): void {
  const { interest, state, terms } = account;
  const rest = amount - owed(account);
  if (terms.interestRounding !== 'exact' || rest >= interest.grain || rest <= -interest.grain) return;
  if (state.unpaid + rest < 0n) return;
  state.unpaid += rest;
  state.totals.accrued += rest;
  rowOf(account).accrued += rest;
}

function payPart(account: Account, part: Part, rest: bigint, isShare: boolean): bigint {
  const { state } = account;
  if (part === 'principal') {
    const paid = greatest(least(rest, state.balance), 0n);
    reduceBalance(account, paid);
    return paid;
  }
  const row = rowOf(account);
  if (part === 'fees') {
    const paid = least(rest, state.fees);
    state.fees -= paid;
    state.totals.fees += paid;
    row.fees += paid;
    return paid;
  }
  const due = payable(account);
  // Fixed payments have equal shares of the interest, and the last one has the rest.
  const share = state.isFrozen && isShare && state.next < (state.last ?? 0) ? state.frozenInterest : due;
  const paid = greatest(least(rest, due, share), 0n);
  payInterest(account, paid, due);
  return paid;
}

/** What is cleared leaves no fraction of a minor unit. */
function payInterest(account: Account, paid: bigint, due: bigint): void {
  const { terms, state } = account;
  const row = rowOf(account);
  state.unpaid -= paid;
  state.totals.interest += paid;
  row.interest += paid;
  if (terms.interestRounding !== 'cent_down' || paid !== due || state.unpaid === 0n) return;
  row.accrued -= state.unpaid;
  state.totals.accrued -= state.unpaid;
  state.unpaid = 0n;
  [state.raw, state.charged] = [0n, 0n];
}

function reduceBalance(account: Account, paid: bigint): void {
  const { terms, state } = account;
  state.balance -= paid;
  rowOf(account).principal += paid;
  state.totals.principal += paid;
  if (terms.rest === 'due_date' && state.day !== state.dueDay) state.resting += paid;
}

/** Pays the oldest due first, then towards the next; what is left is a prepayment. */
function settleDues({ state }: Account, amount: bigint): bigint {
  let rest = amount;
  for (const due of state.dues) {
    const paid = least(rest, due.amount);
    due.amount -= paid;
    rest -= paid;
  }
  state.dues = state.dues.filter((due) => due.amount > 0n);
  const isOnTop = rest < amount || state.settledDay === state.day;
  if (rest < amount) state.settledDay = state.day;
  if (isOnTop) return rest;
  const early = greatest(least(rest, state.level - state.early), 0n);
  state.early += early;
  return rest - early;
}

/** Pays back to the borrower: a credit with its interest, or else more is lent. */
export function refund(account: Account, amount: bigint): void {
  const { state } = account;
  closePiece(account);
  charge(account, false);
  const due = payable(account);
  const interest = state.balance < 0n ? least(greatest(due, -amount), 0n) : 0n;
  payInterest(account, interest, due);
  const principal = -amount - interest;
  state.balance -= principal;
  const row = rowOf(account);
  row.principal += principal;
  state.totals.principal += principal;
  row.payment -= amount;
  state.totals.paid -= amount;
}
