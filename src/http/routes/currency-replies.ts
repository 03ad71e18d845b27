import { setImmediate } from 'node:timers/promises';
import { DAYS_AT_A_TIME, type DayRates } from '#currency/store/history.ts';
import type { DescribedRates } from '#currency/table/provenance.ts';
import { rate, type RateTable } from '#currency/table/rate-table.ts';
import { csvText } from '#base/csv.ts';
import { type Json, JsonText, toJson } from '#calculate/result/json.ts';
import { csvReply, jsonReply, CSV_TYPE, type TextReply, type ReplyType } from '../replies.ts';
import { cacheable } from '../documents/conditional.ts';
import type { ListedCurrency } from './currency-list.ts';

/** The cache time of a reply when the next publication is overdue. */
const OVERDUE_SECONDS = 60;

/** A reply that may be cached until the next publication is expected. */
export function cacheableUntil(reply: TextReply, nextExpectedMs: number, nowMs: number): TextReply {
  const seconds = Math.floor((nextExpectedMs - nowMs) / 1000);
  return cacheable(reply, seconds > 0 ? seconds : OVERDUE_SECONDS);
}

/** `codes` are the requested currencies, which the table has, as it has `base`. */
export function ratesReply(
  rates: DescribedRates,
  base: string,
  codes: readonly string[],
  date: string | undefined,
  type: ReplyType,
): TextReply {
  if (type === CSV_TYPE) {
    const rows = codes.map((code) => [base, ...ratesRow(rates.table, base, code)]);
    return csvReply(csvText([['base', 'currency', 'rate', 'observed_on', 'source'], ...rows]));
  }
  const members = { base, date, rates: ratesObject(rates.table, base, codes), ...provenance(rates) };
  return jsonReply(toJson(members));
}

/** Days with the currencies that each has; the provenance is that of the last day. */
export async function historyReply(
  days: readonly { readonly day: DayRates; readonly codes: readonly string[] }[],
  range: { readonly base: string; readonly from: string; readonly to: string },
  type: ReplyType,
): Promise<TextReply> {
  const { base, from, to } = range;
  const write = type === CSV_TYPE ? dayRows : dayText;
  const texts: string[] = [];
  for (const [index, { day, codes }] of days.entries()) {
    texts.push(write(day, base, codes));
    if (index % DAYS_AT_A_TIME === 0) await setImmediate();
  }
  if (type === CSV_TYPE) {
    return csvReply(
      csvText([['date', 'base', 'currency', 'rate', 'observed_on', 'source']]) + texts.join(''),
    );
  }
  const { day, codes } = days.at(-1)!;
  const source = provenance(day.describe([base, ...codes]));
  return jsonReply(toJson({ base, from, to, days: texts.map((text) => new JsonText(text)), ...source }));
}

function dayRows({ date, table }: DayRates, base: string, codes: readonly string[]): string {
  return csvText(codes.map((code) => [date, base, ...ratesRow(table, base, code)]));
}

/** Written at once, as a range has many days. */
function dayText({ date, table }: DayRates, base: string, codes: readonly string[]): string {
  // Pegs have no date of their own: they are as old as the dollar.
  const observedOn = oldestObservation(table, [base, ...codes]) ?? oldestObservation(table, ['USD', 'EUR']);
  const carried = observedOn !== date;
  return toJson({ date, observed_on: observedOn, carried, rates: ratesObject(table, base, codes) });
}

export function currenciesReply(currencies: readonly ListedCurrency[], type: ReplyType): TextReply {
  if (type !== CSV_TYPE) return jsonReply(JSON.stringify(currencies));
  const rows = currencies.map(({ code, name, minor_unit, sources, since }) => [
    code,
    name,
    String(minor_unit),
    sources.join(' '),
    since,
  ]);
  return csvReply(csvText([['code', 'name', 'minor_unit', 'sources', 'since'], ...rows]));
}

interface Conversion {
  readonly amount: string;
  readonly from: string;
  readonly to: string;
  readonly converted: string;
  readonly rate: string;
}

export function conversionReply(conversion: Conversion, rates: DescribedRates, type: ReplyType): TextReply {
  const { amount, from, to, converted, rate } = conversion;
  if (type === CSV_TYPE) {
    const header = ['amount', 'from', 'to', 'converted_amount', 'rate', 'observed_on', 'updated_at', 'stale'];
    const { observedOn, updatedAt, stale } = rates;
    return csvReply(
      csvText([header, [amount, from, to, converted, rate, observedOn, updatedAt, String(stale)]]),
    );
  }
  const members = { converted_amount: new JsonText(converted), rate: new JsonText(rate) };
  return jsonReply(toJson({ ...members, ...provenance(rates) }));
}

function ratesObject(table: RateTable, base: string, codes: readonly string[]): Json {
  return Object.fromEntries(codes.map((code) => [code, new JsonText(rate(table, base, code)!)]));
}

/** The currency, its rate, and when and by whom it was observed; a peg has no date. */
function ratesRow(table: RateTable, base: string, code: string): string[] {
  const { source, observedOn } = table.quotes.get(code)!;
  return [code, rate(table, base, code)!, observedOn ?? '', source];
}

/** Undefined when there are only pegs. */
function oldestObservation(table: RateTable, codes: readonly string[]): string | undefined {
  return codes
    .map((code) => table.quotes.get(code)?.observedOn)
    .reduce((oldest, date) => {
      if (oldest === undefined || date === undefined) return oldest ?? date;
      return date < oldest ? date : oldest;
    });
}

/** The provenance members of a reply. */
function provenance({ updatedAt, observedOn, stale, sources }: DescribedRates): object {
  return { updated_at: updatedAt, observed_on: observedOn, stale, sources };
}
