import type { AnyCalculator } from '#catalogue/define.ts';
import { idsOf } from '#catalogue/ids.ts';
import type { RatesService } from '#currency/service.ts';
import { problemPagePath } from '#derive/pages.ts';
import { problemKinds, type ProblemCode } from '#derive/problems.ts';
import type { DocumentTable, Readiness } from '#http/documents/documents.ts';
import type { Reply } from '#http/replies.ts';
import { createAccessPages } from './access-page.ts';
import { loadAssets } from './assets.ts';
import { calculatorPath, createCalculatorPages } from './calculator-page.ts';
import { createCurrencyPage } from './currency-page.ts';
import { createHomePage } from './home-page.ts';
import { createLayout } from './layout.ts';
import { createProblemPage, describeProblem } from './problem-pages.ts';
import {
  calculatorReferencePath,
  createCalculatorReference,
  createReferencePage,
  NAMES_PATH,
} from './reference-pages.ts';
import { createStatusPage } from './status-page.ts';
import { createNamesPage } from './names-page.ts';
import { createTutorialPage } from './tutorial-page.ts';
import { createWords } from './words.ts';

interface PortalOptions {
  readonly catalogue: readonly AnyCalculator[];
  readonly rates: RatesService;
  readonly readiness: () => Readiness | Promise<Readiness>;
  /** The program and its version. */
  readonly engine: string;
}

interface Portal {
  readonly documents: DocumentTable;
  /** A problem document as a page. */
  readonly describeProblem: (problem: Reply) => Reply;
}

/** Every page for people, derived from the catalogue. */
export function createPortal({ catalogue, rates, readiness, engine }: PortalOptions): Portal {
  const assets = loadAssets();
  const writePage = createLayout(assets);
  const words = createWords(catalogue);
  const tools = { words, writePage };
  const access = createAccessPages(tools);
  const status = { writePage, engine, rates, readiness, calculators: catalogue.length };
  const tutorial = createTutorialPage(catalogue, writePage);
  const documents: DocumentTable = new Map([
    ...assets.documents,
    ['/', { GET: createHomePage(catalogue, words, writePage) }],
    ...catalogue.flatMap((calculator) => {
      const { page, csv } = createCalculatorPages(calculator, tools);
      const reference = createCalculatorReference(calculator, words, writePage);
      return idsOf(calculator).flatMap((id) => [
        [calculatorPath(id), page] as const,
        ...(calculator.schedule === undefined ? [] : [[`${calculatorPath(id)}/schedule.csv`, csv] as const]),
        [calculatorReferencePath(id), { GET: reference }] as const,
      ]);
    }),
    ['/currency', { GET: createCurrencyPage(tools) }],
    ['/status', { GET: createStatusPage(status) }],
    ['/access', { GET: access.show, POST: access.send }],
    ['/docs', { GET: createReferencePage(catalogue, assets, writePage) }],
    [NAMES_PATH, { GET: createNamesPage(catalogue, writePage) }],
    ...(tutorial === undefined ? [] : [['/docs/tutorial', { GET: tutorial }] as const]),
    ...(Object.keys(problemKinds) as ProblemCode[]).map(
      (code) => [problemPagePath(code), { GET: createProblemPage(code, writePage) }] as const,
    ),
  ]);
  return { documents, describeProblem: describeProblem(writePage) };
}
