import { calculatorReferencePath } from '#api/pages.ts';
import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { idsOf } from '#catalogue/ids.ts';
import type { RatesService } from '#currency/service.ts';
import { findRelated } from '#text/search/related.ts';
import type { DocumentTable, Write } from '#http/documents/documents.ts';
import type { Readiness } from '#http/documents/health.ts';
import { createAccessPages } from './pages/access-page.ts';
import { loadAssets } from './assets.ts';
import { calculatorPath, type PageTools } from './calculator/calculator-files.ts';
import { createCalculatorPages } from './calculator/calculator-page.ts';
import { createCategoryPages } from './pages/category-pages.ts';
import { createCurrencyPages } from './currency/page.ts';
import { createHomePage } from './pages/home-page.ts';
import { createIconDocuments } from './icons.ts';
import { addressesOf } from './languages/addresses.ts';
import { inLanguages } from './languages/in-languages.ts';
import { createLanguageChoice, LANGUAGE_PATH } from './reader/language-choice.ts';
import { ENGLISH, languageFor, languageOf, type LanguageTag } from './languages/languages.ts';
import { createPhrasesDocuments } from './languages/phrases-documents.ts';
import { createLayout } from './layout.ts';
import { createLiveAddresses, type LoadLiveFiles } from './live/live-documents.ts';
import { createNumberFormat, createNumberFormatPage, NUMBER_FORMAT_PATH } from './reader/reader-choices.ts';
import { keepDrawings } from './calculator/result/kept-drawings.ts';
import { createOpeningPages, type Open } from './calculator/opening-pages.ts';
import { type DescribeProblem, describeProblems } from './docs/problem-pages.ts';
import { createDocsPages, type PagesToRead } from './docs/docs-pages.ts';
import { createEmbedDocuments, createSiteDocuments } from './site-documents.ts';
import { createStatusPage } from './pages/status-page.ts';
import { createNaming } from './naming.ts';

interface PortalOptions {
  readonly catalogue: readonly AnyCalculator[];
  readonly rates: RatesService;
  readonly readiness: () => Readiness | Promise<Readiness>;
  /** The program and its version. */
  readonly engine: string;
  /** The documents that are no pages. */
  readonly others: DocumentTable;
  /** The sites that may show calculators in frames, as a policy lists them. */
  readonly frameAncestors?: string | undefined;
  /** Makes the files by which pages calculate in the browser; without it, they ask the service. */
  readonly loadLive?: LoadLiveFiles;
}

interface Portal {
  /** All pages, their files, and the other documents. */
  readonly documents: DocumentTable;
  /** A problem document as a page. */
  readonly describeProblem: DescribeProblem;
}

/** Every page for people, derived from the catalogue. */
export function createPortal(options: PortalOptions): Portal {
  const { catalogue, frameAncestors } = options;
  const assets = loadAssets();
  const writePage = createLayout(assets);
  const layoutIn = (tag: LanguageTag) =>
    createLayout(assets, {
      isTranslated: true,
      frameAncestors,
      ...(tag !== ENGLISH && { language: languageOf(tag) }),
    });
  const naming = createNaming(catalogue);
  const documents = new Map(options.others);
  const addDocuments = (more: DocumentTable) => more.forEach((one, path) => documents.set(path, one));
  const tools = {
    naming,
    related: findRelated(catalogue),
    open: createOpeningPages(),
    keepDrawing: keepDrawings(),
    liveAddress: createLiveAddresses(options.loadLive, addDocuments),
    mayBeFramed: frameAncestors !== undefined,
  };
  const english = createPages(options, { ...tools, writePage: layoutIn(ENGLISH) });
  const translated = inLanguages(new Map([...english.listed, ...english.unlisted]), (language) => {
    addDocuments(createPhrasesDocuments(language));
    const pages = createPages(options, { ...tools, writePage: layoutIn(language.tag), language });
    return new Map([...pages.listed, ...pages.unlisted]);
  });
  const docs = keepOpened(createDocsPages({ catalogue, assets, naming, writePage }), tools.open);
  const listed = [
    ...listedPaths([...english.listed.keys()], catalogue).flatMap(addressesOf),
    ...listedPaths([...docs.keys()], catalogue),
  ];
  for (const more of [
    assets.documents,
    createIconDocuments(),
    createSiteDocuments(listed),
    ...(frameAncestors === undefined ? [] : [createEmbedDocuments(assets)]),
    translated,
    docs,
  ]) {
    addDocuments(more);
  }
  return { documents, describeProblem: describeProblems((headers) => layoutIn(languageFor(headers))) };
}

/** Pages that are the same for all who ask without a query are written and compressed once. */
function keepOpened(pages: PagesToRead, open: Open): PagesToRead {
  return new Map(
    [...pages].map(([path, { GET: write }]) => {
      const GET: Write = async (request) =>
        request.query === '' ? open([path], request, async (one) => write(one)) : write(request);
      return [path, { GET }] as const;
    }),
  );
}

interface Pages {
  /** The pages that search engines may be told of, with their files. */
  readonly listed: DocumentTable;
  readonly unlisted: DocumentTable;
}

/** The pages that are there in every language. */
function createPages({ catalogue, rates, readiness, engine }: PortalOptions, tools: PageTools): Pages {
  const { writePage } = tools;
  const access = createAccessPages(tools);
  const currency = createCurrencyPages(tools);
  const status = { writePage, engine, rates, readiness, calculators: catalogue.length };
  const listed: DocumentTable = new Map([
    ...createCategoryPages(catalogue, writePage),
    ['/', { GET: createHomePage(catalogue, tools) }],
    ...catalogue.flatMap((calculator) => {
      const { page, csv, charts } = createCalculatorPages(calculator, tools);
      return idsOf(calculator).flatMap((id) => [
        [calculatorPath(id), page] as const,
        ...(calculator.schedule === undefined ? [] : [[`${calculatorPath(id)}/schedule.csv`, csv] as const]),
        ...charts.map(([name, chart]) => [`${calculatorPath(id)}/${name}`, chart] as const),
      ]);
    }),
    ...currency.listed,
    [NUMBER_FORMAT_PATH, { GET: createNumberFormatPage(tools), POST: createNumberFormat(tools) }],
    [LANGUAGE_PATH, { POST: createLanguageChoice(tools) }],
    ['/status', { GET: createStatusPage(status) }],
    ['/access', { GET: access.show, POST: access.send }],
  ]);
  return { listed, unlisted: currency.unlisted };
}

/**
 * The pages that search engines are told of: each calculator by its own name, and nothing that only this
 * service has.
 */
function listedPaths(paths: readonly string[], catalogue: readonly AnyCalculator[]): readonly string[] {
  const former = catalogue.flatMap(({ aliases = [] }) => aliases);
  const unlisted = new Set([
    ...former.flatMap((id) => [calculatorPath(id), calculatorReferencePath(id)]),
    '/status',
    '/access',
    LANGUAGE_PATH,
    NUMBER_FORMAT_PATH,
  ]);
  return paths.filter((path) => !unlisted.has(path) && !path.includes('.'));
}
