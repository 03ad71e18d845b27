// What a loan may need, each as a small loan: can a library state it, and is its answer right?
import { dayOf } from '#core/finance/calendar.ts';
import type { Kept, LoanInput, Row } from './published.ts';

export interface Feature {
  readonly name: string;
  readonly input: LoanInput;
  /** By figures that follow from the input without a program. */
  readonly isRight: (kept: Kept) => boolean;
}

const PRINCIPAL = 100_000;
const loan = { principal: PRINCIPAL, annual_rate: 12, start_date: '2024-01-15', payment_count: 12 };
const unchanged = { ...loan, payment_method: 'interest_only' };

const isNear = (one: number | string | undefined, other: number) => Math.abs(Number(one) - other) < 0.011;

/** Interest of each payment is this part of the balance before it, and the last one leaves nothing. */
function hasInterest(all: readonly Row[], partOf: (index: number) => number): boolean {
  const rows = all.filter(({ payment }) => payment > 0);
  const before = (index: number) => rows[index - 1]?.balance ?? PRINCIPAL;
  const isCharged = rows.every(({ interest }, index) => isNear(interest, before(index) * partOf(index)));
  return isCharged && rows.length > 1 && rows.at(-1)!.balance === 0;
}

const monthly = () => 0.01;
const daysOf = (rows: readonly Row[], index: number) =>
  dayOf(rows[index]!.date) - dayOf(rows[index - 1]?.date ?? loan.start_date);

/** All payments but the last are equal. */
const isLevel = (rows: readonly Row[]) =>
  rows.slice(0, -1).every(({ payment }) => payment === rows[0]!.payment);

export const features: readonly Feature[] = [
  {
    name: '30/360, level payments',
    input: loan,
    isRight: ({ rows }) => isLevel(rows) && hasInterest(rows, monthly),
  },
  {
    name: 'level payments in whole units',
    input: { ...loan, payment_rounding: 'unit' },
    // 100,000 × 0.01 / (1 − 1.01⁻¹²) = 8,884.88
    isRight: ({ rows }) => rows[0]!.payment === 8885 && isLevel(rows) && hasInterest(rows, monthly),
  },
  {
    name: 'equal repayments',
    input: { ...loan, payment_method: 'equal_principal' },
    isRight: ({ rows }) => rows[0]!.principal === 8333.33 && hasInterest(rows, monthly),
  },
  {
    name: 'actual/365, unchanged balance',
    input: { ...unchanged, day_count_convention: 'actual_365' },
    isRight: ({ rows }) => hasInterest(rows, (index) => (0.12 * daysOf(rows, index)) / 365),
  },
  {
    name: 'actual/360, unchanged balance',
    input: { ...unchanged, day_count_convention: 'actual_360' },
    isRight: ({ rows }) => hasInterest(rows, (index) => (0.12 * daysOf(rows, index)) / 360),
  },
  {
    name: 'actual/actual (ISDA), unchanged balance',
    // 17 days of 2023, and 14 of the leap year 2024
    input: { ...unchanged, start_date: '2023-12-15', day_count_convention: 'actual_actual_isda' },
    isRight: ({ rows }) => isNear(rows[0]!.interest, PRINCIPAL * 0.12 * (17 / 365 + 14 / 366)),
  },
  {
    name: 'actual/365, level payments',
    input: { ...loan, day_count_convention: 'actual_365' },
    isRight: ({ rows }) => isLevel(rows) && hasInterest(rows, (index) => (0.12 * daysOf(rows, index)) / 365),
  },
  {
    name: 'first period of odd length, unchanged balance',
    input: { ...unchanged, first_payment_date: '2024-02-01', day_count_convention: 'actual_365' },
    isRight: ({ rows }) => hasInterest(rows, (index) => (0.12 * (daysOf(rows, index) || 17)) / 365),
  },
  {
    name: 'first period of odd length, level payments',
    input: { ...loan, first_payment_date: '2024-02-01' },
    // 17 of the 31 days of January, or 16 of 30
    isRight: ({ rows }) =>
      [17 / 31, 16 / 30].some((part) => hasInterest(rows, (index) => (index === 0 ? 0.01 * part : 0.01))),
  },
  {
    name: 'rate change on a due date',
    input: { ...loan, events: [{ date: '2024-05-16', kind: 'rate_change', annual_rate: 6 }] },
    isRight: ({ rows }) => hasInterest(rows, (index) => (index < 4 ? 0.01 : 0.005)),
  },
  {
    name: 'rate change inside a period',
    input: {
      ...unchanged,
      day_count_convention: 'actual_365',
      events: [{ date: '2024-02-26', kind: 'rate_change', annual_rate: 6 }],
    },
    // 10 nights at 12 %, and 19 at 6 %
    isRight: ({ rows }) => {
      const row = rows.find(({ date }) => date === '2024-03-15');
      return isNear(row?.interest, (PRINCIPAL * (0.12 * 10 + 0.06 * 19)) / 365);
    },
  },
  {
    name: 'more paid on a due date, payments stay',
    input: { ...loan, events: [{ date: '2024-02-15', kind: 'payment', amount: 20_000 }] },
    isRight: ({ rows }) =>
      rows[0]!.payment === 20_000 &&
      rows[1]!.payment === 8884.88 &&
      rows.length < 12 &&
      hasInterest(rows, monthly),
  },
  {
    name: 'paid late and in part',
    input: {
      ...loan,
      day_count_convention: 'actual_365',
      events: [{ date: '2024-02-20', kind: 'payment', amount: 5000 }],
    },
    isRight: ({ rows }) => {
      const interest = (PRINCIPAL * 0.12 * 36) / 365;
      const row = rows.find(({ date }) => date === '2024-02-20');
      return isNear(row?.interest, interest) && isNear(row?.balance, PRINCIPAL - 5000 + interest);
    },
  },
  {
    name: 'payment holiday of three months',
    input: { ...loan, events: [{ date: '2024-02-01', kind: 'holiday', end_date: '2024-04-30' }] },
    isRight: ({ rows }) => {
      const { balance } = rows.find(({ date }) => date === '2024-04-15')!;
      const next = rows.find(({ date }) => date === '2024-05-15')!;
      return isNear(balance, PRINCIPAL * 1.01 ** 3) && isNear(next.interest, balance * 0.01);
    },
  },
  {
    name: 'fee, paid before interest',
    input: {
      ...loan,
      events: [
        { date: '2024-02-01', kind: 'fee', amount: 50 },
        { date: '2024-02-15', kind: 'payment', amount: 9000 },
      ],
    },
    isRight: ({ rows }) => {
      const row = rows.find(({ date }) => date === '2024-02-15');
      return row?.fees === 50 && isNear(row.balance, PRINCIPAL - (9000 - 50 - 1000));
    },
  },
  {
    name: 'settlement inside a period, unchanged balance',
    input: { ...unchanged, day_count_convention: 'actual_365', settlement_date: '2024-02-01' },
    isRight: ({ output }) => isNear(output['settlement_amount'], PRINCIPAL * (1 + (0.12 * 17) / 365)),
  },
];
