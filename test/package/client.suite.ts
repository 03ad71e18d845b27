import assert from 'node:assert/strict';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { launchBrowser, withoutBrowser } from '../kit/browser.ts';
import { readExample } from '../clients/readme.ts';
import { type InstalledPackage, installPackage, run } from '../kit/package.ts';
import { startProcess, type ServiceProcess } from '../kit/process.ts';

const root = new URL('../../', import.meta.url).pathname;
const slow = { timeout: 900_000 };

const program = `
import { Centwise, CentwiseNetworkError, CentwiseProblem } from 'centwise/client';
import assert from 'node:assert/strict';
const options = { baseUrl: process.env.BASE_URL, apiKey: process.env.KEY };
const client = new Centwise(options);
const house = { home_price: 400000, down_payment: 80000, interest_rate: 7, loan_term: 30 };
assert.equal((await client.calculate('mortgage', house)).monthly_payment, 2128.97);
const items = Array.from({ length: 3000 }, (_, id) => ({ id, calculator: 'mortgage', inputs: house }));
let count = 0;
for await (const { id, result } of client.batch(items)) {
  assert.equal(id, count++);
  assert.equal(result.monthly_payment, 2128.97);
}
for await (const reply of client.batch(items)) if (reply.index === 10) break;
assert.equal((await client.convert({ amount: 1, from: 'USD', to: 'AED' })).converted_amount, 3.67);
await assert.rejects(new Centwise({ ...options, apiKey: 'cw_live_wrong' }).usage(), (error) =>
  error instanceof CentwiseProblem && error.code === 'unauthenticated');
const nobody = new Centwise({ ...options, baseUrl: 'https://localhost:1/v1', retries: 0 });
await assert.rejects(nobody.usage(), CentwiseNetworkError);
console.log('used', count);
`;

/** What is wrong without the certificate authority, and how often it was tried. */
const untrusting = `
import { Centwise } from 'centwise/client';
let count = 0;
const fetching = (...request) => (count++, fetch(...request));
const client = new Centwise({ baseUrl: process.env.BASE_URL, apiKey: process.env.KEY, fetch: fetching });
await client.usage().catch(({ name, message }) => console.log(name, count, message));
`;

interface Installed extends InstalledPackage {
  readonly service: ServiceProcess;
}

async function install(): Promise<Installed> {
  const installed = await installPackage();
  await writeFile(join(installed.user, 'program.js'), program);
  await writeFile(join(installed.user, 'untrusting.js'), untrusting);
  return { ...installed, service: await startProcess(join(installed.folder, 'service')) };
}

describe('the client of the package', slow, () => {
  // In the first test and not before all: what goes before has less time.
  let installed: Promise<Installed> | undefined;
  const prepare = () => (installed ??= install());

  after(async () => {
    const { folder, service } = await prepare();
    await service.stop();
    await rm(folder, { recursive: true });
  });

  test('has the types that its user needs, and refuses what they do not allow', slow, async () => {
    const { user } = await prepare();
    const settings = {
      target: 'ES2022',
      module: 'NodeNext',
      strict: true,
      noEmit: true,
      lib: ['ES2022', 'DOM'],
    };
    await writeFile(
      join(user, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: settings, files: ['user.ts'] }),
    );
    await writeFile(
      join(user, 'user.ts'),
      `import { Centwise } from 'centwise/client';
       const client = new Centwise({ baseUrl: 'https://localhost/v1', apiKey: 'k' });
       const inputs = { initial_value: 1, final_value: 2, years: 3 };
       export const rate: number = (await client.calculate('cagr', inputs)).cagr;
       // @ts-expect-error: the calculator has no such input
       await client.calculate('cagr', { ...inputs, yeers: 3 });
       // @ts-expect-error: an amount is a number
       await client.calculate('cagr', { ...inputs, years: '3' });
       // @ts-expect-error: there is no such calculator
       await client.calculate('cagrr', inputs);
       // @ts-expect-error: the calculator has no schedule
       await client.calculate('cagr', inputs, { include: ['schedule'] });
       // @ts-expect-error: what is not included is not in the reply
       (await client.calculate('cagr', inputs)).explanation;
       export const steps: number = (await client.calculate('cagr', inputs, { include: ['explanation'] })).explanation.steps.length;
      `,
    );
    await run(join(root, 'node_modules/.bin/tsc'), ['--project', user]);
  });

  for (const [file, name] of [
    ['package/README.md', 'js'],
    ['package/README.md', 'js client'],
    ['package/README.md', 'js alone'],
    ['package/README.md', 'js browser'],
  ] as const) {
    test(`is used as ${file} shows (${name})`, slow, async () => {
      const { folder, user, service } = await prepare();
      const { program: example, output } = readExample(file, name, `https://localhost:${service.port}`);
      await writeFile(join(user, 'readme.js'), example);
      const printed = await run('node', [join(user, 'readme.js')], {
        KEY: service.key!,
        NODE_EXTRA_CA_CERTS: join(folder, 'service', 'tls', 'ca.pem'),
      });
      assert.equal(printed, output);
    });
  }

  for (const [runtime, command] of [
    ['Node', 'node'],
    ['Bun', join(root, 'node_modules/.bin/bun')],
  ] as const) {
    test(`is used from ${runtime} against a running service`, slow, async () => {
      const { folder, user, service } = await prepare();
      const printed = await run(command, [join(user, 'program.js')], {
        BASE_URL: `https://localhost:${service.port}/v1`,
        KEY: service.key!,
        NODE_EXTRA_CA_CERTS: join(folder, 'service', 'tls', 'ca.pem'),
      });
      assert.equal(printed, 'used 3000\n');
    });

    test(`says which certificate authority ${runtime} should trust`, slow, async () => {
      const { user, service } = await prepare();
      const printed = await run(command, [join(user, 'untrusting.js')], {
        BASE_URL: `https://localhost:${service.port}`,
        KEY: service.key!,
      });
      assert.match(
        printed,
        /^CentwiseCertificateError 1 .* Name its certificate authority in NODE_EXTRA_CA_CERTS/,
      );
    });
  }

  test('is used from a browser against a running service', { ...slow, skip: withoutBrowser }, async () => {
    const { user, service } = await prepare();
    await writeFile(join(user, 'page.js'), "export { Centwise } from 'centwise/client';");
    const bundle = join(user, 'bundle.js');
    const bun = join(root, 'node_modules/.bin/bun');
    await run(bun, ['build', join(user, 'page.js'), '--target=browser', '--format=esm', '--outfile', bundle]);
    const browser = await launchBrowser();
    try {
      const page = await (await browser.newContext({ ignoreHTTPSErrors: true })).newPage();
      const text = (await readFile(bundle, 'utf8')).replace(
        /export \{[^}]*\};?/,
        'globalThis.Centwise = Centwise;',
      );
      await page.addScriptTag({ content: text, type: 'module' });
      await page.waitForFunction('globalThis.Centwise !== undefined');
      const options = { baseUrl: `https://localhost:${service.port}/v1`, apiKey: service.key! };
      const printed = await page.evaluate(`(async () => {
        const client = new Centwise(${JSON.stringify(options)});
        const inputs = { initial_value: 10000, final_value: 25000, years: 5 };
        const items = Array.from({ length: 2500 }, () => ({ calculator: 'cagr', inputs }));
        let sum = 0;
        for await (const { result } of client.batch(items)) sum += result.total_return_pct;
        const wrong = await new Centwise(${JSON.stringify({ ...options, apiKey: 'wrong' })}).usage().catch((error) => error);
        return [sum, wrong.name, wrong.code, wrong.requestId !== undefined].join(' ');
      })()`);
      assert.equal(printed, '375000 CentwiseProblem unauthenticated true');
    } finally {
      await browser.close();
    }
  });
});
