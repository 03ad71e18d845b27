import type { Interest } from './interest.ts';
import { divideRounded, divideUp, greatest, least, NEAR, ONE, powerOf, times } from './numbers.ts';
import { arrearsOf, payable, type Account } from './state.ts';
import type { AccountTerms } from './terms.ts';

/** What level payments are to repay, from a day on. */
interface Debt {
  readonly day: number;
  readonly balance: bigint;
  /** Interest of the running period so far. */
  readonly accrued: bigint;
  readonly next: number;
  readonly last: number;
  readonly dayOf: (payment: number) => number;
  /** What was paid towards the next payment: it lowers that one alone. */
  readonly early: bigint;
  /** Whether all of that was paid, so that later ones repay the balance. */
  readonly isNextPaid: boolean;
}

/** The payment that repays a debt by its last payment, in grains, rounded as the account does. */
function levelPayment(terms: AccountTerms, interest: Interest, debt: Debt): bigint {
  const { levelRule, method } = terms;
  const balloon = balloonOf(terms, interest, debt);
  const count = BigInt(paymentsOf(debt));
  const rate = interest.rateOfPayments(debt.day + 1);
  if (method === 'equal_principal') {
    return divideRounded(debt.balance + debt.early - balloon, count * interest.grain) * interest.grain;
  }
  if (method === 'flat') {
    const all = flatInterest(terms, interest, debt);
    return roundPayment(terms, interest, (debt.balance + debt.early + all) * ONE, count * ONE);
  }
  if (levelRule === 'regular' || levelRule === 'thirty_over_365') {
    return regularPayment(terms, interest, debt, rate);
  }
  const factors = growthOf(terms, interest, debt, rate);
  let [grown, payments] = [debt.balance * ONE + debt.accrued * ONE, 0n];
  for (const [index, factor] of factors.entries()) {
    const base = index === 0 ? debt.balance * ONE : grown;
    grown += times(base, factor) + (index === 0 ? debt.early * ONE : 0n);
    payments += (index === 0 && debt.isNextPaid ? 0n : ONE) + times(payments, factor);
  }
  const level = roundPayment(terms, interest, grown - balloon * ONE, payments);
  return levelRule === 'shared_out' ? sharedOut(debt, interest, rate, level, balloon) : level;
}

/** No more than what is owed. */
function balloonOf({ balloon }: AccountTerms, { grain }: Interest, { balance, early }: Debt): bigint {
  return least(balloon * grain, greatest(balance + early, 0n));
}

function paymentsOf({ next, last, isNextPaid }: Debt): number {
  return last - next + (isNextPaid && next < last ? 0 : 1);
}

/** By how much a balance of 1 grows in each period: interest alone. */
function growthOf(terms: AccountTerms, interest: Interest, debt: Debt, rate: bigint): readonly bigint[] {
  return Array.from({ length: debt.last - debt.next + 1 }, (_, index) => {
    const payment = debt.next + index;
    const from = index === 0 ? debt.day : debt.dayOf(payment - 1);
    return interest
      .partsBetween(from, debt.dayOf(payment))
      .reduce(
        (sum, { days, per }) =>
          sum + divideRounded(ONE * rate * BigInt(days), interest.hundred * BigInt(per)),
        0n,
      );
  });
}

/** Of equal periods, whatever their days: a part of the year as payments are, or 30 days of 365. */
function regularPayment(terms: AccountTerms, interest: Interest, debt: Debt, rate: bigint): bigint {
  const { levelRule, perYear } = terms;
  const periods = paymentsOf(debt);
  const balloon = balloonOf(terms, interest, debt);
  const perPeriod =
    levelRule === 'regular'
      ? divideRounded(ONE * rate, interest.hundred * BigInt(perYear))
      : divideRounded(ONE * rate * 360n, interest.hundred * 365n * BigInt(perYear));
  if (perPeriod === 0n)
    return roundPayment(terms, interest, debt.balance + debt.early - balloon, BigInt(periods));
  const growth = powerOf(ONE + perPeriod, periods, 1);
  const left = debt.balance * growth + (debt.early * growth * ONE) / (ONE + perPeriod) - balloon * ONE;
  const level = left * perPeriod;
  return roundPayment(terms, interest, level / NEAR, ((growth - ONE) * ONE) / NEAR);
}

/**
 * The last payment tells by how much all payments are off: where a share for each brings it nearer, they
 * move.
 */
function sharedOut(debt: Debt, { grain, grainsOf }: Interest, rate: bigint, level: bigint, balloon: bigint) {
  const { day, next, last, dayOf } = debt;
  const offBy = (payment: bigint) => {
    let [balance, from, before] = [debt.balance, day, debt.accrued];
    for (let number = next; number <= last; number++) {
      const due = dayOf(number);
      const charged = divideRounded(grainsOf(balance, rate, from, due) + before, grain) * grain;
      balance += charged - payment + (number === next ? debt.early : 0n);
      [from, before] = [due, 0n];
    }
    return balance - balloon;
  };
  const off = offBy(level);
  const share = divideRounded(off, BigInt(last - next + 1) * grain) * grain;
  const absolute = (value: bigint) => (value < 0n ? -value : value);
  return absolute(offBy(level + share)) < absolute(off) ? level + share : level;
}

/** Of flat interest: on the first principal for all periods. */
function flatInterest(terms: AccountTerms, interest: Interest, debt: Debt): bigint {
  const amount = terms.principal * interest.grain;
  const rate = interest.rateOfPayments(debt.day + 1);
  let all = 0n;
  for (let payment = debt.next; payment <= debt.last; payment++) {
    const [from, to] = [payment === 1 ? terms.start : debt.dayOf(payment - 1), debt.dayOf(payment)];
    all += divideRounded(interest.grainsOf(amount, rate, from, to), interest.grain) * interest.grain;
  }
  return all;
}

/** What is nearer to a tie than the digits tell is one. */
function roundPayment(
  terms: AccountTerms,
  { grain }: Interest,
  numerator: bigint,
  denominator: bigint,
): bigint {
  const { paymentRounding, decimals } = terms;
  if (paymentRounding === 'exact') return divideRounded(numerator, denominator);
  const unit = paymentRounding === 'unit' ? grain * 10n ** BigInt(decimals) : grain;
  const near = divideRounded(numerator * NEAR, denominator * unit);
  return (paymentRounding === 'cent_up' ? divideUp(near, NEAR) : divideRounded(near, NEAR)) * unit;
}

/**
 * Repays the account from the next due date on, or from the end of interest-only payments: all that is owed,
 * less what is demanded already and what is deferred.
 */
export function levelOf({ terms, interest, state }: Account): bigint {
  const { last, dayOf } = state;
  if (last === undefined) return state.level;
  const next = Math.max(state.next, terms.interestOnly + 1);
  if (next > last) return state.level;
  const isLater = next > state.next;
  const running = isLater ? 0n : state.raw - state.charged + state.piece;
  const day = isLater ? dayOf(next - 1) : state.day;
  const isNextPaid = state.early > 0n && state.early >= state.level && next < last;
  // Interest that is unpaid but not demanded; where more is demanded than that, it is principal.
  const unpaid = payable({ terms, interest, state }) - state.deferred - arrearsOf(state);
  const accrued = running + (isLater ? 0n : greatest(unpaid, 0n));
  return levelPayment(terms, interest, {
    day,
    balance: greatest(state.balance + least(unpaid, 0n), 0n),
    early: isNextPaid || isLater ? 0n : state.early,
    accrued,
    next,
    last,
    dayOf,
    isNextPaid,
  });
}
