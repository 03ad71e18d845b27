import type { DocumentTable, Write } from '#http/documents/documents.ts';
import { fixText } from '#http/documents/fixed-text.ts';
import type { Language } from './languages.ts';

/**
 * The words by which the scripts of a page speak its language: those that all pages have, and those of a
 * calculator.
 */
export function phrasesAddress({ tag, digest, phrases }: Language, calculator = SHARED): string {
  const name = Object.hasOwn(phrases, calculator) ? calculator : SHARED;
  return `/static/phrases/${tag}.${digest}/${name}.json`;
}

const SHARED = 'shared';

export function createPhrasesDocuments(language: Language): DocumentTable {
  const { phrases } = language;
  const headers = { 'cache-control': 'public, max-age=31536000, immutable' };
  const contentType = 'application/json; charset=utf-8';
  return new Map(
    Object.keys(phrases).map((name): readonly [string, { readonly GET: Write }] => {
      const body = () => JSON.stringify({ ...phrases.shared, ...phrases[name] });
      const reply = fixText(() => ({ status: 200, contentType, body: body(), headers }));
      return [phrasesAddress(language, name), { GET: (request) => reply(request.headers) }];
    }),
  );
}
