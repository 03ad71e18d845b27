import { rowOf, type Account } from './state.ts';

/** Fees for payments that are late. */

export function isLateOn({ terms, state }: Account, day: number): boolean {
  return terms.lateFee > 0n && state.dues.some(({ date, isLate }) => !isLate && date + terms.graceDays < day);
}

/** One for each payment that has become late. */
export function chargeLate(account: Account): void {
  const { state, terms } = account;
  for (const due of state.dues) {
    if (terms.lateFee === 0n || due.isLate || due.date + terms.graceDays >= state.day) continue;
    due.isLate = true;
    state.fees += terms.lateFee * account.interest.grain;
    rowOf(account);
  }
}
