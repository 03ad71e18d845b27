import { findCurrency } from '#core/money/iso4217.ts';
import { formatFieldText } from '#text/write/field-number.ts';
import { readNamedDate } from '#text/read/named-date.ts';
import { readTypedNumber } from '#text/read/typed-number.ts';
import type { Typing } from '#portal/calculator/form/draft.ts';

/** The conversion as typed. */
export interface Typed {
  readonly amount: string;
  readonly typing: Typing;
  readonly from: string;
  readonly to: string;
  /** Empty for the latest rate. */
  readonly date: string;
}

/** The amount as its field shows it. */
export function amountText(text: string, from: string, typing: Typing): string {
  return formatFieldText(text, typing, placeOf(from));
}

export function readAmount({ amount, from, typing }: Typed) {
  return readTypedNumber(amount, typing.shown, placeOf(from));
}

function placeOf(from: string) {
  return { unit: 'currency', minimum: 0, currency: findCurrency(from)?.code };
}

/** The date in a query, which readers may have typed as they write it; empty where there is none. */
export function dateIn(query: URLSearchParams): string {
  const text = (query.get('date') ?? '').trim();
  return readNamedDate(text) ?? text;
}

/** The member or parameter of a call for the rate of a day. */
export function onDate(date: string): { readonly date?: string } {
  return date === '' ? {} : { date };
}

/** The body of the equivalent API call. */
export function bodyOf(typed: Typed) {
  const { amount, from, to, date } = typed;
  const read = readAmount(typed);
  return { amount: read.kind === 'number' ? read.value : amount, from, to, ...onDate(date) };
}
