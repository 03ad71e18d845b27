import assert from 'node:assert/strict';
import { copyFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { environmentOf, finish, type ServiceProcess, startProcess, temporaryFolder } from '../kit/process.ts';
import { launchBrowser, withoutBrowser } from '../kit/browser.ts';
import { withoutPython } from '../python.ts';
import { examples, house, readNotebook } from './files.ts';

const python = new URL('../../clients/python/src', import.meta.url).pathname;

let service: ServiceProcess;
let folder: string;
before(async () => {
  folder = await temporaryFolder();
  service = await startProcess(folder);
});
after(async () => {
  await service.stop();
  await rm(folder, { recursive: true });
});

test('the web page shows a schedule in a browser, and what is wrong', { skip: withoutBrowser }, async () => {
  const browser = await launchBrowser();
  try {
    const page = await (await browser.newContext({ ignoreHTTPSErrors: true })).newPage();
    await page.goto(`file://${examples}web/index.html`);
    const status = page.getByRole('status');
    const calculate = async (expected: RegExp) => {
      await page.getByRole('button').click();
      await status.filter({ hasText: expected }).waitFor();
    };
    await page.getByLabel('Service').fill(`https://localhost:${service.port}/v1`);
    await page.getByLabel('API key').fill(service.key!);
    await calculate(/^2,128\.97 a month, 446,428\.47 interest in all$/);
    assert.equal(await page.locator('tbody tr').count(), 30);
    assert.match(await page.locator('tbody tr').last().innerText(), /^30\s.*\s0\.00$/);

    await page.getByLabel('Years').fill('thirty');
    await calculate(/\/loan_term must be a whole number from 1 to 100.*got the string "thirty"/);
    assert.equal(await page.locator('table').isVisible(), false);
    await page.getByLabel('API key').fill('cw_live_wrong');
    await calculate(/API key/);
  } finally {
    await browser.close();
  }
});

describe('the agent', () => {
  let script: string;
  before(async () => {
    // Where no package can be found.
    script = join(folder, 'agent.mjs');
    await copyFile(join(examples, 'agent/agent.mjs'), script);
  });

  const ask = (args: readonly string[], settings: Record<string, string> = {}) =>
    finish('node', [script, ...args], {
      ...environmentOf({}),
      NODE_EXTRA_CA_CERTS: join(folder, 'tls/ca.pem'),
      CENTWISE_MCP_URL: `https://localhost:${service.port}/mcp`,
      CENTWISE_KEY: service.key!,
      ...settings,
    });

  test('finds a calculator, answers with it and shows the work, without a package', async () => {
    const { code, stdout, stderr } = await ask(['2000', '80000', '7', '30']);
    assert.equal(code, 0, stderr);
    assert.match(stdout, /^Tools: search_calculators, .*solve.*explain/m);
    assert.match(stdout, /^2000 a month pays for a home of 380615$/m);
    assert.match(stdout, /^ {2}principal = home_price − down_payment = 300615$/m);
    assert.doesNotMatch(stdout, /undefined/);
  });

  test('says why there is no answer', async () => {
    const unreachable = await ask(['-5']);
    assert.equal(unreachable.code, 1);
    assert.match(unreachable.stderr, /No value of home_price gives monthly_payment -5; the nearest .* is 0/);
    assert.match((await ask([], { CENTWISE_KEY: 'cw_live_wrong' })).stderr, /API key/);
    assert.match((await ask([], { NODE_EXTRA_CA_CERTS: '' })).stderr, /certificate/);
  });
});

/**
 * Calls the handler as Next.js does, with a Request and its parameters as a promise, and prints what it
 * answers.
 */
const nextProgram = `
const { POST } = await import(process.argv[1]);
const calls = JSON.parse(process.argv[2]);
const replies = [];
for (const { calculator, body, key } of calls) {
  if (key !== undefined) process.env.CENTWISE_KEY = key;
  const request = new Request('https://site.example/api/calculate/' + calculator, {
    method: 'POST',
    body: JSON.stringify(body),
  });
  const reply = await POST(request, { params: Promise.resolve({ calculator }) });
  replies.push({ status: reply.status, headers: Object.fromEntries(reply.headers), text: await reply.text() });
}
console.log(JSON.stringify(replies));
`;

describe('the route handler of Next.js', () => {
  interface Reply {
    readonly status: number;
    readonly headers: Readonly<Record<string, string>>;
    readonly text: string;
  }
  async function post(calls: readonly object[], settings: Readonly<Record<string, string>> = {}) {
    const route = join(examples, 'nextjs/app/api/calculate/[calculator]/route.js');
    const options = ['--input-type=module', '--eval', nextProgram, route, JSON.stringify(calls)];
    const { stdout, stderr } = await finish('node', options, {
      ...environmentOf({}),
      NODE_EXTRA_CA_CERTS: join(folder, 'tls/ca.pem'),
      CENTWISE_URL: `https://localhost:${service.port}/v1`,
      CENTWISE_KEY: service.key!,
      ...settings,
    });
    assert.equal(stderr, '');
    return JSON.parse(stdout) as readonly Reply[];
  }

  test('answers with the result, or with what is wrong', async () => {
    const [result, faulty, unknown] = await post([
      { calculator: 'mortgage', body: house },
      { calculator: 'mortgage', body: { ...house, loan_term: 0 } },
      { calculator: '../usage', body: {} },
    ]);
    assert.equal(result!.status, 200);
    assert.match(result!.text, /"monthly_payment":2128\.97/);
    assert.deepEqual(result!.headers, { 'content-type': 'application/json' });
    assert.equal(faulty!.status, 422);
    assert.equal(faulty!.headers['content-type'], 'application/problem+json');
    assert.match(faulty!.text, /"pointer":"\/loan_term"/);
    assert.equal(unknown!.status, 404);
  });

  test('says nothing of the key, and when the service is down', async () => {
    const [refused] = await post([{ calculator: 'mortgage', body: house, key: 'cw_live_wrong' }]);
    assert.equal(refused!.status, 502);
    assert.doesNotMatch(refused!.text, /key/i);
    const [down] = await post([{ calculator: 'mortgage', body: house }], {
      CENTWISE_URL: 'https://localhost:9/v1',
    });
    assert.equal(down!.status, 502);
    assert.match(down!.text, /cannot be reached/);
  });
});

test('the notebook prints what is saved in it', { skip: await withoutPython('3.11') }, async () => {
  const { nbformat, cells } = readNotebook('jupyter/mortgage.ipynb');
  assert.equal(nbformat, 4);
  const code = cells.filter(({ cell_type }) => cell_type === 'code');
  const mark = '=== the next cell ===';
  const program = code.map(({ source }) => `${source.join('')}\nprint(${JSON.stringify(mark)})\n`).join('');
  const { stdout, stderr } = await finish('python3', ['-c', program], {
    PATH: process.env['PATH'] ?? '',
    PYTHONPATH: python,
    PYTHONDONTWRITEBYTECODE: '1',
    CENTWISE_URL: `https://localhost:${service.port}/v1`,
    CENTWISE_KEY: service.key!,
    CENTWISE_CA_FILE: join(folder, 'tls/ca.pem'),
  });
  assert.equal(stderr, '');
  const saved = code.map(({ outputs }) => outputs!.flatMap(({ text }) => text).join(''));
  assert.deepEqual(stdout.split(`${mark}\n`).slice(0, -1), saved);
});
