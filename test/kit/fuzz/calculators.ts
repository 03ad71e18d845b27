import type { DocumentedOperation, DocumentedParameter, Schema } from './document.ts';

type Members = Readonly<Record<string, unknown>>;
type Body = NonNullable<DocumentedOperation['body']>;

/**
 * For an operation with the ID of a calculator in its path: one for each of them, with the inputs that its
 * own has.
 */
export function nameCalculators(
  operation: DocumentedOperation,
  described: readonly DocumentedOperation[],
): readonly DocumentedOperation[] {
  const id = operation.parameters.find(({ in: place }) => place === 'path');
  if (id === undefined) return [operation];
  const parameters = operation.parameters.filter((one) => one !== id && one.name !== 'inputs');
  return (id.schema['enum'] as readonly string[]).map((name): DocumentedOperation => {
    const calculation = described.find(
      ({ path, method }) => path === `/calculate/${name}` && method === 'POST',
    )!;
    const path = operation.path.replace('{id}', name);
    const isByAddress = operation.method === 'GET' && path.startsWith('/calculate/');
    return {
      ...operation,
      path,
      parameters: [...(isByAddress ? inputParameters(calculation.body!) : []), ...parameters],
      body: operation.body && nameBody(operation, calculation),
    };
  });
}

function inputParameters({ schema }: Body): readonly DocumentedParameter[] {
  const required = (schema['required'] ?? []) as readonly string[];
  return Object.entries(propertiesOf(schema)).map(([name, property]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: property,
  }));
}

function propertiesOf(schema: Schema): Readonly<Record<string, Schema>> {
  return (schema['properties'] ?? {}) as Readonly<Record<string, Schema>>;
}

function nameBody(operation: DocumentedOperation, calculation: DocumentedOperation): Body {
  const { schema, example } = calculation.body!;
  const properties = propertiesOf(operation.body!.schema);
  if (!('inputs' in properties)) return calculation.body!;
  const result = calculation.replies.get(200)!.get('application/json')!;
  const outputs = Object.entries(propertiesOf(result)).filter(([, one]) => one['type'] === 'number');
  const [output = 'x'] = outputs.map(([name]) => name);
  const fields = Object.keys(propertiesOf(schema));
  const field = fields.find((name) => typeof (example as Members)[name] === 'number') ?? fields[0]!;
  const { [field]: value, ...rest } = example as Members;
  const { required: _, ...inputs } = schema;
  const named = { ...operation.body!.schema, properties: { ...properties, inputs } };
  if (!('solve_for' in properties)) {
    return {
      schema: named,
      example: { inputs: rest, vary: [{ field, values: [value] }], outputs: [output] },
    };
  }
  const target = {
    ...properties['target'],
    additionalProperties: false,
    properties: Object.fromEntries(outputs),
  };
  return {
    schema: { ...named, properties: { ...properties, inputs, target } },
    example: { solve_for: field, target: { [output]: 1000 }, inputs: rest },
  };
}
