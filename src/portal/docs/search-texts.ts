import type { AnyCalculator, InputFields } from '#catalogue/declare/define.ts';
import { calculatorReferencePath } from '#api/pages.ts';
import { problemPagePath, problemKinds, type ProblemCode } from '#calculate/check/problem-kinds.ts';
import { guidePath, type GuideTexts } from './guide-list.ts';
import { sectionId, titleOf } from './markdown.ts';

/** What is searched of a page; its parts have headings of their own, but for the first. */
export interface PageText {
  readonly names: readonly string[];
  readonly synonyms?: readonly string[];
  readonly parts: readonly PartText[];
}

export interface PartText {
  readonly heading?: { readonly id: string; readonly title: string };
  /** What a result quotes. */
  readonly text: string;
  /** Words that are searched but not quoted, such as those of code. */
  readonly more?: string;
}

interface Texts {
  readonly catalogue: readonly AnyCalculator[];
  readonly guides: GuideTexts;
}

/** What reads the texts of guides, problems and calculators, by the path of their page. */
export function listTexts({ catalogue, guides }: Texts): ReadonlyMap<string, () => PageText> {
  return new Map([
    ...Object.entries(guides).map(([name, text]) => [guidePath(name), () => textOfGuide(text)] as const),
    ...(Object.keys(problemKinds) as ProblemCode[]).map(
      (code) => [problemPagePath(code), () => textOfProblem(code)] as const,
    ),
    ...catalogue.map(
      (calculator) => [calculatorReferencePath(calculator.id), () => textOfCalculator(calculator)] as const,
    ),
  ]);
}

function textOfProblem(code: ProblemCode): PageText {
  const { title, meaning, status } = problemKinds[code];
  return { names: [code, title, String(status)], parts: [{ text: meaning }] };
}

function textOfGuide(markdown: string): PageText {
  const title = titleOf(markdown);
  const [first = '', ...sections] = markdown.slice(title.length + 2).split(/^## /m);
  return {
    names: [title],
    parts: [
      readPart(first),
      ...sections.map((section) => {
        const [heading = ''] = section.split('\n', 1);
        return {
          heading: { id: sectionId(heading), title: heading.replaceAll('`', '') },
          ...readPart(section.slice(heading.length)),
        };
      }),
    ],
  };
}

const FENCE = /^```[^]*?^```$/gm;

/** Markdown without its marks: code is searched and not quoted. */
function readPart(markdown: string): PartText {
  const text = markdown
    .replaceAll(FENCE, '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/^\|[ |:-]+\|$/gm, '')
    .replaceAll(/^#+ |^- |^\d+\. |`|\*\*|\\/gm, '')
    .replaceAll(/^\| */gm, '')
    .replaceAll(/ *\|$/gm, ';')
    .replaceAll(/ *\| */g, ': ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return { text, more: [...markdown.matchAll(FENCE)].join(' ') };
}

function textOfCalculator({ id, name, synonyms = [], summary, ...rest }: AnyCalculator): PageText {
  const { input, output, conventions } = rest;
  const describe = (fields: InputFields | AnyCalculator['output']) =>
    Object.entries(fields).map(([field, { description }]) => `${field} ${description}`);
  const words = [...describe(input), ...describe(output), ...Object.values(conventions)];
  return {
    names: [id, name],
    synonyms,
    parts: [{ text: summary, more: words.filter((one) => typeof one === 'string').join(' ') }],
  };
}
