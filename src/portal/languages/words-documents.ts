import type { DocumentTable, Write } from '#http/documents/documents.ts';
import { fixText } from '#http/documents/fixed-text.ts';
import type { Language } from './languages.ts';

/**
 * The words by which the scripts of a page speak its language: those that all pages have, and those of a
 * calculator.
 */
export function wordsAddress({ tag, digest, words }: Language, calculator = SHARED): string {
  const name = Object.hasOwn(words, calculator) ? calculator : SHARED;
  return `/static/words/${tag}.${digest}/${name}.json`;
}

const SHARED = 'shared';

export function createWordsDocuments(language: Language): DocumentTable {
  const { words } = language;
  const headers = { 'cache-control': 'public, max-age=31536000, immutable' };
  const contentType = 'application/json; charset=utf-8';
  return new Map(
    Object.keys(words).map((name): readonly [string, { readonly GET: Write }] => {
      const body = () => JSON.stringify({ ...words.shared, ...words[name] });
      const reply = fixText(() => ({ status: 200, contentType, body: body(), headers }));
      return [wordsAddress(language, name), { GET: (request) => reply(request.headers) }];
    }),
  );
}
