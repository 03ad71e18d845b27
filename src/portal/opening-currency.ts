import type { AnyCalculator, InputFields } from '#catalogue/define.ts';
import type { InputField } from '#catalogue/fields.ts';
import { findCurrency } from '#currency/iso4217.ts';
import { isMoney } from '#derive/result-text.ts';
import { readTypedNumber, type NumberStyle } from '#derive/typed-number.ts';
import type { DocumentRequest } from '#http/documents/documents.ts';
import { readCookie, writeCookie } from './cookies.ts';
import { currencyOfReader } from './currency/names.ts';

/** The currency that the reader chose last on a page: remembered in a cookie that says nothing else. */
export const CURRENCY_COOKIE = 'currency';

/** Currencies with amounts of similar size: the price of a home in one is a plausible price in another. */
const likeSized: ReadonlySet<string> = new Set(['USD', 'EUR', 'GBP', 'CHF', 'CAD', 'AUD', 'NZD', 'SGD']);

type Headers = DocumentRequest['headers'];

/** The currency of the example with which the page of a calculator opens: the chosen one, or that of the reader's country if it suits. */
export function openingCurrency(calculator: AnyCalculator, headers: Headers): string | undefined {
  const currency = calculator.examples[0].input['currency'] as string | undefined;
  const { input, isBoundToCurrency } = calculator;
  if (input['currency'] === undefined || isBoundToCurrency === true) return currency;
  const chosen = findCurrency(readCookie(headers, CURRENCY_COOKIE) ?? '')?.code;
  if (chosen !== undefined) return chosen;
  // Nobody asked for defaults of one country in the currency of another.
  if (Object.values(input).some(hasCountry)) return currency;
  const own = currencyOfReader(headers.get('accept-language'));
  return [own, currency].every((one) => one !== undefined && likeSized.has(one)) ? own : currency;
}

/** Whether a default is that of one country. */
function hasCountry({ schema, fields = {} }: InputField): boolean {
  return 'x-default-country' in schema || Object.values(fields).some(hasCountry);
}

/** The header that remembers the currency of a query if the reader chose it on the page, and did not just follow a link. */
export function rememberCurrency(
  calculator: AnyCalculator,
  { headers, origin }: Pick<DocumentRequest, 'headers' | 'origin'>,
  path: string,
  query: URLSearchParams,
): Readonly<Record<string, string>> {
  const chosen = findCurrency(query.get('currency') ?? '')?.code;
  const referrer = URL.parse(headers.get('referer') ?? '');
  const isFromPage = referrer !== null && referrer.origin + referrer.pathname === origin + path;
  if (chosen === undefined || !isFromPage || chosen === openingCurrency(calculator, headers)) return {};
  return writeCookie(CURRENCY_COOKIE, chosen);
}

/** The code of ISO 4217 for no currency: every sign is that of another one. */
const NO_CURRENCY = 'XXX';

/** The query with the currency whose sign its first amount has, where it names none: INR for home_price=₹45,00,000. */
export function nameCurrency(
  fields: InputFields,
  query: URLSearchParams,
  style: NumberStyle,
): URLSearchParams {
  if (fields['currency'] === undefined || query.has('currency')) return query;
  for (const [path, text] of query) {
    const field = fieldAt(fields, path);
    if (field === undefined || !isMoney(field)) continue;
    const read = readTypedNumber(text, style, { unit: 'currency', currency: NO_CURRENCY });
    if (read.kind !== 'foreign' || read.currencies[0] === undefined) continue;
    return new URLSearchParams([...query, ['currency', read.currencies[0]]]);
  }
  return query;
}

/** The field of a path such as debts.0.balance. */
function fieldAt(fields: InputFields, path: string): InputField | undefined {
  const [list = '', , column = ''] = path.split('.');
  const field = Object.hasOwn(fields, list) ? fields[list] : undefined;
  return field?.item ?? field?.fields?.[column] ?? field;
}
