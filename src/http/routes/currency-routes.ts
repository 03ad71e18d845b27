import { addDays, toDate } from '#base/dates.ts';
import type { RatesHistory } from '#currency/store/history.ts';
import { isCurrencyOn, minorUnitThen } from '#core/money/iso4217.ts';
import { convert, rate, type RateTable } from '#currency/table/rate-table.ts';
import type { CurrentRates, RatesService } from '#currency/service.ts';
import {
  conversionFields,
  conversionOperation,
  currenciesOperation,
  FIRST_DATE,
  historyBounds,
  historyOperation,
  ratesFields,
  ratesOperation,
} from '#api/operations/currency-operations.ts';
import { createInputCheck } from '#calculate/check/validation.ts';
import { type Violation } from '#calculate/check/violations.ts';
import { withTag } from '../documents/conditional.ts';
import {
  describeGap,
  findDateFaults,
  findEnded,
  findRangeFaults,
  ratesOf,
  readStored,
  unsupportedCurrency,
  usableRates,
  type UsableRates,
} from './currency-checks.ts';
import {
  cacheableUntil,
  conversionReply,
  currenciesReply,
  historyReply,
  ratesReply,
} from './currency-replies.ts';
import { listCurrencies } from './currency-list.ts';
import { pictureOfDays } from './currency-picture.ts';
import { jsonReply, PICTURE_TYPE, SVG_TYPE, svgReply, type ReplyType, type TextReply } from '../replies.ts';
import { invalidBody, invalidQuery, Problem } from '#calculate/check/problem.ts';
import type { LiveRoute, Query } from '../route.ts';

/** The dependencies of the currency routes. */
export interface Rates {
  readonly service: RatesService;
  readonly history: RatesHistory;
  readonly now: () => number;
}

/** The routes of currency rates and conversion. */
export function createCurrencyRoutes(rates: Rates): readonly LiveRoute[] {
  return [ratesRoute(rates), historyRoute(rates), currenciesRoute(rates), conversionRoute(rates)];
}

function ratesRoute({ service, history, now }: Rates): LiveRoute {
  const kept = new WeakMap<CurrentRates, Map<string, TextReply>>();

  /** The latest rates of all currencies, written once until they change. */
  function writeLatest(current: CurrentRates, base: string, type: ReplyType): TextReply {
    const replies = kept.get(current) ?? new Map<string, TextReply>();
    kept.set(current, replies);
    const key = `${base} ${type}`;
    const rates = { table: current.table, describe: () => current };
    const reply = replies.get(key) ?? withTag(writeRates(rates, base, undefined, undefined, type));
    replies.set(key, reply);
    return reply;
  }

  return {
    operation: ratesOperation,
    answer: async ({ query, type }) => {
      const [base, symbols, date] = [baseOf(query), symbolsOf(query), query['date']];
      refuse(invalidQuery, [
        ...findDateFaults('date', date, now()),
        ...findEnded('base', [base], date ?? toDate(now())),
        ...findEnded('symbols', symbols ?? [], date ?? toDate(now())),
      ]);
      const current = service.current();
      const reply =
        date === undefined && symbols === undefined
          ? writeLatest(usableRates(service).whole, base, type)
          : writeRates(
              date === undefined ? usableRates(service) : await ratesOf(history, date, invalidQuery),
              base,
              symbols,
              date,
              type,
            );
      return cacheableUntil(reply, current.nextExpectedMs, now());
    },
  };
}

function historyRoute({ service, history, now }: Rates): LiveRoute {
  return {
    operation: historyOperation,
    answer: async ({ query, type, draw }) => {
      const [base, symbols] = [baseOf(query), symbolsOf(query)];
      const to = query['to'] ?? toDate(now());
      const from = query['from'] ?? startOf(to);
      refuse(invalidQuery, [
        ...findDateFaults('from', query['from'], now()),
        ...findDateFaults('to', query['to'], now()),
        ...findRangeFaults(from, to),
        ...findEnded('base', [base], from),
        ...findEnded('symbols', symbols ?? [], from),
      ]);
      const present = await readStored(() => history.between(from, to));
      if (present.length === 0) {
        const detail = await describeGap(history, to);
        throw invalidQuery([{ field: 'to', code: 'out-of-range', detail }]);
      }
      const days = present
        .filter(({ date, table }) => isQuoted(table, base, date))
        .map((day) => ({ day, codes: quotedCodes(day.table, symbols, day.date) }));
      if (days.length === 0) throw unsupportedCurrency('base', [base], to);
      const found = new Set(days.flatMap(({ codes }) => codes));
      const missing = symbols?.filter((code) => !found.has(code)) ?? [];
      if (missing.length > 0) throw unsupportedCurrency('symbols', missing, to);
      refuse(invalidQuery, findExcess(days.reduce((sum, { codes }) => sum + codes.length, 0)));
      const writeReply = async () => {
        if (type === PICTURE_TYPE) return jsonReply(JSON.stringify(pictureOfDays(days, base)));
        if (type === SVG_TYPE) return svgReply(await draw(pictureOfDays(days, base)));
        return historyReply(days, { base, from, to }, type);
      };
      return cacheableUntil(await writeReply(), service.current().nextExpectedMs, now());
    },
  };
}

function currenciesRoute({ service, history, now }: Rates): LiveRoute {
  return {
    operation: currenciesOperation,
    answer: async ({ type }) => {
      const current = usableRates(service).whole;
      const coverage = await readStored(() => history.coverage());
      const listed = listCurrencies(current.table, service, coverage);
      return cacheableUntil(currenciesReply(listed, type), current.nextExpectedMs, now());
    },
  };
}

function conversionRoute({ service, history, now }: Rates): LiveRoute {
  const check = createInputCheck(conversionFields);
  return {
    operation: conversionOperation,
    answer: async ({ body, type }) => {
      const violations = check(body);
      if (violations !== undefined) throw invalidBody(violations);
      const values = body as { readonly amount: number; from: string; to: string; date?: string };
      const [from, to, date] = [codeOf(values.from), codeOf(values.to), values.date];
      refuse(invalidBody, [
        ...findDateFaults('date', date, now()),
        ...findEnded('from', [from], date ?? toDate(now())),
        ...findEnded('to', [to], date ?? toDate(now())),
      ]);
      const rates = date === undefined ? usableRates(service) : await ratesOf(history, date, invalidBody);
      const served = rate(rates.table, from, to);
      if (served === undefined) {
        const field = rates.table.quotes.has(from) ? 'to' : 'from';
        throw unsupportedCurrency(field, [field === 'to' ? to : from], date);
      }
      const amount = String(values.amount);
      const converted = convert(amount, served, minorUnitThen(to));
      const conversion = { amount, from, to, converted, rate: served };
      return conversionReply(conversion, rates.describe([from, to]), type);
    },
  };
}

/** Throws a problem if there are any violations. */
function refuse(
  problem: (violations: readonly Violation[]) => Problem,
  violations: readonly Violation[],
): void {
  if (violations.length > 0) throw problem(violations);
}

function baseOf(query: Query): string {
  return codeOf(query['base'] ?? ratesFields.base.default!);
}

function symbolsOf(query: Query): readonly string[] | undefined {
  const { symbols } = query;
  return symbols === undefined ? undefined : [...new Set(symbols.split(',').map(codeOf))];
}

/** The default first day of a range. */
function startOf(to: string): string {
  const start = addDays(to, -historyBounds.daysByDefault);
  return start < FIRST_DATE && to >= FIRST_DATE ? FIRST_DATE : start;
}

function codeOf(text: string): string {
  return text.toUpperCase();
}

function writeRates(
  rates: UsableRates,
  base: string,
  symbols: readonly string[] | undefined,
  date: string | undefined,
  type: ReplyType,
): TextReply {
  const { table } = rates;
  if (!isQuoted(table, base, date)) throw unsupportedCurrency('base', [base], date);
  const codes = quotedCodes(table, symbols, date);
  const missing = symbols?.filter((code) => !codes.includes(code)) ?? [];
  if (missing.length > 0) throw unsupportedCurrency('symbols', missing, date);
  // A reply for all currencies names every source, not only those in the table.
  const described = rates.describe(symbols === undefined ? undefined : [base, ...codes]);
  return ratesReply(described, base, codes, date, type);
}

/** The requested currencies that have a rate; a table may carry a currency past its end. */
function quotedCodes(table: RateTable, symbols: readonly string[] | undefined, date: string | undefined) {
  return (symbols ?? [...table.quotes.keys()]).filter((code) => isQuoted(table, code, date));
}

function isQuoted(table: RateTable, code: string, date: string | undefined): boolean {
  return table.quotes.has(code) && (date === undefined || isCurrencyOn(code, date));
}

function findExcess(count: number): Violation[] {
  if (count <= historyBounds.rates) return [];
  const shown = [count, historyBounds.rates].map((rates) => rates.toLocaleString('en-US'));
  const detail = `must name fewer currencies for this range; it would give ${shown[0]} rates, and one reply has at most ${shown[1]}`;
  return [{ field: 'symbols', code: 'out-of-range', detail }];
}
