import { minorUnitOf } from '#currency/iso4217.ts';
import type { CurrentRates } from '#currency/provenance.ts';
import { convert, rate, rates } from '#currency/rate-table.ts';
import type { RatesService } from '#currency/service.ts';
import {
  conversionFields,
  conversionOperation,
  ratesFields,
  ratesOperation,
} from '#derive/currency-operations.ts';
import { createInputCheck } from '#derive/validation.ts';
import { invalidBody, jsonReply, Problem } from './replies.ts';
import type { Route } from './route.ts';

/** The routes of currency rates and conversion. */
export function createCurrencyRoutes(service: RatesService): readonly Route[] {
  return [ratesRoute(service), conversionRoute(service)];
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
