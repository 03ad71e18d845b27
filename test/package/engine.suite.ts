import assert from 'node:assert/strict';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { spawnSync } from 'node:child_process';
import { basename, join } from 'node:path';
import { after, describe, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { build, type BuildOptions } from 'esbuild';
import type { Page } from 'playwright-core';
import { catalogue } from '#catalogue/index.ts';
import { launchBrowser, withoutBrowser } from '../kit/browser.ts';
import { readGolden } from '../kit/golden.ts';
import { type InstalledPackage, installPackage, npmSettings, run } from '../kit/package.ts';
import { goldenProgram, pageProgram, typesProgram, wrongProgram } from './programs.ts';

const root = new URL('../../', import.meta.url).pathname;
const slow = { timeout: 900_000 };

/** In bytes, as gzip compresses them. */
const MOST = { catalogue: 344_500, simulations: 50_000, mortgage: 28_800, calculator: 39_000 };
const LARGER: Readonly<Record<string, number>> = {
  // Payments, frequencies and accelerations have 192 combinations, and each has code of its own.
  'amortization-schedule': 97_200,
  // Guidelines, insurances and rates have 48.
  'mortgage-affordability': 68_100,
  // Six countries, each with its figures and code of its own.
  'take-home-pay': 111_000,
  'income-tax': 55_000,
  // Options have code of their own: measures of prepayment and of default, types of lease, days that count.
  'pool-cash-flows': 49_000,
  'lease-liability': 77_000,
  'student-loan': 45_300,
  'mortgage-payoff': 43_600,
  // A ledger with its rules.
  'loan-account': 45_100,
  // Market history alone has 22,000, and the rules of plans 2,000.
  'historical-backtest': 62_500,
  'monte-carlo': 75_000,
  'withdrawal-comparison': 62_500,
  'inflation-history': 51_000,
};

/** Versions of Node, from npm, and Deno; the Node of the machine and Bun are there. */
const platform = `${process.platform}-${process.arch}`;
const runtimes = {
  'node-22': `npm:node-${platform}@22.23.3`,
  'node-24': `npm:node-${platform}@24.9.0`,
  deno: '2.9.6',
  vite: '8.3.8',
};

interface Installed extends InstalledPackage {
  readonly casesOfEvery: (every: number) => number;
}

async function install(): Promise<Installed> {
  const installed = await installPackage();
  const { user } = installed;
  const golden = catalogue.map(({ id }) => {
    const { cases } = readGolden(id) as { readonly cases: readonly object[] };
    return [id, cases] as const;
  });
  await writeFile(join(user, 'golden.json'), JSON.stringify(Object.fromEntries(golden)));
  await cp(join(root, 'test/package/every.js'), join(user, 'every.js'));
  await writeFile(join(user, 'program.js'), goldenProgram);
  const casesOfEvery = (every: number) =>
    golden.reduce((sum, [, cases]) => sum + 2 * Math.ceil(cases.length / every), 0);
  return { ...installed, casesOfEvery };
}

describe('the engine of the package', slow, () => {
  // In the first test and not before all: what goes before has less time.
  let installed: Promise<Installed> | undefined;
  const prepare = () => (installed ??= install());
  let tools: Promise<string> | undefined;
  const prepareTools = async () => {
    const { folder } = await prepare();
    return (tools ??= installTools(folder));
  };

  after(async () => rm((await prepare()).folder, { recursive: true }));

  test('has nothing to blame by publint and attw', slow, async () => {
    const { tarball } = await prepare();
    await run(join(root, 'node_modules/.bin/publint'), ['run', tarball, '--strict']);
    // CommonJS of Node 20 may not require an ES module: the package has only these.
    await run(join(root, 'node_modules/.bin/attw'), [tarball, '--profile', 'esm-only']);
  });

  test('asks for nothing of a runtime, and for no other package', slow, async () => {
    const { user } = await prepare();
    const folder = join(user, 'node_modules/centwise');
    const described = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as object;
    assert.ok(!('dependencies' in described) && !('optionalDependencies' in described));
    const modulesIn = async (path: string) =>
      (await readdir(join(folder, 'dist', path)))
        .filter((name) => name.endsWith('.js') && name !== 'centwise.js')
        .map((name) => path + name);
    const engine = await modulesIn('');
    for (const file of [...engine, ...(await modulesIn('calculators/'))]) {
      const text = await readFile(join(folder, 'dist', file), 'utf8');
      const modules = [...text.matchAll(/(?:^|[;}])(?:import|export)\b[^'"`]*?["']([^"']+)["']/g)].map(
        ([, name]) => name!,
      );
      assert.deepEqual(
        modules.filter((name) => !/^\.\.?\/[\w/-]+\.js$/.test(name)),
        [],
        file,
      );
      assert.doesNotMatch(text, /\bBuffer\b|\bprocess\.|\brequire\(/, file);
      if (!engine.includes(file)) assert.doesNotMatch(text, /\bFunction\(|\beval\(/, file);
    }
  });

  test('shows an uncaught mistake on one screen', slow, async () => {
    const { user } = await prepare();
    for (const mistake of [
      "import { calculate } from 'centwise'; calculate('mortgage', {})",
      "import { mortgage } from 'centwise/mortgage'; mortgage({})",
    ]) {
      const { status, stderr } = spawnSync('node', ['--input-type=module', '--eval', mistake], {
        cwd: user,
        encoding: 'utf8',
      });
      assert.equal(status, 1);
      assert.match(stderr, /\/home_price is required/);
      assert.ok(stderr.length < 4_000, `${stderr.length} characters`);
    }
  });

  test('is as small as it says', slow, async () => {
    const { user } = await prepare();
    const sizesOf = async (options: BuildOptions) => {
      const { outputFiles } = await build({
        bundle: true,
        minify: true,
        format: 'esm',
        write: false,
        outdir: user,
        ...options,
      });
      return new Map(
        outputFiles!.map(({ path, contents: bytes }) => [
          basename(path),
          gzipSync(bytes, { level: 9 }).length,
        ]),
      );
    };
    const splitSizesOf = (contents: string) =>
      sizesOf({ stdin: { contents, resolveDir: user }, splitting: true });
    const all = "export { calculate, explain, schedule, solve, sweep } from 'centwise';";
    const whole = (await splitSizesOf(all)).get('stdin.js')!;
    assert.ok(whole <= MOST.catalogue, `the catalogue has ${whole} bytes`);
    const [simulations = '', ...others] = [...(await splitSizesOf("export * from 'centwise';"))]
      .filter(([name]) => name.startsWith('simulations'))
      .map(([, size]) => String(size));
    assert.deepEqual(others, []);
    assert.ok(Number(simulations) <= MOST.simulations, `the simulations have ${simulations} bytes`);
    const alone = join(user, 'alone');
    await mkdir(alone);
    const entryPoints = catalogue.map(({ id }) => join(alone, `${id}.js`));
    for (const [index, { id }] of catalogue.entries())
      await writeFile(entryPoints[index]!, `export * from 'centwise/${id}';`);
    const sizes = await sizesOf({ entryPoints });
    const large = catalogue.flatMap(({ id }) => {
      const size = sizes.get(`${id}.js`)!;
      const most = id === 'mortgage' ? MOST.mortgage : (LARGER[id] ?? MOST.calculator);
      return size <= most ? [] : [`${id} has ${size} bytes`];
    });
    assert.deepEqual(large, []);
  });

  test('has the types that its user needs, and refuses what they do not allow', slow, async () => {
    const { user } = await prepare();
    const compilerOptions = { target: 'ES2022', module: 'NodeNext', strict: true, noEmit: true, types: [] };
    await writeFile(join(user, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['user.ts'] }));
    await writeFile(join(user, 'user.ts'), typesProgram);
    await run(join(root, 'node_modules/.bin/tsc'), ['--project', user]);
  });

  test('says all that is wrong, whatever it is given', slow, async () => {
    const { user } = await prepare();
    await writeFile(join(user, 'wrong.js'), wrongProgram);
    assert.equal(await run('node', [join(user, 'wrong.js')]), 'refused\n');
  });

  for (const [name, every, commandOf] of [
    ["the machine's Node", 1, () => ['node']],
    ['Bun', 6, () => [join(root, 'node_modules/.bin/bun')]],
    ['Node 22', 6, (tools: string) => [join(tools, 'node-22/bin/node')]],
    ['Node 24', 6, (tools: string) => [join(tools, 'node-24/bin/node')]],
    ['Deno', 6, (tools: string) => [join(tools, '.bin/deno'), 'run', '--allow-read', '--no-remote']],
  ] as const) {
    test(`gives the golden results on ${name}`, slow, async () => {
      const { user, casesOfEvery } = await prepare();
      const [command = '', ...options] = commandOf(await prepareTools());
      const printed = await run(command, [...options, join(user, 'program.js'), String(every)]);
      assert.equal(printed.trim(), String(casesOfEvery(every)));
    });
  }

  for (const bundler of ['esbuild', 'Vite'] as const) {
    test(`runs in a page that ${bundler} has bundled`, { ...slow, skip: withoutBrowser }, async () => {
      const { user } = await prepare();
      await writeFile(join(user, 'page.js'), pageProgram);
      const bundle =
        bundler === 'Vite' ? await bundleByVite(user, await prepareTools()) : await bundleByEsbuild(user);
      const browser = await launchBrowser();
      try {
        const page = await browser.newPage();
        await page.addScriptTag({ content: bundle, type: 'module' });
        await page.waitForFunction('globalThis.answer !== undefined');
        assert.equal(await page.evaluate('globalThis.answer'), '2128.97 10746.95 380615 invalid-input');
        await requireGoldenSimulation(page);
      } finally {
        await browser.close();
      }
    });
  }

  test(
    'has calculators that run under a strict content policy',
    { ...slow, skip: withoutBrowser },
    async () => {
      const { user } = await prepare();
      // A simulation runs without WebAssembly there.
      const program =
        "import { mortgage } from 'centwise/mortgage'; import { monteCarlo } from 'centwise/monte-carlo'; globalThis.answer = mortgage; globalThis.simulate = monteCarlo;";
      await writeFile(join(user, 'page.js'), program);
      const bundle = await bundleByEsbuild(user);
      const browser = await launchBrowser();
      try {
        const page = await browser.newPage();
        await page.route('**/*', (route) =>
          route.fulfill({
            contentType: route.request().url().endsWith('.js') ? 'text/javascript' : 'text/html',
            headers: { 'content-security-policy': "default-src 'self'" },
            body: route.request().url().endsWith('.js')
              ? bundle
              : '<script type="module" src="/page.js"></script>',
          }),
        );
        await page.goto('https://centwise.example/');
        await page.waitForFunction('globalThis.answer !== undefined');
        const inputs = { home_price: 400000, down_payment: 80000, interest_rate: 7, loan_term: 30 };
        assert.equal(await page.evaluate(`answer(${JSON.stringify(inputs)}).monthly_payment`), 2128.97);
        await requireGoldenSimulation(page);
      } finally {
        await browser.close();
      }
    },
  );

  test('loads simulations when they are wanted', { ...slow, skip: withoutBrowser }, async () => {
    const { user } = await prepare();
    const { cases } = readGolden('inflation-history') as { readonly cases: readonly GoldenCase[] };
    const { input, output } = cases.find((one) => one.output !== undefined)!;
    const browser = await launchBrowser();
    try {
      const page = await browser.newPage();
      const asked: string[] = [];
      await page.route('**/*', async (route) => {
        const path = new URL(route.request().url()).pathname;
        asked.push(path);
        const body =
          path === '/' ? '' : await readFile(join(user, 'node_modules/centwise/dist', path), 'utf8');
        await route.fulfill({ contentType: path === '/' ? 'text/html' : 'text/javascript', body });
      });
      await page.goto('https://centwise.example/');
      const engine = "await import('/index.js')";
      const call = `(${engine}).calculate('inflation-history', ${JSON.stringify(input)})`;
      const refusal = await page.evaluate(
        `(async () => { try { ${call} } catch (error) { return String(error); } })()`,
      );
      assert.equal(
        refusal,
        'CentwiseError: inflation-history is not loaded yet; call "await loadSimulations()" before.',
      );
      assert.ok(!asked.includes('/simulations.js'));
      const reply = await page.evaluate(
        `(async () => { await (${engine}).loadSimulations(); return ${call}; })()`,
      );
      assert.deepEqual(reply, output);
      assert.ok(asked.includes('/simulations.js'));
    } finally {
      await browser.close();
    }
  });
});

/** Every digit of the first golden simulation, by the function `simulate` of the page. */
async function requireGoldenSimulation(page: Page): Promise<void> {
  const { cases } = readGolden('monte-carlo') as { readonly cases: readonly [GoldenCase] };
  const { input, output } = cases[0];
  const found = await page.evaluate<object>(`simulate(${JSON.stringify(input)})`);
  assert.deepEqual(found, { ...found, ...output });
}

interface GoldenCase {
  readonly input: object;
  readonly output?: object;
}

async function installTools(folder: string): Promise<string> {
  const tools = join(folder, 'tools');
  const packages = Object.entries(runtimes).map(([name, version]) => `${name}@${version}`);
  const options = ['--prefix', tools, '--no-audit', '--no-fund', '--ignore-scripts'];
  await run('npm', ['install', ...options, ...packages], npmSettings());
  return join(tools, 'node_modules');
}

async function bundleByEsbuild(user: string): Promise<string> {
  const built = await build({
    entryPoints: [join(user, 'page.js')],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  });
  return built.outputFiles[0]!.text;
}

async function bundleByVite(user: string, tools: string): Promise<string> {
  const options = { lib: { entry: 'page.js', formats: ['es'], fileName: 'page' }, outDir: 'vite' };
  await writeFile(join(user, 'vite.config.js'), `export default { build: ${JSON.stringify(options)} };`);
  await run('node', [join(tools, 'vite/bin/vite.js'), 'build', user, '--logLevel', 'error']);
  return readFile(join(user, 'vite/page.js'), 'utf8');
}
