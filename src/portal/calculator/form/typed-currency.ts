import type { InputFields, InputValues } from '#catalogue/declare/define.ts';
import type { InputField } from '#catalogue/declare/fields.ts';
import { isMoney } from '#text/write/result-text.ts';
import { foreignCurrencies } from '#text/read/typed-currencies.ts';
import type { NumberStyle } from '#text/read/typed-number.ts';
import { convertSizes } from '#portal/reader/amount-sizes.ts';
import { draftsOf, writeDrafts } from './draft.ts';

/**
 * The query with the currency whose sign was typed. Where the query names no currency, that is the sign of
 * the first amount. Where it has the currency with which the page opened, all amounts that were typed must
 * have the same sign; the amounts of the example that are left are then converted to a plausible size. A
 * reader who has chosen a currency is asked instead.
 */
export function takeTypedCurrency(
  fields: InputFields,
  query: URLSearchParams,
  opening: InputValues,
  style: NumberStyle,
): URLSearchParams {
  if (fields['currency'] === undefined) return query;
  const amounts = [...query].filter(([path]) => isAmount(fields, path));
  if (!query.has('currency')) {
    const [currency] = amounts.flatMap(([, text]) => foreignCurrencies(text, style).slice(0, 1));
    return currency === undefined ? query : new URLSearchParams([...query, ['currency', currency]]);
  }
  const own = opening['currency'];
  if (typeof own !== 'string' || query.get('currency') !== own) return query;
  const opened = textsOf(fields, opening, style);
  const typed = amounts.filter(([path, text]) => text !== opened.get(path));
  const [first = [], ...others] = typed.map(([, text]) => foreignCurrencies(text, style, own));
  const currency = first.find((one) => others.every((other) => other.includes(one)));
  if (currency === undefined) return query;
  const texts = textsOf(fields, convertSizes(fields, opening, currency), style);
  const left = amounts.filter((pair) => !typed.includes(pair));
  const taken = new URLSearchParams(query);
  taken.set('currency', currency);
  for (const [path, text] of left) taken.set(path, texts.get(path) ?? text);
  return taken;
}

/** Whether a query has another currency than the one that was given, as a sign was typed. */
export function isTypedCurrency(given: URLSearchParams, query: URLSearchParams): boolean {
  return given.has('currency') && given.get('currency') !== query.get('currency');
}

/** The texts of the fields, by their paths. */
function textsOf(fields: InputFields, values: InputValues, style: NumberStyle): ReadonlyMap<string, string> {
  return new Map(writeDrafts(draftsOf(fields, values, style)));
}

/** Whether a path such as debts.0.balance is that of an amount. */
function isAmount(fields: InputFields, path: string): boolean {
  const [list = '', , column = ''] = path.split('.');
  const field: InputField | undefined = Object.hasOwn(fields, list) ? fields[list] : undefined;
  const inner = field?.item ?? field?.fields?.[column] ?? field;
  return inner !== undefined && isMoney(inner);
}
