import { setImmediate } from 'node:timers/promises';
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

  /** Other requests come between its parts, of 10 to 30 ms each. */
  async function makeTable(tag: LanguageTag): Promise<DocumentTable> {
    const language = languageOf(tag);
    await setImmediate();
    const table = tables.get(tag) ?? pagesIn(language);
    tables.set(tag, table);
    return table;
  }

  const answer =
    (path: string, method: string): Write =>
    async (asked) => {
      const { request, remembered } = readAddressLanguage(asked);
      const tag = languageFor(request.headers);
      // What is there is not awaited, because what follows a wait is not measured.
      const table = tables.get(tag) ?? (await request.inTurn(makeTable(tag)));
      const reply = await table.get(path)![method]!(request);
      return { ...reply, headers: { ...reply.headers, ...remembered } };
    };
  return new Map(
    [...english].map(([path, methods]) => [
      path,
      Object.fromEntries(Object.keys(methods).map((method) => [method, answer(path, method)])),
    ]),
  );
}
