// Unrounded rows to the cent, in each of the ways that a caller may choose.
import type { Row } from './published.ts';

export type Figures = Omit<Row, 'date'>;
type Rows = readonly Figures[];

// A tie is found where doubles are off it by less than a millionth of a cent.
const centsOf = (value: number) => Number((value * 100).toFixed(6));
export const halfUp = (value: number): number => Math.round(centsOf(value)) / 100;
const halfEven = (value: number) => {
  const cents = centsOf(value);
  return (cents % 1 === 0.5 ? 2 * Math.round(cents / 2) : Math.round(cents)) / 100;
};
const roundings = [halfUp, halfEven];

/** Rows of this interest and of what each repays; the balance follows, and the last row settles it. */
function settle(
  rows: Rows,
  interest: readonly number[],
  repaidIn: (row: Figures, interest: number) => number,
): Rows {
  let balance = halfUp(rows[0]!.balance + rows[0]!.principal);
  return rows.map((row, index) => {
    const principal = index === rows.length - 1 ? balance : repaidIn(row, interest[index]!);
    balance = halfUp(balance - principal);
    return { payment: halfUp(interest[index]! + principal), interest: interest[index]!, principal, balance };
  });
}

/** The differences of the rounded running totals: what rounding leaves is carried. */
function carry(rows: Rows, name: 'interest' | 'principal'): readonly number[] {
  let total = 0;
  return rows.map((row) => {
    const before = halfUp(total);
    total += row[name];
    return halfUp(halfUp(total) - before);
  });
}

/** All ways; in the first one each figure is rounded by itself. */
export function roundRows(rows: Rows): readonly Rows[] {
  const each = roundings.map((round) =>
    rows.map(({ payment, interest, principal, balance }) => ({
      payment: round(payment),
      interest: round(interest),
      principal: round(principal),
      balance: round(balance),
    })),
  );
  const restOf = (row: Figures, interest: number) =>
    row.principal === 0 ? 0 : halfUp(halfUp(row.payment) - interest);
  const partOf = (row: Figures) => halfUp(row.principal);
  const interests = roundings.map((round) => rows.map(({ interest }) => round(interest)));
  const carried = carry(rows, 'interest');
  const principals = carry(rows, 'principal');
  return [
    ...each,
    ...interests.map((interest) => settle(rows, interest, restOf)),
    settle(rows, interests[0]!, partOf),
    settle(rows, carried, restOf),
    settle(rows, carried, (row) => principals[rows.indexOf(row)]!),
  ];
}

/** Rows of one payment, each from the balance that the one before has left in cents. */
export function rowsByPeriod(
  principal: number,
  payment: number,
  periods: number,
  interestOf: (balance: number, index: number) => number,
): readonly Rows[] {
  return roundings.map((round) => {
    const rows: Figures[] = [];
    for (let balance = principal; balance > 0 && rows.length < periods;) {
      const interest = round(interestOf(balance, rows.length));
      const isLast = balance + interest <= payment || rows.length === periods - 1;
      const repaid = isLast ? balance : halfUp(payment - interest);
      balance = halfUp(balance - repaid);
      rows.push({ payment: halfUp(interest + repaid), interest, principal: repaid, balance });
    }
    return rows;
  });
}

/** Rows without payments, in which these balances grow. */
export function rowsOfHoliday(principal: number, balances: readonly number[]): Rows {
  return balances.map((owed, index) => {
    const balance = halfUp(owed);
    const capitalized = halfUp(balance - halfUp(balances[index - 1] ?? principal));
    return { payment: 0, interest: 0, principal: 0, balance, capitalized };
  });
}
