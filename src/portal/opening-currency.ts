import type { AnyCalculator, InputFields, InputValues } from '#catalogue/define.ts';
import type { InputField } from '#catalogue/fields.ts';
import { findCurrency } from '#currency/iso4217.ts';
import { isMoney } from '#derive/result-text.ts';
import { readTypedNumber, type NumberStyle } from '#derive/typed-number.ts';
import type { DocumentRequest } from '#http/documents/documents.ts';
import { convertSizes } from './amount-sizes.ts';
import { readCookie, writeCookie } from './cookies.ts';
import { currencyOfReader } from './currency/names.ts';

/** The currency that the reader chose last on a page: remembered in a cookie that says nothing else. */
export const CURRENCY_COOKIE = 'currency';

type Headers = DocumentRequest['headers'];

/**
 * The example with which the page of a calculator opens: in the currency that the reader chose, or that of the reader's country, with
 * amounts of a plausible size, unless it means something in its own currency alone.
 */
export function openingExample(
  { input, examples, isBoundToCurrency }: AnyCalculator,
  headers: Headers,
): InputValues {
  const example = examples[0].input;
  if (input['currency'] === undefined || isBoundToCurrency === true) return example;
  const chosen = findCurrency(readCookie(headers, CURRENCY_COOKIE) ?? '')?.code;
  const currency = chosen ?? currencyOfReader(headers.get('accept-language'));
  return currency === undefined ? example : convertSizes(input, example, currency);
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
  if (chosen === undefined || !isFromPage || chosen === openingExample(calculator, headers)['currency'])
    return {};
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
