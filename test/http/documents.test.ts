import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import Schema from 'typebox/schema';
import { problemKinds } from '#derive/problems.ts';
import { drawSome } from '../kit/draws.ts';
import { expectProblem, startTestService, type TestService } from '../kit/harness.ts';

interface Described {
  readonly operationId: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly example?: unknown;
    readonly content?: Content;
  }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content; readonly $ref?: string }>>;
}
type Content = Readonly<Record<string, { readonly schema: object; readonly example: unknown }>>;
interface ApiDocument {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
}

async function readApi(service: TestService): Promise<ApiDocument> {
  return (await (await service.send('/openapi.json')).json()) as ApiDocument;
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

/** The document of all calculators, on a machine that may be busy. */
const options = { timeout: 60_000 };

describe('/openapi.json', () => {
  test('describes every operation of the specification', async () => {
    const { openapi, paths } = await readApi(await startTestService());
    assert.match(openapi, /^3\.1\./);
    const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
    const ids = new Set(operations.map(({ operationId }) => operationId));
    for (const id of specifiedOperationIds) assert.ok(ids.has(id), id);
  });

  test('describes exactly the routes that there are', async () => {
    const service = await startTestService();
    const { paths } = await readApi(service);
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    assert.deepEqual(described.toSorted(), service.routes.toSorted());
  });

  test('documents every kind of problem but those of unknown paths', async () => {
    const { paths } = await readApi(await startTestService());
    const statuses = new Set(
      Object.values(paths).flatMap((methods) => Object.values(methods).flatMap(documented)),
    );
    for (const { status } of Object.values(problemKinds)) {
      if (status !== 404 && status !== 405) assert.ok(statuses.has(String(status)), String(status));
    }
  });

  test('its examples are executed: each request example gives its reply example', options, async () => {
    const service = await startTestService();
    const { paths } = await readApi(service);
    for (const [path, methods] of drawSome(Object.entries(paths))) {
      for (const described of Object.values(methods)) {
        const request = described.requestBody?.content['application/json']?.example;
        // A calculation in an address has the reply of the same one by POST.
        const replies = (methods['post'] ?? described).responses['200']!.content!;
        const { example, schema } = replies['application/json']!;
        const response = await service.call(`/v1${path}${exampleQuery(described)}`, request);
        const reply: unknown = await response.json();
        assert.equal(response.status, 200, path);
        const validator = Schema.Compile(schema);
        assert.ok(validator.Check(reply), `${path}: the reply does not fit its schema`);
        assert.ok(validator.Check(example), `${path}: the example does not fit its schema`);
        if (path.startsWith('/calcul')) assert.deepEqual(reply, example, path);
        if (path === '/currency/convert')
          assert.partialDeepStrictEqual(reply, { converted_amount: 87.97, rate: 0.879739597079 });
      }
    }
  });
});

/** The query of the examples of the parameters; empty without one. */
function exampleQuery({ parameters = [] }: Described): string {
  const pairs = parameters.flatMap(({ name, example, content }): [string, string][] => {
    const value = example ?? content?.['application/json']?.example;
    return value === undefined ? [] : [[name, typeof value === 'string' ? value : JSON.stringify(value)]];
  });
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`;
}

function documented(described: Described): string[] {
  return Object.keys(described.responses);
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
