import type { InputFields, InputValues } from '#catalogue/declare/define.ts';
import type { InputField } from '#catalogue/declare/fields.ts';
import type { RuleCheck } from '#catalogue/run/rule-check.ts';
import { minorUnitOf, findCurrency } from '#core/money/iso4217.ts';
import { describeDoubt, isDoubt } from '#text/read/doubts.ts';
import { hasTooManyDigits, TOO_MANY_DIGITS } from '#text/read/plain-number.ts';
import { hasThousands, type NumberStyle, placeOf, readTypedNumber } from '#text/read/typed-number.ts';
import { readPercentage } from '#text/read/typed-percentage.ts';
import { createInputCheck } from '#calculate/check/validation.ts';
import type { Violation } from '#calculate/check/violations.ts';
import { invalidQuery, Problem } from '#calculate/check/problem.ts';
import type { Query } from '../route.ts';
import { parseStrictJson } from './body.ts';

/** Reads the values of a query. Throws a Problem with all violations. */
export type ReadQueryValues = (query: Query) => InputValues;

/** A reader of the values of these fields, which are checked like the fields of a body. */
export function createQueryReader(fields: InputFields, rules?: RuleCheck): ReadQueryValues {
  const check = createInputCheck(fields, rules);
  return function readValues(query) {
    const unread: Violation[] = [];
    const values: Record<string, unknown> = {};
    const typing = { style: numberStyle, currency: findCurrency(query['currency'] ?? '')?.code };
    for (const [name, text] of Object.entries(query)) {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      const refuse = (detail: string) => void unread.push({ field: name, code: 'wrong-type', detail });
      const value = isNumber(field)
        ? readNumber(field, readPercentage(fields, name, (one) => query[one], typing) ?? text, refuse, typing)
        : readValue(field, text, refuse);
      // An assignment would lose a parameter named __proto__.
      Object.defineProperty(values, name, { value, enumerable: true });
    }
    const violations = check(values);
    if (unread.length === 0 && violations === undefined) return values as InputValues;
    const others = violations?.filter(({ field }) => unread.every((one) => one.field !== field)) ?? [];
    throw invalidQuery([...unread, ...others]);
  };
}

function isNumber(field: InputField | undefined): field is InputField {
  return field?.kind === 'real' || field?.kind === 'integer';
}

/** Where commas separate thousands, as in CSV. */
const numberStyle: NumberStyle = { decimal: '.', group: ',' };

/** A number as programs write it, or else as people do: 400,000 or $80k. */
function readNumber(
  field: InputField,
  text: string,
  refuse: (detail: string) => void,
  { style, currency }: { readonly style: NumberStyle; readonly currency: string | undefined },
): unknown {
  const place = placeOf(field, currency);
  if (jsonNumber.test(text) && !(hasThousands(place) && mayHaveThousands(text, currency)))
    return readValue(field, text, refuse);
  const typed = readTypedNumber(text, style, place);
  if (typed.kind === 'number') return readValue(field, typed.decimal, refuse);
  if (isDoubt(typed)) refuse(describeDoubt(typed));
  return text;
}

/** Whether a number such as 250.000 may be in thousands: amounts in dinars have three decimals. */
function mayHaveThousands(text: string, currency: string | undefined): boolean {
  return /^-?[1-9]\d{0,2}\.000$/.test(text) && (currency === undefined || minorUnitOf(currency) !== 3);
}

/** A number of JSON (RFC 8259, §6). */
const jsonNumber = /^-?(0|[1-9]\d*)(\.\d+)?([eE][-+]?\d+)?$/;

/**
 * The value that a text has in a field. A text that is not of the field's kind stays text, for the check to
 * refuse.
 */
function readValue(field: InputField | undefined, text: string, refuse: (detail: string) => void): unknown {
  switch (field?.kind) {
    case 'real':
    case 'integer':
      if (!jsonNumber.test(text)) return text;
      if (hasTooManyDigits(text)) refuse(TOO_MANY_DIGITS);
      return Number(text);
    case 'boolean':
      return text === 'true' ? true : text === 'false' ? false : text;
    case 'words':
    case 'past-currencies':
      return text.split(',');
    case 'list':
      if (!text.startsWith('[')) return text.split(',').map((item) => readValue(field.item, item, refuse));
      return readJson(text, refuse);
    case 'records':
      return readJson(text, refuse);
    case 'choice':
    case 'currency':
    case 'past-currency':
    case 'date':
    case 'text':
    case undefined:
      return text;
  }
}

const encoder = new TextEncoder();

function readJson(text: string, refuse: (detail: string) => void): unknown {
  try {
    return parseStrictJson(encoder.encode(text));
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const fault = error.message.replace(/^The body /, '').replace(/^Duplicate/, 'has a duplicate');
    refuse(fault.replace(/\.$/, ''));
    return text;
  }
}
