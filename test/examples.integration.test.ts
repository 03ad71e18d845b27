import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { copyFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { environmentOf, finish, type ServiceProcess, startProcess, temporaryFolder } from './kit/process.ts';
import { startTestService } from './kit/harness.ts';
import { launchBrowser, withoutBrowser } from './kit/browser.ts';

const examples = new URL('../examples/', import.meta.url).pathname;
const slow = { timeout: 300_000 };
// The contract's anchors for 320,000 at 7 percent over 30 years.
const house: [string, string | number][] = [
  ['home_price', 400000],
  ['down_payment', 80000],
  ['interest_rate', 7],
  ['loan_term', 30],
];

describe('the spreadsheet function', () => {
  interface SheetsOptions {
    readonly method: string;
    readonly contentType: string;
    readonly headers: Record<string, string>;
    readonly payload: string;
  }
  type Centwise = (calculator: string, output: string, inputs: readonly (readonly unknown[])[]) => unknown;

  /** As Google Sheets runs it. Its fetch waits, ours does not: the first run tells what is asked, the second has the reply. */
  async function calculate(...given: Parameters<Centwise>): Promise<unknown> {
    const service = await startTestService();
    const { key } = await service.createKey();
    let asked: [string, SheetsOptions] | undefined;
    let reply: { status: number; text: string } | undefined;
    const run = () => {
      const properties: Record<string, string> = {
        CENTWISE_URL: 'https://localhost:8443/v1',
        CENTWISE_KEY: key,
      };
      const context: { CENTWISE?: Centwise } & Record<string, unknown> = {
        PropertiesService: {
          getScriptProperties: () => ({ getProperty: (name: string) => properties[name] }),
        },
        UrlFetchApp: {
          fetch: (address: string, options: SheetsOptions) => {
            asked = [address, options];
            if (reply === undefined) throw new Error('asked');
            const { status, text } = reply;
            return { getResponseCode: () => status, getContentText: () => text };
          },
        },
      };
      runInNewContext(readFileSync(join(examples, 'spreadsheet/centwise.gs'), 'utf8'), context);
      return context.CENTWISE!(...given);
    };
    assert.throws(run, { message: 'asked' });
    const [address, { method, contentType, headers, payload }] = asked!;
    const response = await service.send(address.slice('https://localhost:8443'.length), {
      method: method.toUpperCase(),
      headers: { ...headers, 'content-type': contentType },
      body: payload,
    });
    reply = { status: response.status, text: await response.text() };
    return run();
  }

  test('gives a result', async () => {
    assert.equal(await calculate('mortgage', 'monthly_payment', [...house, ['', '']]), 2128.97);
  });

  test('says what is wrong', async () => {
    const inputs = [...house.slice(1), ['home_prize', 1]];
    await assert.rejects(calculate('mortgage', 'monthly_payment', inputs), {
      message: /\/home_price is required.*\/home_prize is not a known field/,
    });
    await assert.rejects(calculate('morgage', 'monthly_payment', house), { message: /Did you mean/ });
    await assert.rejects(calculate('mortgage', 'payment', house), {
      message: /has monthly_payment,.*not payment/,
    });
  });
});

test(
  'the web page shows a schedule in a browser, and what is wrong',
  { ...slow, skip: withoutBrowser },
  async () => {
    const folder = await temporaryFolder();
    const service = await startProcess(folder);
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
      await service.stop();
      await rm(folder, { recursive: true });
    }
  },
);

describe('the agent', slow, () => {
  let service: ServiceProcess;
  let folder: string;
  let script: string;
  before(async () => {
    folder = await temporaryFolder();
    service = await startProcess(folder);
    // Where no package can be found.
    script = join(folder, 'agent.mjs');
    await copyFile(join(examples, 'agent/agent.mjs'), script);
  });
  after(async () => {
    await service.stop();
    await rm(folder, { recursive: true });
  });

  const ask = (args: readonly string[], settings: Record<string, string> = {}) =>
    finish('node', [script, ...args], {
      ...environmentOf({}),
      NODE_EXTRA_CA_CERTS: join(folder, 'tls/ca.pem'),
      CENTWISE_MCP_URL: `https://localhost:${service.port}/mcp`,
      CENTWISE_KEY: service.key!,
      ...settings,
    });

  test('finds a calculator, answers with it and shows the work, without a package', slow, async () => {
    const { code, stdout, stderr } = await ask(['2000', '80000', '7', '30']);
    assert.equal(code, 0, stderr);
    assert.match(stdout, /^Tools: search_calculators, .*solve.*explain/m);
    assert.match(stdout, /^2000 a month pays for a home of 380615$/m);
    assert.match(stdout, /^ {2}principal = home_price − down_payment = 300615$/m);
    assert.doesNotMatch(stdout, /undefined/);
  });

  test('says why there is no answer', slow, async () => {
    const unreachable = await ask(['-5']);
    assert.equal(unreachable.code, 1);
    assert.match(unreachable.stderr, /No value of home_price gives monthly_payment -5; the nearest .* is 0/);
    assert.match((await ask([], { CENTWISE_KEY: 'cw_live_wrong' })).stderr, /API key/);
    assert.match((await ask([], { NODE_EXTRA_CA_CERTS: '' })).stderr, /certificate/);
  });
});
