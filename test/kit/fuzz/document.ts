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

interface DocumentedParameter {
  readonly name: string;
  readonly required: boolean;
  readonly schema: Schema;
}

/** A parameter has a schema, or a media type that has one. */
type Parameter = Omit<DocumentedParameter, 'schema'> & {
  readonly schema?: Schema;
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>;
};

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
    const entries = Object.entries(resolve(value as Schema));
    return Object.fromEntries(entries.map(([name, part]) => [name, expand(part)]));
  };
  const paths = document['paths'] as Readonly<Record<string, Schema>>;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) =>
      readOperation(method.toUpperCase(), path, expand(operation) as Schema),
    ),
  );
  const components = expand(document['components']) as {
    readonly responses: Readonly<Record<string, Schema>>;
  };
  const problems = Object.entries(components.responses).flatMap(([name, reply]): [string, Schema][] => {
    const status = /^Problem(\d{3})$/.exec(name)?.[1];
    return status === undefined ? [] : [[status, reply]];
  });
  const servers = document['servers'] as readonly { readonly url: string }[];
  return {
    prefixes: servers.map(({ url }) => url),
    operations,
    problems: readReplies(Object.fromEntries(problems)),
  };
}

function readOperation(method: string, path: string, operation: Schema): DocumentedOperation {
  const json = (
    operation['requestBody'] as { readonly content: Readonly<Record<string, Schema>> } | undefined
  )?.content['application/json'];
  return {
    method,
    path,
    parameters: ((operation['parameters'] ?? []) as readonly Parameter[]).map(
      ({ content, ...parameter }) => ({
        ...parameter,
        schema: parameter.schema ?? content!['application/json']!.schema,
      }),
    ),
    body: json && { schema: json['schema'] as Schema, example: json['example'] },
    replies: readReplies(operation['responses'] as Readonly<Record<string, Schema>>),
  };
}

function readReplies(responses: Readonly<Record<string, Schema>>): Replies {
  return new Map(
    Object.entries(responses).map(([status, { content }]) => [
      Number(status),
      new Map(
        Object.entries((content ?? {}) as Readonly<Record<string, { readonly schema: Schema }>>).map(
          ([type, { schema }]) => [type, schema],
        ),
      ),
    ]),
  );
}
