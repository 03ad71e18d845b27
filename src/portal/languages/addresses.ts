import type { DocumentRequest } from '#http/documents/documents.ts';
import { readCookie, writeCookie } from '../cookies.ts';
import { html, type Html } from '../html.ts';
import {
  ENGLISH,
  knownTag,
  LANGUAGE_COOKIE,
  languageNames,
  languageTags,
  type LanguageTag,
} from './languages.ts';

/** The parameter of the language of a page: /calculators/loan?language=de. */
const PARAMETER = LANGUAGE_COOKIE;

/** The path of a page in a language; English needs no parameter. */
export function addressIn(tag: LanguageTag, path: string): string {
  return tag === ENGLISH ? path : `${path}?${PARAMETER}=${tag}`;
}

/** The addresses of a page in every language. */
export function addressesOf(path: string): readonly string[] {
  return [path, ...languageTags.map((tag) => addressIn(tag, path))];
}

/**
 * The links by which search engines find a page in its languages; the address without a language is in the
 * reader's.
 */
export function writeAlternates(origin: string, path: string): Html {
  const tags = Object.keys(languageNames) as LanguageTag[];
  const link = (hreflang: string, address: string) =>
    html`<link rel="alternate" hreflang="${hreflang}" href="${origin + address}" />`;
  return html`${tags.map((tag) => link(tag, addressIn(tag, path)))} ${link('x-default', path)}`;
}

/** An address without its language. */
export function withoutLanguage(address: string): string {
  const [path = '', query = ''] = address.split(/\?(.*)/s);
  const rest = query.split('&').filter((pair) => !isLanguage(pair));
  return rest.join('') === '' ? path : `${path}?${rest.join('&')}`;
}

function isLanguage(pair: string): boolean {
  return pair.split('=')[0] === PARAMETER;
}

/**
 * A request whose address names a language, as if the reader had chosen it, and the header that remembers the
 * choice.
 */
export function readAddressLanguage(request: DocumentRequest): {
  readonly request: DocumentRequest;
  readonly remembered: Readonly<Record<string, string>>;
} {
  const { query, headers } = request;
  if (!query.includes(PARAMETER)) return { request, remembered: {} };
  const tag = knownTag(new URLSearchParams(query).get(PARAMETER));
  const rest = { ...request, query: withoutLanguage(`?${query}`).slice(1) };
  if (tag === undefined) return { request: rest, remembered: {} };
  const cookie = `${PARAMETER}=${tag}; ${headers.get('cookie') ?? ''}`;
  const chosen = {
    get: (name: string) => (name === 'cookie' ? cookie : headers.get(name)),
    has: (name: string) => name === 'cookie' || headers.has(name),
  };
  const isRemembered = readCookie(headers, PARAMETER) === tag;
  return {
    request: { ...rest, headers: chosen },
    remembered: isRemembered ? {} : writeCookie(PARAMETER, tag),
  };
}
