import { findCurrency } from '#currency/iso4217.ts';
import { formatTypedNumber, readTypedNumber } from '#derive/typed-number.ts';
import type { Typing } from '../draft.ts';

/** The conversion as typed. */
export interface Typed {
  readonly amount: string;
  readonly typing: Typing;
  readonly from: string;
  readonly to: string;
}

/** An amount typed with another number style, in the style of the reader. */
export function amountText(text: string, from: string, { typed, shown }: Typing): string {
  const read = typed === shown ? undefined : readTypedNumber(text, typed, placeOf(from));
  return read?.kind === 'number' ? formatTypedNumber(String(read.value), shown) : text;
}

export function readAmount({ amount, from, typing }: Typed) {
  return readTypedNumber(amount, typing.shown, placeOf(from));
}

function placeOf(from: string) {
  return { unit: 'currency', minimum: 0, currency: findCurrency(from)?.code };
}

/** The body of the equivalent API call. */
export function bodyOf(typed: Typed) {
  const { amount, from, to } = typed;
  const read = readAmount(typed);
  return { amount: read.kind === 'number' ? read.value : amount, from, to };
}
