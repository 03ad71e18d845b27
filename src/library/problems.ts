import { DomainError } from '#base/errors.ts';
import { domainProblem, Problem, problemDocument } from '#calculate/check/problem.ts';
import { CentwiseProblem, type ProblemDocument } from '#client/errors.ts';

export { CentwiseProblem };

/** Runs what the engine does; what it refuses is thrown as callers of a service get it. */
export function asking<Answer>(run: () => Answer): Answer {
  try {
    return run();
  } catch (error) {
    throw problemOf(error);
  }
}

function problemOf(error: unknown): unknown {
  const problem = error instanceof DomainError ? domainProblem(error) : error;
  if (!(problem instanceof Problem)) return problem;
  return new CentwiseProblem(JSON.parse(problemDocument(problem, '').text) as ProblemDocument);
}
