import { formatCalculatorMarkdown } from '#api/documents/calculator-markdown.ts';
import { fixText } from '#http/documents/fixed-text.ts';
import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { idsOf } from '#catalogue/ids.ts';
import { listReferenceOperations } from '#api/operations/document-operations.ts';
import { calculatorReferencePath } from '#api/pages.ts';
import { problemPagePath, problemKinds, type ProblemCode } from '#calculate/check/problem-kinds.ts';
import type { DocumentRequest, Write } from '#http/documents/documents.ts';
import type { TextReply } from '#http/replies.ts';
import type { Assets } from '../assets.ts';
import type { WritePage } from '../layout.ts';
import { createNamesPage } from './names-page.ts';
import { createProblemPage } from './problem-pages.ts';
import { createCalculatorReference } from './reference-pages.ts';
import { createTutorialPage } from './tutorial-page.ts';
import type { Naming } from '../naming.ts';
import { NAMES_PATH, operationPath, PROBLEMS_PATH, SEARCH_PATH } from './addresses.ts';
import { createDocsLayout } from './docs-layout.ts';
import { listDocs, listGuides } from './docs-map.ts';
import { createDocsSearch, createDocsSearchPage } from './docs-search.ts';
import { guidePath, type GuideName } from './guide-list.ts';
import { createGuidePage, createProblemsPage, writeGuideMarkdown } from './guide-pages.ts';
import { readGuides } from './guide-texts.ts';
import { createOperationPage } from './operation-pages.ts';
import { createOverviewPage } from './overview-page.ts';
import { listTexts } from './search-texts.ts';

interface DocsOptions {
  readonly catalogue: readonly AnyCalculator[];
  readonly assets: Assets;
  readonly naming: Naming;
  readonly writePage: WritePage;
}

/** Pages without a form. */
export type PagesToRead = ReadonlyMap<string, { readonly GET: Write }>;

/** The documentation: guides, the reference, and the pages of problems. */
export function createDocsPages({ catalogue, assets, naming, writePage }: DocsOptions): PagesToRead {
  const guides = readGuides();
  const operations = listReferenceOperations(catalogue);
  const hasTutorial = catalogue.some(({ schedule }) => schedule?.kind === 'loan');
  const groups = listDocs({ catalogue, naming, guides, operations, hasTutorial });
  const writeDocsPage = createDocsLayout(assets, groups, writePage);
  const createSearch = () => createDocsSearch(groups, listTexts({ catalogue, guides }));
  const tutorial = createTutorialPage(catalogue, writeDocsPage);
  const overview = { catalogue, guides: listGuides(guides), operations, naming, hasTutorial };
  return new Map<string, { readonly GET: Write }>([
    ['/docs', { GET: createOverviewPage(overview, writeDocsPage) }],
    ...operations.map((operation) => {
      const GET = createOperationPage(operation, catalogue, writeDocsPage);
      return [operationPath(operation.operationId), { GET }] as const;
    }),
    [NAMES_PATH, { GET: createNamesPage(catalogue, writeDocsPage) }],
    ...(tutorial === undefined ? [] : [['/docs/tutorial', { GET: tutorial }] as const]),
    ...catalogue.flatMap((calculator) => {
      const GET = createCalculatorReference(calculator, naming, writeDocsPage);
      const markdown = fixText(() => markdownReply(formatCalculatorMarkdown(calculator)));
      return idsOf(calculator).flatMap((id) => [
        [calculatorReferencePath(id), { GET }] as const,
        [
          `${calculatorReferencePath(id)}.md`,
          { GET: ({ headers }: DocumentRequest) => markdown(headers) },
        ] as const,
      ]);
    }),
    ...(Object.keys(guides) as GuideName[]).flatMap((name) => [
      [guidePath(name), { GET: createGuidePage(name, guides, writeDocsPage) }] as const,
      [
        `${guidePath(name)}.md`,
        { GET: ({ origin }: DocumentRequest) => markdownReply(writeGuideMarkdown(name, guides, origin)) },
      ] as const,
    ]),
    [SEARCH_PATH, { GET: createDocsSearchPage(createSearch, writeDocsPage) }],
    [PROBLEMS_PATH, { GET: createProblemsPage(writeDocsPage) }],
    ...(Object.keys(problemKinds) as ProblemCode[]).flatMap((code) => {
      const { status, title, meaning } = problemKinds[code];
      const markdown = markdownReply(`# ${title}\n\nStatus ${status}, type \`${code}\`. ${meaning}\n`);
      return [
        [problemPagePath(code), { GET: createProblemPage(code, writeDocsPage) }] as const,
        [`${problemPagePath(code)}.md`, { GET: () => markdown }] as const,
      ];
    }),
  ]);
}

function markdownReply(body: string): TextReply {
  const contentType = 'text/markdown; charset=utf-8';
  return { status: 200, contentType, body, headers: { 'cache-control': 'no-cache' } };
}
