import { setImmediate } from 'node:timers/promises';
import { bounds } from '#base/bounds.ts';
import { beginIndex, findTerms, rank } from '#text/search/search-index.ts';
import { foldWord, termsOf } from '#text/search/search-words.ts';
import type { DocumentRequest } from '#http/documents/documents.ts';
import { createOnce } from '#http/documents/made-once.ts';
import type { Reply } from '#http/replies.ts';
import { html, type Html, type Piece } from '../html.ts';
import { SEARCH_PATH } from './addresses.ts';
import type { WriteDocsPage } from './docs-layout.ts';
import type { DocsGroup, DocsLink } from './docs-map.ts';
import type { PageText, PartText } from './search-texts.ts';

interface FoundPart {
  readonly link: DocsLink;
  /** The group of the page in the navigation. */
  readonly group: string;
  readonly part: PartText;
}

interface FoundPage extends FoundPart {
  /** Other parts of the page that were found. */
  readonly others: readonly PartText[];
}

/** Finds pages of the documentation, best match first. */
export type SearchDocs = (terms: readonly string[]) => readonly FoundPage[];

const TITLE_OF_PAGE = 4;
const TEXT = 1;
const CODE = 0.5;
/** Titles count much more than texts, which shall be found too. */
const minShare = 0.05;
const MAX_PAGES = 20;
const MAX_OTHER_PARTS = 3;

/**
 * Searches the pages of the navigation: their titles, and their texts where they are known. Between two pages
 * others are served.
 */
export async function createDocsSearch(
  groups: readonly DocsGroup[],
  texts: ReadonlyMap<string, () => PageText>,
): Promise<SearchDocs> {
  const parts: FoundPart[] = [];
  const { index, add } = beginIndex();
  for (const { title: group, links } of groups) {
    for (const link of links) {
      const page: PageText = texts.get(link.path)?.() ?? { names: [], parts: [{ text: '' }] };
      for (const part of page.parts) {
        const { heading, text, more = '' } = part;
        add({
          names: heading === undefined ? [link.title, ...page.names] : [heading.title],
          ...(heading === undefined && page.synonyms !== undefined && { synonyms: page.synonyms }),
          texts: [
            [`${link.title} ${group}`, TITLE_OF_PAGE],
            [text, TEXT],
            [more, CODE],
          ],
        });
        parts.push({ link, group, part });
      }
      await setImmediate();
    }
  }
  return (terms) => {
    const pages = new Map<string, FoundPart[]>();
    for (const { position } of rank(index, terms, findTerms(index, terms), { minShare })) {
      const found = parts[position]!;
      const same = pages.get(found.link.path);
      if (same === undefined) pages.set(found.link.path, [found]);
      else same.push(found);
    }
    return [...pages.values()].slice(0, MAX_PAGES).map(([best, ...others]) => ({
      ...best!,
      others: others
        .slice(0, MAX_OTHER_PARTS)
        .flatMap(({ part }) => (part.heading === undefined ? [] : [part])),
    }));
  };
}

/** The page of a search in the documentation. */
export function createDocsSearchPage(
  createSearch: () => Promise<SearchDocs>,
  writeDocsPage: WriteDocsPage,
): (request: DocumentRequest) => Promise<Reply> {
  const search = createOnce(createSearch);
  return async (request) => {
    const { origin, query } = request;
    const words = (new URLSearchParams(query).get('q') ?? '').slice(0, bounds.searchCharacters).trim();
    const terms = termsOf(words);
    const found = terms.length === 0 ? [] : (search.made() ?? (await search.make(request)))(terms);
    return writeDocsPage({
      title: words === '' ? 'Search the documentation' : `Search: ${words}`,
      description: 'Search the guides, the reference and the problem types.',
      origin,
      path: SEARCH_PATH,
      isUnlisted: true,
      searched: words,
      main: html`<h1>Search the documentation</h1>
        ${writeFound(words, terms, found)}`,
    });
  };
}

function writeFound(words: string, terms: readonly string[], found: readonly FoundPage[]): Html {
  if (words === '')
    return html`<p class="lead">
      Type one or more words, such as “retry” or “day count”, into the search box.
    </p>`;
  if (found.length === 0)
    return html`<p class="lead" role="status">
      No page matches “${words}”. Try fewer or other words, or look through the menu.
    </p>`;
  const count = found.length === 1 ? '1 page' : `${found.length} pages`;
  return html`<p class="lead" role="status">${count} for “${words}”</p>
    <ol class="docs-found">
      ${found.map(
        ({ link, group, part, others }) =>
          html`<li>
            <h2>
              <a href="${addressOf(link, part)}"
                >${link.title}${part.heading !== undefined && html`: ${part.heading.title}`}</a
              >
            </h2>
            <p class="hint">${group}</p>
            ${part.text !== '' && html`<p>${quote(part.text, terms)}</p>`}
            ${
              others.length > 0 &&
              html`<p>
                Also:
                ${others.map(
                  (other, index) =>
                    html`${index > 0 && ' · '}<a href="${addressOf(link, other)}"
                        >${other.heading!.title}</a
                      >`,
                )}
              </p>`
            }
          </li>`,
      )}
    </ol>`;
}

function addressOf({ path }: DocsLink, { heading }: PartText): string {
  return heading === undefined ? path : `${path}#${heading.id}`;
}

const QUOTED_CHARACTERS = 240;
const BEFORE = 80;

/** The text around the first word that was searched for, with all such words marked. */
function quote(text: string, terms: readonly string[]): Html {
  const isSearched = (word: string) => {
    const folded = foldWord(word.toLowerCase());
    return terms.some((term) => folded === term || (term.length > 2 && folded.startsWith(term)));
  };
  const first = [...text.matchAll(/[\p{L}\d]+/gu)].find(([word]) => isSearched(word))?.index ?? 0;
  const start = first <= BEFORE ? 0 : text.indexOf(' ', first - BEFORE) + 1;
  const cut = text.slice(start, start + QUOTED_CHARACTERS);
  const isWhole = start + cut.length === text.length;
  const shown = isWhole ? cut : cut.replace(/\s\S*$/, '');
  const pieces: Piece[] = shown
    .split(/([\p{L}\d]+)/u)
    .map((piece) => (isSearched(piece) ? html`<mark>${piece}</mark>` : piece));
  return html`${start > 0 && '… '}${pieces}${!isWhole && ' …'}`;
}
