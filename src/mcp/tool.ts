/** One operation of the API. */
export interface ToolCall {
  readonly method: 'GET' | 'POST';
  /** Below the version segment. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** Asks an operation of the API, with the rights of whoever calls the tool. */
export type Ask = (call: ToolCall) => Promise<{
  readonly status: number;
  /** JSON. */
  readonly text: string;
}>;

/** The arguments of a call, not checked yet. */
export type Given = Readonly<Record<string, unknown>>;

export interface ToolContext {
  readonly ask: Ask;
  /** The names of the tools that the caller has. */
  readonly available: ReadonlySet<string>;
}

/** A JSON object as text, or everything that is wrong with the call. */
export type ToolAnswer = { readonly text: string } | { readonly faults: readonly string[] };

export interface Tool {
  readonly name: string;
  readonly title: string;
  /** In the imperative: what it does, and when to use it. */
  readonly description: string;
  /** Scope that a key needs for it; null where any key will do. */
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

/** Asks an operation; `at` is where its body was among the arguments, as a JSON pointer. */
export async function askOperation(ask: Ask, call: ToolCall, at = ''): Promise<ToolAnswer> {
  const { status, text } = await ask(call);
  if (status === 200) return { text };
  const { detail, errors = [] } = JSON.parse(text) as ProblemDocument;
  if (errors.length === 0) return { faults: [detail] };
  return {
    faults: errors.map(({ pointer, parameter, detail }) =>
      `${parameter === undefined ? `${at}${pointer}` : `/${parameter}`} ${detail}`.trimStart(),
    ),
  };
}
