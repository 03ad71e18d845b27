import type { AnyCalculator } from '#catalogue/define.ts';
import type { Operation } from '#derive/operation.ts';
import { problemPagePath } from '#derive/pages.ts';
import { problemKinds, type ProblemCode } from '#derive/problems.ts';
import { calculatorReferencePath, NAMES_PATH, operationPath, PROBLEMS_PATH } from './addresses.ts';
import { guidePath, type GuideTexts } from './guide-list.ts';
import { titleOf } from './markdown.ts';
import type { Words } from '../words.ts';

export interface DocsLink {
  readonly path: string;
  readonly title: string;
}

/** A part of the navigation; one that is folded opens on its own pages. */
export interface DocsGroup {
  readonly title: string;
  readonly isFolded?: true;
  readonly links: readonly DocsLink[];
}

interface DocsParts {
  readonly catalogue: readonly AnyCalculator[];
  readonly words: Words;
  readonly guides: GuideTexts;
  readonly operations: readonly Operation[];
  readonly hasTutorial: boolean;
}

/** Every page of the documentation, in the order of the navigation. */
export function listDocs({
  catalogue,
  words,
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
        ...Object.entries(guides).map(([name, text]) => ({ path: guidePath(name), title: titleOf(text) })),
      ],
    },
    {
      title: 'Operations',
      links: [
        ...operations.map(({ operationId, summary }) => ({
          path: operationPath(operationId),
          title: summary,
        })),
        { path: NAMES_PATH, title: 'Names of inputs and outputs' },
      ],
    },
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
      title: words.category(category),
      isFolded: true as const,
      links: calculators.map(({ id, name }) => ({
        path: calculatorReferencePath(id),
        title: name.replace(/ Calculator$/, ''),
      })),
    })),
  ];
}
