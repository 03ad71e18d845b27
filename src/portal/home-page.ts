import { categories, type AnyCalculator } from '#catalogue/define.ts';
import type { DocumentRequest } from '#http/documents/documents.ts';
import type { Reply } from '#http/replies.ts';
import { calculatorPath } from './calculator-page.ts';
import { html, type Html } from './html.ts';
import type { WritePage } from './layout.ts';
import { waitPage } from './wait-page.ts';
import type { Words } from './words.ts';

/** All calculators by category, and a search among them. */
export function createHomePage(
  catalogue: readonly AnyCalculator[],
  words: Words,
  writePage: WritePage,
): (request: DocumentRequest) => Reply | Promise<Reply> {
  const texts = new Map(catalogue.map((calculator) => [calculator, searchText(calculator, words)]));
  const whole = write(catalogue, '');

  function write(found: readonly AnyCalculator[], wanted: string): Reply {
    return writePage({
      title: 'Centwise',
      description: 'Financial calculators that are right to the last cent, and the API behind them.',
      section: '/',
      main: writeMain(found, catalogue.length, wanted, words),
    });
  }

  return async ({ query, admit }) => {
    const wanted = (new URLSearchParams(query).get('q') ?? '').slice(0, 100);
    if (wanted.trim() === '') return whole;
    const waitSeconds = await admit('page');
    if (waitSeconds > 0) return waitPage(writePage, waitSeconds);
    const terms = wanted.toLowerCase().split(/\s+/);
    const found = catalogue.filter((calculator) =>
      terms.every((term) => texts.get(calculator)!.includes(term)),
    );
    return write(found, wanted);
  };
}

function searchText({ id, name, category, summary, input, output }: AnyCalculator, { label }: Words): string {
  const fields = [...Object.keys(input), ...Object.keys(output)].map(label);
  return [id, name, category, summary, ...fields].join(' ').toLowerCase();
}

function writeMain(found: readonly AnyCalculator[], total: number, wanted: string, words: Words): Html {
  const groups = categories
    .map((category) => ({ category, members: found.filter((one) => one.category === category) }))
    .filter(({ members }) => members.length > 0);
  const isSearch = wanted.trim() !== '';
  return html`<div class="hero">
      <h1>Money questions, answered to the last cent</h1>
      <p class="lead">
        ${total} calculators for loans, savings, investing, retirement and more. Try each of them here, see
        how the result is calculated, and make the same calculation from your own program with one call.
      </p>
      <form class="search" role="search" action="/" method="get" data-form>
        <label class="hidden" for="q">Search calculators</label>
        <input
          id="q"
          name="q"
          type="search"
          value="${wanted}"
          placeholder="Search, for example: monthly payment"
          autocomplete="off"
        />
        <button class="main">Search</button>
      </form>
    </div>
    <p class="hidden" role="status" id="announcement">${isSearch && foundWords(found.length)}</p>
    <div id="found" data-live>
      ${isSearch && html`<p>${foundWords(found.length)}. <a href="/">Show all</a></p>`}
      ${
        !isSearch &&
        html`<nav class="jump" aria-label="Categories">
          ${groups.map(({ category }) => html`<a href="#${category}">${words.category(category)}</a>`)}
        </nav>`
      }
      ${groups.map(
        ({ category, members }) =>
          html`<section class="category" aria-labelledby="${category}">
            <h2 id="${category}">${words.category(category)}</h2>
            <ul class="cards">
              ${members.map(writeCard)}
            </ul>
          </section>`,
      )}
    </div>`;
}

function foundWords(count: number): string {
  if (count === 0) return 'No calculators match your search';
  return count === 1 ? '1 calculator matches your search' : `${count} calculators match your search`;
}

function writeCard({ id, name, summary }: AnyCalculator): Html {
  return html`<li>
    <a href="${calculatorPath(id)}">${name.replace(/ Calculator$/, '')}</a>
    <p>${summary}</p>
  </li>`;
}
