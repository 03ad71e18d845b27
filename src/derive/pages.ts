import type { ProblemCode } from './problems.ts';

/** The path of the page about a problem, which has no version segment. */
export function problemPagePath(code: ProblemCode): string {
  return `/docs/problems/${code}`;
}

/** The reference of a calculator; with `.md` behind it, as Markdown. */
export function calculatorReferencePath(id: string): string {
  return `/docs/calculators/${id}`;
}
