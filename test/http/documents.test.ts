import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import Schema from 'typebox/schema';
import { solveOperation, sweepOperation } from '#api/operations/question-operations.ts';
import { catalogue } from '#catalogue/index.ts';
import { problemKinds } from '#calculate/check/problem-kinds.ts';
import { drawSome } from '../kit/draws.ts';
import { expectProblem, startTestService, type TestService } from '../kit/harness.ts';

interface Described {
  readonly operationId: string;
  readonly parameters?: readonly { readonly in: string; readonly schema: { readonly enum?: string[] } }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
}
type Content = Readonly<Record<string, { readonly schema: object; readonly example?: unknown }>>;
type Methods = Readonly<Record<string, Described>>;

/** The document with every reference resolved, and the operations of each path. */
interface ApiDocument {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Methods>>;
  readonly components: { readonly responses: Readonly<Record<string, { readonly description: string }>> };
  readonly bytes: number;
}

async function readApi(service: TestService): Promise<ApiDocument> {
  const text = await (await service.send('/openapi.json')).text();
  const document = JSON.parse(text) as Readonly<Record<string, unknown>>;
  const expand = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(expand);
    if (typeof value !== 'object' || value === null) return value;
    const { $ref: reference, ...beside } = value as { readonly $ref?: string };
    const target =
      reference === undefined
        ? {}
        : reference
            .split('/')
            .slice(1)
            .reduce<unknown>((at, step) => (at as Readonly<Record<string, unknown>>)[step], document);
    return Object.fromEntries(
      Object.entries({ ...(target as object), ...beside }).map(([name, part]) => [name, expand(part)]),
    );
  };
  return { ...(expand(document) as Omit<ApiDocument, 'bytes'>), bytes: Buffer.byteLength(text) };
}

/** The methods of a path; parameters of all of them stand beside these. */
function methodsOf(methods: Methods): readonly [string, Described][] {
  return Object.entries(methods).filter(([name]) => name !== 'parameters');
}

const specifiedOperationIds = [
  'listCalculators',
  'calculateCompoundInterest',
  'calculateMortgage',
  'calculateSip',
  'calculateEmi',
  'calculateFire',
  'calculateRetirement',
  'calculateCagr',
  'getCurrencyRates',
  'convertCurrency',
];

describe('/openapi.json', () => {
  test('describes every operation of the specification', async () => {
    const { openapi, paths } = await readApi(await startTestService());
    assert.match(openapi, /^3\.1\./);
    const operations = Object.values(paths).flatMap((methods) => methodsOf(methods));
    const ids = new Set(operations.map(([, { operationId }]) => operationId));
    for (const id of specifiedOperationIds) assert.ok(ids.has(id), id);
  });

  test('describes exactly the routes that there are', async () => {
    const service = await startTestService();
    const { paths } = await readApi(service);
    const described = Object.entries(paths).flatMap(([path, methods]) => {
      const shared = (methods['parameters'] ?? []) as unknown as Described['parameters'];
      return methodsOf(methods).flatMap(([method, { parameters = [] }]) => {
        const id = [...shared!, ...parameters].find((one) => one.in === 'path');
        const ids = id === undefined ? ['{id}'] : id.schema.enum!;
        return ids.map((one) => `${method.toUpperCase()} ${path.replace('{id}', one)}`);
      });
    });
    assert.deepEqual(described.toSorted(), service.routes.toSorted());
  });

  test('is below 750 kB, with room for more calculators', async () => {
    const { bytes } = await readApi(await startTestService());
    assert.ok(bytes < 750_000, `${bytes} bytes`);
  });

  test('has no name that ends in a running number, and no default that makes a member required', async () => {
    const { components } = await readApi(await startTestService());
    for (const [kind, parts] of Object.entries(components)) {
      for (const name of Object.keys(parts)) assert.doesNotMatch(name, /\D\d$/, kind);
    }
    // Generators of TypeScript take a member with a default for one that is never absent.
    const schemas = JSON.stringify((components as { schemas?: object }).schemas);
    assert.doesNotMatch(schemas, /"default":/);
    assert.match(schemas, /; default 0"/);
    assert.doesNotMatch(schemas, /[Dd]efault "/);
  });

  test('has the names of all inputs and targets, with one type each, and takes every example', async () => {
    const { paths } = await readApi(await startTestService());
    const bodyOf = (path: string) => {
      const { schema } = paths[path]!['post']!.requestBody!.content['application/json']!;
      return Schema.Compile(schema);
    };
    const [inputs, solve, sweep] = ['/calculate/{id}/result.txt', '/solve/{id}', '/sweep/{id}'].map(bodyOf);
    for (const calculator of catalogue) {
      const { id, examples } = calculator;
      for (const { input } of examples) assert.ok(inputs!.Check(input), id);
      assert.ok(solve!.Check(solveOperation(calculator).body!.example), id);
      assert.ok(sweep!.Check(sweepOperation(calculator).body!.example), id);
    }
    const body = { solve_for: 'home_price', target: { monthly_payment: 2000 }, inputs: { loan_term: 30 } };
    assert.ok(solve!.Check(body));
    for (const wrong of [
      { inputs: { lone_term: 30 } },
      { inputs: { loan_term: '30' } },
      { target: { monthly_paymnt: 2000 } },
      { target: { payment_rounding: 1 } },
    ])
      assert.ok(!solve!.Check({ ...body, ...wrong }), JSON.stringify(wrong));
    assert.ok(!sweep!.Check({ inputs: {}, vary: [{ field: 'lone_term', values: [30] }] }));
  });

  test('documents every kind of problem', async () => {
    const { components } = await readApi(await startTestService());
    const { description } = components.responses['Problem']!;
    for (const [code, { status }] of Object.entries(problemKinds))
      assert.ok(description.includes(`${status} **${code}**: `), code);
  });

  test('its examples are executed: each request example gives a reply that fits', async () => {
    const service = await startTestService();
    const { paths } = await readApi(service);
    for (const [path, methods] of drawSome(Object.entries(paths))) {
      for (const [, described] of methodsOf(methods)) {
        const request = described.requestBody?.content['application/json']?.example;
        const reply = described.responses['200']!.content!['application/json'];
        // An example of a path with {id} is one of its first calculator, which has a path of its own.
        if (reply === undefined || path.includes('{id}')) continue;
        const response = await service.call(`/v1${path}`, request);
        const body: unknown = await response.json();
        assert.equal(response.status, 200, path);
        const validator = Schema.Compile(reply.schema);
        assert.ok(validator.Check(body), `${path}: the reply does not fit its schema`);
        if (reply.example !== undefined)
          assert.ok(validator.Check(reply.example), `${path}: the example does not fit its schema`);
        if (path.startsWith('/calculate/')) assert.deepEqual(body, await exampleOf(service, path), path);
        if (path === '/currency/convert')
          assert.partialDeepStrictEqual(body, { converted_amount: 87.97, rate: 0.879739597079 });
      }
    }
  });

  test('an example of what all calculators have alike is one of the first of them', async () => {
    const service = await startTestService();
    const { paths } = await readApi(service);
    for (const [path, method] of [
      ['/calculators/{id}', 'get'],
      ['/solve/{id}', 'post'],
      ['/sweep/{id}', 'post'],
    ] as const) {
      const { requestBody, responses } = paths[path]![method]!;
      const { schema, example } = responses['200']!.content!['application/json']!;
      const named = path.replace('{id}', 'compound-interest');
      const response = await service.call(`/v1${named}`, requestBody?.content['application/json']!.example);
      const body: unknown = await response.json();
      assert.ok(Schema.Compile(schema).Check(body), path);
      assert.ok(Schema.Compile(schema).Check(example), path);
      assert.deepEqual(Object.keys(body as object), Object.keys(example as object), path);
    }
  });
});

/** The reply that the description of the calculator shows. */
async function exampleOf(service: TestService, path: string): Promise<unknown> {
  const response = await service.call(`/v1${path.replace('calculate', 'calculators')}`);
  return ((await response.json()) as { examples: { output: unknown }[] }).examples[0]!.output;
}

describe('documents without a key', () => {
  test('/livez and /readyz answer', async () => {
    const service = await startTestService();
    assert.deepEqual(await (await service.send('/livez')).json(), { status: 'ok' });
    assert.equal((await service.send('/readyz')).status, 200);
  });

  test('every kind of problem has a page', async () => {
    const service = await startTestService();
    for (const [code, { title }] of Object.entries(problemKinds)) {
      const response = await service.send(`/docs/problems/${code}`);
      assert.equal(response.status, 200);
      assert.equal(response.headers.get('content-type'), 'text/html; charset=utf-8');
      assert.ok((await response.text()).includes(title));
    }
  });

  test('are read-only', async () => {
    const service = await startTestService();
    await expectProblem(await service.send('/livez', { method: 'POST' }), 405, 'method-not-allowed');
    await expectProblem(await service.send('/livezz'), 404, 'not-found');
  });
});
