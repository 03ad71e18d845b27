import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { catalogue } from '#catalogue/index.ts';
import { createDocuments } from '#http/documents/create-documents.ts';
import type { DocumentRequest } from '#http/documents/documents.ts';
import { guideFiles } from '#portal/docs/guide-list.ts';
import { drawSome } from '../kit/draws.ts';
import { startTestService, type TestService } from '../kit/harness.ts';

/** Some 160,000 tokens. */
const MAX_FULL_CHARACTERS = 800_000;

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

  test('lists calculators by category, and links each guide', async () => {
    const text = await read(await startTestService());
    const sections = text.split('\n## ').map((section) => section.split('\n'));
    const loans = sections.find(([title]) => title === 'Calculators: Loans')!;
    for (const { id, name, category } of catalogue)
      assert.equal(
        loans.some((line) => line.startsWith(`- [${name}](`)),
        category === 'loans',
        id,
      );
    for (const name of Object.keys(guideFiles))
      assert.match(text, new RegExp(`\\]\\(/docs/guides/${name}\\.md\\): .{20}`), name);
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

describe('/llms-full.txt', () => {
  test('has every guide, and what every calculator takes and answers', async () => {
    const service = await startTestService();
    const response = await service.send('/llms-full.txt');
    assert.equal(response.headers.get('content-type'), 'text/plain; charset=utf-8');
    const text = await response.text();
    assert.ok(text.length < MAX_FULL_CHARACTERS, `${text.length} characters`);
    const [guides = '', calculators = ''] = text.split('\n# Calculators\n');
    for (const name of Object.keys(guideFiles)) {
      const guide = await (await service.send(`/docs/guides/${name}.md`)).text();
      assert.ok(guides.includes(guide.split('\n', 1)[0]!), name);
    }
    const parts = calculators.split('\n## ').slice(1);
    assert.equal(parts.length, catalogue.length);
    for (const [index, { name, input, output }] of catalogue.entries()) {
      assert.ok(parts[index]!.startsWith(`${name}\n`), name);
      for (const field of [...Object.keys(input), ...Object.keys(output)])
        assert.ok(parts[index]!.includes(`\n- \`${field}\` (`), `${name} ${field}`);
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

test('/openapi.yaml is the OpenAPI document, as JSON is YAML 1.2', async () => {
  const service = await startTestService();
  const yaml = await service.send('/openapi.yaml');
  assert.equal(yaml.headers.get('content-type'), 'application/yaml');
  assert.equal(await yaml.text(), await (await service.send('/openapi.json')).text());
});

test('who waits too long for a document that is being written is told so', async () => {
  const readiness = () => ({ ready: true, details: {} });
  const loadTexts = () => new Promise<never>(() => {});
  const documents = createDocuments({ loadTexts, readiness, wallMs: 5 });
  const write = documents.get('/openapi.json')!['GET']!;
  const request = { headers: new Headers() } as Partial<DocumentRequest> as DocumentRequest;
  await assert.rejects(async () => write(request), { code: 'overloaded' });
});
