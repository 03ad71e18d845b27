import { say } from '#text/write/said.ts';
import { categoryTexts } from '#catalogue/texts/categories.ts';
import { suggestedSearches } from '#catalogue/texts/searches.ts';
import type { AnyCalculator, Category } from '#catalogue/declare/define.ts';
import { foreignLanguage } from '#text/search/search-of-all.ts';
import { prepareSearch, type SearchResult } from '#text/search/search.ts';
import type { DocumentRequest } from '#http/documents/documents.ts';
import { createOnce } from '#http/documents/made-once.ts';
import type { Reply } from '#http/replies.ts';
import { calculatorPath, type PageTools, seeOther } from '#portal/calculator/calculator-files.ts';
import { groupByCategory, shortName, writeCard } from './category-pages.ts';
import { categoryPath } from '#portal/crumbs.ts';
import { addressOf } from '#portal/currency/address.ts';
import { readAskedConversion, writeConverterCard } from '#portal/currency/question.ts';
import { html, type Html, type Piece } from '#portal/html.ts';
import { MAX_SEARCHED } from '#portal/layout.ts';
import { writeAsked } from './asked.ts';
import { writeReaderChoices } from '#portal/reader/reader-choices.ts';

/** All calculators by category, and a search among them. */
export function createHomePage(
  catalogue: readonly AnyCalculator[],
  { writePage, naming, language }: Pick<PageTools, 'writePage' | 'naming' | 'language'>,
): (request: DocumentRequest) => Reply | Promise<Reply> {
  const own = createOnce(() => prepareSearch(catalogue, language));
  const foreign = createOnce(() => prepareSearch(catalogue, foreignLanguage()));

  const index = writeIndex(catalogue);
  const description = say`${catalogue.length} free calculators for mortgages, loans, savings, investing, retirement and taxes: right to the last cent, with every step of the calculation, and an API.`;

  function write(
    { origin, headers }: DocumentRequest,
    typed: string,
    found: Html,
    announcement: Piece,
  ): Reply {
    return writePage({
      title: 'Centwise',
      wholeTitle: 'Centwise – Financial calculators that are right to the last cent',
      description,
      facts: { origin, path: '/', thing: siteOf(origin) },
      isUnlisted: typed !== '',
      hasSearch: true,
      section: '/',
      main: writeMain(typed, found, announcement),
      footer: writeReaderChoices(headers, '/'),
    });
  }

  return async (request) => {
    const { query, headers } = request;
    const typed = (new URLSearchParams(query).get('q') ?? '').slice(0, MAX_SEARCHED);
    if (typed.trim() === '') return write(request, '', index, '');
    let result = (own.made() ?? (await own.make(request)))(typed);
    if (result.calculators.length === 0 && !result.asksForCurrency) {
      // What the words mean in another language than that of the page.
      result = (foreign.made() ?? (await foreign.make(request)))(typed);
    }
    const asked = result.asksForCurrency ? readAskedConversion(typed, headers) : undefined;
    // The script asks for results as they are typed, and shows them on this page.
    const isSubmitted = headers.get('sec-fetch-dest') === 'document';
    if (isSubmitted && asked?.isWhole === true) return seeOther(addressOf(asked.typed));
    const card = result.asksForCurrency ? await writeConverterCard(request, asked) : undefined;
    const answer = await writeAsked(request, typed, { catalogue, naming, language });
    const found = html`${answer}${writeFound(result, typed, card)}`;
    return write(request, typed, found, countWords(result, typed));
  };
}

/** The site, as schema.org names things, with the address of its search. */
function siteOf(origin: string) {
  const target = `${origin}/?q={words}`;
  const potentialAction = { '@type': 'SearchAction', target, 'query-input': 'required name=words' };
  return { '@type': 'WebSite', potentialAction };
}

function writeMain(words: string, found: Html, announcement: Piece): Html {
  return html`<div class="hero">
      <h1>Money questions, answered to the last cent</h1>
      <form class="search" role="search" action="/" method="get" data-form>
        <label class="hidden" for="q">Ask a question or search calculators</label>
        <input
          id="q"
          name="q"
          type="search"
          maxlength="${MAX_SEARCHED}"
          value="${words}"
          placeholder="For example: 450k house, 20% down, 6 7/8"
          autocomplete="off"
        />
        <button class="main">Answer</button>
      </form>
    </div>
    <p class="hidden" role="status" id="announcement">${announcement}</p>
    <div id="found" data-live>${found}</div>`;
}

/** Every calculator as a link, by category. */
function writeIndex(catalogue: readonly AnyCalculator[]): Html {
  const groups = groupByCategory(catalogue);
  return html`<p class="lead">
      ${catalogue.length} calculators. Try each of them here, see how the result is calculated, and make the
      same calculation from your own program with one call.
    </p>
    <div class="index">${groups.map(([category, members]) => writeGroup(category, members))}</div>`;
}

function writeGroup(category: Category, members: readonly AnyCalculator[]): Html {
  return html`<section aria-labelledby="${category}">
    <h2 id="${category}">
      <a href="${categoryPath(category)}">${categoryTexts[category].title}</a>
      <small>${members.length}</small>
    </h2>
    <ul class="links">
      ${members.map(({ id, name }) => html`<li><a href="${calculatorPath(id)}">${shortName(name)}</a></li>`)}
    </ul>
  </section>`;
}

function writeFound(result: SearchResult, words: string, card: Html | undefined): Html {
  const { calculators, asksForCurrency } = result;
  const isEmpty = calculators.length === 0 && !asksForCurrency;
  if (isEmpty) {
    return html`<p>
      ${countWords(result, words)}. Try:
      ${suggestedSearches.map((one, place) => html`${place > 0 && ', '}<a href="${searchAddress(one)}">${one}</a>`)},
      or
      <a href="/">see all calculators</a>.
    </p>`;
  }
  return html`<p>${countWords(result, words)}. ${writeUnknown(result)} <a href="/">Show all</a></p>
    <ul class="cards">
      ${card} ${calculators.map((one) => writeCard(one))}
    </ul>`;
}

function writeUnknown({ calculators, unknown }: SearchResult): Piece {
  if (unknown.length === 0 || calculators.length === 0) return '';
  const words = html`<span translate="no">${unknown.join(', ')}</span>`;
  return html`Nothing here calculates “${words}”; what is listed is only related.`;
}

function searchAddress(words: string): string {
  return `/?${new URLSearchParams({ q: words })}`;
}

function countWords({ calculators, asksForCurrency }: SearchResult, words: string): Html {
  const count = calculators.length + Number(asksForCurrency);
  const typed = html`<span translate="no">${words}</span>`;
  if (count === 0) return html`No calculators match “${typed}”`;
  return count === 1
    ? html`1 calculator matches “${typed}”`
    : html`${count} calculators match “${typed}”, best match first`;
}
