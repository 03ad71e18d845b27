import type { AnyCalculator, InputValues } from '#catalogue/declare/define.ts';
import { findCurrency } from '#core/money/iso4217.ts';
import type { DocumentRequest } from '#http/documents/documents.ts';
import { convertSizes } from './amount-sizes.ts';
import { readCookie, writeCookie } from '#portal/cookies.ts';
import { currencyOfReader } from './currency-labels.ts';

/** The currency that the reader chose last on a page: remembered in a cookie that says nothing else. */
const CURRENCY_COOKIE = 'currency';

type Headers = DocumentRequest['headers'];

/**
 * The example with which the page of a calculator opens: in the currency that the reader chose, or that of
 * the reader's country, with amounts of a plausible size, unless it means something in its own currency
 * alone.
 */
export function openingExample(
  { input, examples, isBoundToCurrency }: AnyCalculator,
  headers: Headers,
): InputValues {
  const example = examples[0].input;
  if (input['currency'] === undefined || isBoundToCurrency === true) return example;
  const currency = chosenCurrency(headers) ?? currencyOfReader(headers.get('accept-language'));
  return currency === undefined ? example : convertSizes(input, example, currency);
}

/** The currency that a cookie remembers. */
export function chosenCurrency(headers: Headers): string | undefined {
  return findCurrency(readCookie(headers, CURRENCY_COOKIE) ?? '')?.code;
}

/**
 * The header that remembers the currency of a query if the reader chose it on the page, and did not just
 * follow a link.
 */
export function rememberCurrency(
  opening: InputValues,
  { headers, origin }: Pick<DocumentRequest, 'headers' | 'origin'>,
  path: string,
  query: URLSearchParams,
): Readonly<Record<string, string>> {
  const chosen = findCurrency(query.get('currency') ?? '')?.code;
  const referrer = URL.parse(headers.get('referer') ?? '');
  const isFromPage = referrer !== null && referrer.origin + referrer.pathname === origin + path;
  if (chosen === undefined || !isFromPage || chosen === opening['currency']) return {};
  return writeCookie(CURRENCY_COOKIE, chosen);
}
