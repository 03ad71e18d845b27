/** One operation of the API. */
export interface ToolCall {
  readonly method: 'GET' | 'POST';
  /** Below the version segment. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** Calls an operation of the API with the rights of the caller of the tool. */
export type CallOperation = (call: ToolCall) => Promise<{
  readonly status: number;
  /** JSON. */
  readonly text: string;
}>;

/** The arguments of a call, not checked yet. */
export type Given = Readonly<Record<string, unknown>>;

export interface ToolContext {
  readonly callOperation: CallOperation;
  /** The names of the tools that the caller has. */
  readonly available: ReadonlySet<string>;
}

/** A JSON object as text, or all errors in the call. */
export type ToolAnswer = { readonly text: string } | { readonly faults: readonly string[] };

export interface Tool {
  readonly name: string;
  readonly title: string;
  /** An imperative sentence: what the tool does, and when to use it. */
  readonly description: string;
  /** The scope that a key needs; null when any key will do. */
  readonly scope: string | null;
  /** JSON Schema of the arguments, an object. */
  readonly inputSchema: object;
  readonly answer: (given: Given, context: ToolContext) => ToolAnswer | Promise<ToolAnswer>;
}

/** The arguments of a tool as JSON Schema. */
export function argumentSchema(properties: Readonly<Record<string, object>>, required: readonly string[]) {
  return {
    type: 'object',
    properties,
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
}

interface ProblemDocument {
  readonly detail: string;
  readonly errors?: readonly {
    readonly pointer?: string;
    readonly parameter?: string;
    readonly detail: string;
  }[];
}

/** Calls an operation; `at` is the place of its body in the arguments, as a JSON pointer. */
export async function forwardCall(
  callOperation: CallOperation,
  call: ToolCall,
  at = '',
): Promise<ToolAnswer> {
  const { status, text } = await callOperation(call);
  if (status === 200) return { text };
  const { detail, errors = [] } = JSON.parse(text) as ProblemDocument;
  if (errors.length === 0) return { faults: [detail] };
  return {
    faults: errors.map(({ pointer, parameter, detail }) =>
      `${parameter === undefined ? `${at}${pointer}` : `/${parameter}`} ${detail}`.trimStart(),
    ),
  };
}
