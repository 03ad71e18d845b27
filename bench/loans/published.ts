// Loans with schedules that others published, what Centwise answers for them, and how answers are compared.
import { readFileSync } from 'node:fs';
import { finish } from '#base/steps.ts';
import { toJson } from '#calculate/result/json.ts';
import { createCalculation } from '#calculate/result/result.ts';
import { rowTexts } from '#calculate/schedule/rows.ts';
import { fillSchedule, scheduleColumns } from '#calculate/schedule/schedule.ts';
import { loanAccount } from '#catalogue/calculators/loans/loan-account.ts';
import type { InputValues } from '#catalogue/declare/define.ts';
import { createEvaluator } from '#catalogue/run/evaluate.ts';

/** The inputs of the calculator `loan-account` that matter here. */
export interface LoanInput {
  readonly principal: number;
  readonly annual_rate: number;
  readonly compound_frequency?: string;
  readonly start_date: string;
  readonly first_payment_date?: string;
  readonly due_dates?: readonly { readonly date: string }[];
  readonly payment_count?: number;
  readonly tenure_months?: number;
  readonly payment_frequency?: string;
  readonly day_count_convention?: string;
  readonly year_split?: string;
  readonly payment_method?: string;
  readonly payment_rounding?: string;
  readonly level_payment_rule?: string;
  readonly interest_only_months?: number;
  readonly holiday_interest?: string;
  readonly rate_change_effect?: string;
  readonly advance_effect?: string;
  readonly prepayment_effect?: string;
  readonly interest_cap_pct?: number;
  readonly as_of_date?: string;
  readonly settlement_date?: string;
  readonly settlement_rule?: string;
  readonly events?: readonly LoanEvent[];
}

export interface LoanEvent {
  readonly date: string;
  readonly kind: string;
  readonly amount?: number;
  readonly annual_rate?: number;
  readonly end_date?: string;
}

/** A row of a schedule, in units of the currency. */
export interface Row {
  readonly date: string;
  readonly payment: number;
  readonly interest: number;
  readonly principal: number;
  readonly balance: number;
  readonly fees?: number;
  readonly advance?: number;
  readonly capitalized?: number;
}

/** A schedule, and the outputs beside it. */
export interface Kept {
  readonly rows: readonly Row[];
  readonly output: Readonly<Record<string, number | string>>;
}

export interface Published {
  readonly id: string;
  readonly input: LoanInput;
  readonly output: Readonly<Record<string, number | string>>;
  readonly rows: readonly (Partial<Row> & { readonly period?: number })[];
}

/** All published loans that state a figure. */
export function readPublished(): readonly Published[] {
  const file = new URL('../../test/catalogue/published-loans.json', import.meta.url);
  const loans = JSON.parse(readFileSync(file, 'utf8')) as readonly Published[];
  return loans.filter(({ output, rows }) => rows.length > 0 || Object.keys(output).length > 0);
}

const calculator = { ...loanAccount, examples: [{ input: {}, output: {} }] as const };
const evaluator = createEvaluator(calculator);
const columns = scheduleColumns(calculator);

/** What Centwise answers. */
export function keepAccount(input: LoanInput): Kept {
  const calculation = createCalculation(calculator, evaluator)(input as unknown as InputValues);
  const cells = rowTexts(finish(fillSchedule(calculator, evaluator, calculation, 'month')));
  const rows = cells.map((row) => {
    const texts = columns.map((name, index) => [name, String(row[index]).replaceAll('"', '')] as const);
    return Object.fromEntries(texts.map(([name, text]) => [name, name === 'date' ? text : Number(text)]));
  });
  return {
    rows: rows as unknown as readonly Row[],
    output: JSON.parse(toJson(calculation.results)) as never,
  };
}

/** Where a published schedule has a row on a day without one here, nothing has changed since the last one. */
function rowOf(rows: readonly Row[], { date, period }: Published['rows'][number]): Row | undefined {
  if (date === undefined) return rows[period! - 1];
  return rows.find((row) => row.date === date) ?? rows.findLast((row) => row.date < date);
}

/** Whether each published figure is met to the cent. A published zero says nothing but of a balance. */
export function isMet({ output, rows: published }: Published, kept: Kept): boolean {
  const isOutputMet = Object.entries(output).every(([name, value]) => kept.output[name] === value);
  const areRowsMet = published.every((expected) => {
    const row = rowOf(kept.rows, expected);
    const figures = (['payment', 'interest', 'principal', 'balance'] as const).filter(
      (name) => expected[name] !== undefined && (name === 'balance' || expected[name] !== 0),
    );
    return figures.every((name) => row?.[name] === expected[name]);
  });
  return isOutputMet && areRowsMet;
}

/** Whether each payment is the sum of its parts, and each balance follows from the one before. */
export function addsUp({ principal: lent }: LoanInput, { rows }: Kept): boolean {
  const cents = (value: number) => Math.round(value * 100);
  let owed = cents(lent);
  return rows.every(({ payment, interest, principal, balance, fees = 0, advance = 0, capitalized = 0 }) => {
    owed += cents(advance) + cents(capitalized) - cents(principal);
    return cents(payment) === cents(interest) + cents(principal) + cents(fees) && cents(balance) === owed;
  });
}

/** What of a loan is beyond a schedule of equal periods: the first of these that it has. */
export const kinds = [
  'settlement on a date',
  'holidays, pauses, moved due dates',
  'rate changes',
  'further advances',
  'fees, and payments as they came',
  'payments as they came',
  'periods by their days',
  'equal periods',
] as const;

const kindsOfEvents: Readonly<Record<string, (typeof kinds)[number]>> = {
  holiday: 'holidays, pauses, moved due dates',
  interest_pause: 'holidays, pauses, moved due dates',
  due_date_change: 'holidays, pauses, moved due dates',
  reage: 'holidays, pauses, moved due dates',
  rate_change: 'rate changes',
  advance: 'further advances',
  fee: 'fees, and payments as they came',
};

export function kindOf(input: LoanInput, hasEqualPeriods: boolean): (typeof kinds)[number] {
  const events = input.events ?? [];
  const found = new Set(events.map(({ kind }) => kindsOfEvents[kind] ?? 'payments as they came'));
  if (input.settlement_date !== undefined) found.add('settlement on a date');
  if (input.as_of_date !== undefined) found.add('payments as they came');
  if (!hasEqualPeriods) found.add('periods by their days');
  return kinds.find((kind) => found.has(kind)) ?? 'equal periods';
}
