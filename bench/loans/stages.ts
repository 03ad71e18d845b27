// A loan as libraries can state it: stages with one rate each, every one a loan on what the last one left.
import { dateText, dayOf, paymentDay } from '#core/finance/calendar.ts';
import { type LoanDayCount, paymentPart, yearPart } from '#core/finance/day-count.ts';
import type { Kept, LoanEvent, LoanInput, Row } from './published.ts';
import { type Figures, halfUp } from './rounding.ts';

/** What is said of a stage; of its periods all that the loan has left, of which `take` are used. */
export interface Stage {
  /** `holiday` has no payments: interest is added to the principal. */
  readonly method: 'level' | 'equal_principal' | 'interest_only' | 'holiday';
  readonly periods: number;
  readonly take: number;
  /** Lent in addition at the beginning. */
  readonly advance: number;
  readonly annualRate: number;
  readonly dayCount: string;
  /** The beginning and all due dates. */
  readonly dates: readonly string[];
  /** The rate of a period, as a fraction, where all are equally long, or all but the first. */
  readonly rate: number | undefined;
  /** The first period as a share of the others, where it differs. */
  readonly firstPart: number | undefined;
  /** Rates of a period from which a caller may have the level payment where periods differ. */
  readonly levelRates: readonly number[];
  /** Where it is given instead of calculated, or in whole units. */
  readonly payment?: number | 'whole';
}

export interface Plan {
  readonly principal: number;
  readonly stages: readonly Stage[];
  /** What was paid on the first due dates. */
  readonly paid: readonly number[];
  readonly keepsPayment: boolean;
  readonly settlement: { readonly date: string; readonly isFullPeriod: boolean } | undefined;
}

/** What a library answers for a stage: unrounded or rounded rows, in one or several ways. */
export interface Answer {
  readonly ways: readonly (readonly Figures[])[];
  /** Interest of an unchanged balance from the last due date before a date up to it. */
  readonly accrue?: ((balance: number, from: string, to: string) => number) | undefined;
}
export type Answerer = (principal: number, stage: Stage) => Answer | undefined;

const perYears: Readonly<Record<string, number>> = {
  weekly: 52,
  biweekly: 26,
  monthly: 12,
  quarterly: 4,
  semiannually: 2,
  annually: 1,
};

/** With payments, of a rate with interest added at other times of the year, as a caller would convert it. */
function nominalRate(
  { annual_rate: rate, compound_frequency: compounding }: LoanInput,
  perYear: number,
): number {
  const times = perYears[compounding ?? ''] ?? perYear;
  return 100 * perYear * ((1 + rate / 100 / times) ** (times / perYear) - 1);
}

/** The start and the due days, none where a payment is given, and the parts of a year between them. */
function periodsOf(input: LoanInput) {
  const start = dayOf(input.start_date);
  const first = input.first_payment_date === undefined ? undefined : dayOf(input.first_payment_date);
  const perYear = perYears[input.payment_frequency ?? 'monthly']!;
  const dayCount = (input.day_count_convention ?? 'thirty_360') as LoanDayCount;
  const months = input.tenure_months;
  const count = input.payment_count ?? (months === undefined ? 0 : Math.ceil((months * perYear) / 12));
  const grid = { start, first, perYear };
  const listed = input.due_dates?.map(({ date }) => dayOf(date));
  const due = listed ?? Array.from({ length: count }, (_, index) => paymentDay(grid, index + 1));
  const parts = due.map((day, index) => {
    const part =
      listed === undefined
        ? paymentPart(dayCount, grid, index + 1)
        : yearPart(dayCount, due[index - 1] ?? start, day, input.year_split === 'day_end');
    return part.days / part.per;
  });
  return { perYear, dayCount, days: [start, ...due], parts };
}

const areEqual = (parts: readonly number[]) =>
  parts.every((part) => Math.abs(part - parts[0]!) < 1e-9 * part);

export function hasEqualPeriods(input: LoanInput): boolean {
  const { parts } = periodsOf(input);
  return parts.length > 0 && areEqual(parts);
}

/** The part of a year of a period on average: of equal ones, or of these. */
function levelParts(input: LoanInput, parts: readonly number[], perYear: number): readonly number[] {
  if (input.level_payment_rule === 'thirty_over_365') return [30 / 365];
  const mean = parts.reduce((sum, part) => sum + part, 0) / parts.length;
  return input.due_dates === undefined ? [1 / perYear, mean] : [1 / 12, mean];
}

/** Where a stage begins, counted in periods, and what it changes. */
interface Cut {
  readonly at: number;
  readonly method?: Stage['method'];
  readonly annualRate?: number;
  readonly advance?: number;
}

/** The cuts of an event; undefined where it changes anything inside a period, or something else. */
function cutsOf(event: LoanEvent, input: LoanInput, days: readonly number[]): readonly Cut[] | undefined {
  const day = dayOf(event.date);
  if (
    event.kind === 'rate_change' &&
    event.end_date === undefined &&
    input.rate_change_effect === undefined
  ) {
    // A rate holds from the night before its date.
    const at = days.indexOf(day - 1);
    return at < 0 ? undefined : [{ at, annualRate: event.annual_rate! }];
  }
  if (event.kind === 'advance' && input.advance_effect === undefined) {
    const at = days.indexOf(day);
    return at < 0 ? undefined : [{ at, advance: event.amount! }];
  }
  if (event.kind === 'holiday' && input.holiday_interest === undefined) {
    const from = days.findIndex((due, index) => index > 0 && due >= day);
    const next = days.findIndex((due) => due > dayOf(event.end_date!));
    return next < 0 ? undefined : [{ at: from - 1, method: 'holiday' }, { at: next - 1 }];
  }
  return undefined;
}

/** What was paid on each due date up to the last payment; undefined where one is missed or on another day. */
function paidOf(input: LoanInput, days: readonly number[]): readonly number[] | undefined {
  const sums = new Map<number, number>();
  for (const { kind, date, amount } of input.events ?? [])
    if (kind === 'payment') sums.set(dayOf(date), (sums.get(dayOf(date)) ?? 0) + amount!);
  const due = days.slice(1, sums.size + 1);
  const next = days[sums.size + 1] ?? Infinity;
  const isLate = [input.as_of_date, input.settlement_date].some((date) => date && dayOf(date) > next);
  return !isLate && due.every((day) => sums.has(day)) ? due.map((day) => sums.get(day)!) : undefined;
}

const methods = new Set(['level', 'equal_principal', 'interest_only', 'bullet']);

/** The stages of a loan; undefined where it is none of them. */
export function planOf(input: LoanInput): Plan | undefined {
  const { perYear, dayCount, days, parts } = periodsOf(input);
  const { payment_method: method = 'level', interest_only_months: months = 0, events = [] } = input;
  const { settlement_date: settlement, settlement_rule: rule } = input;
  if (!methods.has(method) || parts.length === 0 || input.interest_cap_pct !== undefined) return undefined;
  if (rule !== undefined && rule !== 'full_period') return undefined;
  const own = method === 'bullet' ? 'interest_only' : (method as Stage['method']);
  const only = Math.ceil((months * perYear) / 12);
  const first: Cut = { at: 0, method: only > 0 ? 'interest_only' : own };
  const changes = events.filter(({ kind }) => kind !== 'payment').map((event) => cutsOf(event, input, days));
  const paid = paidOf(input, days);
  if (paid === undefined || changes.includes(undefined)) return undefined;
  const cuts = [first, ...(only > 0 ? [{ at: only }] : []), ...changes.flatMap((cut) => cut!)];
  cuts.sort((one, other) => one.at - other.at);
  let annualRate = nominalRate(input, perYear);
  const stages = cuts.map((cut, index): Stage => {
    annualRate = cut.annualRate ?? annualRate;
    const rest = parts.slice(cut.at);
    const isOdd = !areEqual(rest) && areEqual(rest.slice(1));
    return {
      method: cut.method ?? own,
      periods: rest.length,
      take: (cuts[index + 1]?.at ?? parts.length) - cut.at,
      advance: cut.advance ?? 0,
      annualRate,
      dayCount,
      dates: days.slice(cut.at).map(dateText),
      rate: areEqual(rest) || isOdd ? (annualRate / 100) * rest.at(-1)! : undefined,
      levelRates: levelParts(input, rest, perYear).map((part) => (annualRate / 100) * part),
      firstPart: isOdd ? rest[0]! / rest[1]! : undefined,
      ...(input.payment_rounding === 'unit' ? { payment: 'whole' as const } : {}),
    };
  });
  return {
    principal: input.principal,
    stages,
    paid,
    keepsPayment: [undefined, 'shorter_term'].includes(input.prepayment_effect),
    settlement: settlement === undefined ? undefined : { date: settlement, isFullPeriod: rule !== undefined },
  };
}

/** A payment as it is given, or to cents or whole units as it was found. */
export function roundPayment(found: number, { payment }: Stage): number {
  return payment === 'whole' ? Math.round(found) : (payment ?? halfUp(found));
}

/** One of the ways in which a library keeps a loan; undefined where its parameters do not state it. */
function keepInOneWay(answer: Answerer, plan: Plan, way: number): Kept | undefined {
  const rows: Row[] = [];
  const stages = [...plan.stages];
  let balance = plan.principal;
  let accrue: Answer['accrue'];
  for (let stage = stages.shift(); stage !== undefined; stage = stages.shift()) {
    const answered = answer(halfUp(balance + stage.advance), stage);
    if (answered === undefined) return undefined;
    accrue = answered.accrue;
    const kept = answered.ways[way % answered.ways.length]!;
    const used = stages.length > 0 ? kept.slice(0, stage.take) : kept;
    for (const [index, row] of used.entries()) {
      const advance = index === 0 ? stage.advance : 0;
      const extra = halfUp((plan.paid[rows.length] ?? row.payment) - row.payment);
      balance = halfUp(row.balance - extra);
      const { payment, principal } = row;
      const [paid, repaid] = [halfUp(payment + extra), halfUp(principal + extra)];
      rows.push({
        ...row,
        date: stage.dates[index + 1] ?? '',
        payment: paid,
        principal: repaid,
        balance,
        advance,
      });
      if (extra === 0) continue;
      if (extra < 0 || !plan.keepsPayment || stage.method !== 'level') return undefined;
      const left = stage.periods - index - 1;
      const dates = stage.dates.slice(index + 1);
      stages.unshift({ ...stage, advance: 0, periods: left, take: left, dates, payment });
      break;
    }
  }
  const output = { payment: rows[0]!.payment, final_payment: rows.at(-1)!.payment };
  if (plan.settlement === undefined) return { rows, output };
  const { date, isFullPeriod } = plan.settlement;
  const next = rows.findIndex((row) => row.date >= date);
  const last = rows[next - 1] ?? { balance: plan.principal, date: plan.stages[0]!.dates[0]! };
  const interest = isFullPeriod ? rows[next]!.interest : accrue?.(last.balance, last.date, date);
  if (interest === undefined) return undefined;
  return { rows, output: { ...output, settlement_amount: halfUp(last.balance + interest) } };
}

const MAX_WAYS = 14;

/** All ways in which a library keeps a loan; none where its parameters do not state it. */
export function keepWith(answer: Answerer, plan: Plan | undefined): readonly Kept[] {
  if (plan === undefined) return [];
  return Array.from({ length: MAX_WAYS }, (_, way) => keepInOneWay(answer, plan, way)).filter(
    (kept) => kept !== undefined,
  );
}
