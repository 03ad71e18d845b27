import { wholeUnits, type Interest } from './interest.ts';
import { divideDown, divideRounded, greatest, least } from './numbers.ts';
import type { AccountTerms } from './terms.ts';

/** A payment that is due: what of it is unpaid. */
export interface Due {
  readonly date: number;
  amount: bigint;
  /** The part of it that repays principal. */
  readonly principal: bigint;
  isLate: boolean;
}

/** All that happened on a day; amounts in grains. */
export interface Row {
  readonly date: number;
  payment: bigint;
  accrued: bigint;
  interest: bigint;
  principal: bigint;
  fees: bigint;
  advance: bigint;
  capitalized: bigint;
  balance: bigint;
  unpaid: bigint;
  arrears: bigint;
}

/** An account on a day; amounts in grains. */
export interface State {
  day: number;
  balance: bigint;
  /** Interest that was charged and is not paid. */
  unpaid: bigint;
  /** Unrounded interest of the period, what of it was charged, and the piece since the last change. */
  raw: bigint;
  charged: bigint;
  piece: bigint;
  /** Charged with the last due date, and deferred by a holiday until the next payment. */
  periodInterest: bigint;
  /** What rounding has left of interest, where it is carried until it is a minor unit. */
  carried: bigint;
  deferred: bigint;
  fees: bigint;
  /** Paid towards the next due date, and ahead of it. */
  early: bigint;
  ahead: bigint;
  dues: Due[];
  /** The last day on which a payment that was due was paid: what comes on top that day is a prepayment. */
  settledDay: number;
  /** The number of the next payment, and of the last one of the contract. */
  next: number;
  last: number | undefined;
  level: bigint;
  offset: bigint;
  /** Principal paid since the last due date, which still bears interest where payments rest until then. */
  resting: bigint;
  /** The last due date: a payment on it does not rest. */
  dueDay: number;
  /** Fees that fall due with the next payment. */
  pendingFees: bigint;
  /** Whether interest has ended: all is due in fixed payments. */
  isFrozen: boolean;
  /** Interest in each fixed payment. */
  frozenInterest: bigint;
  dayOf: (payment: number) => number;
  totals: {
    paid: bigint;
    principal: bigint;
    accrued: bigint;
    interest: bigint;
    fees: bigint;
    waived: bigint;
    writtenOff: bigint;
  };
}

export interface Account {
  readonly terms: AccountTerms;
  readonly interest: Interest;
  readonly state: State;
  readonly rows: Row[];
}

export function copyOf(state: State): State {
  return { ...state, dues: state.dues.map((due) => ({ ...due })), totals: { ...state.totals } };
}

/** An account on a day, with the interest up to it: only what happens cuts a period in pieces, not a look. */
export function seenOn(account: Account, day: number): State {
  const state = copyOf(account.state);
  accrue({ ...account, state }, day);
  return state;
}

/** The row of the day; the first event of a day opens it. */
export function rowOf(account: Account): Row {
  const known = account.rows.at(-1);
  return known?.date === account.state.day ? known : openRow(account);
}

export function openRow({ rows, state }: Account): Row {
  const none = {
    payment: 0n,
    accrued: 0n,
    interest: 0n,
    principal: 0n,
    fees: 0n,
    advance: 0n,
    capitalized: 0n,
  };
  const row = { date: state.day, ...none, balance: 0n, unpaid: 0n, arrears: 0n };
  rows.push(row);
  return row;
}

/** Ends the row of the day, if it has one. */
export function closeRow({ rows, state }: Account): void {
  const row = rows.at(-1);
  if (row?.date !== state.day) return;
  [row.balance, row.unpaid, row.arrears] = [state.balance, state.unpaid, arrearsOf(state)];
}

export function arrearsOf({ dues }: State): bigint {
  return dues.reduce((sum, { amount }) => sum + amount, 0n);
}

/** The amount that bears interest. */
function bearing({ terms, interest, state }: Pick<Account, 'terms' | 'interest' | 'state'>): bigint {
  if (state.isFrozen) return 0n;
  if (state.balance < 0n) return state.balance;
  if (terms.method === 'flat') return state.balance === 0n ? 0n : terms.principal * interest.grain;
  const overdue =
    terms.late === 'arrears_separate'
      ? -state.dues.reduce((sum, { principal }) => sum + principal, 0n)
      : terms.late === 'compounding_monthly'
        ? state.unpaid
        : 0n;
  const resting = state.balance === 0n ? 0n : state.resting;
  return greatest(state.balance + resting + overdue - state.offset, 0n);
}

/** Adds the interest up to a day. */
export function accrue(account: Omit<Account, 'rows'>, day: number): void {
  const { terms, interest, state } = account;
  if (day <= state.day) return;
  const amount = bearing(account);
  if (amount !== 0n) {
    for (const { end, days, grains } of interest.pieces(amount, state.day, day, amount < 0n)) {
      const each = BigInt(days) * interest.grain;
      const added = terms.interestRounding === 'daily_cent' ? divideRounded(grains, each) * each : grains;
      state.piece += least(added, roomUnderCap(account));
      if (end < day) closePiece(account);
    }
  }
  if (terms.lateRate > 0 && state.dues.length > 0) {
    state.piece += interest.grainsOf(arrearsOf(state), interest.whole(terms.lateRate), state.day, day);
  }
  state.day = day;
}

function roomUnderCap({ terms, interest, state }: Omit<Account, 'rows'>): bigint {
  const { capPct, principal } = terms;
  const all = state.totals.accrued + state.raw - state.charged + state.piece;
  if (capPct === undefined) return 10n ** 400n;
  const cap = (principal * interest.grain * BigInt(Math.round(capPct * 1e6))) / 100_000_000n;
  return greatest(cap - all, 0n);
}

/** Ends a piece of interest: the amount or the rate changes. */
export function closePiece({ terms, interest, state }: Omit<Account, 'rows'>): void {
  const isRounded = terms.interestRounding === 'cent_per_piece';
  state.raw += isRounded ? divideRounded(state.piece, interest.grain) * interest.grain : state.piece;
  state.piece = 0n;
}

/** Charges the interest up to the day; with a due date, a new period begins. */
export function charge(account: Account, isDue: boolean): void {
  const { terms, interest, state } = account;
  closePiece(account);
  const { interestRounding: rounding } = terms;
  const all = rounding === 'cent_down' ? state.raw : wholeUnits(rounding, state.raw, interest.grain);
  const added = all - state.charged + (rounding === 'cent_carried' ? carry(account, all) : 0n);
  state.unpaid += added;
  state.periodInterest += added;
  state.totals.accrued += added;
  rowOf(account).accrued += added;
  state.charged = all;
  if (isDue || rounding === 'cent_carried') [state.raw, state.charged] = [0n, 0n];
}

/** A minor unit that rounding has left by now. */
function carry({ interest: { grain }, state }: Account, rounded: bigint): bigint {
  state.carried += state.raw - rounded;
  const unit = state.carried >= grain ? grain : state.carried <= -grain ? -grain : 0n;
  state.carried -= unit;
  return unit;
}

/** Interest that a payment can pay: a fraction of a minor unit cannot be paid. */
export function payable({ terms, interest, state }: Omit<Account, 'rows'>): bigint {
  return terms.interestRounding === 'cent_down'
    ? divideDown(state.unpaid, interest.grain) * interest.grain
    : state.unpaid;
}

/** Whether something is owed now, with the interest up to the day. */
export function isOwing({ terms, interest, state }: Omit<Account, 'rows'>): boolean {
  const { balance, fees, pendingFees, unpaid, raw, charged, piece } = state;
  if (balance < 0n) return owed({ terms, interest, state }) + pendingFees > 0n;
  if (balance > 0n || fees > 0n || pendingFees > 0n) return true;
  const { interestRounding: rounding } = terms;
  if (rounding === 'cent_down') return unpaid + raw + piece - charged >= interest.grain;
  return unpaid + wholeUnits(rounding, raw + piece, interest.grain) > charged;
}

/** An account with the interest up to a day charged. */
export function chargedOn({ terms, interest, state: from }: Omit<Account, 'rows'>, day: number): State {
  const state = copyOf(from);
  accrue({ terms, interest, state }, day);
  charge({ terms, interest, state, rows: [] }, false);
  return state;
}

/** All that is owed on a day, with the interest up to it and fees that are not due yet. */
export function owedOn({ terms, interest, state }: Omit<Account, 'rows'>, day: number): bigint {
  const charged = chargedOn({ terms, interest, state }, day);
  return owed({ terms, interest, state: charged }) + charged.pendingFees;
}

/** All that is owed. */
export function owed(account: Omit<Account, 'rows'>): bigint {
  return account.state.fees + payable(account) + account.state.balance;
}
