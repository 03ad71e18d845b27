import { createEvaluator } from '#catalogue/evaluate.ts';
import type { AnyCalculator, InputFields, InputValues } from '#catalogue/define.ts';
import { minorUnitOf } from '#currency/iso4217.ts';
import type { CurrentRates } from '#currency/provenance.ts';
import { convert, rate, rates } from '#currency/rate-table.ts';
import type { RatesService } from '#currency/service.ts';
import {
  calculationOperation,
  calculatorOperation,
  conversionFields,
  conversionOperation,
  listOperation,
  ratesFields,
  ratesOperation,
  type Operation,
} from '#derive/operations.ts';
import { createCalculation } from '#derive/result.ts';
import { createInputCheck } from '#derive/validation.ts';
import { createInclusion } from './inclusion.ts';
import {
  invalidBody,
  invalidQuery,
  JSON_TYPE,
  jsonReply,
  Problem,
  type Reply,
  type ReplyType,
} from './replies.ts';

/** The query parameters, decoded; none stands twice. */
export type Query = Readonly<Record<string, string>>;

/** The query of a request that has none. */
export const noQuery: Query = {};

/** What a route is asked. `body` is parsed JSON, undefined where the operation has none. */
export interface Call {
  readonly query: Query;
  readonly body: unknown;
  /** The form of the reply that the caller prefers, of those that the operation has. */
  readonly type: ReplyType;
}

/** One operation and what answers it. */
export interface Route {
  readonly operation: Operation;
  readonly answer: (call: Call) => Reply;
}

/** The routes of a path, by method. */
export type RouteTable = ReadonlyMap<string, Readonly<Partial<Record<string, Route>>>>;

/** Every route of the service, below the version segment. `engine` names the program and its version. */
export function createRoutes(
  catalogue: readonly AnyCalculator[],
  service: RatesService,
  engine: string,
): RouteTable {
  const routes = [
    constantRoute(listOperation(catalogue)),
    ...catalogue.map((calculator) => constantRoute(calculatorOperation(calculator))),
    ...catalogue.map((calculator) => calculationRoute(calculator, engine)),
    ratesRoute(service),
    conversionRoute(service),
  ];
  const table = new Map<string, Record<string, Route>>();
  for (const route of routes) {
    const { path, method } = route.operation;
    table.set(path, { ...table.get(path), [method]: withQueryCheck(route) });
  }
  return table;
}

/** A reply that is always the same: the example of its operation. */
function constantRoute(operation: Operation): Route {
  let reply: Reply | undefined;
  return { operation, answer: () => (reply ??= jsonReply(JSON.stringify(operation.reply.example))) };
}

function calculationRoute(calculator: AnyCalculator, engine: string): Route {
  const check = createInputCheck(calculator.input, calculator.rules);
  const evaluator = createEvaluator(calculator);
  const calculate = createCalculation(calculator, evaluator);
  const include = createInclusion(calculator, evaluator, engine);
  return {
    operation: calculationOperation(calculator),
    answer: ({ query, body, type }) => {
      const violations = check(body);
      if (violations !== undefined) throw invalidBody(violations);
      const calculation = calculate(body as InputValues);
      if (query === noQuery && type === JSON_TYPE) return jsonReply(`${calculation.text}}`);
      return include(calculation, query, type);
    },
  };
}

function ratesRoute(service: RatesService): Route {
  return {
    operation: ratesOperation,
    answer: ({ query }) => {
      const base = codeOf(query['base'] ?? ratesFields.base.default!);
      const current = usableRates(service);
      const table = rates(current.table, base);
      if (table === undefined) throw unsupportedCurrency('base', base);
      const members = Object.entries(table).map(([code, text]) => `"${code}":${text}`);
      return jsonReply(`{"base":"${base}","rates":{${members.join(',')}},${provenance(current)}}`);
    },
  };
}

function conversionRoute(service: RatesService): Route {
  const check = createInputCheck(conversionFields);
  return {
    operation: conversionOperation,
    answer: ({ body }) => {
      const violations = check(body);
      if (violations !== undefined) throw invalidBody(violations);
      const values = body as { readonly amount: number; readonly from: string; readonly to: string };
      const [from, to] = [codeOf(values.from), codeOf(values.to)];
      const current = usableRates(service, [from, to]);
      const served = rate(current.table, from, to);
      if (served === undefined) {
        throw unsupportedCurrency(rates(current.table, from) === undefined ? 'from' : 'to', from, to);
      }
      const converted = convert(String(values.amount), served, minorUnitOf(to)!);
      return jsonReply(`{"converted_amount":${converted},"rate":${served},${provenance(current)}}`);
    },
  };
}

/** The rates in force; what is said of their age is of those of `codes` when these are given. */
function usableRates(service: RatesService, codes?: readonly string[]): CurrentRates {
  const current = service.current(codes);
  if (!current.expired) return current;
  throw new Problem('rates-unavailable', `The newest rates are of ${current.observedOn}.`, {
    headers: { 'retry-after': '600' },
  });
}

/** The members that say where rates are from, as JSON text without the braces. */
function provenance({ updatedAt, observedOn, stale, sources }: CurrentRates): string {
  return JSON.stringify({ updated_at: updatedAt, observed_on: observedOn, stale, sources }).slice(1, -1);
}

function codeOf(text: string): string {
  return text.toUpperCase();
}

function unsupportedCurrency(field: string, ...codes: string[]): Problem {
  return new Problem(
    'unsupported-currency',
    `No source quotes the ${field} currency of ${codes.join(' to ')}; GET /v1/currency/rates lists those with a rate.`,
  );
}

/** Query parameters are checked like the fields of a body, and none may stand twice. */
function withQueryCheck(route: Route): Route {
  const fields: InputFields = route.operation.query;
  const check = createInputCheck(fields);
  const mayBeEmpty = Object.values(fields).every((field) => !field.required);
  return {
    operation: route.operation,
    answer: (call) => {
      const violations =
        call.query === noQuery && mayBeEmpty ? undefined : check(splitLists(call.query, fields));
      if (violations !== undefined) throw invalidQuery(violations);
      return route.answer(call);
    },
  };
}

/** A list stands in one parameter, with commas between its words. */
function splitLists(query: Query, fields: InputFields): Readonly<Record<string, string | readonly string[]>> {
  return Object.fromEntries(
    Object.entries(query).map(([name, text]) => [
      name,
      fields[name]?.kind === 'words' ? text.split(',') : text,
    ]),
  );
}
