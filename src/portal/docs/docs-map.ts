import type { AnyCalculator } from '#catalogue/declare/define.ts';
import type { Operation } from '#api/operations/operation.ts';
import { calculatorReferencePath } from '#api/pages.ts';
import { problemPagePath, problemKinds, type ProblemCode } from '#calculate/check/problem-kinds.ts';
import { NAMES_PATH, operationPath, PROBLEMS_PATH } from './addresses.ts';
import { guidePath, type GuideTexts } from './guide-list.ts';
import { titleOf } from './markdown.ts';
import type { Naming } from '../naming.ts';

export interface DocsLink {
  readonly path: string;
  readonly title: string;
}

/** A part of the navigation; one that is folded opens on its own pages. */
export interface DocsGroup {
  readonly title: string;
  readonly isFolded?: true;
  /** Whether it is a category of calculators. */
  readonly isCategory?: true;
  readonly links: readonly DocsLink[];
}

interface DocsParts {
  readonly catalogue: readonly AnyCalculator[];
  readonly naming: Naming;
  readonly guides: GuideTexts;
  readonly operations: readonly Operation[];
  readonly hasTutorial: boolean;
}

/** Every page of the documentation, in the order of the navigation. */
export function listDocs({
  catalogue,
  naming,
  guides,
  operations,
  hasTutorial,
}: DocsParts): readonly DocsGroup[] {
  const categories = Map.groupBy(catalogue, ({ category }) => category);
  return [
    {
      title: 'Guides',
      links: [
        { path: '/docs', title: 'Overview' },
        ...(hasTutorial ? [{ path: '/docs/tutorial', title: 'Tutorial' }] : []),
        ...listGuides(guides),
      ],
    },
    ...groupOperations(operations).map(({ title, isFolded, operations: some }) => ({
      title,
      ...(isFolded && { isFolded }),
      links: some.map(({ operationId, summary }) => ({ path: operationPath(operationId), title: summary })),
    })),
    { title: 'Names', links: [{ path: NAMES_PATH, title: 'Names of inputs and outputs' }] },
    {
      title: 'Problem types',
      isFolded: true,
      links: [
        { path: PROBLEMS_PATH, title: 'All problem types' },
        ...(Object.keys(problemKinds) as ProblemCode[]).map((code) => ({
          path: problemPagePath(code),
          title: code,
        })),
      ],
    },
    ...[...categories].map(([category, calculators]) => ({
      title: naming.category(category),
      isFolded: true as const,
      isCategory: true as const,
      links: calculators.map(({ id, name }) => ({
        path: calculatorReferencePath(id),
        title: name.replace(/ Calculator$/, ''),
      })),
    })),
  ];
}

export function listGuides(guides: GuideTexts): readonly DocsLink[] {
  return Object.entries(guides).map(([name, text]) => ({ path: guidePath(name), title: titleOf(text) }));
}

interface OperationGroup {
  readonly title: string;
  /** Folded in the navigation: the same operations in other formats. */
  readonly isFolded?: true;
  readonly operations: readonly Operation[];
}

/**
 * The operations by what they are about; those that differ in their format alone are a group of their own.
 */
export function groupOperations(operations: readonly Operation[]): readonly OperationGroup[] {
  const inJson = operations.filter(({ format }) => format === undefined);
  const isAbout = (start: RegExp) => inJson.filter(({ path }) => start.test(path));
  const [calculations, currency] = [isAbout(/^\/(calculat|solve|sweep|batch)/), isAbout(/^\/currency/)];
  const groups: readonly OperationGroup[] = [
    { title: 'Calculations', operations: calculations },
    { title: 'Currency', operations: currency },
    {
      title: 'Service and keys',
      operations: inJson.filter((one) => !calculations.includes(one) && !currency.includes(one)),
    },
    {
      title: 'CSV, charts and text',
      isFolded: true,
      operations: operations.filter(({ format }) => format !== undefined),
    },
  ];
  return groups.filter((group) => group.operations.length > 0);
}
