import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { startTestService } from '../kit/harness.ts';
import { readExampleFile } from './files.ts';

interface Workflow {
  readonly nodes: readonly {
    readonly name: string;
    readonly type: string;
    readonly parameters: Readonly<Record<string, unknown>>;
    readonly credentials?: Readonly<Record<string, unknown>>;
  }[];
  readonly connections: Readonly<
    Record<string, { readonly main: readonly (readonly { readonly node: string }[])[] }>
  >;
}
type Item = Readonly<Record<string, unknown>>;

/** A value of a node: one that begins with = is a text with expressions in braces, as in n8n. */
function evaluate(value: unknown, $json: Item): unknown {
  if (typeof value !== 'string' || !value.startsWith('=')) return value;
  const run = (code: string): unknown => runInNewContext(code, { $json, JSON });
  const whole = /^=\{\{((?:(?!\}\}).)*)\}\}$/s.exec(value);
  if (whole !== null) return run(whole[1]!);
  return value.slice(1).replaceAll(/\{\{(.*?)\}\}/gs, (_, code: string) => String(run(code)));
}

test('the n8n workflow calculates a mortgage and writes a sentence', async () => {
  const workflow = JSON.parse(readExampleFile('n8n/mortgage.json')) as Workflow;
  const service = await startTestService();
  const { key } = await service.createKey();
  let item: Item = {};
  const visited: string[] = [];
  let node = workflow.nodes.find(({ type }) => type === 'n8n-nodes-base.manualTrigger');
  while (node !== undefined) {
    const { name, type, parameters, credentials } = node;
    visited.push(type);
    if (type === 'n8n-nodes-base.set') {
      const { assignments } = parameters['assignments'] as {
        assignments: { name: string; value: unknown }[];
      };
      const before = item;
      item = Object.fromEntries(assignments.map((one) => [one.name, evaluate(one.value, before)]));
    } else if (type === 'n8n-nodes-base.httpRequest') {
      // The credential has the header; nothing of it is in the file.
      assert.equal(parameters['authentication'], 'genericCredentialType');
      assert.ok(Object.hasOwn(credentials!, parameters['genericAuthType'] as string));
      assert.equal(parameters['specifyBody'], 'json');
      const address = new URL(parameters['url'] as string);
      const response = await service.send(address.pathname + address.search, {
        method: parameters['method'] as string,
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: evaluate(parameters['jsonBody'], item) as string,
      });
      assert.equal(response.status, 200);
      item = (await response.json()) as Item;
    }
    const next = workflow.connections[name]?.main[0]?.[0]?.node;
    node = workflow.nodes.find((one) => one.name === next);
  }
  assert.equal(visited.length, workflow.nodes.length);
  assert.deepEqual(item, { sentence: '2128.97 a month, 446428.47 interest in total' });
});
