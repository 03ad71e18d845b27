import { type DomainError, domainSentence } from '#base/errors.ts';
import { type Fault, pointerTo, type Violation } from './violations.ts';
import { problemKinds, problemPagePath, type ProblemCode } from './problem-kinds.ts';

/** One entry of "errors"; the document has all but its facts. */
export interface ProblemError extends Fault {
  readonly pointer?: string;
  readonly parameter?: string;
  readonly code: string;
}

export interface ProblemOptions {
  readonly errors?: readonly ProblemError[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly violatedPolicies?: readonly string[];
  /** The known path nearest to the one that was asked for. */
  readonly nearest?: string | undefined;
}

/** Thrown or returned by the code below app.ts; the request ends with this problem. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ProblemCode;
  readonly options: ProblemOptions;

  /** `detail` is a sentence about this very request. */
  constructor(code: ProblemCode, detail: string, options: ProblemOptions = {}) {
    super(detail);
    this.code = code;
    this.options = options;
  }
}

/** An input at the beginning of a sentence, and what it must be: "events/0/amount must not be above 100". */
const DEMAND = /^([a-z0-9]+(?:_[a-z0-9]+)*(?:\/\d+\/[a-z0-9_]+)?) (must .+)$/s;

/** The problem for a valid request that has no answer, with the place of the input that is to change. */
export function domainProblem(error: DomainError): Problem {
  const [, place, detail = ''] = DEMAND.exec(error.message) ?? [];
  const errors = [{ pointer: `/${place}`, code: 'contradiction', detail }];
  return new Problem(error.code, domainSentence(error), place === undefined ? {} : { errors });
}

/** All violations of a body, or of what its caller calls otherwise, as one problem. */
export function invalidBody(violations: readonly Violation[], whole?: string): Problem {
  return new Problem('invalid-input', summary(violations, whole), { errors: bodyErrors(violations, '') });
}

/** The errors for violations in an object at a place in the body. */
export function bodyErrors(violations: readonly Violation[], at: string): readonly ProblemError[] {
  return violations.map(({ field, within, ...rest }) => ({
    pointer: at + pointerTo({ field, within }),
    ...rest,
  }));
}

/** The time may be what was left of a deadline, so it is written to a tenth of a second. */
export function tooLong(ms: number): Problem {
  const seconds = Math.max(0.1, Math.round(ms / 100) / 10);
  const time = seconds === 1 ? 'a second' : `${seconds} seconds`;
  return new Problem(
    'calculation-too-long',
    `The calculation takes more than ${time}. Request less at once, or use less extreme inputs.`,
  );
}

/** All violations of a query as one problem. */
export function invalidQuery(violations: readonly Violation[]): Problem {
  const errors = violations.map(({ field, within, code, detail }) => ({
    ...(within !== undefined && { pointer: within }),
    parameter: field,
    code,
    detail,
  }));
  return new Problem('invalid-input', summary(violations), { errors });
}

function summary(violations: readonly Violation[], whole = 'The body'): string {
  const [first] = violations;
  const place = first!.field + (first!.within ?? '');
  if (violations.length === 1) return asSentence(`${place || whole} ${first!.detail}`);
  return formatErrorCount(violations.length);
}

/** With a full stop, unless it asks: "did you mean years?" */
export function asSentence(text: string): string {
  return text.endsWith('?') ? text : `${text}.`;
}

/** The detail of a problem with several errors. */
export function formatErrorCount(count: number): string {
  return `${count} values are missing or invalid; see errors.`;
}

const anyKey = /cw_(live|test)_[0-9A-Za-z]+/g;

/** A text without API keys: a reply must not repeat one, wherever the caller put it. */
export function maskKeys(text: string): string {
  return text.replaceAll(anyKey, 'cw_$1_…');
}

/**
 * The problem document (RFC 9457) of a problem as JSON text, and its status; `origin` is that of the request.
 */
export function problemDocument(
  problem: Problem,
  origin: string,
  request: { readonly instance?: string; readonly request_id?: string } = {},
): { readonly status: number; readonly text: string } {
  const { status, title } = problemKinds[problem.code];
  const { errors, violatedPolicies } = problem.options;
  const document = {
    type: origin + problemPagePath(problem.code),
    title,
    status,
    detail: problem.message,
    ...request,
    ...(violatedPolicies !== undefined && { 'violated-policies': violatedPolicies }),
    ...(errors !== undefined && { errors: errors.map(formatError) }),
  };
  return { status, text: maskKeys(JSON.stringify(document)) };
}

/** An error without its facts, which are not part of the interface. */
function formatError({ pointer, parameter, code, detail }: ProblemError) {
  return { pointer, parameter, code, detail };
}
