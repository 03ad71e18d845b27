import type { TSchema } from 'typebox';
import type { InputFields } from '#catalogue/define.ts';
import type { ProblemCode } from './problems.ts';

/** One method of one path, with all that routing, validation and the OpenAPI document need to know about it. */
export interface Operation {
  readonly operationId: string;
  readonly method: 'GET' | 'POST';
  /** Below the version segment. */
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  readonly description: string;
  readonly query: InputFields;
  readonly body: OperationBody | undefined;
  readonly reply: { readonly schema: TSchema; readonly example: unknown };
  /** What the CSV form of the reply is; absent where there is none. */
  readonly csv?: string;
  /** What its picture shows; absent where there is none. */
  readonly svg?: string;
  /** What stands on a line of its NDJSON form, in and out; absent where there is none. */
  readonly lines?: { readonly request: string; readonly reply: string };
  /** Whether a reply has a tag to ask again by, and an age up to which it may be kept. */
  readonly isCacheable?: true;
  /** Whether it is answered without a key. */
  readonly isPublic?: true;
  /** What can go wrong besides what can go wrong everywhere. */
  readonly problems: readonly ProblemCode[];
}

/** What a key must be allowed for the operations of a tag; null where any key will do. */
const scopesByTag: Readonly<Record<string, 'calculate' | 'currency' | 'batch' | null>> = {
  Access: null,
  Calculators: null,
  Calculate: 'calculate',
  Solve: 'calculate',
  Sweep: 'calculate',
  Batch: 'batch',
  Currency: 'currency',
};

/** Every scope that an operation asks for. */
export const operationScopes: readonly string[] = [
  ...new Set(Object.values(scopesByTag).filter((scope) => scope !== null)),
];

/** The scope that an operation asks for; null where any key will do. */
export function scopeOf({ tag }: Operation): string | null {
  const scope = scopesByTag[tag];
  if (scope === undefined) throw new Error(`The tag ${tag} has no line in the table of scopes.`);
  return scope;
}

export interface OperationBody {
  readonly schema: TSchema;
  readonly example: object;
  /** Where it may be larger than bodies usually are. */
  readonly mostBytes?: number;
}

/** Can happen to every request. */
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

/** Can happen to every request with a body. */
export const bodyProblems = [
  'malformed-json',
  'body-too-large',
  'request-timeout',
  'unsupported-media-type',
] as const satisfies readonly ProblemCode[];
