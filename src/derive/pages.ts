import type { ProblemCode } from './problems.ts';

/** Where the page of a problem is, beside the version segments. */
export function problemPagePath(code: ProblemCode): string {
  return `/docs/problems/${code}`;
}
