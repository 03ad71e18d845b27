import type { Schema } from '#base/json-schema.ts';
import type { InputFields } from '#catalogue/declare/define.ts';
import type { ProblemCode } from '#calculate/check/problem-kinds.ts';

/** A format of replies other than JSON. */
export type Format = 'csv' | 'svg' | 'text';

/** A path at which an operation answers in one format, whatever the Accept header says. */
interface FormatPath {
  /** What follows the path of the operation. */
  readonly suffix: string;
  /** What is there, after the summary of the operation: "schedule as CSV". */
  readonly title: string;
}

export type FormatPaths = Readonly<Partial<Record<Format, FormatPath>>>;

/** One method of one path, with everything that routing, validation and the OpenAPI document need. */
export interface Operation {
  readonly operationId: string;
  readonly method: 'GET' | 'POST';
  /** Below the version segment. */
  readonly path: string;
  /**
   * Where it stands for one operation for each calculator: their IDs, which are the values of {id} in the
   * path.
   */
  readonly ids?: readonly string[];
  readonly tag: string;
  /** The heading under which documents list it, where it is not the tag. */
  readonly group?: string;
  readonly summary: string;
  readonly description: string;
  readonly query: InputFields;
  /** The schema of an object whose members are parameters of the query; absent where there is none. */
  readonly inputs?: Schema;
  /** A query with which it can be called; absent where it needs none. */
  readonly queryExample?: Readonly<Record<string, unknown>>;
  readonly body: OperationBody | undefined;
  readonly reply: { readonly schema: Schema; readonly example: unknown };
  /** Description of the CSV reply; absent when there is none. */
  readonly csv?: string;
  /** Description of the text for people; absent when there is none. */
  readonly text?: string;
  /** Description of the chart; absent when there is none. */
  readonly svg?: string;
  /** The paths at which these formats are answered without an Accept header. */
  readonly formatPaths?: FormatPaths;
  /** The one format of the reply, which is not JSON; absent where the Accept header decides. */
  readonly format?: Format;
  /** Description of the lines of NDJSON that tell how far long work is; absent when there are none. */
  readonly progress?: string;
  /** Description of a line of NDJSON, in and out; absent when there is none. */
  readonly lines?: { readonly request: string; readonly reply: string };
  /** Description of a file of CSV, in and out; absent when there is none. */
  readonly rows?: { readonly request: string; readonly reply: string };
  /** Whether replies have an ETag and may be cached for a time. */
  readonly isCacheable?: true;
  /** Whether it is answered without a key. */
  readonly isPublic?: true;
  /** The body of a reply without answers, for callers who read no problem documents. */
  readonly fault?: { readonly schema: Schema; readonly write: (detail: string) => string };
  /** The problems that are not common to all operations. */
  readonly problems: readonly ProblemCode[];
}

/** The scope that a key needs for the operations of a tag; null when any key will do. */
const scopesByTag: Readonly<Record<string, 'calculate' | 'currency' | 'batch' | null>> = {
  Service: null,
  Access: null,
  Calculators: null,
  Ask: 'calculate',
  Calculate: 'calculate',
  Solve: 'calculate',
  Sweep: 'calculate',
  Batch: 'batch',
  SQL: 'batch',
  Currency: 'currency',
};

/** All scopes that operations need. */
export const operationScopes: readonly string[] = [
  ...new Set(Object.values(scopesByTag).filter((scope) => scope !== null)),
];

/** The scope that an operation needs; null when any key will do. */
export function scopeOf({ tag }: Operation): string | null {
  const scope = scopesByTag[tag];
  if (scope === undefined) throw new Error(`The tag ${tag} has no line in the table of scopes.`);
  return scope;
}

export interface OperationBody {
  readonly schema: Schema;
  readonly example: object;
  /** The size limit, if it is larger than usual. */
  readonly maxBytes?: number;
  /** Whether it may be packed with gzip. */
  readonly mayBePacked?: true;
}

/** The problems that any request can have. */
export const commonProblems = [
  'malformed-request',
  'unauthenticated',
  'forbidden',
  'https-required',
  'misdirected-request',
  'not-acceptable',
  'uri-too-long',
  'headers-too-large',
  'invalid-input',
  'quota-exceeded',
  'too-many-at-once',
  'internal',
  'overloaded',
  'store-unavailable',
] as const satisfies readonly ProblemCode[];
