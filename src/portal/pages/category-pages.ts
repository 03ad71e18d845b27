import { categoryTexts } from '#catalogue/texts/categories.ts';
import type { AnyCalculator, Category } from '#catalogue/declare/define.ts';
import { usualQuestions } from '#catalogue/texts/usual-questions.ts';
import type { DocumentRequest, DocumentTable } from '#http/documents/documents.ts';
import { calculatorPath } from '#portal/calculator/calculator-files.ts';
import { categoryPath, homeCrumb } from '#portal/crumbs.ts';
import { html, type Html } from '#portal/html.ts';
import type { WritePage } from '#portal/layout.ts';
import { writeReaderChoices } from '#portal/reader/reader-choices.ts';
import { writeCrumbs } from '#portal/page-facts.ts';

/** The categories that have calculators, each with its calculators in the order of the catalogue. */
export function groupByCategory(
  catalogue: readonly AnyCalculator[],
): readonly (readonly [Category, readonly AnyCalculator[]])[] {
  const groups = Map.groupBy(catalogue, ({ category }) => category);
  return (Object.keys(categoryTexts) as Category[]).flatMap((category) => {
    const members = groups.get(category);
    return members === undefined ? [] : [[category, members] as const];
  });
}

/** A page for each category: what its calculators answer, the calculators, and questions of everyday life. */
export function createCategoryPages(
  catalogue: readonly AnyCalculator[],
  writePage: WritePage,
): DocumentTable {
  const entries = groupByCategory(catalogue).map(([category, members]) => {
    const { title, text } = categoryTexts[category];
    const path = categoryPath(category);
    const main = writeMain(category, members);
    const thing = { '@type': 'CollectionPage' } as const;
    const GET = ({ origin, headers }: DocumentRequest) =>
      writePage({
        title,
        description: firstSentences(text),
        facts: { origin, path, crumbs: [homeCrumb], thing },
        section: '/',
        main,
        footer: writeReaderChoices(headers, path),
      });
    return [path, { GET }] as const;
  });
  return new Map(entries);
}

function writeMain(category: Category, members: readonly AnyCalculator[]): Html {
  const { title, text } = categoryTexts[category];
  const questions = questionsOf(members);
  return html`${writeCrumbs([homeCrumb])}
    <h1>${title}</h1>
    <p class="lead">${text}</p>
    <ul class="cards">
      ${members.map((one) => writeCard(one))}
    </ul>
    ${category === 'currency' && html`<p><a href="/currency">Currency converter and exchange rates</a></p>`}
    ${
      questions.length > 0 &&
      html`<section aria-labelledby="questions-title">
        <h2 id="questions-title">Questions people ask</h2>
        <ul class="links">
          ${questions.map(({ title: question, id }) => html`<li><a href="${calculatorPath(id)}">${question}</a></li>`)}
        </ul>
      </section>`
    }`;
}

/** A calculator with its summary; a query has numbers for its page. */
export function writeCard({ id, name, summary }: AnyCalculator, query = ''): Html {
  return html`<li>
    <a href="${calculatorPath(id)}${query}">${shortName(name)}</a>
    <p>${summary}</p>
  </li>`;
}

/** "Mortgage" for "Mortgage Calculator". */
export function shortName(name: string): string {
  return name.replace(/ Calculator$/, '');
}

/** The questions of everyday life that begin with one of these calculators. */
function questionsOf(members: readonly AnyCalculator[]) {
  const ids = new Set(members.map(({ id }) => id));
  return usualQuestions.flatMap(({ title, steps }) => {
    const id = steps[0]![0].id;
    return ids.has(id) ? [{ title, id }] : [];
  });
}

/** What fits into the excerpt that search engines show: whole sentences of at most 160 characters. */
function firstSentences(text: string): string {
  const sentences = text.split(/(?<=[.?!]) /);
  let shown = sentences[0]!;
  for (const sentence of sentences.slice(1)) {
    if (shown.length + 1 + sentence.length > 160) break;
    shown += ` ${sentence}`;
  }
  return shown;
}
