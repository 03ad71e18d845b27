import type { Arithmetic } from '#core/arithmetic/arithmetic.ts';
import { amountText } from '#core/account/events.ts';
import { keepAccount, type Kept } from '#core/account/ledger.ts';
import { dailyInterest, settle, type SettlementRule } from '#core/account/settlement.ts';
import { chargedOn, payable, type Row, type State } from '#core/account/state.ts';
import type { AccountTerms, EventKind } from '#core/account/terms.ts';
import { DomainError } from '#base/errors.ts';
import { timesPerYear } from '#catalogue/declare/conventions.ts';
import { defineNatives } from '#catalogue/declare/define.ts';
import { finding } from '#catalogue/declare/rules.ts';

/** What `keep_account` is given, in this order: the inputs by their names, and the decimals of money. */
export const OPERANDS =
  'principal, annual_rate, tenure_months, payment_count, payment, start_date, first_payment_date, due_dates, payment_frequency, day_count_convention, year_split, partial_month, due_date_rule, compound_frequency, payment_method, level_payment_rule, payment_rounding, interest_rounding, interest_only_months, balloon_amount, offset_balance, allocation_order, payment_interest_rule, prepayment_effect, late_payment_effect, arrears_forecast_rule, holiday_interest, rate_change_effect, advance_effect, reage_interest_treatment, charge_timing, rest, late_annual_rate, late_fee, late_grace_days, credit_balance_rate, interest_cap_pct, daily_interest_cap_pct, settlement_rule, settlement_interest_rule, early_repayment_fee_pct, apr, as_of_date, settlement_date, events, decimals' as const;

const names = OPERANDS.split(', ');

interface Event {
  readonly date: number;
  readonly kind: EventKind;
  readonly amount?: number;
  readonly annual_rate?: number;
  readonly end_date?: number;
  readonly payment_count?: number;
}

const amountKinds = ['payment', 'fee', 'charge_waiver', 'advance', 'refund', 'write_off', 'offset'] as const;
const endKinds = ['interest_pause', 'holiday', 'due_date_change', 'reage'] as const;

function misfit(field: keyof Event, kinds: readonly EventKind[]) {
  return (events: readonly Event[]) =>
    placeOf(events, (event) => (event[field] === undefined) === kinds.includes(event.kind));
}

function findWrongEnd(events: readonly Event[]): number | undefined {
  const needed: readonly EventKind[] = endKinds;
  return placeOf(events, ({ date, kind, end_date: end }) =>
    end === undefined
      ? needed.includes(kind)
      : end < date || (kind === 'reage' && end === date) || !(needed.includes(kind) || kind === 'rate_change'),
  );
}

function placeOf(events: readonly Event[], isWrong: (event: Event) => boolean): number | undefined {
  const index = events.findIndex((event) => isWrong(event));
  return index < 0 ? undefined : index;
}

interface Given {
  readonly events: readonly Event[];
  readonly due_dates: readonly { readonly date: number }[];
  readonly payment_frequency: keyof typeof timesPerYear;
  readonly compound_frequency: keyof typeof timesPerYear | undefined;
  readonly settlement_rule: SettlementRule;
  readonly [name: string]: unknown;
}

/** The code of loan-account: its terms and events, day by day. */
export const natives = defineNatives({
  wrong_amount: finding(
    'the first event without an amount that its kind needs, or with one that it has not',
    misfit('amount', amountKinds),
  ),
  wrong_rate: finding(
    'the first event without a rate that its kind needs, or with one that it has not',
    misfit('annual_rate', ['rate_change']),
  ),
  wrong_end: finding(
    'the first event without an end that its kind needs, with one that it has not, or with one before its date',
    findWrongEnd,
  ),
  wrong_count: finding(
    'the first event without a number of payments that its kind needs, or with one that it has not',
    misfit('payment_count', ['reage']),
  ),
  keep_account: {
    description:
      'day by day, interest is charged on the balance, a day being the 24 hours that end on its date: the day of the loan is not charged, that of a payment is. Up to as_of_date the events are what happened, and a payment that fell due and did not come is in arrears; later payments are made as planned. Interest is an exact fraction until the account rounds it. The root is found in 80 digits: growth of the balance by the interest of each period, less level payments that grow alike. A payment beyond all that is owed is refused, unless a refund takes it later; one after as_of_date is planned beside those that fall due, in place of one on its own day, and is no more than what is owed. What is owed after the last due date falls due a period later',
    answers: {
      payment: 'number?',
      payment_count: 'whole',
      payoff_date: 'whole',
      balance: 'number',
      accrued_interest: 'number',
      unpaid_fees: 'number',
      arrears_amount: 'number',
      past_due_days: 'whole',
      next_payment_date: 'whole?',
      next_payment: 'number?',
      settlement_amount: 'number',
      settlement_principal: 'number',
      interest_rebate: 'number?',
      daily_interest: 'number',
      final_payment: 'number',
      total_paid: 'number',
      total_principal: 'number',
      total_interest: 'number',
      total_fees: 'number',
      total_written_off: 'number',
      course: 'course',
    },
    of: Object.defineProperty(answerAccount, 'length', { value: names.length + 1 }),
  },
});

function answerAccount<N>(a: Arithmetic<N>, ...operands: never[]) {
  const given = Object.fromEntries(names.map((name, index) => [name, operands[index]])) as unknown as Given;
  const kept = keepAccount(termsOf(a, given));
  requirePayable(kept);
  const { grain } = kept.interest;
  const decimals = kept.terms.decimals;
  const money = (grains: bigint) =>
    grains % grain === 0n
      ? a.ofUnits(grains / grain, decimals)
      : a.divide(a.ofUnits(grains, decimals), a.ofUnits(grain, 0));
  const { position, settled, nextPayment } = kept;
  const today = chargedOn({ ...kept, state: position }, position.day);
  const settlement = settle(kept, given.settlement_rule, (given['apr'] as number | undefined) ?? 0);
  return {
    payment: methodsWithoutPayment.has(kept.terms.method) ? undefined : money(position.level),
    payment_count: kept.paymentCount,
    payoff_date: kept.payoffDay,
    balance: money(position.balance),
    accrued_interest: money(payable({ ...kept, state: today })),
    unpaid_fees: money(position.fees + position.pendingFees),
    arrears_amount: money(overdueOf(position)),
    past_due_days: Math.max(0, ...position.dues.map(({ date }) => position.day - date)),
    next_payment_date: dueToday(position)?.date ?? nextPayment?.date,
    next_payment: moneyIf(money, dueToday(position)?.amount ?? nextPayment?.amount),
    settlement_amount: money(settlement.amount),
    settlement_principal: money(settled.balance),
    interest_rebate: moneyIf(money, settlement.rebate),
    daily_interest: money(dailyInterest(kept)),
    final_payment: money(kept.finalPayment),
    total_paid: money(kept.state.totals.paid),
    total_principal: money(kept.state.totals.principal),
    total_interest: money(kept.state.totals.interest),
    total_fees: money(kept.state.totals.fees),
    total_written_off: money(kept.state.totals.writtenOff),
    course: courseOf(a, kept.rows, money),
  };
}

/** Their payments are the interest of their periods. */
const methodsWithoutPayment: ReadonlySet<AccountTerms['method']> = new Set(['interest_only', 'bullet']);

function moneyIf<N>(money: (grains: bigint) => N, grains: bigint | undefined): N | undefined {
  return grains === undefined ? undefined : money(grains);
}

/** Due before the day; what is due on the day itself is not late yet. */
function overdueOf({ dues, day }: State): bigint {
  return dues.filter(({ date }) => date < day).reduce((sum, { amount }) => sum + amount, 0n);
}

function dueToday({ dues, day }: State) {
  return dues.find(({ date }) => date === day);
}

function courseOf<N>(a: Arithmetic<N>, rows: readonly Row[], money: (grains: bigint) => N) {
  const none = a.of(0);
  return {
    periods: rows.length,
    dateOf: (period: number) => rows[period - 1]!.date,
    at(period: number) {
      if (period === 0) return { balance: none, flow: none };
      const { date: _, unpaid, ...columns } = rows[period - 1]!;
      const values = Object.entries({ ...columns, unpaid_interest: unpaid });
      return {
        balance: none,
        flow: none,
        columns: Object.fromEntries(values.map(([name, grains]) => [name, money(grains)])),
      };
    },
  };
}

/** A credit balance is a mistake unless it is paid back. */
function requirePayable({ overpaid, terms, interest, state }: Kept): void {
  if (overpaid === undefined || state.balance >= 0n) return;
  const owed = amountText(overpaid.owed / interest.grain, terms.decimals);
  throw new DomainError(
    'no-solution',
    `events/${overpaid.index}/amount must not be above ${owed}, all that is owed, unless a refund of the rest follows`,
  );
}

function termsOf<N>(a: Arithmetic<N>, given: Given): AccountTerms {
  const decimals = given['decimals'] as number;
  const units = (value: unknown) => BigInt(a.round(value as number, decimals));
  const unitsIf = (value: unknown) => (value === undefined ? undefined : units(value));
  const perYear = timesPerYear[given.payment_frequency];
  const months = given['tenure_months'] as number | undefined;
  const dueDates = given.due_dates.length === 0 ? undefined : given.due_dates.map(({ date }) => date);
  const count =
    dueDates?.length ??
    (given['payment_count'] as number | undefined) ??
    (months === undefined ? undefined : Math.ceil((perYear * months) / 12));
  const early = given['settlement_interest_rule'] === 'before_day' ? 1 : 0;
  const settlement = (given['settlement_date'] ?? given['as_of_date']) as number | undefined;
  return {
    ...wordsOf(given),
    perYear,
    dueDates,
    count,
    decimals,
    compounds: given.compound_frequency && timesPerYear[given.compound_frequency],
    principal: units(given['principal']),
    payment: unitsIf(given['payment']),
    interestOnly: Math.floor((perYear * (given['interest_only_months'] as number)) / 12),
    balloon: units(given['balloon_amount']),
    offset: units(given['offset_balance']),
    lateFee: units(given['late_fee']),
    settlement: settlement === undefined ? undefined : Math.max(settlement - early, given['start_date'] as number),
    events: given.events.map((event, index) => ({
      date: event.date,
      kind: event.kind,
      index,
      amount: unitsIf(event.amount),
      annualRate: event.annual_rate,
      end: event.end_date,
      count: event.payment_count,
    })),
  };
}

/** Inputs that are taken as they are, by their names in the request. */
function wordsOf(given: Given) {
  const taken = Object.entries(taking).map(([name, input]) => [name, given[input]]);
  return Object.fromEntries(taken) as Pick<AccountTerms, keyof typeof taking>;
}

const taking = {
  annualRate: 'annual_rate',
  start: 'start_date',
  first: 'first_payment_date',
  dayCount: 'day_count_convention',
  yearSplit: 'year_split',
  partialMonth: 'partial_month',
  dueDateRule: 'due_date_rule',
  method: 'payment_method',
  levelRule: 'level_payment_rule',
  paymentRounding: 'payment_rounding',
  interestRounding: 'interest_rounding',
  order: 'allocation_order',
  collected: 'payment_interest_rule',
  prepayment: 'prepayment_effect',
  late: 'late_payment_effect',
  forecast: 'arrears_forecast_rule',
  holiday: 'holiday_interest',
  rateChange: 'rate_change_effect',
  advance: 'advance_effect',
  reage: 'reage_interest_treatment',
  chargeTiming: 'charge_timing',
  rest: 'rest',
  lateRate: 'late_annual_rate',
  graceDays: 'late_grace_days',
  creditRate: 'credit_balance_rate',
  capPct: 'interest_cap_pct',
  dailyCapPct: 'daily_interest_cap_pct',
  asOf: 'as_of_date',
} as const satisfies Partial<Record<keyof AccountTerms, string>>;
