import type { DocumentRequest } from '#http/documents/documents.ts';
import { chosenFormat, readerFor } from './chosen-format.ts';
import { currencyOfReader } from './currency-labels.ts';
import { chosenLanguage, languageFor } from '#portal/languages/languages.ts';
import { chosenCurrency } from './opening-currency.ts';

/**
 * What of its reader decides a page that opens with its example: not the headers as they are, of which there
 * are as many as callers like.
 */
export function pageChoicesOf(headers: DocumentRequest['headers']): readonly unknown[] {
  return [
    chosenLanguage(headers),
    languageFor(headers),
    chosenFormat(headers),
    readerFor(headers).locale,
    chosenCurrency(headers),
    currencyOfReader(headers.get('accept-language')),
  ];
}
