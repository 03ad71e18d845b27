import { addMonths } from '../finance/calendar.ts';
import type { Kept } from './ledger.ts';
import { divideRounded, greatest, ONE, powerOf, times } from './numbers.ts';
import { accrue, closePiece, copyOf, owedOn, type Row } from './state.ts';

export const settlementRules = {
  actuarial: 'principal and the interest up to the settlement date',
  full_period: 'principal and the interest of the whole running period',
  rule_of_78: 'payments that are left, less a refund of interest by the sum of the digits',
  uk_2004:
    'payments that are left, less the rebate of the Consumer Credit (Early Settlement) Regulations 2004',
  add_on: 'all payments that are left: interest of the whole term, without a refund',
} as const;
export type SettlementRule = keyof typeof settlementRules;

/** Interest of the day after the position, to the minor unit. */
export function dailyInterest({ interest, terms, position }: Kept): bigint {
  if (position.balance < 0n) return 0n;
  const [before, state] = [copyOf(position), copyOf(position)];
  closePiece({ terms, interest, state: before });
  closePiece({ terms, interest, state });
  accrue({ terms, interest, state }, state.day + 1);
  closePiece({ terms, interest, state });
  return divideRounded(state.raw - before.raw, interest.grain) * interest.grain;
}

export interface Settlement {
  readonly amount: bigint;
  /** Interest that is not charged because the account is settled early; where a rule says so. */
  readonly rebate: bigint | undefined;
}

/** What settles the account on its settlement date, without a fee for it. */
export function settle(kept: Kept, rule: SettlementRule, apr: number): Settlement {
  const { settled, interest, terms } = kept;
  const account = { terms, interest, state: settled };
  if (rule === 'actuarial') {
    return { amount: owedOn(account, settled.day), rebate: undefined };
  }
  if (rule === 'full_period') {
    // On a due date, and on the first day, no period is running.
    const isRunning = settled.day !== settled.dueDay && settled.day !== terms.start;
    const isOver = settled.last !== undefined && settled.next > settled.last;
    const end = isRunning && !isOver ? settled.dayOf(settled.next) : settled.day;
    return { amount: owedOn(account, end), rebate: undefined };
  }
  const remaining = paidBy(kept.rows) - paidBy(kept.settledRows) + settled.fees + settled.pendingFees;
  if (rule === 'add_on') return { amount: remaining, rebate: 0n };
  const rebate = rule === 'rule_of_78' ? sumOfDigits(kept) : remaining - ukAmount(kept, apr);
  return { amount: remaining - greatest(rebate, 0n), rebate: greatest(rebate, 0n) };
}

/** Payments less refunds, without what paid fees. */
function paidBy(rows: readonly Row[]): bigint {
  return rows.reduce((sum, { payment, fees }) => sum + payment - fees, 0n);
}

/** Days with more payments than refunds. */
function paymentDays({ rows }: Kept): readonly number[] {
  const days = new Map<number, bigint>();
  for (const { date, payment, fees } of rows) days.set(date, (days.get(date) ?? 0n) + payment - fees);
  return [...days].filter(([, amount]) => amount > 0n).map(([day]) => day);
}

/** r(r + 1)/(n(n + 1)) of the interest of the whole term, with r of n payments left. */
function sumOfDigits(kept: Kept): bigint {
  const { rows, interest, settled } = kept;
  const all = rows.reduce((sum, row) => sum + row.interest, 0n);
  const days = paymentDays(kept);
  const count = BigInt(days.length);
  if (count === 0n) return 0n;
  const rest = BigInt(days.filter((day) => day > settled.day).length);
  const refund = divideRounded(all * rest * (rest + 1n), count * (count + 1n) * interest.grain);
  return refund * interest.grain;
}

/**
 * Credit and paid installments, accumulated at the annual percentage rate in months, with a part of a month
 * by its days. The monthly rate has six decimals, as the published examples have it.
 */
function ukAmount(kept: Kept, apr: number): bigint {
  const { settledRows, settled, terms, interest } = kept;
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
  for (const { date, payment, fees, advance } of settledRows)
    sum += (advance + fees - payment) * grownFrom(date);
  const all = divideRounded(sum, ONE * interest.grain) * interest.grain;
  return all + settled.fees + settled.pendingFees;
}
