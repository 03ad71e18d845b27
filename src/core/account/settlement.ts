import { addMonths } from '../finance/calendar.ts';
import type { Kept } from './ledger.ts';
import { divideRounded, greatest, ONE, powerOf, times } from './numbers.ts';
import { accrue, arrearsOf, bearing, charge, copyOf, payable, type Account, type State } from './state.ts';

export const settlementRules = {
  actuarial: 'principal and the interest up to the settlement date',
  full_period: 'principal and the interest of the whole running period',
  rule_of_78: 'payments that are left, less a refund of interest by the sum of the digits',
  uk_2004:
    'payments that are left, less the rebate of the Consumer Credit (Early Settlement) Regulations 2004',
  add_on: 'all payments that are left: interest of the whole term, without a refund',
} as const;
export type SettlementRule = keyof typeof settlementRules;

/** What an account owes on a day, in grains, with all interest up to it charged. */
export function stateOn(kept: Kept, from: State, day: number): State {
  const state = copyOf(from);
  const account: Account = { terms: kept.terms, interest: kept.interest, state, rows: [] };
  accrue(account, day);
  charge(account, false);
  return state;
}

/** Interest of one day on what bears interest, to the minor unit. */
export function dailyInterest(kept: Kept): bigint {
  const { interest, terms, position: state } = kept;
  const amount = greatest(bearing({ terms, interest, state }), 0n);
  const day = state.day;
  const [piece] = interest.pieces(amount, day, day + 1, false);
  return divideRounded(piece!.grains, interest.grain) * interest.grain;
}

export interface Settlement {
  readonly amount: bigint;
  /** Interest that is not charged because the account is settled early; where a rule says so. */
  readonly rebate: bigint | undefined;
}

/** What settles the account on its settlement date, without a fee for it. */
export function settle(kept: Kept, rule: SettlementRule, apr: number): Settlement {
  const { settled, interest, terms } = kept;
  const owedOn = (day: number) => {
    const state = stateOn(kept, settled, day);
    return state.fees + payable({ terms, interest, state }) + state.balance;
  };
  if (rule === 'actuarial') {
    return { amount: owedOn(settled.day), rebate: undefined };
  }
  if (rule === 'full_period') {
    const isRunning = settled.last === undefined || settled.next <= settled.last;
    return { amount: owedOn(isRunning ? settled.dayOf(settled.next) : settled.day), rebate: undefined };
  }
  const left = paymentsLeft(kept);
  const remaining = left.reduce((sum, amount) => sum + amount, 0n) + settled.fees + arrearsOf(settled);
  if (rule === 'add_on') return { amount: remaining, rebate: 0n };
  const rebate = rule === 'rule_of_78' ? sumOfDigits(kept, left.length) : remaining - ukAmount(kept, apr);
  return { amount: remaining - greatest(rebate, 0n), rebate: greatest(rebate, 0n) };
}

/** Payments less refunds of each day that has more payments. */
function paymentDays({ rows }: Kept): readonly (readonly [day: number, amount: bigint])[] {
  const days = new Map<number, bigint>();
  for (const { date, payment } of rows) days.set(date, (days.get(date) ?? 0n) + payment);
  return [...days].filter(([, amount]) => amount > 0n);
}

/** The payments that are planned after the settlement date. */
function paymentsLeft(kept: Kept): readonly bigint[] {
  return paymentDays(kept)
    .filter(([day]) => day > kept.settled.day)
    .map(([, amount]) => amount);
}

/** r(r + 1)/(n(n + 1)) of the interest of the whole term, with r of n payments left. */
function sumOfDigits(kept: Kept, left: number): bigint {
  const { rows, interest } = kept;
  const all = rows.reduce((sum, row) => sum + row.interest, 0n);
  const count = BigInt(paymentDays(kept).length);
  if (count === 0n) return 0n;
  const rest = BigInt(left);
  const refund = divideRounded(all * rest * (rest + 1n), count * (count + 1n) * interest.grain);
  return refund * interest.grain;
}

/**
 * Credit and paid installments, accumulated at the annual percentage rate in months, with a part of a month
 * by its days. The monthly rate has six decimals, as the published examples have it.
 */
function ukAmount(kept: Kept, apr: number): bigint {
  const { rows, settled, terms, interest } = kept;
  const yearly = ONE + (BigInt(Math.round(apr * 1e8)) * ONE) / 10_000_000_000n;
  const places = ONE / 1_000_000n;
  const monthly = ONE + divideRounded(powerOf(yearly, 1, 12) - ONE, places) * places;
  const grownFrom = (day: number) => {
    let months = 0;
    while (addMonths(day, months + 1) <= settled.day) months++;
    const begin = addMonths(day, months);
    const rest = settled.day - begin;
    const whole = powerOf(monthly, months, 1);
    return rest === 0 ? whole : times(whole, powerOf(monthly, rest, addMonths(day, months + 1) - begin));
  };
  let sum = terms.principal * interest.grain * grownFrom(terms.start);
  for (const { date, payment, advance } of rows) {
    if (date <= settled.day) sum += (advance - payment) * grownFrom(date);
  }
  return divideRounded(sum, ONE * interest.grain) * interest.grain + settled.fees;
}
