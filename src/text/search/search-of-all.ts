import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { readLanguageText } from '#text/languages/language-texts.ts';
import { createSearch, type Search, type SearchLanguage } from './search.ts';

/** The languages whose words are searched, beside English. */
const languages = ['de', 'es', 'fr', 'ja'] as const;

/** What people search for in all languages, by the ID of the calculator that they mean. */
export function foreignLanguage(): SearchLanguage {
  const searches: Record<string, string> = {};
  for (const tag of languages) {
    const own = (JSON.parse(readLanguageText(tag)) as SearchLanguage).searches;
    for (const [id, texts] of Object.entries(own))
      searches[id] = searches[id] === undefined ? texts : `${searches[id]}, ${texts}`;
  }
  return { text: (english) => english, searches };
}

/** Finds calculators by English words, and by those of other languages where these find none. */
export function createSearchOfAll(catalogue: readonly AnyCalculator[]): Search {
  const english = createSearch(catalogue);
  let foreign: Search | undefined;
  return (words) => {
    const found = english(words);
    if (found.calculators.length > 0 || found.asksForCurrency) return found;
    foreign ??= createSearch(catalogue, foreignLanguage());
    return foreign(words);
  };
}
