import { setImmediate } from 'node:timers/promises';
import type { DocumentTable, Write } from '#http/documents/documents.ts';
import { createOnce, type MadeOnce } from '#http/documents/made-once.ts';
import { readAddressLanguage } from './addresses.ts';
import { type Language, languageFor, languageOf, type LanguageTag, languageTags } from './languages.ts';

/**
 * Answers each request from the pages of its reader's language, which are made when they are first asked for.
 */
export function inLanguages(
  english: DocumentTable,
  pagesIn: (language: Language) => DocumentTable,
): DocumentTable {
  const tables = new Map<LanguageTag, MadeOnce<DocumentTable>>(
    languageTags.map((tag) => [tag, createOnce(() => makeTable(tag))]),
  );

  /** Other requests come between its parts, of 10 to 30 ms each. */
  async function makeTable(tag: LanguageTag): Promise<DocumentTable> {
    const language = languageOf(tag);
    await setImmediate();
    return pagesIn(language);
  }

  const answer =
    (path: string, method: string): Write =>
    async (asked) => {
      const { request, remembered } = readAddressLanguage(asked);
      const translated = tables.get(languageFor(request.headers));
      const table =
        translated === undefined ? english : (translated.made() ?? (await translated.make(request)));
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
