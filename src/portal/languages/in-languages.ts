import type { DocumentTable, Write } from '#http/documents/documents.ts';
import { readAddressLanguage } from './addresses.ts';
import { ENGLISH, type Language, languageFor, languageOf, type LanguageTag } from './languages.ts';

/**
 * Answers each request from the pages of its reader's language, which are made when they are first asked for.
 */
export function inLanguages(
  english: DocumentTable,
  pagesIn: (language: Language) => DocumentTable,
): DocumentTable {
  const tables = new Map<LanguageTag, DocumentTable>([[ENGLISH, english]]);

  function tableIn(tag: LanguageTag): DocumentTable {
    const table = tables.get(tag) ?? pagesIn(languageOf(tag));
    tables.set(tag, table);
    return table;
  }

  const answer =
    (path: string, method: string): Write =>
    async (asked) => {
      const { request, remembered } = readAddressLanguage(asked);
      const reply = await tableIn(languageFor(request.headers)).get(path)![method]!(request);
      return { ...reply, headers: { ...reply.headers, ...remembered } };
    };
  return new Map(
    [...english].map(([path, methods]) => [
      path,
      Object.fromEntries(Object.keys(methods).map((method) => [method, answer(path, method)])),
    ]),
  );
}
