import * as Type from '#base/json-schema.ts';
import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { accessOperations } from './access-operations.ts';
import { batchOperation } from './batch-operation.ts';
import { currencyOperations } from './currency-operations.ts';
import type { Operation } from './operation.ts';
import { calculationPath, calculatorPath, lawPath, solvePath, sweepPath } from '#api/paths.ts';

const strict = { additionalProperties: false };

const endpointSchema = Type.named(
  'Endpoint',
  Type.object(
    {
      method: Type.words(['GET', 'POST']),
      path: Type.string({ description: 'Path of the endpoint; {id} is the ID of a calculator' }),
      summary: Type.string(),
    },
    strict,
  ),
);

/** `GET /`: where a caller goes from the address of the service. */
export function entryOperation(catalogue: readonly AnyCalculator[]): Operation {
  const endpoints = [
    { method: 'GET', path: '/calculators', summary: 'List all calculators' },
    { method: 'GET', path: calculatorPath('{id}'), summary: 'Describe a calculator' },
    { method: 'POST', path: calculationPath('{id}'), summary: 'Run a calculator' },
    { method: 'POST', path: solvePath('{id}'), summary: 'Find the input that gives a result' },
    { method: 'POST', path: sweepPath('{id}'), summary: 'Results for varying inputs' },
    { method: 'GET', path: lawPath(), summary: 'List the law that calculators read' },
    { method: 'GET', path: lawPath('{id}'), summary: 'Figures of a law' },
    ...[batchOperation(catalogue), ...currencyOperations, ...accessOperations].map(
      ({ method, path, summary }) => ({ method, path, summary }),
    ),
  ];
  return {
    operationId: 'listEndpoints',
    method: 'GET',
    path: '/',
    tag: 'Service',
    summary: 'List the endpoints',
    description: 'The endpoints of this version, and where their documentation is.',
    query: {},
    body: undefined,
    reply: {
      schema: Type.named(
        'Endpoints',
        Type.object(
          {
            documentation: Type.string({ description: 'Path of the documentation' }),
            openapi: Type.string({ description: 'Path of the OpenAPI document' }),
            calculators: Type.integer({ description: 'Number of calculators' }),
            endpoints: Type.list(endpointSchema),
          },
          strict,
        ),
      ),
      example: {
        documentation: '/docs',
        openapi: '/openapi.json',
        calculators: catalogue.length,
        endpoints: endpoints.map((endpoint) => ({ ...endpoint, path: `/v1${endpoint.path}` })),
      },
    },
    problems: [],
    isCacheable: true,
  };
}
