import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { catalogue } from '#catalogue/index.ts';
import { languageOf, languageTags } from '#portal/languages/languages.ts';
import { type EnglishPage, findMissing, type MissingPhrase, readEnglishPages } from '../kit/page-texts.ts';

/** Of all phrases: a calculator has about half a percent of them. */
const MAX_MISSING_SHARE = 0.03;
const slow = { timeout: 900_000 };

/** The names of elements in their order; a drawing is another one for words of other lengths. */
function tagsOf(html: string): string {
  const plain = html.replaceAll(/<svg[\s\S]*?<\/svg>/g, '').replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, '');
  return [...plain.matchAll(/<\/?([a-z][a-z0-9]*)/g)]
    .map(([tag]) => tag)
    .toSorted()
    .join(' ');
}

describe('every language', () => {
  const pages: EnglishPage[] = [];

  test('has words for all that pages say, but for a few calculators that are new', slow, async () => {
    for await (const page of readEnglishPages(catalogue)) pages.push(page);
    for (const tag of languageTags) {
      const words = languageOf(tag).allWords;
      const missing = await findMissing(words, pages);
      const isShared = ({ sections }: MissingPhrase) => sections.size > 1 || sections.has('shared');
      const told = missing.map((one) => `${tag} ${one.path}: ${one.phrase}`);
      assert.deepEqual(
        told.filter((_, index) => isShared(missing[index]!)),
        [],
      );
      assert.ok(missing.length < Object.keys(words).length * MAX_MISSING_SHARE, told.join('\n'));
    }
  });

  test('keeps the elements of pages, each of which is read in one language', slow, () => {
    for (const [place, page] of pages.entries()) {
      const tag = languageTags[place % languageTags.length]!;
      const { html } = languageOf(tag);
      assert.equal(tagsOf(html(page.html)), tagsOf(page.html), `${tag} ${page.path}`);
    }
  });
});
