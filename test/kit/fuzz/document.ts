import { nameCalculators } from './calculators.ts';

/** A JSON Schema, or a part of the document. */
export type Schema = Readonly<Record<string, unknown>>;

/** One operation of an OpenAPI document, as far as requests and replies follow from it. */
export interface DocumentedOperation {
  readonly method: string;
  /** Below the version segment. */
  readonly path: string;
  readonly parameters: readonly DocumentedParameter[];
  /** The schema and the example of the JSON body; undefined for an operation without one. */
  readonly body: { readonly schema: Schema; readonly example: unknown } | undefined;
  readonly replies: Replies;
}

export interface DocumentedParameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly schema: Schema;
}

/** What a status may carry: the schema by media type; no entry means no body. */
export type Replies = ReadonlyMap<number, ReadonlyMap<string, Schema>>;

/** What the fuzzer knows of the service: nothing but this. */
export interface ServiceDocument {
  readonly prefixes: readonly string[];
  readonly operations: readonly DocumentedOperation[];
  /** What may be answered where no operation is: the problems by their status. */
  readonly problems: Replies;
}

/** Takes an OpenAPI 3.1 document apart; references within it are followed. */
export function readDocument(document: Schema): ServiceDocument {
  const resolve = (part: Schema): Schema => {
    const reference = part['$ref'];
    if (typeof reference !== 'string') return part;
    const steps = reference
      .replace(/^#\//, '')
      .split('/')
      .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
    return resolve(steps.reduce<Schema>((at, step) => at[step] as Schema, document));
  };
  const expand = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(expand);
    if (typeof value !== 'object' || value === null) return value;
    // What stands beside a reference says more about this one place.
    const { $ref: _, ...beside } = value as Schema;
    const entries = Object.entries({ ...resolve(value as Schema), ...beside });
    return Object.fromEntries(entries.map(([name, part]) => [name, expand(part)]));
  };
  const paths = document['paths'] as Readonly<Record<string, Schema>>;
  const described = Object.entries(paths).flatMap(([path, { parameters = [], ...methods }]) =>
    Object.entries(methods).map(([method, operation]) => {
      const { parameters: own = [], ...rest } = operation as Schema;
      const all = [...(parameters as readonly Schema[]), ...(own as readonly Schema[])];
      return readOperation(method.toUpperCase(), path, expand({ ...rest, parameters: all }) as Schema);
    }),
  );
  const operations = described.flatMap((operation) => nameCalculators(operation, described));
  const servers = document['servers'] as readonly { readonly url: string }[];
  return {
    prefixes: servers.map(({ url }) => url),
    operations,
    problems: new Map([...described[0]!.replies].filter(([status]) => status >= 400)),
  };
}

function readOperation(method: string, path: string, operation: Schema): DocumentedOperation {
  const json = (
    operation['requestBody'] as { readonly content: Readonly<Record<string, Schema>> } | undefined
  )?.content['application/json'];
  return {
    method,
    path,
    parameters: operation['parameters'] as readonly DocumentedParameter[],
    body: json && { schema: json['schema'] as Schema, example: json['example'] },
    replies: readReplies(operation['responses'] as Readonly<Record<string, Schema>>),
  };
}

/** The response of all other statuses is that of every problem, which names them. */
function readReplies(responses: Readonly<Record<string, Schema>>): Replies {
  const { default: problem, ...others } = responses;
  const problems = readContent(problem!);
  const [schema] = problems.values();
  const { status } = schema!['properties'] as { readonly status: { readonly enum: readonly number[] } };
  return new Map([
    ...status.enum.map((one) => [one, problems] as const),
    ...Object.entries(others).map(([one, reply]) => [Number(one), readContent(reply)] as const),
  ]);
}

function readContent({ content = {} }: Schema): ReadonlyMap<string, Schema> {
  const types = Object.entries(content as Readonly<Record<string, { readonly schema: Schema }>>);
  return new Map(types.map(([type, { schema }]) => [type, schema]));
}
