import type { DocumentRequest } from '#http/documents/documents.ts';
import { acceptedLanguages } from '#http/request/weights.ts';
import { readCookie } from '#portal/cookies.ts';
import { chosenLanguage, ENGLISH } from '#portal/languages/languages.ts';
import { readerOf, type Reader } from './reader.ts';

/**
 * How numbers and dates are written, as the reader has chosen: remembered in a cookie that says nothing else.
 */
export const FORMAT_COOKIE = 'number-format';

/** The language tags to choose from; those of other large countries look like one of these. */
export const formatChoices = ['en-US', 'en-GB', 'en-IN', 'de-DE', 'fr-FR', 'de-CH', 'ja-JP'] as const;

type Headers = DocumentRequest['headers'];

/** The reader that a request speaks of: what was chosen, or else the language of the browser. */
export function readerFor(headers: Headers): Reader {
  const chosen = chosenFormat(headers);
  return readerOf(chosen === undefined ? localesOf(headers) : [chosen]);
}

/** The tags of the browser; of another language than was chosen for pages, that language. */
function localesOf(headers: Headers): readonly string[] {
  const asked = acceptedLanguages(headers.get('accept-language'));
  const chosen = chosenLanguage(headers);
  const isAsked = chosen === undefined || asked[0]?.startsWith(chosen) === true;
  return isAsked || chosen === ENGLISH ? asked : [chosen];
}

export function chosenFormat(headers: Headers): string | undefined {
  const value = readCookie(headers, FORMAT_COOKIE);
  return formatChoices.find((one) => one === value);
}
