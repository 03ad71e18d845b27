import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { catalogue } from '#catalogue/index.ts';
import { drawSome } from '../kit/draws.ts';
import { startTestService, type TestService } from '../kit/harness.ts';

describe('/llms.txt', () => {
  const read = async (service: TestService) => (await service.send('/llms.txt')).text();

  test('is a text that anybody may read, in the form of llmstxt.org', async () => {
    const service = await startTestService();
    const response = await service.send('/llms.txt');
    assert.equal(response.status, 200);
    assert.equal(response.headers.get('content-type'), 'text/plain; charset=utf-8');
    assert.match(await response.text(), /^# Centwise\n\n> [^\n]+\n\n[^#]+\n\n## /);
  });

  test('has a line for each calculator, with its path and what it needs', async () => {
    const lines = (await read(await startTestService())).split('\n');
    for (const { id, name, summary, input } of catalogue) {
      const line = lines.filter((one) =>
        one.startsWith(`- [${name}](/docs/calculators/${id}.md): POST /v1/calculate/${id}. ${summary}`),
      );
      assert.equal(line.length, 1, id);
      for (const [field, { required }] of Object.entries(input)) {
        if (required) assert.ok(line[0]!.includes(field), `${id} ${field}`);
      }
    }
  });

  test('links to nothing that is not there', async () => {
    const service = await startTestService();
    const links = [...(await read(service)).matchAll(/\]\((\/[^)]+)\): (GET|POST)?/g)];
    assert.ok(links.length > catalogue.length);
    for (const [, path = '', method] of links) {
      if (method === undefined || path.startsWith('/docs/'))
        assert.equal((await service.send(path)).status, 200, path);
      else assert.ok(service.routes.includes(`${method} ${path.slice('/v1'.length)}`), path);
    }
  });
});

describe('the reference of a calculator as Markdown', () => {
  test('names every input and output, with an example', async () => {
    const service = await startTestService();
    for (const { id, name, input, output } of drawSome(catalogue)) {
      const reply = await service.send(`/docs/calculators/${id}.md`);
      assert.equal(reply.headers.get('content-type'), 'text/markdown; charset=utf-8');
      const text = await reply.text();
      assert.ok(text.startsWith(`# ${name}\n\n`), id);
      for (const field of [...Object.keys(input), ...Object.keys(output)])
        assert.ok(text.includes(`\n- \`${field}\` (`), `${id} ${field}`);
      const [given, answer] = [...text.matchAll(/```json\n([\s\S]*?)\n```/g)].map(([, json]) => json!);
      const calculated = await service.call(`/v1/calculate/${id}`, given);
      assert.deepEqual(await calculated.json(), JSON.parse(answer!), id);
    }
  });
});

/** As much of the format (collection 2.1.0) as a program needs that runs the requests. */
interface Folder {
  readonly name: string;
  readonly item: readonly Item[];
}
interface Item {
  readonly name: string;
  readonly request: {
    readonly method: string;
    readonly auth?: { readonly type: string };
    readonly header: readonly { readonly key: string; readonly value: string }[];
    readonly url: {
      readonly raw: string;
      readonly host: readonly string[];
      readonly path: readonly string[];
    };
    readonly body?: { readonly mode: string; readonly raw: string };
  };
  readonly response: readonly { readonly code: number; readonly body: string }[];
}
interface Collection {
  readonly info: { readonly name: string; readonly schema: string };
  readonly auth: { readonly type: string; readonly bearer: readonly { key: string; value: string }[] };
  readonly variable: readonly { readonly key: string; readonly value: string }[];
  readonly item: readonly Folder[];
}

describe('/postman.json', () => {
  const read = async (service: TestService) =>
    (await (await service.send('/postman.json')).json()) as Collection;

  test('has the address by which it is fetched, however many others were asked for', async () => {
    const service = await startTestService();
    const baseOf = async (port: number) => {
      const request = new Request(`https://localhost:${port}/postman.json`);
      const { body } = await service.app(request, () => ({ address: '127.0.0.1' }));
      return ((await new Response(body).json()) as Collection).variable[0]!.value;
    };
    for (const port of [8443, 9001, 9002, 9003, 9004, 9001])
      assert.equal(await baseOf(port), `https://localhost:${port}/v1`);
  });

  test('is a collection of format 2.1 whose variables are all declared', async () => {
    const collection = await read(await startTestService());
    assert.match(collection.info.schema, /\/collection\/v2\.1\.0\/collection\.json$/);
    const used = new Set(JSON.stringify(collection).match(/\{\{\w+\}\}/g));
    assert.deepEqual([...used].toSorted(), ['{{apiKey}}', '{{baseUrl}}']);
    assert.deepEqual(collection.variable.map(({ key }) => `{{${key}}}`).toSorted(), [
      '{{apiKey}}',
      '{{baseUrl}}',
    ]);
    assert.deepEqual(collection.auth.bearer[0], { key: 'token', value: '{{apiKey}}', type: 'string' });
  });

  test('has every operation once, but for those that differ in their format alone', async () => {
    const service = await startTestService();
    const { item } = await read(service);
    const requests = item.flatMap((folder) => folder.item).map(({ request }) => request);
    const routes = requests.map(({ method, url }) => `${method} /${url.path.join('/')}`);
    const inJson = service.routes.filter((route) => !route.includes('.'));
    assert.deepEqual(routes.toSorted(), inJson.toSorted());
    for (const { url } of requests) assert.equal(url.raw.split('?')[0], [...url.host, ...url.path].join('/'));
  });

  test('its requests are executed: each succeeds, and calculations give what its example shows', async () => {
    const service = await startTestService();
    const { key } = await service.createKey();
    const { item } = await read(service);
    for (const { request, response } of drawSome(item.flatMap((folder) => folder.item))) {
      const headers = Object.fromEntries(request.header.map((header) => [header.key, header.value]));
      const authorization = request.auth?.type === 'noauth' ? {} : { authorization: `Bearer ${key}` };
      const reply = await service.send(request.url.raw.replace('{{baseUrl}}', '/v1'), {
        method: request.method,
        headers: { ...headers, ...authorization },
        ...(request.body && { body: request.body.raw }),
      });
      const text = await reply.text();
      assert.equal(reply.status, response[0]!.code, `${request.url.raw}: ${text}`);
      if (request.url.path[0]!.startsWith('calcul')) {
        assert.deepEqual(JSON.parse(text), JSON.parse(response[0]!.body), request.url.raw);
      }
    }
  });
});
